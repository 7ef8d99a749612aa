import type { XmlViewKind } from "../xml-schema/components.js";
import type { JsonSchema } from "./schema.js";

/** Keywords of schemas that are derived from a view of an XSD: the names of members that have no place in it. */
const keys = { create: "x-xsd-cannot-create", update: "x-xsd-cannot-update" } as const;

/** The keyword for members that have no place in a view. */
export function absentKey(view: XmlViewKind): string {
  return keys[view];
}

/** The members of a schema that have no place in a view. A contract may write anything there: only texts are names. */
export function absentMembers({ extensions }: JsonSchema, view: XmlViewKind): readonly string[] {
  const names = extensions?.get(keys[view]);
  return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
}
