import type { MediaTypeObject, RequestBody } from "../model/contract.js";

/** The content of a request body. A required one without a media type is bytes of any type, so that callers can still send it. */
export function bodyContent({ content, required, origin }: RequestBody): readonly MediaTypeObject[] {
  if (content.length > 0 || !required) return content;
  const payload = { kind: "open" } as const;
  return [{ origin, mediaType: "*/*", payload, encoding: new Map(), examples: [], extensions: new Map() }];
}
