import { isRequestAborted } from "./aborted.js";
import {
  httpProblem,
  type BinaryBody,
  type CheckOptions,
  type PayloadReader,
  type ReadOptions,
  type TextReader,
} from "../http/payload.js";
import { bestMediaType, isUtf8Type } from "../http/media-type.js";
import { bodyTooLarge, byteChunks, isBodyTooLarge } from "../http/payload-bytes.js";
import { decodeText } from "../http/payload-decode.js";
import type { Failure, Problem, Result } from "../base/problem.js";
import type { RequestHeaders } from "../http/headers.js";
import { serializedBody } from "./parsed-body.js";
import { problemsToShow } from "./problems-to-show.js";
import { isThenable } from "./thenable.js";
import { createTurn, type Turn } from "./turn.js";
import type { FaultKind, RefusalStatus, ServerOperation, ServerRequest } from "./server-types.js";

/** A body that was read; no body, if none is required; or the refusal of one. */
export type BodyOutcome =
  | { readonly ok: true; readonly contentType?: string; readonly body?: unknown }
  | {
      readonly ok: false;
      readonly status: RefusalStatus;
      readonly message: string;
      readonly problems: readonly Problem[];
      readonly headers: Readonly<Record<string, string>>;
      readonly kind: FaultKind;
    };

/** The maximum length of bodies in bytes, and the treatment of properties that callers may not set. */
export interface BodyLimits {
  /** The limit of bodies that are read as a whole. */
  readonly whole: number;
  /** The limit of bodies that handlers read piece by piece. */
  readonly stream: number;
  /** Treatment of `readOnly` properties. */
  readonly readOnly: "drop" | "refuse";
  /** Treatment of properties that a caller may set only on creation. */
  readonly cannotUpdate: "drop" | "refuse";
  /** Treatment of a DOCTYPE in XML. */
  readonly doctype: "accept" | "reject";
}

/** Reads the body of a request, or returns the reason for its rejection. */
export type ReadBody = (request: ServerRequest) => BodyOutcome | Promise<BodyOutcome>;

/**
 * Prepares the reading of bodies by Content-Type. Rejected with 415: a type that the API does not declare, a body
 * without a type, a charset other than UTF-8 for text, a content coding. With 413: a body over the limit. With 400: an
 * invalid body, and a missing body if one is required. An empty JSON or XML body is a missing body.
 */
export function compileBody(
  body: NonNullable<ServerOperation["body"]>,
  limits: BodyLimits,
  checkOptions: Required<CheckOptions>,
): ReadBody {
  const { content, required } = body;
  const { readOnly, cannotUpdate, doctype } = limits;
  const types: BodyOutcome = refused(415, "The operation does not accept the media type of the body.", {
    Accept: [...new Set(content.map(({ mediaType }) => mediaType))].join(", "),
  });
  const absent: BodyOutcome = required ? bodyRequired : noBody;
  const turn = createTurn();
  // Callers hardly ever change the type between two requests.
  let last: TypedReader | undefined;
  return (request) => {
    const { headers } = request;
    const contentType = single(headers, "content-type");
    if (contentType === undefined) return readUntyped(request, absent, types);
    if (last?.options.contentType !== contentType)
      last = typedReader(content, contentType, {
        ...checkOptions,
        readOnly,
        cannotUpdate,
        doctype,
        maxItemBytes: limits.whole,
      });
    const typed = last;
    if (typed === undefined) return types;
    const parsed = request.parsedBody;
    const coding = single(headers, "content-encoding");
    // A middleware that has parsed a body has decoded it.
    if (parsed === undefined && coding !== undefined && coding.toLowerCase() !== "identity" && coding !== "")
      return codedBody;
    const { reader, options } = typed;
    if (reader.wants === "text" && !typed.isUtf8) return charset;
    const bytes = parsed === undefined ? undefined : serializedBody(parsed, contentType, headers);
    if (bytes?.ok === false) return bodyOutcome(typed, bytes);
    const source = bytes === undefined ? request : parsedSource(headers, bytes.value);
    if (reader.wants === "stream")
      return bodyOutcome(typed, reader.read(streamedBody(source, contentType, limits), options));
    const outcome = readWhole(source, typed, limits.whole, absent, turn);
    return bytes !== undefined && isThenable(outcome) ? outcome.then(withoutLines) : outcome;
  };
}

/** The part of a request that its body is read from. */
type BodySource = Pick<ServerRequest, "headers" | "bytes" | "stream">;

/** The body of a request whose stream a middleware has read. */
function parsedSource(headers: RequestHeaders, bytes: Uint8Array): BodySource {
  return {
    headers,
    bytes: (limit) => (bytes.length > limit ? Promise.reject(bodyTooLarge(limit)) : Promise.resolve(bytes)),
    stream: () => byteChunks(bytes),
  };
}

