import type { MediaTypeObject } from "../../model/contract.js";
import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import type { InterfacePlan } from "../../plan/plan.js";
import { isJsonType } from "../../model/media-types.js";
import { sampleOf } from "../samples/sample.js";

/** Returns a payload of the first media type, if that is JSON: an example of the spec, otherwise a minimal one. */
export function sampleOfContent(plan: InterfacePlan, content: readonly MediaTypeObject[]): JsonValue | undefined {
  const [media] = content;
  if (media?.payload.kind !== "json" || !isJsonType(media.mediaType)) return undefined;
  const { schema } = media.payload;
  const examples = media.examples.map(({ value }) => value);
  return hasOneView(plan, schema) ? sampleOf(schema, examples) : undefined;
}

/** An example of a request may be invalid as a response if their views differ. */
function hasOneView(plan: InterfacePlan, schema: JsonSchema): boolean {
  const named = plan.schemaName(schema.ref?.target ?? schema);
  return named === undefined || named.views.length === 1;
}
