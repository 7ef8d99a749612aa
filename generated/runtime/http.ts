import {
  type Failure,
  type Problem,
  type Result,
  defaultMaxProblems,
  findIllegalXmlChar,
  isNCName,
  limitedFailure,
  quoted,
  setOwnProperty,
  utf8Text,
} from "./base.js";
import {
  type JsonCodec,
  type UnreadOptions,
  exactJsonText,
  exactNumber,
  exactReading,
  hasObjectType,
  ofParsed,
  pointerPart,
  readJson,
  readJsonInTurns,
} from "./json.js";
import {
  type XmlDecodeOptions,
  type XmlReader,
  createXmlReader,
  decodeXmlBytes,
  decodeXmlBytesAs,
  escapeXmlAttribute,
  escapeXmlText,
  expandedName,
  isXmlSyntaxError,
  maxElementName,
  maxXmlDepth,
  resolveXmlLimits,
  xmlEncodeError,
  xmlSyntaxProblem,
  xsiNamespace,
} from "./xml.js";

const brokenItemBrand = "specwright/broken-item";

/** An item of a stream is invalid, unreadable, or too long. The paths of its problems begin with its position. */
export interface BrokenItemError extends Error {
  readonly brand: typeof brokenItemBrand;
  readonly problems: readonly Problem[];
}

/** True for this error, also if another copy of the runtime threw it. */
export function isBrokenItem(error: unknown): error is BrokenItemError {
  return error instanceof Error && (error as Partial<BrokenItemError>).brand === brokenItemBrand;
}

