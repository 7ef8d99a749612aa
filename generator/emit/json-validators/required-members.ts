import { suggest } from "../../diagnostics/suggest.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { hiddenAt, type EmitContext } from "./emit-context.js";

/** More pairs of names are not compared; then nobody looks for misspelt ones. */
export const maxNamePairs = 200_000;

/** The names of members that must be there, of those that can be seen from a side. */
export function requiredAt(schema: JsonSchema, site: EmitContext): ReadonlySet<string> {
  const hidden = hiddenAt(schema, site);
  return new Set(schema.required?.filter((name) => !hidden.has(name)));
}

/** The names of members that one which must be there may be taken for. */
export function nearNames(schema: JsonSchema, required: ReadonlySet<string>): readonly string[] {
  const named = [...(schema.properties?.keys() ?? [])];
  return [...new Set([...required].flatMap((name) => named.filter((other) => suggest(name, [other]) !== undefined)))];
}
