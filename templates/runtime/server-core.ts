import { isRequestAborted } from "./adapter-aborted.js";
import { negotiate } from "./media-type.js";
import { isBodyTooLarge } from "./payload-bytes.js";
import { createRefuser, type Refuse } from "./server-refuser.js";
import { OperationContext, type RunnableOperation } from "./server-operation.js";
import type { ServerDefinition, ServerOptions } from "./server-options.js";
import { compilePaths, type PathEntry, type ServerPaths } from "./server-paths.js";
import { isRefusalError } from "./server-refusal.js";
import { acceptOf } from "./server-reply.js";
import type { AuthOutcome, AuthValues } from "./server-security.js";
import { isThenable } from "./server-thenable.js";
import type { Server, ServerRequest, ServerResponse } from "./server-types.js";

export type { ErrorInfo, ServerDefinition, ServerOptions, ServerSettings } from "./server-options.js";

type Answer = ServerResponse | Promise<ServerResponse>;

/**
 * Serves an interface. A request is looked at in this order, and the first fault is its answer: path (404), method (405,
 * or 501 for a method that HTTP does not know), credentials (401, 403), parameters (400), Accept (406), body (415, 413,
 * 400). Then its handler is called, and what that returns is checked and written; a handler that throws or breaks the
 * contract is a 500, of whose cause `onError` hears and the caller does not. What comes at once is answered at once,
 * without a promise.
 *
 * HEAD is answered as GET and OPTIONS with the methods of the path, unless the contract has operations of its own there.
 *
 * Throws a `TypeError` when a handler or a security hook is missing.
 */
export function createServer(definition: ServerDefinition, options: ServerOptions): Server {
  const paths = compilePaths(definition, options);
  const refuse = createRefuser(definition, options);
  const { router } = paths;
  return {
    name: definition.name,
    routes: paths.routes,
    matches: (path) => router.find(path, []) !== undefined,
    handle(request) {
      const values: string[] = [];
      const entry = router.find(request.path, values);
      const operation = entry?.operations.get(request.method);
      if (operation === undefined) return answerElsewhere(entry, paths, request, refuse);
      try {
        const answer = run(operation, request, values, refuse);
        return isThenable(answer)
          ? answer.then(undefined, (error: unknown) => failed(operation, request, refuse, error))
          : answer;
      } catch (error) {
        return failed(operation, request, refuse, error);
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
  if (entry === undefined) return refuse(request, undefined, 404, "There is nothing at this path.");
  const headers = { Allow: entry.allow };
  return knownMethods.has(method)
    ? refuse(request, undefined, 405, "This path does not answer to this method.", [], headers)
    : refuse(request, undefined, 501, "This method is not known here.", [], headers);
}

/** Those that a contract can name. RFC 9110, section 9.1: one that a server does not recognize is answered with 501. */
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

function run(operation: RunnableOperation, request: ServerRequest, values: readonly string[], refuse: Refuse): Answer {
  const outcome = operation.authenticate(request);
  return isThenable(outcome)
    ? outcome.then((settled) => afterSecurity(operation, request, values, refuse, settled))
    : afterSecurity(operation, request, values, refuse, outcome);
}

function afterSecurity(
  operation: RunnableOperation,
  request: ServerRequest,
  values: readonly string[],
  refuse: Refuse,
  outcome: AuthOutcome,
): Answer {
  const { auth } = outcome;
  if (auth === undefined) return refuse(request, operation.id, outcome.status, outcome.message, [], outcome.headers);
  const parameters = operation.readParameters(request, values);
  if (!parameters.ok)
    return refuse(request, operation.id, 400, "The parameters break the contract.", parameters.problems);
  const { offered } = operation.replies;
  if (offered.length > 0 && negotiate(acceptOf(request), offered) === undefined) {
    return refuse(request, operation.id, 406, `The answer can be of these media types: ${offered.join(", ")}.`);
  }
  if (operation.readBody === undefined) return callHandler(operation, request, parameters.value, auth);
  const body = operation.readBody(request);
  const afterBody = (read: Awaited<typeof body>): Answer => {
    if (!read.ok) return refuse(request, operation.id, read.status, read.message, read.problems, read.headers);
    const input = parameters.value;
    if (read.contentType !== undefined) {
      input["contentType"] = read.contentType;
      input["body"] = read.body;
    }
    return callHandler(operation, request, input, auth);
  };
  return isThenable(body) ? body.then(afterBody) : afterBody(body);
}

function callHandler(
  operation: RunnableOperation,
  request: ServerRequest,
  input: Readonly<Record<string, unknown>>,
  auth: AuthValues,
): Answer {
  const { handlers, id, replies } = operation;
  const reply = handlers[id]!(input, new OperationContext(id, auth, request));
  return isThenable(reply) ? reply.then((settled) => replies.write(settled, request)) : replies.write(reply, request);
}

/** The answer when something was thrown. */
function failed(operation: RunnableOperation, request: ServerRequest, refuse: Refuse, error: unknown): ServerResponse {
  const { id } = operation;
  if (isRefusalError(error)) return refuse(request, id, error.status, error.message, error.problems, error.headers);
  // A handler that reads a stream meets these, and need not catch them.
  if (isBodyTooLarge(error)) return refuse(request, id, 413, error.message);
  if (isRequestAborted(error)) return refuse(request, id, 400, "The body is not complete.");
  return refuse.failed(request, id, error);
}
