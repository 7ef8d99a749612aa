import { evaluate } from "./evaluate.js";
import type { JsonSchema, JsonValue } from "./schema.js";

/** The default of a schema, its own or that of the schema it refers to, and the schema that says it. */
export function defaultOf(schema: JsonSchema): { readonly value: JsonValue; readonly schema: JsonSchema } | undefined {
  const seen = new Set<JsonSchema>();
  for (let at: JsonSchema | undefined = schema; at !== undefined && !seen.has(at); at = at.ref?.target) {
    if (at.default !== undefined) return { value: at.default.value, schema: at };
    seen.add(at);
  }
  return undefined;
}

/** True for a default that the schema is known to refuse. */
export function isDefaultRefused(schema: JsonSchema, value: JsonValue): boolean {
  return evaluate(schema, value, { direction: "sent" }) === false;
}
