import { type Problem, type Result, ownProperty, quoted, safeText, shownProblems, withoutTrailing } from "./base.js";
import {
  type BasicCredential,
  type BinaryBody,
  type BinaryInput,
  type ByteStream,
  type BytesReader,
  type Check,
  type CheckOptions,
  type ItemReader,
  type ItemSource,
  type ItemWriter,
  type OperationTable,
  type ParameterTable,
  type ParameterValues,
  type PayloadWriter,
  type ReadOptions,
  type ReadableStreamLike,
  type SecuritySchemeTable,
  type SecuritySchemeTables,
  type StatusRange,
  type TextReader,
  binaryWriter,
  chooseByType,
  forStatus,
  httpProblem,
  isBrokenItem,
  itemsWriter,
  readItems,
  unreadablePayload,
  withoutValues,
} from "./http.js";
import { hasMembers } from "./json.js";
import { type ParameterError, filledPath } from "./parameters.js";

interface Listeners {
  /** The functions to call when the signal is aborted. */
  readonly calls: Set<() => void>;
  /** Calls all of them; the one listener that the signal has. */
  readonly tell: () => void;
}

const heard: WeakMap<AbortSignal, Listeners> = /* @__PURE__ */ new WeakMap();

/**
 * Calls `listener` when a signal aborts, until the function that is returned is called. Calls that share a signal share
 * one listener: Node warns of more than ten, as if they were forgotten.
 */
export function onAbort(signal: AbortSignal, listener: () => void): () => void {
  const known = heard.get(signal);
  const { calls, tell } = known ?? listeners();
  if (known === undefined) {
    heard.set(signal, { calls, tell });
    signal.addEventListener("abort", tell);
  }
  calls.add(listener);
  return () => {
    calls.delete(listener);
    if (calls.size > 0 || heard.get(signal)?.calls !== calls) return;
    heard.delete(signal);
    signal.removeEventListener("abort", tell);
  };
}

function listeners(): Listeners {
  const calls = new Set<() => void>();
  return { calls, tell: () => calls.forEach((call) => call()) };
}

/** An absolute http or https address without user info; undefined for any other text, and for one with a `forbidden` part. */
export function parseAddress(text: string, forbidden?: RegExp): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return !url || !/^https?:/.test(url.href) || url.username + url.password || forbidden?.test(text) ? undefined : url;
}

/** The address that an option has. Throws a TypeError with the name of the option and its value, which is cut by `shownAddress`. */
export function readAddress(option: string, value: unknown, forbidden?: RegExp): URL {
  if (value === undefined || value === null) throw new TypeError(`"${option}" is missing.`);
  const url = typeof value === "string" ? parseAddress(value, forbidden) : undefined;
  if (url) return url;
  const rest = forbidden === undefined ? "" : ", query and fragment";
  const shown = shownAddress(value);
  throw new TypeError(
    `"${option}" is ${shown}, but must be an http or https URL without user name and password${rest}.`,
  );
}

/** An address as a message shows it: at most 80 characters, without user info, query and fragment, which may hold secrets. */
export function shownAddress(value: unknown): string {
  if (typeof value !== "string") return typeof value === "object" ? "an object" : `a ${typeof value}`;
  const [head = "", ...others] = value.split(/[?#]/);
  const [, scheme = "", name = ""] = /^(https?:[\\/]*|[a-z][a-z\d+.-]*:[\\/]+|)([^]*)$/i.exec(head) ?? [];
  // The password may have a "?".
  if (/@|%40/i.test(others.join(""))) return quoted(`${scheme}...`, 77);
  return quoted(scheme + name.replace(/^[^]*(@|%40)/i, ""), 77);
}

/** The target of a call, without values that must not be logged. */
export interface CallContext {
  readonly operationId: string;
  readonly method: string;
  /** Origin and path template: "https://api.example.com/orders/{id}"; for a whole address its origin. */
  readonly url: string;
}

/**
 * The error of a failed call, except aborts by the caller and failures of credential functions, which pass through
 * unchanged. Messages and properties name the operation and its path template. Values of headers, parameters,
 * credentials and bodies are omitted or not printed: `actual` of problems, `response`, `body`.
 */
export interface ClientError extends Error, CallContext {
  /** Identifies the error across copies of the runtime. */
  readonly brand: `specwright/${ClientErrorName}`;
}

type ClientErrorName =
  "RequestValidationError" | "ResponseValidationError" | "UnexpectedStatusError" | "NetworkError" | "TimeoutError";

/** The request is invalid, cannot be serialized, or lacks credentials: nothing was sent. */
export interface RequestValidationError extends ClientError {
  readonly brand: "specwright/RequestValidationError";
  readonly problems: readonly Problem[];
}

/** A response that is not a valid result. */
export interface AnswerError extends ClientError {
  /** 0 for a redirect that a browser hides. */
  readonly status: number;
  /** Its body has been read. */
  readonly response: Response;
  /** The bytes of the body that were read. */
  readonly body: Uint8Array;
}

/** The response is invalid against the API. */
export interface ResponseValidationError extends AnswerError {
  readonly brand: "specwright/ResponseValidationError";
  readonly problems: readonly Problem[];
}

/** The API does not declare the status of the response. */
export interface UnexpectedStatusError extends AnswerError {
  readonly brand: "specwright/UnexpectedStatusError";
}

/** No response arrived, or only part of it; `cause` is the platform's error. */
export interface NetworkError extends ClientError {
  readonly brand: "specwright/NetworkError";
}

/** No response arrived before the timeout. */
export interface TimeoutError extends ClientError {
  readonly brand: "specwright/TimeoutError";
}

/** True for this error, also if another copy of the runtime threw it. */
export function isRequestValidationError(error: unknown): error is RequestValidationError {
  return hasBrand(error, "RequestValidationError");
}

/** True for this error, also if another copy of the runtime threw it. */
export function isResponseValidationError(error: unknown): error is ResponseValidationError {
  return hasBrand(error, "ResponseValidationError");
}

/** True for this error, also if another copy of the runtime threw it. */
export function isUnexpectedStatusError(error: unknown): error is UnexpectedStatusError {
  return hasBrand(error, "UnexpectedStatusError");
}

/** True for this error, also if another copy of the runtime threw it. */
export function isNetworkError(error: unknown): error is NetworkError {
  return hasBrand(error, "NetworkError");
}

/** True for this error, also if another copy of the runtime threw it. */
export function isTimeoutError(error: unknown): error is TimeoutError {
  return hasBrand(error, "TimeoutError");
}

function hasBrand(error: unknown, name: ClientErrorName): boolean {
  return (error as Partial<ClientError> | null | undefined)?.brand === `specwright/${name}`;
}

/**
 * Properties of an error in addition to its call. The response and its body are never printed; Node prints the cause.
 */
interface ErrorDetails {
  readonly response?: Response;
  /** Bytes of the response that were read. Undefined without a response. */
  readonly body?: Uint8Array | undefined;
  /** The error that caused this one. Undefined if no other error did. */
  readonly cause?: unknown;
}

/**
 * Returns an error of a call. The message omits problems that may quote sent values, and is safe to print: names come
 * from a spec, addresses and problems from the server.
 */
export function clientError(
  name: ClientErrorName,
  { operationId, method, url }: CallContext,
  says: string,
  details?: ErrorDetails,
  problems?: readonly Problem[],
): Error {
  const faults = shownProblems(problems ?? [], faultOf, (others) => `and ${others} more`).join(", ");
  const { cause, ...hidden } = details ?? {};
  const message = `${safeText(operationId, 200)} (${method} ${safeText(url, 1000)}) ${says}${faults && `: ${safeText(faults, 3000)}`}.`;
  return Object.assign(
    hide(new Error(message, cause === undefined ? undefined : { cause }), { name, ...hidden }),
    { brand: `specwright/${name}`, operationId, method, url },
    details?.response && { status: details.response.status },
    problems && { problems: problems.map(discreet) },
  );
}

/** A problem reduced to names, without values. */
function faultOf({ code, message, path, expected }: Problem): string {
  if (/^http\/(body|content|page|security|status)/.test(code)) return `${code}: ${message.slice(0, -1)}`;
  return `${code} ${code === "required" && expected !== undefined ? `${expected} ` : ""}at ${JSON.stringify(path.slice(0, 200))}`;
}

/** A problem that prints no value. Those of XML quote what was found in their messages. */
function discreet(problem: Problem): Problem {
  const { code, message, actual } = problem;
  return hide(
    { ...problem },
    code.startsWith("cvc-") && message.includes(`${actual}`) ? { actual, message } : { actual },
  );
}

/** A RequestValidationError. */
export function requestError(call: CallContext, ...problems: readonly Problem[]): Error {
  return clientError("RequestValidationError", call, "was not sent", undefined, problems);
}

/** A ResponseValidationError. */
export function responseError(
  call: CallContext,
  response: Response,
  body: Uint8Array | undefined,
  problems: readonly Problem[],
): Error {
  return clientError(
    "ResponseValidationError",
    call,
    `got a response with status ${response.status}`,
    { response, body },
    problems,
  );
}

/** Gives an object properties that neither JSON nor an inspector prints: an inspector that lists hidden properties shows "[Getter]". */
function hide<T extends object>(object: T, properties: Readonly<Record<string, unknown>>): T {
  for (const key in properties) {
    const get = (): unknown => properties[key];
    Object.defineProperty(object, key, { get, enumerable: false, configurable: true });
  }
  return object;
}

/** Options of `fetch` that compile on every platform, even without its types. */
interface CommonFetchOptions {
  /** The use of the HTTP cache. Default: "default". */
  readonly cache?: "default" | "force-cache" | "no-cache" | "no-store" | "only-if-cached" | "reload" | undefined;
  /** The origins that get cookies. Default: "same-origin". Only in browsers. */
  readonly credentials?: "include" | "omit" | "same-origin" | undefined;
  /** True if the request outlives its page. */
  readonly keepalive?: boolean | undefined;
  /** Priority among requests of the same kind. Default: "auto". */
  readonly priority?: "auto" | "high" | "low" | undefined;
  /** Next.js: seconds until a cached response is stale, and tags to revalidate it by. */
  readonly next?:
    { readonly revalidate?: number | false | undefined; readonly tags?: readonly string[] | undefined } | undefined;
  /** Node and undici: the agent, the pool or the proxy that sends the request. */
  readonly dispatcher?: object | undefined;
  /** Cloudflare Workers. */
  readonly cf?: object | undefined;
}

type ClientOwned = "method" | "headers" | "body" | "signal" | "redirect" | "duplex" | "window";

/** The options of the platform's `fetch`, without the ones that the client sets. */
export interface FetchOptions extends CommonFetchOptions, Omit<RequestInit, keyof CommonFetchOptions | ClientOwned> {}

/** Options that the client sets, and options that openapi-fetch does not pass to `fetch`. */
const refused: readonly string[] = [
  ...["method", "headers", "body", "signal", "redirect", "duplex", "window"],
  ...["baseUrl", "fetch", "Request", "requestInitExt", "params", "parseAs", "middleware"],
  ...["bodySerializer", "pathSerializer", "querySerializer"],
];

/** Returns the options of a client together with those of a call, which win. Options that the client sets are dropped. */
export function joinFetchOptions(client?: FetchOptions, call?: FetchOptions): FetchOptions {
  const entries = Object.entries({ ...client, ...call });
  return Object.fromEntries(entries.filter(([name]) => !refused.includes(name)));
}

/** Sends a request by `fetch`, with the options that a `Request` does not keep: `next`, `dispatcher`, `cf`. */
export function fetchWith(
  fetch: (request: Request, init?: RequestInit) => Promise<Response>,
  request: Request,
  options: FetchOptions,
): Promise<Response> {
  const extras = Object.entries(options).filter(([name]) => !(name in Request.prototype));
  return extras.length === 0 ? fetch(request) : fetch(request, Object.fromEntries(extras));
}

/** Hides the keys of the query from the `url` of a response and its clones. */
export function hideKeys(response: Response, schemes: SecuritySchemeTables): Response {
  const { url } = response;
  const shown = url && withoutPairs(url, keyNames(schemes)).url;
  if (shown === url) return response;
  const clone = response.clone.bind(response);
  Reflect.defineProperty(response, "url", { value: shown, configurable: true });
  Reflect.defineProperty(response, "clone", { value: () => hideKeys(clone(), schemes), configurable: true });
  return response;
}

/**
 * The error that a request failed with, without the keys of its query: platforms and libraries write whole addresses into their
 * errors. With such keys it is a copy that holds the name, the message, the stack, the code and the cause.
 */
export function withoutKeys(error: unknown, url: string, schemes: SecuritySchemeTables): unknown {
  const { values } = withoutPairs(url, keyNames(schemes));
  const texts = values.flatMap(spellings).filter((text) => text !== "");
  return texts.length === 0 ? error : copied(error, texts, 5);
}

/** A key as an address has it, as it is, and as others encode it: those of `URLSearchParams`, `encodeURI` and `URL`. Longer ones first. */
function spellings(value: string): readonly string[] {
  const key = decoded(value);
  const found = [
    value,
    key,
    encodeURIComponent(key),
    encodeURI(key),
    new URLSearchParams([["", key]]).toString().slice(1),
  ];
  return found.flatMap((text) => [text, text.replaceAll("'", "%27")]).sort((a, b) => b.length - a.length);
}

function keyNames(schemes: SecuritySchemeTables): readonly string[] {
  return Object.values(schemes).flatMap((scheme) =>
    scheme.kind === "apiKey" && scheme.in === "query" ? [scheme.name] : [],
  );
}

/** An address without the pairs of its query that have one of the names, and the values of those. */
function withoutPairs(
  address: string,
  names: readonly string[],
): { readonly url: string; readonly values: readonly string[] } {
  const start = address.indexOf("?");
  if (start === -1 || names.length === 0) return { url: address, values: [] };
  const values: string[] = [];
  const kept = address
    .slice(start + 1)
    .split("&")
    .filter((pair) => {
      const [name = "", ...value] = pair.split("=");
      const isKey = names.includes(decoded(name));
      if (isKey) values.push(value.join("="));
      return !isKey;
    });
  return { url: address.slice(0, start) + (kept.length > 0 ? `?${kept.join("&")}` : ""), values };
}

function copied(error: unknown, texts: readonly string[], depth: number): unknown {
  const safe = (text: string): string => texts.reduce((all, secret) => all.replaceAll(secret, "***"), text);
  if (typeof error === "string") return safe(error);
  if (!(error instanceof Error) || depth === 0) return undefined;
  const copy = error instanceof TypeError ? new TypeError(safe(error.message)) : new Error(safe(error.message));
  const { code } = error as { readonly code?: unknown };
  const members = {
    name: error.name,
    stack: safe(error.stack ?? ""),
    ...(error.cause !== undefined && { cause: copied(error.cause, texts, depth - 1) }),
  };
  for (const [name, value] of Object.entries(members)) {
    Object.defineProperty(copy, name, { value, configurable: true, writable: true });
  }
  return typeof code === "string" ? Object.assign(copy, { code: safe(code) }) : copy;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}

/**
 * A path for openapi-fetch, written as its own serializer writes templates of OpenAPI (style "simple"). Throws a
 * `ParameterError` for a variable that is missing, or would make its segment "", "." or "..".
 */
export function rawPath(template: string, values: Readonly<Record<string, unknown>> | undefined): string {
  const texts = Object.entries(values ?? {})
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, rawText(value)] as const);
  return filledPath(template, new Map(texts));
}

