import type { JsonValue } from "../../model/json-schema/schema.js";
import { jsonLiteral, propertyKey } from "../../text/literals.js";

const width = 88;

/** Returns a value as an expression: on one line if it fits after `indent` columns, otherwise one line per property. */
export function sampleLiteral(value: JsonValue, indent: number = 0): string {
  const line = jsonLiteral(value);
  if (line.length + indent <= width || typeof value !== "object" || value === null) return line;
  if (Array.isArray(value)) {
    return inLines(
      "[",
      value.map((item: JsonValue) => sampleLiteral(item, indent + 2)),
      "]",
      indent,
    );
  }
  return objectLiteral(Object.entries(value), {}, indent);
}

/** Returns an object as an expression; some of its properties are already expressions. */
export function objectLiteral(
  members: readonly (readonly [name: string, value: JsonValue])[],
  expressions: Readonly<Record<string, string>>,
  indent: number = 0,
): string {
  const texts = members.map(([name, value]) => {
    const expression = Object.hasOwn(expressions, name) ? expressions[name] : undefined;
    return `${propertyKey(name)}: ${expression ?? sampleLiteral(value, indent + 2)}`;
  });
  const line = texts.length === 0 ? "{}" : `{ ${texts.join(", ")} }`;
  return line.length + indent <= width && !line.includes("\n") ? line : inLines("{", texts, "}", indent);
}

function inLines(open: string, items: readonly string[], close: string, indent: number): string {
  const margin = " ".repeat(indent);
  return `${open}\n${items.map((item) => `${margin}  ${item},\n`).join("")}${margin}${close}`;
}
