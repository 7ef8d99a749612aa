import {
  type Problem,
  type Result,
  ownProperty,
  quoted,
  safeText,
  shownProblems,
  utf8Text,
  withoutTrailing,
} from "./base.js";
import {
  type BasicCredential,
  type BinaryBody,
  type BinaryInput,
  type ByteStream,
  type BytesReader,
  type Check,
  type CheckOptions,
  type EventFields,
  type HttpMethod,
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

/** The value of a header Authorization for a name and a password. Undefined if none can contain them. RFC 7617, section 2. */
export function basicCredential(username: string, password: string): string | undefined {
  if (/[:\p{Cc}]/u.test(username) || /\p{Cc}/u.test(password)) return undefined;
  return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${username}:${password}`)))}`;
}

/**
 * A credential, or a function that fetches one. The function is called for each attempt, unless it returns a `Token`,
 * which is kept until it expires. If the credential is undefined or null, the next alternative is tried.
 */
export type Credential<T = string> = T | CredentialProvider<T>;

/** Fetches a credential. */
export type CredentialProvider<T = string> = (
  context: CredentialContext<T>,
) => CredentialAnswer<T> | Promise<CredentialAnswer<T>>;

type CredentialAnswer<T> = T | Token<T> | null | undefined;

/** A credential that can be used again. */
export interface Token<T = string> {
  /** The credential, as the scheme takes it. */
  readonly token: T;
  /** A date, or milliseconds since 1970 like `Date.now()`. Undefined if the end is unknown. */
  readonly expiresAt?: Date | number | undefined;
}

/** The call for which a credential is fetched. */
export interface CredentialContext<T = unknown> {
  readonly operationId: string;
  /** Scopes that the operation requires of this scheme. */
  readonly scopes: readonly string[];
  /** Aborted when all calls that wait for the credential are. */
  readonly signal: AbortSignal;
  /** The credential that the server rejected with status 401. Undefined for the first attempt. */
  readonly rejected?: T | undefined;
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

/** Sends a request by `fetch`, with the options that a `Request` does not keep: `next`, `dispatcher`, `cf`. */
export function fetchWith(
  fetch: (request: Request, init?: RequestInit) => Promise<Response>,
  request: Request,
  options: FetchOptions,
): Promise<Response> {
  const isExtra = ([name, value]: [string, unknown]): boolean => value !== undefined && !(name in Request.prototype);
  const extras = Object.entries(options).filter(isExtra);
  return extras.length === 0 ? fetch(request) : fetch(request, Object.fromEntries(extras));
}

/** A request whose redirects are not followed: `fetch` takes headers along to any host. */
export function unfollowed(request: Request): Request {
  return request.redirect === "follow" ? new Request(request, { redirect: "manual" }) : request;
}

/** The security schemes of an API, with the code for its API keys in the query, if it has any. */
export type ClientSchemes = SecuritySchemeTables & { readonly [queryKeysOf]?: QueryKeys };

/** Adds API keys to the query, and hides them. A bundle contains this code only if the API has such keys. */
export interface QueryKeys {
  /** Names of query parameters that are API keys. */
  readonly names: readonly string[];
  /** Returns a pair of the query. Undefined if no address can contain the key. */
  pair(name: string, key: string): string | undefined;
  /** Hides the keys from the `url` of a response and its clones. */
  hide(response: Response): Response;
  /** Returns the error of a request to an address, without keys. */
  removeFrom(error: unknown, url: string): unknown;
}

/** Key of the code for API keys among the schemes. */
export const queryKeysOf: unique symbol = /* @__PURE__ */ Symbol("queryKeys");

/** Returns security schemes with the code for their API keys in the query. */
export function withQueryKeys(schemes: SecuritySchemeTables): ClientSchemes {
  const names = Object.values(schemes).flatMap((scheme) =>
    scheme.kind === "apiKey" && scheme.in === "query" ? [scheme.name] : [],
  );
  const queryKeys: QueryKeys = {
    names,
    pair: (name, key) => (/\p{Cs}/u.test(key) ? undefined : `${encodeURIComponent(name)}=${encodeURIComponent(key)}`),
    hide: (response) => hideKeys(response, names),
    removeFrom: (error, url) => withoutKeys(error, url, names),
  };
  return { ...schemes, [queryKeysOf]: queryKeys };
}

function hideKeys(response: Response, names: readonly string[]): Response {
  const { url } = response;
  const shown = url && withoutPairs(url, names).url;
  if (shown === url) return response;
  const clone = response.clone.bind(response);
  Reflect.defineProperty(response, "url", { value: shown, configurable: true });
  Reflect.defineProperty(response, "clone", { value: () => hideKeys(clone(), names), configurable: true });
  return response;
}

/**
 * The error that a request failed with, without the keys of its query: platforms and libraries write whole addresses into their
 * errors. With such keys it is a copy that holds the name, the message, the stack, the code and the cause.
 */
function withoutKeys(error: unknown, url: string, names: readonly string[]): unknown {
  const { values } = withoutPairs(url, names);
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

/** An address without the pairs of its query that have one of the names, and the values of those. */
function withoutPairs(
  address: string,
  names: readonly string[],
): { readonly url: string; readonly values: readonly string[] } {
  const start = address.indexOf("?");
  if (start === -1) return { url: address, values: [] };
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

/** The effort that a call took. */
export interface CallEffort {
  /** Requests that were sent. 0 if the request was invalid. */
  attempts: number;
  /** Milliseconds of waiting before repeated attempts. */
  retryDelay: number;
  /** Milliseconds that the server asked to wait, if the call ended instead of waiting. */
  retryAfter?: number;
}

/** Headers of a response for which the API declares none. */
export type NoHeaders = Readonly<Record<string, never>>;

/** Properties of a result. */
interface ResultMembers<Status, Data, Headers, ContentType> extends Readonly<CallEffort> {
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

/** Any result. */
export type AnyResult = ClientResult<number | "unreadable", unknown, unknown, string | undefined>;

/** The longest wait that a server can require: a year. */
const maxWait = 31_536_000_000;

/**
 * Milliseconds that a server asks to wait: the longest of `retry-after-ms`, `Retry-After` (seconds or a date; RFC 9110,
 * section 10.2.3) and, for status 429, `RateLimit-Reset` (seconds, or seconds since 1970). Undefined if none is valid.
 */
export function retryAfterOf({ status, headers }: Pick<Response, "status" | "headers">): number | undefined {
  const after = headers.get("retry-after");
  const waits = [
    numberOf(headers.get("retry-after-ms")),
    numberOf(after) * 1000,
    after !== null && / GMT$/.test(after) ? Date.parse(after) - Date.now() : NaN,
    status === 429 ? untilReset(numberOf(headers.get("ratelimit-reset")) * 1000) : NaN,
  ].filter((wait) => !Number.isNaN(wait));
  return waits.length === 0 ? undefined : Math.min(Math.max(0, ...waits), maxWait);
}

function numberOf(text: string | null): number {
  return text !== null && /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
}

function untilReset(milliseconds: number): number {
  return milliseconds > maxWait ? milliseconds - Date.now() : milliseconds;
}

/** The input of an operation, in which a value of `Group` that the client has is not required. */
export type WithOptional<Input, Group extends keyof Input, Name extends keyof NonNullable<Input[Group]>> = Omit<
  Input,
  Group
> &
  InGroup<Group, Omit<NonNullable<Input[Group]>, Name> & Partial<Pick<NonNullable<Input[Group]>, Name>>>;

type InGroup<Group extends PropertyKey, Values> = object extends Values
  ? { readonly [Key in Group]?: Values }
  : { readonly [Key in Group]: Values };

/** The results of a union whose status is declared and 2XX; if there are none, the others with a status 2XX. */
export type SuccessOf<Result> = [DeclaredSuccess<Result>] extends [never]
  ? OtherSuccess<Result>
  : DeclaredSuccess<Result>;

type DeclaredSuccess<Result> = Result extends { readonly status: infer Status }
  ? [Status] extends [StatusRange<"2XX">]
    ? Result
    : never
  : never;

type OtherSuccess<Result> = Result extends { readonly status: infer Status; readonly data: unknown }
  ? Extract<Status, StatusRange<"2XX">> extends never
    ? never
    : Result & { readonly status: StatusRange<"2XX"> }
  : never;

/** The body of a successful response, as a value. */
export type SuccessData<Result> = SuccessOf<Result> extends { readonly data: infer Data } ? Data : never;

/** The result of a call: a union of the declared responses. */
export interface ApiPromise<Result> extends Promise<Result> {
  /** Returns the data of a successful response; rejects with an ApiError for any other. */
  orThrow(): DataPromise<Result>;
}

/** The data of a successful response. */
export interface DataPromise<Result> extends Promise<SuccessData<Result>> {
  /** Returns the whole result: status, headers, response and data. */
  withResponse(): Promise<SuccessOf<Result>>;
}

/** A client whose methods return data and reject with an ApiError: one with `throwOnError`. */
export type ThrowingClient<Client> = {
  readonly [Name in keyof Client]: Name extends "connection" | "raw" | "use"
    ? Client[Name]
    : Name extends "withBaseUrl"
      ? Client[Name] extends (...input: infer Input) => unknown
        ? (...input: Input) => ThrowingClient<Client>
        : never
      : ThrowingMember<Client[Name]>;
};

type ThrowingMember<Member> = Member extends (...input: infer Input) => ApiPromise<infer Result>
  ? ((...input: Input) => DataPromise<Result>) & { readonly [Name in keyof Member]: Member[Name] }
  : { readonly [Name in keyof Member]: ThrowingMember<Member[Name]> };

/** A client by its setting `throwOnError`. */
export type ClientThat<Throws extends boolean, Client> = [Throws] extends [true] ? ThrowingClient<Client> : Client;

/** Adds `orThrow` to the promise of a call. `fail` creates the error of a response that is not a success. */
export function apiPromise(
  result: Promise<AnyResult>,
  responses: Readonly<Record<string, unknown>>,
  fail: (result: AnyResult) => Error,
): ApiPromise<AnyResult> {
  const orThrow = (): DataPromise<AnyResult> => {
    const success = result.then((found) => {
      if (isSuccess(responses, found.status)) return found;
      throw fail(found);
    });
    const data = success.then((found) => found.data);
    return Object.assign(data, {
      withResponse: () => {
        // A caller that takes the result leaves the data alone.
        data.catch(() => undefined);
        return success;
      },
    }) as DataPromise<AnyResult>;
  };
  return Object.assign(result, { orThrow });
}

/** True for a declared status 2XX, and for any 2XX if the API declares none. */
function isSuccess(responses: Readonly<Record<string, unknown>>, status: number | "unreadable"): boolean {
  if (status === "unreadable" || status < 200 || status > 299) return false;
  return status in responses || "2XX" in responses || !Object.keys(responses).some((key) => key.startsWith("2"));
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
export interface ClientError extends Error, CallContext, Partial<Readonly<CallEffort>> {
  /** Identifies the error across copies of the runtime. */
  readonly brand: `specwright/${ClientErrorName}`;
}

type ClientErrorName =
  | "RequestValidationError"
  | "ResponseValidationError"
  | "ApiError"
  | "UnexpectedStatusError"
  | "NetworkError"
  | "TimeoutError";

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

/** The API does not declare the status of the response. Also an ApiError. */
export interface UnexpectedStatusError extends AnswerError, ApiErrorDetails {
  readonly brand: "specwright/UnexpectedStatusError";
}

/** Properties of a response that is not a success, in addition to its result. */
interface ApiErrorDetails {
  /** The identifier of the request that the server sent in a header such as `X-Request-Id`. */
  readonly requestId?: string;
  /** The body, if its type is application/problem+json. RFC 9457, section 3. */
  readonly problem?: ProblemDocument;
}

/** Problem details of a server. Extensions are further properties. RFC 9457, section 3. */
export interface ProblemDocument {
  /** A URI for the kind of problem. Undefined means "about:blank". */
  readonly type?: string;
  readonly title?: string;
  readonly status?: number;
  /** A sentence for people about this occurrence. */
  readonly detail?: string;
  /** A URI for this occurrence. */
  readonly instance?: string;
  readonly [extension: string]: unknown;
}

/** A response that is not a success, as an error: `status` discriminates a union of results. */
export type ApiError<Result = AnyResult> = Result extends unknown ? ClientError & ApiErrorDetails & Result : never;

/** No response arrived, or only part of it; `cause` is the platform's error. */
export interface NetworkError extends ClientError {
  readonly brand: "specwright/NetworkError";
}

/** No complete response arrived in time. */
export interface TimeoutError extends ClientError {
  readonly brand: "specwright/TimeoutError";
  /** The setting whose time was over. */
  readonly limit: "deadline" | "attemptTimeout";
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

/**
 * True for a response that is not a success, also if another copy of the runtime threw it. `status` selects one. Types
 * of its data: `isApiError<GetOrderResult>(error)`, then `error.status`.
 */
export function isApiError<Result = AnyResult>(error: unknown): error is ApiError<Result>;
export function isApiError<Status extends number>(
  error: unknown,
  status: Status,
): error is ApiError<AnyResult & { readonly status: Status }>;
export function isApiError(error: unknown, status?: number): boolean {
  const isAny = hasBrand(error, "ApiError") || hasBrand(error, "UnexpectedStatusError");
  return isAny && (status === undefined || (error as ApiError).status === status);
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
  /** Properties that are not printed. */
  readonly hidden?: Readonly<Record<string, unknown>>;
  /** Properties that are printed. */
  readonly shown?: Readonly<Record<string, unknown>>;
}

/** Returns an error of a call. Its message is safe to print, and omits problems that may quote sent values. */
export function clientError(
  name: ClientErrorName,
  { operationId, method, url, attempts, retryDelay }: CallContext & Partial<CallEffort>,
  says: string,
  details?: ErrorDetails,
  problems?: readonly Problem[],
): Error {
  const faults = shownProblems(problems ?? [], faultOf, (others) => `and ${others} more`).join(", ");
  const { cause, hidden, shown, ...rest } = details ?? {};
  const message = `${safeText(operationId, 200)} (${method} ${safeText(url, 1000)}) ${says}${faults && `: ${safeText(faults, 3000)}`}.`;
  const error = hide(new Error(message, cause === undefined ? undefined : { cause }), { name, ...rest, ...hidden });
  return Object.assign(error, {
    ...{ brand: `specwright/${name}`, operationId, method, url },
    ...(attempts !== undefined && { attempts, retryDelay }),
    ...(details?.response && { status: details.response.status }),
    ...shown,
    ...(problems && { problems: problems.map(discreet) }),
  });
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

/** An error for a response that is not a success. */
export function apiError(
  name: "ApiError" | "UnexpectedStatusError",
  call: CallContext & Partial<CallEffort>,
  got: string,
  { status, data, headers, contentType, response, retryAfter }: AnyResult,
  body?: Uint8Array,
): Error {
  const isProblem = contentType?.startsWith("application/problem+json") === true && typeof data === "object";
  const [, requestId] = [...response.headers].find(([field]) => /(^|-)(request|correlation)-?id$/.test(field)) ?? [];
  return clientError(name, call, got, {
    response,
    hidden: { data, headers, ...(body && { body }), ...(isProblem && { problem: data }) },
    shown: {
      status,
      contentType,
      ...(requestId !== undefined && { requestId: safeText(requestId, 200) }),
      ...(retryAfter !== undefined && { retryAfter }),
    },
  });
}

/** Gives an object properties that neither JSON nor an inspector prints: an inspector that lists hidden properties shows "[Getter]". */
function hide<T extends object>(object: T, properties: Readonly<Record<string, unknown>>): T {
  for (const key in properties) {
    const get = (): unknown => properties[key];
    Object.defineProperty(object, key, { get, enumerable: false, configurable: true });
  }
  return object;
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

/** Work that several callers wait for. */
export interface SharedWork<T> {
  /** The outcome, for all callers. */
  readonly result: Promise<T>;
  /** Adds a caller. The work stops if all callers abort. */
  readonly join: (caller: Caller) => void;
}

/** A caller that can abort. Its signal is read only if the work uses one. */
interface Caller {
  readonly signal: AbortSignal;
}

/** Starts work for several callers, and calls `end` when no other caller can join. */
export function shareWork<T>(work: (signal: () => AbortSignal) => Promise<T>, end: () => void): SharedWork<T> {
  const waiting = new Set<Caller>();
  let controller: AbortController | undefined;
  const leaveWhenAborted = (caller: Caller): void => {
    onAbort(caller.signal, () => {
      waiting.delete(caller);
      if (waiting.size > 0) return;
      end();
      controller?.abort(caller.signal.reason);
    });
  };
  // Made when it is needed: most work needs none.
  const signal = (): AbortSignal => {
    if (controller === undefined) {
      controller = new AbortController();
      waiting.forEach(leaveWhenAborted);
    }
    return controller.signal;
  };
  // The callers join first.
  const result = Promise.resolve()
    .then(() => work(signal))
    .finally(() => {
      if (controller?.signal.aborted !== true) end();
    });
  return {
    result,
    join: (caller) => {
      waiting.add(caller);
      if (controller) leaveWhenAborted(caller);
    },
  };
}

/** An attempt of a call, for hooks. `OperationId` is the union of the API's operations. */
export interface HookContext<OperationId extends string = string> {
  /** The called operation. */
  readonly operation: {
    readonly id: OperationId;
    readonly method: HttpMethod;
    /** The path template: "/orders/{id}". */
    readonly path: string;
    readonly parameters: readonly ParameterTable[];
    /** The declared responses by status: "202", "4XX", "default". Undefined for calls of `raw`. */
    readonly responses?: HookedAttempt["responses"];
  };
  /** The same object for all attempts of a call: a key for a `WeakMap`. */
  readonly call: object;
  /** 1 for the first attempt. */
  readonly attempt: number;
}

/** A request, for hooks. Its headers can be changed; they contain credentials. */
export interface RequestContext<OperationId extends string = string> extends HookContext<OperationId> {
  readonly request: Request;
}

/** A value, nothing, or a promise of either. */
export type HookResult<T = never> =
  // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- functions without a result are hooks, too
  T | void | Promise<T | void>;

/** Functions that see every attempt of a client's calls, in order of registration; `response` in reverse order. */
export interface ClientHooks<OperationId extends string = string> {
  /** Before an attempt is sent. It may return another request to the same origin, or a response instead of sending. */
  request?(context: RequestContext<OperationId>): HookResult<Request | Response>;
  /** After the head of a response arrived. It may return another response. */
  response?(context: RequestContext<OperationId> & { readonly response: Response }): HookResult<Response>;
  /** Before the wait for another attempt. `delay` is in milliseconds; `error` or `response` is the reason. */
  retry?(
    context: HookContext<OperationId> & {
      readonly delay: number;
      readonly response?: Response;
      readonly error?: unknown;
    },
  ): HookResult;
  /** After an attempt failed without a response. */
  error?(context: RequestContext<OperationId> & { readonly error: unknown }): HookResult;
  /** After the call: `status` of its response, or the error that it rejects with. */
  end?(context: HookContext<OperationId> & { readonly status?: number; readonly error?: unknown }): void;
}

/** An attempt, as the client knows it. */
export interface HookedAttempt {
  readonly table: OperationTable;
  /** The headers of responses by status. Undefined for calls of `raw`. */
  readonly responses?: Readonly<Record<string, { readonly headers?: readonly ParameterTable[] }>>;
  /** The same object for all attempts. */
  readonly call: CallContext & Pick<CallEffort, "attempts">;
}

/** Hooks of a client, and functions that run them. Errors of hooks reject the call unchanged. */
export interface HookRunner {
  readonly isActive: boolean;
  /** Uses the hooks of another list from now on. */
  share(other: HookRunner): void;
  /** The list, as another one can share it. */
  readonly list: Set<ClientHooks>;
  /** Adds hooks. Returns a function that removes them. */
  add(hooks: ClientHooks): () => void;
  /** Sends a request between the hooks `request` and `response`. */
  around(attempt: HookedAttempt, request: Request, send: (request: Request) => Promise<Response>): Promise<Response>;
  retry(attempt: HookedAttempt, outcome: { delay: number; response?: Response; error?: unknown }): Promise<void>;
  /** Runs the hooks `end` after a call, whose outcome is passed on. */
  end<Outcome>(
    attempt: HookedAttempt,
    call: Promise<Outcome>,
    statusOf: (outcome: Outcome) => number,
  ): Promise<Outcome>;
}

/** Creates an empty list of hooks. */
export function createHooks(): HookRunner {
  let list = new Set<ClientHooks>();
  return {
    get isActive() {
      return list.size > 0;
    },
    get list() {
      return list;
    },
    share(other) {
      list = other.list;
    },
    add(hooks) {
      // The same object can be added again.
      const added = { ...hooks };
      list.add(added);
      return () => void list.delete(added);
    },
    async around(attempt, request, send) {
      const context = hookContext(attempt);
      let current = request;
      let response: Response | undefined;
      for (const hooks of list) {
        const replacement = await hooks.request?.({ ...context, request: current });
        if (replacement instanceof Response) {
          response = replacement;
          break;
        }
        if (replacement instanceof Request) current = sameOrigin(replacement, request);
      }
      try {
        response ??= await send(current);
      } catch (error) {
        for (const hooks of list) await hooks.error?.({ ...context, request: current, error });
        throw error;
      }
      for (const hooks of [...list].reverse()) {
        const replacement: unknown = await hooks.response?.({ ...context, request: current, response });
        if (replacement instanceof Response) response = replacement;
      }
      return response;
    },
    async retry(attempt, outcome) {
      for (const hooks of list) await hooks.retry?.({ ...hookContext(attempt), ...outcome });
    },
    async end(attempt, call, statusOf) {
      const tell = (outcome: { status: number } | { error: unknown }): void => {
        for (const hooks of list) hooks.end?.({ ...hookContext(attempt), ...outcome });
      };
      const outcome = await call.catch((error: unknown) => {
        tell({ error });
        throw error;
      });
      tell({ status: statusOf(outcome) });
      return outcome;
    },
  };
}

function hookContext({ table: { id, method, path, parameters }, responses, call }: HookedAttempt): HookContext {
  const operation = { id, method, path, parameters, ...(responses && { responses }) };
  return { operation, call, attempt: call.attempts };
}

/** The request that `sign` returns or leaves, without redirects that are followed. */
export async function signed(
  request: Request,
  sign: ((request: Request) => HookResult<Request>) | undefined,
): Promise<Request> {
  const replacement = await sign?.(request);
  return unfollowed(replacement instanceof Request ? sameOrigin(replacement, request) : request);
}

/** Returns a request. Throws a TypeError if its origin is not that of the one that it replaces, whose credentials it has. */
function sameOrigin(request: Request, replaced: Request): Request {
  if (new URL(request.url).origin === new URL(replaced.url).origin) return request;
  throw new TypeError("A hook must not send a request to another origin.");
}

/** State of a provider for one scheme and its scopes. */
interface Entry {
  /** True after a credential that is not a token: each call then gets its own and does not wait. */
  isUnshared?: boolean;
  /** The last token. Undefined before the first one. */
  token?: Token<unknown> | undefined;
  /** Milliseconds from the receipt of the token to its end. */
  life: number;
  /** The pending refresh, if there is one. */
  refresh?: SharedWork<unknown> | undefined;
  /** The error of the last refresh, and the time from which the next one may start. */
  failure?: { readonly error: unknown; readonly until: number } | undefined;
}

/** By provider, so that clients with the same provider share its tokens. */
const tokensByProvider: WeakMap<object, Map<string, Entry>> = /* @__PURE__ */ new WeakMap();

/** Milliseconds before a token expires: a refresh starts in the background. At most half of its life. */
const earlyRefresh = 120_000;
/** Milliseconds before a token expires: calls wait for the refresh. At most a quarter of its life. */
const lateRefresh = 30_000;
/** Milliseconds without a refresh after one failed: the least, and the most that its error can ask for. */
const pauseAfterFailure = { least: 5_000, most: 60_000 };

/**
 * Returns the credential of a provider for a scheme. A token is kept until it expires; one refresh at a time is pending
 * per provider, scheme and scopes, unless the provider ignores scopes. A rejected token is refreshed unless another call has already done so.
 */
export async function provideCredential(
  provide: CredentialProvider<unknown> & { readonly ignoresScopes?: boolean },
  scheme: string,
  context: CredentialContext,
): Promise<unknown> {
  const entries = tokensByProvider.get(provide) ?? new Map<string, Entry>();
  tokensByProvider.set(provide, entries);
  const key = [scheme, ...(provide.ignoresScopes ? [] : [...context.scopes].sort())].join("\n");
  const entry = entries.get(key) ?? { life: 0 };
  entries.set(key, entry);
  if (entry.isUnshared === true) return received(entry, await provide(context));
  const { token, life, failure } = entry;
  const left = token && token.token !== context.rejected ? expiry(token) - Date.now() : 0;
  const isPaused = failure !== undefined && Date.now() < failure.until;
  if (left > Math.min(lateRefresh, life / 4) || (left > 0 && isPaused)) {
    if (left <= Math.min(earlyRefresh, life / 2) && !isPaused)
      (entry.refresh ??= refresh(entry, provide, context)).result.catch(() => {});
    return token?.token;
  }
  if (isPaused) throw failure.error;
  const isOwn = entry.refresh === undefined;
  const pending = (entry.refresh ??= refresh(entry, provide, context));
  pending.join(context);
  try {
    const found = await pending.result;
    return received(entry, isOwn || isToken(found) ? found : await provide(context));
  } catch (error) {
    if (left > 0) return token?.token;
    throw error;
  }
}

function refresh(
  entry: Entry,
  provide: CredentialProvider<unknown>,
  { operationId, scopes, rejected }: CredentialContext,
): SharedWork<unknown> {
  const refreshed = async (signal: () => AbortSignal): Promise<unknown> => {
    const shared: CredentialContext = {
      operationId,
      scopes,
      rejected,
      get signal() {
        return signal();
      },
    };
    try {
      const found = await provide(shared);
      entry.failure = undefined;
      received(entry, found);
      return found;
    } catch (error) {
      if (entry.refresh === pending) entry.failure = { error, until: Date.now() + pauseAfter(error) };
      throw error;
    }
  };
  const pending = shareWork(refreshed, () => {
    if (entry.refresh === pending) entry.refresh = undefined;
  });
  return pending;
}

/** Milliseconds without a refresh after an error, which may have a number `retryAfter`. */
function pauseAfter(error: unknown): number {
  const { least, most } = pauseAfterFailure;
  const asked = Number((error as { readonly retryAfter?: unknown } | undefined)?.retryAfter);
  return Math.max(least, Math.min(asked, most) || 0);
}

/** Keeps a token. Returns the credential. */
function received(entry: Entry, found: unknown): unknown {
  entry.isUnshared = found !== undefined && found !== null && !isToken(found);
  entry.token = isToken(found) ? found : undefined;
  entry.life = entry.token ? expiry(entry.token) - Date.now() : 0;
  return entry.token ? entry.token.token : found;
}

/** Milliseconds since 1970. Infinity if unknown. */
function expiry({ expiresAt = Infinity }: Token<unknown>): number {
  return Number(expiresAt);
}

function isToken(found: unknown): found is Token<unknown> {
  return typeof found === "object" && found !== null && "token" in found;
}

/** One operation as a client needs it. */
export interface ClientOperation {
  readonly table: OperationTable;
  /** Returns the input with an idempotency key. Undefined if the operation declares no header for it. */
  readonly withKey?: (
    table: OperationTable,
    input: ParameterValues,
    headers: HeaderFields | undefined,
  ) => ParameterValues;
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

/** Reads payloads of one media type: as a string, as bytes, or later. */
export type ClientReader = TextReader | BytesReader | ClientBodyReader;

/** Leaves the body of a response unread for the caller: raw binary, and items. */
export interface ClientBodyReader {
  /** A media type or a range: "image/*". */
  readonly mediaType: string;
  readonly wants: "stream";
  /** Returns the body for the caller, limited to `limit` bytes. */
  open(call: Call, response: Response, options: ReadOptions, limit: number): unknown;
}

/** A body that is created when it is sent, and that stops with the attempt. */
export interface LateBody {
  (call: Call): unknown;
  /** True if it can be sent again. */
  readonly isRepeatable?: boolean;
}

/** A pending call. */
export interface Call extends CallContext, CallEffort {
  /** The whole address, including its query. */
  url: string;
  /** Aborted with the current attempt: when its time or the deadline is over, or by the caller. */
  readonly signal: AbortSignal;
  /** True if the call has ended: no attempt follows. */
  readonly hasEnded: boolean;
  /** Milliseconds until the deadline. Infinity without one. */
  readonly timeLeft: number;
  /** Results of the credential functions for the current attempt, by scheme. */
  credentials?: ReadonlyMap<string, unknown>;
  /** True if anything can abort the call. A signal that never aborts would cost an eighth of the call. */
  readonly isAbortable: boolean;
  /** Called with the abort: a listener of the signal would cost a tenth of the call. */
  onAbort?: (() => void) | undefined;
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

/** Headers by their names; undefined ones are not sent. */
export type HeaderFields = Headers | Readonly<Record<string, string | null | undefined>>;

/** Settings of a client; those of a call take precedence. */
export type ClientSettings<Auth, Throws extends boolean = false> = AddressSettings<Auth> & ThrowSetting<Throws>;

/** Settings of calls by a base URL. */
export interface AddressSettings<Auth> extends Omit<SenderSettings<Auth>, "retries"> {
  /**
   * The prefix of every path: "https://api.example.com", or one of the API's servers. A path at its end is kept; a
   * query is rejected.
   */
  readonly baseUrl: string | ServerAddress;
  /**
   * The number of retries, or `retry(...)`; 0 turns them off. Default: 2 for clients with all operations, 0 for others,
   * which take no other number.
   */
  readonly retries?: number | Retries | undefined;
}

/** The setting that decides the types of methods: it must be a literal. */
export type ThrowSetting<Throws extends boolean> = boolean extends Throws
  ? { readonly throwOnError?: never }
  : {
      /** True if methods return the data of a successful response and reject with an ApiError for others. Default: false. */
      readonly throwOnError?: Throws | undefined;
    };

/** Settings of calls to whole addresses: webhooks and callbacks. */
export interface SenderSettings<Auth> {
  /** `retry(...)` repeats calls that failed temporarily. Default: 0, no retries. */
  readonly retries?: Retries | 0 | undefined;
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
  /** Changes each request just before it is sent, after all hooks: a signature. It may return another request to the same origin. */
  readonly sign?: ((request: Request) => HookResult<Request>) | undefined;
  /**
   * Milliseconds for the whole call with all attempts and waits, until the response is complete. Default: no limit. For
   * binary responses and streams, only the head must arrive in time: the caller decides how long the body may take.
   */
  readonly deadline?: number | undefined;
  /** Milliseconds for each attempt, until its response is complete as for `deadline`. Default: the limit of the platform. */
  readonly attemptTimeout?: number | undefined;
  /** The former name of `deadline`. */
  readonly timeout?: number | undefined;
  /**
   * Treatment of invalid requests and responses. True is "throw", false is "off". Without validation, a request is also
   * sent without credentials, and a response of an undeclared type is read as the first declared one.
   */
  readonly validate?: Validate | undefined;
  /**
   * Called with the problems of a request, if `validate.request` is "report". The request is then sent; if this function
   * throws, the call rejects with that error.
   */
  readonly onRequestProblems?: ((problems: RequestValidationError) => void) | undefined;
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

/** Treatment of invalid messages, for both directions or for each. */
export type Validate = boolean | Reaction | ValidateSwitches;

/** Treatment of invalid messages by direction. True is "throw", false is "off". */
export interface ValidateSwitches {
  /** Requests that the client sends; the default of the client if undefined. */
  readonly request?: boolean | Reaction | undefined;
  /** Responses that it receives; the default of the client if undefined. */
  readonly response?: boolean | Reaction | undefined;
}

/**
 * Treatment of invalid messages. "throw" rejects the call; "report" calls `onRequestProblems` or `onResponseProblems`,
 * and sends the request or returns the result; "off" skips validation.
 */
export type Reaction = "throw" | "report" | "off";

/** Settings of one call. */
export interface CallOptions {
  /** Aborts the call. */
  readonly signal?: AbortSignal | undefined;
  readonly headers?: HeaderFields | undefined;
  readonly fetchOptions?: FetchOptions | undefined;
  readonly deadline?: number | undefined;
  readonly attemptTimeout?: number | undefined;
  /** The former name of `deadline`. */
  readonly timeout?: number | undefined;
  readonly validate?: Validate | undefined;
  /** `reportProgress(...)` reports the bytes that are sent and received. */
  readonly progress?: ProgressReporter | undefined;
}

/** Observes the bodies of calls: made by `reportProgress()`. Called for each attempt. */
export type ProgressReporter = (call: Call) => {
  /** Returns the body to send, which reports how it is read. */
  upload(body: unknown): unknown;
  /** Reports the end of the upload. From now on, the body of the response reports how it is read. */
  download(response: Response): void;
};

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
  readonly settings: Omit<SenderSettings<Auth>, keyof SecretSettings<Auth> | "retries">;
  /** Returns the settings that no inspector may print; a function, since inspectors also print hidden properties. */
  readonly secrets: () => SecretSettings<Auth>;
  /** Defined if calls go to a server of the API: returns the address of an operation that has servers of its own. */
  readonly ownAddress?: ServerAddress["ownAddress"];
  /** The security schemes of the API by name. */
  readonly schemes: SecuritySchemeTables;
  /** Undefined if the API has no API keys in the query. */
  readonly queryKeys?: QueryKeys | undefined;
  /** Treatment of invalid messages if a caller sets none. Default: "throw". */
  readonly validate?: Validate | undefined;
  /** Undefined if calls are not repeated. */
  readonly retries?: Retries | undefined;
  /** True if operations reject with an ApiError instead of returning a response that is not a success. */
  readonly throwOnError?: boolean | undefined;
  /** Undefined if no hook can be added. */
  hooks?: HookRunner | undefined;
  /** Calls an operation. A module of operations calls it here, so that it contains only their tables and checks. */
  call(
    operation: ClientOperation,
    input: object | undefined,
    options: AddressedCallOptions | undefined,
  ): ApiPromise<AnyResult>;
  /** Gives another way than `fetch` to send, as long as there is a reason for one. */
  readonly route?: (() => Route | undefined) | undefined;
}

/** A request as it is put together. */
export interface RequestParts {
  /** The whole address with its query. */
  url: string;
  /** By names in lower case. */
  readonly headers: Record<string, string>;
  /** The string or bytes to send. Undefined if there is no body. */
  readonly body?: unknown;
}

/** Repeats attempts of calls: made by `retry()`. */
export interface Retries {
  /** Repeats `attempt` until its response is final, or it fails for good. */
  run(exchange: RetriedExchange): Promise<Response>;
}

/** A call whose attempts can be repeated. */
export interface RetriedExchange {
  readonly connection: Connection<unknown>;
  readonly table: OperationTable;
  readonly call: Call;
  readonly parts: RequestParts;
  /** False if the body can be sent only once. */
  readonly isRepeatable: boolean;
  /** Sends the request once. */
  attempt(): Promise<Response>;
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

/** An attempt, for logs. It contains no value of a path, a query, a cookie or a body. */
export interface AttemptRecord {
  /** The operation's name: "createOrder". */
  readonly operation: string;
  readonly method: HttpMethod;
  /** The path template: "/orders/{id}". */
  readonly path: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** From the request to the head of the response, or to the error. */
  readonly milliseconds: number;
  /** Undefined if no response arrived. */
  readonly status?: number;
  /** The name of the error, if no response arrived: "NetworkError". */
  readonly error?: string;
  /** Names of the declared query parameters that the request contains. */
  readonly query: readonly string[];
  /** Headers that the operation declares, except `unlogged` ones. Values have at most about 200 characters. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  /** The same of the response; empty for calls of `raw`. */
  readonly responseHeaders: Readonly<Record<string, string>>;
}

/** Returns hooks that call `write` for every attempt. All texts are safe to print. */
export function logHooks(write: (record: AttemptRecord) => void): ClientHooks {
  const starts = new WeakMap<object, number>();
  const log = (context: HookContext & { request: Request }, headers?: Headers, outcome?: object): void => {
    const { operation, call, attempt, request } = context;
    const now = Date.now();
    const answers = Object.values(operation.responses ?? {}).flatMap((response) => response.headers ?? []);
    write({
      operation: safeText(operation.id, 200),
      method: operation.method,
      path: safeText(operation.path, 1000),
      attempt,
      milliseconds: Math.max(0, now - (starts.get(call) ?? now)),
      ...outcome,
      query: queryNames(operation.parameters, request.url),
      requestHeaders: loggedHeaders(operation.parameters, request.headers),
      responseHeaders: headers ? loggedHeaders(answers, headers) : {},
    });
  };
  return {
    request: ({ call }) => void starts.set(call, Date.now()),
    response: ({ response, ...context }) => log(context, response.headers, { status: response.status }),
    error: ({ error, ...context }) => log(context, undefined, { error: nameOf(error) }),
  };
}

/** Names that the API does not declare may be values: those of a map, for example. */
function queryNames(parameters: readonly ParameterTable[], url: string): readonly string[] {
  const sent = [...new URL(url).searchParams.keys()].map((key) => key.replace(/\[.*$/s, ""));
  const names = parameters.flatMap((table) => (table.in === "query" && sent.includes(table.name) ? table.name : []));
  return names.map((name) => safeText(name, 200));
}

function loggedHeaders(tables: readonly ParameterTable[], headers: Headers): Readonly<Record<string, string>> {
  const declared = tables.filter((table) => table.in === "header");
  const names = (isUnlogged: boolean): ReadonlySet<string> =>
    new Set(declared.flatMap(({ name, unlogged = false }) => (unlogged === isUnlogged ? name.toLowerCase() : [])));
  const [logged, unlogged] = [names(false), names(true)];
  const shown = [...headers].filter(([name]) => logged.has(name) && !unlogged.has(name));
  return Object.fromEntries(shown.map(([name, value]) => [name, safeText(value, 200)]));
}

function nameOf(error: unknown): string {
  const name = (error as { readonly name?: unknown } | null | undefined)?.name;
  return typeof name === "string" ? safeText(name, 80) : typeof error;
}

/** A call of `raw` between its hooks. */
export interface HookedCall {
  /** The request to send, or the response of a hook. */
  readonly next: Promise<Request | Response>;
  /** Runs the remaining hooks, and returns their response. */
  settle(response: Response): Promise<Response>;
  /** Runs the hooks for an error, and rejects with it, or with the error of a hook. */
  fail(error: unknown): Promise<Response>;
}

/** Runs the hooks of a call whose request openapi-fetch sends. */
export function startRawHooks(hooks: HookRunner, table: OperationTable, request: Request, baseUrl: string): HookedCall {
  const { id: operationId, method, path } = table;
  const attempt = { table, call: { operationId, method, url: baseUrl + path, attempts: 1 } };
  let isReady: (request: Request) => void;
  let hasArrived: (response: Response) => void;
  let hasFailed: (error: unknown) => void;
  const ready = new Promise<Request>((resolve) => (isReady = resolve));
  const arrived = new Promise<Response>((resolve, reject) => {
    hasArrived = resolve;
    hasFailed = reject;
  });
  const sent = hooks.around(attempt, request, (last) => {
    isReady(unfollowed(last));
    return arrived;
  });
  const done = hooks.end(attempt, sent, ({ status }) => status);
  return {
    next: Promise.race([ready, done]),
    settle: (response) => {
      hasArrived(response);
      return done;
    },
    fail: (error) => {
      hasFailed(error);
      return done;
    },
  };
}

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
 * function or a hook. Redirects are ordinary responses and are not followed, so that credentials are not sent to other
 * servers.
 */
export function callOperation<R>(
  connection: Connection<unknown>,
  operation: ClientOperation,
  input?: object,
  options?: AddressedCallOptions,
): ApiPromise<R> {
  const result = connection.call(operation, input, options);
  // The types of the methods differ accordingly.
  return (connection.throwOnError === true ? result.orThrow() : result) as unknown as ApiPromise<R>;
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
  // A header has the text of a boolean.
  const isFlag = (source: PageSource | undefined, value: boolean): boolean => {
    const found = source && read(source);
    return found === value || (typeof found === "string" && found.toLowerCase() === `${value}`);
  };
  return isFlag(more, false) || isFlag(last, true);
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

/** Bytes of a body that have been sent or received. */
export interface TransferProgress {
  /** The body of the request or of the response. */
  readonly direction: "upload" | "download";
  /** Bytes of the current attempt; each attempt begins at 0. */
  readonly bytes: number;
  /** Bytes of the whole body. Undefined if they are unknown: for streams, and for compressed or chunked responses. */
  readonly total?: number;
}

/** Milliseconds between two reports of a call. */
const minPause = 100;

/**
 * Reports uploads and downloads to a function, at most ten times a second and at the end of each body. The option
 * `progress` of a call takes the result. If the function throws, the call rejects with that error. Browsers report an
 * upload only at its end.
 */
export function reportProgress(listen: (progress: TransferProgress) => void): ProgressReporter {
  const lastTimes = new WeakMap<Call, number>();
  return (call) => {
    const report = (progress: TransferProgress): void => {
      lastTimes.set(call, Date.now());
      try {
        listen(progress);
      } catch (error) {
        call.fail(error);
        throw error;
      }
    };
    const isDue = (): boolean => Date.now() - (lastTimes.get(call) ?? 0) >= minPause;
    let upload: Transfer | undefined;
    return {
      upload: (body) => {
        upload = startTransfer("upload", sizeOf(body), report, isDue);
        return upload.total === undefined
          ? counted(body as ReadableStream<Uint8Array>, upload)
          : countedBlob(body, upload);
      },
      download: (response) => {
        // A platform that shows nothing of an upload has sent all of it.
        upload?.end(upload.bytes || upload.total);
        const { body, headers } = response;
        if (body === null) return;
        const length = headers.get("content-encoding") === null ? headers.get("content-length") : null;
        const download = startTransfer("download", length === null ? undefined : Number(length), report, isDue);
        const value = counted(body, download, () => download.end());
        Reflect.defineProperty(response, "body", { value, configurable: true });
      },
    };
  };
}

interface Transfer {
  readonly bytes: number;
  /** Undefined if it is unknown. */
  readonly total: number | undefined;
  /** Counts bytes, and reports them if a report is due. */
  add(bytes: number): void;
  /** Reports the end, and nothing after it. */
  end(bytes?: number): void;
}

function startTransfer(
  direction: TransferProgress["direction"],
  total: number | undefined,
  report: (progress: TransferProgress) => void,
  isDue: () => boolean,
): Transfer {
  let bytes = 0;
  let hasEnded = false;
  const tell = (): void => {
    // Browsers can show the length of a compressed body without telling that it is compressed.
    const isKnown = total !== undefined && bytes <= total;
    report({ direction, bytes, ...(isKnown && { total }) });
  };
  return {
    total,
    get bytes() {
      return bytes;
    },
    add(more) {
      bytes += more;
      if (!hasEnded && isDue()) tell();
    },
    end(all = bytes) {
      bytes = all;
      hasEnded = true;
      tell();
    },
  };
}

/** The bytes of a body as it is sent. Undefined for a stream. */
function sizeOf(body: unknown): number | undefined {
  if (typeof body === "string") return new TextEncoder().encode(body).length;
  return body instanceof Blob ? body.size : body instanceof Uint8Array ? body.length : undefined;
}

/** A Blob keeps the header Content-Length, which a stream would lose. */
function countedBlob(body: unknown, transfer: Transfer): Blob {
  const blob = new Blob([body as Blob]);
  const { stream } = blob;
  Reflect.defineProperty(blob, "stream", { value: () => counted(stream.call(blob), transfer) });
  return blob;
}

/** Returns a stream that counts the bytes that are read from it. */
function counted(body: ReadableStream<Uint8Array>, transfer: Transfer, onEnd?: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) {
          onEnd?.();
          controller.close();
        } else {
          transfer.add(value.length);
          controller.enqueue(value);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Nothing is read before it is requested.
    { highWaterMark: 0 },
  );
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

/**
 * Validates and encodes the input of a caller. Throws a RequestValidationError if it cannot be serialized, or if it is
 * invalid and `reaction` is "throw".
 */
export function prepareRequest(
  { baseUrl, secrets, settings }: Pick<Connection<unknown>, "baseUrl" | "secrets" | "settings">,
  operation: ClientOperation,
  call: Call,
  { path, query, headers, cookies, contentType, body }: CallInput,
  options: AddressedCallOptions,
  reaction: Reaction,
): RequestParts {
  const { table, check, encodeValues, encode = {}, body: declared, accept } = operation;
  const { parameters } = table;
  const problems: Problem[] = [];
  const valuesByLocation: GivenValues = { path, query, headers, cookies };
  const examine = <T>(check: ((value: T, options: CheckOptions) => Result<unknown>) | undefined, value: T): void => {
    const result = reaction === "off" ? undefined : check?.(value, withoutValues);
    if (result?.ok === false) problems.push(...result.problems);
  };
  examine(check, valuesByLocation);
  const content = body === undefined ? [] : (declared?.content ?? []);
  const writer = contentType === undefined ? content[0] : chooseByType(content, contentType);
  if (writer) examine(writer.validate, body);
  else if (content.length > 0)
    problems.push(httpProblem("http/content-type", "The operation does not declare this content type."));
  else if (reaction !== "off" && declared?.required) problems.push(httpProblem("required", "The body is missing."));
  const address = options.url === undefined ? undefined : parseAddress(options.url);
  // The path of an address may be a secret, so that no message repeats it.
  if (address) {
    call.url = address.origin;
    address.hash = "";
  }
  if (problems.length > 0) {
    const error = requestError(call, ...problems);
    if (reaction !== "report" || (content[0] && !writer)) throw error;
    settings.onRequestProblems?.(error as RequestValidationError);
  }
  try {
    if (options.url !== undefined && !address)
      throw new TypeError(`"url" must be an http or https URL without user name and password.`);
    const sent = encodeValues === undefined ? valuesByLocation : (encodeValues(valuesByLocation) as GivenValues);
    const payload = writer?.write(body, contentType, { validate: reaction === "throw" });
    const fields: Record<string, string> = accept ? { accept } : {};
    for (const headerFields of [secrets().headers, options.headers]) {
      for (const [name, text] of entriesOf(headerFields)) {
        if (text !== undefined && text !== null) fields[name.toLowerCase()] = text;
      }
    }
    for (const [name, value] of encode.headers?.(parameters, sent.headers) ?? []) fields[name.toLowerCase()] = value;
    if (payload) fields["content-type"] = payload.contentType;
    const parts: RequestParts = {
      url: address?.href ?? baseUrl + encodedPath(operation, sent),
      headers: fields,
      body: payload?.body,
    };
    addQuery(parts, encode.query?.(parameters, sent.query));
    addCookie(parts, encode.cookies?.(parameters, sent.cookies));
    return parts;
  } catch (fault) {
    const { message, problems: encodingProblems } = fault as Partial<ParameterError> & Error;
    throw requestError(call, ...(encodingProblems ?? [httpProblem("http/unencodable-value", message)]));
  }
}

/** Returns the path of an operation with encoded values. */
export function encodedPath({ table: { path, parameters }, encode }: ClientOperation, values: unknown): string {
  return encode?.path?.(path, parameters, (values as GivenValues).path) ?? path;
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

/** In milliseconds; timers fire at once for more. */
export const maxTimeout: number = 2_147_483_647;

/** Limits of a call. Times are in milliseconds; 0 means no limit. */
type CallLimits = Pick<CallOptions, "signal"> & { readonly deadline: number; readonly attemptTimeout: number };

type Timer = ReturnType<typeof setTimeout> | undefined;

/** A call that can end, and whose attempts can end, before they have a result. */
export class RunningCall implements Call {
  readonly operationId: string;
  readonly method: string;
  url: string;
  readonly isAbortable: boolean;
  readonly kept: Request[] = [];
  attempts = 0;
  retryDelay = 0;
  hasEnded = false;
  credentials?: ReadonlyMap<string, unknown>;
  onAbort?: (() => void) | undefined;
  private readonly limits: CallLimits;
  private readonly end: number;
  /** Aborts the current attempt. Undefined until its signal is needed: most calls do without. */
  private controller: AbortController | undefined;
  private attemptTimer: Timer;
  /** Rejects the promise of `run`. */
  private reject?: (reason: unknown) => void;
  private stopListening: (() => void) | undefined;

  constructor({ id, method, path }: OperationTable, baseUrl: string, limits: CallLimits) {
    const { signal, deadline, attemptTimeout } = limits;
    this.operationId = id;
    this.method = method;
    this.url = baseUrl + path;
    this.limits = limits;
    this.isAbortable = signal !== undefined || deadline > 0 || attemptTimeout > 0;
    this.end = deadline > 0 ? Date.now() + deadline : Infinity;
  }

  get signal(): AbortSignal {
    return (this.controller ??= new AbortController()).signal;
  }

  get timeLeft(): number {
    return this.end - Date.now();
  }

  release(): void {
    this.stopListening?.();
  }

  fail(reason: unknown): void {
    if (!this.reject) return;
    this.hasEnded = true;
    this.reject(reason);
    this.abort(reason);
  }

  /** Runs all of the call. Rejects with the reason of the caller's signal, or with a TimeoutError at the deadline. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const { signal, deadline } = this.limits;
    const fail = (reason: unknown): void => this.fail(reason);
    let timer: Timer;
    try {
      return await new Promise((resolve, reject) => {
        this.reject = reject;
        this.stopListening = signal && onAbort(signal, () => fail(signal.reason));
        if (deadline > 0) timer = this.startTimer("deadline", fail);
        work().then(resolve, reject);
      });
    } finally {
      clearTimeout(timer);
      clearTimeout(this.attemptTimer);
      if ((this as Call).isOpen !== true) this.release();
    }
  }

  /** Runs an attempt. Rejects with a TimeoutError if it takes too long. Later, the time of the attempt ends the call. */
  attempt<T>(work: () => Promise<T>): Promise<T> {
    // The signal of an earlier attempt may be aborted.
    this.controller = undefined;
    this.onAbort = undefined;
    clearTimeout(this.attemptTimer);
    if (this.limits.attemptTimeout <= 0) return work();
    return new Promise((resolve, reject) => {
      let end = (reason: Error): void => {
        reject(reason);
        this.abort(reason);
      };
      this.attemptTimer = this.startTimer("attemptTimeout", (reason) => end(reason));
      work()
        .finally(() => (end = (reason) => this.fail(reason)))
        .then(resolve, reject);
    });
  }

  private abort(reason: unknown): void {
    (this.controller ??= new AbortController()).abort(reason);
    this.onAbort?.();
  }

  private startTimer(limit: TimeoutError["limit"], end: (error: Error) => void): Timer {
    const milliseconds = this.limits[limit];
    const fire = (): void => {
      const tries = this.attempts > 1 ? ` and ${this.attempts} attempts` : "";
      const problem = `got no response within ${milliseconds} ms${tries} (${limit})`;
      end(clientError("TimeoutError", this, problem, { shown: { limit } }));
    };
    return setTimeout(fire, Math.min(milliseconds, maxTimeout));
  }
}

/** Returns the address of an operation's server. */
export function serverOf({ ownAddress, baseUrl }: Connection<unknown>, { servers }: ClientOperation): string {
  return servers && ownAddress ? ownAddress(servers) : baseUrl;
}

/**
 * Adds the credentials of the first alternative that has all of them, and returns the results of functions, by scheme.
 * `rejected` has the results that the server rejected. Rejects with a RequestValidationError if none has
 * and `isRequired`, or if a credential is invalid or cannot be serialized; messages contain only names.
 */
export async function addCredentials(
  { secrets, schemes, queryKeys }: Connection<unknown>,
  { security }: OperationTable,
  call: CredentialCall,
  parts: RequestParts,
  isRequired: boolean,
  rejected?: ReadonlyMap<string, unknown>,
): Promise<ReadonlyMap<string, unknown>> {
  const auth = (secrets().auth ?? {}) as Record<string, Credential<unknown>>;
  alternatives: for (const alternative of security) {
    const found: [string, PlacedScheme, unknown][] = [];
    const provided = new Map<string, unknown>();
    for (const [name, scopes] of Object.entries(alternative)) {
      const scheme = ownProperty(schemes, name);
      // The connection itself proves who calls.
      if (scheme?.kind === "mutualTLS") continue;
      let value: unknown = ownProperty(auth, name);
      if (typeof value === "function") {
        const provide = value as CredentialProvider<unknown>;
        value = await provideCredential(provide, name, contextOf(call, scopes, rejected?.get(name)));
        provided.set(name, value);
      }
      if (!scheme || value === undefined || value === null) continue alternatives;
      found.push([name, scheme, value]);
    }
    for (const [name, scheme, value] of found) {
      const fault = putCredential(parts, scheme, value, queryKeys);
      if (fault) throw requestError(call, httpProblem("http/security", `The credential of ${name} ${fault}.`));
    }
    return provided;
  }
  if (isRequired && security.length > 0) {
    const names = security.map((alternative) => Object.keys(alternative).join(" and ")).join(", or ");
    throw requestError(call, httpProblem("http/security", `Credentials are missing: ${names}.`));
  }
  return new Map();
}

type CredentialCall = CallContext & Pick<Call, "signal">;

/** The argument of a credential function. */
function contextOf(call: CredentialCall, scopes: readonly string[], rejected: unknown): CredentialContext {
  return {
    operationId: call.operationId,
    scopes,
    rejected,
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
function putCredential(
  parts: RequestParts,
  scheme: PlacedScheme,
  value: unknown,
  queryKeys: Connection<unknown>["queryKeys"],
): string | undefined {
  const { headers } = parts;
  const where = scheme.kind === "apiKey" ? scheme.in : scheme.kind;
  const isBasic = scheme.kind === "basic";
  const { username: text, password } = (
    isBasic ? value : { username: value, password: "" }
  ) as Partial<BasicCredential>;
  if (typeof text !== "string" || typeof password !== "string") return "is not a string";
  if (text + password === "") return "is empty";
  // The characters of headers are checked later.
  const authorization = scheme.kind === "authorization" ? `${scheme.prefix} ${text}` : basicCredential(text, password);
  if (isBasic && authorization === undefined) return "cannot travel";
  if (where === "cookie" && /[\s",;\\]/.test(text)) return "cannot travel";
  if (scheme.kind === "apiKey") {
    const { name } = scheme;
    if (where === "header") headers[name.toLowerCase()] = text;
    else if (where === "cookie") addCookie(parts, `${name}=${text}`);
    else {
      const pair = queryKeys?.pair(name, text);
      if (pair === undefined) return "cannot travel";
      addQuery(parts, pair);
    }
  } else if (authorization !== undefined) headers["authorization"] = authorization;
  return undefined;
}

/**
 * Reads a response into the result that the spec declares for its status. A strict client rejects with an UnexpectedStatusError or
 * a ResponseValidationError, both with the bytes of the body. A lenient client returns an undeclared or unreadable result
 * instead, since the server has processed the call.
 */
export async function readAnswer(
  { settings: { maxResponseBytes: limit = 2 ** 26, onResponseProblems }, validate }: Connection<unknown>,
  { table: { method }, responses }: ClientOperation,
  call: Call,
  response: Response,
  reaction: Reaction,
): Promise<AnyResult> {
  const { status, headers: fields } = response;
  // Status 0 is how browsers hide a redirect.
  const declared = status === 0 ? undefined : forStatus(responses, status);
  const hasBody = method !== "HEAD" && !isBodyless(status);
  const content = hasBody ? (declared?.content ?? []) : [];
  const type = fields.get("content-type") ?? "";
  const isReported = reaction === "report";
  // The result types of a strict client lack the properties that only a lenient client returns.
  const usual = typeof validate === "object" ? validate.response : validate;
  const isLenient = reaction !== "throw" && usual !== undefined && usual !== "throw";
  const problems: Problem[] = [];
  const tell = (found: readonly Problem[], body?: Uint8Array): void => {
    if (!isReported || found.length === 0) return;
    onResponseProblems?.(responseError(call, response, body, found) as ResponseValidationError);
  };
  const options: ReadOptions = {
    validate: reaction !== "off",
    contentType: type,
    ...withoutValues,
    ...(isReported && { report: (found: readonly Problem[]) => problems.push(...found) }),
  };
  const chosen = chooseByType(content, type);
  const reader = chosen ?? (reaction === "throw" ? undefined : content[0]);
  const contentType = reader?.mediaType.includes("*") ? type : reader?.mediaType;
  const headers = headersOf(declared, fields, options, problems);
  const wrongTypes = isReported && content.length > 0 && !chosen ? [wrongType] : [];
  if (reader?.wants === "stream" && (isReported || isLenient || problems.length === 0)) {
    tell([...problems, ...wrongTypes]);
    const data = reader.open(call, response, isReported ? { ...options, report: tell } : options, limit);
    return { status, data, headers, contentType, response, ...effortOf(call) };
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
  const asIs = declared === undefined && status !== 0 ? status : "unreadable";
  if (!isRead) return { ...unexplained(response, asIs, body), ...effortOf(call) };
  const undeclaredBody = !reader && body.length > 0 ? { undeclaredBody: undeclaredValue(body, type) } : undefined;
  return { status, data, headers, contentType, response, ...effortOf(call), ...undeclaredBody };
}

function unexpectedStatus(call: Call, response: Response, body: Uint8Array | undefined): Error {
  const { status } = response;
  const got = status === 0 ? "got a redirect that the browser hides" : `got the undeclared status ${status}`;
  const found = { ...unexplained(response, status, body), ...effortOf(call) };
  return apiError("UnexpectedStatusError", call, got, found, body);
}

function effortOf({ attempts, retryDelay, retryAfter }: Call): CallEffort {
  return { attempts, retryDelay, ...(retryAfter !== undefined && { retryAfter }) };
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
): Omit<AnyResult, keyof CallEffort> {
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

/** Undefined when bytes are not UTF-8, or say that they are something else. */
function decodeText(bytes: Uint8Array, contentType: string): string | undefined {
  if (/charset=(?!"?(utf-?8|us-ascii)\b)/i.test(contentType)) return undefined;
  return utf8Text(bytes);
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
  const { origin, pathname, href } = new URL(
    serverOf(connection, operation) + encodedPath(operation, operation.encodeValues?.(input) ?? input),
  );
  const invalid = "The next page has no valid URL.";
  const url = URL.canParse(target, href) ? new URL(target, href) : fail(invalid);
  if (url.origin !== origin) fail("The next page has another origin.");
  if (url.pathname !== pathname) fail("The next page has another path.");
  for (const name of connection.queryKeys?.names ?? []) url.searchParams.delete(name);
  return url.search.slice(1) || fail(invalid);
}

/**
 * Returns the input of an operation with a value for the header that it declares for idempotency keys: that of the
 * caller, in the input or among the headers of the call, or a new one.
 */
export function withIdempotencyKey(
  { idempotencyHeader: name = "" }: OperationTable,
  input: ParameterValues,
  headers: HeaderFields | undefined,
): ParameterValues {
  if (fieldOf(input.headers, name) !== undefined) return input;
  return { ...input, headers: { ...input.headers, [name]: fieldOf(headers, name) ?? idempotencyKey() } };
}

function fieldOf(fields: object | undefined, name: string): unknown {
  for (const [key, value] of entriesOf(fields as HeaderFields))
    if (key.toLowerCase() === name.toLowerCase()) return value;
  return undefined;
}

/** A random UUID, version 4. RFC 9562, section 5.4. Pages without TLS have no `crypto.randomUUID`. */
export function idempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
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
  pages(...rest: [...Rest, options?: PageOptions]): AsyncIterable<Page<Item, SuccessOf<Result>>>;
  /** Returns the items of all pages, at most `limit`. */
  all(input: Rest[0], options: AllOptions): Promise<Item[]>;
}

/** Maximum number of successive pages without items. */
const maxEmptyPages = 1000;

/** Maximum length of a cursor. */
const maxCursor = 65_536;

/** Number of last cursors that the next one may not repeat. Longer cycles end later. */
const maxCursors = 100;

/**
 * Calls an operation for each page. Rejects with an ApiError for a status that is not a success, and with a
 * ResponseValidationError for a page that leads to an earlier one.
 */
export async function* pages<Input, Result, Item>(
  connection: Connection<unknown>,
  { operation, items: keys, style }: PagedOperation<Input, Result, Item>,
  input?: Input,
  options: PageOptions = {},
): AsyncGenerator<Page<Item, SuccessOf<Result>>, void, undefined> {
  const { table } = operation;
  let { cursor } = options;
  const isKnown = cursorGuard(cursor);
  for (let emptyPages = 0; emptyPages >= 0;) {
    const request = style.request(operation, input ?? {}, cursor);
    const answer = connection.call(request.operation, request.input, options);
    const result = (await answer.orThrow().withResponse()) as AnyResult;
    const { data, response } = result;
    const fail = (reason: string): never => {
      const call = { ...table, operationId: table.id, url: serverOf(connection, operation) + table.path };
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
    yield {
      items: items as Item[],
      result: result as unknown as SuccessOf<Result>,
      cursor: cursor === "" ? undefined : cursor,
    };
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
 * Sends a request once, with the platform's `fetch`, the `fetch` of the settings, or through middlewares and hooks.
 * Rejects with a NetworkError if no response arrives. It does not follow redirects.
 */
export async function send(
  { settings: { fetch: custom, sign }, secrets, queryKeys, route, hooks }: Connection<unknown>,
  { table, responses }: ClientOperation,
  call: Call,
  input: object,
  { url, headers, body }: RequestParts,
  { fetchOptions, progress }: Pick<CallOptions, "fetchOptions" | "progress">,
): Promise<Response> {
  const signal = call.isAbortable ? call.signal : undefined;
  signal?.throwIfAborted();
  for (const name in headers) {
    if (!field.test(`${name}\n${headers[name]}`))
      throw requestError(call, httpProblem("http/header", "No header can contain it.", `/headers/${name}`));
  }
  const platformOptions = { ...secrets().fetchOptions, ...fetchOptions, window: undefined };
  const content: unknown = typeof body === "function" ? (body as LateBody)(call) : body;
  const watched = progress?.(call);
  const init = {
    ...platformOptions,
    method: table.method,
    headers,
    redirect: "manual",
    body: content === undefined ? undefined : (watched?.upload(content) ?? content),
    duplex: "half",
    signal,
  } as object as RequestInit;
  const keep = (request: Request): void => void call.kept.push(request);
  const fetchOnce = async (request?: Request): Promise<Response> => {
    try {
      return await (request ? fetchWith(custom ?? fetch, request, platformOptions) : fetch(url, init));
    } catch (cause) {
      throw clientError("NetworkError", call, `failed with a network error${systemCode(cause)}`, {
        cause: queryKeys ? queryKeys.removeFrom(cause, url) : cause,
      });
    }
  };
  const isHooked = hooks?.isActive === true;
  const transmit = (request: Request): Promise<Response> => {
    const finish = async (last: Request): Promise<Response> => {
      const final = await signed(last, sign);
      keep(final);
      return fetchOnce(final);
    };
    return isHooked ? hooks.around({ table, responses, call }, request, finish) : finish(request);
  };
  call.attempts += 1;
  const through = route?.();
  const response = await (through
    ? through({ table, input, url, init, transmit, keep })
    : custom || sign || isHooked
      ? transmit(new Request(url, init))
      : fetchOnce());
  // A `fetch` that ignores the signal may respond after the call has ended.
  if (signal?.aborted === true) cancel(response.body);
  watched?.download(response);
  return queryKeys?.hide(response) ?? response;
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

/** Settings of requests for tokens. */
export interface TokenRequest extends TokenRequestSettings {
  /** The name of the program at the token server. */
  readonly clientId: string;
  /** The password of the program. */
  readonly clientSecret: string;
  /** The location of id and secret: the header Authorization, or the form. Default: that of the spec, or "basic". */
  readonly authentication?: "basic" | "body" | undefined;
}

/** Settings of requests for tokens with the credentials of a user. */
export interface UserTokenRequest extends TokenRequestSettings {
  /** The name of the user; it cannot contain a colon. */
  readonly username: string;
  /** Empty for a user without a password. */
  readonly password: string;
}

/** Settings of requests for tokens without credentials. */
export interface TokenRequestSettings {
  /** The URL of the token server, instead of the one in the spec. */
  readonly tokenUrl?: string | undefined;
  /** The address of the API, if the spec has a path instead of the URL of the token server. */
  readonly baseUrl?: string | undefined;
  /** Further fields of the form, or of the query; they replace those of the spec, `grant_type` and `scope`, too. */
  readonly fields?: Readonly<Record<string, string | undefined>> | undefined;
  /** Further headers; they replace those of the spec. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
  /** Called instead of the platform's `fetch`. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
}

/** A request for tokens, as a spec declares it. */
export interface TokenEndpoint {
  /** A URL, or a path that follows the address of the API. Undefined if callers set the URL. */
  readonly tokenUrl?: string;
  /** "GET" if the fields are in the query. */
  readonly method?: "GET";
  /** The location of id and secret; "user" for name and password of a user in the header, "none" without credentials. */
  readonly authentication?: "basic" | "body" | "user" | "none";
  /** Constant fields of the form, or of the query. An empty value omits the field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Constant headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Keys of the token in the response. Default: `access_token`. */
  readonly token?: readonly string[];
  /** Keys of the lifetime in seconds. Default: `expires_in`. */
  readonly expiresIn?: readonly string[];
  /** Keys of the end: a date with a time zone, or seconds since 1970. Used if the lifetime is unknown. */
  readonly expiresAt?: readonly string[];
}

/** A token, with the response that contains it. */
export interface ReceivedToken extends Token {
  /** The JSON object of the response; it contains secrets. */
  readonly response: Readonly<Record<string, unknown>>;
}

/** Requests a token for some scopes. A credential for `auth`; it can also be called without a client. */
export interface TokenProvider {
  (context?: Pick<CredentialContext, "scopes" | "signal">): Promise<ReceivedToken>;
  /** True if the same token is for all scopes. */
  readonly ignoresScopes?: boolean;
}

type AnySettings = Partial<TokenRequest & UserTokenRequest>;

/** Maximum bytes of a response of a token server. */
const maxTokenResponse = 65_536;

/** RFC 6749, section 5.2. Any other text may repeat a secret. */
const tokenErrors = [
  ...["invalid_request", "invalid_client", "invalid_grant", "unauthorized_client", "unsupported_grant_type"],
  "invalid_scope",
];

/**
 * Returns a function that requests tokens for the scopes of an operation: by the grant of client credentials (RFC 6749,
 * section 4.4), or as the spec declares it. Parallel calls for the same scopes share a request. It follows no redirect,
 * and rejects with an Error without secrets if the response has no token; `retryAfter` has the milliseconds that the
 * server asks to wait. Throws a TypeError if the URL is missing or invalid.
 */
export function tokenRequest(settings: AnySettings, endpoint: TokenEndpoint = {}): TokenProvider {
  const href = tokenAddress(settings, endpoint);
  // A constant replaces the scopes of operations.
  const ignoresScopes = "scope" in { ...endpoint.fields, ...settings.fields };
  const pending = new Map<string, SharedWork<ReceivedToken>>();
  const provide: TokenProvider = async ({ scopes, signal } = { scopes: [], signal: new AbortController().signal }) => {
    signal.throwIfAborted();
    const key = ignoresScopes ? "" : [...scopes].sort().join(" ");
    const request = (getSignal: () => AbortSignal): Promise<ReceivedToken> =>
      requestToken(href, settings, endpoint, { scopes, signal: getSignal() });
    const work = pending.get(key) ?? shareWork(request, () => pending.delete(key));
    pending.set(key, work);
    const caller = new AbortController();
    work.join(caller);
    return new Promise((resolve, reject) => {
      const stop = onAbort(signal, () => {
        reject(signal.reason as Error);
        caller.abort(signal.reason);
      });
      work.result.finally(stop).then(resolve, reject);
    });
  };
  return Object.assign(provide, { ignoresScopes });
}

async function requestToken(
  href: string,
  settings: AnySettings,
  endpoint: TokenEndpoint,
  { scopes, signal }: Pick<CredentialContext, "scopes" | "signal">,
): Promise<ReceivedToken> {
  const start = Date.now();
  let outcome = "cannot get a request with these settings";
  let retryAfter: number | undefined;
  try {
    const request = tokenMessage(href, settings, endpoint, { scopes, signal });
    outcome = "could not be reached";
    const response = await (settings.fetch ?? fetch)(request);
    outcome = `responded with status ${response.status}${response.ok ? " without an access token" : ""}`;
    retryAfter = retryAfterOf(response);
    const body = await readTokenResponse(response, signal);
    if (tokenErrors.includes(body["error"] as string)) outcome += ` (${String(body["error"])})`;
    const token = valueAtKeys(body, endpoint.token ?? ["access_token"]);
    if (response.ok && typeof token === "string" && token !== "") {
      const expiresAt = tokenEnd(body, endpoint, start);
      return { token, ...(!Number.isNaN(expiresAt) && { expiresAt }), response: body };
    }
  } catch {
    // The error may repeat a secret.
  }
  signal.throwIfAborted();
  const error = new Error(`The token server ${shownAddress(href)} ${outcome}.`);
  throw retryAfter === undefined ? error : Object.assign(error, { retryAfter });
}

/** The URL of the token server. Throws a TypeError if it is missing or invalid. */
function tokenAddress(settings: AnySettings, { tokenUrl }: TokenEndpoint): string {
  const isPath = settings.tokenUrl === undefined && tokenUrl?.startsWith("/") === true;
  if (!isPath) return readAddress("tokenUrl", settings.tokenUrl ?? tokenUrl, /#/).href;
  return withoutTrailing(readAddress("baseUrl", settings.baseUrl, /[?#]/).href, "/") + tokenUrl;
}

/** The request for a token. Throws if it cannot be sent. */
function tokenMessage(
  href: string,
  settings: AnySettings,
  endpoint: TokenEndpoint,
  { scopes, signal }: Pick<CredentialContext, "scopes" | "signal">,
): Request {
  const { clientId = "", clientSecret = "", username = "", password = "" } = settings;
  const authentication = settings.authentication ?? endpoint.authentication ?? "basic";
  const fields = filled({
    grant_type: "client_credentials",
    ...(scopes.length > 0 && { scope: scopes.join(" ") }),
    ...(authentication === "body" && { client_id: clientId, client_secret: clientSecret }),
    ...endpoint.fields,
    ...settings.fields,
  });
  const pairs = { basic: [asFormText(clientId), asFormText(clientSecret)], user: [username, password] } as const;
  const pair = authentication === "basic" || authentication === "user" ? pairs[authentication] : undefined;
  const credential = pair && basicCredential(...pair);
  if (pair && credential === undefined) throw new TypeError("No header can contain the credentials.");
  const headers = {
    ...Object.fromEntries(filled({ ...endpoint.headers, ...settings.headers })),
    accept: "application/json",
    ...(credential !== undefined && { authorization: credential }),
  };
  const { method = "POST" } = endpoint;
  if (method === "POST")
    return new Request(href, { method, headers, body: new URLSearchParams(fields), redirect: "manual", signal });
  const url = new URL(href);
  for (const [name, value] of fields) url.searchParams.append(name, value);
  return new Request(url, { method, headers, redirect: "manual", signal });
}

/** The properties that have a value. */
function filled(properties: Readonly<Record<string, string | undefined>>): [string, string][] {
  return Object.entries(properties).filter((entry): entry is [string, string] => !!entry[1]);
}

/** Milliseconds since 1970. NaN if unknown. */
function tokenEnd(body: object, { expiresIn = ["expires_in"], expiresAt = [] }: TokenEndpoint, start: number): number {
  const end = valueAtKeys(body, expiresAt);
  const isDate = typeof end === "string" && /(?:Z|[+-]\d\d:\d\d)$/i.test(end);
  const life = start + secondsOf(valueAtKeys(body, expiresIn)) * 1000;
  return Number.isNaN(life) ? (isDate ? Date.parse(end) : secondsOf(end) * 1000) : life;
}

/** A number, or digits. NaN for anything else. */
function secondsOf(value: unknown): number {
  return typeof value === "number" || (typeof value === "string" && /^\d{1,15}$/.test(value)) ? Number(value) : NaN;
}

/** Text in a form. RFC 6749, section 2.3.1. */
function asFormText(text: string): string {
  return new URLSearchParams({ "": text }).toString().slice(1);
}

/** Returns the properties of a JSON object; none if the body is too long. Rejects if it is not JSON. */
async function readTokenResponse(response: Response, signal: AbortSignal): Promise<Readonly<Record<string, unknown>>> {
  if (response.body === null) return {};
  const reader: ReturnType<ReadableStreamLike["getReader"]> = response.body.getReader();
  const stop = onAbort(signal, () => cancel(reader));
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (let length = 0; length <= maxTokenResponse;) {
      const { done, value } = await reader.read();
      if (done || value === undefined) return JSON.parse(text + decoder.decode()) as Readonly<Record<string, unknown>>;
      length += value.length;
      text += decoder.decode(value, { stream: true });
    }
    return {};
  } finally {
    stop();
    cancel(reader);
  }
}

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
      const isRepeatable = value instanceof Uint8Array || value instanceof Blob;
      return {
        body: isRepeatable ? value : ((({ signal }) => streamOf(value, signal)) satisfies LateBody as never),
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

/** Runs one call, from validation of the input to the result. See `callOperation`. */
export function exchange(
  connection: Connection<unknown>,
  operation: ClientOperation,
  callerInput: object = {},
  options: AddressedCallOptions = {},
): ApiPromise<AnyResult> {
  const { settings, secrets, retries, hooks } = connection;
  const { table, responses } = operation;
  const baseUrl = serverOf(connection, operation);
  const { signal, timeout = settings.deadline ?? settings.timeout ?? 0, deadline = timeout } = options;
  const { attemptTimeout = settings.attemptTimeout ?? 0 } = options;
  const call = new RunningCall(table, baseUrl, { signal, deadline, attemptTimeout });
  const perform = async (): Promise<AnyResult> => {
    signal?.throwIfAborted();
    const reaction = reactionTo("request", connection, options);
    const input = operation.withKey?.(table, callerInput, options.headers) ?? callerInput;
    const parts = prepareRequest({ baseUrl, secrets, settings }, operation, call, input, options, reaction);
    const isRepeatable = typeof parts.body !== "function" || (parts.body as LateBody).isRepeatable === true;
    /** Sends the request once. Returns undefined if the credentials are the rejected ones again. */
    const transmit: Transmit = async (rejected, refusal) => {
      const sentParts = { ...parts, headers: { ...parts.headers } };
      if (table.security.length > 0)
        call.credentials = await addCredentials(connection, table, call, sentParts, reaction !== "off", rejected);
      if (rejected && [...rejected].every(([name, value]) => call.credentials?.get(name) === value)) return undefined;
      cancel(refusal?.body);
      return send(connection, operation, call, input, sentParts, options);
    };
    const attempt = withReplay(call, isRepeatable, transmit);
    return call.run(async () => {
      const response = await (retries?.run({ connection, table, call, parts, isRepeatable, attempt }) ?? attempt());
      return readAnswer(connection, operation, call, response, reactionTo("response", connection, options));
    });
  };
  const performed = perform();
  const result = hooks?.isActive ? hooks.end({ table, call }, performed, ({ response }) => response.status) : performed;
  return apiPromise(result, responses, (found) =>
    apiError("ApiError", call, `got the status ${found.response.status}`, found),
  );
}

type Transmit = (rejected?: ReadonlyMap<string, unknown>, refusal?: Response) => Promise<Response | undefined>;

/** Returns a function that makes an attempt. Once per call, it sends again if the server rejects the credentials. */
function withReplay(call: RunningCall, isRepeatable: boolean, transmit: Transmit): () => Promise<Response> {
  let isReplayed = false;
  return async () => {
    const response = (await call.attempt(() => transmit()))!;
    const rejected = call.credentials;
    if (response.status !== 401 || isReplayed || !isRepeatable || !rejected?.size) return response;
    isReplayed = true;
    return (await call.attempt(() => transmit(rejected, response))) ?? response;
  };
}

/** The treatment of invalid messages in a call: as its options say, its client, or the spec. */
function reactionTo(
  side: keyof ValidateSwitches,
  { settings, validate: usual }: Connection<unknown>,
  { validate }: CallOptions,
): Reaction {
  const pick = (of: Validate | undefined): boolean | Reaction | undefined => (typeof of === "object" ? of[side] : of);
  const reaction = pick(validate) ?? pick(settings.validate) ?? pick(usual) ?? "throw";
  return reaction === true ? "throw" : reaction || "off";
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
      const late = (call: Call): unknown => streamOf(telling(body as AsyncIterable<Uint8Array>, call), call.signal);
      return {
        body: Object.assign(late, { isRepeatable: Array.isArray(items) }) satisfies LateBody as never,
        contentType,
      };
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

/** Settings of retries. */
export interface RetryOptions {
  /** Maximum number of retries. Default: 2. */
  readonly max?: number | undefined;
  /** Maximum milliseconds that a server can ask to wait. A longer wait ends the call. Default: 60,000. */
  readonly maxRetryAfter?: number | undefined;
  /**
   * A header that gets an idempotency key in calls of POST and PATCH, so that they can be repeated. Operations that
   * declare such a header get a key in any case.
   */
  readonly idempotencyHeader?: string | undefined;
}

/** Tokens per origin, and how many a retry takes. A success gives them back. */
const budget = { full: 500, transient: 14, throttling: 5 };
/** Origins whose taken tokens are remembered: servers of webhooks are any number. */
const maxOrigins = 1000;
const maxDelay = 8_000;

const idempotentMethods = ["GET", "HEAD", "PUT", "DELETE", "OPTIONS"];
const transientStatuses = [408, 429, 500, 502, 503, 504];

/**
 * Repeats calls that failed temporarily: network errors and timeouts before a response, and the statuses 408, 429, 500,
 * 502, 503 and 504. It repeats idempotent methods (RFC 9110, section 9.2.2) and calls with an idempotency key, unless
 * the body is a stream. Delays have full jitter from 250 ms (1 s for 429), doubled each time, at most 8 s; the server
 * can require more. A budget per origin ends retries while most calls fail. Clients with the same object share it.
 */
export function retry({ max = 2, maxRetryAfter = 60_000, idempotencyHeader }: RetryOptions = {}): Retries {
  const taken = new Map<string, number>();
  const takeTokens = (origin: string, tokens: number): void => {
    const total = (taken.get(origin) ?? 0) + tokens;
    taken.delete(origin);
    if (total > 0) taken.set(origin, total);
    if (taken.size > maxOrigins) taken.delete(taken.keys().next().value!);
  };
  const headerName = idempotencyHeader?.toLowerCase();
  return {
    async run({ connection: { hooks }, table, call, parts, isRepeatable, attempt }) {
      const { method, idempotencyHeader: declared } = table;
      const isIdempotent = idempotentMethods.includes(method);
      if (headerName !== undefined && !isIdempotent) parts.headers[headerName] ??= idempotencyKey();
      const isKeyed = [headerName, declared?.toLowerCase()].some((name) => name && parts.headers[name] !== undefined);
      const canRepeat = isRepeatable && (isIdempotent || isKeyed);
      let cost = 0;
      for (let retries = 0; ; retries += 1) {
        const outcome: Outcome = await attempt().then(
          (response) => ({ response }),
          (error: unknown) => ({ error }),
        );
        const asked = outcome.response && outcome.response.status >= 400 ? retryAfterOf(outcome.response) : undefined;
        const end = (): Response => {
          if (asked !== undefined) call.retryAfter = asked;
          return responseOf(outcome);
        };
        if (call.hasEnded || !isTransient(outcome)) {
          if (outcome.response && taken.size > 0) takeTokens(new URL(parts.url).origin, -(cost || 1));
          return end();
        }
        const { origin } = new URL(parts.url);
        const isThrottled = outcome.response?.status === 429;
        cost = isThrottled ? budget.throttling : budget.transient;
        const longest = Math.min(maxDelay, (isThrottled ? 1000 : 250) * 2 ** retries);
        const delay = Math.max(Math.random() * longest, asked ?? 0);
        const isPaid = (taken.get(origin) ?? 0) + cost <= budget.full;
        const isInTime = delay < call.timeLeft && (asked ?? 0) <= maxRetryAfter;
        if (!canRepeat || retries >= max || !isInTime || !isPaid) return end();
        takeTokens(origin, cost);
        if (hooks?.isActive) await hooks.retry({ table, call }, { ...outcome, delay });
        cancel(outcome.response?.body);
        call.retryDelay += delay;
        await pause(call, delay);
      }
    },
  };
}

interface Outcome {
  /** Undefined if the attempt failed. */
  readonly response?: Response;
  /** The error of a failed attempt. */
  readonly error?: unknown;
}

function responseOf({ response, error }: Outcome): Response {
  if (response === undefined) throw error;
  return response;
}

/** True if the same request may succeed later. The server's `x-should-retry` decides for errors where it is present. */
function isTransient({ response, error }: Outcome): boolean {
  if (response === undefined) return isNetworkError(error) || isTimeoutError(error);
  const advice = response.headers.get("x-should-retry");
  return (
    (advice === "true" && response.status >= 400) || (advice !== "false" && transientStatuses.includes(response.status))
  );
}

/** Waits; the end of the call ends the wait. */
function pause(call: Call, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.min(milliseconds, maxTimeout));
    call.onAbort = () => clearTimeout(timer);
  });
}

/** Properties of every client in addition to its operations. */
export interface ClientBase<Self, Auth, OperationId extends string = string> {
  /** For the operations that are exported as functions. */
  readonly connection: Connection<Auth>;
  /** Adds hooks, which see every attempt of all calls. Returns a function that removes them. */
  use(hooks: ClientHooks<OperationId>): () => void;
  /** Returns the same client for another address, with the same hooks. Middlewares of `raw` stay with their client. */
  withBaseUrl(baseUrl: string | ServerAddress): Self;
}

/** Returns the common properties of clients. `create` makes the client for another address. */
export function clientBase<Self, Auth>(
  connection: Connection<Auth>,
  create: (baseUrl: string | ServerAddress) => Pick<ClientBase<Self, Auth>, "connection">,
): ClientBase<Self, Auth> {
  const hooks = (connection.hooks ??= createHooks());
  return {
    // The types of standalone operations are the same for every connection.
    connection: connection.throwOnError === true ? { ...connection, throwOnError: false } : connection,
    use: (added) => hooks.add(added),
    withBaseUrl: (baseUrl) => {
      const client = create(baseUrl);
      client.connection.hooks?.share(hooks);
      return client as Self;
    },
  };
}

/** Checks settings for calls. `validate` is the default. Throws a TypeError if the base URL is invalid or missing. */
export function connect<Auth>(
  // Callers without types may leave them out.
  settingsOrNone: AddressSettings<Auth> | SenderSettings<Auth> | undefined,
  schemes: ClientSchemes,
  validate?: Validate,
  more: Pick<Connection<Auth>, "route" | "throwOnError"> = {},
): Connection<Auth> {
  const settings = (settingsOrNone ?? { baseUrl: undefined }) as AddressSettings<Auth> | SenderSettings<Auth>;
  const to = ("baseUrl" in settings ? settings.baseUrl : "") as string | Partial<ServerAddress> | null | undefined;
  const { url, ownAddress } = (typeof to === "object" ? (to ?? {}) : { url: to }) as Partial<ServerAddress>;
  const { auth, headers, fetchOptions, retries, ...others } = settings;
  const connection: Connection<Auth> = {
    baseUrl: "baseUrl" in settings ? withoutTrailing(readAddress("baseUrl", url ?? to, /[?#]/).href, "/") : "",
    ...(ownAddress && { ownAddress }),
    settings: others,
    secrets: () => ({ auth, headers, fetchOptions }),
    schemes,
    queryKeys: schemes[queryKeysOf],
    validate,
    retries: retriesOf(retries),
    call: (operation, input, options) => exchange(connection, operation, input, options),
    ...more,
  };
  return connection;
}

/** A number needs code that only clients with all operations contain. */
function retriesOf(retries: number | Retries | undefined): Retries | undefined {
  if (typeof retries === "object") return retries;
  if (!retries) return undefined;
  throw new TypeError('"retries" must be `retry(...)` or 0, except in clients with all operations.');
}

/** Settings of an event stream that reconnects. */
export interface ReconnectOptions {
  /** Ends the stream, also while it waits. */
  readonly signal?: AbortSignal | undefined;
  /** The id of the last event that was received earlier. Default: none, the stream starts where the server does. */
  readonly lastEventId?: string | undefined;
}

/** The promise of a call: of a method, or of one that throws. */
type StartedStream = { orThrow(): SuccessfulStream } | SuccessfulStream;

interface SuccessfulStream {
  /** The result, if it is a success. */
  withResponse(): Promise<unknown>;
}

type ResultOfCall<Call> = Call extends { orThrow(): infer Data }
  ? ResultOfCall<Data>
  : Call extends { withResponse(): Promise<infer Result> }
    ? Result
    : never;

type EventIn<Result> = Result extends {
  readonly contentType: `text/event-stream${string}`;
  readonly data: AsyncIterable<infer Event>;
}
  ? Event
  : never;

/** Maximum number of last ids by which repeated events are known. */
const maxKnownIds = 1000;

/** The events of an operation, by the type of its call. */
export type EventOf<Call> = EventIn<ResultOfCall<Call>>;

/** Maximum number of successive connections without a new event, after the first one. */
const maxReconnects = 5;
/** The waits before a connection in milliseconds, without the jitter of a quarter. */
const reconnectWaits = { usual: 1000, least: 100, most: 6400 };
/** Servers limit headers to 8 kB or more. */
const maxEventId = 4096;

/**
 * Yields the events of all connections of an event stream. WHATWG HTML, section 9.2. It calls again after the end of
 * the stream, a broken connection, a timeout and a status 5XX, with the header Last-Event-ID, and skips events at the
 * begin of a connection whose ids it knows. Ends at a status 204, and
 * after five connections in a row without a new event; the last of their errors then rejects. Any other error rejects at
 * once. Each wait is the stream's `retry`, from 0.1 s, doubled after each connection without a new event, with a jitter
 * of up to a quarter; at most 8 s. Leaving the loop releases the connection.
 */
export async function* reconnecting<Call extends StartedStream>(
  call: (options: CallOptions) => Call,
  { signal, lastEventId = "" }: ReconnectOptions = {},
): AsyncGenerator<EventOf<Call>, void, undefined> {
  const known = new Set<string>();
  let lastId = lastEventId;
  remember(known, lastId);
  let wait = reconnectWaits.usual;
  for (let tries = 0; ; tries += 1) {
    let failure: Error | undefined;
    // A server may begin with earlier events again.
    let isRepeated = lastId !== "";
    try {
      const events = await openEvents(call({ signal, headers: resumeHeaders(lastId) }));
      for await (const event of events ?? []) {
        const { id, retry = wait } = event;
        wait = retry;
        isRepeated &&= id !== undefined && known.has(id);
        if (isRepeated) continue;
        lastId = id ?? lastId;
        remember(known, lastId);
        tries = 0;
        yield event as EventOf<Call>;
      }
      if (events === undefined) return;
    } catch (error) {
      if (isApiError(error, 204)) return;
      if (!isDropped(error)) throw error;
      failure = error as Error;
    }
    signal?.throwIfAborted();
    if (tries >= maxReconnects) {
      if (failure) throw failure;
      return;
    }
    const longest = Math.min(reconnectWaits.most, Math.max(reconnectWaits.least, wait) * 2 ** tries);
    await pauseUntil(longest * (1 + Math.random() / 4), signal);
  }
}

/** The events of a call. Undefined for a response without a body: the server has no more. */
async function openEvents(started: StartedStream): Promise<ClientItems<EventFields> | undefined> {
  const successful = "orThrow" in started ? started.orThrow() : started;
  const { data, contentType, response } = (await successful.withResponse()) as AnyResult;
  if (response.status === 204) return undefined;
  const items = data as Partial<ClientItems<EventFields>> | null | undefined;
  if (contentType?.toLowerCase().startsWith("text/event-stream") === true) return items as ClientItems<EventFields>;
  items?.cancel?.();
  throw new TypeError("The response is not an event stream.");
}

function remember(known: Set<string>, id: string): void {
  if (id !== "" && id.length <= maxEventId) known.add(id);
  if (known.size > maxKnownIds) known.delete(known.values().next().value!);
}

/** The id is sent in UTF-8. WHATWG HTML, section 9.2.3. */
function resumeHeaders(id: string): Readonly<Record<string, string>> {
  if (id === "") return {};
  if (id.length > maxEventId) throw new TypeError(`The id of the last event is longer than ${maxEventId} characters.`);
  return { "Last-Event-ID": String.fromCharCode(...new TextEncoder().encode(id)) };
}

function isDropped(error: unknown): boolean {
  return isNetworkError(error) || isTimeoutError(error) || (isApiError(error) && Number(error.status) >= 500);
}

/** Waits. Rejects with the reason of the signal when it aborts. */
function pauseUntil(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      release?.();
      resolve();
    }, milliseconds);
    const release =
      signal &&
      onAbort(signal, () => {
        clearTimeout(timer);
        release?.();
        // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- it is passed on as it came
        reject(signal.reason);
      });
  });
}

/** Operation functions, by the names of their methods. */
export type OperationFunctions<Auth> = Readonly<
  Record<string, (connection: Connection<Auth>, ...rest: never[]) => ApiPromise<unknown>>
>;

/** A client whose methods are these operations. */
export type BoundClient<Operations, Auth> = ClientBase<
  BoundClient<Operations, Auth>,
  Auth,
  string & keyof Operations
> & {
  readonly [Name in keyof Operations]: Operations[Name] extends (connection: never, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/** Makes a client of operation functions. It refers to no others, so that a bundle contains only these. */
export function bindOperations<Operations extends OperationFunctions<Auth>, Auth, Throws extends boolean = false>(
  settings: ClientSettings<Auth, Throws>,
  operations: Operations,
  schemes: ClientSchemes,
  validate?: Validate,
): ClientThat<Throws, BoundClient<Operations, Auth>> {
  const { throwOnError } = settings as ThrowSetting<true>;
  const connection = connect(settings, schemes, validate, { throwOnError });
  const methods = Object.entries(operations).map(([name, call]) => [name, call.bind(undefined, connection)]);
  const create = (baseUrl: typeof settings.baseUrl): ClientBase<unknown, Auth> =>
    bindOperations({ ...settings, baseUrl }, operations, schemes, validate) as never;
  return { ...Object.fromEntries(methods), ...clientBase(connection, create) } as never;
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
  settings: AddressSettings<Auth>,
  schemes: ClientSchemes,
  tables: readonly OperationTable[],
  validate?: Validate,
): { readonly connection: Connection<Auth>; readonly raw: Raw } {
  // Callers without types may leave them out.
  const { retries, throwOnError, ...others } = {
    ...{ baseUrl: undefined },
    ...(settings as typeof settings & ThrowSetting<true>),
  };
  const repeated = typeof retries === "object" ? retries : retry({ max: retries });
  const connection = connect<Auth>({ ...others, retries: repeated }, schemes, validate, {
    throwOnError,
    route: () => (middlewares.size > 0 ? route : undefined),
  });
  const { headers = {}, sign, timeout = Infinity, deadline = timeout, attemptTimeout = deadline } = settings;
  const options = passedOptions(settings.fetchOptions);
  const send = async (request: Request): Promise<Response> =>
    fetchWith(settings.fetch ?? fetch, await signed(request, sign), options);
  const raw = createClient({
    ...options,
    baseUrl: connection.baseUrl,
    headers,
    redirect: "manual",
    pathSerializer: rawPath,
    fetch: (request) => fetchInTime(unfollowed(request), send, Math.min(deadline, attemptTimeout)),
  });
  const client = raw as unknown as RawClient;
  const typed = new WeakMap<object, TypedCall>();
  client.use(middlewareFor(connection, headers, tables, typed));
  const route = routeThrough(client, typed);
  const middlewares = watchMiddlewares(client);
  return { connection, raw };
}

/** Options that the client sets, and options that openapi-fetch does not pass to `fetch`. */
const refused: readonly string[] = [
  ...["method", "headers", "body", "signal", "redirect", "duplex", "window"],
  ...["baseUrl", "fetch", "Request", "requestInitExt", "params", "parseAs", "middleware"],
  ...["bodySerializer", "pathSerializer", "querySerializer"],
];

/** Returns the options of `fetch` that openapi-fetch passes on. */
function passedOptions(options: FetchOptions = {}): FetchOptions {
  return Object.fromEntries(Object.entries(options).filter(([name]) => !refused.includes(name)));
}

/** The first middleware of `raw`: it adds credentials, runs hooks, and hides keys. */
function middlewareFor(
  connection: Connection<unknown>,
  headers: HeaderFields,
  tables: readonly OperationTable[],
  typed: WeakMap<object, TypedCall>,
): object {
  const { queryKeys } = connection;
  const hooked = new WeakMap<object, HookedCall>();
  return {
    onRequest: async ({ request, schemaPath, params }: MiddlewareInput) => {
      typed.get(params)?.keep(request);
      if (typed.has(params)) return undefined;
      if (originOf(request.url) !== originOf(connection.baseUrl)) return unfollowed(withoutHeaders(request, headers));
      const table = tables.find(({ method, path }) => method === request.method && path === schemaPath);
      if (table === undefined) return unfollowed(request);
      const ready = await authorized(request, table, connection);
      if (connection.hooks?.isActive !== true) return ready;
      const call = startRawHooks(connection.hooks, table, ready, connection.baseUrl);
      hooked.set(params, call);
      return call.next;
    },
    // The first middleware is the last one to see a response. openapi-fetch gets nothing to read.
    onResponse: ({ params, response }: MiddlewareInput & { readonly response: Response }) => {
      queryKeys?.hide(response);
      const call = typed.get(params);
      if (call === undefined) return hooked.get(params)?.settle(response);
      call.response = response;
      return new Response(null, { status: 204 });
    },
    onError: async ({ request, params, error }: FailedInput) => {
      const isReason = request.signal.aborted && error === request.signal.reason;
      if (typed.has(params)) return undefined;
      const safe = isReason || !queryKeys ? error : queryKeys.removeFrom(error, request.url);
      const failed: unknown = await hooked
        .get(params)
        ?.fail(safe)
        .catch((reason: unknown) => reason);
      if (failed !== undefined && failed !== safe) throw failed as Error;
      // openapi-fetch takes nothing but errors here; what withholds nothing passes as it came.
      if (safe === error || safe instanceof Error) return safe === error ? undefined : safe;
      return new TypeError(typeof safe === "string" ? safe : "The request failed.");
    },
  };
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
    const { body, headers, signal, redirect } = init;
    const [address, ...search] = url.split("?");
    // openapi-fetch sends the values of `header` unchanged: they are the encoded strings.
    const sent = headers as Readonly<Record<string, string>>;
    const fields = table.parameters.flatMap(({ name, in: location }) => {
      const text = location === "header" ? sent[name.toLowerCase()] : undefined;
      return text === undefined ? [] : [[name, text]];
    });
    const params = { path, query, header: Object.fromEntries(fields) as object, cookie: cookies };
    const call: TypedCall = { keep };
    typed.set(params, call);
    const { response, error } = await client.request(table.method, table.path, {
      ...passedOptions(init),
      ...{ headers, signal, redirect, duplex: "half" },
      ...(body !== undefined && { body, bodySerializer: () => body }),
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
  if (!(timeout > 0 && timeout < Infinity)) return send(request);
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