function rawText(value: unknown): string {
  if (typeof value !== "object" || value === null) return encodeURIComponent(String(value));
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.entries(value).flat();
  return parts.map((part) => encodeURIComponent(String(part))).join(",");
}

/**
 * Returns a stream that every platform's `fetch` accepts. It is read when pulled, and stopped with the call: not every
 * `fetch` stops reading its body when it is aborted.
 */
export function streamOf(input: Exclude<BinaryInput, Uint8Array>, signal: AbortSignal): ReadableStream {
  const source = "arrayBuffer" in input ? (input.stream() as ReadableStreamLike) : input;
  const reader = "getReader" in source ? source.getReader() : undefined;
  const chunks = "getReader" in source ? undefined : source[Symbol.asyncIterator]();
  const stop = async (reason: unknown): Promise<void> => {
    await (reader?.cancel(reason) ?? chunks?.return?.());
  };
  return new ReadableStream<Uint8Array>({
    start(controller) {
      signal.addEventListener("abort", () => {
        controller.error(signal.reason);
        stop(signal.reason).catch(() => undefined);
      });
    },
    async pull(controller) {
      const { done, value } = (await (reader?.read() ?? chunks!.next())) as { done?: boolean; value?: Uint8Array };
      if (done === true) controller.close();
      else controller.enqueue(value!);
    },
    cancel: stop,
  });
}

/** A server of an API: OpenAPI, Server Object. */
export interface ServerTable {
  /** With the names of variables in braces: "https://{region}.example.com/v1". */
  readonly url: string;
  /** Variables by name. Undefined if the address has none. */
  readonly variables?: Readonly<Record<string, ServerVariable>>;
}

/** OpenAPI, Server Variable Object. */
export interface ServerVariable {
  /** Used if the caller sets no value. */
  readonly default: string;
  /** All allowed values. Undefined if the API does not restrict them. */
  readonly values?: readonly string[];
}

/** An address for `baseUrl`, from an API or a configuration. */
export interface ServerAddress {
  readonly url: string;
  /**
   * Returns the address of an operation with servers of its own: the server of the same name, or the first. Undefined
   * if every operation uses `url`.
   */
  readonly ownAddress?: (servers: Readonly<Record<string, ServerTable>>) => string;
}

type VariableValues = Readonly<Record<string, string | undefined>>;

/**
 * Returns the address of a server, with values for its variables; a missing value has its default. `origin` precedes an
 * address without a host. Throws a TypeError for a value that the API does not list, or that would change the host of
 * the address.
 */
export function serverAddress(
  name: string,
  server: ServerTable,
  values: VariableValues = {},
  origin?: string,
): ServerAddress {
  if (!hasMembers(values))
    throw new TypeError(`"variables" is ${kindOf(values)}, but must be an object with the value of each variable.`);
  const url = filledAddress(server, values, origin);
  return {
    url,
    ownAddress: (servers) => {
      const chosenServer = Object.hasOwn(servers, name) ? servers[name] : Object.values(servers)[0];
      return chosenServer === undefined
        ? url
        : filledAddress(chosenServer, takenValues(chosenServer, values), new URL(url).origin);
    },
  };
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "an array" : `a ${typeof value}`;
}

/** The values that a server's variables may have. */
function takenValues({ variables = {} }: ServerTable, values: VariableValues): VariableValues {
  const kept = Object.entries(variables).filter(
    ([name, { values: listed }]) =>
      Object.hasOwn(values, name) && (listed === undefined || listed.includes(values[name] ?? "")),
  );
  return Object.fromEntries(kept.map(([name]) => [name, values[name]]));
}

function filledAddress(
  { url: template, variables = {} }: ServerTable,
  values: VariableValues,
  origin: string | undefined,
): string {
  let filled = "";
  // The template filled up to here, with a letter instead of each value: values must not affect the position of the
  // next one.
  let before = "";
  const parts = template.split(/\{([^{}]*)\}/);
  for (let index = 0; index < parts.length; index += 2) {
    filled += parts[index] ?? "";
    before += parts[index] ?? "";
    const name = parts[index + 1];
    if (name === undefined) continue;
    const variable = Object.hasOwn(variables, name) ? variables[name] : undefined;
    const chosenValue = Object.hasOwn(values, name) ? values[name] : undefined;
    const value = chosenValue ?? variable?.default;
    const isListed = variable?.values === undefined || (value !== undefined && variable.values.includes(value));
    const text = value === undefined || !isListed ? undefined : partText(partAt(before, parts[index + 2] ?? ""), value);
    if (text === undefined)
      throw new TypeError(`"${name}" is ${shownAddress(value)}, which this variable of the server does not accept.`);
    filled += text;
    before += "x";
  }
  return withoutTrailing(wholeAddress(filled, template, origin), "/");
}

