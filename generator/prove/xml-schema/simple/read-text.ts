import type { SimpleTypeDefinition } from "../../../model/xml-schema/components.js";
import { readSimpleValue } from "../../../model/xml-schema/simple-values.js";

/** Returns the namespace of a prefix in examples: only "xml" has one. */
export function lookupPrefix(prefix: string): string | undefined {
  return prefix === "" ? "" : undefined;
}

/** True if a type accepts a string as written, including its white space. */
export function takesText(type: SimpleTypeDefinition, text: string): boolean {
  return readSimpleValue(type, text, lookupPrefix).ok;
}

const known = new WeakMap<SimpleTypeDefinition, SimpleTypeDefinition>();

/** Returns the type without its patterns, which constrains values only. */
export function withoutPatterns(type: SimpleTypeDefinition): SimpleTypeDefinition {
  if (type.facets.patterns === undefined) return type;
  let result = known.get(type);
  if (result === undefined) {
    const { patterns: _, ...facets } = type.facets;
    known.set(type, (result = { ...type, facets }));
  }
  return result;
}
