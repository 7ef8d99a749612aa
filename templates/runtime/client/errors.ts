import type { AnyResult, CallEffort } from "./results.js";
import type { Problem } from "../base/problem.js";
import { safeText } from "../base/safe-text.js";
import { shownProblems } from "../base/shown-problems.js";

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
