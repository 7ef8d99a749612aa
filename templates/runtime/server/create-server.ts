import { isRequestAborted } from "./aborted.js";
import { limitedFailure } from "../base/problem-limits.js";
import type { Problem, Result } from "../base/problem.js";
import { negotiate } from "../http/media-type.js";
import { isBrokenItem, type BrokenItemError } from "../http/broken-item.js";
import { isBodyTooLarge } from "../http/payload-bytes.js";
import { createRefuser, type Refuse, type RefusalCause } from "./refuser.js";
import { noBody, type BodyOutcome } from "./body.js";
import { isAuthorizedTwice } from "./credential.js";
import { checkLimits } from "./limits.js";
import { OperationContext, type RunnableOperation } from "./operation.js";
import { checkOptions, type ServerDefinition, type ServerOptions } from "./options.js";
import { compilePaths, type PathEntry, type ServerPaths } from "./paths.js";
import { isRefusalError } from "./refusal.js";
import { acceptOf } from "./reply.js";
import type { AuthOutcome, AuthValues } from "./security.js";
import { problemsToShow } from "./problems-to-show.js";
import { isThenable } from "./thenable.js";
import type { RefusalStatus, RefusedPart, Server, ServerReply, ServerRequest, ServerResponse } from "./server-types.js";

type Answer = ServerResponse | Promise<ServerResponse>;

/**
 * Creates a server for an API. It checks a request in this order, and responds with the first problem: path (404),
 * method (405, or 501 for a method that HTTP does not define), several Authorization headers (400), credentials (401,
 * 403), Accept (406), parameters (400), body (415, 413, 400). If an error table fills the responses of the operation,
 * parameters are checked together with a readable body: the table orders all problems. Then the server calls the
 * handler, and validates and writes its result. A handler that throws or returns an invalid result causes a 500; only
 * `onError` gets the cause. Synchronous results are sent without a promise.
 *
 * HEAD is handled like GET, and OPTIONS lists the methods of the path, unless the API declares these operations.
 *
 * Throws a `TypeError` if a handler or a security hook is missing or not a function, or if a limit is invalid.
 */
export function createServer(definition: ServerDefinition, options: ServerOptions): Server {
  checkOptions(definition, options);
  checkLimits(definition, options);
  const paths = compilePaths(definition, options);
  const refuse = createRefuser(definition, options);
  const { router } = paths;
  const operationAt = (method: string, path: string) => router.find(path, [])?.operations.get(method)?.id;
  return {
    name: definition.name,
    routes: paths.routes,
    matches: (path) => router.find(path, []) !== undefined,
    operationAt,
    refuse: (request, status, message, headers) =>
      refuse(request, operationAt(request.method, request.path), status as RefusalStatus, message, [], headers),
    handle(request) {
      const values: string[] = [];
      const entry = router.find(request.path, values);
      const operation = entry?.operations.get(request.method);
      if (operation === undefined) return answerElsewhere(entry, paths, request, refuse);
      const call: Call = { operation, request, values, refuse };
      try {
        return run(call);
      } catch (error) {
        return failed(call, error);
      }
    },
  };
}

/** A request for which there is no operation. */
function answerElsewhere(
  entry: PathEntry | undefined,
  paths: ServerPaths,
  request: ServerRequest,
  refuse: Refuse,
): ServerResponse {
  const { method, path } = request;
  if (method === "OPTIONS" && (entry !== undefined || path === "*")) {
    return { status: 204, headers: { Allow: entry?.allow ?? paths.allow }, body: undefined };
  }
  if (entry === undefined) return refuse(request, undefined, 404, "This path does not exist.");
  const headers = { Allow: entry.allow };
  return knownMethods.has(method)
    ? refuse(request, undefined, 405, "This path does not support this method.", [], headers)
    : refuse(request, undefined, 501, "This method is unknown.", [], headers);
}

/** Methods that an API can name. RFC 9110, section 9.1: the response to an unknown method is 501. */
const knownMethods: ReadonlySet<string> = new Set([
  "GET",
  "PUT",
  "POST",
  "DELETE",
  "OPTIONS",
  "HEAD",
  "PATCH",
  "TRACE",
]);

/** A request during its operation. */
interface Call {
  readonly operation: RunnableOperation;
  readonly request: ServerRequest;
  /** The values of the path's variables, in order, still percent-encoded. */
  readonly values: readonly string[];
  readonly refuse: Refuse;
}

function run(call: Call): Answer {
  const { operation, request, refuse } = call;
  if (isAuthorizedTwice(request.headers)) {
    return refuse(
      request,
      operation.id,
      400,
      "The request has more than one Authorization header.",
      [],
      {},
      severalCredentials,
    );
  }
  const outcome = operation.authenticate(request);
  return isThenable(outcome) ? settle(call, outcome, afterSecurity) : afterSecurity(call, outcome);
}

/** Goes on when a promise is settled. Nobody else catches an error that is thrown after that. */
function settle<T>(call: Call, promise: Promise<T>, next: (call: Call, value: T) => Answer): Promise<ServerResponse> {
  // A thenable may lack the other methods of a promise.
  const settled = promise instanceof Promise ? promise : Promise.resolve(promise as PromiseLike<T>);
  return settled.then(
    (value: T) => {
      try {
        return next(call, value);
      } catch (error) {
        return failed(call, error);
      }
    },
    (error: unknown) => failed(call, error),
  );
}

