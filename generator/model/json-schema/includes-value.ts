import { equalsJson } from "../../../templates/runtime/json/equal.js";
import { canonicalText } from "../../../templates/runtime/json/unique.js";
import type { JsonValue } from "./schema.js";

/**
 * True if a list contains a value that is equal by JSON Schema. Long lists are indexed by serialized value, so they
 * must not change later.
 */
export function includesValue(list: readonly JsonValue[], value: JsonValue): boolean {
  if (list.length <= short) return list.some((item) => equalsJson(item, value));
  let texts = known.get(list);
  if (texts === undefined) known.set(list, (texts = new Set(list.map(canonicalText))));
  return texts.has(canonicalText(value));
}

const short = 16;
const known = new WeakMap<readonly JsonValue[], ReadonlySet<string>>();
