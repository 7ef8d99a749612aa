import type { SimpleTypeDefinition } from "../../../model/xml-schema/components.js";
import { readSimpleValue } from "../../../model/xml-schema/simple-values.js";

/** The namespaces that prefixes in examples stand for: none but that of XML itself. */
export function lookupPrefix(prefix: string): string | undefined {
  return prefix === "" ? "" : undefined;
}

/** True when a type takes a text as it stands, with its white space. */
export function takesText(type: SimpleTypeDefinition, text: string): boolean {
  return readSimpleValue(type, text, lookupPrefix).ok;
}

const known = new WeakMap<SimpleTypeDefinition, SimpleTypeDefinition>();

/** The type without its patterns: what it says of values. */
export function withoutPatterns(type: SimpleTypeDefinition): SimpleTypeDefinition {
  if (type.facets.patterns === undefined) return type;
  let result = known.get(type);
  if (result === undefined) {
    const { patterns: _, ...facets } = type.facets;
    known.set(type, (result = { ...type, facets }));
  }
  return result;
}
