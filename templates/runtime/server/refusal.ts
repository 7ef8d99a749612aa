import type { PayloadWriter } from "../http/payload.js";
import type { Problem } from "../base/problem.js";
import { contractBreach } from "./breach.js";
import type { Refusal, RefusalStatus, Refused, RefusedPart, RefusedRow, ServerReply } from "./server-types.js";

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
