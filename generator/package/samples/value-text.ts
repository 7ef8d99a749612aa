import type { JsonValue } from "../../model/json-schema/schema.js";
import { jsonLiteral, propertyKey } from "../../text/literals.js";

const width = 88;

/** A value as an expression: on one line where it fits behind `indent` columns, else a line for each member. */
export function valueText(value: JsonValue, indent: number = 0): string {
  const line = jsonLiteral(value);
  if (line.length + indent <= width || typeof value !== "object" || value === null) return line;
  const deeper = indent + 2;
  const lines = Array.isArray(value)
    ? value.map((item: JsonValue) => valueText(item, deeper))
    : Object.entries(value).map(([name, member]) => `${propertyKey(name)}: ${valueText(member, deeper)}`);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return `${open}\n${lines.map((item) => `${" ".repeat(deeper)}${item},\n`).join("")}${" ".repeat(indent)}${close}`;
}
