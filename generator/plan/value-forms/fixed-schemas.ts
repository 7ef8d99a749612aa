import type { MediaTypeObject } from "../../model/contract.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { payloadEncoding } from "../payload-encoding.js";
import type { NamedOperation } from "../plan.js";
import { partHeadersSchema } from "../message-schemas.js";

/**
 * Returns the schemas of multipart forms, of headers of their parts, and of events. Their values keep the serialized
 * form: parts may be files, and events are parsed as strings.
 */
export function fixedSchemas(operations: readonly NamedOperation[]): readonly JsonSchema[] {
  const contents = operations.flatMap(({ operation }) => [
    ...(operation.requestBody?.content ?? []),
    ...operation.responses.flatMap(({ content }) => content),
  ]);
  return contents.flatMap(fixedIn);
}

function fixedIn(media: MediaTypeObject): readonly JsonSchema[] {
  const carrier = payloadEncoding(media);
  if (carrier.kind === "stream") return carrier.framing === "events" && carrier.item ? [carrier.item] : [];
  if (carrier.kind !== "multipart") return [];
  const headers = [...media.encoding.values()].flatMap((encoding) => partHeadersSchema(encoding) ?? []);
  return carrier.schema === undefined ? headers : [carrier.schema, ...headers];
}
