import type { XmlViewKind } from "../xml-schema/components.js";
import type { JsonSchema } from "./schema.js";

/** Keywords of schemas that are derived from a view of an XSD: the names of properties that the view excludes. */
const keys = { create: "x-xsd-cannot-create", update: "x-xsd-cannot-update" } as const;

/** Returns the keyword for the properties that a view excludes. */
export function absentKey(view: XmlViewKind): string {
  return keys[view];
}

/**
 * Returns the properties of a schema that a view excludes. The extension is unchecked in a spec, so values that are not
 * strings are ignored.
 */
export function absentMembers({ extensions }: JsonSchema, view: XmlViewKind): readonly string[] {
  const names = extensions?.get(keys[view]);
  return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
}
