import { isOfType } from "../../../model/json-schema/json-kinds.js";
import { isAnnotation } from "../../../model/json-schema/keywords.js";
import type { JsonSchema, JsonType, JsonValue } from "../../../model/json-schema/schema.js";
import { includesValue } from "../../../model/json-schema/includes-value.js";

/** The values of a schema that says nothing but which they are; undefined for any other. */
export function finiteValues(schema: JsonSchema, depth: number = 0): readonly JsonValue[] | undefined {
  if (schema.boolean !== undefined || depth > maxDepth) return undefined;
  const listed = finiteEnumValues(schema);
  for (const keyword in schema) {
    if (isAnnotation(keyword) || keyword === "enum" || keyword === "const" || keyword === "types") continue;
    if (keyword !== "oneOf" && keyword !== "anyOf") return undefined;
  }
  const lists = [listed, branchValues(schema.anyOf, false, depth), branchValues(schema.oneOf, true, depth)];
  const known = lists.filter((list) => list !== undefined);
  if (
    (schema.anyOf !== undefined && lists[1] === undefined) ||
    (schema.oneOf !== undefined && lists[2] === undefined)
  ) {
    return undefined;
  }
  const [first, ...rest] = known;
  return first?.filter((value) => rest.every((list) => includesValue(list, value)));
}

const maxDepth = 8;

/** The values that `enum`, `const` and `type` list together. */
export function finiteEnumValues({
  enum: entries,
  const: constant,
  types,
}: JsonSchema): readonly JsonValue[] | undefined {
  const values =
    constant === undefined
      ? (entries ?? (types === undefined ? undefined : valuesOfTypes(types)))
      : entries === undefined || includesValue(entries, constant.value)
        ? [constant.value]
        : [];
  return types === undefined ? values : values?.filter((value) => types.some((type) => isOfType(value, type)));
}

function valuesOfTypes(types: readonly JsonType[]): readonly JsonValue[] | undefined {
  return types.every((type) => type === "null") ? [null] : undefined;
}

/** The values of all branches; of those that exclude each other, the values of exactly one. */
function branchValues(
  branches: readonly JsonSchema[] | undefined,
  exclusive: boolean,
  depth: number,
): readonly JsonValue[] | undefined {
  if (branches === undefined) return undefined;
  const lists = branches.map((branch) => finiteValues(branch, depth + 1));
  if (!lists.every((list) => list !== undefined)) return undefined;
  const all = distinctValues(lists.flat());
  return exclusive ? all.filter((value) => lists.filter((list) => includesValue(list, value)).length === 1) : all;
}

/** Each value once. */
export function distinctValues(values: readonly JsonValue[]): readonly JsonValue[] {
  const seen = new Map<string, JsonValue[]>();
  return values.filter((value) => {
    // Equal values have equal kinds; only structures need a longer look.
    const key = typeof value === "object" && value !== null ? "structure" : `${typeof value} ${String(value)}`;
    const known = seen.get(key);
    if (known !== undefined && includesValue(known, value)) return false;
    if (known === undefined) seen.set(key, [value]);
    else known.push(value);
    return true;
  });
}
