import type { JsonSchema, JsonValue } from "./schema.js";
import { fitsKeywords } from "./fits-keywords.js";
import { accepts, type SchemaPosition } from "./evaluation.js";

/** JSON Schema validation, section 6.4, and core, section 10.3.1. Records the evaluated positions. */
export function evaluateItems(
  schema: JsonSchema,
  value: readonly JsonValue[],
  evaluationPlace: SchemaPosition,
  seen: Set<string | number>,
): boolean {
  if (!fitsKeywords(value, schema, "array")) return false;
  const { prefixItems = [], contains } = schema;
  for (const [index, item] of value.entries()) {
    const inner = prefixItems[index] ?? schema.items;
    if (inner === undefined) continue;
    if (!accepts(inner, item, evaluationPlace)) return false;
    seen.add(index);
  }
  if (contains === undefined) return true;
  let found = 0;
  for (const [index, item] of value.entries()) {
    if (!accepts(contains, item, evaluationPlace)) continue;
    found += 1;
    seen.add(index);
  }
  return found >= (schema.minContains ?? 1) && found <= (schema.maxContains ?? Infinity);
}
