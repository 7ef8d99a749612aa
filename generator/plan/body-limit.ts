import { defaultMaxBodyBytes } from "../../templates/runtime/server/limits.js";
import type { MediaType, RequestBody } from "../model/contract.js";
import { carrierOf, plainTarget } from "./carriers.js";
import { longestJson } from "./json-size.js";

/** Bytes that every bounded body may have: so little costs nothing, and a fault in it is told by its name. */
const least = 16_384;

/** Bytes beyond which a bound counts as none: 64 MB. A length that only repeats the largest integer bounds nothing. */
const most = 67_108_864;

/** Bytes of the head of a part of a multipart form. */
const partHead = 1024;

/** The longest body in bytes that a contract admits; undefined where it sets no bound. */
export function bodyLimit({ content }: RequestBody): number | undefined {
  const bounds = content.map(longestBody);
  if (!bounds.some((bound) => bound <= most)) return undefined;
  return bounds.reduce((limit, bound) => Math.max(limit, bound > most ? defaultMaxBodyBytes : bound), least);
}

function longestBody(media: MediaType): number {
  const carrier = carrierOf(media);
  switch (carrier.kind) {
    case "json":
    case "text":
      return carrier.schema === undefined ? Infinity : longestJson(carrier.schema);
    case "form":
      // Percent-encoding writes a byte as three.
      return 3 * longestJson(carrier.schema);
    case "multipart": {
      const heads = carrier.parts.map(({ many, schema }) => (many ? (plainTarget(schema).maxItems ?? Infinity) : 1));
      return heads.reduce((sum, count) => sum + count * partHead, longestJson(carrier.schema));
    }
    case "stream":
      // The limit is that of each item.
      return carrier.item === undefined || carrier.framing === "events" ? Infinity : longestJson(carrier.item);
    case "xml":
      return Infinity;
    case "binary":
      return media.payload.kind === "json" ? (plainTarget(media.payload.schema).maxLength ?? Infinity) : Infinity;
  }
}
