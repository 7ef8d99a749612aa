import type { JsonSchema } from "./schema.js";

/**
 * Returns a function that is true if a schema, or any schema reachable from it by `inner`, has a mark. Each schema is
 * visited once for all calls.
 */
export function createSpread(
  isMarked: (schema: JsonSchema) => boolean,
  inner: (schema: JsonSchema) => readonly JsonSchema[],
): (schema: JsonSchema) => boolean {
  const known = new WeakMap<JsonSchema, boolean>();

  return (schema) => {
    const answer = known.get(schema);
    if (answer !== undefined) return answer;
    explore(schema);
    return known.get(schema) ?? false;
  };

  /** Nothing is marked at first; a mark spreads to the schemas that contain a marked one. */
  function explore(root: JsonSchema): void {
    const holders = new Map<JsonSchema, JsonSchema[]>();
    const found = new Set<JsonSchema>([root]);
    const marked: JsonSchema[] = [];
    for (const schema of found) {
      known.set(schema, false);
      if (isMarked(schema)) marked.push(schema);
      for (const part of inner(schema)) {
        if (known.get(part) === true) marked.push(schema);
        else if (!known.has(part) || found.has(part)) {
          found.add(part);
          const list = holders.get(part) ?? [];
          holders.set(part, list);
          list.push(schema);
        }
      }
    }
    for (const schema of marked) {
      if (known.get(schema) === true) continue;
      known.set(schema, true);
      marked.push(...(holders.get(schema) ?? []));
    }
  }
}
