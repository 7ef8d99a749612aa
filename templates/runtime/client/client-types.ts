import type { CallContext, ResponseValidationError } from "./errors.js";
import type { FetchOptions } from "./fetch-options.js";
import type { OperationTable, ParameterTable, ParameterValues, SecuritySchemeTables } from "../http/operation.js";
import type { BytesReader, Check, PayloadWriter, ReadOptions, TextReader } from "../http/payload.js";
import type { ServerAddress, ServerTable } from "./server-address.js";
import type { Result } from "../base/problem.js";

/** One operation as a client needs it. */
export interface ClientOperation {
  readonly table: OperationTable;
  /** Checks `{ path, query, headers, cookies }`; absent when the operation has no parameters. */
  readonly check?: Check;
  /** Makes of the parameters' values what travels, where that differs. */
  readonly encodeValues?: (values: unknown) => unknown;
  /** For the places where the operation has parameters; named here so that a bundle holds no others. */
  readonly encode?: ParameterEncoders;
  /** Absent where the operation takes no body. */
  readonly body?: ClientBody;
  /** The media types of all answers: "application/json, application/problem+json". */
  readonly accept?: string;
  /** By status: "202", "4XX", "default". */
  readonly responses: Readonly<Record<string, ClientResponse>>;
  /** The operation's own servers, by name; absent where it has those of the whole contract. */
  readonly servers?: Readonly<Record<string, ServerTable>>;
}

type Values = Readonly<Record<string, unknown>> | undefined;

/** Encoders of parameters; they throw an error with `problems` for a value that cannot travel. */
export interface ParameterEncoders {
  /** Makes the path of a template; absent where it has no variables. */
  readonly path?: (template: string, parameters: readonly ParameterTable[], values: Values) => string;
  /** Makes the query without "?"; absent where there are no such parameters. */
  readonly query?: (parameters: readonly ParameterTable[], values: Values) => string;
  /** Makes names and values of headers; absent where there are no such parameters. */
  readonly headers?: (parameters: readonly ParameterTable[], values: Values) => readonly (readonly [string, string])[];
  /** Makes the value of the header Cookie; absent where there are no such parameters. */
  readonly cookies?: (parameters: readonly ParameterTable[], values: Values) => string;
}

/** The body of an operation's requests, as a client sends it. */
export interface ClientBody {
  readonly required: boolean;
  /** In order of the contract; the first is sent unless the caller names another by `contentType`. */
  readonly content: readonly PayloadWriter[];
}

/** An answer that an operation declares, as a client reads it. */
export interface ClientResponse {
  /** Empty when the contract says nothing of a body. */
  readonly content: readonly ClientReader[];
  /** The headers that the answer declares; absent where it declares none. */
  readonly headers?: readonly ParameterTable[];
  /** There when `headers` is. */
  readonly decodeHeaders?: DecodeHeaders;
  /** Checks the headers as an object of values by their names. */
  readonly checkHeaders?: Check;
}

/** Reads payloads of one media type: as text, as bytes, or not at all yet. */
export type ClientReader = TextReader | BytesReader | ClientBodyReader;

/** Leaves the body of an answer to the caller: raw binary, and items. */
export interface ClientBodyReader {
  /** A media type or a range: "image/*". */
  readonly mediaType: string;
  readonly wants: "stream";
  /** Gives the caller the body, of which no more than `limit` bytes are read. */
  open(call: Call, response: Response, options: ReadOptions, limit: number): unknown;
}

/** A body that is made when it is sent, and that stops when the call does. */
export type LateBody = (call: Call) => unknown;

/** A call that is under way. */
export interface Call extends CallContext {
  /** The whole address with its query. */
  url: string;
  /** Aborted when time is up or the caller says so. */
  readonly signal: AbortSignal;
  /**
   * True when something can abort the call. `fetch` is not told of a signal that never will: it would cost an eighth of
   * the call.
   */
  readonly isAbortable: boolean;
  /** Called with the abort: a listener of the signal would cost a tenth of the call. */
  onAbort?: () => void;
  /** True when the body of the answer is left to the caller, who hears the signal until the end of it. */
  isOpen?: boolean;
  /** Stops listening to the caller's signal. */
  release(): void;
  /** Ends the call: it rejects with the reason, and what is sent and read is given up. */
  fail(reason: unknown): void;
  /**
   * Requests that stand between the call's signal and `fetch`: in Node 20 they pass an abort on only as long as
   * somebody holds them.
   */
  readonly kept: Request[];
}

