import type { CallContext, ResponseValidationError } from "./errors.js";
import type { FetchOptions } from "./fetch-options.js";
import type { OperationTable, ParameterTable, ParameterValues, SecuritySchemeTables } from "../http/operation.js";
import type { BytesReader, Check, PayloadWriter, ReadOptions, TextReader } from "../http/payload.js";
import type { ServerAddress, ServerTable } from "./server-address.js";
import type { Result } from "../base/problem.js";

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
