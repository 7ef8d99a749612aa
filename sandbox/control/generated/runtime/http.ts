import { type Failure, type Problem, type Result, decodeUtf8, defaultMaxProblems } from "./base.js";
import { exactNumber, readJson, readJsonInTurns } from "./json.js";

const brokenItemBrand = "specwright/broken-item";

/** An item of a stream breaks the contract, cannot be read, or is too long. The paths of its problems begin with its position. */
export interface BrokenItemError extends Error {
  readonly brand: typeof brokenItemBrand;
  readonly problems: readonly Problem[];
}

/** True for this error, also when another copy of the runtime threw it. */
export function isBrokenItem(error: unknown): error is BrokenItemError {
  return error instanceof Error && (error as Partial<BrokenItemError>).brand === brokenItemBrand;
}

export function brokenItem(problems: readonly Problem[], position: number): BrokenItemError {
  return Object.assign(new Error("An item of the stream breaks the contract."), {
    brand: brokenItemBrand,
    problems: problems.map((problem) => ({ ...problem, path: `/${position}${problem.path}` })),
  } as const);
}

/** An error that has problems, as the error of the item at a position; any other as it is. */
export function atPosition(error: unknown, position: number): unknown {
  const { problems } = error as Partial<BrokenItemError>;
  return problems === undefined || isBrokenItem(error) ? error : brokenItem(problems, position);
}

/** The reader or writer that a Content-Type calls for: `bestMediaType` without parameters, for small bundles. */
export function chooseByType<T extends { readonly mediaType: string }>(
  candidates: readonly T[],
  contentType: string,
): T | undefined {
  const exact = candidates.find(({ mediaType }) => mediaType === contentType);
  if (exact !== undefined) return exact;
  const came = essence(contentType);
  let best: T | undefined;
  let bestFit = -1;
  for (const candidate of candidates) {
    const [start = "", end] = essence(candidate.mediaType).replace("*/", "").split("*");
    const isFit = end === undefined ? came === start : came.startsWith(start) && came.endsWith(end);
    const fit = isFit ? (end === undefined ? 999 : start.length + end.length) : -1;
    if (fit > bestFit) [best, bestFit] = [candidate, fit];
  }
  return best;
}

/** "Text/Plain; charset=utf-8" -> "text/plain" */
function essence(mediaType: string): string {
  return mediaType.split(";", 1)[0]!.trim().toLowerCase();
}

