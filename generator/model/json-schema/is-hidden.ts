import type { JsonSchema } from "./schema.js";

/** The marks of a property, its own or those of the schema it refers to. OpenAPI, Schema Object: readOnly, writeOnly. */
export function isHiddenIn(direction: "request" | "response", property: JsonSchema): boolean {
  const mark = direction === "request" ? "readOnly" : "writeOnly";
  const seen = new Set<JsonSchema>();
  for (let schema: JsonSchema | undefined = property; schema !== undefined && !seen.has(schema);) {
    const isOwn: boolean | undefined = schema[mark];
    if (isOwn !== undefined) return isOwn;
    seen.add(schema);
    schema = schema.ref?.target;
  }
  return false;
}