/** Returns the absolute address; an address without a host follows the origin. */
function wholeAddress(filled: string, template: string, origin: string | undefined): string {
  if (/[\0- \\\x7f]|^\/\//.test(template)) throw new TypeError("The server address is invalid.");
  if (/^[a-z][a-z\d+.-]*:/i.test(filled)) return readAddress("server", filled, /[?#]/).href;
  if (origin === undefined) throw new TypeError("The address of the server has no host: it needs an origin.");
  const base = readAddress("origin", origin);
  const found = readAddress("server", new URL(filled, `${base.origin}/`).href, /[?#]/);
  if (found.origin !== base.origin) throw new TypeError("The address of the server has another host than its origin.");
  return found.href;
}

type AddressPart = "address" | "scheme" | "authority" | "host" | "port" | "path";

/**
 * Returns the part of an address that a variable fills, from the characters before and after it (RFC 3986, section 3).
 */
function partAt(before: string, behind: string): AddressPart {
  if (before === "") return behind.startsWith("://") ? "scheme" : "address";
  if (!/^[^/]*:\/\/[^/]*$/.test(before)) return "path";
  const isAtEnd = behind === "" || behind.startsWith("/");
  if (before.endsWith("://")) return isAtEnd ? "authority" : "host";
  return /:$/.test(before) ? "port" : "host";
}

/** A value as it travels; undefined for one that would change other parts of the address than its own. */
function partText(part: AddressPart, value: string): string | undefined {
  if (typeof value !== "string") return undefined;
  if (part !== "path") return partForms[part].test(value) ? value : undefined;
  if (/[\uD800-\uDFFF]/u.test(value)) return undefined;
  const segments = value.split("/");
  return segments.some((segment) => /^\.\.?$/.test(segment)) ? undefined : segments.map(encodeURIComponent).join("/");
}

const partForms = {
  address: /^https?:\/\/[^\0- \\\x7f?#@]+$/i,
  scheme: /^https?$/i,
  authority: /^(?:[a-z\d](?:[\w.-]*[a-z\d])?|\[[a-f\d:.]+\])(?::\d{1,5})?$/i,
  host: /^[a-z\d](?:[\w.-]*[a-z\d])?$/i,
  port: /^\d{1,5}$/,
} as const;

/** One operation as a client needs it. */
export interface ClientOperation {
  readonly table: OperationTable;
  /** Validates `{ path, query, headers, cookies }`. Undefined if the operation has no parameters. */
  readonly check?: Check;
  /** Converts the parameters' values to their serialized form, if it differs. */
  readonly encodeValues?: (values: unknown) => unknown;
  /** Encoders of the parameter locations that the operation uses. Listed here so that a bundle contains no others. */
  readonly encode?: ParameterEncoders;
  /** Undefined if the operation has no body. */
  readonly body?: ClientBody;
  /** Media types of all responses: "application/json, application/problem+json". */
  readonly accept?: string;
  /** By status: "202", "4XX", "default". */
  readonly responses: Readonly<Record<string, ClientResponse>>;
  /** Servers of the operation, by name. Undefined if it uses the servers of the whole API. */
  readonly servers?: Readonly<Record<string, ServerTable>>;
}

type Values = Readonly<Record<string, unknown>> | undefined;

/** Encoders of parameters; they throw an error with `problems` for a value that cannot be serialized. */
export interface ParameterEncoders {
  /** Fills a path template. Undefined if it has no variables. */
  readonly path?: (template: string, parameters: readonly ParameterTable[], values: Values) => string;
  /** Encodes the query without "?". Undefined if the operation has no query parameters. */
  readonly query?: (parameters: readonly ParameterTable[], values: Values) => string;
  /** Encodes header names and values. Undefined if the operation has no header parameters. */
  readonly headers?: (parameters: readonly ParameterTable[], values: Values) => readonly (readonly [string, string])[];
  /** Encodes the value of the header Cookie. Undefined if the operation has no cookie parameters. */
  readonly cookies?: (parameters: readonly ParameterTable[], values: Values) => string;
}

/** The body of an operation's requests, as a client sends it. */
export interface ClientBody {
  readonly required: boolean;
  /** In order of the API; the first is sent unless the caller names another in `contentType`. */
  readonly content: readonly PayloadWriter[];
}

/** A response that an operation declares, as a client reads it. */
export interface ClientResponse {
  /** Empty if the API declares no body. */
  readonly content: readonly ClientReader[];
  /** Headers that the response declares. Undefined if it declares none. */
  readonly headers?: readonly ParameterTable[];
  /** Defined if `headers` is. */
  readonly decodeHeaders?: DecodeHeaders;
  /** Validates the headers as an object of values by their names. */
  readonly checkHeaders?: Check;
}

/** Reads payloads of one media type: as text, as bytes, or later. */
export type ClientReader = TextReader | BytesReader | ClientBodyReader;

/** Leaves the body of a response unread for the caller: raw binary, and items. */
export interface ClientBodyReader {
  /** A media type or a range: "image/*". */
  readonly mediaType: string;
  readonly wants: "stream";
  /** Returns the body for the caller, limited to `limit` bytes. */
  open(call: Call, response: Response, options: ReadOptions, limit: number): unknown;
}

/** A body that is created when it is sent, and that stops with the call. */
export type LateBody = (call: Call) => unknown;

/** A pending call. */
export interface Call extends CallContext {
  /** The whole address, including its query. */
  url: string;
  /** Aborted on timeout or by the caller. */
  readonly signal: AbortSignal;
  /**
   * True if anything can abort the call. `fetch` gets no signal that never aborts: the signal would cost an eighth of
   * the call.
   */
  readonly isAbortable: boolean;
  /** Called with the abort: a listener of the signal would cost a tenth of the call. */
  onAbort?: () => void;
  /** True if the caller reads the body of the response. The signal then stays active until the body ends. */
  isOpen?: boolean;
  /** Stops listening to the caller's signal. */
  release(): void;
  /** Ends the call: it rejects with the reason, and sending and reading stop. */
  fail(reason: unknown): void;
  /** Requests between the call's signal and `fetch`: Node 20 forwards an abort only while they are referenced. */
  readonly kept: Request[];
}

/** Reads headers as values; `get` returns the string of one, by its name in any case. */
export type DecodeHeaders = (
  parameters: readonly ParameterTable[],
  get: (name: string) => string | null,
) => Result<Readonly<Record<string, unknown>>>;

/**
 * A credential, or a function that fetches one for a call. If it is undefined or null, the next alternative is tried.
 */
export type Credential<T = string> =
  T | ((context: CredentialContext) => T | null | undefined | Promise<T | null | undefined>);

/** The call for which a credential is fetched. */
export interface CredentialContext {
  readonly operationId: string;
  /** Scopes that the operation requires of this scheme. */
  readonly scopes: readonly string[];
  readonly signal: AbortSignal;
}

/** Headers by their names; undefined ones are not sent. */
export type HeaderFields = Headers | Readonly<Record<string, string | null | undefined>>;

/** Settings of a client; those of a call take precedence. */
export interface ClientSettings<Auth> extends SenderSettings<Auth> {
  /**
   * The prefix of every path: "https://api.example.com", or one of the API's servers. A path at its end is kept; a
   * query is rejected.
   */
  readonly baseUrl: string | ServerAddress;
}

/** Settings of calls to whole addresses: webhooks and callbacks. */
export interface SenderSettings<Auth> {
  /** A credential for each security scheme of the API. */
  readonly auth?: Auth | undefined;
  /**
   * Called instead of the platform's `fetch`. `init` has the options that a `Request` does not keep, if any are set.
   */
  readonly fetch?: ((request: Request, init?: RequestInit) => Promise<Response>) | undefined;
  /** Options of `fetch` for every request. A call's options override them by name. */
  readonly fetchOptions?: FetchOptions | undefined;
  /**
   * Headers of every request. Headers of a call override them, the operation's header parameters override both, and
   * credentials and the Content-Type of a body override all.
   */
  readonly headers?: HeaderFields | undefined;
  /**
   * Milliseconds before the client aborts a call without a complete response. Default: the limit of the platform. For
   * binary responses, only the head must arrive in time: the caller decides how long the body may take.
   */
  readonly timeout?: number | undefined;
  /**
   * Turns validation of requests and responses on or off; both are on by default. Without validation, a request is also
   * sent without credentials, and a response of an undeclared type is read as the first declared one.
   */
  readonly validate?: boolean | ValidateSwitches | undefined;
  /**
   * Called with the problems of a response, if `validate.response` is "report". The call then returns its result; if
   * this function throws, the call rejects with that error.
   */
  readonly onResponseProblems?: ((problems: ResponseValidationError) => void) | undefined;
  /** Maximum bytes of a response body. Default: 64 Mi. Binary bodies that are read as a stream are not limited. */
  readonly maxResponseBytes?: number | undefined;
}

/** The settings with credentials: a proxy among the options of `fetch` may have a password. */
export type SecretSettings<Auth> = Pick<SenderSettings<Auth>, "auth" | "headers" | "fetchOptions">;

/** Messages to validate. */
export interface ValidateSwitches {
  /** False if requests are sent without validation. Default: true. */
  readonly request?: boolean | undefined;
  /** True is "throw", false is "off". */
  readonly response?: boolean | WrongAnswers | undefined;
}

/**
 * Treatment of invalid responses. "throw" rejects the call; "report" calls `onResponseProblems` and returns the result;
 * "off" skips validation.
 */
export type WrongAnswers = "throw" | "report" | "off";

/** Settings of one call. */
export interface CallOptions {
  /** Aborts the call. */
  readonly signal?: AbortSignal | undefined;
  readonly headers?: HeaderFields | undefined;
  readonly fetchOptions?: FetchOptions | undefined;
  readonly timeout?: number | undefined;
  readonly validate?: boolean | ValidateSwitches | undefined;
}

/** Settings of a call to a whole address: webhooks and callbacks. */
export interface AddressedCallOptions extends CallOptions {
  /** The address that replaces base URL and path; its own query stays. */
  readonly url?: string | undefined;
}

/** The target of calls and their settings, already checked. Created once, used by many calls. */
export interface Connection<Auth> {
  /** Without a slash at its end; "" if every call names its whole address. */
  readonly baseUrl: string;
  /** The settings that an inspector may print. */
  readonly settings: Omit<SenderSettings<Auth>, keyof SecretSettings<Auth>>;
  /** Returns the settings that no inspector may print; a function, since inspectors also print hidden properties. */
  readonly secrets: () => SecretSettings<Auth>;
  /** Defined if calls go to a server of the API: returns the address of an operation that has servers of its own. */
  readonly ownAddress?: ServerAddress["ownAddress"];
  /** The security schemes of the API by name. */
  readonly schemes: SecuritySchemeTables;
  /** Treatment of invalid responses if a caller sets none. Default: "throw". */
  readonly wrongAnswers?: WrongAnswers | undefined;
  /** Calls an operation. A module of operations calls it here, so that it contains only their tables and checks. */
  call(
    operation: ClientOperation,
    input: object | undefined,
    options: AddressedCallOptions | undefined,
  ): Promise<unknown>;
  /** Gives another way than `fetch` to send, as long as there is a reason for one. */
  readonly route?: (() => Route | undefined) | undefined;
}

/** Sends a prepared request through openapi-fetch, for the middlewares that are registered there. */
export type Route = (request: RoutedRequest) => Promise<Response>;

/** A request in its parts. */
export interface RoutedRequest {
  readonly table: OperationTable;
  /** Parameters and body from the caller. */
  readonly input: ParameterValues;
  /** The whole address, including its query. */
  readonly url: string;
  readonly init: RequestInit;
  /** The function that sends in the end; it reports failures as those of this call. */
  readonly transmit: (request: Request) => Promise<Response>;
  /** Holds a request as long as the call lasts, see `Call.kept`. */
  readonly keep: (request: Request) => void;
}

/** Headers of a response for which the API declares none. */
export type NoHeaders = Readonly<Record<string, never>>;

/** Properties of a result. */
interface ResultMembers<Status, Data, Headers, ContentType> {
  readonly status: Status;
  readonly data: Data;
  /** The headers that the API declares, as values; the others are in `response.headers`. */
  readonly headers: Headers;
  readonly contentType: ContentType;
  /**
   * The platform's response; its `url` shows no key of the query. Its body has been read, unless `data` is raw binary.
   */
  readonly response: Response;
  /** A body that the API does not describe: the value of JSON, the bytes of other types. */
  readonly undeclaredBody?: unknown;
}

/** The result of an operation: a union that `status` discriminates. Editors show its properties. */
export type ClientResult<
  Status extends number | "unreadable",
  Data,
  Headers = NoHeaders,
  ContentType extends string | undefined = "application/json",
> = Shown<ResultMembers<Status, Data, Headers, ContentType>>;

/** The same properties. "& {}" makes TypeScript show them instead of the name of this type. */
type Shown<Members> = { readonly [Name in keyof Members]: Members[Name] } & {};

/**
 * The type of the property `is`. TypeScript shows the results of this union; for an alias of a union it shows the name.
 */
export type CallResult<Union extends { readonly is: unknown }> = Union["is"];

/** A response with a status that the spec does not declare. `data` is the value of JSON, the string of other text, or the bytes. */
export type UndeclaredResult<Status extends number> = ClientResult<Status, unknown, NoHeaders, string | undefined>;

/**
 * A response whose status is declared and whose body is empty or unreadable, or a redirect that a browser hides. `data`
 * is undefined for an empty body; otherwise it is the string of text or the bytes. `response.status` is the status.
 */
export type UnreadableResult = ClientResult<"unreadable", unknown, NoHeaders, string | undefined>;

/**
 * Returns the whole body of a response. Rejects with a ResponseValidationError as soon as the body is longer than
 * `limit`, and with a NetworkError if the connection breaks. Any abort stops it.
 */
export async function readBody(call: Call, response: Response, limit: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const chunks: Uint8Array[] = [];
  if (response.body === null) return new Uint8Array();
  const reader: ReturnType<ReadableStreamLike["getReader"]> = response.body.getReader();
  call.onAbort = () => cancel(reader);
  let length = Number(response.headers.get("content-length")) > limit ? Infinity : 0;
  try {
    while (length <= limit) {
      const { done, value } = await reader.read();
      if (done || value === undefined) return joined([...pieces, ...chunks]);
      length += value.length;
      // An object for each byte would take a hundred times the memory that the limit allows.
      if (chunks.push(value) > 999) pieces.push(joined(chunks.splice(0)));
    }
  } catch (cause) {
    throw clientError("NetworkError", call, "got an incomplete response", { cause });
  }
  cancel(reader);
  throw responseError(call, response, undefined, [
    httpProblem("http/too-large", `The body is longer than ${limit} bytes.`),
  ]);
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  if (chunks.length === 1) return chunks[0]!;
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** Cancels the rest of a body. Ignores the rejection of a stream that failed or is locked. */
export function cancel(stream: { cancel(): Promise<void> } | null | undefined): void {
  stream?.cancel().catch(() => undefined);
}

/**
 * Calls an operation: validates and encodes the input, sends the request, reads and validates the response. Rejects
 * with one of the errors of `errors.ts`, with the reason of the caller's signal, or with the error of a credential
 * function. Redirects are ordinary responses and are not followed, so that credentials are not sent to other servers.
 */
export function callOperation<R>(
  connection: Connection<unknown>,
  operation: ClientOperation,
  input?: object,
  options?: AddressedCallOptions,
): Promise<R> {
  return connection.call(operation, input, options) as Promise<R>;
}

/** The position behind a page, safe as JSON: an opaque string of the server, or a number. */
export type PageCursor = string | number;

/** The location of a value in a response: the name of a header, or the keys of a value in the body. */
export type PageSource = string | readonly string[];

/** The pagination of an operation: the request for a page, and the position behind it. */
export interface PageStyle {
  /** Returns the operation and the input that request the page at a cursor; undefined for the first page. */
  request(operation: ClientOperation, input: object, cursor: PageCursor | undefined): PageCall;
  /** Returns the position behind a page as the server sent it. Undefined, null or "" behind the last page. */
  next(page: ReceivedPage): unknown;
}

/** The call of one page. */
export interface PageCall {
  readonly operation: ClientOperation;
  /** As the caller of the operation passes it. */
  readonly input: object;
}

/** A page as it was received. */
export interface ReceivedPage extends PageCall {
  readonly connection: Connection<unknown>;
  /** The items of the page; empty if the body has none. */
  readonly items: readonly unknown[];
  /** Returns the value at a location in the response. Undefined or null if it is absent. */
  read(source: PageSource): unknown;
  /** Throws the error of a page that cannot be continued, for a reason in a sentence. */
  fail(reason: string): never;
}

/** The locations of flags that end a list. */
export interface PageFlags {
  /** The location of a boolean that is false on the last page. */
  readonly more?: PageSource;
  /** The location of a boolean that is true on the last page. */
  readonly last?: PageSource;
}

/** True if a flag of a page ends the list. */
export function isLast({ read }: ReceivedPage, { more, last }: PageFlags): boolean {
  return (more !== undefined && read(more) === false) || (last !== undefined && read(last) === true);
}

/** Returns the value at some keys. Undefined if a key is absent. */
export function valueAtKeys(value: unknown, keys: readonly string[]): unknown {
  let at = value;
  for (const key of keys) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Readonly<Record<string, unknown>>)[key];
  }
  return at;
}

/** Returns a copy of an object with a value at some keys. */
export function withValue(object: unknown, [key = "", ...keys]: readonly string[], value: unknown): object {
  const inner = (object as Readonly<Record<string, unknown>> | undefined)?.[key];
  return { ...(object as object), [key]: keys.length === 0 ? value : withValue(inner, keys, value) };
}

/** Returns the address of an operation's server. */
export function serverOf({ ownAddress, baseUrl }: Connection<unknown>, { servers }: ClientOperation): string {
  return servers && ownAddress ? ownAddress(servers) : baseUrl;
}

/** The argument of an operation. */
export interface CallInput extends ParameterValues {
  /** The media type of the body, if the API has several. Default: the first one. */
  readonly contentType?: string;
  /** The payload. Undefined if none is sent. */
  readonly body?: unknown;
}

/** The groups of parameters; a caller may leave out any. */
type GivenValues = { readonly [Group in keyof ParameterValues]: ParameterValues[Group] | undefined };

/** A request as it is put together. */
export interface RequestParts {
  /** The whole address with its query. */
  url: string;
  /** By names in lower case. */
  readonly headers: Record<string, string>;
  /** The string or bytes to send. Undefined if there is no body. */
  readonly body?: unknown;
}

/**
 * Validates and encodes the input of a caller. Throws a RequestValidationError if it is invalid or cannot be
 * serialized.
 */
export function prepareRequest(
  { baseUrl, secrets }: Pick<Connection<unknown>, "baseUrl" | "secrets">,
  { table: { parameters, path: template }, check, encodeValues, encode = {}, body: declared, accept }: ClientOperation,
  call: Call,
  { path, query, headers, cookies, contentType, body }: CallInput,
  options: AddressedCallOptions,
  isChecked: boolean,
): RequestParts {
  const problems: Problem[] = [];
  const valuesByLocation: GivenValues = { path, query, headers, cookies };
  const examine = <T>(check: ((value: T, options: CheckOptions) => Result<unknown>) | undefined, value: T): void => {
    const result = isChecked ? check?.(value, withoutValues) : undefined;
    if (result?.ok === false) problems.push(...result.problems);
  };
  try {
    examine(check, valuesByLocation);
    const content = body === undefined ? [] : (declared?.content ?? []);
    const writer = contentType === undefined ? content[0] : chooseByType(content, contentType);
    if (writer) examine(writer.validate, body);
    else if (content.length > 0)
      problems.push(httpProblem("http/content-type", "The operation does not declare this content type."));
    else if (isChecked && declared?.required === true) problems.push(httpProblem("required", "The body is missing."));
    const address = options.url === undefined ? undefined : parseAddress(options.url);
    // The path of an address may be a secret, so that no message repeats it.
    if (options.url !== undefined && !address)
      throw new TypeError(`"url" must be an http or https URL without user name and password.`);
    if (address) {
      call.url = address.origin;
      address.hash = "";
    }
    if (problems.length === 0) {
      const sent = encodeValues === undefined ? valuesByLocation : (encodeValues(valuesByLocation) as GivenValues);
      const payload = writer?.write(body, contentType, { validate: isChecked });
      const fields: Record<string, string> = accept ? { accept } : {};
      for (const headerFields of [secrets().headers, options.headers]) {
        for (const [name, text] of entriesOf(headerFields)) {
          if (text !== undefined && text !== null) fields[name.toLowerCase()] = text;
        }
      }
      for (const [name, value] of encode.headers?.(parameters, sent.headers) ?? []) fields[name.toLowerCase()] = value;
      if (payload) fields["content-type"] = payload.contentType;
      const parts: RequestParts = {
        url: address?.href ?? baseUrl + (encode.path?.(template, parameters, sent.path) ?? template),
        headers: fields,
        body: payload?.body,
      };
      addQuery(parts, encode.query?.(parameters, sent.query));
      addCookie(parts, encode.cookies?.(parameters, sent.cookies));
      return parts;
    }
  } catch (error) {
    const { message, problems: encodingProblems } = error as Partial<ParameterError> & Error;
    problems.push(...(encodingProblems ?? [httpProblem("http/unencodable-value", message)]));
  }
  throw requestError(call, ...problems);
}

/** Returns the names and values of headers from an object or a `Headers`. */
export function entriesOf(fields: HeaderFields = {}): Iterable<readonly [string, string | null | undefined]> {
  return Symbol.iterator in fields ? (fields as Iterable<never>) : Object.entries(fields);
}

/** Adds to the query. */
export function addQuery(parts: RequestParts, text: string | undefined): void {
  if (text) parts.url += (parts.url.includes("?") ? "&" : "?") + text;
}

/** Adds a cookie, or several. */
export function addCookie({ headers }: RequestParts, text: string | undefined): void {
  if (text) headers["cookie"] = headers["cookie"] ? `${headers["cookie"]}; ${text}` : text;
}

/**
 * Adds the credentials of the first alternative that has all of them. Rejects with a RequestValidationError if none has
 * and `isRequired`, or if a credential is invalid or cannot be serialized; messages contain only names.
 */
export async function addCredentials(
  { secrets, schemes }: Connection<unknown>,
  { security }: OperationTable,
  call: CredentialCall,
  parts: RequestParts,
  isRequired: boolean,
): Promise<void> {
  const auth = (secrets().auth ?? {}) as Record<string, Credential<unknown>>;
  alternatives: for (const alternative of security) {
    const found: [string, PlacedScheme, unknown][] = [];
    for (const [name, scopes] of Object.entries(alternative)) {
      const scheme = ownProperty(schemes, name);
      // The connection itself proves who calls.
      if (scheme?.kind === "mutualTLS") continue;
      let value: unknown = ownProperty(auth, name);
      if (typeof value === "function")
        value = await (value as (context: CredentialContext) => unknown)(contextOf(call, scopes));
      if (!scheme || value === undefined || value === null) continue alternatives;
      found.push([name, scheme, value]);
    }
    for (const [name, scheme, value] of found) {
      const fault = putCredential(parts, scheme, value);
      if (fault) throw requestError(call, httpProblem("http/security", `The credential of ${name} ${fault}.`));
    }
    return;
  }
  if (isRequired && security.length > 0) {
    const names = security.map((alternative) => Object.keys(alternative).join(" and ")).join(", or ");
    throw requestError(call, httpProblem("http/security", `Credentials are missing: ${names}.`));
  }
}

type CredentialCall = CallContext & Pick<Call, "signal">;

/** The argument of a credential function. */
function contextOf(call: CredentialCall, scopes: readonly string[]): CredentialContext {
  return {
    operationId: call.operationId,
    scopes,
    get signal() {
      return call.signal;
    },
  };
}

type PlacedScheme = Exclude<SecuritySchemeTable, { readonly kind: "mutualTLS" }>;

/**
 * Adds a credential in the location that its scheme names. Returns the problem if the credential is not allowed there.
 * Header values are checked like all headers. RFC 6265, section 4.1.1; RFC 6750; RFC 7617; OpenAPI, Security Scheme
 * Object.
 */
function putCredential(parts: RequestParts, scheme: PlacedScheme, value: unknown): string | undefined {
  const { headers } = parts;
  const where = scheme.kind === "apiKey" ? scheme.in : scheme.kind;
  const isBasic = scheme.kind === "basic";
  const { username: text, password } = (
    isBasic ? value : { username: value, password: "" }
  ) as Partial<BasicCredential>;
  if (typeof text !== "string" || typeof password !== "string") return "is not a string";
  if (text + password === "") return "is empty";
  const forbidden = isBasic ? /[:\p{Cc}]/u : where === "cookie" ? /[\s",;\\]/ : /\p{Cs}/u;
  if (forbidden.test(text) || /\p{Cc}/u.test(password)) return "cannot travel";
  if (scheme.kind === "apiKey") {
    const { name } = scheme;
    if (where === "header") headers[name.toLowerCase()] = text;
    else if (where === "query") addQuery(parts, `${encodeURIComponent(name)}=${encodeURIComponent(text)}`);
    else addCookie(parts, `${name}=${text}`);
  } else {
    headers["authorization"] = isBasic
      ? `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${text}:${password}`)))}`
      : `${scheme.prefix} ${text}`;
  }
  return undefined;
}

/**
 * Reads a response into the result that the spec declares for its status. A strict client rejects with an UnexpectedStatusError or
 * a ResponseValidationError, both with the bytes of the body. A lenient client returns an undeclared or unreadable result
 * instead, since the server has processed the call.
 */
export async function readAnswer(
  { settings: { maxResponseBytes: limit = 2 ** 26, onResponseProblems }, wrongAnswers: usual }: Connection<unknown>,
  { table: { method }, responses }: ClientOperation,
  call: Call,
  response: Response,
  wrongAnswers: WrongAnswers,
): Promise<object> {
  const { status, headers: fields } = response;
  // Status 0 is how browsers hide a redirect.
  const declared = status === 0 ? undefined : forStatus(responses, status);
  const hasBody = method !== "HEAD" && !isBodyless(status);
  const content = hasBody ? (declared?.content ?? []) : [];
  const type = fields.get("content-type") ?? "";
  const isReported = wrongAnswers === "report";
  // The result types of a strict client lack the properties that only a lenient client returns.
  const isLenient = wrongAnswers !== "throw" && usual !== undefined && usual !== "throw";
  const problems: Problem[] = [];
  const tell = (found: readonly Problem[], body?: Uint8Array): void => {
    if (!isReported || found.length === 0) return;
    onResponseProblems?.(responseError(call, response, body, found) as ResponseValidationError);
  };
  const options: ReadOptions = {
    validate: wrongAnswers !== "off",
    contentType: type,
    ...withoutValues,
    ...(isReported && { report: (found: readonly Problem[]) => problems.push(...found) }),
  };
  const chosen = chooseByType(content, type);
  const reader = chosen ?? (wrongAnswers === "throw" ? undefined : content[0]);
  const contentType = reader?.mediaType.includes("*") ? type : reader?.mediaType;
  const headers = headersOf(declared, fields, options, problems);
  const wrongTypes = isReported && content.length > 0 && !chosen ? [wrongType] : [];
  if (reader?.wants === "stream" && (isReported || isLenient || problems.length === 0)) {
    tell([...problems, ...wrongTypes]);
    const data = reader.open(call, response, isReported ? { ...options, report: tell } : options, limit);
    return { status, data, headers, contentType, response };
  }
  if (!hasBody) cancel(response.body);
  const body = hasBody ? await bodyOf(call, response, limit, isLenient ? problems : undefined) : new Uint8Array();
  if (!declared && !isLenient) throw unexpectedStatus(call, response, body);
  if (body?.length !== 0) problems.push(...wrongTypes);
  const wanted = reader ?? content[0];
  const read = wanted && body && readWhole(wanted.mediaType, reader, body, options);
  const data = valueOf(read, "", problems);
  const gap = isLenient ? gapOf(declared, method, status) : undefined;
  if (gap) problems.push(gap);
  const isRead = body !== undefined && read?.ok !== false && !gap;
  if (problems.length > 0 && !isLenient && !(isReported && isRead)) throw responseError(call, response, body, problems);
  tell(problems, body);
  if (!isRead) return unexplained(response, declared === undefined && status !== 0 ? status : "unreadable", body);
  const undeclaredBody = !reader && body.length > 0 ? { undeclaredBody: undeclaredValue(body, type) } : undefined;
  return { status, data, headers, contentType, response, ...undeclaredBody };
}

/** True for a status whose responses have no body. RFC 9110, sections 15.3.5, 15.3.6 and 15.4.5. */
function isBodyless(status: number): boolean {
  return [204, 205, 304].includes(status);
}

/** The bytes of a body. A longer one than `limit` rejects, or is undefined if `problems` takes its problem. */
async function bodyOf(
  call: Call,
  response: Response,
  limit: number,
  problems: Problem[] | undefined,
): Promise<Uint8Array | undefined> {
  try {
    return await readBody(call, response, limit);
  } catch (error) {
    if (problems === undefined || !isResponseValidationError(error)) throw error;
    problems.push(...error.problems);
    return undefined;
  }
}

/** Problem of a response that no declaration describes, for any body. */
function gapOf(declared: ClientResponse | undefined, method: string, status: number): Problem | undefined {
  if (status === 0) return httpProblem("http/status", "The browser hides the status of a redirect.");
  if (!declared) return httpProblem("http/status", `The status ${status} is not declared.`);
  const isBare = method !== "HEAD" && isBodyless(status) && declared.content.length > 0;
  return isBare ? httpProblem("http/body-required", `A response with status ${status} has no body.`) : undefined;
}

/** The result of a lenient client for a response that has an undeclared status, or a body that cannot be read. */
function unexplained(
  response: Response,
  status: number | "unreadable",
  body: Uint8Array | undefined,
): UndeclaredResult<number> | UnreadableResult {
  const contentType = response.headers.get("content-type") ?? undefined;
  return { status, data: foundValue(body, contentType ?? ""), headers: {}, contentType, response };
}

/** Returns the value of JSON, a string for other text, and the bytes for other types. Undefined without a body. */
function foundValue(body: Uint8Array | undefined, contentType: string): unknown {
  if (body === undefined || body.length === 0) return undefined;
  const value = undeclaredValue(body, contentType);
  const isText = /^text\/|[/+](json|xml)/i.test(contentType);
  return value === body && isText ? (decodeText(body, contentType) ?? body) : value;
}

/** Returns the value of a part of a response and appends its problems to `problems`. */
function valueOf(result: Result<unknown> | undefined, at: string, problems: Problem[]): unknown {
  if (result?.ok === true) return result.value;
  for (const problem of result?.problems ?? []) problems.push({ ...problem, path: at + problem.path });
  return undefined;
}

/** The headers that a response declares, as they came where they are not checked, or break the contract. */
function headersOf(
  declared: ClientResponse | undefined,
  fields: Headers,
  { validate }: ReadOptions,
  problems: Problem[],
): unknown {
  const decoded = declared?.decodeHeaders?.(declared.headers ?? [], (name) => fields.get(name));
  const read = valueOf(decoded, "/headers", problems) ?? {};
  return (validate && valueOf(declared?.checkHeaders?.(read, withoutValues), "/headers", problems)) || read;
}

function unexpectedStatus(call: Call, response: Response, body: Uint8Array | undefined): Error {
  const { status } = response;
  const got = status === 0 ? "got a redirect that the browser hides" : `got the undeclared status ${status}`;
  return clientError("UnexpectedStatusError", call, got, { response, body });
}

const wrongType = /* @__PURE__ */ httpProblem("http/content-type", "The body has an undeclared content type.");

/** The value of a body by the reader of its media type. */
function readWhole(
  mediaType: string,
  reader: TextReader | BytesReader | { readonly wants: "stream" } | undefined,
  body: Uint8Array,
  options: ReadOptions,
): Result<unknown> {
  // An empty body is an empty string, but not a document.
  if (body.length === 0 && (!reader || /[/+](json|xml)/i.test(mediaType))) {
    return unreadablePayload("http/body-required", `The response has no body, but ${mediaType} is declared.`);
  }
  if (reader?.wants === "bytes") return reader.read(body, options);
  if (reader?.wants !== "text") return { ok: false, problems: [wrongType], truncated: false };
  const text = decodeText(body, options.contentType);
  return text === undefined ? unreadablePayload("http/charset", "The body is not UTF-8.") : reader.read(text, options);
}

/** The value of JSON; anything else stays as it came. */
function undeclaredValue(body: Uint8Array, contentType: string): unknown {
  const text = /[/+]json/i.test(contentType) ? decodeText(body, contentType) : undefined;
  try {
    return text === undefined ? body : (JSON.parse(text) as unknown);
  } catch {
    return body;
  }
}

const decoder = /* @__PURE__ */ new TextDecoder("utf-8", { fatal: true });

/** Undefined when bytes are not UTF-8, or say that they are something else. */
function decodeText(bytes: Uint8Array, contentType: string): string | undefined {
  if (/charset=(?!"?(utf-?8|us-ascii)\b)/i.test(contentType)) return undefined;
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** The pagination of an operation whose responses contain the cursor of the next page. */
export interface CursorPages extends PageFlags {
  /** Keys of the cursor in the input: `["query", "cursor"]`. */
  readonly parameter: readonly string[];
  /** The location of the next cursor. */
  readonly next?: PageSource;
  /** Keys in the last item of a page: its value is the next cursor. */
  readonly lastItem?: readonly string[];
  /** Converts a cursor to the type of the parameter. Default: `String`. */
  readonly as?: (cursor: unknown) => unknown;
}

/** Pages by a cursor from the response. A page without items does not end the list. */
export function byCursor({ parameter, next, lastItem, as = String, ...flags }: CursorPages): PageStyle {
  return {
    request: (operation, input, cursor) => ({
      operation,
      input: cursor === undefined ? input : withValue(input, parameter, as(cursor)),
    }),
    next: (page) => {
      if (isLast(page, flags)) return undefined;
      return lastItem ? valueAtKeys(page.items.at(-1), lastItem) : next && page.read(next);
    },
  };
}

/** The pagination of an operation with an offset or a page number. */
export interface NumberedPages extends PageFlags {
  /** Keys of the number in the input: `["query", "offset"]`. */
  readonly parameter: readonly string[];
  /** The number of the first item or page. */
  readonly first: number;
  /** The difference between pages: 1, or the value at these keys of the input. Default: the number of items. */
  readonly step?: 1 | readonly string[];
  /** The location of the number of all items or pages. */
  readonly total?: PageSource;
  /** Converts a number to the type of the parameter. Default: `Number`. */
  readonly as?: (cursor: unknown) => unknown;
}

/** Pages by an offset or a page number. A page without items ends the list. */
export function byNumber({ parameter, first, step, total, as = Number, ...flags }: NumberedPages): PageStyle {
  return {
    request: (operation, input, cursor) => ({
      operation,
      input: withValue(input, parameter, as(cursor ?? valueAtKeys(input, parameter) ?? first)),
    }),
    next: (page) => {
      const { input, items } = page;
      if (items.length === 0 || isLast(page, flags)) return undefined;
      const size = step === 1 ? 1 : Number((step && valueAtKeys(input, step)) ?? items.length);
      const next = Number(valueAtKeys(input, parameter)) + size;
      // A total of 0 next to items, or of -1, does not count.
      const all = Number(total && page.read(total));
      return all > 0 && next - first >= all ? undefined : next;
    },
  };
}

/**
 * Pages by a URL at a location in the response. Only the query of the URL is used, as the query of the same operation.
 * The URL of another origin or path is an error.
 */
export function byUrl(source: PageSource, targetOf: (text: string) => unknown = String): PageStyle {
  return {
    request: (operation, input, cursor) => {
      if (cursor === undefined) return { operation, input };
      const query = new URLSearchParams(`${cursor}`).toString();
      return { operation: { ...operation, encode: { ...operation.encode, query: () => query } }, input };
    },
    next: (page) => {
      const text = page.read(source);
      const target = typeof text === "string" ? targetOf(text) : text;
      return target && typeof target === "string" ? queryOf(target, page) : target;
    },
  };
}

/** Returns the query of the next page without keys, which each call adds itself. */
function queryOf(target: string, { connection, operation, input, fail }: ReceivedPage): string {
  const { table, encode, encodeValues } = operation;
  const { path } = (encodeValues?.(input) ?? input) as { readonly path?: Readonly<Record<string, unknown>> };
  const requested = new URL(
    serverOf(connection, operation) + (encode?.path?.(table.path, table.parameters, path) ?? table.path),
  );
  const invalid = "The next page has no valid URL.";
  const url = URL.canParse(target, requested.href) ? new URL(target, requested) : fail(invalid);
  if (url.origin !== requested.origin) fail("The next page has another origin.");
  if (url.pathname !== requested.pathname) fail("The next page has another path.");
  for (const scheme of Object.values(connection.schemes)) {
    if (scheme.kind === "apiKey" && scheme.in === "query") url.searchParams.delete(scheme.name);
  }
  return url.search.slice(1) || fail(invalid);
}

/** An operation whose results are pages of a list, for `items`, `pages` and `all`. */
export interface PagedOperation<Input, Result, Item> {
  readonly operation: ClientOperation;
  /** Keys of the items in the body. */
  readonly items: readonly string[];
  readonly style: PageStyle;
  /** The types of the operation. Undefined at run time. */
  readonly types?: { readonly input: Input; readonly result: Result; readonly item: Item };
}

/** One page of a list. */
export interface Page<Item, Result> {
  readonly items: readonly Item[];
  /** The result of the call. */
  readonly result: Result;
  /** The position behind the page, safe as JSON: `pages(input, { cursor })` continues there. Undefined on the last page. */
  readonly cursor: PageCursor | undefined;
}

/** The results of an operation that are pages. */
export type PageResult<Result> = Extract<Result, { readonly status: StatusRange<"2XX"> }>;

/** Settings of the calls for pages. */
export interface PageOptions extends CallOptions {
  /** Starts behind an earlier page. Default: the start of the list, or the position in the input. */
  readonly cursor?: PageCursor | undefined;
}

/** Settings of the calls for an array of items. */
export interface AllOptions extends PageOptions {
  /** The maximum number of items; `Infinity` for all. */
  readonly limit: number;
}

/** The methods of an operation that pages. */
export interface PageMethods<Input, Result, Item, Rest extends readonly unknown[] = [input?: Input]> {
  /** Returns the items of all pages; calls the operation for each page when its first item is read. */
  items(...rest: [...Rest, options?: PageOptions]): AsyncIterable<Item>;
  /** Returns the pages; calls the operation for each. */
  pages(...rest: [...Rest, options?: PageOptions]): AsyncIterable<Page<Item, PageResult<Result>>>;
  /** Returns the items of all pages, at most `limit`. */
  all(input: Rest[0], options: AllOptions): Promise<Item[]>;
}

/** The input of an operation without the duty to name a page in `Group`. */
export type WithoutPage<Input, Group extends keyof Input, Name extends keyof NonNullable<Input[Group]>> = Omit<
  Input,
  Group
> &
  InGroup<Group, Omit<NonNullable<Input[Group]>, Name> & Partial<Pick<NonNullable<Input[Group]>, Name>>>;

type InGroup<Group extends PropertyKey, Values> = object extends Values
  ? { readonly [Key in Group]?: Values }
  : { readonly [Key in Group]: Values };

/** Maximum number of successive pages without items. */
const maxEmptyPages = 1000;

/** Maximum length of a cursor. */
const maxCursor = 65_536;

/** Number of last cursors that the next one may not repeat. Longer cycles end later. */
const maxCursors = 100;

/** The part of a result that pages need. */
interface PageAnswer {
  /** As in `ClientResult`. */
  readonly status: number | "unreadable";
  /** The body as a value. Undefined without a body. */
  readonly data: unknown;
  readonly response: Response;
}

/**
 * Calls an operation for each page. Rejects with an error for a status that is not a success, and for a page that leads
 * to an earlier one.
 */
export async function* pages<Input, Result, Item>(
  connection: Connection<unknown>,
  { operation, items: keys, style }: PagedOperation<Input, Result, Item>,
  input?: Input,
  options: PageOptions = {},
): AsyncGenerator<Page<Item, PageResult<Result>>, void, undefined> {
  const { id: operationId, method, path } = operation.table;
  let { cursor } = options;
  const isKnown = cursorGuard(cursor);
  for (let emptyPages = 0; emptyPages >= 0;) {
    const request = style.request(operation, input ?? {}, cursor);
    const result = await callOperation<PageResult<Result>>(connection, request.operation, request.input, options);
    const { status, data, response } = result as unknown as PageAnswer;
    const call = { operationId, method, url: serverOf(connection, operation) + path };
    if (status === "unreadable" || status < 200 || status > 299)
      throw clientError("UnexpectedStatusError", call, `got no page but the status ${response.status}`, { response });
    const fail = (reason: string): never => {
      throw responseError(call, response, undefined, [httpProblem("http/page", reason)]);
    };
    const read = (source: PageSource): unknown =>
      typeof source === "string" ? response.headers.get(source) : valueAtKeys(data, source);
    // A string is the body of another media type.
    const items = (typeof data === "string" ? data : valueAtKeys(data, keys)) ?? [];
    if (!Array.isArray(items)) return fail("The items are not an array.");
    const next = cursorOf(style.next({ ...request, connection, items, read, fail }) ?? "");
    if (next === undefined) return fail("The next cursor is not a number or a short string.");
    cursor = next;
    emptyPages = items.length === 0 ? emptyPages + 1 : 0;
    if (cursor === "") emptyPages = -1;
    else if (emptyPages > maxEmptyPages) fail("Too many pages have no items.");
    else if (isKnown(cursor)) fail("The next page is an earlier page.");
    yield { items: items as Item[], result, cursor: cursor === "" ? undefined : cursor };
  }
}

/** Returns a cursor of the server. Undefined if it is not usable. */
function cursorOf(next: unknown): PageCursor | undefined {
  const cursor = typeof next === "bigint" ? next.toString() : next;
  if (typeof cursor === "number") return Number.isFinite(cursor) ? cursor : undefined;
  return typeof cursor === "string" && cursor.length <= maxCursor ? cursor : undefined;
}

/** Returns a function that is true for a cursor that it was called with before, sooner or later. */
function cursorGuard(first: PageCursor | undefined): (cursor: PageCursor) => boolean {
  const last = [first];
  let landmark = first;
  let count = 0;
  return (cursor) => {
    if (last.includes(cursor) || cursor === landmark) return true;
    // The landmark moves at powers of two, so that it meets each cycle of any length.
    if ((count & ++count) === 0) landmark = cursor;
    if (last.push(cursor) > maxCursors) last.shift();
    return false;
  };
}

/** Calls an operation for each page, and yields their items. See `pages`. */
export async function* items<Input, Result, Item>(
  connection: Connection<unknown>,
  paged: PagedOperation<Input, Result, Item>,
  input?: Input,
  options?: PageOptions,
): AsyncGenerator<Item, void, undefined> {
  for await (const page of pages(connection, paged, input, options)) yield* page.items;
}

/** Returns the items of an operation's pages as an array, at most `limit`. See `pages`. */
export async function all<Input, Result, Item>(
  connection: Connection<unknown>,
  paged: PagedOperation<Input, Result, Item>,
  input: Input | undefined,
  options: AllOptions,
): Promise<Item[]> {
  const { limit } = options;
  if (!(limit >= 0 && limit === Math.floor(limit))) throw new TypeError(`"limit" must be an integer of 0 or more.`);
  const found: Item[] = [];
  if (limit === 0) return found;
  for await (const page of pages(connection, paged, input, options)) {
    for (const item of page.items) if (found.push(item) === limit) return found;
  }
  return found;
}

/** Returns the method of an operation, with its methods for pages. */
export function withPages<Input, Result, Item, Auth, Rest extends readonly unknown[], Returned>(
  connection: Connection<Auth>,
  paged: PagedOperation<Input, Result, Item>,
  call: (connection: Connection<Auth>, ...rest: Rest) => Returned,
): ((...rest: Rest) => Returned) & PageMethods<Input, Result, Item> {
  return Object.assign((...rest: Rest) => call(connection, ...rest), {
    items: (input?: Input, options?: PageOptions) => items(connection, paged, input, options),
    pages: (input?: Input, options?: PageOptions) => pages(connection, paged, input, options),
    all: (input: Input | undefined, options: AllOptions) => all(connection, paged, input, options),
  });
}

/** Yields the body of a response piece by piece, on demand. Leaving it early releases the connection. */
export async function* piecesOf(call: Call, { body }: Response): AsyncGenerator<Uint8Array, void, undefined> {
  if (body === null) return;
  const reader: ReturnType<ReadableStreamLike["getReader"]> = body.getReader();
  call.onAbort = () => cancel(reader);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      // An abort may look like the end.
      call.signal.throwIfAborted();
      if (done || value === undefined) return;
      yield value;
    }
  } catch (cause) {
    throw call.signal.aborted
      ? call.signal.reason
      : clientError("NetworkError", call, "got an incomplete response", { cause });
  } finally {
    cancel(reader);
    call.release();
  }
}

/**
 * Sends a request with the platform's `fetch`, the `fetch` of the settings, or through middlewares. Rejects with a
 * NetworkError if no response arrives. It does not retry or follow redirects.
 */
export async function send(
  { settings: { fetch: custom }, secrets, schemes, route }: Connection<unknown>,
  { table }: ClientOperation,
  call: Call,
  input: object,
  { url, headers, body }: RequestParts,
  { fetchOptions }: Pick<CallOptions, "fetchOptions">,
): Promise<Response> {
  const signal = call.isAbortable ? call.signal : undefined;
  signal?.throwIfAborted();
  for (const name in headers) {
    if (!field.test(`${name}\n${headers[name]}`))
      throw requestError(call, httpProblem("http/header", "No header can contain it.", `/headers/${name}`));
  }
  const platformOptions = joinFetchOptions(secrets().fetchOptions, fetchOptions);
  const init = {
    ...platformOptions,
    method: table.method,
    headers,
    redirect: "manual",
    ...(body !== undefined && {
      body: typeof body === "function" ? (body as LateBody)(call) : body,
      duplex: "half",
    }),
    ...(signal && { signal }),
  } as RequestInit;
  const keep = (request: Request): void => void call.kept.push(request);
  const transmit = async (request?: Request): Promise<Response> => {
    try {
      if (!request && !custom) return await fetch(url, init);
      const requestToSend = request ?? new Request(url, init);
      keep(requestToSend);
      return await fetchWith(custom ?? fetch, requestToSend, platformOptions);
    } catch (cause) {
      throw clientError("NetworkError", call, `failed with a network error${systemCode(cause)}`, {
        cause: withoutKeys(cause, url, schemes),
      });
    }
  };
  const through = route?.();
  const response = await (through ? through({ table, input, url, init, transmit, keep }) : transmit());
  // A `fetch` that ignores the signal may respond after the call has ended.
  if (signal?.aborted === true) cancel(response.body);
  return hideKeys(response, schemes);
}

/** " (ECONNREFUSED)": the system's code of a failed connection, if the error or its cause has one. */
function systemCode(error: unknown): string {
  for (const at of [error, (error as Error | undefined)?.cause] as readonly (
    { readonly code?: unknown } | undefined
  )[]) {
    const code = at?.code;
    if (typeof code === "string" && /^[A-Z_]{3,40}$/.test(code)) return ` (${code})`;
  }
  return "";
}

/** A name, a line feed and a value. RFC 9110, sections 5.1 and 5.5. */
const field = /^[!#$%&'*+.^_`|~\w-]+\n([!-~\x80-\xff]([\t -~\x80-\xff]*[!-~\x80-\xff])?)?$/;

/**
 * A binary response body that has not been read. Call one of its methods once. `bytes` and `blob` reject with a
 * ResponseValidationError if the body is longer than `maxResponseBytes`; a stream has no limit. The timeout covers only
 * the head of the response; the call's `signal` stays active until the body ends. To discard an unused body, cancel its
 * stream or abort the signal: until then its connection stays open.
 */
export interface ClientBinaryBody extends BinaryBody {
  /** The whole response body, with its media type. */
  blob(): Promise<Blob>;
}

/** Returns a reader that passes on a response body before it is read. */
export function clientBinaryReader(mediaType: string): ClientBodyReader {
  return {
    mediaType,
    wants: "stream",
    open: (call, response, { contentType }, limit) => {
      call.isOpen = true;
      const bytes = async (): Promise<Uint8Array> => {
        try {
          const bytes = await readBody(call, response, limit);
          // An abort may look like the end.
          call.signal.throwIfAborted();
          return bytes;
        } catch (error) {
          throw call.signal.aborted ? call.signal.reason : error;
        } finally {
          call.release();
        }
      };
      return {
        contentType,
        bytes,
        blob: async () => {
          const parts: never[] = [(await bytes()) as never];
          return new Blob(parts, { type: contentType });
        },
        stream: () => piecesOf(call, response),
      };
    },
  };
}

/** Sends bytes, a Blob or a stream as they are. */
export function clientBinaryWriter(mediaType: string): PayloadWriter<BinaryInput> {
  const writer = binaryWriter(mediaType);
  return {
    ...writer,
    write: (value, chosen) => {
      const { contentType } = writer.write(value, chosen);
      const isWhole = value instanceof Uint8Array || value instanceof Blob;
      return {
        body: isWhole ? value : ((({ signal }) => streamOf(value, signal)) satisfies LateBody as never),
        contentType,
      };
    },
  };
}

/** Pages by the header Link, as `byUrl` does. RFC 8288. */
export function byLink(): PageStyle {
  return byUrl("link", nextLink);
}

/** A link and its parameters, behind the comma of the one before. */
const link = /[\s,]*<([^>]*)>((?:[^,"]|"(?:[^"\\]|\\[^])*"?)*)/y;

/** A quotedString string among the parameters of a link. */
const quotedString = /"(?:[^"\\]|\\[^])*"?/g;

/**
 * Returns the target of the first link with the relation "next" in a header Link. Undefined if it has none. Linear in
 * the length of the header. RFC 8288, section 3.
 */
export function nextLink(header: string): string | undefined {
  link.lastIndex = 0;
  for (let found; (found = link.exec(header));) {
    const [, target, rest = ""] = found;
    const parameters = rest.replace(quotedString, (text) => text.replace(/[";=]/g, " "));
    // A link with an anchor is one of another resource. The first parameter "rel" counts.
    const [, relations = ""] = /;\s*rel\s*=([^;]*)/i.exec(parameters) ?? [];
    if (/(?:^|\s)next(?:\s|$)/i.test(relations) && !/;\s*anchor\s*=/i.test(parameters)) return target;
  }
  return undefined;
}

/** In milliseconds; timers fire at once for more. */
export const maxTimeout: number = 2_147_483_647;

/** Runs one call, from validation of the input to the result. See `callOperation`. */
export async function exchange(
  connection: Connection<unknown>,
  operation: ClientOperation,
  input: object = {},
  options: AddressedCallOptions = {},
): Promise<unknown> {
  const { settings, secrets, ownAddress } = connection;
  const { table, servers } = operation;
  const baseUrl = servers && ownAddress ? ownAddress(servers) : connection.baseUrl;
  const { signal, timeout = settings.timeout ?? 0 } = options;
  const checksRequest = switchOf("request", options) ?? switchOf("request", settings) ?? true;
  signal?.throwIfAborted();
  // Made when it is needed: a call that nothing can abort does without.
  let controller: AbortController | undefined;
  let stop: (reason: unknown) => void;
  let release: (() => void) | undefined;
  const call: Call = {
    operationId: table.id,
    method: table.method,
    url: baseUrl + table.path,
    get signal() {
      return (controller ??= new AbortController()).signal;
    },
    isAbortable: signal !== undefined || timeout > 0,
    kept: [],
    release: () => release?.(),
    fail: (reason) => stop(reason),
  };
  const parts = prepareRequest({ baseUrl, secrets }, operation, call, input, options, checksRequest);
  const perform = async (): Promise<unknown> => {
    if (table.security.length > 0) await addCredentials(connection, table, call, parts, checksRequest);
    const response = await send(connection, operation, call, input, parts, options);
    return readAnswer(connection, operation, call, response, wrongAnswersOf(connection, options));
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      stop = (reason) => {
        // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- it is passed on as it came
        reject(reason);
        (controller ??= new AbortController()).abort(reason);
        call.onAbort?.();
      };
      release = signal && onAbort(signal, () => stop(signal.reason));
      if (timeout > 0)
        timer = setTimeout(
          () => stop(clientError("TimeoutError", call, `got no response within ${timeout} ms`)),
          Math.min(timeout, maxTimeout),
        );
      perform().then(resolve, reject);
    });
  } finally {
    clearTimeout(timer);
    if (call.isOpen !== true) call.release();
  }
}

function switchOf<Side extends keyof ValidateSwitches>(
  side: Side,
  { validate }: Pick<CallOptions, "validate">,
): boolean | ValidateSwitches[Side] {
  return typeof validate === "object" ? validate[side] : validate;
}

function wrongAnswersOf({ settings, wrongAnswers }: Connection<unknown>, options: CallOptions): WrongAnswers {
  const reaction = switchOf("response", options) ?? switchOf("response", settings) ?? wrongAnswers ?? "throw";
  return typeof reaction === "string" ? reaction : reaction ? "throw" : "off";
}

/**
 * The items of a response, read on demand: `for await (const item of result.data)`, once. Leaving the loop, `cancel` or
 * the call's `signal` releases the connection, which stays open until then. Each item is validated. The first item that
 * is invalid or longer than `maxResponseBytes` rejects with a ResponseValidationError, a broken connection with a
 * NetworkError. The timeout covers only the head of the response.
 */
export interface ClientItems<T> extends AsyncIterable<T> {
  /** Starts the only iteration over the items. */
  [Symbol.asyncIterator](): AsyncIterableIterator<T>;
  /** Ends the response, also while an item is pending. */
  cancel(): void;
}

const ended: IteratorReturnResult<undefined> = { done: true, value: undefined };

/** Returns a reader that yields the items of a response on demand. */
export function clientItemsReader<T>(mediaType: string, read: ItemReader<T>): ClientBodyReader {
  return {
    mediaType,
    wants: "stream",
    open: (call, response, options, limit) => {
      call.isOpen = true;
      return clientItems(call, response, () => itemsOf(call, response, read, options, limit));
    },
  };
}

function clientItems<T>(call: Call, { body }: Response, open: () => AsyncGenerator<T>): ClientItems<T> {
  const state = { isTaken: false, isLeft: false };
  const leave = (): void => {
    state.isLeft = true;
    // If a body is being read, its reader handles the abort.
    call.onAbort?.();
    cancel(body?.locked === true ? undefined : body);
    call.release();
  };
  return {
    [Symbol.asyncIterator]() {
      if (state.isTaken) throw new TypeError("The items were already read.");
      state.isTaken = true;
      const items = open();
      const iterator: AsyncIterableIterator<T> = {
        [Symbol.asyncIterator]: () => iterator,
        next: () =>
          state.isLeft
            ? Promise.resolve(ended)
            : items.next().then(
                // The rest of a cancelled response is not an item.
                (step) => (state.isLeft ? ended : step),
                (error: unknown) => {
                  if (state.isLeft && !call.signal.aborted) return ended;
                  throw error;
                },
              ),
        return: async () => {
          leave();
          await items.return(undefined).catch(() => undefined);
          return ended;
        },
      };
      return iterator;
    },
    cancel: leave,
  };
}

async function* itemsOf<T>(
  call: Call,
  response: Response,
  read: ItemReader<T>,
  options: ReadOptions,
  limit: number,
): AsyncGenerator<T, void, undefined> {
  let position = 0;
  const { report } = options;
  const reportAt =
    report &&
    ((found: readonly Problem[]) =>
      report(found.map((problem) => ({ ...problem, path: `/${position}${problem.path}` }))));
  try {
    for await (const item of readItems(piecesOf(call, response), read({ ...options, report: reportAt }, limit))) {
      yield item;
      position += 1;
    }
  } catch (error) {
    throw isBrokenItem(error) ? responseError(call, response, undefined, error.problems) : error;
  }
}

/** Sends items as they come. One that breaks the contract ends the call with a RequestValidationError. */
export function clientItemsWriter<T>(mediaType: string, write: ItemWriter<T>): PayloadWriter<ItemSource<T>> {
  const writer = itemsWriter(mediaType, write);
  return {
    ...writer,
    write: (items, chosen, options) => {
      const { body, contentType } = writer.write(items, chosen, options);
      const late: LateBody = (call) => streamOf(telling(body as AsyncIterable<Uint8Array>, call), call.signal);
      return { body: late as never, contentType };
    },
  };
}

/** Bytes that end their call when an item fails: what `fetch` says of that is only that sending failed. */
function telling(bytes: AsyncIterable<Uint8Array>, call: Call): ByteStream {
  return {
    [Symbol.asyncIterator]() {
      const iterator = bytes[Symbol.asyncIterator]();
      return {
        next: async () => {
          try {
            return await iterator.next();
          } catch (error) {
            const reason = isBrokenItem(error)
              ? clientError("RequestValidationError", call, "was broken off", undefined, error.problems)
              : error;
            call.fail(reason);
            throw reason;
          }
        },
        return: async () => (await iterator.return?.()) ?? { done: true, value: undefined },
      };
    },
  };
}

/** Properties of every client in addition to its operations. */
export interface ClientBase<Self, Auth> {
  /** For the operations that are exported as functions. */
  readonly connection: Connection<Auth>;
  /** Returns the same client for another address. Middlewares of `raw` stay with their client. */
  withBaseUrl(baseUrl: string | ServerAddress): Self;
}

/**
 * Checks settings for calls. `wrongAnswers` is the default of callers. Throws a TypeError if the base URL is invalid or
 * missing.
 */
export function connect<Auth>(
  // Callers without types may leave them out.
  settingsOrConnection: ClientSettings<Auth> | SenderSettings<Auth> | undefined,
  schemes: SecuritySchemeTables,
  wrongAnswers?: WrongAnswers,
  route?: () => Route | undefined,
): Connection<Auth> {
  const settings = (settingsOrConnection ?? { baseUrl: undefined }) as ClientSettings<Auth> | SenderSettings<Auth>;
  const to = ("baseUrl" in settings ? settings.baseUrl : "") as string | Partial<ServerAddress> | null | undefined;
  const { url, ownAddress } = (typeof to === "object" ? (to ?? {}) : { url: to }) as Partial<ServerAddress>;
  const { auth, headers, fetchOptions, ...others } = settings;
  const connection: Connection<Auth> = {
    baseUrl: "baseUrl" in settings ? withoutTrailing(readAddress("baseUrl", url ?? to, /[?#]/).href, "/") : "",
    ...(ownAddress && { ownAddress }),
    settings: others,
    secrets: () => ({ auth, headers, fetchOptions }),
    schemes,
    wrongAnswers,
    call: (operation, input, options) => exchange(connection, operation, input, options),
    route,
  };
  return connection;
}

/** Operation functions, by the names of their methods. */
export type OperationFunctions<Auth> = Readonly<
  Record<string, (connection: Connection<Auth>, ...rest: never[]) => Promise<unknown>>
>;

/** A client whose methods are these operations. */
export type BoundClient<Operations, Auth> = ClientBase<BoundClient<Operations, Auth>, Auth> & {
  readonly [Name in keyof Operations]: Operations[Name] extends (connection: never, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/** Makes a client of operation functions. It refers to no others, so that a bundle contains only these. */
export function bindOperations<Operations extends OperationFunctions<Auth>, Auth>(
  settings: ClientSettings<Auth>,
  operations: Operations,
  schemes: SecuritySchemeTables,
  wrongAnswers?: WrongAnswers,
): BoundClient<Operations, Auth> {
  const connection = connect(settings, schemes, wrongAnswers);
  const methods = Object.entries(operations).map(([name, call]) => [name, call.bind(undefined, connection)]);
  return {
    ...Object.fromEntries(methods),
    connection,
    withBaseUrl: (baseUrl: ClientSettings<Auth>["baseUrl"]) =>
      bindOperations({ ...settings, baseUrl }, operations, schemes, wrongAnswers),
  } as BoundClient<Operations, Auth>;
}

/** The options of openapi-fetch's `createClient`. */
export interface RawOptions {
  /** The address that paths are put behind. */
  readonly baseUrl: string;
  readonly headers: HeaderFields;
  readonly redirect: "manual";
  /** Makes the path of a template and the values of its variables. */
  readonly pathSerializer: (template: string, values: Record<string, unknown>) => string;
  /** Sends a request. */
  readonly fetch: (request: Request) => Promise<Response>;
}

/** The part of openapi-fetch's client that is used. */
interface RawClient {
  request(
    method: string,
    path: string,
    init: object,
  ): Promise<{ readonly response: Response; readonly error?: unknown }>;
  use(...middlewares: readonly object[]): void;
  eject(...middlewares: readonly object[]): void;
}

/** A call of an operation that goes through openapi-fetch. */
interface TypedCall {
  /** Holds the request as long as the call lasts. */
  readonly keep: (request: Request) => void;
  /** Undefined before the response arrives. */
  response?: Response;
}

/** The input that openapi-fetch gives a middleware. */
interface MiddlewareInput {
  readonly request: Request;
  /** The path template of the contract. */
  readonly schemaPath: string;
  /** The parameters, as the caller gave them. */
  readonly params: object;
}

/** The input that openapi-fetch passes to middleware if no response arrives. */
interface FailedInput extends MiddlewareInput {
  /** The value that was thrown. */
  readonly error: unknown;
}

/**
 * Returns a connection together with openapi-fetch's own client for the same settings. Calls of `raw` get the address,
 * the headers, the credentials of the operation and the timeout, and behave like calls of operations:
 *
 * - A redirect is a response and is not followed, even if a call requests it. Browsers hide it: `response.type` is
 *   "opaqueredirect" there, `response.status` 0, and the target is unknown.
 * - A variable of a path is not "", "." or "..": a call with one rejects with a `ParameterError`.
 * - A call with a `baseUrl` of another origin gets neither the headers of the settings nor credentials.
 * - A key in the query is not shown in any `response.url` or error.
 *
 * Middleware is code of the caller and may send a request to any server. In all other cases `raw` behaves like
 * openapi-fetch, errors included. If `raw` has middlewares, the operations of the connection use them as well.
 *
 * `createClient` is openapi-fetch's own: `createRawClient(createClient<paths>, ...)`.
 */
export function createRawClient<Auth, Raw extends object>(
  createClient: (options: RawOptions) => Raw,
  settings: ClientSettings<Auth>,
  schemes: SecuritySchemeTables,
  tables: readonly OperationTable[],
  wrongAnswers?: WrongAnswers,
): { readonly connection: Connection<Auth>; readonly raw: Raw } {
  const withBaseUrl = Object.assign({ baseUrl: undefined }, settings);
  const connection = connect<Auth>(withBaseUrl, schemes, wrongAnswers, () =>
    middlewares.size > 0 ? route : undefined,
  );
  const { headers = {}, timeout = 0 } = settings;
  const options = joinFetchOptions(settings.fetchOptions);
  const send = (request: Request): Promise<Response> => fetchWith(settings.fetch ?? fetch, request, options);
  const raw = createClient({
    ...options,
    baseUrl: connection.baseUrl,
    headers,
    redirect: "manual",
    pathSerializer: rawPath,
    fetch: (request) => fetchInTime(unfollowed(request), send, timeout),
  });
  const client = raw as unknown as RawClient;
  const typed = new WeakMap<object, TypedCall>();
  client.use({
    onRequest: ({ request, schemaPath, params }: MiddlewareInput) => {
      typed.get(params)?.keep(request);
      if (typed.has(params)) return undefined;
      if (originOf(request.url) !== originOf(connection.baseUrl)) return unfollowed(withoutHeaders(request, headers));
      const table = tables.find(({ method, path }) => method === request.method && path === schemaPath);
      return table === undefined ? unfollowed(request) : authorized(request, table, connection);
    },
    // The first middleware is the last one to see a response. openapi-fetch gets nothing to read.
    onResponse: ({ params, response }: MiddlewareInput & { readonly response: Response }) => {
      hideKeys(response, schemes);
      const call = typed.get(params);
      if (call === undefined) return undefined;
      call.response = response;
      return new Response(null, { status: 204 });
    },
    onError: ({ request, params, error }: FailedInput) => {
      const isReason = request.signal.aborted && error === request.signal.reason;
      if (typed.has(params) || isReason) return undefined;
      const safe = withoutKeys(error, request.url, schemes);
      // openapi-fetch takes nothing but errors here; what withholds nothing passes as it came.
      if (safe === error || safe instanceof Error) return safe === error ? undefined : safe;
      return new TypeError(typeof safe === "string" ? safe : "The request failed.");
    },
  });
  const route = routeThrough(client, typed);
  const middlewares = watchMiddlewares(client);
  return { connection, raw };
}

/** Keeps count of the middlewares that are registered from now on. */
function watchMiddlewares(client: RawClient): { readonly size: number } {
  const { use, eject } = client;
  const registered = new Set<object>();
  client.use = (...middlewares) => {
    use(...middlewares);
    for (const middleware of middlewares) registered.add(middleware);
  };
  client.eject = (...middlewares) => {
    eject(...middlewares);
    for (const middleware of middlewares) registered.delete(middleware);
  };
  return registered;
}

/** Sends requests through openapi-fetch with strings that are already encoded. */
function routeThrough(client: RawClient, typed: WeakMap<object, TypedCall>): Route {
  return async ({ table, input: { path = {}, query, cookies }, url, init, transmit, keep }: RoutedRequest) => {
    const { body, ...rest } = init;
    const [address, ...search] = url.split("?");
    // openapi-fetch sends the values of `header` unchanged: they are the encoded strings.
    const sent = init.headers as Readonly<Record<string, string>>;
    const fields = table.parameters.flatMap(({ name, in: location }) => {
      const text = location === "header" ? sent[name.toLowerCase()] : undefined;
      return text === undefined ? [] : [[name, text]];
    });
    const params = { path, query, header: Object.fromEntries(fields) as object, cookie: cookies };
    const call: TypedCall = { keep };
    typed.set(params, call);
    const { response, error } = await client.request(table.method, table.path, {
      ...rest,
      ...(body === undefined ? {} : { body, bodySerializer: () => body }),
      params,
      pathSerializer: () => address,
      querySerializer: () => search.join("?"),
      parseAs: "stream",
      fetch: transmit,
    });
    // Middleware returned a response instead of the server: openapi-fetch has read the body if it was an error.
    if (call.response !== undefined) return call.response;
    return response.bodyUsed
      ? new Response(typeof error === "string" ? error : JSON.stringify(error), response)
      : response;
  };
}

/** Adds credentials to a request of `raw`, except the ones that the caller set. */
async function authorized(request: Request, table: OperationTable, connection: Connection<unknown>): Promise<Request> {
  const { id: operationId, method, path } = table;
  const call = { operationId, method, url: connection.baseUrl + path, signal: request.signal };
  const parts: RequestParts = { url: request.url, headers: {} };
  await addCredentials(connection, table, call, parts, false);
  for (const [name, value] of Object.entries(parts.headers)) {
    const sentHeader = request.headers.get(name);
    if (sentHeader === null) request.headers.set(name, value);
    else if (name === "cookie") request.headers.set(name, `${sentHeader}; ${value}`);
  }
  return unfollowed(parts.url === request.url ? request : new Request(parts.url, request));
}

/** A request whose redirects are not followed: `fetch` takes headers along to any host. */
function unfollowed(request: Request): Request {
  return request.redirect === "follow" ? new Request(request, { redirect: "manual" }) : request;
}

function originOf(address: string): string {
  return new URL(address).origin;
}

/**
 * Returns a request without the headers that settings added. Platforms trim strings and join lists, and openapi-fetch
 * appends the values of the call to those of the settings, so the resulting values are compared.
 */
function withoutHeaders(request: Request, headers: HeaderFields): Request {
  const sent = new Headers();
  for (const [name, value] of headers instanceof Headers ? headers : Object.entries(headers)) {
    if (Array.isArray(value)) for (const item of value as readonly string[]) sent.append(name, item);
    else if (typeof value !== "undefined" && value !== null) sent.set(name, value);
  }
  for (const [name, value] of sent) {
    const found = request.headers.get(name);
    if (found === value) request.headers.delete(name);
    else if (found?.startsWith(`${value}, `) === true) request.headers.set(name, found.slice(value.length + 2));
  }
  return request;
}

/** Sends a request of `raw`. The head of the response must arrive in time; failures are those of `fetch`. */
async function fetchInTime(request: Request, send: RawOptions["fetch"], timeout: number): Promise<Response> {
  if (timeout <= 0) return send(request);
  const { signal } = request;
  const controller = new AbortController();
  const abort = (): void => controller.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort);
  const timed = new Request(request, { signal: controller.signal });
  const late = (): void =>
    controller.abort(new DOMException(`No response to ${timed.method} within ${timeout} ms.`, "TimeoutError"));
  const timer = setTimeout(late, Math.min(timeout, maxTimeout));
  try {
    return await send(timed);
  } finally {
    clearTimeout(timer);
  }
}
