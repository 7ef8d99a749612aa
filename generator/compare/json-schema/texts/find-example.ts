import type { JsonSchema, JsonValue } from "../../../model/json-schema/schema.js";
import type { Answer } from "../../../prove/json-schema/relation.js";

/** The number of values that are serialized. */
const maxExamples = 16;

/**
 * Looks for a value that one version sends and the other rejects: among values that `refusing` rejects as they are, among lists (the
 * schema `several`), then among all values. The answer is "no" if these are all values; undefined if no example is found.
 */
export function findExample(
  accepting: JsonSchema,
  refusing: JsonSchema,
  relate: (accepting: JsonSchema, refusing: JsonSchema) => Answer,
  confirm: (value: JsonValue) => JsonValue | undefined,
  several: JsonSchema = { origin: accepting.origin, minItems: 2 },
): Answer | undefined {
  const { origin } = accepting;
  const never: JsonSchema = { origin, boolean: false };
  const passed: JsonValue[] = [];
  const among = (schema: JsonSchema, other: JsonSchema): Answer | undefined => {
    for (let count = 0; count < maxExamples; count += 1) {
      const others: JsonSchema = { origin, not: { origin, enum: [...passed] } };
      const example = relate(passed.length === 0 ? schema : { origin, allOf: [schema, others] }, other);
      if (example.kind !== "yes") return example;
      const witness = confirm(example.witness);
      if (witness !== undefined) return { kind: "yes", witness };
      passed.push(example.witness);
    }
    return undefined;
  };
  const found = among(accepting, refusing);
  if (found?.kind === "yes") return found;
  const list = among({ origin, allOf: [accepting, several] }, never);
  if (list?.kind === "yes") return list;
  const any = among(accepting, never);
  return any?.kind === "unknown" ? undefined : any;
}
