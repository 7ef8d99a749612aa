import { matchesMediaType } from "./media-type.js";
import { isBodyTooLarge, readAllBytes } from "./payload-bytes.js";
import { unreadablePayload } from "./payload-result.js";
import { xmlInput } from "./payload-xml.js";
import type { ByteStream } from "./payload.js";
import type { Result } from "../base/problem.js";
import { quoted } from "../base/safe-text.js";
import type { XmlDecodeOptions } from "../xml/decode.js";
import { resolveXmlLimits } from "../xml/markup/limits.js";

/** The part of a `Response` of the Fetch API that is used. */
export interface XmlResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: ByteStream | null;
}

/**
 * Options of `decodeResponse`: the options of the decoder, and the expected response. `maxSize` limits the body in
 * bytes.
 */
export interface DecodeResponseOptions extends XmlDecodeOptions {
  /** The expected statuses. Default: 200 to 299. */
  readonly statuses?: readonly number[];
  /** Media types or ranges. Default: those of XML by RFC 7303: "application/xml", "text/xml", "application/*+xml". */
  readonly mediaTypes?: readonly string[];
}

/** RFC 7303, sections 4.1, 4.2 and 9.1. */
const xmlTypes = ["application/xml", "text/xml", "application/*+xml"] as const;

/**
 * Reads the body of a response with a generated decoder: `decodeResponse(await fetch(url), decodeOrder)`. An unexpected
 * status is the problem "http/status", another media type "http/content-type"; the body then stays unread. The encoding
 * follows RFC 7303, section 3. Rejects only if the body fails: the connection breaks, an abort, a body that was read
 * before.
 */
export async function decodeResponse<T>(
  response: XmlResponse,
  decode: (xml: string | Uint8Array, options?: XmlDecodeOptions) => Result<T>,
  options: DecodeResponseOptions = {},
): Promise<Result<T>> {
  const { statuses, mediaTypes = xmlTypes, ...decodeOptions } = options;
  const { status, body } = response;
  const isAskedFor = statuses === undefined ? status >= 200 && status <= 299 : statuses.includes(status);
  if (!isAskedFor) return unreadablePayload("http/status", `The status is ${status}.`);
  // RFC 9110, section 8.3: bytes of an unknown type.
  const contentType = response.headers.get("content-type") ?? "application/octet-stream";
  if (!mediaTypes.some((named) => matchesMediaType(named, contentType))) {
    return unreadablePayload(
      "http/content-type",
      `The media type ${quoted(contentType)} is none of ${mediaTypes.join(", ")}.`,
    );
  }
  const { maxSize } = resolveXmlLimits(options);
  try {
    const input = xmlInput(body === null ? new Uint8Array() : await readAllBytes(body, maxSize), contentType);
    return input.ok === false ? input : decode(input.value, decodeOptions);
  } catch (error) {
    if (isBodyTooLarge(error)) return unreadablePayload("http/too-large", error.message);
    throw error;
  }
}
