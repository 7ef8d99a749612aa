import type { ApiPromise } from "./api-promise.js";
import type { CallContext, RequestValidationError, ResponseValidationError } from "./errors.js";
import type { FetchOptions } from "./fetch-options.js";
import type { HookResult, HookRunner } from "./hooks.js";
import type { AnyResult, CallEffort } from "./results.js";
import type { OperationTable, ParameterTable, ParameterValues, SecuritySchemeTables } from "../http/operation.js";
import type { BytesReader, Check, PayloadWriter, ReadOptions, TextReader } from "../http/payload.js";
import type { QueryKeys } from "./query-keys.js";
import type { ServerAddress, ServerTable } from "./server-address.js";
import type { Result } from "../base/problem.js";

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
