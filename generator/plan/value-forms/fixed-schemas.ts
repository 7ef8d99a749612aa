import type { MediaType } from "../../model/contract.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { carrierOf } from "../carriers.js";
import type { NamedOperation } from "../plan.js";
import { partHeadersSchema } from "../message-schemas.js";

/**
 * Schemas of multipart forms, of headers of their parts, and of events: their values stay as they travel, since parts may be
 * files, and events are taken apart as text.
 */
export function fixedSchemas(operations: readonly NamedOperation[]): readonly JsonSchema[] {
  const contents = operations.flatMap(({ operation }) => [
    ...(operation.requestBody?.content ?? []),
    ...operation.responses.flatMap(({ content }) => content),
  ]);
  return contents.flatMap(fixedIn);
}

function fixedIn(media: MediaType): readonly JsonSchema[] {
  const carrier = carrierOf(media);
  if (carrier.kind === "stream") return carrier.framing === "events" && carrier.item ? [carrier.item] : [];
  if (carrier.kind !== "multipart") return [];
  const headers = [...media.encoding.values()].flatMap((encoding) => partHeadersSchema(encoding) ?? []);
  return carrier.schema === undefined ? headers : [carrier.schema, ...headers];
}
