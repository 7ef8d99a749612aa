import {
  type Failure,
  type Problem,
  type Result,
  defaultMaxProblems,
  isDefined,
  limitedFailure,
  ownProperty,
  parseBase64,
  quoted,
  safeText,
  shownProblems,
  utf8Text,
  withoutTrailing,
} from "./base.js";
import {
  type BinaryBody,
  type BlobLike,
  type BrokenItemError,
  type ByteStream,
  type Check,
  type CheckOptions,
  type OperationTable,
  type ParameterTable,
  type PayloadReader,
  type PayloadWriter,
  type ReadOptions,
  type RequestHeaders,
  type SecurityAlternative,
  type SecuritySchemeTable,
  type SecuritySchemeTables,
  type StatusRange,
  type TextReader,
  type WrittenPayload,
  bestMediaType,
  bodyTooLarge,
  byteChunks,
  decodeText,
  forStatus,
  httpProblem,
  isBodyTooLarge,
  isBrokenItem,
  isBytes,
  isUtf8Type,
  negotiate,
} from "./http.js";
import { type JsonErrorCode, exactJsonText, jsonTextError, pointerPart, pointerParts } from "./json.js";
import { compileParameters, encodeHeaders, setMember } from "./parameters.js";

const abortedBrand = "specwright/request-aborted";

/** The caller disconnected before the request was complete, so no response is sent. */
export interface RequestAbortedError extends Error {
  readonly brand: typeof abortedBrand;
}

/** Returns the error of a request whose caller disconnected. */
export function requestAborted(): RequestAbortedError {
  return Object.assign(new Error("The caller closed the connection before the request was complete."), {
    brand: abortedBrand,
  } as const);
}

/** True for this error, also if another copy of the runtime threw it. */
export function isRequestAborted(error: unknown): error is RequestAbortedError {
  return error instanceof Error && (error as Partial<RequestAbortedError>).brand === abortedBrand;
}

const breachBrand = "specwright/contract-breach";

/** A response of the server itself is invalid. The caller gets a 500; `onError` gets this error. */
export interface ContractBreach extends Error {
  readonly brand: typeof breachBrand;
  readonly problems: readonly Problem[];
}

/** Returns the error for an invalid response. */
export function contractBreach(message: string, problems: readonly Problem[]): ContractBreach {
  return Object.assign(new Error(message), { brand: breachBrand, problems } as const);
}

/** True for this error, also if another copy of the runtime created it. */
export function isContractBreach(error: unknown): error is ContractBreach {
  return error instanceof Error && (error as Partial<ContractBreach>).brand === breachBrand;
}

/** WWW-Authenticate values of an operation; "" if no scheme has a challenge. */
export interface Challenges {
  /** To a caller without a credential. */
  readonly missing: string;
  /** To a caller whose credential was refused. */
  readonly refused: string;
}

/**
 * Returns a challenge for each scheme of an operation. RFC 9110, section 11.6.1; RFC 6750, section 3 (Bearer with
 * scopes); RFC 7617, section 2 (Basic). No standard defines one for keys in headers, queries and cookies, but a 401
 * must name a challenge: it is "ApiKey" with the location and name of the key. A client certificate has none, since
 * HTTP does not transport it.
 */
export function challengesOf(
  alternatives: readonly SecurityAlternative[],
  schemes: SecuritySchemeTables,
  realm: string,
): Challenges {
  const asked = alternatives.flatMap((alternative) =>
    Object.entries(alternative).flatMap(([name, scopes]) => {
      const scheme = ownProperty(schemes, name);
      return scheme === undefined ? [] : [{ scheme, scopes }];
    }),
  );
  const all = (isRefused: boolean): string => {
    const texts = asked.map(({ scheme, scopes }) => challenge(scheme, scopes, realm, isRefused));
    return [...new Set(texts)].filter((text) => text !== "").join(", ");
  };
  return { missing: all(false), refused: all(true) };
}

function challenge(scheme: SecuritySchemeTable, scopes: readonly string[], realm: string, isRefused: boolean): string {
  switch (scheme.kind) {
    case "basic":
      return `Basic realm=${quotedString(realm)}, charset="UTF-8"`;
    case "authorization": {
      if (scheme.prefix.toLowerCase() !== "bearer") return scheme.prefix;
      const scope = scopes.length > 0 ? [`scope=${quotedString(scopes.join(" "))}`] : [];
      return [`Bearer realm=${quotedString(realm)}`, ...scope, ...(isRefused ? ['error="invalid_token"'] : [])].join(
        ", ",
      );
    }
    case "apiKey":
      return `ApiKey in=${quotedString(scheme.in)}, name=${quotedString(scheme.name)}`;
    case "mutualTLS":
      return "";
  }
}

/** RFC 9110, section 5.6.4. Characters beyond ASCII would not survive in a header. */
function quotedString(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&").replace(/[^ -~]/g, "?")}"`;
}

// Callers without types learn here what TypeScript would have told them: by the name of the interface, since a service
// may serve several.

/** Throws a `TypeError` when something that the server of an interface needs is not an object. */
export function needObject(value: unknown, what: string, owner: string): asserts value is object {
  if (value !== null && (typeof value === "object" || typeof value === "function")) return;
  throw new TypeError(`The server of "${owner}" needs ${what}, not ${nameOf(value)}.`);
}

/** Throws a `TypeError` when nobody gave a function under a name. */
export function needMethod(methods: object, what: string, name: string, owner: string): void {
  if (isDefined(methods, name)) return;
  const value = Object.hasOwn(methods, name) ? (methods as Readonly<Record<string, unknown>>)[name] : undefined;
  const fault = value === undefined ? "is missing" : `must be a function, not ${nameOf(value)}`;
  throw new TypeError(`The ${what} "${name}" of "${owner}" ${fault}.`);
}

function nameOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

/** The part of the platform that is used. */
interface EncoderPlatform {
  readonly TextEncoder: new () => { encode(text: string): Uint8Array };
}

/** Maximum depth of JSON: the limit of `parseOrder`. */
const maxJsonDepth = 256;

/** Forms are written to one level more than servers read. */
const maxFormDepth = 65;

/**
 * Returns the serialized form of a body that a middleware has parsed: bytes, a string, the value of JSON, or the fields of
 * an urlencoded form as `qs` and `querystring` return them. Rejected are numbers that may have lost digits, and JSON that
 * is nested too deeply.
 *
 * @throws TypeError if the value cannot be a body of its Content-Type.
 */
export function serializedBody(value: unknown, contentType: string, headers: RequestHeaders): Result<Uint8Array> {
  if (isBytes(value)) return { ok: true, value };
  const essence = (contentType.split(";", 1)[0] ?? "").trim();
  if (/[/+]json$/i.test(essence)) return jsonBytes(value, headers);
  if (typeof value === "string") return { ok: true, value: utf8Bytes(value) };
  if (/^application\/x-www-form-urlencoded$/i.test(essence) && typeof value === "object" && value !== null)
    return { ok: true, value: utf8Bytes(formText(value)) };
  throw new TypeError(
    `A middleware has parsed the body of type ${safeText(essence, 80)}, and \`request.body\` is neither a string nor bytes: register this listener before it.`,
  );
}

function utf8Bytes(text: string): Uint8Array {
  return new (globalThis as unknown as EncoderPlatform).TextEncoder().encode(text);
}

function jsonBytes(value: unknown, headers: RequestHeaders): Result<Uint8Array> {
  if (typeof value === "string") {
    const bytes = utf8Bytes(value);
    // As long as the body: the text itself, of a middleware that reads strings. A parsed string has lost its quotes.
    const length = headers["content-encoding"] === undefined ? headers["content-length"] : undefined;
    if (length === undefined || Number(length) === bytes.length) return { ok: true, value: bytes };
  }
  const fault = jsonFault(value, 0);
  if (fault !== undefined) {
    const { message } = jsonTextError(fault, 0, maxJsonDepth);
    return { ok: false, problems: [httpProblem(fault, message)], truncated: false };
  }
  return { ok: true, value: utf8Bytes(exactJsonText(value) ?? "null") };
}

/** The reason why a value may differ from the JSON that a caller sent, or cannot be written. */
function jsonFault(value: unknown, depth: number): JsonErrorCode | undefined {
  if (typeof value === "number") return isExact(value) ? undefined : "json/inexact-number";
  if (typeof value !== "object" || value === null) return undefined;
  if (depth >= maxJsonDepth) return "json/too-deep";
  for (const inner of Object.values(value)) {
    const fault = jsonFault(inner, depth + 1);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/**
 * False for doubles that JSON.parse may have made of another number: it rounds integers of 64 bits from 2^53 on (2^64 - 1 to
 * 2^64), and makes infinity of numbers that are too large. A larger double, such as 1e300, is what it was written as.
 */
function isExact(value: number): boolean {
  const size = Math.abs(value);
  return size < 2 ** 53 || (size > 2 ** 64 && size < Infinity);
}

/** The text of a form. A comma stays a comma: it may separate the items of a list. */
function formText(form: object): string {
  // A single item had brackets: these parsers read "a=1" as a string.
  const pairs = formPairs(form, (name) => `${name}[]`);
  return pairs.map((pair) => pair.map(formEncoded).join("=")).join("&");
}

/** The names and values of the fields of a form, nested ones in brackets. `single` names the item of a list of one. */
export function formPairs(form: object, single: (name: string) => string): readonly (readonly [string, string])[] {
  const pairs: [string, string][] = [];
  const add = (name: string, value: unknown, depth: number): void => {
    if (value === undefined) return;
    if (typeof value !== "object" || value === null || depth >= maxFormDepth) {
      pairs.push([name, `${(value ?? "") as string | number}`]);
      return;
    }
    if (!Array.isArray(value)) {
      for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner, depth + 1);
      return;
    }
    const items = value as readonly unknown[];
    const isNested = items.some((item) => typeof item === "object" && item !== null);
    const repeated = items.length === 1 ? single(name) : name;
    items.forEach((item, index) => add(isNested ? `${name}[${index}]` : repeated, item, depth + 1));
  };
  for (const [name, value] of Object.entries(form)) add(name, value, 0);
  return pairs;
}

function formEncoded(text: string): string {
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, "\ufffd")).replaceAll("%2C", ",");
}

/** One segment of a path template: literals, with a variable between each two. */
export interface TemplateSegment {
  /** As octets, one character each; a single one when the segment has no variable. */
  readonly literals: readonly string[];
}

/** Takes a path template apart. OpenAPI, "Path Templating". Text in front of it (`basePath`) holds no variables. */
export function parsePathTemplate(basePath: string, template: string): readonly TemplateSegment[] {
  const segments: { literals: string[] }[] = [];
  // A name in braces may hold any character but a brace: a slash in one parts nothing.
  template.split(/\{[^{}]*\}/).forEach((text, index) => {
    const [first = "", ...others] = text.split("/");
    if (index > 0) segments.at(-1)?.literals.push(templateOctets(first));
    segments.push(...others.map((literal) => ({ literals: [templateOctets(literal)] })));
  });
  const base = basePath.split("/").slice(1);
  return [...base.map((segment) => ({ literals: [templateOctets(segment)] })), ...segments];
}

/**
 * Returns the prefix of path templates for a base path: "" or "/v4", never with "/" at its end. Throws a `TypeError`
 * for a query or fragment.
 */