/** The error of an item of a stream, with the paths of its problems below its position. */
export function brokenItem(problems: readonly Problem[], position: number): BrokenItemError {
  return Object.assign(new Error("An item of the stream is not valid against the spec."), {
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
  /** The part before the slash, or "*". */
  readonly type: string;
  /** The part behind the slash, or "*". */
  readonly subtype: string;
  /** The values of parameters as they are; names in lower case. The first of two with one name counts. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** Longer ones are refused unread. */
const maxMediaTypeLength = 8192;

const typeAndSubtype = /[ \t]*([!#$%&'*+.^_`|~\w-]+)\/([!#$%&'*+.^_`|~\w-]+)/y;
const mediaTypeParameter =
  /[ \t]*;[ \t]*(?:([!#$%&'*+.^_`|~\w-]+)=(?:([!#$%&'*+.^_`|~\w-]+)|"([^"\\]*(?:\\[^][^"\\]*)*)"))?/y;

/** Reads a media type; undefined when the text is none. */
export function parseMediaType(text: string): MediaType | undefined {
  if (text.length > maxMediaTypeLength) return undefined;
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

/** A method of HTTP that OpenAPI describes. */
export type HttpMethod = "GET" | "PUT" | "POST" | "DELETE" | "OPTIONS" | "HEAD" | "PATCH" | "TRACE";

/** Tables of an operation that both sides share: a client encodes with them, a server decodes with them. */
export interface OperationTable {
  /** The operation's name: "createOrder". */
  readonly id: string;
  readonly method: HttpMethod;
  /** The path template as in the API: "/orders/{id}"; for a webhook its name. */
  readonly path: string;
  readonly parameters: readonly ParameterTable[];
  /** Alternatives; one suffices. Empty: no credentials are required. */
  readonly security: readonly SecurityAlternative[];
  /** The header parameter that takes an idempotency key, if the API declares one. */
  readonly idempotencyHeader?: string;
}

/** Scheme name -> the scopes it must grant; all of the schemes are required. An empty object requires nothing. */
export type SecurityAlternative = Readonly<Record<string, readonly string[]>>;

/** The location of a parameter in a request. */
export type ParameterPlace = "path" | "query" | "header" | "cookie";

/** OpenAPI, Parameter Object, "Style Values". "json" means a parameter whose `content` is JSON text. */
export type ParameterStyle =
  "matrix" | "label" | "simple" | "form" | "spaceDelimited" | "pipeDelimited" | "deepObject" | "json";

/** The serialized form of one parameter, header or form field. */
export interface ParameterTable {
  readonly name: string;
  /** The part of a message that contains it. */
  readonly in: ParameterPlace;
  readonly style: ParameterStyle;
  readonly explode: boolean;
  readonly shape: ValueShape;
  /** True if no item, name or value of the list or object contains a comma: `%2C` separates them as "," does. */
  readonly commaFree?: true;
  /** RFC 3986 reserved characters are not encoded (query only). */
  readonly allowReserved?: true;
  /** A path variable that may be any string: ".", "..", with a separator, a line break or another control character (`x-allow-any-text`). */
  readonly anyText?: true;
  /**
   * A path variable whose slashes separate segments: a client does not encode them, and rejects "." and "..", and ""
   * except at the end.
   */
  readonly spansSegments?: true;
  /** A header whose values no log shows: a secret, or an address. */
  readonly unlogged?: true;
  /** The value of a missing parameter; added when parameters are decoded. */
  readonly default?: unknown;
}

/**
 * The table of a field of an urlencoded form, which is serialized like a query parameter: exploded, in the style
 * "form", by default.
 */
export interface FieldTable extends Omit<ParameterTable, "in" | "style" | "explode"> {
  /** Default: "form". */
  readonly style?: ParameterStyle;
  /** Default: true in the style "form", false in other styles. */
  readonly explode?: boolean;
}

/** The shape of a serialized parameter. Validation checks the value later. "any": a string, a list or an object. */
export type ValueShape = PrimitiveShape | "any" | ArrayShape | ObjectTextShape | ShapeAbove;

/**
 * The types of a serialized value, tried in this order: boolean, null, number, string. A value that matches none of
 * them stays a string, so that validation can name it.
 */
export type PrimitiveShape = "string" | "number" | "boolean" | readonly ("string" | "number" | "boolean" | "null")[];

/** The shape of a serialized list. */
export interface ArrayShape {
  readonly items: ValueShape;
  /** The shape of a string if the value is not always a list. */
  readonly text?: PrimitiveShape;
}

/** The shape of a serialized object. */
export interface ObjectTextShape {
  /** The shapes of declared properties. */
  readonly members: Readonly<Record<string, ValueShape>>;
  /** The shape of additional properties; "string" if the API does not describe them. */
  readonly others: ValueShape;
  /** The API allows no additional properties: an exploded object leaves them to other parameters. */
  readonly closed?: true;
  /** The shape of items, if the value may also be a list. */
  readonly items?: ValueShape;
  /** The shape of a string if the value is not always an object. */
  readonly text?: PrimitiveShape;
}

/** A reference to an enclosing shape: a recursive schema. */
export interface ShapeAbove {
  /** Levels up; 1 for the parent shape. */
  readonly above: number;
}

/** Parameters as values, in the groups of callers and handlers. An empty group is undefined. */
export interface ParameterValues {
  /** Variables of the path by name. */
  readonly path?: Readonly<Record<string, unknown>>;
  /** Parameters of the query by name. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** Headers by their names in the API. */
  readonly headers?: Readonly<Record<string, unknown>>;
  /** Cookies by name. */
  readonly cookies?: Readonly<Record<string, unknown>>;
}

/** The location of a security scheme's credential. OpenAPI, Security Scheme Object. */
export type SecuritySchemeTable =
  | { readonly kind: "basic" }
  /** In the Authorization header after a prefix: "Bearer", "OAuth". */
  | { readonly kind: "authorization"; readonly prefix: string }
  | { readonly kind: "apiKey"; readonly in: "query" | "header" | "cookie"; readonly name: string }
  /** Not part of HTTP: the connection itself authenticates the caller. */
  | { readonly kind: "mutualTLS" };

/** The security schemes of an API by name. */
export type SecuritySchemeTables = Readonly<Record<string, SecuritySchemeTable>>;

/** HTTP Basic, RFC 7617. */
export interface BasicCredential {
  /** Any string without a colon. RFC 7617, section 2. */
  readonly username: string;
  /** Any string, including "". */
  readonly password: string;
}

/**
 * Reads payloads of one media type: a server reads requests with it, a client reads responses. `wants` is the form of
 * the input: "text" is UTF-8 that was decoded and checked, "bytes" the whole payload, "stream" an unread body.
 */
export type PayloadReader<T = unknown> = TextReader<T> | BytesReader<T> | StreamReader<T>;

interface ReaderBase {
  /** The media type as in the API; may be a range ("image/*"). */
  readonly mediaType: string;
}

/** Reads a payload that arrives as text. */
export interface TextReader<T = unknown> extends ReaderBase {
  readonly wants: "text";
  /** Reads a whole payload. */
  read(text: string, options: ReadOptions): Result<T>;
  /** Reads like `read`, and awaits `turn` between its steps. Undefined if reading has only one step. */
  readInTurns?(text: string, options: ReadOptions, turn: () => Promise<void>): Promise<Result<T>>;
}

/** Reads a payload that arrives as bytes. */
export interface BytesReader<T = unknown> extends ReaderBase {
  readonly wants: "bytes";
  /** Reads a whole payload. */
  read(bytes: Uint8Array, options: ReadOptions): Result<T>;
}

/** Reads a payload that arrives as a stream. */
export interface StreamReader<T = unknown> extends ReaderBase {
  readonly wants: "stream";
  /** Reads a payload, or passes it on unread. */
  read(body: BinaryBody, options: ReadOptions): Result<T>;
}

/** Options for reading one payload. */
export interface ReadOptions extends CheckOptions {
  /** True if the value is validated. Unreadable payloads are always rejected. */
  readonly validate: boolean;
  /** Called with the problems of a readable value, which is then accepted. Without it such a value is rejected. */
  readonly report?: ((problems: readonly Problem[]) => void) | undefined;
  /** The received Content-Type, with its parameters. */
  readonly contentType: string;
  /** Treatment of read-only properties in requests. Default: "drop". */
  readonly readOnly?: "drop" | "refuse";
  /** Treatment of properties that an XSD excludes from creation or updates. Default: "drop". */
  readonly cannotUpdate?: "drop" | "refuse";
  /** Treatment of a DOCTYPE that only names the root element. Default: "accept". */
  readonly doctype?: "accept" | "reject";
  /** Maximum bytes of an item in a stream of items. */
  readonly maxItemBytes?: number;
}

/** Options for values that are validated piece by piece: the items of a stream. */
export interface WriteOptions {
  /** True if each item is validated. */
  readonly validate: boolean;
}

/** Writes payloads of one media type: a client writes requests with it, a server writes responses. */
export interface PayloadWriter<T = unknown> {
  readonly mediaType: string;
  /** Undefined if every value of the type can be serialized (raw binary). */
  validate?(value: unknown, options?: CheckOptions): Result<T>;
  /**
   * `contentType` is the type that the caller chose from a range. Default: the writer's own type. Items of a stream are
   * validated unless `options` turns it off.
   */
  write(value: T, contentType?: string, options?: WriteOptions): WrittenPayload;
}

/** The serialized bytes and headers. */
export interface WrittenPayload {
  /** The serialized payload. */
  readonly body: string | Uint8Array | BlobLike | ByteStream;
  /** The Content-Type header's value, with charset or boundary if it has one. */
  readonly contentType: string;
}

/** Bytes in pieces: a Node stream or a web stream. */
export type ByteStream = AsyncIterable<Uint8Array> | ReadableStreamLike;

/** The part of a web `ReadableStream` that is used. */
export interface ReadableStreamLike {
  getReader(): {
    read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
    cancel(reason?: unknown): Promise<void>;
    releaseLock(): void;
  };
}

/** The part of a web `Blob` or `File` that is used. */
export interface BlobLike {
  readonly size: number;
  readonly type: string;
  readonly name?: string;
  arrayBuffer(): Promise<ArrayBuffer>;
  stream(): unknown;
}

/** Raw binary to send: bytes, a Blob, or a stream of bytes. */
export type BinaryInput = Uint8Array | BlobLike | ByteStream;

/** Received raw binary, to be read once: whole, or piece by piece. */
export interface BinaryBody {
  /** The received Content-Type: "image/png". */
  readonly contentType: string;
  /** Returns all bytes. Rejects if they exceed the limit for payloads. */
  bytes(): Promise<Uint8Array>;
  /** Yields the bytes piece by piece, without a limit. */
  stream(): AsyncIterable<Uint8Array>;
}

/** A file to send in a multipart form. */
export type FileInput = Uint8Array | BlobLike | FilePart;

/** A file in a multipart form, with its name and type, as received by a server. */
export interface FilePart {
  /** The content of the file. */
  readonly data: Uint8Array | BlobLike;
  readonly filename?: string;
  readonly contentType?: string;
}

/** A file in a multipart form that a server has received. */
export interface ReceivedFile extends FilePart {
  /** The content of the file, whole. */
  readonly data: Uint8Array;
  /** The last segment of the sent name, without separators and control characters. Undefined if it is empty. */
  readonly filename?: string;
  /** The unchanged name: it may contain any path and any characters. */
  readonly rawFilename?: string;
}

/** The part of a web `FormData` that is used. */
export interface FormDataLike {
  forEach(visit: (value: unknown, name: string) => void): void;
  getAll(name: string): readonly unknown[];
}

/** The parts of a multipart form without declared names: objects of names and values, in the order of the parts, or a `FormData`. */
export type NamedParts = readonly { readonly [name: string]: unknown }[] | FormDataLike;

/** A part of a multipart form that has headers of its own. */
export interface PartWithHeaders<Value, Headers> {
  readonly value: Value;
  readonly headers: Headers;
}

/**
 * A form with some properties that are sent as files, or with headers. Each alternative of a form keeps its properties.
 */
export type FormWith<Form, Parts> = Form extends unknown
  ? { [Name in keyof Form as Name extends keyof Parts ? never : Name]: Form[Name] } & Pick<
      Parts,
      Extract<keyof Parts, keyof Form>
    >
  : never;

/** A form whose additional properties are files. */
export type FormOfFiles<Form, File> = Form extends unknown
  ? { [Name in keyof Form]: string extends Name ? File : Form[Name] }
  : never;

/** The value of one part: an item of a list, or the property itself. */
export type PartOf<Form, Name extends PropertyKey> = Form extends { readonly [Key in Name]?: infer Value }
  ? ItemOf<Exclude<Value, undefined>>
  : never;

type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : Value;

/** A validator, such as the generated ones. */
export type Check<T = unknown> = (value: unknown, options?: CheckOptions) => Result<T>;

/** Options of validation. */
export interface CheckOptions {
  /** False leaves values out of messages; `actual` still has them. */
  readonly values?: boolean;
  /** Maximum number of collected problems. Default: 100. */
  readonly maxProblems?: number;
}

/** For messages that other people may see: clients and readers of logs. */
export const withoutValues: CheckOptions = { values: false };

/** Returns a problem of a message instead of its value: "http/content-type", "http/repeated-parameter". */
export function httpProblem(code: string, message: string, path: string = ""): Problem {
  return { code, message, path };
}

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type Numbers<Text extends string> = Text extends `${infer Value extends number}` ? Value : never;
type Hundred<First extends number> = Numbers<`${First}${Digit}${Digit}`>;

/** Every status that ends a request, as literals, so that types can exclude single statuses. RFC 9110, section 15. */
export type HttpStatus = Hundred<2> | Hundred<3> | Hundred<4> | Hundred<5>;

/** Statuses of "default": all statuses without a declaration or a range. */
export type OtherStatus<Declared extends number = never> = Exclude<HttpStatus, Declared>;

/** Statuses of a range ("4XX") except the ones that the API declares individually, which take precedence. */
export type StatusRange<Range extends StatusRangeName, Declared extends number = never> = Exclude<
  Range extends `${infer First extends 2 | 3 | 4 | 5}XX` ? Hundred<First> : never,
  Declared
>;

/** A range of statuses, as OpenAPI writes it. */
export type StatusRangeName = "2XX" | "3XX" | "4XX" | "5XX";

/** Returns the declaration of a status: its own, that of its range ("4XX"), or "default". OpenAPI, Responses Object. */
export function forStatus<T>(responses: Readonly<Record<string, T>>, status: number): T | undefined {
  return responses[status] ?? responses[`${String(status)[0] ?? ""}XX`] ?? responses["default"];
}

/**
 * Returns the specificity of the match between a received type and a type in an API or an Accept header; 0 if they do
 * not match. A charset never matters; other named parameters must be present. "*" may also precede a suffix:
 * "application/*+json".
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

/** True when a Content-Type belongs to the media type or range that a contract names. */
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

/**
 * True when text of this Content-Type can be read as UTF-8: no charset is named, or UTF-8, or US-ASCII, which is part
 * of it.
 */
export function isUtf8Type(contentType: string): boolean {
  const charset = charsetOf(contentType);
  return charset === undefined || charset === "utf-8" || charset === "utf8" || charset === "us-ascii";
}

/** Longer headers are ignored. */
const maxAcceptLength = 8192;

interface Wanted {
  /** A media type, or a range such as "image/*". */
  readonly range: MediaType;
  /** The weight of the range, from 0 to 1. RFC 9110, section 12.4.2. */
  readonly quality: number;
}

/**
 * The offered media type that an Accept header prefers; undefined when it takes none of them. Among equals the first
 * offered wins. An offered type may be a range: it is taken when any type in it may be. RFC 9110, section 12.5.1.
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

/** The quality that the closest of the wanted ranges gives an offered type. */
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
    // A type that is offered as a range may become any type in it.
    if (fit === 0 && text.includes("*") && mediaTypeFit(offer, range) > 0) within = Math.max(within, wish);
  }
  return Math.max(quality, within);
}

/** Returns the ranges of an Accept header; ignores invalid ones. */
function parseAccept(accept: string): readonly Wanted[] {
  if (accept.length > maxAcceptLength) return [];
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

/** RFC 9110, section 12.4.2. Text that is not a quality counts as 1, as if it were absent. */
function qualityValue(text: string | undefined): number {
  return text !== undefined && /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 1;
}

/** True for bytes, a Blob or a stream, of any realm. */
export function isBinaryInput(value: unknown): value is BinaryInput {
  if (typeof value !== "object" || value === null) return false;
  return isBytes(value) || isBlob(value) || "getReader" in value || Symbol.asyncIterator in value;
}

/** True for a Uint8Array of any realm, such as a Node Buffer. */
export function isBytes(value: unknown): value is Uint8Array {
  return value instanceof Uint8Array || Object.prototype.toString.call(value) === "[object Uint8Array]";
}

/** True for a Blob or a File. */
export function isBlob(value: unknown): value is BlobLike {
  return typeof value === "object" && value !== null && "arrayBuffer" in value && "stream" in value && "size" in value;
}

/** Raw binary piece by piece. To stop early is to cancel what it comes from. Rejects when a piece is not bytes. */
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
    // A failed stream has nothing left to cancel and rejects again.
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

/** Reads a web stream only with its reader: an iterator would wait several times for each piece. */
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
    // A failed stream has nothing left to cancel and rejects again.
    await reader.cancel().catch(() => undefined);
    throw error;
  } finally {
    reader.releaseLock();
  }
}

function notBytes(): TypeError {
  return new TypeError("A chunk of a byte stream is not a Uint8Array.");
}

/** Bytes that come piece by piece. */
export interface CollectedBytes {
  /** Takes a piece, and says how long all are together. */
  add(chunk: Uint8Array): number;
  /** All of them. */
  whole(): Uint8Array;
}

/** The number of pieces that are joined into one. */
const maxChunks = 1024;

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
      if (chunks.length < maxChunks) return length;
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

/** A body exceeds its limit. */
export interface BodyTooLargeError extends Error {
  readonly brand: typeof brand;
  /** Maximum number of bytes. */
  readonly limit: number;
}

/** The error of a body that is longer than the limit. */
export function bodyTooLarge(limit: number): BodyTooLargeError {
  return Object.assign(new Error(`The body is longer than the limit of ${limit} bytes.`), { brand, limit } as const);
}

/** True for this error, also if another copy of the runtime threw it. */
export function isBodyTooLarge(error: unknown): error is BodyTooLargeError {
  return error instanceof Error && (error as Partial<BodyTooLargeError>).brand === brand;
}

/**
 * Reads JSON strictly, for servers. Rejects duplicate properties, numbers that a double would change, and nesting
 * beyond the limit; problems have a line and column. `validate` is a generated validator.
 */
export function strictJsonReader<T>(mediaType: string, validate?: Check<T>): TextReader<T> {
  const checkOf =
    ({ validate: isChecked, values = true, maxProblems = defaultMaxProblems }: ReadOptions): Check<T> =>
    (value, asked: UnreadOptions = {}) =>
      validate !== undefined && (isChecked || asked.unreadPath !== undefined)
        ? validate(value, { values, maxProblems, ...asked })
        : { ok: true, value: value as T };
  return {
    mediaType,
    wants: "text",
    read: (text, options) => readJson(text, checkOf(options), undefined),
    readInTurns: (text, options, turn) => readJsonInTurns(text, checkOf(options), undefined, turn),
  };
}

const numberText = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Converts a string to one of the types of a shape; returns the string itself if it matches none of them. */
export function primitiveOfText(text: string, shape: PrimitiveShape): string | number | boolean | null {
  if (shape === "string") return text;
  const may = (type: "number" | "boolean" | "null"): boolean => shape === type || shape.includes(type);
  if ((text === "true" || text === "false") && may("boolean")) return text === "true";
  if (text === "null" && may("null")) return null;
  return (may("number") && numberText.test(text) ? exactNumber(text) : undefined) ?? text;
}

/** Returns a value after its validation. In report mode, the problems are added to the result. */
export function checked<T>(value: unknown, check: Check<T> | undefined, options: ReadOptions): Result<T> {
  const result = options.validate ? check?.(value, options) : undefined;
  if (result?.ok === false && options.report) options.report(result.problems);
  else if (result) return result;
  return { ok: true, value: value as T };
}

/** A payload that cannot be read at all, for one reason. */
export function unreadablePayload(code: string, message: string, path: string = ""): Failure {
  return { ok: false, problems: [{ code, message, path }], truncated: false };
}

/** Throws for a payload that cannot be written: an error with `problems`, as encoders of parameters throw. */
export function refusePayload(code: string, message: string, path: string = ""): never {
  throw Object.assign(new TypeError(message), { problems: unreadablePayload(code, message, path).problems });
}

/**
 * The type to name in Content-Type: the one that was chosen, or the contract's own, or `usual` when that is a range.
 * Throws an error with the problem "http/content-type" when it is not a single type, or not one of the contract.
 */
export function writtenType(mediaType: string, chosen: string | undefined, usual: string): string {
  const type = chosen ?? (mediaType.includes("*") ? usual : mediaType);
  if (type === mediaType && !type.includes("*")) return type;
  return /^[^*/;]+\/[^*/;]+(;|$)/.test(type) && chooseByType([{ mediaType }], type) !== undefined
    ? type
    : refusePayload("http/content-type", `The content type of the body must match ${mediaType}.`);
}

/** The XML form of a JSON schema's value as the content of an element. OpenAPI 3.0 and 3.1, XML Object. */
export type XmlShape = XmlTextShape | XmlObjectShape | XmlListShape | XmlAnyShape;

/** A shape, or where shapes refer to each other a function that gives it. */
export type XmlShapeRef = XmlShape | (() => XmlShape);

/** The shape of an element with text content. */
export interface XmlTextShape {
  readonly kind: "text";
  /** Type of the text content. */
  readonly as: PrimitiveShape;
}

/** The shape of an element whose content is an object. */
export interface XmlObjectShape {
  readonly kind: "object";
  readonly parts: readonly XmlShapePart[];
  /** Elements that are not among the parts. */
  readonly others: XmlShapeRef;
}

/** The shape of an element whose content is a list. */
export interface XmlListShape {
  readonly kind: "list";
  /** The name of each item's element, and the shape of its content. */
  readonly item: XmlShapeName & { readonly shape: XmlShapeRef };
}

/**
 * An unconstrained value: elements become properties, several of one name a list, and content without elements a
 * string.
 */
export interface XmlAnyShape {
  readonly kind: "any";
}

/** The name of an element or an attribute. */
export interface XmlShapeName {
  readonly name: string;
  /** Absent: that of the element around it. */
  readonly namespace?: string;
  /** The prefix to write. Undefined if names have none. */
  readonly prefix?: string;
}

/** A property of an object. */
export interface XmlShapePart extends XmlShapeName {
  /** The name of the property, if it differs. */
  readonly property?: string;
  /** An element for each item of a list. */
  readonly place?: "attribute" | "repeated";
  /** True if no element means an empty list. */
  readonly required?: true;
  /** The shape of the element's or attribute's content. */
  readonly shape: XmlShapeRef;
}

/** The root element of a document. */
export interface XmlRootShape extends XmlShapeName {
  /** True if the API has no name for it: any name is read. */
  readonly isUnnamed?: true;
  /** The shape of the element's content. */
  readonly shape: XmlShapeRef;
}

/** Returns the target of a shape reference. */
export function shapeOf(shape: XmlShapeRef): XmlShape {
  return typeof shape === "function" ? shape() : shape;
}

/** The shape of an unconstrained value. */
export const anyXml: XmlAnyShape = { kind: "any" };

/** Properties of a schema that are not sent in one direction (`readOnly` in requests, `writeOnly` in responses). */
export interface HiddenMembers {
  /** Properties that are not sent. */
  readonly names?: readonly string[];
  /** Properties that are sent, though another schema of the API hides properties of the same names. */
  readonly shown?: readonly string[];
  /**
   * Tables of properties whose values contain hidden properties. Lists every declared property if other properties have
   * tables or are hidden.
   */
  readonly members?: Readonly<Record<string, Hidden>>;
  /** Properties by patterns of their names. */
  readonly patterns?: readonly HiddenPattern[];
  /** Tables for additional properties. */
  readonly others?: readonly Hidden[];
  /** True if additional properties are not sent. */
  readonly hidesOthers?: true;
  /** The table of items. Undefined if they contain nothing hidden. */
  readonly items?: Hidden;
  /** Tables of the first items, by position. Undefined if they contain nothing hidden. */
  readonly prefixItems?: readonly Hidden[];
  /** Schemas that speak of the same value: of references, compositions and conditions. */
  readonly parts?: readonly HiddenPart[];
}

/** Properties whose names match a pattern. */
export interface HiddenPattern {
  /** The matcher of names. */
  readonly matches: { test(name: string): boolean };
  /** True if the properties are not sent. */
  readonly isHidden?: true;
  /** The table of their values. Undefined if they contain nothing hidden. */
  readonly of?: Hidden;
}

/** A table, or a function that gives it: schemas refer to themselves. */
export type Hidden = HiddenMembers | (() => HiddenMembers);

/** A subschema with hidden properties, such as a branch of `oneOf`. */
export interface HiddenPart {
  /** The table of the part. */
  readonly of: Hidden;
  /** True if a branch applies to a value. Undefined if the branch applies to every value. */
  readonly when?: (value: unknown) => boolean;
}

/**
 * True if a branch without a validator may apply to a value: the value has the properties that the branch requires, and
 * one of the constants that the branch gives them.
 */
export function looksLike(
  required: readonly string[],
  constants: Readonly<Record<string, readonly unknown[]>> = {},
): (value: unknown) => boolean {
  return (value) => {
    if (typeof value !== "object" || value === null || !required.every((name) => Object.hasOwn(value, name)))
      return false;
    const members = value as Readonly<Record<string, unknown>>;
    return Object.entries(constants).every(
      ([name, allowed]) => !Object.hasOwn(members, name) || allowed.includes(members[name]),
    );
  };
}

/**
 * Returns a value without its hidden properties, at any depth; the same value if it has none. `found` receives their
 * pointers. A property is hidden if one of the applicable schemas hides it and none of them shows it, as in the types.
 */
export function withoutMembers(value: unknown, hidden: Hidden, found: string[]): unknown {
  return visible(value, [hidden], "", found);
}

function visible(wholeValue: unknown, tables: readonly Hidden[], path: string, found: string[]): unknown {
  if (
    typeof wholeValue !== "object" ||
    wholeValue === null ||
    tables.length === 0 ||
    isBytes(wholeValue) ||
    isBlob(wholeValue)
  )
    return wholeValue;
  const value = asWritten(wholeValue);
  const all = applicable(value, tables);
  if (Array.isArray(value)) return visibleItems(value, all, path, found);
  const members = value as Readonly<Record<string, unknown>>;
  let copy: Record<string, unknown> | undefined;
  const shown = new Set(all.flatMap((table) => table.shown ?? []));
  const names = new Set(all.flatMap((table) => table.names ?? []).filter((name) => !shown.has(name)));
  for (const name of Object.keys(members)) {
    const at = `${path}/${pointerPart(name)}`;
    const rows = all.map((table) => rowOf(table, name));
    if (names.has(name) || (!shown.has(name) && rows.some(({ isHidden }) => isHidden))) {
      found.push(at);
      copy ??= { ...members };
      Reflect.deleteProperty(copy, name);
      continue;
    }
    const inner = visible(
      members[name],
      rows.flatMap(({ tables }) => tables),
      at,
      found,
    );
    if (inner !== members[name]) setOwnProperty((copy ??= { ...members }), name, inner);
  }
  return copy ?? wholeValue;
}

/** The value that JSON.stringify would write: an object with a `toJSON` of its own is replaced by its result. */
function asWritten(value: object): object {
  const { toJSON } = value as { readonly toJSON?: unknown };
  const written: unknown = typeof toJSON === "function" ? toJSON.call(value) : value;
  return typeof written === "object" && written !== null ? written : {};
}

function visibleItems(
  items: readonly unknown[],
  tables: readonly HiddenMembers[],
  path: string,
  found: string[],
): readonly unknown[] {
  let copy: unknown[] | undefined;
  items.forEach((item, index) => {
    const inner = tables.flatMap(({ items, prefixItems = [] }) => prefixItems[index] ?? items ?? []);
    const seen = visible(item, inner, `${path}/${index}`, found);
    if (seen !== item) (copy ??= [...items])[index] = seen;
  });
  return copy ?? items;
}

interface MemberRow {
  /** True if a pattern or the schema of additional properties hides the property. */
  readonly isHidden: boolean;
  /** The tables of its value. */
  readonly tables: readonly Hidden[];
}

/** JSON Schema core, section 10.3.2: additional properties are neither declared nor matched by a pattern. */
function rowOf({ members = {}, patterns = [], others = [], hidesOthers }: HiddenMembers, name: string): MemberRow {
  const isDeclared = Object.hasOwn(members, name);
  const matching = patterns.filter(({ matches }) => matches.test(name));
  if (!isDeclared && matching.length === 0) return { isHidden: hidesOthers === true, tables: others };
  return {
    isHidden: !isDeclared && matching.some(({ isHidden }) => isHidden),
    tables: [...(isDeclared ? [members[name]!] : []), ...matching.flatMap(({ of }) => of ?? [])],
  };
}

/**
 * Returns the tables that apply to a value, including nested parts. If none of several branches applies, all of them
 * hide and none of them shows: such a value is invalid, but may still be written.
 */
function applicable(value: unknown, tables: readonly Hidden[]): readonly HiddenMembers[] {
  const all = new Set(tables.map(tableOf));
  const strays = new Set<HiddenMembers>();
  // A Set visits what is added while it is walked.
  for (const { parts = [] } of all) {
    const meant = parts.filter(({ when }) => when === undefined || when(value));
    for (const { of } of meant) all.add(tableOf(of));
    const branches = parts.filter(({ when }) => when !== undefined);
    if (!meant.some(({ when }) => when !== undefined)) for (const { of } of branches) strays.add(tableOf(of));
  }
  for (const { parts = [] } of strays) for (const { of } of parts) strays.add(tableOf(of));
  return [...all, ...Array.from(strays, ({ shown: _, ...table }) => table)];
}

function tableOf(hidden: Hidden): HiddenMembers {
  return typeof hidden === "function" ? hidden() : hidden;
}

/** The bytes of an item that comes piece by piece. */
export interface ItemPieces {
  /** Adds bytes. Throws an error with `problems` as soon as they are too many. */
  add(bytes: Uint8Array): void;
  /** All that was added since the last time. */
  take(): Uint8Array;
  readonly length: number;
}

/** Begins an item that arrives in pieces, and refuses it beyond the limit. */
export function collectItem(limit: number): ItemPieces {
  let collected = collectBytes();
  let length = 0;
  return {
    add(bytes) {
      if (bytes.length > 0) length = collected.add(bytes);
      if (length > limit) refuseLongItem(limit);
    },
    take() {
      const whole = collected.whole();
      collected = collectBytes();
      length = 0;
      return whole;
    },
    get length() {
      return length;
    },
  };
}

/** Throws for an item that is longer than it may be. */
export function refuseLongItem(limit: number): never {
  refusePayload("http/too-large", `The item is longer than ${limit} bytes.`);
}

/** Items that are sent one by one: an array, a generator, or any other iterable. */
export type ItemSource<T> = Iterable<T> | AsyncIterable<T>;

/** Makes the decoder of one stream. `limit` is the bytes of the longest item. */
export type ItemReader<T = unknown> = (options: ReadOptions, limit: number) => ItemDecoder<T>;

/** Takes the bytes of a stream piece by piece and gives the items that end in each. Throws an error with `problems` when an item grows longer than the limit. */
export interface ItemDecoder<T = unknown> {
  /** The items that end in these bytes. */
  take(bytes: Uint8Array): Iterable<Result<T>>;
  /** The items that the end of the stream ends. */
  end(): Iterable<Result<T>>;
}

/**
 * Returns the serialized form of an item in a stream. Throws an error with `problems` for an item that is invalid or
 * cannot be serialized.
 */
export type ItemWriter<T = unknown> = (item: T, options: WriteOptions) => string;

/** True for values that can be sent as items. A string is not a source of items, although it is iterable. */
export function isItemSource(value: unknown): value is ItemSource<unknown> {
  return typeof value === "object" && value !== null && (Symbol.asyncIterator in value || Symbol.iterator in value);
}

/**
 * Yields the items of a stream, decoded on demand. Throws a `BrokenItemError` at the first invalid item. `chunks` is
 * released together with the items.
 */
export async function* readItems<T>(
  chunks: AsyncIterable<Uint8Array>,
  decoder: ItemDecoder<T>,
): AsyncGenerator<T, void, undefined> {
  let position = 0;
  const valueOf = (result: Result<T>): T => {
    if (result.ok === false) throw brokenItem(result.problems, position);
    position += 1;
    return result.value;
  };
  try {
    for await (const chunk of chunks) for (const result of decoder.take(chunk)) yield valueOf(result);
    for (const result of decoder.end()) yield valueOf(result);
  } catch (error) {
    throw atPosition(error, position);
  }
}

/** The part of the platform that is used. */
interface EncoderPlatform {
  readonly TextEncoder: new () => { encode(text: string): Uint8Array };
}

/**
 * Yields the bytes of items on demand: first an empty piece, so that frameworks send the head of a response before the
 * first item, then one piece for each item. Rejects with a `BrokenItemError` at the first item that cannot be
 * serialized. The source of the items is released immediately with them.
 */
export function writeItems<T>(
  items: ItemSource<T>,
  write: ItemWriter<T>,
  options: WriteOptions,
): AsyncIterable<Uint8Array> {
  return {
    [Symbol.asyncIterator]() {
      const source = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
      const encoder = new (globalThis as unknown as EncoderPlatform).TextEncoder();
      let position = -1;
      return {
        async next() {
          if (position === -1) {
            position = 0;
            return { done: false, value: new Uint8Array(0) };
          }
          const step = await source.next();
          if (step.done === true) return { done: true, value: undefined };
          try {
            const value = encoder.encode(write(step.value, options));
            position += 1;
            return { done: false, value };
          } catch (error) {
            await leave(source);
            throw atPosition(error, position);
          }
        },
        async return() {
          await leave(source);
          return { done: true, value: undefined };
        },
      };
    },
  };
}

/** Lets go of a source. Its complaints are nobody's: the items have ended. */
async function leave(source: Iterator<unknown> | AsyncIterator<unknown>): Promise<void> {
  try {
    await source.return?.();
  } catch {
    // Nobody reads on.
  }
}

/** The text of a value by its writer, which checks it before. Throws an error with `problems` for one that it refuses. */
export function textOfItem<T>(writer: PayloadWriter<T>, item: T, { validate }: WriteOptions): string {
  const checked = validate ? writer.validate?.(item, withoutValues) : undefined;
  if (checked?.ok === false)
    throw Object.assign(new TypeError("The item is not valid against the spec."), { problems: checked.problems });
  const { body } = writer.write(item);
  return typeof body === "string" ? body : refusePayload("type", "The item is not a JSON value.");
}

/** A body over where its bytes come from, to be read once: a second reading rejects. `limit` holds for `bytes()` alone. */
export function binaryBody(contentType: string, source: BinaryInput, limit: number): BinaryBody {
  let taken = false;
  const take = (): BinaryInput => {
    if (taken) throw new TypeError("The body was already read.");
    taken = true;
    return source;
  };
  return {
    contentType,
    bytes: async () => readAllBytes(take(), limit),
    stream: () => byteChunks(take()),
  };
}

/** Sends bytes, a Blob or a stream as they are. For a range without a choice the type is that of the Blob, if it has one: it must be within the range. */
export function binaryWriter(mediaType: string): PayloadWriter<BinaryInput> {
  return {
    mediaType,
    validate: (value) =>
      isBinaryInput(value)
        ? { ok: true, value }
        : unreadablePayload("type", "The body must be bytes (a Uint8Array), a Blob or a stream of bytes."),
    write: (value, chosen) => ({
      body: value,
      contentType: writtenType(mediaType, chosen, blobType(value) ?? "application/octet-stream"),
    }),
  };
}

/** Hands a body on as it arrives: nothing has been read of it. */
export function binaryReader(mediaType: string): StreamReader<BinaryBody> {
  return { mediaType, wants: "stream", read: (body) => ({ ok: true, value: body }) };
}

function blobType(value: BinaryInput): string | undefined {
  return "type" in value && value.type !== "" ? value.type : undefined;
}

// Payloads whose values in memory differ from their serialized form: bigints, decimal strings and dates. Without
// validation, a value is converted as far as possible.

/** Writes JSON of values in memory; integers are exact. */
export function codedJsonWriter<T>(mediaType: string, codec: JsonCodec<T>): PayloadWriter<T> {
  return {
    mediaType,
    validate: (value, options) => codec.validate(value, options),
    write: (value, chosen) => ({
      body: exactJsonText(codec.encode(value)) ?? "null",
      contentType: writtenType(mediaType, chosen, "application/json"),
    }),
  };
}

/** Reads JSON strictly and integers exactly, and returns values in memory. */
export function codedJsonReader<T>(mediaType: string, codec: JsonCodec<T>): TextReader<T> {
  const reading = (options: ReadOptions) =>
    exactReading<T>(codec, (value, unread?: UnreadOptions) =>
      unread?.unreadPath === undefined
        ? decoded(value, (json, asked) => codec.decode(json, asked), codec, options)
        : codec.decode(value, unread),
    );
  return {
    mediaType,
    wants: "text",
    read(text, options) {
      const { parse, decode } = reading(options);
      return readJson(text, decode, undefined, parse);
    },
    readInTurns(text, options, turn) {
      const { parse, decode } = reading(options);
      return readJsonInTurns(text, decode, undefined, turn, parse);
    },
  };
}

/** Converts a writer of serialized values into a writer of values in memory. */
export function codedWriter<T>(writer: PayloadWriter, codec: JsonCodec<T>): PayloadWriter<T> {
  return {
    ...writer,
    validate(value, options) {
      const result = codec.validate(value, options);
      const encoded = result.ok === false ? undefined : writer.validate?.(codec.encodeTexts(value), options);
      return encoded?.ok === false ? encoded : result;
    },
    write: (value, chosen, options) => writer.write(codec.encodeTexts(value), chosen, options),
  };
}

/** Converts a reader of serialized values into a reader of values in memory. */
export function codedReader<T, Reader extends TextReader | BytesReader>(reader: Reader, codec: JsonCodec<T>): Reader {
  return {
    ...reader,
    read(payload: never, options: ReadOptions) {
      const result = reader.read(payload, options);
      if (result.ok === false) return result;
      return decoded(result.value, (value, asked) => codec.decodeTexts(value, asked), codec, options);
    },
  };
}

function decoded<T>(value: unknown, decode: Check<T>, codec: JsonCodec<T>, options: ReadOptions): Result<T> {
  const { values = true, maxProblems } = options;
  const asked = { values, ...(maxProblems !== undefined && { maxProblems }) };
  const result = options.validate ? decode(value, asked) : undefined;
  if (result?.ok === false && options.report) options.report(result.problems);
  else if (result) return result;
  return { ok: true, value: codec.revive(value) as T };
}

/** Decodes UTF-8 bytes without a byte order mark. Other bytes return the problem "http/invalid-utf8". */
export function decodeText(bytes: Uint8Array): Result<string> {
  const text = utf8Text(bytes);
  if (text !== undefined) return { ok: true, value: text };
  return unreadablePayload("http/invalid-utf8", "The bytes are not valid UTF-8.");
}

/**
 * Writes a value as XML that its JSON schema describes: properties in the order of the schema, then additional ones.
 */
export function documentWriter<T>(mediaType: string, root: XmlRootShape, validate?: Check<T>): PayloadWriter<T> {
  return {
    mediaType,
    ...(validate && { validate }),
    write: (value, chosen) => ({
      body: writeDocument(value, root),
      contentType: writtenType(mediaType, chosen, "application/xml"),
    }),
  };
}

/** The namespaces in scope: prefixes, and "" for the default one. */
type Scope = ReadonlyMap<string, string>;

/** The position of a value in the document that is written. */
interface Place {
  /** 1 for the root element. */
  readonly depth: number;
  /** An RFC 6901 pointer to the value. */
  readonly path: string;
  readonly scope: Scope;
}

function writeDocument(value: unknown, root: XmlRootShape): string {
  const out: string[] = [];
  writeElement(out, root, shapeOf(root.shape), value, { depth: 1, path: "", scope: new Map() });
  return out.join("");
}

function writeElement(out: string[], name: XmlShapeName, shape: XmlShape, value: unknown, at: Place): void {
  if (at.depth > maxXmlDepth) throw xmlEncodeError(`Elements are nested deeper than ${maxXmlDepth}.`, at.path);
  const { tag, declared, scope } = nameIn(name, at.scope);
  const memberPlace: Place = { depth: at.depth + 1, path: at.path, scope };
  out.push(`<${tag}${declared}`);
  if (value === null) {
    out.push(` xmlns:xsi="${xsiNamespace}" xsi:nil="true"/>`);
    return;
  }
  const object = typeof value === "object" && !Array.isArray(value) ? value : undefined;
  if (object !== undefined) writeAttributes(out, shape, object, memberPlace);
  const begun = out.push(">");
  if (Array.isArray(value)) writeListItems(out, name, shape, value, memberPlace);
  else if (object !== undefined) writeElements(out, shape, object, memberPlace);
  else out.push(escapeXmlText(textOf(value, at.path)));
  if (out.length === begun) out[begun - 1] = "/>";
  else out.push(`</${tag}>`);
}

function writeListItems(
  out: string[],
  name: XmlShapeName,
  shape: XmlShape,
  items: readonly unknown[],
  at: Place,
): void {
  const item = shape.kind === "list" ? shape.item : { name: name.name, shape: anyXml };
  items.forEach((entry, index) => {
    writeElement(out, item, shapeOf(item.shape), entry, { ...at, path: `${at.path}/${index}` });
  });
}

function partsOfShape(shape: XmlShape): XmlObjectShape {
  return shape.kind === "object" ? shape : { kind: "object", parts: [], others: anyXml };
}

/** Returns an own property of an object. */
function memberOf(value: object, property: string): unknown {
  return Object.hasOwn(value, property) ? (value as Readonly<Record<string, unknown>>)[property] : undefined;
}

function writeAttributes(out: string[], shape: XmlShape, value: object, at: Place): void {
  let count = 0;
  for (const part of partsOfShape(shape).parts) {
    const property = part.property ?? part.name;
    const member = part.place === "attribute" ? memberOf(value, property) : undefined;
    if (member === undefined || member === null) continue;
    count += 1;
    out.push(attributeText(part, textOf(member, `${at.path}/${property}`), count));
  }
}

function writeElements(out: string[], shape: XmlShape, value: object, at: Place): void {
  const { parts, others } = partsOfShape(shape);
  const named = new Set<string>();
  for (const part of parts) {
    const property = part.property ?? part.name;
    named.add(property);
    const member = part.place === "attribute" ? undefined : memberOf(value, property);
    if (member === undefined) continue;
    const isRepeated = part.place === "repeated" && Array.isArray(member);
    writeEach(out, part, shapeOf(part.shape), isRepeated ? (member as unknown[]) : [member], at, property);
  }
  for (const [property, member] of Object.entries(value)) {
    if (named.has(property) || member === undefined) continue;
    if (!isNCName(property)) throw xmlEncodeError(`${quoted(property)} is not a valid name of an element.`, at.path);
    const inner = shapeOf(others);
    const isRepeated = Array.isArray(member) && inner.kind !== "list";
    writeEach(out, { name: property }, inner, isRepeated ? (member as unknown[]) : [member], at, property);
  }
}

function writeEach(
  out: string[],
  name: XmlShapeName,
  shape: XmlShape,
  values: readonly unknown[],
  at: Place,
  property: string,
): void {
  const path = `${at.path}/${property}`;
  for (const value of values) writeElement(out, name, shape, value, { ...at, path });
}

/** An attribute in a namespace has a prefix in any case. */
function attributeText({ name, namespace, prefix }: XmlShapeName, text: string, count: number): string {
  const value = `="${escapeXmlAttribute(text)}"`;
  if (namespace === undefined) return ` ${name}${value}`;
  const numbered = `${prefix ?? "ns"}-${count}`;
  return ` xmlns:${numbered}="${escapeXmlAttribute(namespace)}" ${numbered}:${name}${value}`;
}

/** The tag of an element, with the declarations that it needs. */
function nameIn(
  { name, namespace, prefix = "" }: XmlShapeName,
  scope: Scope,
): { readonly tag: string; readonly declared: string; readonly scope: Scope } {
  if (namespace === undefined) return { tag: name, declared: "", scope };
  const tag = prefix === "" ? name : `${prefix}:${name}`;
  if (scope.get(prefix) === namespace) return { tag, declared: "", scope };
  const declared = ` xmlns${prefix === "" ? "" : `:${prefix}`}="${escapeXmlAttribute(namespace)}"`;
  return { tag, declared, scope: new Map([...scope, [prefix, namespace]]) };
}

function textOf(value: unknown, path: string): string {
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean")
    throw xmlEncodeError("The value is not a string, a number or a boolean.", path);
  const text = String(value);
  if (findIllegalXmlChar(text) !== -1) throw xmlEncodeError("The text has a character that XML does not allow.", path);
  return text;
}

/**
 * Writes JSON. Without validation, `write` throws a TypeError for a value that JSON cannot represent (a cycle, a
 * bigint).
 */
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

/** Reads JSON with the platform's own parser: small, for clients. Invalid JSON returns the problem "json/syntax". */
export function jsonReader<T>(mediaType: string, validate?: Check<T>): TextReader<T> {
  const check: Check<T> | undefined = validate && ((value, asked) => ofParsed(() => validate(value, asked)));
  return {
    mediaType,
    wants: "text",
    read: (text, options) => {
      let value: unknown;
      try {
        value = JSON.parse(text);
      } catch {
        return unreadablePayload("json/syntax", "The text is not valid JSON.");
      }
      return checked(value, check, options);
    },
  };
}

/** The form in which one property travels as parts of a multipart body. OpenAPI, Encoding Object. */
export interface PartTable {
  readonly name: string;
  /**
   * "file": bytes with a name and a type; "json": JSON text; "text": a primitive value; "value": JSON or a string, and
   * "open": also a file. The value or the part itself decides.
   */
  readonly kind: "file" | "json" | "text" | "value" | "open";
  /** The types that the part may have: a media type, a range, or several with commas between them. */
  readonly contentType?: string;
  /** The type of the value in the part's text. Default: string. */
  readonly shape?: PrimitiveShape;
  /** The property is a list; each item travels as a part of its own. "maybe": one part alone is not a list. */
  readonly many?: true | "maybe";
  /** A list without a single part is an empty list, and not an absent one. */
  readonly required?: true;
  /** The part has headers of its own: its value is a `PartWithHeaders`. */
  readonly headers?: PartHeaders;
}

/** Writing, reading and checking of the headers of a part. */
export interface PartHeaders {
  /** Returns names and serialized values of headers. */
  write(values: Readonly<Record<string, unknown>>): readonly (readonly [name: string, value: string])[];
  /** Returns values of headers; `get` returns a serialized value by name. */
  read(get: (name: string) => string | undefined): Result<Readonly<Record<string, unknown>>>;
  /** Validates the values. Undefined if the API does not describe them. */
  readonly check?: Check;
}

/** Writes and reads values that are serialized like parameters, each string in a part. */
export interface StyledParts {
  /** The names of the properties. */
  readonly names: readonly string[];
  /** Returns names and contents of parts, in order. */
  write(form: Readonly<Record<string, unknown>>): readonly (readonly [name: string, text: string])[];
  /** Begins to read a form. */
  read(): StyledReading;
}

/** The reading of one form. */
export interface StyledReading {
  /** False for a part of another name. */
  take(name: string, text: string): boolean;
  /** Returns the values of all accepted strings. */
  finish(): { readonly values: Readonly<Record<string, unknown>>; readonly problems: readonly Problem[] };
}

/** Parts of a form in addition to those with tables. */
export interface MoreParts {
  /** Undefined if no property is serialized like a parameter. */
  readonly styled?: StyledParts;
  /** Parts whose names no table has. */
  readonly others?: PartTable;
  /**
   * Set if the form is a list of parts, in which names may repeat. The schema of an item describes an object of the name and the value
   * of a part ("objects"), or the value alone ("values").
   */
  readonly list?: "objects" | "values";
}

/** The name and the value of a part. */
export type NamedPart = readonly [name: string, value: unknown];

/**
 * The form of parts that are given one by one: as a list of objects, or as a `FormData`. Any other value, and a form with declared
 * names, is returned unchanged.
 */
export function formOfParts(value: unknown, parts: readonly PartTable[], { others, styled }: MoreParts): unknown {
  const isFree = others !== undefined && styled === undefined && parts.length === 0;
  const memberList = isFree ? memberListOf(value) : undefined;
  if (memberList === undefined) return value;
  const members = new Map<string, unknown[]>();
  for (const [name, member] of memberList) {
    const list = members.get(name);
    if (list === undefined) members.set(name, [member]);
    else list.push(member);
  }
  const form: Record<string, unknown> = {};
  for (const [name, list] of members) setOwnProperty(form, name, list.length > 1 ? list : list[0]);
  return form;
}

/** Returns the entries of a list of objects, or of a `FormData`, in order; undefined for any other value. */
function memberListOf(value: unknown): readonly NamedPart[] | undefined {
  const members: NamedPart[] = [];
  if (isFormData(value)) value.forEach((member, name) => members.push([name, member]));
  else if (Array.isArray(value) && value.every(hasObjectType))
    for (const part of value) members.push(...Object.entries(part));
  else return undefined;
  return members.filter(([, member]) => member !== undefined);
}

/** The parts of a form that is a list, in order, as a client gives them: a list is a part for each item. Undefined for any other value. */
export function listedParts(value: unknown): readonly NamedPart[] | undefined {
  return memberListOf(value)?.flatMap(([name, member]) =>
    Array.isArray(member) ? (member as readonly unknown[]).map((item): NamedPart => [name, item]) : [[name, member]],
  );
}

function isFormData(value: unknown): value is FormDataLike {
  const { forEach, getAll } = (value ?? {}) as Partial<FormDataLike>;
  return typeof forEach === "function" && typeof getAll === "function";
}

/** True for parts whose value can be a file. */
function mayBeFile({ kind }: PartTable): boolean {
  return kind === "file" || kind === "open";
}

/** True when a part may be of a type, by the `contentType` of its table. */
export function isAmong(expected: string, contentType: string): boolean {
  return expected.split(",").some((named) => matchesMediaType(named.trim(), contentType));
}

/** Characters that are allowed in a header, so that no line can be injected. */
const headerText = /^[\t\x20-\x7e]+$/;

/** A file in its longest form; undefined when the value is not a file. */
export function filePart(value: unknown): FilePart | undefined {
  if (isBytes(value)) return { data: value };
  if (isBlob(value)) {
    return {
      data: value,
      ...(typeof value.name === "string" && { filename: value.name }),
      ...(headerText.test(value.type) && { contentType: value.type }),
    };
  }
  if (typeof value !== "object" || value === null) return undefined;
  const { data, filename, contentType } = value as Partial<Record<keyof FilePart, unknown>>;
  const file = isBytes(data) || isBlob(data) ? filePart(data) : undefined;
  if (file === undefined) return undefined;
  if (filename !== undefined && typeof filename !== "string") return undefined;
  if (contentType !== undefined && !(typeof contentType === "string" && headerText.test(contentType))) return undefined;
  return {
    ...file,
    ...(typeof filename === "string" && { filename }),
    ...(typeof contentType === "string" && { contentType }),
  };
}

/**
 * Validates a form. Files are not JSON, so the schema gets "" instead; this function checks that they are files, and
 * checks headers of parts. Returns the same value.
 */
export function checkForm<T>(
  value: unknown,
  parts: readonly PartTable[],
  check: Check<T> | undefined,
  options?: CheckOptions,
  more: MoreParts = {},
): Result<T> {
  const checking: Checking = { problems: [], files: new Set(), options };
  const form = formOfParts(value, parts, more);
  if (!hasObjectType(form)) {
    const result = check?.(form, options);
    return result?.ok === false ? result : unreadablePayload("type", "A form must be an object.");
  }
  return checkPlain(value, plainForm(form, parts, more.others, checking), check, checking, parts);
}

/** The same of a form that is a list. */
export function checkList<T>(
  value: unknown,
  namedParts: readonly NamedPart[] | undefined,
  parts: readonly PartTable[],
  check: Check<T> | undefined,
  options?: CheckOptions,
  { others, list }: MoreParts = {},
): Result<T> {
  if (namedParts === undefined) return unreadablePayload("type", "A form must be a list of parts.");
  const checking: Checking = { problems: [], files: new Set(), options };
  const tables = new Map(parts.map((part) => [part.name, part]));
  const items = namedParts.map(([name, member], index) => {
    const table = tables.get(name) ?? others;
    const path = list === "values" ? `/${index}` : `/${index}/${pointerPart(name)}`;
    const isWhole = table?.many !== true;
    const plain = table === undefined ? member : plainPart(member, table, isWhole ? path : `${path}/0`, checking);
    const whole = isWhole ? plain : [plain];
    return list === "values" ? whole : Object.fromEntries([[name, whole]]);
  });
  return checkPlain(value, items, check, checking, []);
}

/** Validates a form against its schema, with "" instead of files. */
function checkPlain<T>(
  value: unknown,
  plain: unknown,
  check: Check<T> | undefined,
  { problems, files, options }: Checking,
  parts: readonly PartTable[],
): Result<T> {
  const result: Result<unknown> = check === undefined ? { ok: true, value } : check(plain, options);
  if (result.ok === false) {
    // Keywords of strings, such as minLength, do not apply to a file.
    const found = result.problems
      .map((problem) => ({ ...problem, path: pathInParts(problem.path, parts) }))
      .filter(({ path }) => !files.has(path));
    // Problems of files may have filled the list before one that counts.
    const isFull = found.length === 0 && result.truncated;
    if (found.length > 0 || isFull)
      return { ...result, problems: [...problems, ...(isFull ? result.problems : found)] };
  }
  return problems.length === 0 ? { ok: true, value: value as T } : { ok: false, problems, truncated: false };
}

interface Checking {
  readonly problems: Problem[];
  /** The paths of files, which the schema sees as "". */
  readonly files: Set<string>;
  /** Undefined if unknown properties and limits are not reported. */
  readonly options: CheckOptions | undefined;
}

/** The form as its schema has it. */
function plainForm(
  form: object,
  parts: readonly PartTable[],
  others: PartTable | undefined,
  checking: Checking,
): object {
  const copy: Record<string, unknown> = { ...form };
  const tables = new Map(parts.map((part) => [part.name, part]));
  for (const [name, member] of Object.entries(form) as [string, unknown][]) {
    const table = tables.get(name) ?? others;
    if (table === undefined || member === undefined || !(mayBeFile(table) || table.headers !== undefined)) continue;
    const path = `/${pointerPart(name)}`;
    const isList = table.many !== undefined && Array.isArray(member);
    if (table.many === true && !isList) continue;
    const plain = isList
      ? Array.from(member as readonly unknown[], (item, index) => plainPart(item, table, `${path}/${index}`, checking))
      : plainPart(member, table, path, checking);
    setOwnProperty(copy, name, plain);
  }
  return copy;
}

function plainPart(part: unknown, table: PartTable, path: string, checking: Checking): unknown {
  const { headers } = table;
  if (headers === undefined) return mayBeFile(table) ? placeholder(part, table, path, checking) : part;
  if (!hasObjectType(part) || !("value" in part)) {
    const message = "The part must be an object with its value and its headers.";
    checking.problems.push({ code: "type", message, path, expected: "object" });
    return part;
  }
  const { value, headers: partHeaders = {} } = part as Partial<PartWithHeaders<unknown, unknown>>;
  const checked = headers.check?.(partHeaders, checking.options);
  if (checked?.ok === false) {
    checking.problems.push(
      ...checked.problems.map((problem) => ({ ...problem, path: `${path}/headers${problem.path}` })),
    );
  }
  return mayBeFile(table) ? placeholder(value, table, `${path}/value`, checking) : value;
}

/** Returns the value that the schema gets instead of a file. */
function placeholder(value: unknown, { kind }: PartTable, path: string, { problems, files }: Checking): unknown {
  if (filePart(value) !== undefined) {
    files.add(path);
    return "";
  }
  if (kind === "open") return value;
  const message = "The value must be a file: bytes (a Uint8Array), a Blob, or an object with these as data.";
  problems.push({ code: "type", message, path, expected: "file" });
  return "";
}

/** Returns the path of a schema problem if the values of some parts are next to their headers. */
function pathInParts(path: string, parts: readonly PartTable[]): string {
  const part = parts.find(({ name, headers }) => headers !== undefined && isBelow(path, `/${pointerPart(name)}`));
  if (part === undefined) return path;
  const start = `/${pointerPart(part.name)}`;
  const item = part.many === undefined ? "" : (/^\/\d+/.exec(path.slice(start.length))?.[0] ?? "");
  if (part.many === true && item === "") return path;
  return `${start}${item}/value${path.slice(start.length + item.length)}`;
}

function isBelow(path: string, start: string): boolean {
  return path === start || path.startsWith(`${start}/`);
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

/** Reads text as a string, or as a type that `shape` allows. */
export function textReader<T>(mediaType: string, validate?: Check<T>, shape: PrimitiveShape = "string"): TextReader<T> {
  return {
    mediaType,
    wants: "text",
    read: (text, options) => checked(primitiveOfText(text, shape), validate, options),
  };
}

/** Cuts bytes into lines. */
export interface LineCutter {
  /** The lines that end in these bytes, without their ends. Throws when one is longer than the limit. */
  cut(bytes: Uint8Array): Iterable<Uint8Array>;
  /** The octets that follow the last end. */
  rest(): Uint8Array;
}

/** The byte that ends a line. */
export const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** Cuts at the ends of lines: LF, or CR, LF and CRLF. Linear in the bytes, however they are cut into pieces. */
export function createLineCutter(limit: number, ends: "LF" | "CR, LF or CRLF"): LineCutter {
  const line = collectItem(limit);
  let isAfterReturn = false;
  return {
    *cut(bytes) {
      let from = 0;
      let feed = bytes.indexOf(lineFeed);
      let back = ends === "LF" ? -1 : bytes.indexOf(carriageReturn);
      while (feed !== -1 || back !== -1) {
        const isFeed = back === -1 || (feed !== -1 && feed < back);
        const end = isFeed ? feed : back;
        // The second half of a CRLF ends nothing.
        const isSecond = isFeed && isAfterReturn && end === from;
        isAfterReturn = !isFeed;
        if (!isSecond) {
          line.add(bytes.subarray(from, end));
          yield line.take();
        }
        from = end + 1;
        if (isFeed) feed = bytes.indexOf(lineFeed, from);
        else back = bytes.indexOf(carriageReturn, from);
      }
      if (from < bytes.length) isAfterReturn = false;
      line.add(bytes.subarray(from));
    },
    rest: () => line.take(),
  };
}

/** Reads JSON lines: an item in each line that is not blank. The last one needs no end. */
export function readLines<T>(reader: PayloadReader<T>): ItemReader<T> {
  return (options, limit) => {
    const cutter = createLineCutter(limit, "LF");
    return {
      *take(bytes) {
        for (const line of cutter.cut(bytes)) yield* readText(reader, line, options);
      },
      *end() {
        yield* readText(reader, cutter.rest(), options);
      },
    };
  };
}

/** Yields the item in a string; none if the string is blank. */
export function* readText<T>(
  reader: PayloadReader<T>,
  bytes: Uint8Array,
  options: ReadOptions,
): Generator<Result<T>, void, undefined> {
  if (isBlank(bytes)) return;
  const text = decodeText(bytes);
  yield text.ok === false ? text : (reader as TextReader<T>).read(text.value, options);
}

/** True for bytes that contain only JSON white space. */
function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === lineFeed || byte === carriageReturn);
}

/** Writes JSON lines. */
export function writeLines<T>(writer: PayloadWriter<T>): ItemWriter<T> {
  return (item, options) => `${textOfItem(writer, item, options)}\n`;
}

/**
 * Reasons why properties of a request are hidden: a keyword of JSON Schema, or the view of an XSD that the schema is
 * derived from.
 */
export type HiddenBy = "readOnly" | "cannotCreate" | "cannotUpdate";

const messages: Readonly<Record<HiddenBy, string>> = {
  readOnly: "The property is read-only.",
  cannotCreate: "The property cannot be created.",
  cannotUpdate: "The property cannot be updated.",
};

/**
 * Returns a reader whose values have no read-only property: such properties are dropped, or are problems with
 * `readOnly: "refuse"` (for a view, `cannotUpdate: "refuse"`). The rest is validated again, since a limit may count
 * properties. OpenAPI, Schema Object, readOnly.
 */
export function withoutReadOnly<T>(
  reader: PayloadReader<T>,
  hidden: Hidden,
  check?: Check<T>,
  by: HiddenBy = "readOnly",
  partsWithHeaders: readonly string[] = [],
): PayloadReader<T> {
  const dropFrom = (result: Result<T>, options: ReadOptions): Result<T> => {
    if (!result.ok) return result;
    const found: string[] = [];
    const value = withoutMembersInParts(result.value, hidden, found, partsWithHeaders);
    if (found.length === 0) return result;
    if ((by === "readOnly" ? options.readOnly : options.cannotUpdate) === "refuse") {
      const problems = found.map((path) => ({ code: by, message: messages[by], path }));
      return limitedFailure(problems, false, options.maxProblems);
    }
    const again = options.validate ? check?.(value) : undefined;
    // `required` may be in a schema other than `readOnly`.
    const isFine = again?.ok !== false || again.problems.every(({ code }) => code === "required");
    return isFine ? { ok: true, value: value as T } : again;
  };
  const dropping: PayloadReader<T> = {
    ...reader,
    read: (payload: never, options: ReadOptions) => dropFrom(reader.read(payload, options), options),
  };
  if (reader.wants !== "text" || reader.readInTurns === undefined) return dropping;
  const readInTurns = reader.readInTurns.bind(reader);
  return {
    ...(dropping as TextReader<T>),
    readInTurns: async (text, options, turn) => dropFrom(await readInTurns(text, options, turn), options),
  };
}

/**
 * Returns a writer that omits write-only properties (OpenAPI, Schema Object), and properties that a view does not
 * contain.
 */
export function withoutWriteOnly<T>(
  writer: PayloadWriter<T>,
  hidden: Hidden,
  partsWithHeaders: readonly string[] = [],
): PayloadWriter<T> {
  return {
    ...writer,
    write: (value, contentType) =>
      writer.write(withoutMembersInParts(value, hidden, [], partsWithHeaders) as T, contentType),
  };
}

/**
 * `withoutMembers` for a form whose parts of these names are next to their headers: schemas describe only the parts.
 */
function withoutMembersInParts(form: unknown, hidden: Hidden, found: string[], names: readonly string[]): unknown {
  if (names.length === 0 || typeof form !== "object" || form === null) return withoutMembers(form, hidden, found);
  const formParts = form as Readonly<Record<string, unknown>>;
  const wrapped = names.filter((name) => Object.hasOwn(formParts, name));
  const bare = { ...formParts };
  for (const name of wrapped)
    setOwnProperty(
      bare,
      name,
      changedParts(formParts[name], ({ value }) => value),
    );
  const seen = withoutMembers(bare, hidden, found) as Record<string, unknown>;
  const copy = { ...seen };
  for (const name of wrapped) {
    const inner = seen[name];
    // Properties that the whole form hides stay hidden.
    if (!Object.hasOwn(seen, name)) continue;
    const value = (part: Wrapped, index: number | undefined): Wrapped => ({
      ...part,
      value: index === undefined ? inner : (inner as readonly unknown[])[index],
    });
    setOwnProperty(copy, name, changedParts(formParts[name], value));
  }
  return copy;
}

interface Wrapped {
  /** The value of the part, apart from its file name and headers. */
  readonly value: unknown;
}

/** The outcome of a part, or of each of several. */
function changedParts(parts: unknown, become: (part: Wrapped, index: number | undefined) => unknown): unknown {
  if (Array.isArray(parts)) return parts.map((part, index) => become(part as Wrapped, index));
  return parts === undefined ? undefined : become(parts as Wrapped, undefined);
}

/** Returns a reader that yields the items of a stream on arrival, each read and validated on demand. */
export function itemsReader<T>(mediaType: string, read: ItemReader<T>): StreamReader<AsyncIterable<T>> {
  return {
    mediaType,
    wants: "stream",
    read: (body, options) => {
      const { maxItemBytes = Number.POSITIVE_INFINITY } = options;
      return { ok: true, value: readItems(body.stream(), read(options, maxItemBytes)) };
    },
  };
}

/** Writes items one by one, each checked and written when the receiver takes more. */
export function itemsWriter<T>(mediaType: string, write: ItemWriter<T>): PayloadWriter<ItemSource<T>> {
  return {
    mediaType,
    validate: (value) =>
      isItemSource(value)
        ? { ok: true, value: value as ItemSource<T> }
        : unreadablePayload("type", "The body must be items: an array, a generator or another iterable."),
    write: (items, chosen, options = { validate: true }) => ({
      body: writeItems(items, write, options),
      contentType: writtenType(mediaType, chosen, "application/jsonl"),
    }),
  };
}

/** Facts from the headers of a part in a form. */
export interface PartHead {
  readonly name: string;
  /** The unchanged value. Undefined if the part has none. */
  readonly filename?: string;
  /** The unchanged value. Undefined if the part has none. */
  readonly contentType?: string;
  /** All headers by their names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
}

const headerLine = /^([!#$%&'*+.^_`|~\w-]+):([^\x00-\x08\x0a-\x1f\x7f]*)$/;
const dispositionParameter = /[ \t]*;[ \t]*([!#$%&'*+.^_`|~\w-]+)=(?:"([^"]*)"|([^\s;"]+))/y;

/** Reads the headers of a part in a form, in UTF-8. RFC 7578, section 4. */
export function readPartHead(bytes: Uint8Array): Result<PartHead> {
  const text = decodeText(bytes);
  if (text.ok === false) return text;
  const headers = new Map<string, string>();
  for (const line of text.value === "" ? [] : text.value.split("\r\n")) {
    const [, name = "", value = ""] = headerLine.exec(line) ?? [];
    if (name === "") return malformedMultipart("A header of a part is malformed.");
    const key = name.toLowerCase();
    if (headers.has(key) && key.startsWith("content-"))
      return malformedMultipart(`A part has the header ${key} twice.`);
    headers.set(key, value.trim());
  }
  const encoding = headers.get("content-transfer-encoding");
  if (encoding !== undefined && !/^(?:7bit|8bit|binary)$/i.test(encoding))
    return unreadablePayload(
      "multipart/transfer-encoding",
      "Parts with a Content-Transfer-Encoding are not supported.",
    );
  const disposition = readDisposition(headers.get("content-disposition") ?? "");
  if (disposition === undefined)
    return malformedMultipart('A part has no header of the form Content-Disposition: form-data; name="...".');
  const contentType = headers.get("content-type");
  return { ok: true, value: { ...disposition, headers, ...(contentType !== undefined && { contentType }) } };
}

/** The name of a part, and of the file in it. Undefined when it is malformed or has no name. */
function readDisposition(text: string): Omit<PartHead, "headers"> | undefined {
  const kind = /^form-data(?=[ \t]*(?:;|$))/i.exec(text);
  if (kind === null) return undefined;
  const found = new Map<string, string>();
  let at = kind[0].length;
  while (at < text.length) {
    dispositionParameter.lastIndex = at;
    const [whole, name, quoted, token = ""] = dispositionParameter.exec(text) ?? [];
    if (whole === undefined || name === undefined) return undefined;
    const key = name.toLowerCase();
    if (found.has(key)) return undefined;
    found.set(key, quoted === undefined ? token : unescaped(quoted));
    at += whole.length;
  }
  const name = found.get("name");
  const filename = found.get("filename");
  if (name === undefined) return undefined;
  return filename === undefined ? { name } : { name, filename };
}

/** A backslash is literal, as in the HTML standard's multipart/form-data encoding; three characters are escaped. */
function unescaped(text: string): string {
  return text.replace(/%(?:22|0[AaDd])/g, decodeURIComponent);
}

/** Returns the failure for a multipart body that does not follow the syntax of RFC 2046. */
export function malformedMultipart(message: string): Failure {
  return unreadablePayload("multipart/syntax", message);
}

/** The part of the platform that is used. */
interface FormPlatform {
  readonly Blob: new (parts: readonly (string | Uint8Array | BlobLike)[]) => BlobLike;
  readonly crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };
}

/**
 * Writes a form as parts, in order of the tables (RFC 7578). The body is a Blob: its length is known, and files that
 * are Blobs are read only when it is sent. Without validation, `write` throws a TypeError for a property that cannot be
 * its part; undeclared properties are not sent. A part of a type that its table does not allow is rejected with the
 * problem "multipart/content-type".
 */
export function multipartWriter<T>(
  mediaType: string,
  parts: readonly PartTable[],
  validate?: Check<T>,
  more: MoreParts = {},
): PayloadWriter<T> {
  return {
    mediaType,
    validate: (value, options) =>
      more.list === undefined
        ? checkForm(value, parts, validate, options, more)
        : checkList(value, listedParts(value), parts, validate, options, more),
    write: (value, chosen) => {
      const { Blob, crypto } = globalThis as unknown as FormPlatform;
      // Unpredictable, so that nobody can write a part that ends where its author likes. RFC 2046, section 5.1.1.
      const random = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, "0"),
      );
      const boundary = `form-${random.join("")}`;
      const pieces: (string | Uint8Array | BlobLike)[] = [];
      const add = (name: string, headers: string, content: string | Uint8Array | BlobLike): void => {
        if (!isBytes(content) && typeof content !== "string" && new Blob([content]).size !== content.size)
          throw new TypeError(`The Blob in "${name}" is not a Blob of this platform.`);
        const disposition = `Content-Disposition: form-data; name="${escaped(name)}"`;
        pieces.push(`--${boundary}\r\n${disposition}${headers}\r\n\r\n`, content, "\r\n");
      };
      const addPart = (part: PartTable, member: unknown, path: string): void => {
        const { headers, content } = writtenWithHeaders(part, member, path);
        add(part.name, headers, content);
      };
      const form = formOfParts(value, parts, more) as Readonly<Record<string, unknown>>;
      if (more.list === undefined) {
        for (const part of tablesOf(form, parts, more))
          for (const [index, member] of membersOf(form, part).entries())
            addPart(part, member, `/${pointerPart(part.name)}${part.many === undefined ? "" : `/${index}`}`);
      } else {
        for (const [index, [name, member]] of (listedParts(value) ?? []).entries()) {
          const [part] = tablesOf(
            { [name]: member },
            parts.filter((table) => table.name === name),
            more,
          );
          if (part !== undefined) addPart(part, member, `/${index}/${pointerPart(name)}`);
        }
      }
      for (const [name, text] of more.styled?.write(form) ?? []) add(name, "", text);
      const type = writtenType(mediaType, chosen, "multipart/form-data");
      return { body: new Blob([...pieces, `--${boundary}--\r\n`]), contentType: `${type}; boundary=${boundary}` };
    },
  };
}

/** Returns the tables of the parts to send: declared ones, then one for each undeclared property. */
function tablesOf(form: object, parts: readonly PartTable[], { styled, others }: MoreParts): readonly PartTable[] {
  if (others === undefined) return parts;
  const names = new Set([...parts.map(({ name }) => name), ...(styled?.names ?? [])]);
  const free = Object.keys(form).filter((name) => !names.has(name));
  return [...parts, ...free.map((name) => ({ ...others, name }))];
}

/** Values of a form that travel by one table: nothing, one value, or the items of a list. */
function membersOf(form: object, { name, many }: PartTable): readonly unknown[] {
  const member = Object.hasOwn(form, name) ? (form as Readonly<Record<string, unknown>>)[name] : undefined;
  if (member === undefined) return [];
  return many !== undefined && Array.isArray(member) ? (member as readonly unknown[]) : [member];
}

interface WrittenPart {
  /** Header text that follows the part's name. */
  readonly headers: string;
  /** The content as it travels. */
  readonly content: string | Uint8Array | BlobLike;
}

function writtenWithHeaders(table: PartTable, member: unknown, path: string): WrittenPart {
  if (table.headers === undefined) return written(table, member, path);
  const { value, headers = {} } = member as Partial<PartWithHeaders<unknown, Readonly<Record<string, unknown>>>>;
  const part = written(table, value, path);
  const lines = table.headers.write(headers).map(([name, text]) => `\r\n${name}: ${text}`);
  return { ...part, headers: part.headers + lines.join("") };
}

function written({ name, kind: declared, contentType }: PartTable, value: unknown, path: string): WrittenPart {
  const kind = kindOf(declared, value);
  // A table may name ranges or several types; then only the value determines the type.
  const declaredType = contentType === undefined || /[*,]/.test(contentType) ? undefined : contentType;
  if (kind === "file") {
    const file = filePart(value);
    if (file === undefined) throw new TypeError(`The value of "${name}" is not a file.`);
    const type = file.contentType ?? declaredType ?? "application/octet-stream";
    requireAmong(contentType, type, path);
    // Many servers take a part for a file only when it has a name; "blob" is what browsers write.
    const filename = escaped(file.filename ?? "blob");
    return { headers: `; filename="${filename}"\r\nContent-Type: ${type}`, content: file.data };
  }
  const content = kind === "json" ? JSON.stringify(value) : primitiveText(value);
  if (content === undefined) throw new TypeError(`The value of "${name}" cannot be written as ${kind}.`);
  const type = declaredType ?? (kind === "json" ? "application/json" : undefined);
  requireAmong(contentType, type, path);
  return { headers: type === undefined ? "" : `\r\nContent-Type: ${type}`, content };
}

/** The way a value travels where its table leaves that open. */
function kindOf(kind: PartTable["kind"], value: unknown): "file" | "json" | "text" {
  switch (kind) {
    case "file":
    case "json":
    case "text":
      return kind;
    case "open":
      return filePart(value) !== undefined ? "file" : kindOf("value", value);
    case "value":
      return typeof value === "object" && value !== null ? "json" : "text";
  }
}

function requireAmong(expected: string | undefined, type: string | undefined, path: string): void {
  if (expected !== undefined && type !== undefined && !isAmong(expected, type))
    refusePayload("multipart/content-type", `The part must be of the type ${expected}.`, path);
}

function primitiveText(value: unknown): string | undefined {
  return typeof value === "object" && value !== null ? undefined : String(value);
}

/** A name between quotes, as the HTML standard's multipart/form-data encoding writes it. */
function escaped(name: string): string {
  return name.replace(/["\r\n]/g, encodeURIComponent);
}

/** Writes XML in UTF-8 by an emitted encoder. Without a check, a value that no document can hold makes `write` throw an XmlEncodeError. */
export function xmlWriter<T>(
  mediaType: string,
  validate: Check<T> | undefined,
  encode: (value: T) => string,
): PayloadWriter<T> {
  return {
    mediaType,
    ...(validate && { validate }),
    write: (value, chosen) => ({
      body: encode(value),
      contentType: writtenType(mediaType, chosen, "application/xml"),
    }),
  };
}

/** Reads XML with a generated decoder, which always validates its input. */
export function xmlReader<T>(
  mediaType: string,
  decode: (xml: string | Uint8Array, options?: XmlOptions) => Result<T>,
): BytesReader<T> {
  return {
    mediaType,
    wants: "bytes",
    read: (bytes, options) => {
      const { contentType, values = true, cannotUpdate = "drop", doctype = "accept" } = options;
      const { maxProblems = defaultMaxProblems } = options;
      const input = xmlInput(bytes, contentType);
      return input.ok === false ? input : decode(input.value, { values, cannotUpdate, doctype, maxProblems });
    },
  };
}

type XmlOptions = CheckOptions & Pick<ReadOptions, "cannotUpdate" | "doctype">;

/**
 * Returns the text or bytes for a decoder of a body and its Content-Type. The encoding is that of a byte order mark,
 * then of the charset parameter, then of the XML declaration, then UTF-8. RFC 7303, section 3.
 */
export function xmlInput(bytes: Uint8Array, contentType: string): Result<string | Uint8Array> {
  const charset = hasUtf16Mark(bytes) ? undefined : charsetOf(contentType);
  switch (charset) {
    case undefined:
      return { ok: true, value: declaredUtf8(bytes) ?? bytes };
    case "utf-8":
    case "utf8":
    case "us-ascii":
      return decodeText(bytes);
  }
  return (
    decodeXmlBytesAs(bytes, charset) ??
    unreadablePayload("http/charset", `The charset ${quoted(charset)} is not supported for XML.`)
  );
}

function hasUtf16Mark(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

/** Decodes a document that declares UTF-8 with the platform's fast decoder. Undefined for other documents. */
function declaredUtf8(bytes: Uint8Array): string | undefined {
  if (bytes[0] !== 0x3c || bytes[1] === 0) return undefined;
  const text = decodeText(bytes);
  if (!text.ok) return undefined;
  if (!text.value.startsWith("<?xml")) return text.value;
  const declaration = text.value.slice(0, text.value.indexOf("?>"));
  return !declaration.includes("encoding") || /encoding\s*=\s*["']utf-8["']/i.test(declaration)
    ? text.value
    : undefined;
}

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

/** The fields of a server-sent event in addition to its data. WHATWG HTML, section 9.2. */
export interface EventFields {
  /** The type of the event. Undefined if the stream names none, which means "message". */
  readonly event?: string;
  /** The id from which to resume after a disconnect. */
  readonly id?: string;
  /** Milliseconds to wait before reconnecting. */
  readonly retry?: number;
}

/** A server-sent event. */
export interface ServerSentEvent<Data = string> extends EventFields {
  readonly data: Data;
}

/** A server-sent event whose data is a word instead of JSON, such as "[DONE]" at the end of a stream, or nothing. */
export interface EventText extends EventFields {
  /** Always undefined: `text` replaces it. */
  readonly data?: undefined;
  readonly text: string;
}

/** Takes an event stream apart, as WHATWG HTML, section 9.2.6 says. */
export interface EventCutter {
  /** The events that end in these bytes. Throws when one is longer than the limit. */
  cut(bytes: Uint8Array): Iterable<ServerSentEvent>;
}

/** The part of the platform that is used, where it has it. */
interface LossyPlatform {
  readonly TextDecoder?: new (
    label: string,
    options: { readonly ignoreBOM: boolean },
  ) => { decode(bytes: Uint8Array): string };
}

/**
 * Returns a function that splits an event stream. The type of an event without data is dropped; its `id` and `retry`
 * apply to the next event. An incomplete event at the end of the stream is ignored. Bytes that are not UTF-8 become
 * U+FFFD.
 */
export function createEventCutter(limit: number): EventCutter {
  const lines = createLineCutter(limit, "CR, LF or CRLF");
  const { TextDecoder } = globalThis as unknown as LossyPlatform;
  const decoder = TextDecoder && new TextDecoder("utf-8", { ignoreBOM: true });
  const textOf = (line: Uint8Array): string => {
    if (decoder !== undefined) return decoder.decode(line);
    const text = decodeText(line);
    return text.ok ? text.value : refusePayload("http/invalid-utf8", "The bytes are not valid UTF-8.");
  };
  let isFirst = true;
  let data: string[] = [];
  let length = 0;
  let fields: { event?: string; id?: string; retry?: number } = {};
  const take = (line: string): ServerSentEvent | undefined => {
    if (line === "") {
      const { event: _, ...others } = fields;
      const isEvent = data.length > 0;
      const eventFields = isEvent ? { ...fields, data: data.join("\n") } : undefined;
      fields = isEvent ? {} : others;
      data = [];
      length = 0;
      return eventFields;
    }
    const colon = line.indexOf(":");
    const name = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? "" : line.slice(line[colon + 1] === " " ? colon + 2 : colon + 1);
    if (name === "data") data.push(value);
    else if (name === "event") fields.event = value;
    else if (name === "id" && !value.includes("\0")) fields.id = value;
    else if (name === "retry" && /^\d{1,15}$/.test(value)) fields.retry = Number(value);
    return undefined;
  };
  return {
    *cut(bytes) {
      for (const line of lines.cut(bytes)) {
        const text = textOf(line);
        const isComment = text.startsWith(":");
        // A comment keeps a connection open, and takes no memory.
        if (!isComment) length += line.length + 1;
        if (length > limit) refuseLongItem(limit);
        const event = isComment ? undefined : take(isFirst && text.startsWith("\ufeff") ? text.slice(1) : text);
        isFirst = false;
        if (event !== undefined) yield event;
      }
    },
  };
}

/** The text of an event. Throws an error with `problems` for fields that no stream can hold. */
export function eventText({ event, id, retry }: EventFields, data: string): string {
  const lines: string[] = [];
  if (event !== undefined) lines.push(`event: ${oneLine("event", event)}`);
  if (id !== undefined) lines.push(`id: ${oneLine("id", id)}`);
  if (retry !== undefined) {
    if (!Number.isSafeInteger(retry) || retry < 0 || retry > 999_999_999_999_999)
      refusePayload("http/event", 'The field "retry" of an event must be a number of milliseconds.', "/retry");
    lines.push(`retry: ${retry}`);
  }
  for (const line of data.split(/\r\n|[\r\n]/)) lines.push(`data: ${line}`);
  return `${lines.join("\n")}\n\n`;
}

function oneLine(name: "event" | "id", value: unknown): string {
  if (typeof value === "string" && !/[\r\n]/.test(value) && !(name === "id" && value.includes("\0"))) return value;
  return refusePayload("http/event", `The field "${name}" of an event must be a string on one line.`, `/${name}`);
}

const recordSeparator = 0x1e;
const quote = 0x22;
const backslash = 0x5c;

/**
 * Reads a JSON text sequence (RFC 7464): each item follows a record separator and ends with a line feed, so it is
 * returned as soon as it is complete. Rejects content before the first separator, and numbers and words without a line
 * feed at the end: they may be cut off (section 2.4).
 */
export function readRecords<T>(reader: PayloadReader<T>): ItemReader<T> {
  return (options, limit) => {
    const record = collectItem(limit);
    let isSeparated = false;
    let depth = 0;
    let isInString = false;
    let isEscaped = false;
    let isEmpty = true;
    const begin = (): Uint8Array => {
      [depth, isInString, isEscaped, isEmpty] = [0, false, false, true];
      return record.take();
    };
    /** Takes note of a byte. True when it ends the item. */
    const endsWith = (byte: number): boolean => {
      if (isInString) {
        isInString = isEscaped || byte !== quote;
        isEscaped = !isEscaped && byte === backslash;
        return false;
      }
      if (byte === lineFeed) return depth === 0 && !isEmpty;
      if (byte === quote) isInString = true;
      // "[" and "{", "]" and "}" differ in one bit.
      else if ((byte | 0x20) === 0x7b) depth += 1;
      else if ((byte | 0x20) === 0x7d) depth -= 1;
      if (byte > 0x20) isEmpty = false;
      return false;
    };
    const finish = function* (isComplete: boolean): Generator<Result<T>, void, undefined> {
      const isBlank = isEmpty;
      const bytes = begin();
      if (isBlank) return;
      if (!isSeparated)
        yield unreadablePayload("json/syntax", "A record of the sequence does not start with a record separator.");
      else if (!isComplete && !endsItself(bytes))
        yield unreadablePayload("json/syntax", "A record of the sequence is incomplete.");
      else yield* readText(reader, bytes, options);
    };
    return {
      *take(bytes) {
        let from = 0;
        for (let at = 0; at < bytes.length; at += 1) {
          const byte = bytes[at]!;
          if (byte !== recordSeparator && !endsWith(byte)) continue;
          record.add(bytes.subarray(from, at));
          yield* finish(byte === lineFeed);
          isSeparated = byte === recordSeparator;
          from = at + 1;
        }
        record.add(bytes.subarray(from));
      },
      *end() {
        yield* finish(false);
      },
    };
  };
}

/** True for an object, an array or a string: a value that shows where it ends. */
function endsItself(bytes: Uint8Array): boolean {
  let at = bytes.length - 1;
  while (at > 0 && bytes[at]! <= 0x20) at -= 1;
  return bytes[at] === quote || (bytes[at]! | 0x20) === 0x7d;
}

/** Writes a JSON text sequence (RFC 7464). */
export function writeRecords<T>(writer: PayloadWriter<T>): ItemWriter<T> {
  return (item, options) => `\x1e${textOfItem(writer, item, options)}\n`;
}

/**
 * Reads XML that a JSON schema describes, as the equivalent JSON value. Elements may have any order. An element that
 * the schema does not declare becomes a property as well, for validation to reject or accept; elements of other
 * namespaces are ignored.
 */
export function documentReader<T>(mediaType: string, root: XmlRootShape, validate?: Check<T>): BytesReader<T> {
  const reader = xmlReader(mediaType, (xml, options) => readDocument(xml, root, options));
  return {
    ...reader,
    read: (bytes, options) => {
      const result = reader.read(bytes, options);
      return result.ok === false ? result : checked(result.value, validate, options);
    },
  };
}

function readDocument(
  xml: string | Uint8Array,
  root: XmlRootShape,
  { doctype = "accept" }: Pick<ReadOptions, "doctype"> = {},
): Result<unknown> {
  const text: Result<string> = typeof xml === "string" ? { ok: true, value: xml } : decodeXmlBytes(xml);
  if (text.ok === false) return text;
  const reader = createXmlReader(text.value, { doctype });
  try {
    reader.next();
    const { name, namespace = reader.namespace, shape, isUnnamed } = root;
    if ((reader.localName !== name && isUnnamed !== true) || reader.namespace !== namespace)
      return wrongRoot(reader, isUnnamed === true ? reader.localName : name, namespace);
    const value = readElement(reader, shapeOf(shape));
    reader.next();
    return { ok: true, value };
  } catch (error) {
    if (!isXmlSyntaxError(error)) throw error;
    return { ok: false, problems: [xmlSyntaxProblem(error, text.value)], truncated: false };
  }
}

/** The problem of a document with another root element, with the namespaces of both. */
function wrongRoot(reader: XmlReader, name: string, namespace: string): Result<never> {
  const expected = quoted(expandedName(namespace, name), maxElementName);
  const actual = quoted(expandedName(reader.namespace, reader.localName), maxElementName);
  return unreadablePayload("xml/root", `The root element is ${actual}, not ${expected}.`);
}

/** Returns the value of the reader's current element and moves to its end. Nesting is limited by the reader. */
function readElement(reader: XmlReader, shape: XmlShape): unknown {
  const nil = reader.findAttribute(xsiNamespace, "nil");
  if (nil !== -1 && /^\s*(?:true|1)\s*$/.test(reader.attributeValue(nil))) {
    reader.skipElement();
    return null;
  }
  switch (shape.kind) {
    case "text":
      return readContent(reader, anyObject, shape.as);
    case "any":
      return readContent(reader, anyObject, "string");
    case "object":
      return readContent(reader, shape, undefined);
    case "list":
      return readList(reader, shape);
  }
}

const anyObject: XmlObjectShape = { kind: "object", parts: [], others: anyXml };

/** Parts of shapes by their names: a shape is used for many documents. */
const indexes: WeakMap<XmlObjectShape, ReadonlyMap<string, XmlShapePart>> = /* @__PURE__ */ new WeakMap();

function partNamed(shape: XmlObjectShape, kind: "@" | "", name: string): XmlShapePart | undefined {
  let index = indexes.get(shape);
  if (index === undefined) {
    index = new Map(shape.parts.map((part) => [(part.place === "attribute" ? "@" : "") + part.name, part]));
    indexes.set(shape, index);
  }
  return index.get(kind + name);
}

/** Returns the properties of an object; without child elements, the string content, which an object schema rejects. */
function readContent(reader: XmlReader, shape: XmlObjectShape, as: PrimitiveShape | undefined): unknown {
  const value: Record<string, unknown> = {};
  const lists = new Map<string, unknown[]>();
  const { namespace } = reader;
  const state = { isEmpty: true };
  let text = "";
  const add = (property: string, member: unknown, isList: boolean): void => {
    state.isEmpty = false;
    const list = lists.get(property);
    if (list !== undefined) list.push(member);
    else if (isList || Object.hasOwn(value, property)) {
      // A second element of one name: a list, where nothing says otherwise.
      const begun = isList ? [member] : [value[property], member];
      lists.set(property, begun);
      setOwnProperty(value, property, begun);
    } else setOwnProperty(value, property, member);
  };
  for (const part of shape.parts) {
    if (part.place !== "repeated" || part.required !== true) continue;
    const list: unknown[] = [];
    lists.set(part.property ?? part.name, list);
    setOwnProperty(value, part.property ?? part.name, list);
  }
  readAttributes(reader, shape, (property, member) => add(property, member, false));
  for (let event = reader.next(); event !== "end"; event = reader.next()) {
    if (event === "text") text += reader.text;
    if (event !== "start") continue;
    const part = partNamed(shape, "", reader.localName);
    if (reader.namespace !== (part?.namespace ?? namespace) && reader.namespace !== "") {
      reader.skipElement();
      continue;
    }
    const name = reader.localName;
    add(part?.property ?? name, readElement(reader, shapeOf(part?.shape ?? shape.others)), part?.place === "repeated");
  }
  if (!state.isEmpty) return value;
  if (as !== undefined) return primitiveOfText(as === "string" || isText(as) ? text : text.trim(), as);
  return text.trim() === "" ? value : text;
}

function isText(as: PrimitiveShape): boolean {
  return typeof as === "object" && as.includes("string");
}

function readAttributes(
  reader: XmlReader,
  shape: XmlObjectShape,
  add: (property: string, member: unknown) => void,
): void {
  for (let at = 0; at < reader.attributeCount; at += 1) {
    const name = reader.attributeLocalName(at);
    const namespace = reader.attributeNamespace(at);
    const part = partNamed(shape, "@", name);
    if (namespace !== (part?.namespace ?? "")) continue;
    const text = reader.attributeValue(at);
    const inner = part && shapeOf(part.shape);
    const as = inner?.kind === "text" ? inner.as : "string";
    add(part?.property ?? name, primitiveOfText(isText(as) || as === "string" ? text : text.trim(), as));
  }
}

/**
 * Returns the items of a list. Text content is not an item, and validation rejects it; elements of other names are
 * ignored.
 */
function readList(reader: XmlReader, { item }: XmlShape & { readonly kind: "list" }): unknown {
  const list: unknown[] = [];
  let text = "";
  for (let event = reader.next(); event !== "end"; event = reader.next()) {
    if (event === "text") text += reader.text;
    if (event !== "start") continue;
    if (reader.localName === item.name) list.push(readElement(reader, shapeOf(item.shape)));
    else reader.skipElement();
  }
  return list.length === 0 && text.trim() !== "" ? text : list;
}

/** A part of a multipart body: its header lines and its content, both as bytes of the body itself. */
export interface RawPart {
  /** The header lines, without the empty line behind them. */
  readonly head: Uint8Array;
  /** The bytes between the headers and the next boundary. */
  readonly content: Uint8Array;
}

/** The largest number of parts in a body. */
const maxParts = 1000;

/** The largest number of bytes in the headers of one part. */
const maxPartHead = 16_384;

/** Characters of a boundary; the last one is not a space. RFC 2046, section 5.1.1. */
const boundaryText = /^[0-9A-Za-z'()+_,\-./:=? ]{0,69}[0-9A-Za-z'()+_,\-./:=?]$/;

const cr = 0x0d;
const lf = 0x0a;
const dash = 0x2d;

/**
 * Returns the parts of a multipart body. RFC 2046, section 5.1.1: content before the first boundary and after the last
 * one is ignored. Rejects a body without its closing boundary, too many parts and too long headers. Takes linear time.
 */
export function splitParts(bytes: Uint8Array, boundary: string | undefined): Result<readonly RawPart[]> {
  if (boundary === undefined || !boundaryText.test(boundary))
    return unreadablePayload("multipart/boundary", "The Content-Type names no usable boundary.");
  const mark = Uint8Array.from(`\r\n--${boundary}`, (character) => character.charCodeAt(0));
  const parts: RawPart[] = [];
  // The first boundary may be at the very beginning, without a line before it.
  let delimiter = delimiterAt(bytes, -2, mark) ?? nextDelimiter(bytes, 0, mark);
  if (delimiter === undefined) return malformedMultipart("The body has no part: its boundary is missing.");
  while (!delimiter.closes) {
    if (parts.length === maxParts)
      return unreadablePayload("multipart/too-many-parts", `The body has more than ${maxParts} parts.`);
    const { end: start } = delimiter;
    // An empty line may follow at once: then there are no headers, and its line break is also the boundary's.
    const next: Delimiter | undefined = nextDelimiter(bytes, start - 2, mark);
    if (next === undefined) return malformedMultipart("The body ends before its closing boundary.");
    const part = partBetween(bytes, start, next.start);
    if (part.ok === false) return part;
    parts.push(part.value);
    delimiter = next;
  }
  return { ok: true, value: parts };
}

function partBetween(bytes: Uint8Array, start: number, end: number): Result<RawPart> {
  const limit = Math.min(end, start + maxPartHead);
  for (let at = bytes.indexOf(cr, start); at !== -1 && at < limit; at = bytes.indexOf(cr, at + 1)) {
    const isEmptyLine = bytes[at + 1] === lf && (at === start || (bytes[at + 2] === cr && bytes[at + 3] === lf));
    const from = at === start ? at + 2 : at + 4;
    // The line break in front of the boundary belongs to the boundary, so headers cannot end with it.
    if (isEmptyLine && from <= end)
      return { ok: true, value: { head: bytes.subarray(start, at), content: bytes.subarray(from, end) } };
  }
  return end > limit
    ? unreadablePayload("multipart/header-too-large", `The headers of a part are longer than ${maxPartHead} bytes.`)
    : malformedMultipart("The headers of a part do not end with an empty line.");
}

interface Delimiter {
  /** Offset of the line break in front of it. */
  readonly start: number;
  /** Offset of the next line. */
  readonly end: number;
  /** True for the last boundary. */
  readonly closes: boolean;
}

/** The first delimiter from `from` on. No boundary has a line break in it, so no byte is compared twice. */
function nextDelimiter(bytes: Uint8Array, from: number, mark: Uint8Array): Delimiter | undefined {
  for (let at = bytes.indexOf(cr, from); at !== -1; at = bytes.indexOf(cr, at + 1)) {
    const delimiter = delimiterAt(bytes, at, mark);
    if (delimiter !== undefined) return delimiter;
  }
  return undefined;
}

/** The delimiter that begins at `start`. A line that goes on behind the boundary is none: it may be another, longer one. */
function delimiterAt(bytes: Uint8Array, start: number, mark: Uint8Array): Delimiter | undefined {
  for (let index = Math.max(0, -start); index < mark.length; index += 1)
    if (bytes[start + index] !== mark[index]) return undefined;
  let at = start + mark.length;
  const closes = bytes[at] === dash && bytes[at + 1] === dash;
  if (closes) at += 2;
  while (bytes[at] === 0x20 || bytes[at] === 0x09) at += 1;
  if (bytes[at] === cr && bytes[at + 1] === lf) return { start, end: at + 2, closes };
  return closes && at === bytes.length ? { start, end: at, closes } : undefined;
}

/**
 * The form of event data: "text" is an unchanged string, "json" JSON or a word that is not JSON (`EventText`), "mixed"
 * JSON or any string, if the API allows both.
 */
export type EventData = "text" | "json" | "mixed";

/** Reads an event stream if the API describes only the data. */
export function readEventData<T>(
  reader: PayloadReader<T>,
  form: EventData,
): ItemReader<ServerSentEvent<T> | EventText> {
  return readerOf<ServerSentEvent<T> | EventText>(({ data: text, ...fields }, options) => {
    const json = form === "mixed" && !isJson(text) ? JSON.stringify(text) : text;
    if (form === "json" && isWord(text)) return { ok: true, value: { ...fields, text } };
    const result = (reader as TextReader<T>).read(json, options);
    return result.ok === false ? within(result, "/data") : { ok: true, value: { ...fields, data: result.value } };
  });
}

/** Reads an event stream if the API describes whole events: objects with `event`, `data`, `id` and `retry`. */
export function readEvents<T>(reader: PayloadReader<T>, form: EventData): ItemReader<T | EventText> {
  return readerOf<T | EventText>(({ data: text, ...fields }, options) => {
    if (form === "json" && isWord(text)) return { ok: true, value: { ...fields, text } };
    const data = form === "text" ? text : parsed(text);
    if (data === undefined && form === "json")
      return unreadablePayload("json/syntax", "The text is not valid JSON.", "/data");
    return (reader as ValueReader<T>).read({ ...fields, data: data === undefined ? text : data }, options);
  });
}

/** A reader of values that are already parsed. */
interface ValueReader<T> extends Omit<TextReader<T>, "read"> {
  /** Checks a value and gives it its type. */
  read(value: unknown, options: ReadOptions): Result<T>;
}

/** Checks values that have been read: the inside of a reader of events. */
export function valueReader<T>(mediaType: string, validate?: Check<T>): TextReader<T> {
  return { mediaType, wants: "text", read: (value: unknown, options) => checked(value, validate, options) };
}

function readerOf<T>(read: (event: ServerSentEvent, options: ReadOptions) => Result<T>): ItemReader<T> {
  return (options, limit) => {
    const cutter = createEventCutter(limit);
    return {
      *take(bytes) {
        for (const event of cutter.cut(bytes)) yield read(event, options);
      },
      end: () => [],
    };
  };
}

function within(result: Result<unknown> & { readonly ok: false }, path: string): Result<never> {
  return { ...result, problems: result.problems.map((problem) => ({ ...problem, path: path + problem.path })) };
}

/** Nothing, or a word without quotes, alone or in brackets: what marks the end of a stream, or keeps it open. JSON has `true`, `false` and `null`. */
function isWord(text: string): boolean {
  return /^(?:[A-Za-z_][\w .-]{0,99}|\[[A-Za-z_][\w .-]{0,99}\])?$/.test(text) && !isJson(text);
}

function isJson(text: string): boolean {
  return parsed(text) !== undefined;
}

/** Returns the value of a JSON string. Undefined if it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Writes an event stream if the API describes only the data. */
export function writeEventData<T>(
  writer: PayloadWriter<T>,
  form: EventData,
): ItemWriter<ServerSentEvent<T> | EventText> {
  return (item, options) => {
    const event = fieldsOf(item);
    if (isEventText(item, form)) return eventText(event, wordOf(item.text));
    const text = textUnder("/data", () => textOfItem(writer, item.data, options));
    return eventText(event, form === "mixed" ? plain(text) : text);
  };
}

/** Writes an event stream if the API describes whole events. */
export function writeEvents<T>(writer: PayloadWriter<T>, form: EventData): ItemWriter<T | EventText> {
  return (item, options: WriteOptions) => {
    if (isEventText(item, form)) return eventText(fieldsOf(item), wordOf(item.text));
    // The serialized item lacks the properties that are not sent, so the event is built from it.
    const { data, ...fields } = JSON.parse(textOfItem(writer, item, options)) as ServerSentEvent<unknown>;
    if (form === "text") return eventText(fields, String(data));
    const text = JSON.stringify(data ?? null);
    return eventText(fields, form === "mixed" ? plain(text) : text);
  };
}

function fieldsOf(item: unknown): EventFields {
  if (typeof item === "object" && item !== null) return item;
  return refusePayload("type", "An item of an event stream must be an object with data.");
}

function isEventText(item: unknown, form: EventData): item is EventText {
  return (
    form === "json" &&
    typeof item === "object" &&
    item !== null &&
    "text" in item &&
    !("data" in item && item.data !== undefined)
  );
}

function wordOf(text: unknown): string {
  if (typeof text === "string" && isWord(text)) return text;
  return refusePayload("http/event", "An event without data must be a word, optionally in brackets.", "/text");
}

/** Returns a JSON string without quotes, if the result cannot be mistaken for other JSON. */
function plain(json: string): string {
  if (!json.startsWith('"')) return json;
  const text = JSON.parse(json) as string;
  return isJson(text) ? json : text;
}

/** Runs what may throw problems, whose paths then begin with `path`. */
function textUnder(path: string, text: () => string): string {
  try {
    return text();
  } catch (error) {
    const { problems } = error as { readonly problems?: readonly { readonly path: string }[] };
    if (problems === undefined) throw error;
    throw Object.assign(new TypeError("The data of an event is not valid against the spec."), {
      problems: problems.map((problem) => ({ ...problem, path: path + problem.path })),
    });
  }
}

/**
 * Reads a form from parts (RFC 7578), text only in UTF-8. Files become `ReceivedFile`, whose data share the bytes of
 * the body. Undeclared parts are ignored. Lines and columns of problems count within their part.
 */
export function multipartReader<T>(
  mediaType: string,
  parts: readonly PartTable[],
  validate?: Check<T>,
  more: MoreParts = {},
): BytesReader<T> {
  const tables = new Map(parts.map((part) => [part.name, part]));
  return {
    mediaType,
    wants: "bytes",
    read: (bytes, options) => {
      const split = splitParts(bytes, parseMediaType(options.contentType)?.parameters.get("boundary"));
      if (split.ok === false) return split;
      const form = readForm(split.value, tables, more, options.maxProblems);
      if (form.ok === false) return form;
      if (more.list === undefined)
        return checked(form.value, (value, chosen) => checkForm<T>(value, parts, validate, chosen, more), options);
      const namedParts = form.value as readonly NamedPart[];
      const list = namedParts.map((part) => Object.fromEntries([part]));
      return checked(list, (value, chosen) => checkList<T>(value, namedParts, parts, validate, chosen, more), options);
    },
  };
}

type PartTables = ReadonlyMap<string, PartTable>;

function readForm(
  parts: readonly RawPart[],
  tables: PartTables,
  { styled, others, list: listKind }: MoreParts,
  maxProblems: number | undefined,
): Result<object> {
  const values = new Map<string, unknown[]>();
  const inOrder: NamedPart[] = [];
  const problems: Problem[] = [];
  const styledReading = styled?.read();
  for (const { head, content } of parts) {
    const read = readPartHead(head);
    // A part whose name is unknown may be any of them.
    if (read.ok === false) return read;
    const { name } = read.value;
    const table = tables.get(name);
    if (table !== undefined) {
      add(name, table, read.value, content);
      continue;
    }
    const text = styledReading === undefined ? undefined : decodeText(content);
    if (text?.ok === true && styledReading?.take(name, text.value) === true) continue;
    add(name, others, read.value, content);
  }
  const styledForm = styledReading?.finish();
  problems.push(...(styledForm?.problems ?? []));
  if (problems.length > 0) return limitedFailure(problems, false, maxProblems);
  if (listKind !== undefined) return { ok: true, value: inOrder };
  const form = formOf(values, tables, others);
  for (const [name, value] of Object.entries(styledForm?.values ?? {})) setOwnProperty(form, name, value);
  return { ok: true, value: form };

  function add(name: string, table: PartTable | undefined, head: PartHead, content: Uint8Array): void {
    if (table === undefined) return;
    const list = values.get(name) ?? [];
    values.set(name, list);
    const path = `/${pointerPart(name)}${table.many === undefined ? "" : `/${list.length}`}`;
    const result: Result<unknown> =
      table.many === undefined && list.length > 0
        ? unreadablePayload("multipart/repeated-part", "The form has this part twice.")
        : readPartWithHeaders(table, head, content);
    list.push(result.ok ? result.value : undefined);
    if (listKind !== undefined && result.ok) inOrder.push([name, result.value]);
    if (result.ok === false)
      problems.push(...result.problems.map((problem) => ({ ...problem, path: path + problem.path })));
  }
}

function formOf(
  values: ReadonlyMap<string, readonly unknown[]>,
  tables: PartTables,
  others: PartTable | undefined,
): Record<string, unknown> {
  const form: Record<string, unknown> = {};
  for (const [name, { many, required }] of tables) {
    const list = values.get(name);
    if (list !== undefined) setOwnProperty(form, name, valueOfParts(list, many));
    else if (many === true && required !== undefined) setOwnProperty(form, name, []);
  }
  for (const [name, list] of values)
    if (!tables.has(name)) setOwnProperty(form, name, valueOfParts(list, others?.many));
  return form;
}

function valueOfParts(list: readonly unknown[], many: PartTable["many"]): unknown {
  return many === true || (many === "maybe" && list.length > 1) ? list : list[0];
}

function readPartWithHeaders(table: PartTable, head: PartHead, content: Uint8Array): Result<unknown> {
  const value = readPart(table, head, content);
  if (table.headers === undefined || value.ok === false) return value;
  const headers = table.headers.read((name) => head.headers.get(name.toLowerCase()));
  if (headers.ok === false)
    return {
      ...headers,
      problems: headers.problems.map((problem) => ({ ...problem, path: `/headers${problem.path}` })),
    };
  return { ok: true, value: { value: value.value, headers: headers.value } };
}

function readPart(table: PartTable, head: PartHead, content: Uint8Array): Result<unknown> {
  const { contentType } = head;
  const expected = table.contentType ?? (table.kind === "json" ? "application/json" : undefined);
  if (contentType !== undefined && expected !== undefined && !isAmong(expected, contentType))
    return unreadablePayload("multipart/content-type", `The part must be of the type ${expected}.`);
  if (table.kind === "file" || (table.kind === "open" && looksLikeFile(head)))
    return { ok: true, value: receivedFile(head, content) };
  if (contentType !== undefined && !isUtf8Type(contentType))
    return unreadablePayload("http/charset", "The text of a part must be UTF-8.");
  const text = decodeText(content);
  if (!text.ok) return text;
  const isJson = table.kind === "json" || (table.kind !== "text" && isJsonType(contentType ?? ""));
  return isJson ? readJsonPart(text.value) : { ok: true, value: primitiveOfText(text.value, table.shape ?? "string") };
}

/** Problems apply to the whole part: only the schema of the form knows which properties are secret. */
function readJsonPart(text: string): Result<unknown> {
  const result = readJson<unknown>(text, (value) => ({ ok: true, value }), undefined);
  if (result.ok !== false) return result;
  return { ...result, problems: result.problems.map((problem) => ({ ...problem, path: "" })) };
}

/** True for a part with the name of a file, or a type that is neither text nor JSON. */
function looksLikeFile({ filename, contentType }: PartHead): boolean {
  return (
    filename !== undefined || (contentType !== undefined && !/^text\//i.test(contentType) && !isJsonType(contentType))
  );
}

function isJsonType(contentType: string): boolean {
  const essence = (contentType.split(";", 1)[0] ?? "").trim().toLowerCase();
  return essence === "application/json" || essence === "text/json" || essence.endsWith("+json");
}

function receivedFile({ filename, contentType }: PartHead, data: Uint8Array): ReceivedFile {
  const name = filename === undefined ? "" : baseName(filename);
  return {
    data,
    ...(name !== "" && { filename: name }),
    ...(filename !== undefined && { rawFilename: filename }),
    ...(contentType !== undefined && { contentType }),
  };
}

/** A name that names no folder and no drive on any system, nor shows in another order; "" when there is none. RFC 7578, section 4.2: directories are not to be trusted. */
function baseName(filename: string): string {
  const visible = filename.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, "");
  const last = visible.slice(Math.max(visible.lastIndexOf("/"), visible.lastIndexOf("\\")) + 1);
  const name = last.replace(/^(?:\s*[a-z]:)+/i, "").trim();
  return /^\.{1,2}$/.test(name) ? "" : name;
}
