import type { XmlSchema } from "../model/xml-schema/components.js";

/** The prefixes by which a schema itself calls namespaces: of each, the first that a document declares. */
export function schemaPrefixes(schema: XmlSchema | undefined): ReadonlyMap<string, string> {
  const prefixes = new Map<string, string>();
  for (const { prefixes: declared } of schema?.documents ?? []) {
    for (const [prefix, namespace] of declared) {
      if (/^[A-Za-z][A-Za-z0-9]*$/.test(prefix) && !prefixes.has(namespace)) prefixes.set(namespace, prefix);
    }
  }
  return prefixes;
}