/** The headers of a request. Names in lower case. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A media type or a range of them ("image/*"), names in lower case. RFC 9110, section 8.3.1. */
export interface MediaType {
  readonly type: string;
  readonly subtype: string;
  /** The values of parameters as they are; names in lower case. The first of two with one name counts. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** Longer ones are refused unread. */
const longestMediaType = 8192;

const typeAndSubtype = /[ \t]*([!#$%&'*+.^_`|~\w-]+)\/([!#$%&'*+.^_`|~\w-]+)/y;
const mediaTypeParameter =
  /[ \t]*;[ \t]*(?:([!#$%&'*+.^_`|~\w-]+)=(?:([!#$%&'*+.^_`|~\w-]+)|"([^"\\]*(?:\\[^][^"\\]*)*)"))?/y;

/** Reads a media type; undefined when the text is none. */
export function parseMediaType(text: string): MediaType | undefined {
  if (text.length > longestMediaType) return undefined;
  typeAndSubtype.lastIndex = 0;
  const [start, type, subtype] = typeAndSubtype.exec(text) ?? [];
  if (start === undefined || type === undefined || subtype === undefined) return undefined;
  const parameters = new Map<string, string>();
  let at = start.length;
  for (;;) {
    mediaTypeParameter.lastIndex = at;
    const [whole, name, token, quoted = ""] = mediaTypeParameter.exec(text) ?? [];
    if (whole === undefined) break;
    at += whole.length;
    const key = name?.toLowerCase();
    if (key !== undefined && !parameters.has(key)) parameters.set(key, token ?? quoted.replace(/\\([^])/g, "$1"));
  }
  if (/[^ \t]/.test(text.slice(at))) return undefined;
  return { type: type.toLowerCase(), subtype: subtype.toLowerCase(), parameters };
}

/** The elements of a list in a header; a comma within quotes is part of an element. RFC 9110, section 5.6.1. */
export function splitList(text: string): readonly string[] {
  const elements: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) isQuoted = !isQuoted;
    else if (code === 0x5c && isQuoted) at += 1;
    else if (code === 0x2c && !isQuoted) {
      elements.push(text.slice(start, at));
      start = at + 1;
    }
  }
  elements.push(text.slice(start));
  return elements;
}

export type HttpMethod = "GET" | "PUT" | "POST" | "DELETE" | "OPTIONS" | "HEAD" | "PATCH" | "TRACE";

/** What both sides of the wire know of an operation: a client encodes by these tables, a server decodes by them. */
export interface OperationTable {
  /** The operation's name: "createOrder". */
  readonly id: string;
  readonly method: HttpMethod;
  /** The path template as the contract writes it: "/orders/{id}"; for a webhook its name. */
  readonly path: string;
  readonly parameters: readonly ParameterTable[];
  /** Any one of these suffices. Empty: nothing is asked. */
  readonly security: readonly SecurityAlternative[];
}

/** Scheme name -> the scopes it must grant; all of the schemes are asked for. An empty object asks for nothing. */
export type SecurityAlternative = Readonly<Record<string, readonly string[]>>;

export type ParameterPlace = "path" | "query" | "header" | "cookie";

/** OpenAPI, Parameter Object, "Style Values". "json" stands for a parameter whose `content` is JSON text. */
export type ParameterStyle =
  "matrix" | "label" | "simple" | "form" | "spaceDelimited" | "pipeDelimited" | "deepObject" | "json";

/** How one parameter, header or form field stands in a message. */
export interface ParameterTable {
  readonly name: string;
  readonly in: ParameterPlace;
  readonly style: ParameterStyle;
  readonly explode: boolean;
  readonly shape: ValueShape;
  /** RFC 3986 reserved characters travel as they are (query only). */
  readonly allowReserved?: true;
  /** A variable of the path that may be any text: ".", "..", with NUL, with "/" or "\\" (`x-allow-any-text`). */
  readonly anyText?: true;
  /** What an absent parameter means; filled in where parameters are decoded. */
  readonly default?: unknown;
}

/** What the text of a parameter can become: a primitive value, a list or an object. Whether it may is for validation to say. */
export type ValueShape = PrimitiveShape | ArrayShape | ObjectShape;

/**
 * The types that a text may stand for, tried in this order whatever the order here: boolean, null, number, string. A
 * text that stands for none of them stays a string, so that validation can name it.
 */
export type PrimitiveShape = "string" | "number" | "boolean" | readonly ("string" | "number" | "boolean" | "null")[];

export interface ArrayShape {
  readonly items: ValueShape;
}

export interface ObjectShape {
  readonly members: Readonly<Record<string, ValueShape>>;
  /** The shape of members that are not named; "string" when the contract says nothing. */
  readonly others: ValueShape;
  /** The contract allows no other members: an exploded object leaves them to other parameters. */
  readonly closed?: true;
}

/** Parameters as values, in the groups that callers and handlers see. A group without any is absent. */
export interface ParameterValues {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly cookies?: Readonly<Record<string, unknown>>;
}

/** How the credential of a security scheme travels. OpenAPI, Security Scheme Object. */
export type SecuritySchemeTable =
  | { readonly kind: "basic" }
  /** In the Authorization header behind a word: "Bearer", "OAuth". */
  | { readonly kind: "authorization"; readonly prefix: string }
  | { readonly kind: "apiKey"; readonly in: "query" | "header" | "cookie"; readonly name: string }
  /** Lies below HTTP: the connection itself proves who calls. */
  | { readonly kind: "mutualTLS" };

/** The security schemes of an interface by name. */
export type SecuritySchemeTables = Readonly<Record<string, SecuritySchemeTable>>;

/** HTTP Basic, RFC 7617. */
export interface BasicCredential {
  readonly username: string;
  readonly password: string;
}

/**
 * Reads payloads of one media type: a server reads requests with it, a client reads responses. `wants` says in which
 * form the payload is handed over: "text" is UTF-8 that was decoded and checked, "bytes" the whole of it, "stream" a
 * body that has not been read yet.
 */
export type PayloadReader<T = unknown> = TextReader<T> | BytesReader<T> | StreamReader<T>;

interface ReaderBase {
  /** As the contract writes it; may be a range ("image/*"). */
  readonly mediaType: string;
}

export interface TextReader<T = unknown> extends ReaderBase {
  readonly wants: "text";
  read(text: string, options: ReadOptions): Result<T>;
  /** Reads as `read` does, and awaits `turn` between its steps. Absent where there is only one. */
  readInTurns?(text: string, options: ReadOptions, turn: () => Promise<void>): Promise<Result<T>>;
}

export interface BytesReader<T = unknown> extends ReaderBase {
  readonly wants: "bytes";
  read(bytes: Uint8Array, options: ReadOptions): Result<T>;
}

export interface StreamReader<T = unknown> extends ReaderBase {
  readonly wants: "stream";
  read(body: BinaryBody, options: ReadOptions): Result<T>;
}

export interface ReadOptions extends CheckOptions {
  /** Whether the value is checked against the contract. What cannot be read at all is refused in any case. */
  readonly validate: boolean;
  /** The Content-Type that came with the payload, with its parameters. */
  readonly contentType: string;
  /** The fate of read-only members in requests; normally they are dropped. */
  readonly readOnly?: "drop" | "refuse";
  /** The fate of what an XSD marks as not to be created or updated; normally it is dropped. */
  readonly cannotUpdate?: "drop" | "refuse";
  /** The longest item of a stream of items, in bytes. */
  readonly maxItemBytes?: number;
}

/** The way in which a value is written that is checked piece by piece: the items of a stream. */
export interface WriteOptions {
  /** True where each item is checked against the contract. */
  readonly validate: boolean;
}

/** Writes payloads of one media type: a client writes requests with it, a server writes responses. */
export interface PayloadWriter<T = unknown> {
  readonly mediaType: string;
  /** Absent when every value that the type allows can travel (raw binary). */
  validate?(value: unknown, options?: CheckOptions): Result<T>;
  /** `contentType` is the one the caller chose among a range; else the writer's own. Items of a stream are checked unless `options` says otherwise. */
  write(value: T, contentType?: string, options?: WriteOptions): WrittenPayload;
}

/** What travels. */
export interface WrittenPayload {
  readonly body: string | Uint8Array | BlobLike | ByteStream;
  /** The Content-Type header's value, with charset or boundary where there is one. */
  readonly contentType: string;
}

/** Bytes that come piece by piece: a Node stream and a web stream are both. */
export type ByteStream = AsyncIterable<Uint8Array> | ReadableStreamLike;

/** The part of a web `ReadableStream` that is used. */
export interface ReadableStreamLike {
  getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>; cancel(reason?: unknown): Promise<void>; releaseLock(): void }; // prettier-ignore
}

/** The part of a web `Blob` or `File` that is used. */
export interface BlobLike {
  readonly size: number;
  readonly type: string;
  readonly name?: string;
  arrayBuffer(): Promise<ArrayBuffer>;
  stream(): unknown;
}

/** Raw binary that is sent: bytes, a Blob, or a stream of bytes. */
export type BinaryInput = Uint8Array | BlobLike | ByteStream;

/** Raw binary that has arrived and is read once: whole, or piece by piece. */
export interface BinaryBody {
  /** The Content-Type that came with it: "image/png". */
  readonly contentType: string;
  /** The whole of it. Rejects when it is longer than the limit that was set for payloads. */
  bytes(): Promise<Uint8Array>;
  /** Piece by piece, without a limit. */
  stream(): AsyncIterable<Uint8Array>;
}

/** A file in a multipart form that is sent. */
export type FileInput = Uint8Array | BlobLike | FilePart;

/** A file in a multipart form, with its name and type; what a server receives. */
export interface FilePart {
  readonly data: Uint8Array | BlobLike;
  readonly filename?: string;
  readonly contentType?: string;
}

/** A file in a multipart form as a server has received it. */
export interface ReceivedFile extends FilePart {
  readonly data: Uint8Array;
  /** The last part of what was sent, without separators and control characters; absent when nothing of it is left. */
  readonly filename?: string;
  /** The name as it was sent: it may name any folder, and hold any character. */
  readonly rawFilename?: string;
}

/** Anything that checks a value, as the emitted validators do. */
export type Check<T = unknown> = (value: unknown, options?: CheckOptions) => Result<T>;

/** How a value is checked. */
export interface CheckOptions {
  /** False leaves what was found out of messages: `actual` has it for those who ask. */
  readonly values?: boolean;
  /** The number of problems that are collected; normally 100. */
  readonly maxProblems?: number;
}

/** For messages that somebody else may see: whoever sent a request, or reads a log. */
export const withoutValues: CheckOptions = { values: false };

/** A problem of a message rather than of the value in it: "http/content-type", "http/repeated-parameter". */
export function httpProblem(code: string, message: string, path: string = ""): Problem {
  return { code, message, path };
}

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type Numbers<Text extends string> = Text extends `${infer Value extends number}` ? Value : never;
type Hundred<First extends number> = Numbers<`${First}${Digit}${Digit}`>;

/** Every status that ends a request, as literals, so that one can be told from all others. RFC 9110, section 15. */
export type HttpStatus = Hundred<2> | Hundred<3> | Hundred<4> | Hundred<5>;

/** What "default" stands for: every status that the contract does not declare by itself or by a range. */
export type OtherStatus<Declared extends number = never> = Exclude<HttpStatus, Declared>;

/** The statuses of a range ("4XX") without those that the contract declares by themselves, which come first. */
export type StatusRange<Range extends StatusRangeName, Declared extends number = never> = Exclude<
  Range extends `${infer First extends 2 | 3 | 4 | 5}XX` ? Hundred<First> : never,
  Declared
>;

export type StatusRangeName = "2XX" | "3XX" | "4XX" | "5XX";

/** What a contract says of a status: by itself, by its range ("4XX"), or by "default". OpenAPI, Responses Object. */
export function forStatus<T>(responses: Readonly<Record<string, T>>, status: number): T | undefined {
  return responses[status] ?? responses[`${String(status)[0] ?? ""}XX`] ?? responses["default"];
}

/**
 * How closely a type that came fits what a contract or an Accept header names: 0 when it does not. A charset never
 * matters; other parameters that are named must be there. "*" may also stand before a suffix: "application/*+json".
 */
export function mediaTypeFit(named: MediaType, came: MediaType): number {
  const fit = partFit(named, came);
  if (fit === 0) return 0;
  let extra = 0;
  for (const [name, value] of named.parameters) {
    if (name === "charset") continue;
    if (came.parameters.get(name) !== value) return 0;
    extra += 1;
  }
  return fit + extra;
}

/** Between these steps is room for the parameters that fit. */
const step = 8192;

function partFit(named: MediaType, came: MediaType): number {
  if (named.type === "*") return named.subtype === "*" ? step : 0;
  if (named.type !== came.type) return 0;
  if (named.subtype === came.subtype) return 4 * step;
  if (named.subtype === "*") return 2 * step;
  return named.subtype.startsWith("*+") && came.subtype.endsWith(named.subtype.slice(1)) ? 3 * step : 0;
}

/** Whether a Content-Type belongs to the media type or range that a contract names. */
export function matchesMediaType(named: string, contentType: string): boolean {
  return bestMediaType([{ mediaType: named }], contentType) !== undefined;
}

/** The reader or writer whose media type fits a Content-Type most closely; undefined when none does. */
export function bestMediaType<T extends { readonly mediaType: string }>(
  candidates: readonly T[],
  contentType: string,
): T | undefined {
  for (const candidate of candidates) if (candidate.mediaType === contentType) return candidate;
  const came = parseMediaType(contentType);
  let best: T | undefined;
  let bestFit = 0;
  for (const candidate of came === undefined ? [] : candidates) {
    const named = parseMediaType(candidate.mediaType);
    const fit = named === undefined || came === undefined ? 0 : mediaTypeFit(named, came);
    if (fit > bestFit) {
      best = candidate;
      bestFit = fit;
    }
  }
  return best;
}

/** The charset parameter in lower case, if there is one. */
export function charsetOf(contentType: string): string | undefined {
  return contentType.includes(";") ? parseMediaType(contentType)?.parameters.get("charset")?.toLowerCase() : undefined;
}

/** Whether text of this Content-Type can be read as UTF-8: no charset is named, or UTF-8, or US-ASCII, which is part of it. */
export function isUtf8Type(contentType: string): boolean {
  const charset = charsetOf(contentType);
  return charset === undefined || charset === "utf-8" || charset === "utf8" || charset === "us-ascii";
}

/** Longer headers are taken for absent. */
const longestAccept = 8192;

interface Wanted {
  readonly range: MediaType;
  readonly quality: number;
}

/**
 * Which of the offered media types an Accept header likes best; undefined when it takes none of them. Among equals the
 * first offered wins. An offered type may be a range: it is taken when any type in it may be. RFC 9110, section 12.5.1.
 */
export function negotiate(accept: string | undefined, offered: readonly string[]): string | undefined {
  const [first] = offered;
  if (accept === undefined || accept === "" || accept === "*/*" || accept === first) return first;
  const wanted = parseAccept(accept);
  if (wanted.length === 0) return first;
  let best: string | undefined;
  let bestQuality = 0;
  for (const text of offered) {
    const quality = qualityOf(text, wanted);
    if (quality > bestQuality) {
      best = text;
      bestQuality = quality;
    }
  }
  return best;
}

/** What the closest of the wanted ranges says of an offered type. */
function qualityOf(text: string, wanted: readonly Wanted[]): number {
  const offer = parseMediaType(text);
  if (offer === undefined) return 0;
  let quality = 0;
  let closest = 0;
  let within = 0;
  for (const { range, quality: wish } of wanted) {
    const fit = mediaTypeFit(range, offer);
    if (fit > closest) {
      closest = fit;
      quality = wish;
    }
    // What is offered as a range may become any type in it.
    if (fit === 0 && text.includes("*") && mediaTypeFit(offer, range) > 0) within = Math.max(within, wish);
  }
  return Math.max(quality, within);
}

/** The ranges of an Accept header; what is none is passed over. */
function parseAccept(accept: string): readonly Wanted[] {
  if (accept.length > longestAccept) return [];
  const wanted: Wanted[] = [];
  for (const element of splitList(accept)) {
    const range = parseMediaType(element);
    if (range === undefined) continue;
    const parameters = new Map(range.parameters);
    parameters.delete("q");
    wanted.push({ range: { ...range, parameters }, quality: qualityValue(range.parameters.get("q")) });
  }
  return wanted;
}

/** RFC 9110, section 12.4.2. What is no quality counts as 1, as if it were absent. */
function qualityValue(text: string | undefined): number {
  return text !== undefined && /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 1;
}

/** Whether a value is bytes, a Blob or a stream, of any realm. */
export function isBinaryInput(value: unknown): value is BinaryInput {
  if (typeof value !== "object" || value === null) return false;
  return isBytes(value) || isBlob(value) || "getReader" in value || Symbol.asyncIterator in value;
}

/** Whether a value is a Uint8Array, of any realm; a Node Buffer is one. */
export function isBytes(value: unknown): value is Uint8Array {
  return value instanceof Uint8Array || Object.prototype.toString.call(value) === "[object Uint8Array]";
}

/** Whether a value is a Blob or a File. */
export function isBlob(value: unknown): value is BlobLike {
  return typeof value === "object" && value !== null && "arrayBuffer" in value && "stream" in value && "size" in value;
}

/** Raw binary piece by piece. To stop early is to cancel what it comes from. Rejects when a piece is no bytes. */
export async function* byteChunks(input: BinaryInput): AsyncGenerator<Uint8Array, void, undefined> {
  if (isBytes(input)) {
    yield input;
    return;
  }
  for await (const chunk of chunksOf(isBlob(input) ? (input.stream() as ByteStream) : input)) {
    if (!isBytes(chunk)) throw notBytes();
    yield chunk;
  }
}

function chunksOf(stream: ByteStream): AsyncIterable<unknown> {
  return "getReader" in stream ? readerChunks(stream) : stream;
}

/** Not every platform's ReadableStream is iterable, so it is read by its reader. */
async function* readerChunks(stream: ReadableStreamLike): AsyncGenerator<unknown, void, undefined> {
  const reader = stream.getReader();
  let finished = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield value;
    }
    finished = true;
  } finally {
    // A stream that failed has nothing left to cancel, and says so once more.
    if (!finished) await reader.cancel().catch(() => undefined);
    reader.releaseLock();
  }
}

/** The whole of raw binary. Rejects with a `BodyTooLargeError` as soon as it is longer than `limit`. */
export async function readAllBytes(input: BinaryInput, limit: number): Promise<Uint8Array> {
  if ("getReader" in input) return readStream(input, limit);
  const collected = collectBytes();
  for await (const chunk of byteChunks(input)) if (collected.add(chunk) > limit) throw bodyTooLarge(limit);
  return collected.whole();
}

/** Reads a web stream by its reader alone: an iterator would wait several times for each piece. */
async function readStream(stream: ReadableStreamLike, limit: number): Promise<Uint8Array> {
  const reader = stream.getReader();
  const collected = collectBytes();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return collected.whole();
      if (!isBytes(value)) throw notBytes();
      if (collected.add(value) > limit) throw bodyTooLarge(limit);
    }
  } catch (error) {
    // A stream that failed has nothing left to cancel, and says so once more.
    await reader.cancel().catch(() => undefined);
    throw error;
  } finally {
    reader.releaseLock();
  }
}