export function normalBasePath(basePath: string): string {
  if (/[?#]/.test(basePath)) throw new TypeError(`The base path "${basePath}" must not have a query or a fragment.`);
  const inner = withoutTrailing(basePath.replace(/^\/+/, ""), "/");
  return inner === "" ? "" : `/${inner}`;
}

/**
 * Returns the octets of a raw path segment, one character each, so that "%7E" and "~" are the same. RFC 3986, section
 * 6.2.2. An invalid percent-encoding stays unchanged.
 */
export function pathOctets(raw: string): string {
  if (!raw.includes("%")) return raw;
  let octets = "";
  for (let at = 0; at < raw.length; at += octetLength(raw, at)) octets += octetAt(raw, at);
  return octets;
}

/**
 * Returns the raw variables of a segment; undefined if it does not match. No variable is empty, and each but the last
 * is as short as possible: "{a}-{b}" matches "x" and "y-z" in "x-y-z".
 */
export function matchSegment({ literals }: TemplateSegment, raw: string): readonly string[] | undefined {
  const octets = pathOctets(raw);
  const [first = ""] = literals;
  if (!octets.startsWith(first)) return undefined;
  const ends: (readonly [start: number, end: number])[] = [];
  let start = first.length;
  for (let index = 1; index < literals.length; index += 1) {
    const literal = literals[index] ?? "";
    const isLast = index === literals.length - 1;
    const end = isLast ? octets.length - literal.length : octets.indexOf(literal, start + 1);
    if (end <= start || !octets.startsWith(literal, end)) return undefined;
    ends.push([start, end]);
    start = end + literal.length;
  }
  if (octets === raw) return ends.map(([from, to]) => raw.slice(from, to));
  const offsets = rawOffsets(raw);
  return ends.map(([from, to]) => raw.slice(offsets[from], offsets[to]));
}

/** Offsets at which the octets of a raw text begin, and the offset of its end. */
function rawOffsets(raw: string): readonly number[] {
  const offsets: number[] = [];
  let at = 0;
  for (; at < raw.length; at += octetLength(raw, at)) offsets.push(at);
  return [...offsets, at];
}

function octetLength(raw: string, at: number): 1 | 3 {
  return raw.charCodeAt(at) === percent && hexValue(raw, at + 1) >= 0 && hexValue(raw, at + 2) >= 0 ? 3 : 1;
}

function octetAt(raw: string, at: number): string {
  return octetLength(raw, at) === 1
    ? raw.charAt(at)
    : String.fromCharCode(hexValue(raw, at + 1) * 16 + hexValue(raw, at + 2));
}

const percent = 0x25;

function hexValue(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

/** A contract may write its paths with or without percent-encoding; characters beyond ASCII travel as UTF-8. */
function templateOctets(text: string): string {
  return pathOctets(text.replace(/[\u{80}-\u{d7ff}\u{e000}-\u{10ffff}]+/gu, encodeURIComponent));
}

/** Problems as a refusal tells them: without what was found, unless values are shown. */
export function problemsToShow(problems: readonly Problem[], values: boolean = true): readonly Problem[] {
  if (values) return problems;
  return problems.map(({ actual: _, ...problem }) => problem);
}

/** A random UUID. RFC 9562, section 5.4. */
export function randomUuid(): string {
  const { crypto } = globalThis as { readonly crypto?: { randomUUID?(): string } };
  if (crypto?.randomUUID !== undefined) return crypto.randomUUID();
  return "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replace(/x/g, () => Math.floor(Math.random() * 16).toString(16));
}

/** A request as adapters pass it. */
export interface ServerRequest {
  readonly method: string;
  /** The raw path, with percent-encoding and without the query: "/orders/7". */
  readonly path: string;
  /** The string after "?"; "" if there is none. */
  readonly query: string;
  readonly headers: RequestHeaders;
  /**
   * Returns the whole body. Rejects with a `BodyTooLargeError` as soon as it is longer than `limit`, with a
   * `RequestAbortedError` if the caller disconnects before its end. Called at most once, and not together with
   * `stream`.
   */
  bytes(limit: number): Promise<Uint8Array>;
  /** Yields the body piece by piece on arrival; it can be read once. */
  stream(): AsyncIterable<Uint8Array>;
  /** The body as a middleware has parsed it, such as `express.json()`; undefined if the body can still be read. */
  readonly parsedBody?: unknown;
  /** Aborted if the caller disconnects before the response is complete. Created on first access. */
  readonly signal: AbortSignalLike;
  /** The object that the adapter received: node's IncomingMessage, a FastifyRequest, a Request. */
  readonly native: unknown;
  /** Receives errors if the API's own `onError` is not set: the log of the framework that serves it. */
  readonly report?: ((error: unknown) => void) | undefined;
}

/** The part of an `AbortSignal` that is used. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: "abort", listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/**
 * A response as adapters send it. For HEAD it is the response of GET: an adapter sends Content-Length from the body's
 * length and omits the body.
 */
export interface ServerResponse {
  readonly status: number;
  /** Names with their final spelling; Content-Type is included, the adapter adds Content-Length. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  /** Undefined if the response has no body. */
  readonly body: string | Uint8Array | BlobLike | ByteStream | undefined;
}

/** A server of one API, for an adapter. */
export interface Server {
  /** The name of the API: "purchase-requests". */
  readonly name: string;
  /** Path templates with their methods, base path included; for frameworks with a router of their own. */
  readonly routes: readonly ServerRoute[];
  /** True if a path belongs to this API, so that several can share a port. */
  matches(path: string): boolean;
  /** Returns the operation for a method and path, for wrappers of a server. Undefined if there is none. */
  operationAt(method: string, path: string): string | undefined;
  /**
   * Rejects a request in the form of the API, for wrappers of a server, without a call of its operation. The status is
   * from 400 to 599. Never throws.
   */
  refuse(
    request: ServerRequest,
    status: number,
    message: string,
    headers?: Readonly<Record<string, string>>,
  ): ServerResponse;
  /** Never throws and never rejects. */
  handle(request: ServerRequest): ServerResponse | Promise<ServerResponse>;
}

/** A path of a server with its methods, for adapters that register routes. */
export interface ServerRoute {
  readonly path: string;
  /** In uppercase. */
  readonly methods: readonly string[];
}

/** One operation as a server needs it: the mirror of `ClientOperation`. */
export interface ServerOperation {
  readonly table: OperationTable;
  /** Validates `{ path, query, headers, cookies }`. Undefined if the operation has no parameters. */
  readonly check?: Check;
  /** Undefined if the operation has no body. */
  readonly body?: {
    readonly required: boolean;
    readonly content: readonly PayloadReader[];
    /** The maximum body length that the API allows, in bytes. Undefined if the API sets none. */
    readonly maxBytes?: number;
  };
  /** By status: "202", "4XX", "default". */
  readonly responses: Readonly<Record<string, ServerReplyTable>>;
}

/** A response that an operation declares, as a server writes it. */
export interface ServerReplyTable {
  /** A writer for each media type, in order of the API; none if the response has no body. */
  readonly content: readonly PayloadWriter[];
  /** Headers that the response declares. Undefined if it declares none. */
  readonly headers?: readonly ParameterTable[];
  /** Validates the headers as an object of values by their names. */
  readonly checkHeaders?: Check;
  /** Converts the headers' values to their serialized form, if it differs. */
  readonly encodeValues?: (values: unknown) => unknown;
}

/**
 * A form, or a group of parameters, as passed to a handler: properties with a default are present. Each alternative
 * keeps its properties.
 */
export type Filled<Values, Names extends PropertyKey> = Values extends object
  ? Values & Required<Pick<Values, Names & keyof Values>>
  : Values;

/** Parameters as passed to a handler: `Names` have a default, by their group. */
export type FilledParameters<Parameters, Names extends Readonly<Record<keyof Names, PropertyKey>>> = Omit<
  Parameters,
  keyof Names
> & {
  [Group in keyof Names & keyof Parameters]-?: Filled<Exclude<Parameters[Group], undefined>, Names[Group]>;
};

/** A response that an operation declares, as its handler returns it. */
export interface ServerAnswer<Status extends number, Body, ContentType extends string = "application/json"> {
  readonly status: Status;
  readonly headers?: Readonly<Record<string, string>>;
  /** The media type of the body, if the API has several. */
  readonly contentType?: ContentType;
  readonly body: Body;
}

/** A response without a body. */
export interface EmptyAnswer<Status extends number> {
  readonly status: Status;
  readonly headers?: Readonly<Record<string, string>>;
  /** Always undefined, as a property of the other responses in a union. */
  readonly contentType?: undefined;
  /** Always undefined, too. */
  readonly body?: undefined;
}

/** The result of a handler, synchronous or not: one of the declared responses of its operation, or a refusal. */
export type Replied<Reply> = Reply | Refused | Promise<Reply | Refused>;

/** The result of a handler; generated code narrows it to the declared responses. */
export interface ServerReply {
  readonly status: number;
  /** The payload. Undefined if the response has none. */
  readonly body?: unknown;
  /** Values by header name. Undefined if there are none. */
  readonly headers?: Readonly<Record<string, unknown>>;
  /** The media type of the body, if the API has several. Default: selected by Accept. */
  readonly contentType?: string;
}

/** A declared response of an operation with an error status; "default" and ranges allow any status of theirs. */
export type ErrorReply<Reply> = Reply extends { readonly status: infer Status extends number }
  ? [Extract<Status, ErrorStatus>] extends [never]
    ? never
    : Omit<Reply, "status"> & { readonly status: Extract<Status, ErrorStatus> }
  : never;

type ErrorStatus = StatusRange<"4XX" | "5XX">;

/** A refusal that a handler returns or throws: a result of `refuse` and `refuseWith` of its context. */
export interface Refused extends Error {
  readonly brand: "specwright/refusal-error";
}

/**
 * The parts of an error that a handler adds to its row; `Status` are the statuses of its operation if the row has none.
 */
export interface RowDetails<Status extends number = never> {
  /** Default: the status of the row, then 400 if the operation declares it, then its first one. */
  readonly status?: Extract<Status, RefusalStatus>;
  /** For `{message}`. Default: the row's meaning. */
  readonly message?: string;
  /** For `{code}`. Default: "http/" and the status. */
  readonly code?: string;
  /** For `{path}`: the path of the problem as a JSON pointer ("/items/0/sku"), or several of them. */
  readonly path?: string | readonly string[];
  /** For `{value}`, which is only filled if the server has `showValues`. */
  readonly value?: string;
  /** For `{allowed}`; a number in it fills `{limit}`. */
  readonly allowed?: string | number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The context of a handler in addition to the request's own values. */
export interface HandlerContext<Auth, Reply = ServerReply, Refusals = object> {
  readonly operationId: string;
  /** Results of the security hooks, by scheme. */
  readonly auth: Auth;
  readonly signal: AbortSignalLike;
  readonly request: ServerRequest;
  /** The errors of the API that the operation can return, by row id: return or throw their results. */
  readonly refuse: Refusals;
  /** Rejects with a declared response: `throw refuseWith({ status: 404, body })`. It is validated like any other. */
  refuseWith(reply: ErrorReply<Reply>): Refused;
  /**
   * Rejects with several errors: `throw refuseAll([refuse.unknownVendor({ path }), refuse.unknownPolicy()])`. They are
   * reported as their table defines, under the status of the first. Throws a `TypeError` for an empty list, and for
   * values that `refuse` did not return.
   */
  refuseAll(refusals: readonly Refused[]): Refused;
}

/** A rejected request: the handler was not called or its response was not used. */
export interface Refusal {
  readonly status: RefusalStatus;
  /** One sentence for the caller, without internals of the server. */
  readonly message: string;
  /** Problems of parameters or body; empty for refusals with another reason. */
  readonly problems: readonly Problem[];
  /** Headers that HTTP requires for this status: Allow, WWW-Authenticate. */
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined if no operation was found. */
  readonly operationId?: string;
  /** The part of the request with the problem. Undefined if a handler, or no operation, rejects the request. */
  readonly part?: RequestPart;
  /** The problem of the part as a whole; `problems` lists those of single values. */
  readonly kind?: FaultKind;
  /** The media types that the caller accepts, as in its Accept header. */
  readonly accept?: string;
  /** The row of the API's error tables that a handler has named. */
  readonly error?: string;
  /**
   * All problems for error tables: more than are reported in other cases, and those of the body next to those of
   * parameters. Undefined if no table fills the operation's responses.
   */
  readonly faults?: readonly RefusedPart[];
  /** The sources of times and identifiers in its error, if the server has its own. */
  readonly fresh?: FreshValues;
  /** The rows of the API's error table in the response, for `onRefusal`. Undefined if no table describes it. */
  readonly rows?: readonly RefusedRow[];
}

/** A row of an error table in a response. */
export interface RefusedRow {
  /** The identifier of the row in the error table of the API. */
  readonly id: string;
  /** A sentence for people. Undefined if the API has none. */
  readonly meaning?: string;
  /** The path of the rule that selected the row, or "always". Undefined if a handler named the row. */
  readonly rule?: string;
}

/** Sources of values that are unique to each error. */
export interface FreshValues {
  /** Returns the time in an error. Default: that of the machine. */
  readonly now?: () => Date;
  /** Returns a UUID for an error. Default: a random one (RFC 9562, section 5.4). */
  readonly uuid?: () => string;
}

/** A problem of one part of a request, or one of the errors with which a handler rejects it. */
export interface RefusedPart {
  readonly part?: RequestPart;
  readonly error?: string;
  readonly kind?: FaultKind;
  readonly message: string;
  readonly problems: readonly Problem[];
}

/** Kinds of problems that rows of error tables can match. */
export type FaultKind =
  | "missing"
  | "type"
  | "enum"
  | "format"
  | "bound"
  | "noneOf"
  | "severalOf"
  | "unknown"
  | "unreadable"
  | "readOnly"
  | "cannotCreate"
  | "cannotUpdate"
  | "mediaType"
  | "tooLarge"
  | "refused"
  | "scope";

/** The part of a request that caused its rejection. */
export type RequestPart = "credential" | "parameters" | "accept" | "body";

/** The status of a refusal. */
export type RefusalStatus = ClientErrorStatus | ServerErrorStatus;

/** RFC 9110, section 15.5, with 423, 424 (RFC 4918), 428, 429 and 431 (RFC 6585), 451 (RFC 7725). */
type ClientErrorStatus =
  | 400
  | 401
  | 402
  | 403
  | 404
  | 405
  | 406
  | 408
  | 409
  | 410
  | 411
  | 412
  | 413
  | 414
  | 415
  | 416
  | 417
  | 421
  | 422
  | 423
  | 424
  | 428
  | 429
  | 431
  | 451;

/** RFC 9110, section 15.6, with 507 (RFC 4918) and 511 (RFC 6585). */
type ServerErrorStatus = 500 | 501 | 502 | 503 | 504 | 507 | 511;

/** The argument of a security hook. `credential` is the token, the key, or the name and password of Basic. */
export interface SecurityInput<Credential> {
  readonly credential: Credential;
  /** Scopes that the operation requires. */
  readonly scopes: readonly string[];
  readonly operationId: string;
  readonly request: ServerRequest;
}

/**
 * Checks a credential and returns the value of `context.auth.<scheme>` for handlers. `unauthorized()` and `forbidden()`
 * reject the caller; undefined, null and false reject like `unauthorized()`, so that the result of a look-up can be
 * returned directly.
 */
export type SecurityHook<Credential, Context> = (
  input: SecurityInput<Credential>,
) => HookAnswer<Context> | Promise<HookAnswer<Context>>;

type HookAnswer<Context> = Context | SecurityRefusal | undefined | null | false;

/** A rejection by a security hook: 401, or 403 for a caller who is known, but not authorized. */
export interface SecurityRefusal {
  readonly brand: "specwright/security-refusal";
  /** The status of the response. */
  readonly status: 401 | 403;
  readonly message: string;
}

/** True when a value is a promise, or waits like one. A result that comes at once is handled at once. */
export function isThenable<T>(value: T | Promise<T>): value is Promise<T> {
  return typeof value === "object" && value !== null && typeof (value as { then?: unknown }).then === "function";
}

/** The part of the platform that is used, where it has it. */
interface TimerPlatform {
  readonly setImmediate?: (callback: () => void) => unknown;
  readonly setTimeout?: (callback: () => void, delay: number) => unknown;
}

/** Yields the thread to other tasks, such as other callers. */
export type Turn = () => Promise<void>;

/** Uses the timers that the platform has now: timers that a test installs later do not stop requests. */
export function createTurn(): Turn {
  const { setImmediate, setTimeout } = globalThis as unknown as TimerPlatform;
  if (setImmediate !== undefined) return () => new Promise((resolve) => void setImmediate(resolve));
  if (setTimeout !== undefined) return () => new Promise((resolve) => void setTimeout(resolve, 0));
  return () => Promise.resolve();
}

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

/** Takes the credential of a scheme out of a request. */
export type ReadCredential = (request: ServerRequest) => FoundCredential;

/** A credential as hooks get it; or there is none; or there is one that does not follow its syntax. */
export type FoundCredential = { readonly value: unknown } | "missing" | "malformed";

/** OpenAPI, Security Scheme Object. */
export function credentialReader(scheme: SecuritySchemeTable): ReadCredential {
  switch (scheme.kind) {
    case "basic":
      return ({ headers }) => mapFound(authorization(headers, "basic"), readBasic);
    case "authorization": {
      const word = scheme.prefix.toLowerCase();
      const read = word === "bearer" ? readToken : readText;
      return ({ headers }) => mapFound(authorization(headers, word), read);
    }
    case "apiKey":
      return keyReader(scheme.in, scheme.name);
    case "mutualTLS":
      return () => noCredential;
  }
}

/** The connection is the credential: hooks find it in the request. */
const noCredential: FoundCredential = { value: undefined };

function mapFound(text: string | undefined, read: (text: string) => FoundCredential): FoundCredential {
  return text === undefined ? "missing" : read(text);
}

/**
 * True for several Authorization headers, since none of them takes precedence. They arrive as a list, or joined with
 * commas, as the Fetch API joins them. After a comma, a single header contains only parameters ("name=value") or
 * nothing, for an empty one. RFC 9110, section 11.4.
 */
export function isAuthorizedTwice({ authorization }: RequestHeaders): boolean {
  if (authorization === undefined) return false;
  if (typeof authorization !== "string") return authorization.length > 1;
  if (!authorization.includes(",")) return false;
  const [, ...others] = withoutQuotedTexts(authorization).split(",");
  return others.some((other) => !/^[ \t]*[!#$%&'*+\-.^_`|~\w]+[ \t]*=/.test(other));
}

/** A header with nothing in its quotes. Quotes that nothing ends hide nothing, and are looked through once. */
function withoutQuotedTexts(header: string): string {
  return header.replace(/"(?:[^"\\]|\\[^])*("?)/g, (found, end) => (end === "" ? found : '""'));
}

/**
 * The credential behind a scheme's word in the Authorization header; undefined when it names another scheme. RFC 9110,
 * section 11.6.2.
 */
function authorization(headers: RequestHeaders, word: string): string | undefined {
  const header = headers["authorization"];
  if (header === undefined) return undefined;
  // Several of them have been refused before.
  return typeof header === "string" && hasWord(header, word) ? header.slice(word.length).trim() : undefined;
}

function hasWord(header: string, word: string): boolean {
  const end = word.length;
  return header.slice(0, end).toLowerCase() === word && (header.length === end || header.charCodeAt(end) === space);
}

const space = 0x20;

/** RFC 6750, section 2.1: b64token. */
function readToken(text: string): FoundCredential {
  let end = text.length;
  while (end > 0 && text.charCodeAt(end - 1) === 0x3d) end -= 1;
  if (end === 0) return "malformed";
  for (let at = 0; at < end; at += 1) if (!isTokenCharacter(text.charCodeAt(at))) return "malformed";
  return { value: text };
}

/** Letters, digits and "-._~+/". */
function isTokenCharacter(code: number): boolean {
  const letter = code | 0x20;
  if (letter >= 0x61 && letter <= 0x7a) return true;
  return (code >= 0x2d && code <= 0x39) || code === 0x5f || code === 0x7e || code === 0x2b;
}

/** Credentials of other schemes than Bearer have a syntax of their own. */
function readText(text: string): FoundCredential {
  return text === "" ? "malformed" : { value: text };
}

/** RFC 7617, section 2. */
function readBasic(text: string): FoundCredential {
  const bytes = text === "" ? undefined : parseBase64(text);
  const pair = (bytes && utf8Text(bytes)) ?? "";
  const colon = pair.indexOf(":");
  if (colon === -1 || /[\0-\x1f\x7f]/.test(pair)) return "malformed";
  return { value: { username: pair.slice(0, colon), password: pair.slice(colon + 1) } };
}

function keyReader(location: "query" | "header" | "cookie", name: string): ReadCredential {
  switch (location) {
    case "header": {
      const key = name.toLowerCase();
      return ({ headers }) => oneOf(headerValues(headers, key));
    }
    case "query":
      return ({ query }) => oneOf(pairsNamed(query, "&", name, queryText, queryText));
    case "cookie":
      // Names as they are: "%5F%5FHost-a" is for any site to set, "__Host-a" is not (RFC 6265bis, section 4.1.3).
      return ({ headers }) =>
        oneOf(pairsNamed(headerValues(headers, "cookie").join(";"), ";", name, trimmed, cookieText));
  }
}

/** A key that is sent twice leaves open which one counts. */
function oneOf(found: readonly string[]): FoundCredential {
  const [first] = found;
  if (first === undefined || first === "") return found.length > 1 ? "malformed" : "missing";
  return found.length > 1 ? "malformed" : { value: first };
}

function headerValues(headers: RequestHeaders, key: string): readonly string[] {
  const value = Object.hasOwn(headers, key) ? headers[key] : undefined;
  if (value === undefined) return [];
  return typeof value === "string" ? [value] : value;
}

/** The values of the pairs "name=value" with a name. */
function pairsNamed(
  text: string,
  separator: string,
  name: string,
  decodeName: (text: string) => string,
  decode: (text: string) => string,
): readonly string[] {
  if (text === "") return [];
  return text.split(separator).flatMap((pair) => {
    const equals = pair.indexOf("=");
    if (equals === -1 || decodeName(pair.slice(0, equals)) !== name) return [];
    return [decode(pair.slice(equals + 1))];
  });
}

function queryText(raw: string): string {
  return decoded(raw.replaceAll("+", " "));
}

function trimmed(text: string): string {
  return text.trim();
}

/** RFC 6265, section 4.1.1; clients of this runtime send cookies percent-encoded. */
function cookieText(raw: string): string {
  const text = raw.trim();
  return decoded(text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text);
}

/** Malformed percent-encoding stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Decodes and checks the parameters of a request. The object is the handler's own, and may be added to. */
export type ReadParameters = (request: ServerRequest, pathValues: readonly string[]) => Result<Record<string, unknown>>;

/** Prepares the parameters of an operation. Problems are those of decoding and those of the contract. */
export function compileRequestParameters(
  { table, check }: ServerOperation,
  { values, maxProblems }: Required<CheckOptions>,
): ReadParameters {
  if (table.parameters.length === 0) return () => ({ ok: true, value: {} });
  const decode = compileParameters(table.parameters, table.path);
  return ({ query, headers }, pathValues) => {
    const { values: decoded, problems } = decode({ pathValues, query, headers });
    const checked = check?.(decoded, { values, maxProblems });
    if (problems.length === 0 && checked?.ok !== false)
      return { ok: true, value: (checked?.value ?? decoded) as Record<string, unknown> };
    const found = checked?.ok === false ? checked : { problems: [], truncated: false };
    const others = found.problems.filter((problem) => !problems.some(({ path }) => isAbsence(problem, path)));
    return limitedFailure([...problems, ...problemsToShow(others, values)], found.truncated, maxProblems);
  };
}

/** True if a problem reports a missing parameter that is present, but could not be decoded. */
function isAbsence({ code, path, expected }: Problem, parameter: string): boolean {
  const [group = "", name = ""] = pointerParts(parameter);
  return code === "required" && expected === quoted(name) && path === `/${group}`;
}

/** The faults one by one; a refusal for another reason is a problem of the whole request. */
export function refusalProblems(refusal: Refusal): readonly Problem[] {
  const { problems, message } = refusal;
  return problems.length > 0 ? problems : [{ code: firstCode(refusal), message, path: "" }];
}

/** The text of a refusal: its message and its faults, each with its place and its code. */
export function messageOf({ message, problems }: Refusal): string {
  return [message, ...shownProblems(problems, problemText, (others) => `And ${others} more.`)].join(" ");
}

function problemText({ path, message, code }: Problem): string {
  return `${path === "" ? "" : `${path}: `}${message} (${code})`;
}

/** The code of the first problem; "http/403" where the status says it all. */
export function firstCode({ problems, status }: Refusal): string {
  return problems[0]?.code ?? `http/${status}`;
}

/** A JSON pointer as people write places: "/lineItems/0/quantity" -> "lineItems[0].quantity". */
export function dataPath(pointer: string): string {
  const parts = pointer.split("/").slice(1);
  return parts
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((part, index) => (/^\d+$/.test(part) ? `[${part}]` : index === 0 ? part : `.${part}`))
    .join("");
}

/** A refusal as it is sent. The server adds headers that HTTP requires for its status (Allow, WWW-Authenticate). */
export interface RefusalReply {
  readonly status: number;
  /** By name as written. Undefined if there are none. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Undefined if the response has no body. */
  readonly contentType?: string;
  /** Undefined if the response has no body. */
  readonly body?: string | Uint8Array;
  /** The rows of an error table in the body. Undefined if no table describes it. */
  readonly rows?: readonly RefusedRow[];
}

const refusalBrand = "specwright/refusal-error";

/** Thrown by a handler or a security hook to reject a request. */
export interface RefusalError extends Refused {
  readonly status: RefusalStatus;
  readonly problems: readonly Problem[];
  /** Additional headers of the response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Defined if the error names a row of the API's error tables. */
  readonly error?: string;
  /** Defined if a handler rejects with several errors. */
  readonly faults?: readonly RefusedPart[];
  /** Defined if a handler returns the whole response. */
  readonly reply?: ServerReply;
}

/** Details of a refusal in addition to its status and message. */
export interface RefusalDetails {
  /** The problems to list in the response. Undefined: none. */
  readonly problems?: readonly Problem[];
  /** Additional headers of the response. Undefined: none. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Returns an error for handlers and security hooks to throw: `throw refuse(503, "Come back in an hour.")`. The caller
 * sees the message, shaped like every refusal of the API; the server's log does not contain it.
 */
export function refuse(status: RefusalStatus, message: string, details: RefusalDetails = {}): RefusalError {
  const { problems = [], headers = {} } = details;
  return Object.assign(new Error(message), { brand: refusalBrand, status, problems, headers } as const);
}

/** Returns an error for handlers to throw or return: the whole response, which is validated like a handler's result. */
export function refuseWith(reply: ServerReply): RefusalError {
  return Object.assign(
    refuse(reply.status as RefusalStatus, `The handler rejects the request with status ${reply.status}.`),
    { reply },
  );
}

/** Returns one error for several rows. Throws a `TypeError` for an empty list, and for an error without a row. */
export function refuseAll(refusals: readonly Refused[]): RefusalError {
  const [first] = refusals;
  if (!isRefusalError(first)) throw new TypeError("refuseAll requires refusals that name rows of an error table.");
  const faults = refusals.map((refusedPart): RefusedPart => {
    const { error, message, problems } = refusedPart as RefusalError;
    if (error === undefined) throw new TypeError("refuseAll requires refusals that name rows of an error table.");
    return { error, message, problems };
  });
  const { status, message, headers, error } = first;
  const problems = faults.flatMap((fault) => fault.problems);
  return Object.assign(refuse(status, message, { problems, headers }), {
    faults,
    ...(error !== undefined && { error }),
  });
}

/** True for this error, also if another copy of the runtime created it. */
export function isRefusalError(error: unknown): error is RefusalError {
  return error instanceof Error && (error as unknown as { brand?: unknown }).brand === refusalBrand;
}

/** A handler for operations without an implementation: it responds with 501. */
export function notImplemented(): never {
  throw refuse(501, "This operation is not implemented.");
}

/**
 * Returns a refusal with a body that the API describes. Throws if the value is invalid; the server then uses
 * `problemDetails`.
 */
export function writeRefusal<T>(refusal: Refusal, writer: PayloadWriter<T>, value: unknown): RefusalReply {
  const checked = writer.validate?.(value);
  if (checked?.ok === false)
    throw contractBreach("The body of the error response is not valid against the spec.", checked.problems);
  const { body, contentType } = writer.write(value as T);
  if (typeof body !== "string" && !(body instanceof Uint8Array))
    throw new TypeError("The body of a refusal must be a string or bytes.");
  return { status: refusal.status, contentType, body };
}

/**
 * Returns a refusal in the form of RFC 9457, with the problems in the property "problems", and additional properties.
 */
export function problemDetails(refusal: Refusal, members: Readonly<Record<string, unknown>> = {}): RefusalReply {
  const { status, message, problems } = refusal;
  const body = {
    type: "about:blank",
    title: titles[status],
    status,
    detail: message,
    ...(problems.length > 0 && { problems: problems.map(({ code, message, path }) => ({ code, message, path })) }),
    ...members,
  };
  return { status, contentType: "application/problem+json", body: JSON.stringify(body) };
}

/** True for a status that can reject a request. */
export function isRefusalStatus(status: unknown): status is RefusalStatus {
  return typeof status === "number" && Object.hasOwn(titles, status);
}

/** RFC 9457, section 4.2.1: the title of "about:blank" is the status's own phrase. */
const titles: Readonly<Record<RefusalStatus, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  402: "Payment Required",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  406: "Not Acceptable",
  408: "Request Timeout",
  409: "Conflict",
  410: "Gone",
  411: "Length Required",
  412: "Precondition Failed",
  413: "Content Too Large",
  414: "URI Too Long",
  415: "Unsupported Media Type",
  416: "Range Not Satisfiable",
  417: "Expectation Failed",
  421: "Misdirected Request",
  422: "Unprocessable Content",
  423: "Locked",
  424: "Failed Dependency",
  428: "Precondition Required",
  429: "Too Many Requests",
  431: "Request Header Fields Too Large",
  451: "Unavailable For Legal Reasons",
  500: "Internal Server Error",
  501: "Not Implemented",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
  507: "Insufficient Storage",
  511: "Network Authentication Required",
};

/** The headers of a response, as adapters accept them. */
export type WrittenHeaders = Record<string, string | readonly string[]>;

/** Writes the headers of a reply, and checks them. */
export interface WriteReplyHeaders {
  /** True when a reply without headers needs no work. */
  readonly isIdle: boolean;
  /** Adds the headers that a handler returned. Throws a `ContractBreach`. */
  into(written: WrittenHeaders, headers: Readonly<Record<string, unknown>> | undefined): WrittenHeaders;
}

/** Set by the media type of the body, or by the adapter. */
const reserved: ReadonlySet<string> = new Set([
  "connection",
  "content-length",
  "content-type",
  "date",
  "keep-alive",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/**
 * Prepares the headers of a response. Declared headers are validated and encoded by their tables; a handler may add
 * others as strings or lists of strings. A list sends the header several times (Set-Cookie). Case does not matter.
 */
export function compileReplyHeaders(
  { headers: tables = [], checkHeaders, encodeValues }: ServerReplyTable,
  validate: boolean,
): WriteReplyHeaders {
  const named = new Map(tables.map((table) => [table.name.toLowerCase(), table]));
  const check = validate ? checkHeaders : undefined;
  return {
    // With nothing given, only what the contract requires can be wrong.
    isIdle: check === undefined || check(Object.create(null)).ok,
    into(written, headers = {}) {
      const values = namedValues(headers, named);
      const checked = check?.(values);
      if (checked?.ok === false)
        throw contractBreach("The headers of the reply are not valid against the spec.", checked.problems);
      const sent = encodeValues === undefined ? values : (encodeValues(values) as typeof values);
      for (const [name, value] of encodeHeaders(tables, sent)) written[name] = value;
      for (const [name, value] of Object.entries(headers)) {
        if (value === undefined || named.has(name.toLowerCase())) continue;
        addExtra(written, name, value);
      }
      return written;
    },
  };
}

/** The values of the headers that the contract names, under the names as it spells them. */
function namedValues(
  headers: Readonly<Record<string, unknown>>,
  named: ReadonlyMap<string, ParameterTable>,
): Readonly<Record<string, unknown>> {
  const values = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of Object.entries(headers)) {
    const table = named.get(name.toLowerCase());
    if (table !== undefined && value !== undefined) values[table.name] = value;
  }
  return values;
}

/** True if a string is a valid header name. RFC 9110, section 5.6.2. */
export function isHeaderName(name: string): boolean {
  return /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(name);
}

/** True if a header is set by the media type of the body, or by the adapter. */
export function isReservedHeader(name: string): boolean {
  return reserved.has(name.toLowerCase());
}

function addExtra(written: WrittenHeaders, name: string, value: unknown): void {
  if (!isHeaderName(name)) throw headerBreach(name, "The name is not valid for a header.");
  if (isReservedHeader(name)) throw headerBreach(name, "Handlers must not set this header.");
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  // RFC 9110, section 5.5: a line break would begin another header.
  if (!values.every((one) => typeof one === "string" && /^[\t -~\x80-\xff]*$/.test(one))) {
    throw headerBreach(name, "A header must be a string of printable characters, or an array of such strings.");
  }
  setMember(written, name, value);
}

function headerBreach(name: string, message: string): Error {
  return contractBreach("The headers of the reply are not valid against the spec.", [
    httpProblem("http/header", message, `/${pointerPart(name)}`),
  ]);
}

/**
 * Finds the entry of a path in a time that does not depend on the number of paths. In each segment, a literal takes
 * precedence over a segment with variables, and that over a single variable (OpenAPI, "Path Templating"). Case and a
 * slash at the end matter, percent-encoding does not. A variable never matches an empty segment.
 */
export interface Router<T> {
  /** Returns the entry of a raw path; appends the raw variables of the template to `values`. */
  find(path: string, values: string[]): T | undefined;
}

interface PathNode<T> {
  /**
   * The path through this node's only child and the nodes below it, "v4/orders/", if they have no siblings; the nodes
   * between are skipped.
   */
  chain: { readonly text: string; readonly end: PathNode<T> } | undefined;
  /** The nodes behind segments of plain text, by that text. */
  readonly literals: Map<string, PathNode<T>>;
  /** Segments such as "{id}.json", those with the most literal text first. */
  partials: readonly PartialChild<T>[];
  /** The node after a segment that is one variable. Undefined if no path has one. */
  variable: PathNode<T> | undefined;
  /** The entry of the path that ends here. Undefined if none ends. */
  entry: T | undefined;
}

interface PartialChild<T> {
  readonly segment: TemplateSegment;
  readonly node: PathNode<T>;
}

/** A router that is filled while a server is made. */
export interface RouterBuilder<T> extends Router<T> {
  /**
   * Returns the entry of a template, created with `create` if it is new. Templates that differ only in names of
   * variables share one.
   */
  add(template: readonly TemplateSegment[], create: () => T): T;
}

/** Begins a router: a tree of the segments of paths. */
export function createRouter<T extends object>(): RouterBuilder<T> {
  const root = createNode<T>();
  /** Paths without variables, whole: nothing in the tree comes before them. */
  const whole = new Map<string, T>();
  let areChainsMade = false;
  return {
    add(template, create) {
      areChainsMade = false;
      let node = root;
      for (const segment of template) node = childOf(node, segment);
      node.entry ??= create();
      if (template.every(isPlain)) {
        whole.set(template.map(({ literals }) => `/${literals[0] ?? ""}`).join(""), node.entry);
      }
      return node.entry;
    },
    find(path, values) {
      const found = whole.get(path);
      if (found !== undefined) return found;
      if (path.charCodeAt(0) !== slash) return undefined;
      if (!areChainsMade) makeChains(root);
      areChainsMade = true;
      return findFrom(root, path, 1, values);
    },
  };
}

const slash = 0x2f;

function createNode<T>(): PathNode<T> {
  return { literals: new Map(), partials: [], variable: undefined, entry: undefined, chain: undefined };
}

/** Lets a path go in one step where there is only one way. */
function makeChains<T>(node: PathNode<T>): void {
  for (const child of node.literals.values()) makeChains(child);
  for (const { node: child } of node.partials) makeChains(child);
  if (node.variable !== undefined) makeChains(node.variable);
  const [only, ...others] = node.literals;
  const isOneWay = others.length === 0 && node.partials.length === 0 && node.variable === undefined;
  node.chain = undefined;
  if (only === undefined || !isOneWay || node.entry !== undefined) return;
  const [literal, child] = only;
  // A literal that may be percent-encoded must be compared octet by octet.
  if (/[%/]/.test(literal)) return;
  node.chain = { text: `${literal}/${child.chain?.text ?? ""}`, end: child.chain?.end ?? child };
}

function childOf<T>(node: PathNode<T>, segment: TemplateSegment): PathNode<T> {
  const { literals } = segment;
  const [only = ""] = literals;
  if (literals.length === 1) {
    const child = node.literals.get(only) ?? createNode<T>();
    node.literals.set(only, child);
    return child;
  }
  if (literals.length === 2 && literals.every((literal) => literal === "")) return (node.variable ??= createNode<T>());
  const known = node.partials.find((partial) => sameTexts(partial.segment.literals, literals));
  if (known !== undefined) return known.node;
  const added = { segment, node: createNode<T>() };
  node.partials = [...node.partials, added].sort((a, b) => literalLength(b.segment) - literalLength(a.segment));
  return added.node;
}

function isPlain({ literals }: TemplateSegment): boolean {
  return literals.length === 1 && !literals.some((literal) => literal.includes("/"));
}

function sameTexts(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}

function literalLength({ literals }: TemplateSegment): number {
  return literals.reduce((length, literal) => length + literal.length, 0);
}

/** Each node of the tree is entered at most once for a path, so no path takes longer than the tree is large. */
function findFrom<T>(node: PathNode<T>, path: string, start: number, values: string[]): T | undefined {
  if (start > path.length) return node.entry;
  const { chain } = node;
  if (chain !== undefined && path.startsWith(chain.text, start)) {
    return findFrom(chain.end, path, start + chain.text.length, values);
  }
  const slashAt = path.indexOf("/", start);
  const end = slashAt === -1 ? path.length : slashAt;
  const raw = path.slice(start, end);
  const literal = node.literals.get(pathOctets(raw));
  if (literal !== undefined) {
    const found = findFrom(literal, path, end + 1, values);
    if (found !== undefined) return found;
  }
  if (raw === "") return undefined;
  const known = values.length;
  for (const { segment, node: next } of node.partials) {
    const texts = matchSegment(segment, raw);
    if (texts === undefined) continue;
    values.push(...texts);
    const found = findFrom(next, path, end + 1, values);
    if (found !== undefined) return found;
    values.length = known;
  }
  if (node.variable === undefined) return undefined;
  values.push(raw);
  const found = findFrom(node.variable, path, end + 1, values);
  if (found === undefined) values.length = known;
  return found;
}

/** Kinds of problems that a row of a table can match. */
export const faultKinds: readonly FaultKind[] = [
  "missing",
  "type",
  "enum",
  "format",
  "bound",
  "noneOf",
  "severalOf",
  "unknown",
  "unreadable",
  "readOnly",
  "cannotCreate",
  "cannotUpdate",
  "mediaType",
  "tooLarge",
  "refused",
  "scope",
];

/**
 * Syntaxes of paths: "/lineItems/0/quantity", "lineItems[0].quantity", "lineItems.0.quantity",
 * "$.lineItems[0].quantity".
 */
export const pathSyntaxes = ["pointer", "brackets", "dots", "jsonPath"] as const;

/** The syntax in which an error names the path of a problem. */
export type PathSyntax = (typeof pathSyntaxes)[number];

/** Names that templates of a table may contain in braces. */
export const errorTemplateNames = [
  "message",
  "meaning",
  "code",
  "status",
  "path",
  "value",
  "allowed",
  "limit",
  "uuid",
  "now",
] as const;

/** The errors of one shape, in the order of their precedence: `components/x-errors` of an API. */
export interface ErrorTable {
  /** "all" if a response has an error for each problem; "first" if it has only the error of the highest row. */
  readonly report: "first" | "all";
  readonly paths: PathSyntax;
  /** The body, in which "{errors}" is replaced by the list of errors. Undefined if one error is the whole body. */
  readonly body?: unknown;
  /** Properties of every error whose row does not define them. */
  readonly members: Readonly<Record<string, unknown>>;
  readonly rows: readonly ErrorRow[];
}

/** A row of an API's error table (`x-errors`). */
export interface ErrorRow {
  /** The identifier that handlers use. */
  readonly id: string;
  /** Undefined if the status is that of the refusal. */
  readonly status?: number;
  /** A sentence for people, for the property that contains messages. Undefined if the API has none. */
  readonly meaning?: string;
  /** The properties of the error, with template names in braces. */
  readonly members: Readonly<Record<string, unknown>>;
  /** Undefined for a row that only handlers use. */
  readonly when?: "always" | readonly ErrorRule[];
}

/** A problem of a request that selects a row. */
export interface ErrorRule {
  /** Undefined: all operations whose responses have the shape. */
  readonly operations?: readonly string[];
  /** The path of the problem: "body", "query/limit", "credential". "*" matches any key, and "**" any path below. */
  readonly at: string;
  /** Undefined: any. */
  readonly problems?: readonly FaultKind[];
}

/**
 * A table with the operations whose responses it fills, and their writers by status: "400", "4XX", "default". The
 * caller's Accept selects one of several writers. A response without a body of its own gets problem details (RFC 9457).
 */
export interface FilledAnswers {
  readonly operations: readonly string[];
  /** True if requests without an operation get the same responses. */
  readonly common?: boolean;
  readonly table: ErrorTable;
  /** By status: "400", "4XX", "default"; "problem" means problem details. */
  readonly writers: Readonly<Record<string, PayloadWriter | readonly PayloadWriter[] | "problem">>;
}

/** One thing that is wrong with a request. */
interface Fault {
  /** The refusal of its part. */
  readonly refusal: Refusal;
  /** The path of the problem as keys: `["body", "lines", "0"]`. */
  readonly parts: readonly string[];
  /**
   * The path of the nested value that cannot be read: `["body", "username"]` in a form. Equal to `parts` for other
   * problems.
   */
  readonly innerParts: readonly string[];
  /** Undefined for a fault of no kind that rules name. */
  readonly kind: FaultKind | undefined;
  readonly problem: Problem;
}

/** A refusal in the words of the first table that knows it; undefined when none does. */
export function tableReply(refusal: Refusal, answers: readonly FilledAnswers[]): RefusalReply | undefined {
  const { operationId } = refusal;
  for (const { operations, common, table, writers } of answers) {
    if (operationId === undefined ? common !== true : !operations.includes(operationId)) continue;
    const reported = errorsToShow(refusal, table);
    const [first] = reported;
    if (first === undefined) continue;
    const status = refusal.error === undefined ? (first.row.status ?? refusal.status) : refusal.status;
    const writer = forStatus(writers, status);
    if (writer === undefined) continue;
    const answered = { ...first.refusal, status } as Refusal;
    const errors = reported.map((entry) =>
      filled(withShared(entry.row.members, table.members), { ...entry, status, table }),
    );
    if (writer === "problem") {
      const { problems } = refusal.faults === undefined ? answered : limitedFailure(answered.problems);
      const reply = problemDetails({ ...answered, problems }, errors[0] as Readonly<Record<string, unknown>>);
      return { ...reply, rows: [rowOf(first)] };
    }
    const body = table.body === undefined ? errors[0] : filled(table.body, { ...first, status, table, errors });
    const rows = reported.slice(0, table.body === undefined ? 1 : undefined).map(rowOf);
    return { ...writeRefusal(answered, liked(writer, refusal.accept), body), rows };
  }
  return undefined;
}

function rowOf({ row: { id, meaning }, rule }: Told): RefusedRow {
  return { id, ...(meaning !== undefined && { meaning }), ...(rule !== undefined && { rule }) };
}

/** Returns the writer that the caller prefers. A caller who accepts none gets the first: an error must be reported. */
function liked(writers: PayloadWriter | readonly PayloadWriter[], accept: string | undefined): PayloadWriter {
  if ("write" in writers) return writers;
  const offered = writers.map(({ mediaType }) => mediaType);
  const mediaType = negotiate(accept, offered) ?? offered[0];
  return writers.find((writer) => writer.mediaType === mediaType)!;
}

/** Returns the properties of a row, and the shared ones of its table. */
export function withShared(
  memberValues: Readonly<Record<string, unknown>>,
  shared: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const rest = Object.entries(shared).filter(([name]) => !Object.hasOwn(memberValues, name));
  return { ...memberValues, ...Object.fromEntries(rest) };
}

interface Told {
  readonly row: ErrorRow;
  readonly problem: Problem;
  readonly refusal: Refusal;
  /** The rule that selected the row. Undefined if a handler named it. */
  readonly rule: string | undefined;
}

/**
 * Returns the rows that match a refusal, in the order of the table, each row once per path. If a response reports only
 * some of the problems, they include the first of each row, then the second of each.
 */
function errorsToShow(refusal: Refusal, { rows, report }: ErrorTable): readonly Told[] {
  const found = new Map<string, Told & { readonly rank: number; readonly turn: number }>();
  const turns = new Map<string, number>();
  for (const fault of faultsOf(refusal)) {
    // A handler has named the row.
    const { error } = fault.refusal;
    const ruleOf = (row: ErrorRow) => (error === undefined ? ruleFor(row, fault, refusal) : undefined);
    const rank = rows.findIndex((row) => row.id === error || ruleOf(row) !== undefined);
    const row = rows[rank];
    if (row === undefined) continue;
    const rule = ruleOf(row);
    const key = row.when === "always" ? `${found.size}` : `${row.id} ${fault.problem.path}`;
    if (found.has(key)) continue;
    const turn = (turns.get(row.id) ?? 0) + 1;
    turns.set(row.id, turn);
    found.set(key, { row, problem: fault.problem, refusal: fault.refusal, rule, rank, turn });
  }
  const byTurn = [...found.values()].sort((a, b) => a.turn - b.turn || a.rank - b.rank);
  if (report === "first") return byTurn.slice(0, 1);
  const all = byTurn.map(({ problem }) => problem);
  const shownCount = refusal.faults === undefined ? all.length : limitedFailure(all).problems.length;
  return byTurn.slice(0, shownCount).sort((a, b) => a.rank - b.rank);
}

/** Returns the path of the rule by which a row matches a problem. Undefined if it does not. */
function ruleFor({ when = [] }: ErrorRow, { parts, innerParts, kind }: Fault, { operationId }: Refusal) {
  if (when === "always") return when;
  return when.find(
    ({ operations, at, problems }) =>
      (operations === undefined || (operationId !== undefined && operations.includes(operationId))) &&
      (problems === undefined || (kind !== undefined && problems.includes(kind))) &&
      (partsMatch(partsOfRule(at), parts) || partsMatch(partsOfRule(at), innerParts)),
  )?.at;
}

/** True if a path matches a rule, or, for "**", is below it; "*" matches any property or item. */
export function placeMatches(rule: string, faultPlace: string): boolean {
  return partsMatch(partsOfPlace(rule), partsOfPlace(faultPlace));
}

/** The same for the parts of both. */
export function partsMatch(wanted: readonly string[], parts: readonly string[]): boolean {
  const isOpen = wanted.at(-1) === "**";
  const fixed = isOpen ? wanted.slice(0, -1) : wanted;
  if (isOpen ? parts.length < fixed.length : parts.length !== fixed.length) return false;
  return fixed.every((part, index) => part === "*" || part === parts[index]);
}

const rulePlaces = /* @__PURE__ */ new Map<string, readonly string[]>();

/** Same, for a rule; an API has a limited number of them. */
function partsOfRule(at: string): readonly string[] {
  const parts = rulePlaces.get(at) ?? partsOfPlace(at);
  rulePlaces.set(at, parts);
  return parts;
}

/** The parts of a place. Names of headers have no case. */
export function partsOfPlace(faultPlace: string): readonly string[] {
  const [part = "", ...way] = faultPlace.split("/");
  const [name, ...inner] = way;
  return part === "headers" && name !== undefined ? [part, name.toLowerCase(), ...inner] : [part, ...way];
}

function faultsOf(refusal: Refusal): readonly Fault[] {
  const { faults, ...whole } = refusal;
  return faults === undefined ? faultsOfPart(whole) : faults.flatMap((part) => faultsOfPart({ ...whole, ...part }));
}

function faultsOfPart(refusal: Refusal): readonly Fault[] {
  const { part = "handler", kind, problems } = refusal;
  return refusalProblems(refusal).map((problem): Fault => {
    const faultKind = problems.length === 0 ? kind : (kindOfProblem(problem) ?? kind);
    const path = faultKind === "missing" ? pathOfMissing(problem) : problem.path;
    const faultPlace = part === "parameters" ? path.slice(1) : `${part}${path.startsWith("/") ? path : ""}`;
    const innerParts = partsOfPlace(faultPlace);
    const parts = faultKind === "unreadable" ? partsOfPlace(wholeOf(faultPlace)) : innerParts;
    return { parts, innerParts, kind: faultKind, problem: { ...problem, path }, refusal };
  });
}

/** The body or the parameter around a place. */
function wholeOf(faultPlace: string): string {
  const [part = "", name] = faultPlace.split("/", 2);
  return part === "body" || name === undefined ? part : `${part}/${name}`;
}

/**
 * Returns the path of the missing value. A problem names its parent, or the element before which it belongs; if one of
 * several is missing, the path is that of the parent.
 */
function pathOfMissing({ code, path, expected = "", lacking = 1 }: Problem): string {
  const holder = code === "cvc-complex-type.2.4.a" ? path.slice(0, Math.max(0, path.lastIndexOf("/"))) : path;
  const name = expected.slice(1, -1);
  return lacking === 1 && name !== "" && quoted(name) === expected ? `${holder}/${pointerPart(name)}` : holder;
}

function kindOfProblem({ code, matches, lacking }: Problem): FaultKind | undefined {
  if (matches !== undefined) return "severalOf";
  return lacking === undefined ? kindOfCode(code) : "missing";
}

/** The kind of fault that a code tells: a keyword of JSON Schema, a rule of XSD, a fault of the text. */
export function kindOfCode(code: string): FaultKind | undefined {
  const kindsOfCode = ownProperty(codeKinds, code);
  if (kindsOfCode !== undefined) return kindsOfCode;
  if (code.startsWith("cvc-")) return rulesOfBounds.some((rule) => code.startsWith(rule)) ? "bound" : "type";
  return ["json/", "xml/", "http/"].some((family) => code.startsWith(family)) ? "unreadable" : undefined;
}

const codeKinds: Readonly<Record<string, FaultKind>> = {
  required: "missing",
  dependentRequired: "missing",
  "http/body-required": "missing",
  "cvc-complex-type.2.4.b": "missing",
  "cvc-complex-type.4": "missing",
  type: "type",
  enum: "enum",
  const: "enum",
  "cvc-enumeration-valid": "enum",
  format: "format",
  pattern: "format",
  "cvc-pattern-valid": "format",
  minimum: "bound",
  maximum: "bound",
  exclusiveMinimum: "bound",
  exclusiveMaximum: "bound",
  multipleOf: "bound",
  minLength: "bound",
  maxLength: "bound",
  minItems: "bound",
  maxItems: "bound",
  minProperties: "bound",
  maxProperties: "bound",
  contains: "bound",
  minContains: "bound",
  maxContains: "bound",
  uniqueItems: "bound",
  anyOf: "noneOf",
  oneOf: "noneOf",
  not: "severalOf",
  additionalProperties: "unknown",
  unevaluatedProperties: "unknown",
  unevaluatedItems: "unknown",
  propertyNames: "unknown",
  items: "unknown",
  false: "unknown",
  "cvc-complex-type.2.4.a": "unknown",
  "cvc-complex-type.2.4.d": "unknown",
  "cvc-complex-type.3.2.2": "unknown",
  readOnly: "readOnly",
  cannotCreate: "cannotCreate",
  cannotUpdate: "cannotUpdate",
  "http/charset": "mediaType",
};

const rulesOfBounds = ["cvc-min", "cvc-max", "cvc-length", "cvc-totalDigits", "cvc-fractionDigits"];

interface Filling extends Told {
  /** Status of the response: that of its first row. */
  readonly status: number;
  readonly table: ErrorTable;
  /** The errors in the form of the API. Undefined if the row has none. */
  readonly errors?: readonly unknown[];
}

/** Fills the names of a template. A string that consists of "{status}" becomes the number. */
function filled(template: unknown, filling: Filling): unknown {
  if (typeof template === "string") {
    if (template === "{errors}") return filling.errors ?? [];
    if (template === "{status}") return filling.status;
    return template.replace(/\{([^{}]*)\}/g, (written, name: string) => valueOf(name, filling) ?? written);
  }
  if (Array.isArray(template)) return template.map((item) => filled(item, filling));
  if (typeof template !== "object" || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([key, member]) => [key, filled(member, filling)]));
}

function valueOf(name: string, { refusal, status, row, problem, table, errors }: Filling): string | undefined {
  switch (name as (typeof errorTemplateNames)[number]) {
    case "message":
      return refusal.error !== undefined || (errors === undefined && table.body !== undefined)
        ? problem.message
        : messageOf(refusal);
    case "meaning":
      return row.meaning ?? problem.message;
    case "code":
      return refusal.problems.length === 0 ? firstCode(refusal) : problem.code;
    case "status":
      return `${status}`;
    case "path":
      return writtenPath(problem.path, table.paths);
    case "value":
      return problem.actual ?? "";
    case "allowed":
      return problem.expected ?? "";
    case "limit":
      return (problem.expected ?? "").split(" ").find((word) => word !== "" && Number.isFinite(Number(word))) ?? "";
    case "uuid":
      return refusal.fresh?.uuid?.() ?? randomUuid();
    case "now":
      return (refusal.fresh?.now?.() ?? new Date()).toISOString();
  }
}

function writtenPath(pointer: string, syntax: PathSyntax): string {
  const parts = pointerParts(pointer);
  switch (syntax) {
    case "pointer":
      return pointer;
    case "brackets":
      return dataPath(pointer);
    case "dots":
      return parts.join(".");
    case "jsonPath":
      return `$${parts.map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`)).join("")}`;
  }
}

/** The properties of an API in generated code. */
export interface ServerDefinition {
  /** The name of the API: "purchase-requests"; also the realm in the challenge for callers without a credential. */
  readonly name: string;
  /** Prefix of every path of the API: "" or "/v4". */
  readonly basePath: string;
  readonly operations: readonly ServerOperation[];
  readonly securitySchemes: SecuritySchemeTables;
  /** Shapes refusals like the API's own errors. Default: `problemDetails`. */
  readonly refusalReply?: (refusal: Refusal) => RefusalReply;
  /** Returns the refusal functions for handlers of an operation, by the row ids of the API's error tables. */
  readonly refusals?: (operationId: string) => object;
}

/** Limits of bodies, in bytes. */
export interface BodySettings {
  /** Maximum bytes of a body that is read whole. Default: the limit of the API, or 256 kB if it sets none. */
  readonly maxBodyBytes?: number;
  /** Maximum bytes of a body that a handler reads as a stream. Default: no limit. */
  readonly maxStreamBytes?: number;
}

/** Settings of a server that only depend on the operation names of its API. */
export interface ServerSettings<Operation extends string = string> extends BodySettings, FreshValues {
  /** Shapes every refusal instead of the API's own errors. If it throws, `problemDetails` creates the response. */
  readonly refusalReply?: (refusal: Refusal) => RefusalReply;
  /**
   * True (default) if results of handlers are validated. A status or media type without a writer is always rejected.
   */
  readonly validateResponses?: boolean;
  /** True if refusals show the invalid values to the caller. Default: false. */
  readonly showValues?: boolean;
  /** Limits of single operations instead of the general ones: `{ uploadReceipt: { maxBodyBytes: 10_000_000 } }`. */
  readonly limits?: { readonly [Name in Operation]?: BodySettings };
  /**
   * Treatment of read-only properties in a request: they are dropped, so that handlers get the declared types, or
   * rejected with 400. Default: "drop". Write-only properties are never part of a response.
   */
  readonly readOnly?: "drop" | "refuse";
  /**
   * Treatment of elements and attributes of an XML request that the XSD excludes from creation or updates: they are
   * dropped, so that a document that was read can be sent back, or rejected with 400. Default: "drop".
   */
  readonly cannotUpdate?: "drop" | "refuse";
  /**
   * Treatment of a DOCTYPE in an XML request: rejected with 400, or accepted if it only names the root element. One with
   * declarations or an external subset is always rejected. Default: "reject".
   */
  readonly doctype?: "accept" | "reject";
  /** Prefix of every path, instead of the API's own base path. */
  readonly basePath?: string;
  /** Called with every error that callers see as a 500. Default: writes a line to the console. */
  readonly onError?: (error: unknown, info: ErrorInfo) => void;
  /** Called with every refusal before it is sent, and the problems that caused it. Its own errors go to `onError`. */
  readonly onRefusal?: (refusal: Refusal, info: ErrorInfo) => void;
}

/** Settings with the implementation of an API. Generated code adds the types of `handlers` and `security`. */
export interface ServerOptions extends ServerSettings {
  /** A method for each operation, by its name. */
  readonly handlers: object;
  /** A hook for each security scheme, by its name. */
  readonly security?: object;
}

/** Throws a `TypeError` for options that callers without types left out. */
export function checkOptions({ name }: ServerDefinition, options: unknown): asserts options is ServerOptions {
  needObject(options, "options with handlers", name);
  const { handlers, security } = options as Partial<ServerOptions>;
  needObject(handlers, 'an object of "handlers"', name);
  if (security !== undefined) needObject(security, 'an object of hooks as "security"', name);
}

/** The operation of an error. */
export interface ErrorInfo {
  /** Undefined if no operation was found. */
  readonly operationId?: string;
  readonly request: ServerRequest;
}

/** Responses of an operation. */
export interface Replies {
  /** Media types of an operation's successful responses; empty if they have no body. */
  readonly offered: readonly string[];
  /** Converts a handler's result into a response. Throws a `ContractBreach`, or the error of a writer. */
  write(reply: ServerReply, request: ServerRequest): ServerResponse;
}

interface ReplyPlan {
  /** A writer for each media type, in order of the contract. */
  readonly content: readonly PayloadWriter[];
  readonly offered: readonly string[];
  /** Makes the headers that the contract declares. */
  readonly writeHeaders: WriteReplyHeaders;
}

/** Prepares the declared responses: by status, then by range ("4XX"), then "default". */
export function compileReplies({ table, responses }: ServerOperation, validate: boolean): Replies {
  const plans = new Map(Object.entries(responses).map(([status, reply]) => [status, compileReply(reply, validate)]));
  const byStatus = new Map<number, ReplyPlan>();
  for (let status = firstStatus; status <= lastStatus; status += 1) {
    const plan = plans.get(String(status)) ?? plans.get(`${Math.floor(status / 100)}XX`) ?? plans.get("default");
    if (plan !== undefined) byStatus.set(status, plan);
  }
  const isHead = table.method === "HEAD";
  return {
    offered: successTypes(plans),
    write(reply, request) {
      const plan = byStatus.get(planStatus(reply));
      if (plan === undefined) return writeUndeclared(reply, validate);
      const { status, body } = reply;
      // RFC 9110, sections 9.3.2, 15.3.5, 15.3.6 and 15.4.5.
      if (isHead || status === 204 || status === 205 || status === 304) return bodiless(plan, reply);
      if (plan.content.length === 0) {
        if (body === undefined) return bodiless(plan, reply);
        throw breach("http/body-undeclared", `The spec declares no body for status ${status}.`);
      }
      if (body === undefined) throw breach("http/body-required", `The spec declares a body for status ${status}.`);
      return writeBody(plan, reply, request, validate);
    },
  };
}

const firstStatus = 200;
const lastStatus = 599;

function compileReply(reply: ServerReplyTable, validate: boolean): ReplyPlan {
  return {
    content: reply.content,
    offered: reply.content.map(({ mediaType }) => mediaType),
    writeHeaders: compileReplyHeaders(reply, validate),
  };
}

/** Returns the media types of successful responses. Accept does not apply to errors. */
function successTypes(plans: ReadonlyMap<string, ReplyPlan>): readonly string[] {
  const successes = [...plans].filter(([status]) => status.startsWith("2"));
  const counted = successes.length > 0 ? successes : [...plans].filter(([status]) => status === "default");
  // An operation with one success without a body accepts every caller.
  if (counted.some(([, plan]) => plan.content.length === 0)) return [];
  return [...new Set(counted.flatMap(([, plan]) => plan.offered))];
}

/** The status to look up. A handler without types may return anything. */
function planStatus(reply: unknown): number {
  const status = typeof reply === "object" && reply !== null ? (reply as Partial<ServerReply>).status : undefined;
  if (typeof status === "number" && Number.isInteger(status) && status >= firstStatus && status <= lastStatus)
    return status;
  throw breach("http/status", "The handler did not return a reply with a status between 200 and 599.");
}

/** With the checks switched off, statuses that the contract does not know can be answered, but nothing can write a body. */
function writeUndeclared(reply: ServerReply, validate: boolean): ServerResponse {
  if (validate || reply.body !== undefined) {
    throw breach("http/status", `The spec does not declare the status ${reply.status}.`);
  }
  return bodiless(undeclared, reply);
}

const undeclared: ReplyPlan = /* @__PURE__ */ compileReply({ content: [] }, false);

function bodiless(plan: ReplyPlan, { status, headers }: ServerReply): ServerResponse {
  return {
    status,
    headers: headers === undefined && plan.writeHeaders.isIdle ? {} : plan.writeHeaders.into({}, headers),
    body: undefined,
  };
}

function writeBody(plan: ReplyPlan, reply: ServerReply, request: ServerRequest, validate: boolean): ServerResponse {
  const { status, body, headers, contentType: chosen } = reply;
  const writer = chosen === undefined ? negotiated(plan, request, body) : named(plan, chosen);
  const checked = validate ? writer.validate?.(body) : undefined;
  if (checked?.ok === false)
    throw contractBreach("The body of the reply is not valid against the spec.", checked.problems);
  const written = writeChecked(writer, body, chosen, validate);
  const fields: Record<string, string | readonly string[]> = { "Content-Type": written.contentType };
  // RFC 9110, section 12.5.5: caches must know that another caller may get another type.
  if (chosen === undefined && plan.content.length > 1) fields["Vary"] = "Accept";
  if (headers !== undefined || !plan.writeHeaders.isIdle) plan.writeHeaders.into(fields, headers);
  return { status, headers: fields, body: written.body };
}

/** Some faults show only when a body is written: a type that is none of the contract's. */
function writeChecked(
  writer: PayloadWriter,
  body: unknown,
  chosen: string | undefined,
  validate: boolean,
): WrittenPayload {
  try {
    return writer.write(body, chosen, { validate });
  } catch (error) {
    const problems = error instanceof Error ? (error as Partial<ContractBreach>).problems : undefined;
    throw problems === undefined
      ? error
      : contractBreach("The body of the reply is not valid against the spec.", problems);
  }
}

/**
 * Returns the writer that the caller prefers. A caller who accepts none gets the first: an error must be reported. The
 * first also writes bodies that the other cannot write: a body without a type has the first one.
 */
function negotiated(plan: ReplyPlan, request: ServerRequest, body: unknown): PayloadWriter {
  const first = plan.content[0]!;
  if (plan.content.length === 1) return first;
  const mediaType = negotiate(acceptOf(request), plan.offered);
  const liked = plan.content.find((writer) => writer.mediaType === mediaType) ?? first;
  return liked === first || liked.validate === undefined || liked.validate(body).ok ? liked : first;
}

function named(plan: ReplyPlan, contentType: string): PayloadWriter {
  const writer = bestMediaType(plan.content, contentType);
  if (writer !== undefined) return writer;
  throw breach("http/content-type", `The spec does not declare the media type "${contentType}" for this status.`);
}

/** The Accept header of a request. */
export function acceptOf({ headers }: ServerRequest): string | undefined {
  const accept = headers["accept"];
  return typeof accept === "object" ? accept.join(", ") : accept;
}

function breach(code: string, message: string): Error {
  const problems: readonly Problem[] = [httpProblem(code, message)];
  return contractBreach("The reply is not valid against the spec.", problems);
}

/** Results of security hooks, by scheme. */
export type AuthValues = Readonly<Record<string, unknown>>;

/** An authorized caller, or the refusal of the request. */
export type AuthOutcome =
  | { readonly auth: AuthValues }
  | {
      readonly auth?: undefined;
      readonly status: 401 | 403;
      readonly message: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly kind: FaultKind;
    };

/** Authenticates the caller. Synchronous if the hooks are. */
export type Authenticate = (request: ServerRequest) => AuthOutcome | Promise<AuthOutcome>;

const securityBrand = "specwright/security-refusal";

/** Returned by security hooks: the credential is invalid. The response is 401. */
export function unauthorized(message: string = "The credential is not accepted."): SecurityRefusal {
  return { brand: securityBrand, status: 401, message };
}

/** Returned by security hooks: the caller is known, but not authorized. The response is 403. */
export function forbidden(message: string = "The caller does not have permission."): SecurityRefusal {
  return { brand: securityBrand, status: 403, message };
}

/** True for a hook's refusal, also if another copy of the runtime created it. */
export function isSecurityRefusal(value: unknown): value is SecurityRefusal {
  return typeof value === "object" && value !== null && (value as { readonly brand?: unknown }).brand === securityBrand;
}

/** A scheme that an alternative requires. */
interface Requirement {
  readonly name: string;
  /** Scopes that the operation requires; the hook decides if a caller has them. */
  readonly scopes: readonly string[];
  readonly read: ReadCredential;
  /** Proved by the connection: only its hook knows if a credential was sent. */
  readonly isUnseen: boolean;
  /** By its name among the hooks, so that it is called with its own `this`. */
  readonly hooks: Readonly<Record<string, SecurityHook<unknown, unknown>>>;
}

interface SecurityPlan {
  readonly operationId: string;
  /** Sets of schemes; any one suffices. */
  readonly alternatives: readonly (readonly Requirement[])[];
  /** True if callers without any credential are accepted. */
  readonly isOpen: boolean;
  /** The refusal if no credential was sent. */
  readonly missing: AuthOutcome;
  /** The refusal if a credential cannot be read. */
  readonly malformed: AuthOutcome;
  /** Headers of a response if a credential was sent and rejected. */
  readonly refusedHeaders: Readonly<Record<string, string>>;
}

/** Schemes of an API and the hooks that check them. */
export interface SecurityParts {
  /** The security schemes of the API by name. */
  readonly schemes: SecuritySchemeTables;
  /** The hooks by the names of their schemes. */
  readonly hooks: object;
  /** The name of the API. */
  readonly realm: string;
}

const noAuth: AuthOutcome = { auth: /* @__PURE__ */ Object.freeze({}) };

/**
 * Compiles the security requirements of an operation. OpenAPI, Security Requirement Object: the first alternative
 * applies whose credentials are all present and accepted by their hooks. An empty alternative accepts callers without
 * credentials; a credential that is sent is checked anyway. For a client certificate the hook reports if one was sent:
 * if it returns nothing, none was. Throws a `TypeError` if a scheme or its hook is missing.
 */
export function compileSecurity(table: OperationTable, parts: SecurityParts): Authenticate {
  const alternatives = table.security
    .filter((alternative) => Object.keys(alternative).length > 0)
    .map((alternative) => requirements(alternative, parts));
  if (alternatives.length === 0) return () => noAuth;
  const challenges = challengesOf(table.security, parts.schemes, parts.realm);
  const headers = (challenge: string): Readonly<Record<string, string>> =>
    challenge === "" ? {} : { "WWW-Authenticate": challenge };
  const refused = (kind: FaultKind, message: string): AuthOutcome => {
    return { status: 401, message, headers: headers(challenges.missing), kind };
  };
  const plan: SecurityPlan = {
    operationId: table.id,
    alternatives,
    isOpen: alternatives.length < table.security.length,
    missing: refused("missing", "A credential is required."),
    malformed: refused("unreadable", "The credential is malformed."),
    refusedHeaders: headers(challenges.refused),
  };
  return (request) => tryAlternatives(plan, request, 0, undefined);
}

function requirements(
  alternative: SecurityAlternative,
  { schemes, hooks, realm }: SecurityParts,
): readonly Requirement[] {
  return Object.entries(alternative).map(([name, scopes]) => {
    const scheme = ownProperty(schemes, name);
    if (scheme === undefined) throw new TypeError(`The security scheme "${name}" is not defined.`);
    const named = hooks as Readonly<Record<string, SecurityHook<unknown, unknown>>>;
    needMethod(named, "security hook", name, realm);
    const isUnseen = scheme.kind === "mutualTLS";
    return { name, scopes, read: credentialReader(scheme), isUnseen, hooks: named };
  });
}

/** The alternatives from an index on; `refused` is why those before it did not do. */
function tryAlternatives(
  plan: SecurityPlan,
  request: ServerRequest,
  from: number,
  refused: AuthOutcome | undefined,
): AuthOutcome | Promise<AuthOutcome> {
  let worst = refused;
  for (let index = from; index < plan.alternatives.length; index += 1) {
    const alternative = plan.alternatives[index]!;
    const credentials = readCredentials(alternative, request);
    if (credentials === "missing") continue;
    if (credentials === "malformed") {
      worst ??= plan.malformed;
      continue;
    }
    const outcome = runHooks(plan, alternative, credentials, request);
    if (isThenable(outcome)) {
      const soFar = worst;
      return outcome.then((settled) =>
        settled.auth !== undefined ? settled : tryAlternatives(plan, request, index + 1, graver(plan, soFar, settled)),
      );
    }
    if (outcome.auth !== undefined) return outcome;
    worst = graver(plan, worst, outcome);
  }
  return worst ?? (plan.isOpen ? noAuth : plan.missing);
}

/**
 * A 403 for a known caller takes precedence; otherwise the first hook's refusal is reported. Missing schemes do not
 * count.
 */
function graver(plan: SecurityPlan, one: AuthOutcome | undefined, other: AuthOutcome): AuthOutcome | undefined {
  if (other === plan.missing) return one;
  if (one === undefined || !("status" in one) || !("status" in other)) return other;
  return one.status >= other.status ? one : other;
}

function readCredentials(
  alternative: readonly Requirement[],
  request: ServerRequest,
): readonly unknown[] | "missing" | "malformed" {
  if (alternative.length === 1) {
    const found = alternative[0]!.read(request);
    return typeof found === "string" ? found : [found.value];
  }
  const credentials: unknown[] = [];
  let isMalformed = false;
  for (const { read } of alternative) {
    const found = read(request);
    if (found === "missing") return "missing";
    if (found === "malformed") isMalformed = true;
    else credentials.push(found.value);
  }
  return isMalformed ? "malformed" : credentials;
}

/** The hooks of one alternative; the first is called at once, the others one after the other. */
function runHooks(
  plan: SecurityPlan,
  alternative: readonly Requirement[],
  credentials: readonly unknown[],
  request: ServerRequest,
): AuthOutcome | Promise<AuthOutcome> {
  const first = runHook(plan, alternative[0]!, credentials[0], request);
  if (alternative.length > 1) return runRest(plan, alternative, credentials, request, first);
  const settle = (value: unknown): AuthOutcome => authOutcome(plan, alternative, alternative[0]!, value);
  return isThenable(first) ? first.then(settle) : settle(first);
}

async function runRest(
  plan: SecurityPlan,
  alternative: readonly Requirement[],
  credentials: readonly unknown[],
  request: ServerRequest,
  first: unknown,
): Promise<AuthOutcome> {
  const auth: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [index, requirement] of alternative.entries()) {
    const value = await (index === 0 ? first : runHook(plan, requirement, credentials[index], request));
    const outcome = authOutcome(plan, alternative, requirement, value);
    if (outcome.auth === undefined) return outcome;
    auth[requirement.name] = value;
  }
  return { auth };
}

function runHook(
  { operationId }: SecurityPlan,
  requirement: Requirement,
  credential: unknown,
  request: ServerRequest,
): unknown {
  const { hooks, name, scopes } = requirement;
  return hooks[name]!({ credential, scopes, operationId, request });
}

/**
 * A hook that returns nothing rejects the caller: a forgotten `return` must not grant access. If credentials are
 * optional, a connection hook that returns nothing means that none was sent.
 */
function authOutcome(
  plan: SecurityPlan,
  alternative: readonly Requirement[],
  { name }: Requirement,
  value: unknown,
): AuthOutcome {
  if (value === undefined || value === null || value === false) {
    const isAbsent = plan.isOpen && alternative.every(({ isUnseen }) => isUnseen);
    return isAbsent ? plan.missing : refusalOutcome(plan, unauthorized());
  }
  return isSecurityRefusal(value) ? refusalOutcome(plan, value) : { auth: { [name]: value } };
}

function refusalOutcome(plan: SecurityPlan, { status, message }: SecurityRefusal): AuthOutcome {
  return status === 401
    ? { status, message, headers: plan.refusedHeaders, kind: "refused" }
    : { status, message, headers: {}, kind: "scope" };
}

/** Maximum bytes of a body that is read whole, if neither a setting nor the API sets a limit: 256 kB. */
export const defaultMaxBodyBytes = 262_144;

/**
 * Returns the limits of an operation's bodies: its own settings, then those of the server, then those of the API.
 * Throws a `TypeError` for a limit that is not a number of bytes.
 */
export function limitsOf({ table, body }: ServerOperation, options: ServerOptions): BodyLimits {
  const { limits = {} } = options;
  const operationLimits = Object.hasOwn(limits, table.id) ? limits[table.id] : undefined;
  return {
    whole: checked(operationLimits?.maxBodyBytes ?? options.maxBodyBytes ?? body?.maxBytes ?? defaultMaxBodyBytes),
    stream: checked(operationLimits?.maxStreamBytes ?? options.maxStreamBytes ?? Number.POSITIVE_INFINITY),
    readOnly: options.readOnly ?? "drop",
    cannotUpdate: options.cannotUpdate ?? "drop",
    doctype: options.doctype ?? "reject",
  };
}

function checked(limit: number): number {
  // A value that is not a number would not limit anything either.
  if (typeof limit !== "number" || !(limit >= 0)) throw new TypeError("A limit for bodies must be a number of bytes.");
  return limit;
}

/** Throws a `TypeError` for limits of an operation that is not there: they would limit nothing. */
export function checkLimits({ name, operations }: ServerDefinition, { limits = {} }: ServerOptions): void {
  const known = new Set(operations.map(({ table }) => table.id));
  const unknown = Object.keys(limits).find((id) => !known.has(id));
  if (unknown !== undefined)
    throw new TypeError(`"limits" names "${unknown}", which is not an operation of "${name}".`);
}

/** The part of the platform that is used, where it has it. */
interface Platform {
  readonly console?: { error(line: string): void };
}

/** Writes an error to the console. */
export function logServerError(error: unknown, info: ErrorInfo): void {
  (globalThis as unknown as Platform).console?.error(errorLine(error, info));
}

/**
 * An error in one line: the operation, the message, what breaks the contract, where it was thrown. Values are cut and
 * control characters escaped, so that a payload cannot forge a line of the log.
 */
export function errorLine(error: unknown, { operationId, request }: ErrorInfo): string {
  const where = safeText(operationId ?? `${request.method} ${request.path}`, 200);
  const parts = [`${where}: ${safeText(errorMessage(error), 500)}`];
  parts.push(...shownProblems(errorProblems(error), loggedProblem, (others) => `${others} more problems`));
  const frames = error instanceof Error ? stackFrames(error) : [];
  const line = `${parts.join("; ")}${frames.length > 0 ? ` (${safeText(frames.join(" < "), 500)})` : ""}`;
  return line.length > maxLineLength ? `${line.slice(0, maxLineLength)}...` : line;
}

/** A character of a message has at most three bytes: less than 4 kB in all. */
const maxLineLength = 1300;

function errorMessage(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  return typeof error === "string" ? error : `${Object.prototype.toString.call(error)} was thrown`;
}

/** Those of contract breaches, and of the errors that encoders throw. */
function errorProblems(error: unknown): readonly Problem[] {
  const problems = error instanceof Error && "problems" in error ? error.problems : undefined;
  return Array.isArray(problems) ? (problems as readonly Problem[]) : [];
}

function loggedProblem({ code, message, path }: Problem): string {
  return `${safeText(path, 200)} ${safeText(code, 80)} ${safeText(message, 300)}`.trimStart();
}

function stackFrames(error: Error): readonly string[] {
  const lines = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  return lines.slice(0, 3).map((line) => line.trim().slice(3));
}

/**
 * Functions with which a handler rejects a request: one for each row of the tables that fill its operation's responses.
 */
export type RowRefusals = Readonly<Record<string, (details?: RowDetails<RefusalStatus>) => Refused>>;

/** Returns the refusals of an operation by row id. A row whose status the operation does not declare is omitted. */
export function rowRefusals(operationId: string, answers: readonly FilledAnswers[]): RowRefusals {
  const rowsOfOperation = answers.filter(({ operations }) => operations.includes(operationId));
  return Object.fromEntries(
    rowsOfOperation.flatMap(({ table, writers }) =>
      table.rows
        .filter(({ status }) => status === undefined || forStatus(writers, status) !== undefined)
        .map((row) => [
          row.id,
          (details: RowDetails<RefusalStatus> = {}) => refusalOf(row, usualStatus(row, writers), details),
        ]),
    ),
  );
}

/** The row's own status; else 400 where the operation declares it, or the first status that it declares. */
function usualStatus({ status }: ErrorRow, writers: FilledAnswers["writers"]): RefusalStatus {
  if (status !== undefined) return status as RefusalStatus;
  if (forStatus(writers, 400) !== undefined) return 400;
  const [first = "500"] = Object.keys(writers);
  return Number(first.replace(/XX$/i, "00")) as RefusalStatus;
}

function refusalOf(row: ErrorRow, usual: RefusalStatus, details: RowDetails<RefusalStatus>): RefusalError {
  const { status = usual, message = row.meaning ?? "The request was rejected.", headers = {}, path, code } = details;
  const { value, allowed } = details;
  const isPlaced = [path, code, value, allowed].some((member) => member !== undefined);
  const places = typeof path === "string" || path === undefined ? [path ?? ""] : path;
  const problems = places.map((path): Problem => ({
    code: code ?? `http/${status}`,
    message,
    path,
    ...(allowed !== undefined && { expected: `${allowed}` }),
    ...(value !== undefined && { actual: value }),
  }));
  return Object.assign(refuse(status, message, { problems: isPlaced ? problems : [], headers }), { error: row.id });
}

/** One operation, ready to be run. */
export interface RunnableOperation {
  /** The name of its method: "createOrder". */
  readonly id: string;
  readonly authenticate: Authenticate;
  readonly readParameters: ReadParameters;
  /** Absent when the operation takes no body; one that comes all the same is ignored. */
  readonly readBody: ReadBody | undefined;
  readonly replies: Replies;
  /** By name, so that handlers are called with their own `this`. */
  readonly handlers: Readonly<Record<string, Handler>>;
  /** The functions by which its handler refuses, by the ids of rows. */
  readonly refusals: object;
  /** True if refusals contain the invalid values. */
  readonly showsValues: boolean;
  /** True if an error table orders all problems of a request, so that the server looks for all of them. */
  readonly hasTable: boolean;
}

/** A handler, without the types of its operation. */
export type Handler = (
  request: Readonly<Record<string, unknown>>,
  context: HandlerContext<AuthValues>,
) => ServerReply | Promise<ServerReply>;

/** Problems that are collected where a table of errors orders them, so that one of its first rows is not missed. */
const maxTableProblems = 2_000;

/**
 * Prepares an operation. Readers of requests and writers of responses are prepared on the first call, since a starting
 * process may never call most operations. Throws a `TypeError` if its handler or a security hook is missing, or if a
 * limit is invalid.
 */
export function compileOperation(
  operation: ServerOperation,
  definition: ServerDefinition,
  options: ServerOptions,
): RunnableOperation {
  const { table, body } = operation;
  const handlers = options.handlers as Readonly<Record<string, Handler>>;
  needMethod(handlers, "handler", table.id, definition.name);
  const limits = limitsOf(operation, options);
  const showsValues = options.showValues === true;
  const refusals = definition.refusals?.(table.id) ?? {};
  const hasTable = options.refusalReply === undefined && Object.keys(refusals).length > 0;
  const reporting = { values: showsValues, maxProblems: hasTable ? maxTableProblems : defaultMaxProblems };
  let readParameters: ReadParameters | undefined;
  let readBody: ReadBody | undefined;
  let replies: Replies | undefined;
  return {
    id: table.id,
    authenticate: compileSecurity(table, {
      schemes: definition.securitySchemes,
      hooks: options.security ?? {},
      realm: definition.name,
    }),
    get readParameters() {
      return (readParameters ??= compileRequestParameters(operation, reporting));
    },
    get readBody() {
      return body && (readBody ??= compileBody(body, limits, reporting));
    },
    get replies() {
      return (replies ??= compileReplies(operation, options.validateResponses ?? true));
    },
    handlers,
    refusals,
    showsValues,
    hasTable,
  };
}

/** The context of a handler. The signal is created on first access. */
export class OperationContext implements HandlerContext<AuthValues> {
  readonly operationId: string;
  readonly refuse: object;
  readonly refuseWith: (reply: ServerReply) => Refused = refuseWith;
  readonly refuseAll: (refusals: readonly Refused[]) => Refused = refuseAll;
  readonly auth: AuthValues;
  readonly request: ServerRequest;

  constructor({ id, refusals }: RunnableOperation, auth: AuthValues, request: ServerRequest) {
    this.operationId = id;
    this.refuse = refusals;
    this.auth = auth;
    this.request = request;
  }

  get signal(): AbortSignalLike {
    return this.request.signal;
  }
}

/** The cause of a refusal, for tables of errors. */
export type RefusalCause = Pick<Refusal, "part" | "kind" | "error" | "faults">;

/** Responds to a request with a refusal, in the API's form. Never throws. */
export interface Refuse {
  (
    request: ServerRequest,
    operationId: string | undefined,
    status: RefusalStatus,
    message: string,
    problems?: readonly Problem[],
    headers?: Readonly<Record<string, string>>,
    cause?: RefusalCause,
  ): ServerResponse;
  /** Reports an error and responds with 500, without details of the error. */
  failed(request: ServerRequest, operationId: string | undefined, error: unknown): ServerResponse;
}

/** Makes the function that refuses a request in the form of the contract's errors. */
export function createRefuser(definition: ServerDefinition, options: ServerOptions): Refuse {
  const fresh = freshValues(options);
  const shape = options.refusalReply ?? definition.refusalReply ?? problemDetails;
  const refuse = (
    request: ServerRequest,
    operationId: string | undefined,
    status: RefusalStatus,
    message: string,
    problems: readonly Problem[] = [],
    headers: Readonly<Record<string, string>> = {},
    cause: RefusalCause = {},
  ): ServerResponse => {
    const accept = acceptOf(request);
    const refusedAt = {
      ...cause,
      ...(operationId !== undefined && { operationId }),
      ...(accept !== undefined && { accept }),
      ...(fresh !== undefined && { fresh }),
    };
    const refusal: Refusal = { status, message, problems, headers, ...refusedAt };
    const info = { request, ...(operationId !== undefined && { operationId }) };
    let response: ServerResponse | undefined;
    let rows: Refusal["rows"];
    try {
      const reply = shape(refusal);
      response = answer(reply, refusal);
      rows = reply.rows;
    } catch (error) {
      report(options, error, info);
    }
    tell(options, rows === undefined ? refusal : { ...refusal, rows }, info);
    if (response !== undefined) return response;
    try {
      return answer(problemDetails(refusal), { ...refusal, headers: printable(headers) });
    } catch {
      return lastResort;
    }
  };
  const failed = (request: ServerRequest, operationId: string | undefined, error: unknown): ServerResponse => {
    report(options, error, { request, ...(operationId !== undefined && { operationId }) });
    return refuse(request, operationId, 500, "The server failed to handle the request.");
  };
  return Object.assign(refuse, { failed });
}

/** Returns the sources of times and identifiers of a server. Undefined if it has none. */
function freshValues({ now, uuid }: ServerOptions): FreshValues | undefined {
  if (now === undefined && uuid === undefined) return undefined;
  return { ...(now !== undefined && { now }), ...(uuid !== undefined && { uuid }) };
}

/** For a refusal that nobody can write: a handler without types may have thrown anything. */
const lastResort: ServerResponse = {
  status: 500,
  headers: { "Content-Type": "application/problem+json" },
  body: '{"type":"about:blank","title":"Internal Server Error","status":500}',
};

/** Throws a `TypeError` for a reply that cannot be sent. */
function answer(reply: RefusalReply, refusal: Refusal): ServerResponse {
  const { status, contentType, body, headers } = reply;
  if (!Number.isInteger(status) || status < 400 || status > 599)
    throw new TypeError("The status of a refusal must be from 400 to 599.");
  const all = { ...refusal.headers, ...headers };
  if (!Object.entries(all).every(canTravel)) {
    throw new TypeError("A header of a refusal must be printable text, and not one that the server sets.");
  }
  if (contentType === undefined) return { status, headers: all, body };
  if (!isPrintable(contentType)) throw new TypeError("The media type of a refusal must be printable text.");
  return { status, headers: { ...all, "Content-Type": contentType }, body };
}

function printable(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).filter(canTravel));
}

/** A second Content-Length, say, would let two readers see two messages. RFC 9112, section 6.3. */
function canTravel([name, value]: readonly [string, unknown]): boolean {
  return isHeaderName(name) && !isReservedHeader(name) && isPrintable(value);
}

/** RFC 9110, section 5.5. */
function isPrintable(value: unknown): boolean {
  return typeof value === "string" && /^[\t -~\x80-\xff]*$/.test(value);
}

/** Passes a refusal to `onRefusal`. */
function tell(options: ServerOptions, refusal: Refusal, info: ErrorInfo): void {
  if (options.onRefusal === undefined) return;
  try {
    const answer: unknown = options.onRefusal(refusal, info);
    if (isThenable(answer)) void answer.then(undefined, (error: unknown) => report(options, error, info));
  } catch (error) {
    report(options, error, info);
  }
}

/** Passes an error to the API's own `onError`, the adapter, or the console. */
function report(options: ServerOptions, error: unknown, info: ErrorInfo): void {
  try {
    const answer: unknown =
      options.onError !== undefined
        ? options.onError(error, info)
        : info.request.report !== undefined
          ? info.request.report(error)
          : logServerError(error, info);
    // An async function fits the type, and must not bring the process down.
    if (isThenable(answer)) void answer.then(undefined, () => undefined);
  } catch {
    // Nobody is left to tell.
  }
}

/** The operations of a path. */
export interface PathEntry {
  /** By method; GET is also listed under HEAD if the API has no HEAD of its own. */
  readonly operations: ReadonlyMap<string, RunnableOperation>;
  /** The value of the Allow header. RFC 9110, section 10.2.1. */
  readonly allow: string;
}

/** The paths of a server. */
export interface ServerPaths {
  readonly router: Router<PathEntry>;
  readonly routes: readonly ServerRoute[];
  /** All methods of all paths. */
  readonly allow: string;
}

interface OpenEntry extends PathEntry {
  readonly operations: Map<string, RunnableOperation>;
  allow: string;
}

/**
 * Registers the operations of an API by path. Throws a `TypeError` for two on one path and method, and for missing
 * functions.
 */
export function compilePaths(definition: ServerDefinition, options: ServerOptions): ServerPaths {
  const basePath = normalBasePath(options.basePath ?? definition.basePath);
  const router = createRouter<OpenEntry>();
  const paths = new Map<OpenEntry, string>();
  for (const operation of definition.operations) {
    const { method, path, id } = operation.table;
    const template = parsePathTemplate(basePath, path);
    const entry = router.add(template, () => ({ operations: new Map(), allow: "" }));
    if (entry.operations.has(method)) throw new TypeError(`Two operations have ${method} ${path}; one is "${id}".`);
    entry.operations.set(method, compileOperation(operation, definition, options));
    if (!paths.has(entry)) paths.set(entry, `${basePath}${path}`);
  }
  const all = new Set(["OPTIONS"]);
  const routes: ServerRoute[] = [];
  for (const [entry, path] of paths) {
    const get = entry.operations.get("GET");
    if (get !== undefined && !entry.operations.has("HEAD")) entry.operations.set("HEAD", get);
    const methods = [...new Set([...entry.operations.keys(), "OPTIONS"])].sort();
    entry.allow = methods.join(", ");
    routes.push({ path, methods });
    for (const method of methods) all.add(method);
  }
  return { router, routes, allow: [...all].sort().join(", ") };
}

type Answer = ServerResponse | Promise<ServerResponse>;

/**
 * Creates a server for an API. It checks a request in this order, and responds with the first problem: path (404),
 * method (405, or 501 for a method that HTTP does not define), several Authorization headers (400), credentials (401,
 * 403), Accept (406), parameters (400), body (415, 413, 400). If an error table fills the responses of the operation,
 * parameters are checked together with a readable body: the table orders all problems. Then the server calls the
 * handler, and validates and writes its result. A handler that throws or returns an invalid result causes a 500; only
 * `onError` gets the cause. Synchronous results are sent without a promise.
 *
 * HEAD is handled like GET, and OPTIONS lists the methods of the path, unless the API declares these operations.
 *
 * Throws a `TypeError` if a handler or a security hook is missing or not a function, or if a limit is invalid.
 */
export function createServer(definition: ServerDefinition, options: ServerOptions): Server {
  checkOptions(definition, options);
  checkLimits(definition, options);
  const paths = compilePaths(definition, options);
  const refuse = createRefuser(definition, options);
  const { router } = paths;
  const operationAt = (method: string, path: string) => router.find(path, [])?.operations.get(method)?.id;
  return {
    name: definition.name,
    routes: paths.routes,
    matches: (path) => router.find(path, []) !== undefined,
    operationAt,
    refuse: (request, status, message, headers) =>
      refuse(request, operationAt(request.method, request.path), status as RefusalStatus, message, [], headers),
    handle(request) {
      const values: string[] = [];
      const entry = router.find(request.path, values);
      const operation = entry?.operations.get(request.method);
      if (operation === undefined) return answerElsewhere(entry, paths, request, refuse);
      const call: Call = { operation, request, values, refuse };
      try {
        return run(call);
      } catch (error) {
        return failed(call, error);
      }
    },
  };
}

/** A request for which there is no operation. */
function answerElsewhere(
  entry: PathEntry | undefined,
  paths: ServerPaths,
  request: ServerRequest,
  refuse: Refuse,
): ServerResponse {
  const { method, path } = request;
  if (method === "OPTIONS" && (entry !== undefined || path === "*")) {
    return { status: 204, headers: { Allow: entry?.allow ?? paths.allow }, body: undefined };
  }
  if (entry === undefined) return refuse(request, undefined, 404, "This path does not exist.");
  const headers = { Allow: entry.allow };
  return knownMethods.has(method)
    ? refuse(request, undefined, 405, "This path does not support this method.", [], headers)
    : refuse(request, undefined, 501, "This method is unknown.", [], headers);
}

/** Methods that an API can name. RFC 9110, section 9.1: the response to an unknown method is 501. */
const knownMethods: ReadonlySet<string> = new Set([
  "GET",
  "PUT",
  "POST",
  "DELETE",
  "OPTIONS",
  "HEAD",
  "PATCH",
  "TRACE",
]);

/** A request during its operation. */
interface Call {
  readonly operation: RunnableOperation;
  readonly request: ServerRequest;
  /** The values of the path's variables, in order, still percent-encoded. */
  readonly values: readonly string[];
  readonly refuse: Refuse;
}

function run(call: Call): Answer {
  const { operation, request, refuse } = call;
  if (isAuthorizedTwice(request.headers)) {
    return refuse(
      request,
      operation.id,
      400,
      "The request has more than one Authorization header.",
      [],
      {},
      severalCredentials,
    );
  }
  const outcome = operation.authenticate(request);
  return isThenable(outcome) ? settle(call, outcome, afterSecurity) : afterSecurity(call, outcome);
}

/** Goes on when a promise is settled. Nobody else catches an error that is thrown after that. */
function settle<T>(call: Call, promise: Promise<T>, next: (call: Call, value: T) => Answer): Promise<ServerResponse> {
  // A thenable may lack the other methods of a promise.
  const settled = promise instanceof Promise ? promise : Promise.resolve(promise as PromiseLike<T>);
  return settled.then(
    (value: T) => {
      try {
        return next(call, value);
      } catch (error) {
        return failed(call, error);
      }
    },
    (error: unknown) => failed(call, error),
  );
}

function afterSecurity(call: Call, outcome: AuthOutcome): Answer {
  const { operation, request, values, refuse } = call;
  if ("status" in outcome) {
    const { status, message, headers, kind } = outcome;
    return refuse(request, operation.id, status, message, [], headers, { part: "credential", kind });
  }
  const { auth } = outcome;
  const { offered } = operation.replies;
  if (offered.length > 0 && negotiate(acceptOf(request), offered) === undefined) {
    return refuse(
      request,
      operation.id,
      406,
      `The response supports only these media types: ${offered.join(", ")}.`,
      [],
      {},
      ofAccept,
    );
  }
  const parameters = operation.readParameters(request, values);
  if (operation.readBody === undefined || (parameters.ok === false && !operation.hasTable))
    return parameters.ok === false ? refuseParts(call, parameters, noBody) : callHandler(call, parameters.value, auth);
  const body = operation.readBody(request);
  if (!isThenable(body)) return afterBody(call, body, parameters, auth);
  return settle(call, body, (_, read) => afterBody(call, read, parameters, auth));
}

type ParametersOutcome = Result<Record<string, unknown>>;

function afterBody(call: Call, read: BodyOutcome, parameters: ParametersOutcome, auth: AuthValues): Answer {
  if (read.ok === false || parameters.ok === false) return refuseParts(call, parameters, read);
  const input = parameters.value;
  if (read.contentType !== undefined) {
    input["contentType"] = read.contentType;
    input["body"] = read.body;
  }
  return callHandler(call, input, auth);
}

/** Refuses parameters, or a body, or both; a body that nobody reads is refused alone. */
function refuseParts(
  { operation, request, refuse }: Call,
  parameters: ParametersOutcome,
  read: BodyOutcome,
): ServerResponse {
  const faults: RefusedPart[] = [];
  if (parameters.ok === false)
    faults.push({
      part: "parameters",
      message: "The parameters are not valid against the spec.",
      problems: parameters.problems,
    });
  if (read.ok === false) {
    const { message, problems, kind } = read;
    if (read.status !== 400) faults.pop();
    faults.push({ part: "body", message, problems, kind });
  }
  const [{ part, kind, message, problems }] = faults as [RefusedPart];
  const { status, headers } = read.ok === false ? read : { status: 400 as const, headers: {} };
  const cause = { ...(part !== undefined && { part }), ...(kind !== undefined && { kind }) };
  return operation.hasTable
    ? refuse(request, operation.id, status, message, limitedFailure(problems).problems, headers, { ...cause, faults })
    : refuse(request, operation.id, status, message, problems, headers, cause);
}

function callHandler(call: Call, input: Readonly<Record<string, unknown>>, auth: AuthValues): Answer {
  const { operation, request } = call;
  const { handlers, id } = operation;
  const reply = handlers[id]!(input, new OperationContext(operation, auth, request));
  return isThenable(reply) ? settle(call, reply, writeReply) : writeReply(call, reply);
}

const severalCredentials: RefusalCause = { part: "credential", kind: "unreadable" };
const ofAccept: RefusalCause = { part: "accept", kind: "mediaType" };

function writeReply({ operation, request }: Call, reply: ServerReply): ServerResponse {
  // `return refuse(...)` means what `throw refuse(...)` says: the types cannot tell it from a reply without a body.
  if (reply instanceof Error) throw reply;
  return operation.replies.write(reply, request);
}

/** Returns the response for a thrown error. */
function failed(call: Call, error: unknown): ServerResponse {
  const { operation, request, refuse } = call;
  const { id } = operation;
  try {
    if (isRefusalError(error)) {
      const { status, message, problems, headers, error: row, faults, reply } = error;
      if (reply !== undefined) return answered(call, reply);
      if (row === undefined) return refuse(request, id, status, message, problems, headers);
      const shown = (found: readonly Problem[]): readonly Problem[] => problemsToShow(found, operation.showsValues);
      const all = faults?.map((fault) => ({ ...fault, problems: shown(fault.problems) }));
      return refuse(request, id, status, message, shown(problems), headers, {
        error: row,
        ...(all && { faults: all }),
      });
    }
    // A handler that reads a stream meets these, and need not catch them.
    if (isBodyTooLarge(error))
      return refuse(request, id, 413, error.message, [], {}, { part: "body", kind: "tooLarge" });
    if (isBrokenItem(error)) return refuseItem(call, error);
    if (isRequestAborted(error)) {
      return refuse(request, id, 400, "The body is not complete.", [], {}, { part: "body", kind: "unreadable" });
    }
  } catch {
    // The thrown value cannot even be inspected: a revoked proxy.
  }
  return refuse.failed(request, id, error);
}

/** Refuses a request for an item of its stream that breaks the contract, which shows when a handler reads that far. */
function refuseItem({ operation, request, refuse }: Call, { problems }: BrokenItemError): ServerResponse {
  const { id, showsValues } = operation;
  const isLong = problems.some(({ code }) => code === "http/too-large");
  const shownProblems = problemsToShow(problems, showsValues);
  return isLong
    ? refuse(
        request,
        id,
        413,
        "An item of the body is too long.",
        shownProblems,
        {},
        { part: "body", kind: "tooLarge" },
      )
    : refuse(
        request,
        id,
        400,
        "The body is not valid against the spec.",
        shownProblems,
        {},
        { part: "body", kind: "unreadable" },
      );
}

/** Returns the response of a handler that rejects the request; an invalid one causes a 500. */
function answered(call: Call, reply: ServerReply): ServerResponse {
  try {
    return writeReply(call, reply);
  } catch (error) {
    return call.refuse.failed(call.request, call.operation.id, error);
  }
}

/** Settings of a receiver: the path of each webhook, by its name. */
export interface ReceiverOptions extends ServerOptions {
  /** Paths by the names of webhooks; emitted code narrows it to these names. */
  readonly paths: object;
}

/** Creates a server of webhooks and callbacks, whose paths you choose. Throws a TypeError if one is missing. */
export function createReceiver(definition: ServerDefinition, options: ReceiverOptions): Server {
  checkOptions(definition, options);
  needObject(options.paths, 'an object of "paths"', definition.name);
  const paths = options.paths as Readonly<Record<string, unknown>>;
  const operations = definition.operations.map((operation) => {
    const { table } = operation;
    const path = Object.hasOwn(paths, table.id) ? paths[table.id] : undefined;
    if (typeof path !== "string" || !path.startsWith("/")) {
      throw new TypeError(`"paths" of "${definition.name}" must have a path for "${table.id}" that begins with "/".`);
    }
    return { ...operation, table: { ...table, path } };
  });
  return createServer({ ...definition, operations }, options);
}
