import type { OperationTable, ParameterTable } from "../http/operation.js";
import type { ByteStream, BlobLike, Check, PayloadReader, PayloadWriter } from "../http/payload.js";
import type { Problem } from "../base/problem.js";
import type { RequestHeaders } from "../http/headers.js";
import type { StatusRange } from "../http/status.js";

/** A request as adapters hand it over. */
export interface ServerRequest {
  readonly method: string;
  /** As sent, with percent-encoding and without the query: "/orders/7". */
  readonly path: string;
  /** The text after "?"; "" when there is none. */
  readonly query: string;
  readonly headers: RequestHeaders;
  /**
   * The whole body; rejects with a `BodyTooLargeError` as soon as it is longer than `limit`, with a `RequestAbortedError`
   * when the caller hangs up before its end. Called at most once, and not together with `stream`.
   */
  bytes(limit: number): Promise<Uint8Array>;
  /** The body piece by piece, as it comes in; it can be read once. */
  stream(): AsyncIterable<Uint8Array>;
  /** The body as a middleware has parsed it, such as `express.json()`; undefined if the body can still be read. */
  readonly parsedBody?: unknown;
  /** Aborted when the caller hangs up before the answer is complete. Made when it is first asked for. */
  readonly signal: AbortSignalLike;
  /** The object that the adapter received: node's IncomingMessage, a FastifyRequest, a Request. */
  readonly native: unknown;
  /** Receives errors when the interface's own `onError` is not set: the log of the framework that serves it. */
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
 * An answer as adapters send it. To HEAD it is that of GET: an adapter sends Content-Length by the body's length and then
 * leaves the body out.
 */
export interface ServerResponse {
  readonly status: number;
  /** Names as they are to be written; Content-Type is among them, Content-Length is the adapter's. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  /** Undefined where the answer has none. */
  readonly body: string | Uint8Array | BlobLike | ByteStream | undefined;
}

/** One interface, ready to be served by an adapter. */
export interface Server {
  /** The interface's name: "purchase-requests". */
  readonly name: string;
  /** Path templates with the methods they answer, base path included; for frameworks that route themselves. */
  readonly routes: readonly ServerRoute[];
  /** True when a path belongs to this interface, so that several can share a port. */
  matches(path: string): boolean;
  /** The operation that answers a method and path, for whoever wraps a server; undefined where there is none. */
  operationAt(method: string, path: string): string | undefined;
  /**
   * A refusal of a request in the shape of the contract, for whoever wraps a server: its operation is not called. Its status is
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
  /** In capitals. */
  readonly methods: readonly string[];
}

/** One operation as a server needs it: the mirror of `ClientOperation`. */
export interface ServerOperation {
  readonly table: OperationTable;
  /** Checks `{ path, query, headers, cookies }`; absent when the operation has no parameters. */
  readonly check?: Check;
  /** Absent when the operation takes no body. */
  readonly body?: {
    readonly required: boolean;
    readonly content: readonly PayloadReader[];
    /** The longest body that the contract admits, in bytes; absent where it sets no bound. */
    readonly maxBytes?: number;
  };
  /** By status: "202", "4XX", "default". */
  readonly responses: Readonly<Record<string, ServerReplyTable>>;
}

/** An answer that an operation declares, as a server writes it. */
export interface ServerReplyTable {
  /** A writer for each media type, in order of the contract; none when the answer has no body. */
  readonly content: readonly PayloadWriter[];
  /** The headers that the answer declares; absent where it declares none. */
  readonly headers?: readonly ParameterTable[];
  /** Checks the headers as an object of values by their names. */
  readonly checkHeaders?: Check;
  /** Makes of the headers' values what travels, where that differs. */
  readonly encodeValues?: (values: unknown) => unknown;
}

/** A form, or a group of parameters, as a handler is given it: members that have a default are there. Each alternative keeps what it has. */
export type Filled<Values, Names extends PropertyKey> = Values extends object
  ? Values & Required<Pick<Values, Names & keyof Values>>
  : Values;

/** Parameters as a handler is given them: `Names` are those that have a default, by their group. */
export type FilledParameters<Parameters, Names extends Readonly<Record<keyof Names, PropertyKey>>> = Omit<
  Parameters,
  keyof Names
> & {
  [Group in keyof Names & keyof Parameters]-?: Filled<Exclude<Parameters[Group], undefined>, Names[Group]>;
};

/** An answer that an operation declares, as its handler returns it. */
export interface ServerAnswer<Status extends number, Body, ContentType extends string = "application/json"> {
  readonly status: Status;
  readonly headers?: Readonly<Record<string, string>>;
  /** The media type of the body, where the contract has several. */
  readonly contentType?: ContentType;
  readonly body: Body;
}

/** An answer without a body. */
export interface EmptyAnswer<Status extends number> {
  readonly status: Status;
  readonly headers?: Readonly<Record<string, string>>;
  /** Never there, as in the other answers of a union. */
  readonly contentType?: undefined;
  /** Never there either. */
  readonly body?: undefined;
}

/** The result of a handler, at once or later: one of the answers that its operation declares, or a refusal. */
export type Replied<Reply> = Reply | Refused | Promise<Reply | Refused>;

/** The result of a handler; emitted code narrows it to the answers that the contract declares. */
export interface ServerReply {
  readonly status: number;
  /** The payload; absent where the answer has none. */
  readonly body?: unknown;
  /** Values by the names of headers; absent where there are none. */
  readonly headers?: Readonly<Record<string, unknown>>;
  /** The media type of the body, where the contract has several; chosen by Accept when absent. */
  readonly contentType?: string;
}

/** An answer with an error status, of those that an operation declares; "default" and ranges give any status of theirs. */
export type ErrorReply<Reply> = Reply extends { readonly status: infer Status extends number }
  ? [Extract<Status, ErrorStatus>] extends [never]
    ? never
    : Omit<Reply, "status"> & { readonly status: Extract<Status, ErrorStatus> }
  : never;

type ErrorStatus = StatusRange<"4XX" | "5XX">;

/** A refusal that a handler returns or throws: made by `refuse` and `refuseWith` of its context. */
export interface Refused extends Error {
  readonly brand: "specwright/refusal-error";
}

/** The parts of an error that a handler gives beside its row; `Status` are those that its operation declares, where the row has none. */
export interface RowDetails<Status extends number = never> {
  /** Normally that of the row, else 400 where the operation declares it, or its first one. */
  readonly status?: Extract<Status, RefusalStatus>;
  /** For `{message}`: normally the row's meaning. */
  readonly message?: string;
  /** For `{code}`: normally "http/" and the status. */
  readonly code?: string;
  /** For `{path}`: the place at fault as a JSON pointer ("/items/0/sku"), or several of them. */
  readonly path?: string | readonly string[];
  /** For `{value}`, which is filled where the server has `showValues`. */
  readonly value?: string;
  /** For `{allowed}`; a number in it fills `{limit}`. */
  readonly allowed?: string | number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The context of a handler beside the request's own values. */
export interface HandlerContext<Auth, Reply = ServerReply, Refusals = object> {
  readonly operationId: string;
  /** Results of the security hooks, by scheme. */
  readonly auth: Auth;
  readonly signal: AbortSignalLike;
  readonly request: ServerRequest;
  /** The errors of the contract that the operation can answer with, by the ids of their rows: return or throw what they give. */
  readonly refuse: Refusals;
  /** Refuses with an answer that the contract declares: `throw refuseWith({ status: 404, body })`. It is checked like any other. */
  refuseWith(reply: ErrorReply<Reply>): Refused;
  /**
   * Refuses with several errors at once: `throw refuseAll([refuse.unknownVendor({ path }), refuse.unknownPolicy()])`. They are told
   * as their table says, under the status of the first. Throws a `TypeError` for none, and for what `refuse` did not give.
   */
  refuseAll(refusals: readonly Refused[]): Refused;
}

/** A request that is refused before, or instead of, its handler's answer. */
export interface Refusal {
  readonly status: RefusalStatus;
  /** One sentence for the caller; nothing of the server's inside. */
  readonly message: string;
  /** Problems of parameters or body; empty for refusals with another reason. */
  readonly problems: readonly Problem[];
  /** Headers that HTTP asks for with this status: Allow, WWW-Authenticate. */
  readonly headers: Readonly<Record<string, string>>;
  /** Absent when no operation was found. */
  readonly operationId?: string;
  /** The part of the request that is at fault; absent where a handler, or no operation, refuses. */
  readonly part?: RequestPart;
  /** The fault of the part as a whole; of single values the problems tell it. */
  readonly kind?: FaultKind;
  /** The media types that the caller takes, as its Accept header names them. */
  readonly accept?: string;
  /** The row of the contract's tables of errors that a handler has named. */
  readonly error?: string;
  /**
   * All that was found, for tables of errors: more problems than are told otherwise, and those of the body beside those of
   * parameters. Absent where no table fills the answers of the operation.
   */
  readonly faults?: readonly RefusedPart[];
  /** The sources of times and identifiers in its error, where the server was given its own. */
  readonly fresh?: FreshValues;
}

/** Sources of values that no error has had before. */
export interface FreshValues {
  /** The time that an error tells; normally that of the machine. */
  readonly now?: () => Date;
  /** A UUID for an error; normally a random one (RFC 9562, section 5.4). */
  readonly uuid?: () => string;
}

/** A fault of one part of a request, or one of the errors with which a handler refuses it. */
export interface RefusedPart {
  readonly part?: RequestPart;
  readonly error?: string;
  readonly kind?: FaultKind;
  readonly message: string;
  readonly problems: readonly Problem[];
}

/** Kinds of faults, by which rows of tables of errors are reached. */
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

/** The part of a request for which it is refused. */
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
  /** Scopes that the operation asks for. */
  readonly scopes: readonly string[];
  readonly operationId: string;
  readonly request: ServerRequest;
}

/**
 * Checks a credential and returns what handlers see as `context.auth.<scheme>`. `unauthorized()` and `forbidden()`
 * refuse; undefined, null and false refuse as `unauthorized()` does, so that a look-up can be returned as it is.
 */
export type SecurityHook<Credential, Context> = (
  input: SecurityInput<Credential>,
) => HookAnswer<Context> | Promise<HookAnswer<Context>>;

type HookAnswer<Context> = Context | SecurityRefusal | undefined | null | false;

/** A refusal by a security hook: 401, or 403 for a caller who is known and may not. */
export interface SecurityRefusal {
  readonly brand: "specwright/security-refusal";
  /** The status of the answer. */
  readonly status: 401 | 403;
  readonly message: string;
}
