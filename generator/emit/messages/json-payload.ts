import type { JsonSchema } from "../../model/json-schema/schema.js";
import { codec, makerCall, validator, type PayloadScope } from "./payload-scope.js";

/** The expression that makes the reader of JSON; `type` is its media type as a literal. */
export function jsonReader(type: string, schema: JsonSchema | undefined, scope: PayloadScope): string {
  const made = codec(schema, scope);
  if (made !== undefined) return makerCall(scope, "http/payload-coded", "codedJsonReader", [type, made]);
  return scope.party === "server"
    ? makerCall(scope, "http/payload-json-strict", "strictJsonReader", [type, validator(schema, scope)])
    : makerCall(scope, "http/payload-json", "jsonReader", [type, validator(schema, scope)]);
}

/** The expression that makes the writer of JSON. */
export function jsonWriter(type: string, schema: JsonSchema | undefined, scope: PayloadScope): string {
  const made = codec(schema, scope);
  return made === undefined
    ? makerCall(scope, "http/payload-json", "jsonWriter", [type, validator(schema, scope)])
    : makerCall(scope, "http/payload-coded", "codedJsonWriter", [type, made]);
}