/** Reads headers as values; `get` gives the text of one, by its name in any case. */
export type DecodeHeaders = (
  parameters: readonly ParameterTable[],
  get: (name: string) => string | null,
) => Result<Readonly<Record<string, unknown>>>;

/** A credential, or a function that fetches one for a call. Undefined or null: there is none, another alternative is tried. */
export type Credential<T = string> =
  T | ((context: CredentialContext) => T | null | undefined | Promise<T | null | undefined>);

/** The call for which a credential is fetched. */
export interface CredentialContext {
  readonly operationId: string;
  /** The scopes that the operation asks of this scheme. */
  readonly scopes: readonly string[];
  readonly signal: AbortSignal;
}

/** Headers by their names; what is absent is not sent. */
export type HeaderFields = Headers | Readonly<Record<string, string | null | undefined>>;

/** Settings of a client; those of a call come before them. */
export interface ClientSettings<Auth> extends SenderSettings<Auth> {
  /**
   * The address in front of every path: "https://api.example.com", or one of the contract's servers. A path at its end stays; a
   * query is refused.
   */
  readonly baseUrl: string | ServerAddress;
}

/** Settings of calls that go to whole addresses: webhooks and callbacks. */
export interface SenderSettings<Auth> {
  /** A credential for each security scheme of the contract. */
  readonly auth?: Auth | undefined;
  /** Called instead of the platform's `fetch`. `init` has the options that a `Request` does not keep, if any is set. */
  readonly fetch?: ((request: Request, init?: RequestInit) => Promise<Response>) | undefined;
  /** Options of `fetch` for every request. A call's options override them by name. */
  readonly fetchOptions?: FetchOptions | undefined;
  /**
   * Headers of every request. Those of a call come before them, the operation's own header parameters before those, and
   * before all of them credentials and the Content-Type of a body.
   */
  readonly headers?: HeaderFields | undefined;
  /**
   * Milliseconds until a call without its whole answer is given up; normally as long as the platform waits. Of binary
   * answers it is the head that has to arrive in time: how long the body takes is up to who reads it.
   */
  readonly timeout?: number | undefined;
  /**
   * Switches for the checks of requests and responses against the contract; both are on unless turned off. Unchecked, a
   * request is also sent without credentials, and an answer of an undeclared type is read as the first one declared.
   */
  readonly validate?: boolean | ValidateSwitches | undefined;
  /**
   * Called with the problems of a response, if `validate.response` is "report". The call then returns its result; it rejects with
   * what this function throws.
   */
  readonly onResponseProblems?: ((problems: ResponseValidationError) => void) | undefined;
  /** Longest response body in bytes, normally 64 Mi. Binary bodies that are read as a stream are not limited. */
  readonly maxResponseBytes?: number | undefined;
}

/** The settings that hold credentials: a proxy among the options of `fetch` may have a password. */
export type SecretSettings<Auth> = Pick<SenderSettings<Auth>, "auth" | "headers" | "fetchOptions">;

/** Messages that are checked. */
export interface ValidateSwitches {
  /** False where requests are sent without a check; checked when absent. */
  readonly request?: boolean | undefined;
  /** True is "throw", false is "off". */
  readonly response?: boolean | WrongAnswers | undefined;
}

/**
 * The fate of an answer that breaks the contract: the call rejects, its problems are handed to `onResponseProblems` and it
 * counts, or nobody looks.
 */
export type WrongAnswers = "throw" | "report" | "off";

/** Settings of one call. */
export interface CallOptions {
  /** Ends the call when it is aborted. */
  readonly signal?: AbortSignal | undefined;
  readonly headers?: HeaderFields | undefined;
  readonly fetchOptions?: FetchOptions | undefined;
  readonly timeout?: number | undefined;
  readonly validate?: boolean | ValidateSwitches | undefined;
}

