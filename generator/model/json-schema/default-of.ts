import { evaluate } from "./evaluate.js";
import type { JsonSchema, JsonValue } from "./schema.js";

/** Returns the default of a schema, its own or that of its reference, and the schema that declares it. */
export function defaultOf(schema: JsonSchema): { readonly value: JsonValue; readonly schema: JsonSchema } | undefined {
  const seen = new Set<JsonSchema>();
  for (let at: JsonSchema | undefined = schema; at !== undefined && !seen.has(at); at = at.ref?.target) {
    if (at.default !== undefined) return { value: at.default.value, schema: at };
    seen.add(at);
  }
  return undefined;
}

/** True for a default that the schema provably rejects. */
export function isDefaultRefused(schema: JsonSchema, value: JsonValue): boolean {
  return evaluate(schema, value, { direction: "sent" }) === false;
}
