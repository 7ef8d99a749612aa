import type { SimpleTypeDefinition, ValueConstraint } from "../../model/xml-schema/components.js";
import { enumerationValues, fixedValue } from "../../model/xml-schema/enumeration-values.js";
import { valueLiteral } from "../../text/literals.js";

/** The values of an enumeration as TypeScript literals; undefined where there is none or its values have no literals. */
export function enumerationLiterals(type: SimpleTypeDefinition): readonly string[] | undefined {
  return enumerationValues(type)?.map(valueLiteral);
}

/** The value of a fixed text as a TypeScript literal; undefined where it has none. */
export function fixedLiteral(type: SimpleTypeDefinition, constraint: ValueConstraint | undefined): string | undefined {
  if (constraint?.kind !== "fixed") return undefined;
  const value = fixedValue(type, constraint.value);
  return typeof value === "boolean" ? String(value) : value === undefined ? undefined : valueLiteral(value);
}