function afterSecurity(call: Call, outcome: AuthOutcome): Answer {
  const { operation, request, values, refuse } = call;
  if ("status" in outcome) {
    const { status, message, headers, kind } = outcome;
    return refuse(request, operation.id, status, message, [], headers, { part: "credential", kind });
  }
  const { auth } = outcome;
  const { offered } = operation.replies;
  if (offered.length > 0 && negotiate(acceptOf(request), offered) === undefined) {
    return refuse(
      request,
      operation.id,
      406,
      `The response supports only these media types: ${offered.join(", ")}.`,
      [],
      {},
      ofAccept,
    );
  }
  const parameters = operation.readParameters(request, values);
  if (operation.readBody === undefined || (parameters.ok === false && !operation.hasTable))
    return parameters.ok === false ? refuseParts(call, parameters, noBody) : callHandler(call, parameters.value, auth);
  const body = operation.readBody(request);
  if (!isThenable(body)) return afterBody(call, body, parameters, auth);
  return settle(call, body, (_, read) => afterBody(call, read, parameters, auth));
}

type ParametersOutcome = Result<Record<string, unknown>>;

function afterBody(call: Call, read: BodyOutcome, parameters: ParametersOutcome, auth: AuthValues): Answer {
  if (read.ok === false || parameters.ok === false) return refuseParts(call, parameters, read);
  const input = parameters.value;
  if (read.contentType !== undefined) {
    input["contentType"] = read.contentType;
    input["body"] = read.body;
  }
  return callHandler(call, input, auth);
}

/** Refuses parameters, or a body, or both; a body that nobody reads is refused alone. */
function refuseParts(
  { operation, request, refuse }: Call,
  parameters: ParametersOutcome,
  read: BodyOutcome,
): ServerResponse {
  const faults: RefusedPart[] = [];
  if (parameters.ok === false)
    faults.push({
      part: "parameters",
      message: "The parameters are not valid against the spec.",
      problems: parameters.problems,
    });
  if (read.ok === false) {
    const { message, problems, kind } = read;
    if (read.status !== 400) faults.pop();
    faults.push({ part: "body", message, problems, kind });
  }
  const [{ part, kind, message, problems }] = faults as [RefusedPart];
  const { status, headers } = read.ok === false ? read : { status: 400 as const, headers: {} };
  const cause = { ...(part !== undefined && { part }), ...(kind !== undefined && { kind }) };
  return operation.hasTable
    ? refuse(request, operation.id, status, message, limitedFailure(problems).problems, headers, { ...cause, faults })
    : refuse(request, operation.id, status, message, problems, headers, cause);
}

function callHandler(call: Call, input: Readonly<Record<string, unknown>>, auth: AuthValues): Answer {
  const { operation, request } = call;
  const { handlers, id } = operation;
  const reply = handlers[id]!(input, new OperationContext(operation, auth, request));
  return isThenable(reply) ? settle(call, reply, writeReply) : writeReply(call, reply);
}

const severalCredentials: RefusalCause = { part: "credential", kind: "unreadable" };
const ofAccept: RefusalCause = { part: "accept", kind: "mediaType" };

function writeReply({ operation, request }: Call, reply: ServerReply): ServerResponse {
  // `return refuse(...)` means what `throw refuse(...)` says: the types cannot tell it from a reply without a body.
  if (reply instanceof Error) throw reply;
  return operation.replies.write(reply, request);
}

/** Returns the response for a thrown error. */
function failed(call: Call, error: unknown): ServerResponse {
  const { operation, request, refuse } = call;
  const { id } = operation;
  try {
    if (isRefusalError(error)) {
      const { status, message, problems, headers, error: row, faults, reply } = error;
      if (reply !== undefined) return answered(call, reply);
      if (row === undefined) return refuse(request, id, status, message, problems, headers);
      const shown = (found: readonly Problem[]): readonly Problem[] => problemsToShow(found, operation.showsValues);
      const all = faults?.map((fault) => ({ ...fault, problems: shown(fault.problems) }));
      return refuse(request, id, status, message, shown(problems), headers, {
        error: row,
        ...(all && { faults: all }),
      });
    }
    // A handler that reads a stream meets these, and need not catch them.
    if (isBodyTooLarge(error))
      return refuse(request, id, 413, error.message, [], {}, { part: "body", kind: "tooLarge" });
    if (isBrokenItem(error)) return refuseItem(call, error);
    if (isRequestAborted(error)) {
      return refuse(request, id, 400, "The body is not complete.", [], {}, { part: "body", kind: "unreadable" });
    }
  } catch {
    // The thrown value cannot even be inspected: a revoked proxy.
  }
  return refuse.failed(request, id, error);
}

/** Refuses a request for an item of its stream that breaks the contract, which shows when a handler reads that far. */
function refuseItem({ operation, request, refuse }: Call, { problems }: BrokenItemError): ServerResponse {
  const { id, showsValues } = operation;
  const isLong = problems.some(({ code }) => code === "http/too-large");
  const shownProblems = problemsToShow(problems, showsValues);
  return isLong
    ? refuse(
        request,
        id,
        413,
        "An item of the body is too long.",
        shownProblems,
        {},
        { part: "body", kind: "tooLarge" },
      )
    : refuse(
        request,
        id,
        400,
        "The body is not valid against the spec.",
        shownProblems,
        {},
        { part: "body", kind: "unreadable" },
      );
}

/** Returns the response of a handler that rejects the request; an invalid one causes a 500. */
function answered(call: Call, reply: ServerReply): ServerResponse {
  try {
    return writeReply(call, reply);
  } catch (error) {
    return call.refuse.failed(call.request, call.operation.id, error);
  }
}
