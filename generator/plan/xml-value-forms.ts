import type { SimpleTypeDefinition } from "../model/xml-schema/components.js";
import { builtinBase, patternsOfRestrictions, simpleForm, type SimpleForm } from "../model/xml-schema/simple-form.js";
import type { DateForm, Int64Form } from "../settings/shape-settings.js";

/** The settings of values in memory. */
export interface XmlValueSettings {
  readonly dates: DateForm;
  readonly int64: Int64Form;
}

/** The form of values of a simple type under the settings `dates` and `int64`. */
export type XmlValueForm = SimpleForm | { readonly kind: "date" };

/**
 * Returns the form of a type's values. Types with a pattern or an enumeration are about the text of a value, so the settings
 * do not apply to them.
 */
export function xmlValueForm(type: SimpleTypeDefinition, { dates, int64 }: XmlValueSettings): XmlValueForm {
  const form = simpleForm(type);
  if (type.facets.enumeration !== undefined || patternsOfRestrictions(type).length > 0) return form;
  if (form.kind === "text") return dates === "Date" && isDateTime(type) ? { kind: "date" } : form;
  if (int64 === "number" || !isLong(type)) return form;
  return int64 === "bigint" ? { kind: "bigint" } : { kind: "text" };
}

/** True if a setting other than the default is about a type. */
export function settingOf(
  type: SimpleTypeDefinition,
  { dates, int64 }: XmlValueSettings,
): "dates" | "int64" | undefined {
  if (dates === "Date" && isDateTime(type)) return "dates";
  return int64 !== "number" && isLong(type) ? "int64" : undefined;
}

function isDateTime(type: SimpleTypeDefinition): boolean {
  return builtinBase(type)?.name?.local === "dateTime";
}

/** True for xs:long and xs:unsignedLong with any bounds, and for other integers that do not fit a number. */
function isLong(type: SimpleTypeDefinition): boolean {
  const base = builtinBase(type)?.name?.local;
  return base === "long" || base === "unsignedLong" || simpleForm(type).kind === "bigint";
}
