import { subschemas, type JsonSchema } from "../model/json-schema/schema.js";
import type { Contract } from "../model/contract.js";
import { usersOf as usersAmong } from "../model/users-of.js";
import { hidesProperties } from "../model/json-schema/is-hidden.js";
import type { Direction } from "./plan.js";
import { reachableSchemas, schemaUses } from "./reachable.js";

/**
 * Returns the schemas that operations only return, directly or inside others: their request view is unused. Components
 * that no operation uses keep both views, as do the schemas that they refer to.
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
  const hiding = [...schemas].filter(
    (schema) => hidesProperties("request", schema) || hidesProperties("response", schema),
  );
  return usersOfSchemas(schemas, subschemas, hiding);
}

/** Returns some schemas and the schemas that use them, by a reference or by `inside`. */
export function usersOfSchemas(
  schemas: Iterable<JsonSchema>,
  inside: (schema: JsonSchema) => readonly JsonSchema[],
  some: Iterable<JsonSchema>,
): Set<JsonSchema> {
  const used = (schema: JsonSchema): readonly JsonSchema[] => {
    return schema.ref === undefined ? inside(schema) : [...inside(schema), schema.ref.target];
  };
  return usersAmong(schemas, used, some);
}