/** Lines and columns are those of the text that the caller sent: of a parsed body they are unknown. */
function withoutLines(outcome: BodyOutcome): BodyOutcome {
  if (outcome.ok !== false) return outcome;
  return { ...outcome, problems: outcome.problems.map(({ line: _, column: __, ...problem }) => problem) };
}

/** A reader for one Content-Type, with its properties. */
interface TypedReader {
  readonly reader: PayloadReader;
  readonly options: ReadOptions;
  /** The Content-Type that the handler sees. */
  readonly contentType: string;
  readonly isUtf8: boolean;
  /** True if an empty body means a missing one; in text and forms it is an empty value. */
  readonly isDocument: boolean;
}

function typedReader(
  content: readonly PayloadReader[],
  contentType: string,
  asked: Omit<ReadOptions, "validate" | "contentType">,
): TypedReader | undefined {
  const reader = bestMediaType(content, contentType);
  if (reader === undefined) return undefined;
  const { mediaType } = reader;
  return {
    reader,
    options: { validate: true, contentType, ...asked },
    contentType: mediaType.includes("*") ? essence(contentType) : mediaType,
    isUtf8: isUtf8Type(contentType),
    isDocument: /[/+](?:json|xml)\b/i.test(mediaType),
  };
}

/** No body, where none has to come. */
export const noBody: BodyOutcome = { ok: true };
const bodyRequired = /* @__PURE__ */ refused(400, "A body is required.", {}, [
  /* @__PURE__ */ httpProblem("http/body-required", "A body is required."),
]);
const codedBody = /* @__PURE__ */ refused(415, "The body must not have a content coding.", {
  "Accept-Encoding": "identity",
});
const charset = /* @__PURE__ */ refused(415, "The body must be text in UTF-8.");

function refused(
  status: RefusalStatus,
  message: string,
  headers: Readonly<Record<string, string>> = {},
  problems: readonly Problem[] = [],
): BodyOutcome {
  const kind = status === 415 ? "mediaType" : status === 413 ? "tooLarge" : "unreadable";
  return { ok: false, status, message, problems, headers, kind };
}

function tooLarge(limit: number): BodyOutcome {
  return refused(413, `The body is longer than the limit of ${limit} bytes.`);
}

function single(headers: RequestHeaders, name: string): string | undefined {
  const value = headers[name];
  return typeof value === "object" ? value.join(", ") : value;
}

/** Without a type there may be no body. If headers do not tell whether there is one, only reading does. */
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

function readWhole(
  request: BodySource,
  typed: TypedReader,
  limit: number,
  absent: BodyOutcome,
  turn: Turn,
): BodyOutcome | Promise<BodyOutcome> {
  if (Number(request.headers["content-length"]) > limit) return tooLarge(limit);
  return request.bytes(limit).then(
    (bytes) => {
      if (bytes.length === 0 && typed.isDocument) return absent;
      const result = readBytes(typed, bytes, turn);
      return isThenable(result) ? result.then((read) => bodyOutcome(typed, read)) : bodyOutcome(typed, result);
    },
    (error: unknown) => (isBodyTooLarge(error) ? tooLarge(limit) : unreadable(error)),
  );
}

/** Bytes of a body beyond which other callers get their turn while it is read. */
const longBody = 16_384;

function readBytes(
  { reader, options }: TypedReader,
  bytes: Uint8Array,
  turn: Turn,
): Result<unknown> | Promise<Result<unknown>> {
  if (reader.wants === "bytes") return reader.read(bytes, options);
  const text = decodeText(bytes);
  if (text.ok === false) return text;
  const { value } = text;
  const textReader = reader as TextReader;
  return bytes.length > longBody && textReader.readInTurns !== undefined
    ? textReader.readInTurns(value, options, turn)
    : textReader.read(value, options);
}

function bodyOutcome({ contentType, options }: TypedReader, result: Result<unknown>): BodyOutcome {
  return result.ok === false ? invalid(result, options) : { ok: true, contentType, body: result.value };
}

/** A Content-Type without its parameters, in lower case. */
function essence(contentType: string): string {
  return (contentType.split(";", 1)[0] ?? "").trim().toLowerCase();
}

function invalid({ problems }: Failure, { values }: ReadOptions): BodyOutcome {
  const isCharset = problems.length === 1 && problems[0]?.code === "http/charset";
  return refused(
    isCharset ? 415 : 400,
    "The body is not valid against the spec.",
    {},
    problemsToShow(problems, values),
  );
}

/** The connection broke, or the adapter failed to read. A disconnected caller gets no response. */
function unreadable(error: unknown): BodyOutcome {
  if (!isRequestAborted(error)) throw error;
  return refused(400, "The body is not complete.");
}

function streamedBody(request: BodySource, contentType: string, limits: BodyLimits): BinaryBody {
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
