import { subschemas, type JsonSchema } from "../model/json-schema/schema.js";
import type { Contract } from "../model/contract.js";
import { isHiddenIn } from "../model/json-schema/is-hidden.js";
import type { Direction } from "./plan.js";
import { reachableSchemas, schemaUses } from "./reachable.js";

/**
 * The schemas that some operation returns and nothing sends, themselves or inside others: nobody asks for their request
 * view. Components that no operation uses keep both of theirs, and so does what they refer to.
 */
export function receivedOnly(contract: Contract): ReadonlySet<JsonSchema> {
  const uses = schemaUses(contract);
  const roots = (wanted: Direction): readonly JsonSchema[] => {
    return uses.filter(({ direction }) => direction === wanted).map(({ schema }) => schema);
  };
  const received = reachableSchemas(roots("response"));
  const others = [...contract.schemas.values()].filter((schema) => !received.has(schema));
  const sent = reachableSchemas([...roots("request"), ...others]);
  return new Set([...received].filter((schema) => !sent.has(schema)));
}

/** The schemas whose request and response views differ: they hold a readOnly or writeOnly property, here or further down. */
export function schemasWithViews(schemas: ReadonlySet<JsonSchema>): Set<JsonSchema> {
  const users = new Map<JsonSchema, JsonSchema[]>();
  const differing = new Set<JsonSchema>();
  for (const schema of schemas) {
    for (const used of subschemas(schema)) addUser(used, schema);
    if (schema.ref !== undefined) addUser(schema.ref.target, schema);
    for (const property of schema.properties?.values() ?? []) {
      if (isHiddenIn("request", property) || isHiddenIn("response", property)) differing.add(schema);
    }
  }
  // A Set visits what is added while it is walked, so this spreads from users to their users.
  for (const schema of differing) {
    for (const user of users.get(schema) ?? []) differing.add(user);
  }
  return differing;

  function addUser(used: JsonSchema, user: JsonSchema): void {
    const known = users.get(used);
    if (known === undefined) users.set(used, [user]);
    else known.push(user);
  }
}
