import { collapseWhiteSpace } from "../../../templates/runtime/xsd/white-space.js";
import type { SimpleTypeDefinition } from "./components.js";
import { isInteger, keepsText, simpleForm } from "./simple-form.js";
import { normalizedWhiteSpace } from "./white-space.js";

/**
 * Returns the distinct values of an enumeration as TypeScript values (XML Schema Part 2, section 4.3.5); undefined if
 * it has none, or its values have no literals.
 */
export function enumerationValues(type: SimpleTypeDefinition): readonly (string | number | bigint)[] | undefined {
  const { enumeration } = type.facets;
  if (enumeration === undefined || keepsText(type)) return undefined;
  const read = valueOf(type);
  if (read === undefined) return undefined;
  return [...new Set(enumeration.map(({ value }) => read(value)))];
}

/**
 * Returns the fixed value as a TypeScript value (Part 1, sections 3.2.1 and 3.3.1); undefined if it has several lexical
 * forms, or no literal.
 */
export function fixedValue(type: SimpleTypeDefinition, text: string): string | number | bigint | boolean | undefined {
  const { variety } = type;
  if (variety.kind !== "atomic" || keepsText(type)) return undefined;
  if (variety.primitive === "boolean") return /^\s*(?:true|1)\s*$/.test(text);
  const isPlain = variety.primitive === "string" || variety.primitive === "anyURI" || isInteger(type);
  return isPlain ? valueOf(type)?.(text) : undefined;
}

function valueOf(type: SimpleTypeDefinition): ((text: string) => string | number | bigint) | undefined {
  switch (simpleForm(type).kind) {
    case "text":
      return (text) => normalizedWhiteSpace(type, text);
    case "integer":
      return (text) => Number(collapseWhiteSpace(text));
    case "bigint":
      return (text) => BigInt(collapseWhiteSpace(text).replace(/^\+/, ""));
    case "boolean":
    case "double":
    case "bytes":
    case "name":
    case "list":
    case "union":
      return undefined;
  }
}
