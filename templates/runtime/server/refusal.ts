import type { PayloadWriter } from "../http/payload.js";
import type { Problem } from "../base/problem.js";
import { contractBreach } from "./breach.js";
import type { Refusal, RefusalStatus, Refused, RefusedPart, ServerReply } from "./server-types.js";

/** A refusal as it is sent. Headers that HTTP asks for with its status (Allow, WWW-Authenticate) are added to it. */
export interface RefusalReply {
  readonly status: number;
  /** By name as written; absent where there are none. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Absent when there is no body. */
  readonly contentType?: string;
  /** Absent where the refusal is its status alone. */
  readonly body?: string | Uint8Array;
}

const refusalBrand = "specwright/refusal-error";

/** Thrown by a handler or a security hook to refuse a request. */
export interface RefusalError extends Refused {
  readonly status: RefusalStatus;
  readonly problems: readonly Problem[];
  /** Headers that the answer has besides its own. */
  readonly headers: Readonly<Record<string, string>>;
  /** Present where a row of the contract's tables of errors is named. */
  readonly error?: string;
  /** Present where a handler refuses with several errors at once. */
  readonly faults?: readonly RefusedPart[];
  /** Present where a handler gives the whole answer. */
  readonly reply?: ServerReply;
}

/** Details of a refusal besides its status and message. */
export interface RefusalDetails {
  /** The faults to list in the answer; none when absent. */
  readonly problems?: readonly Problem[];
  /** Headers that the answer has besides its own; none when absent. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * An error for handlers and security hooks to throw: `throw refuse(503, "Come back in an hour.")`. The caller sees the
 * message, shaped as every refusal of the interface; the server's log does not.
 */
export function refuse(status: RefusalStatus, message: string, details: RefusalDetails = {}): RefusalError {
  const { problems = [], headers = {} } = details;
  return Object.assign(new Error(message), { brand: refusalBrand, status, problems, headers } as const);
}

/** An error for handlers to throw or return: the whole answer, which is checked as what handlers return. */
export function refuseWith(reply: ServerReply): RefusalError {
  return Object.assign(refuse(reply.status as RefusalStatus, `The handler refuses with ${reply.status}.`), { reply });
}

/** One error for several rows, told together. Throws a `TypeError` for none, and for an error that names no row. */
export function refuseAll(refusals: readonly Refused[]): RefusalError {
  const [first] = refusals;
  if (!isRefusalError(first)) throw new TypeError("refuseAll needs refusals by rows of a table of errors.");
  const faults = refusals.map((refusedPart): RefusedPart => {
    const { error, message, problems } = refusedPart as RefusalError;
    if (error === undefined) throw new TypeError("refuseAll needs refusals by rows of a table of errors.");
    return { error, message, problems };
  });
  const { status, message, headers, error } = first;
  const problems = faults.flatMap((fault) => fault.problems);
  return Object.assign(refuse(status, message, { problems, headers }), {
    faults,
    ...(error !== undefined && { error }),
  });
}

/** True when a caught value is this error, also when another copy of the runtime made it. */
export function isRefusalError(error: unknown): error is RefusalError {
  return error instanceof Error && (error as unknown as { brand?: unknown }).brand === refusalBrand;
}

/** A handler for every operation that nobody has implemented yet: it answers 501. */
export function notImplemented(): never {
  throw refuse(501, "This operation is not implemented.");
}

/**
 * A refusal with a body that the contract describes. Throws when the value breaks the contract; then the server answers
 * with `problemDetails`.
 */
export function writeRefusal<T>(refusal: Refusal, writer: PayloadWriter<T>, value: unknown): RefusalReply {
  const checked = writer.validate?.(value);
  if (checked?.ok === false) throw contractBreach("The body of a refusal breaks the contract.", checked.problems);
  const { body, contentType } = writer.write(value as T);
  if (typeof body !== "string" && !(body instanceof Uint8Array))
    throw new TypeError("A refusal must be text or bytes.");
  return { status: refusal.status, contentType, body };
}

/** A refusal as RFC 9457 describes it, with what is wrong as the member "problems", and with members of its own. */
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

/** True for a status with which a request can be refused. */
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
