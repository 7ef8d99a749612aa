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
  const hiding = [...schemas].filter((schema) =>
    [...(schema.properties?.values() ?? [])].some(
      (property) => isHiddenIn("request", property) || isHiddenIn("response", property),
    ),
  );
  return usersOf(schemas, subschemas, hiding);
}

/** Some schemas, and those that use them: by a reference, or as `inside` says. */
export function usersOf(
  schemas: Iterable<JsonSchema>,
  inside: (schema: JsonSchema) => readonly JsonSchema[],
  some: Iterable<JsonSchema>,
): Set<JsonSchema> {
  const users = new Map<JsonSchema, JsonSchema[]>();
  for (const schema of schemas) {
    for (const used of inside(schema)) addUser(used, schema);
    if (schema.ref !== undefined) addUser(schema.ref.target, schema);
  }
  const found = new Set(some);
  // A Set visits what is added while it is walked, so this spreads from users to their users.
  for (const schema of found) {
    for (const user of users.get(schema) ?? []) found.add(user);
  }
  return found;

  function addUser(used: JsonSchema, user: JsonSchema): void {
    const known = users.get(used);
    if (known === undefined) users.set(used, [user]);
    else known.push(user);
  }
}
