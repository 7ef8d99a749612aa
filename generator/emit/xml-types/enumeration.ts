import type { SimpleTypeDefinition, ValueConstraint } from "../../model/xml-schema/components.js";
import { anySimpleType } from "../../model/xml-schema/builtin-types.js";
import { enumerationValues, fixedValue } from "../../model/xml-schema/enumeration-values.js";
import { simpleForm } from "../../model/xml-schema/simple-form.js";
import type { InterfacePlan } from "../../plan/plan.js";
import { xmlValueForm } from "../../plan/xml-value-forms.js";
import { valueLiteral } from "../../text/literals.js";

/** The values of an enumeration as TypeScript literals; undefined where there is none or its values have no literals. */
export function enumerationLiterals(type: SimpleTypeDefinition): readonly string[] | undefined {
  return enumerationValues(type)?.map(valueLiteral);
}

/**
 * The value of a fixed text as a TypeScript literal; undefined where it has none. An attribute of xs:anySimpleType is its text, but
 * xsi:type may give such an element another type.
 */
export function fixedLiteral(
  type: SimpleTypeDefinition,
  constraint: ValueConstraint | undefined,
  { xmlValues }: InterfacePlan,
  isAttribute: boolean,
): string | undefined {
  if (constraint?.kind === "fixed" && type === anySimpleType && isAttribute) return valueLiteral(constraint.value);
  if (constraint?.kind !== "fixed" || xmlValueForm(type, xmlValues).kind !== simpleForm(type).kind) return undefined;
  const value = fixedValue(type, constraint.value);
  return typeof value === "boolean" ? String(value) : value === undefined ? undefined : valueLiteral(value);
}