/** Settings of a call that names its whole address: webhooks and callbacks. */
export interface AddressedCallOptions extends CallOptions {
  /** Instead of base URL and path; its own query stays. */
  readonly url?: string | undefined;
}

/** The target of calls and the settings that go with each, already checked. Made once, used by many calls. */
export interface Connection<Auth> {
  /** Without a slash at its end; "" where every call names its whole address. */
  readonly baseUrl: string;
  /** The settings that an inspector may print. */
  readonly settings: Omit<SenderSettings<Auth>, keyof SecretSettings<Auth>>;
  /** Returns the settings that no inspector may print; a function, since inspectors also print hidden properties. */
  readonly secrets: () => SecretSettings<Auth>;
  /** There when calls go to a server of the contract: the address of an operation that has servers of its own. */
  readonly ownAddress?: ServerAddress["ownAddress"];
  /** The security schemes of the contract by name. */
  readonly schemes: SecuritySchemeTables;
  /** The fate of wrong answers where a caller does not say it; "throw" unless told. */
  readonly wrongAnswers?: WrongAnswers | undefined;
  /** Calls an operation. It is reached through here, so that a module of operations holds their tables and checks alone. */
  call(
    operation: ClientOperation,
    input: object | undefined,
    options: AddressedCallOptions | undefined,
  ): Promise<unknown>;
  /** Gives another way than `fetch` to send, as long as there is a reason for one. */
  readonly route?: (() => Route | undefined) | undefined;
}

/** Sends a request that is ready in its parts: through openapi-fetch, for the middlewares that are registered there. */
export type Route = (request: RoutedRequest) => Promise<Response>;

/** A request in its parts. */
export interface RoutedRequest {
  readonly table: OperationTable;
  /** Parameters and body from the caller. */
  readonly input: ParameterValues;
  /** The whole address with its query. */
  readonly url: string;
  readonly init: RequestInit;
  /** The function that sends in the end; it reports failures as those of this call. */
  readonly transmit: (request: Request) => Promise<Response>;
  /** Holds a request as long as the call lasts, see `Call.kept`. */
  readonly keep: (request: Request) => void;
}

/** Headers of an answer of which the contract names none. */
export type NoHeaders = Readonly<Record<string, never>>;

/** Members of a result. */
interface ResultMembers<Status, Data, Headers, ContentType> {
  readonly status: Status;
  readonly data: Data;
  /** The headers that the contract names, as values; the others are in `response.headers`. */
  readonly headers: Headers;
  readonly contentType: ContentType;
  /**
   * The answer as the platform gives it; its `url` shows no key of the query. Its body has been read, unless `data` is raw
   * binary.
   */
  readonly response: Response;
  /** A body about which the contract says nothing: the value of JSON, the bytes of anything else. */
  readonly undeclaredBody?: unknown;
}

/** The result of an operation: one member of a union that `status` tells apart. Editors show its members. */
export type ClientResult<
  Status extends number | "unreadable",
  Data,
  Headers = NoHeaders,
  ContentType extends string | undefined = "application/json",
> = Shown<ResultMembers<Status, Data, Headers, ContentType>>;

/** The same members; "& {}" makes TypeScript show them, and not the name of this type. */
type Shown<Members> = { readonly [Name in keyof Members]: Members[Name] } & {};

/** The type of the member `is`. TypeScript shows the results of this union; of an alias of a union it shows the name. */
export type CallResult<Union extends { readonly is: unknown }> = Union["is"];

/** A response with a status that the spec does not declare. `data` is the value of JSON, the string of other text, or the bytes. */
export type UndeclaredResult<Status extends number> = ClientResult<Status, unknown, NoHeaders, string | undefined>;

/**
 * A response whose status is declared and whose body is empty or cannot be read, or a redirect that a browser hides. `data` is
 * undefined for an empty body, else the string of text or the bytes; `response.status` is the status.
 */
export type UnreadableResult = ClientResult<"unreadable", unknown, NoHeaders, string | undefined>;