function notBytes(): TypeError {
  return new TypeError("A stream of bytes gave something else than a Uint8Array.");
}

/** Bytes that come piece by piece. */
export interface CollectedBytes {
  /** Takes a piece, and says how long all are together. */
  add(chunk: Uint8Array): number;
  /** All of them. */
  whole(): Uint8Array;
}

/** How many pieces are joined into one. */
const mostChunks = 1024;

/** Collects pieces. Every so many are joined, since an object for each byte of a body takes a hundred times its memory. */
export function collectBytes(): CollectedBytes {
  const joined: Uint8Array[] = [];
  let chunks: Uint8Array[] = [];
  let before = 0;
  let length = 0;
  return {
    add(chunk) {
      length += chunk.length;
      chunks.push(chunk);
      if (chunks.length < mostChunks) return length;
      joined.push(joinBytes(chunks, length - before));
      chunks = [];
      before = length;
      return length;
    },
    whole: () => joinBytes([...joined, ...chunks], length),
  };
}

/** Pieces as one; a single piece is not copied. `length` is that of all together. */
function joinBytes(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const [first] = chunks;
  if (first !== undefined && chunks.length === 1) return first;
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

const brand = "specwright/body-too-large";

/** A body is longer than it may be. */
export interface BodyTooLargeError extends Error {
  readonly brand: typeof brand;
  /** In bytes. */
  readonly limit: number;
}

export function bodyTooLarge(limit: number): BodyTooLargeError {
  return Object.assign(new Error(`The body is longer than the limit of ${limit} bytes.`), { brand, limit } as const);
}

/** Whether a caught value is this error, also when another copy of the runtime threw it. */
export function isBodyTooLarge(error: unknown): error is BodyTooLargeError {
  return error instanceof Error && (error as Partial<BodyTooLargeError>).brand === brand;
}

/**
 * Reads JSON strictly, for servers: no property twice, no number that a double would change, no nesting beyond the
 * limit; problems say in which line and column they are. `validate` is an emitted validator.
 */
export function strictJsonReader<T>(mediaType: string, validate?: Check<T>): TextReader<T> {
  const checkOf = ({ validate: isChecked, values = true, maxProblems = defaultMaxProblems }: ReadOptions): Check<T> =>
    isChecked && validate !== undefined
      ? (value) => validate(value, { values, maxProblems })
      : (value): Result<T> => ({ ok: true, value: value as T });
  return {
    mediaType,
    wants: "text",
    read: (text, options) => readJson(text, checkOf(options), undefined),
    readInTurns: (text, options, turn) => readJsonInTurns(text, checkOf(options), undefined, turn),
  };
}

const numberText = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** What a text stands for, among the types of a shape; the text itself when it stands for none of them. */
export function primitiveOfText(text: string, shape: PrimitiveShape): string | number | boolean | null {
  if (shape === "string") return text;
  const may = (type: "number" | "boolean" | "null"): boolean => shape === type || shape.includes(type);
  if ((text === "true" || text === "false") && may("boolean")) return text === "true";
  if (text === "null" && may("null")) return null;
  return (may("number") && numberText.test(text) ? exactNumber(text) : undefined) ?? text;
}

/** A value that was read, after the check that the contract asks for. Without a check every value passes. */
export function checked<T>(value: unknown, check: Check<T> | undefined, options: ReadOptions): Result<T> {
  return options.validate && check ? check(value, options) : { ok: true, value: value as T };
}

/** A payload that cannot be read at all, for one reason. */
export function unreadable(code: string, message: string, path: string = ""): Failure {
  return { ok: false, problems: [{ code, message, path }], truncated: false };
}

/** Throws for a payload that cannot be written: an error with `problems`, as encoders of parameters throw. */
export function refusePayload(code: string, message: string, path: string = ""): never {
  throw Object.assign(new TypeError(message), { problems: unreadable(code, message, path).problems });
}

/**
 * The type to name in Content-Type: the one that was chosen, or the contract's own, or `usual` when that is a range.
 * Throws an error with the problem "http/content-type" when it is no single type, or not one of the contract.
 */
export function writtenType(mediaType: string, chosen: string | undefined, usual: string): string {
  const type = chosen ?? (mediaType.includes("*") ? usual : mediaType);
  if (type === mediaType && !type.includes("*")) return type;
  return /^[^*/;]+\/[^*/;]+(;|$)/.test(type) && chooseByType([{ mediaType }], type) !== undefined
    ? type
    : refusePayload("http/content-type", `The body needs a content type that is ${mediaType}.`);
}

/** The part of the platform that is used, where it has it. */
interface TextPlatform {
  readonly TextDecoder?: new (label: string, options: { fatal: boolean }) => { decode(bytes: Uint8Array): string };
}

let decoder: { decode(bytes: Uint8Array): string } | undefined;

/** The text that UTF-8 bytes stand for, without a byte order mark. Bytes that are no UTF-8 give "http/invalid-utf8". */
export function decodeText(bytes: Uint8Array): Result<string> {
  const { TextDecoder } = globalThis as unknown as TextPlatform;
  if (TextDecoder !== undefined) {
    try {
      return { ok: true, value: (decoder ??= new TextDecoder("utf-8", { fatal: true })).decode(bytes) };
    } catch {
      return invalidUtf8();
    }
  }
  const decoded = decodeUtf8(bytes);
  return decoded.ok ? { ok: true, value: decoded.text } : invalidUtf8();
}

function invalidUtf8(): Result<string> {
  return unreadable("http/invalid-utf8", "The bytes are not valid UTF-8.");
}

/** Writes JSON. Without a check, a value that JSON cannot hold (a cycle, a bigint) makes `write` throw a TypeError. */
export function jsonWriter<T>(mediaType: string, validate?: Check<T>): PayloadWriter<T> {
  return {
    mediaType,
    ...(validate && { validate }),
    write: (value, chosen) => ({
      body: JSON.stringify(value),
      contentType: writtenType(mediaType, chosen, "application/json"),
    }),
  };
}

/** Reads JSON by the platform's own parser: small, for clients. Text that is no JSON gives "json/syntax". */
export function jsonReader<T>(mediaType: string, validate?: Check<T>): TextReader<T> {
  return {
    mediaType,
    wants: "text",
    read: (text, options) => {
      let value: unknown;
      try {
        value = JSON.parse(text);
      } catch {
        return unreadable("json/syntax", "The text is not valid JSON.");
      }
      return checked(value, validate, options);
    },
  };
}

/** Writes a string, number or boolean as text in UTF-8. */
export function textWriter<T>(mediaType: string, validate?: Check<T>): PayloadWriter<T> {
  return {
    mediaType,
    ...(validate && { validate }),
    write: (value, chosen) => {
      const type = writtenType(mediaType, chosen, "text/plain");
      const isBare = /^text\//i.test(type) && !/;[ \t]*charset=/i.test(type);
      return { body: String(value), contentType: isBare ? `${type}; charset=utf-8` : type };
    },
  };
}

/** Reads text as a string, or as what `shape` says it may stand for. */
export function textReader<T>(mediaType: string, validate?: Check<T>, shape: PrimitiveShape = "string"): TextReader<T> {
  return {
    mediaType,
    wants: "text",
    read: (text, options) => checked(primitiveOfText(text, shape), validate, options),
  };
}
