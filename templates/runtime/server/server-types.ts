import type { OperationTable, ParameterTable } from "../http/operation.js";
import type { ByteStream, BlobLike, Check, PayloadReader, PayloadWriter } from "../http/payload.js";
import type { Problem } from "../base/problem.js";
import type { RequestHeaders } from "../http/headers.js";
import type { StatusRange } from "../http/status.js";

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
