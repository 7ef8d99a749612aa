import { addTo } from "../../model/grouped.js";
import { subschemas, type JsonSchema } from "../../model/json-schema/schema.js";

/**
 * The schemas from which a cycle of references can be reached, or one of those given: checking them needs a limit on depth.
 * Takes linear time.
 */
export function schemasThatRecur(
  roots: Iterable<JsonSchema>,
  revisited: ReadonlySet<JsonSchema> = new Set(),
): ReadonlySet<JsonSchema> {
  const users = new Map<JsonSchema, JsonSchema[]>();
  const open = new Map<JsonSchema, number>();
  const reached = new Set<JsonSchema>(roots);
  // A Set visits what is added while it is walked.
  for (const schema of reached) {
    const inner = usedBy(schema);
    open.set(schema, inner.length);
    for (const used of inner) {
      reached.add(used);
      addTo(users, used, schema);
    }
  }
  // Schemas that use nothing are done; a schema is done when all it uses are. Schemas that are never done lead into a cycle.
  for (const schema of revisited) open.set(schema, Number.POSITIVE_INFINITY);
  const done = [...reached].filter((schema) => open.get(schema) === 0);
  for (let schema = done.pop(); schema !== undefined; schema = done.pop()) {
    reached.delete(schema);
    for (const user of users.get(schema) ?? []) {
      const left = (open.get(user) ?? 0) - 1;
      open.set(user, left);
      if (left === 0) done.push(user);
    }
  }
  return reached;
}

function usedBy(schema: JsonSchema): readonly JsonSchema[] {
  const inner = subschemas(schema).filter((used) => used !== schema.contentSchema);
  return schema.ref === undefined ? inner : [...inner, schema.ref.target];
}
