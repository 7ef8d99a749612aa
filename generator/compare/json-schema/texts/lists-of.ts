import { possibleTypes } from "../../../model/json-schema/possible-types.js";
import type { JsonSchema, JsonType } from "../../../model/json-schema/schema.js";

/** A schema of the lists that a schema's values are read as; undefined where it may accept objects, or anything. */
export function listsOf(
  schema: JsonSchema,
): { readonly kind: "single" | "list" | "mixed"; readonly schema: JsonSchema } | undefined {
  const { origin } = schema;
  const types = [...possibleTypes(schema)];
  if (types.length === 0 || types.includes("object")) return undefined;
  const plain = types.filter((type) => type !== "array");
  if (plain.length === 0) return { kind: "list", schema };
  if (plain.length === types.length) return { kind: "single", schema: listOfOne(schema) };
  const only = (some: readonly JsonType[]): JsonSchema => ({ origin, allOf: [schema, { origin, types: some }] });
  return { kind: "mixed", schema: { origin, anyOf: [only(["array"]), listOfOne(only(plain))] } };
}

function listOfOne(items: JsonSchema): JsonSchema {
  return { origin: items.origin, types: ["array"], items, minItems: 1, maxItems: 1 };
}
