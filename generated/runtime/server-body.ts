import { isRequestAborted } from "./adapter-aborted.js";
import { httpProblem, type BinaryBody, type PayloadReader } from "./http-payload.js";
import { bestMediaType, isUtf8Type } from "./media-type.js";
import { bodyTooLarge, isBodyTooLarge } from "./payload-bytes.js";
import { decodeText } from "./payload-decode.js";
import type { Failure, Problem, Result } from "./problem.js";
import type { RefusalStatus, RequestHeaders, ServerOperation, ServerRequest } from "./server-types.js";

/** A body that was read; or none came, and none had to; or the refusal of one. */
export type BodyOutcome =
  | { readonly ok: true; readonly contentType?: string; readonly body?: unknown }
  | {
      readonly ok: false;
      readonly status: RefusalStatus;
      readonly message: string;
      readonly problems: readonly Problem[];
      readonly headers: Readonly<Record<string, string>>;
    };

/** How long bodies may be, in bytes. */
export interface BodyLimits {
  readonly whole: number;
  readonly stream: number;
}

export type ReadBody = (request: ServerRequest) => BodyOutcome | Promise<BodyOutcome>;

/**
 * Prepares the reading of bodies by Content-Type. Refused with 415: a type that the contract does not declare, a body
 * without a type, a charset other than UTF-8 for text, a content coding. With 413: what is longer than the limit. With
 * 400: what breaks the contract, and no body where one is required. A JSON or XML body of no bytes is no body.
 */
export function compileBody(body: NonNullable<ServerOperation["body"]>, limits: BodyLimits): ReadBody {
  const { content, required } = body;
  const types: BodyOutcome = refused(415, "The body is of a media type that this operation does not take.", {
    Accept: [...new Set(content.map(({ mediaType }) => mediaType))].join(", "),
  });
  const absent: BodyOutcome = required ? bodyRequired : noBody;
  return (request) => {
    const { headers } = request;
    const contentType = single(headers, "content-type");
    if (contentType === undefined) return readUntyped(request, absent, types);
    const reader = bestMediaType(content, contentType);
    if (reader === undefined) return types;
    const coding = single(headers, "content-encoding");
    if (coding !== undefined && coding.toLowerCase() !== "identity" && coding !== "") return codedBody;
    if (Number(headers["content-length"]) > limits.whole && reader.wants !== "stream") return tooLarge(limits.whole);
    switch (reader.wants) {
      case "stream":
        return outcomeOf(
          reader,
          contentType,
          reader.read(streamedBody(request, contentType, limits), readOptions(contentType)),
        );
      case "text":
        if (!isUtf8Type(contentType)) return charset;
        return readWhole(request, reader, contentType, limits.whole, absent);
      case "bytes":
        return readWhole(request, reader, contentType, limits.whole, absent);
    }
  };
}

const noBody: BodyOutcome = { ok: true };
const bodyRequired = refused(400, "A body is required.", {}, [
  httpProblem("http/body-required", "A body is required."),
]);
const codedBody = refused(415, "The body may not have a content coding.", { "Accept-Encoding": "identity" });
const charset = refused(415, "The body must be text in UTF-8.");

function refused(
  status: RefusalStatus,
  message: string,
  headers: Readonly<Record<string, string>> = {},
  problems: readonly Problem[] = [],
): BodyOutcome {
  return { ok: false, status, message, problems, headers };
}

function tooLarge(limit: number): BodyOutcome {
  return refused(413, `The body is longer than the limit of ${limit} bytes.`);
}

function single(headers: RequestHeaders, name: string): string | undefined {
  const value = headers[name];
  return value === undefined || typeof value === "string" ? value : value.join(", ");
}

/** Without a type there may be no body. Where headers do not tell whether there is one, only reading does. */
function readUntyped(
  request: ServerRequest,
  absent: BodyOutcome,
  types: BodyOutcome,
): BodyOutcome | Promise<BodyOutcome> {
  const length = request.headers["content-length"];
  if (length === "0") return absent;
  if (length !== undefined || request.headers["transfer-encoding"] !== undefined) return types;
  return request.bytes(0).then(
    () => absent,
    (error: unknown) => (isBodyTooLarge(error) ? types : unreadable(error)),
  );
}

async function readWhole(
  request: ServerRequest,
  reader: Exclude<PayloadReader, { wants: "stream" }>,
  contentType: string,
  limit: number,
  absent: BodyOutcome,
): Promise<BodyOutcome> {
  let bytes: Uint8Array;
  try {
    bytes = await request.bytes(limit);
  } catch (error) {
    return isBodyTooLarge(error) ? tooLarge(limit) : unreadable(error);
  }
  if (bytes.length === 0 && isDocument(reader.mediaType)) return absent;
  if (reader.wants === "bytes") return outcomeOf(reader, contentType, reader.read(bytes, readOptions(contentType)));
  const text = decodeText(bytes);
  return outcomeOf(reader, contentType, text.ok ? reader.read(text.value, readOptions(contentType)) : text);
}

/** Formats in which no bytes stand for nothing, unlike text and forms. */
function isDocument(mediaType: string): boolean {
  return /[/+](?:json|xml)\b/i.test(mediaType);
}

function readOptions(contentType: string): { readonly validate: true; readonly contentType: string } {
  return { validate: true, contentType };
}

function outcomeOf(reader: PayloadReader, contentType: string, result: Result<unknown>): BodyOutcome {
  if (!result.ok) return invalid(result);
  const { mediaType } = reader;
  return { ok: true, contentType: mediaType.includes("*") ? essence(contentType) : mediaType, body: result.value };
}

/** A Content-Type without its parameters, in lower case. */
function essence(contentType: string): string {
  return (contentType.split(";", 1)[0] ?? "").trim().toLowerCase();
}

function invalid({ problems }: Failure): BodyOutcome {
  const isCharset = problems.length === 1 && problems[0]?.code === "http/charset";
  return refused(isCharset ? 415 : 400, "The body breaks the contract.", {}, problems);
}

/** The connection broke, or the adapter could not read. Whoever hung up hears nothing of it. */
function unreadable(error: unknown): BodyOutcome {
  if (!isRequestAborted(error)) throw error;
  return refused(400, "The body is not complete.");
}

function streamedBody(request: ServerRequest, contentType: string, limits: BodyLimits): BinaryBody {
  const { stream, whole } = limits;
  return {
    contentType,
    bytes: () => request.bytes(Number.isFinite(stream) ? stream : whole),
    stream: () => (Number.isFinite(stream) ? limited(request.stream(), stream) : request.stream()),
  };
}

async function* limited(chunks: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Uint8Array, void, undefined> {
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > limit) throw bodyTooLarge(limit);
    yield chunk;
  }
}
