import type { Problem } from "../base/problem.js";
import { logServerError } from "./log.js";
import type { ErrorInfo, ServerDefinition, ServerOptions } from "./options.js";
import { problemDetails, type RefusalReply } from "./refusal.js";
import { isHeaderName, isReservedHeader } from "./reply-headers.js";
import { acceptOf } from "./reply.js";
import { isThenable } from "./thenable.js";
import type { FreshValues, Refusal, RefusalStatus, ServerRequest, ServerResponse } from "./server-types.js";

/** The cause of a refusal, for tables of errors. */
export type RefusalCause = Pick<Refusal, "part" | "kind" | "error" | "faults">;

/** Responds to a request with a refusal, in the API's form. Never throws. */
export interface Refuse {
  (
    request: ServerRequest,
    operationId: string | undefined,
    status: RefusalStatus,
    message: string,
    problems?: readonly Problem[],
    headers?: Readonly<Record<string, string>>,
    cause?: RefusalCause,
  ): ServerResponse;
  /** Reports an error and responds with 500, without details of the error. */
  failed(request: ServerRequest, operationId: string | undefined, error: unknown): ServerResponse;
}

/** Makes the function that refuses a request in the form of the contract's errors. */
export function createRefuser(definition: ServerDefinition, options: ServerOptions): Refuse {
  const fresh = freshValues(options);
  const shape = options.refusalReply ?? definition.refusalReply ?? problemDetails;
  const refuse = (
    request: ServerRequest,
    operationId: string | undefined,
    status: RefusalStatus,
    message: string,
    problems: readonly Problem[] = [],
    headers: Readonly<Record<string, string>> = {},
    cause: RefusalCause = {},
  ): ServerResponse => {
    const accept = acceptOf(request);
    const refusedAt = {
      ...cause,
      ...(operationId !== undefined && { operationId }),
      ...(accept !== undefined && { accept }),
      ...(fresh !== undefined && { fresh }),
    };
    const refusal: Refusal = { status, message, problems, headers, ...refusedAt };
    const info = { request, ...(operationId !== undefined && { operationId }) };
    let response: ServerResponse | undefined;
    let rows: Refusal["rows"];
    try {
      const reply = shape(refusal);
      response = answer(reply, refusal);
      rows = reply.rows;
    } catch (error) {
      report(options, error, info);
    }
    tell(options, rows === undefined ? refusal : { ...refusal, rows }, info);
    if (response !== undefined) return response;
    try {
      return answer(problemDetails(refusal), { ...refusal, headers: printable(headers) });
    } catch {
      return lastResort;
    }
  };
  const failed = (request: ServerRequest, operationId: string | undefined, error: unknown): ServerResponse => {
    report(options, error, { request, ...(operationId !== undefined && { operationId }) });
    return refuse(request, operationId, 500, "The server failed to handle the request.");
  };
  return Object.assign(refuse, { failed });
}

/** Returns the sources of times and identifiers of a server. Undefined if it has none. */
function freshValues({ now, uuid }: ServerOptions): FreshValues | undefined {
  if (now === undefined && uuid === undefined) return undefined;
  return { ...(now !== undefined && { now }), ...(uuid !== undefined && { uuid }) };
}

/** For a refusal that nobody can write: a handler without types may have thrown anything. */
const lastResort: ServerResponse = {
  status: 500,
  headers: { "Content-Type": "application/problem+json" },
  body: '{"type":"about:blank","title":"Internal Server Error","status":500}',
};

/** Throws a `TypeError` for a reply that cannot be sent. */
function answer(reply: RefusalReply, refusal: Refusal): ServerResponse {
  const { status, contentType, body, headers } = reply;
  if (!Number.isInteger(status) || status < 400 || status > 599)
    throw new TypeError("The status of a refusal must be from 400 to 599.");
  const all = { ...refusal.headers, ...headers };
  if (!Object.entries(all).every(canTravel)) {
    throw new TypeError("A header of a refusal must be printable text, and not one that the server sets.");
  }
  if (contentType === undefined) return { status, headers: all, body };
  if (!isPrintable(contentType)) throw new TypeError("The media type of a refusal must be printable text.");
  return { status, headers: { ...all, "Content-Type": contentType }, body };
}

function printable(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).filter(canTravel));
}

/** A second Content-Length, say, would let two readers see two messages. RFC 9112, section 6.3. */
function canTravel([name, value]: readonly [string, unknown]): boolean {
  return isHeaderName(name) && !isReservedHeader(name) && isPrintable(value);
}

/** RFC 9110, section 5.5. */
function isPrintable(value: unknown): boolean {
  return typeof value === "string" && /^[\t -~\x80-\xff]*$/.test(value);
}

/** Passes a refusal to `onRefusal`. */
function tell(options: ServerOptions, refusal: Refusal, info: ErrorInfo): void {
  if (options.onRefusal === undefined) return;
  try {
    const answer: unknown = options.onRefusal(refusal, info);
    if (isThenable(answer)) void answer.then(undefined, (error: unknown) => report(options, error, info));
  } catch (error) {
    report(options, error, info);
  }
}

/** Passes an error to the API's own `onError`, the adapter, or the console. */
function report(options: ServerOptions, error: unknown, info: ErrorInfo): void {
  try {
    const answer: unknown =
      options.onError !== undefined
        ? options.onError(error, info)
        : info.request.report !== undefined
          ? info.request.report(error)
          : logServerError(error, info);
    // An async function fits the type, and must not bring the process down.
    if (isThenable(answer)) void answer.then(undefined, () => undefined);
  } catch {
    // Nobody is left to tell.
  }
}
