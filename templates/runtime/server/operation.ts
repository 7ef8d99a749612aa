import { defaultMaxProblems } from "../base/problem.js";
import type { ServerDefinition, ServerOptions } from "./options.js";
import { compileBody, type ReadBody } from "./body.js";
import { needMethod } from "./need-object.js";
import { limitsOf } from "./limits.js";
import { compileReplies, type Replies } from "./reply.js";
import { compileRequestParameters, type ReadParameters } from "./parameters.js";
import { refuseAll, refuseWith } from "./refusal.js";
import { compileSecurity, type Authenticate, type AuthValues } from "./security.js";
import type {
  AbortSignalLike,
  HandlerContext,
  Refused,
  ServerOperation,
  ServerReply,
  ServerRequest,
} from "./server-types.js";

/** One operation, ready to be run. */
export interface RunnableOperation {
  /** The name of its method: "createOrder". */
  readonly id: string;
  readonly authenticate: Authenticate;
  readonly readParameters: ReadParameters;
  /** Absent when the operation takes no body; one that comes all the same is ignored. */
  readonly readBody: ReadBody | undefined;
  readonly replies: Replies;
  /** By name, so that handlers are called with their own `this`. */
  readonly handlers: Readonly<Record<string, Handler>>;
  /** The functions by which its handler refuses, by the ids of rows. */
  readonly refusals: object;
  /** True if refusals contain the invalid values. */
  readonly showsValues: boolean;
  /** True if an error table orders all problems of a request, so that the server looks for all of them. */
  readonly hasTable: boolean;
}

/** A handler, without the types of its operation. */
export type Handler = (
  request: Readonly<Record<string, unknown>>,
  context: HandlerContext<AuthValues>,
) => ServerReply | Promise<ServerReply>;

/** Problems that are collected where a table of errors orders them, so that one of its first rows is not missed. */
const maxTableProblems = 2_000;

/**
 * Prepares an operation. Readers of requests and writers of responses are prepared on the first call, since a starting
 * process may never call most operations. Throws a `TypeError` if its handler or a security hook is missing, or if a
 * limit is invalid.
 */
export function compileOperation(
  operation: ServerOperation,
  definition: ServerDefinition,
  options: ServerOptions,
): RunnableOperation {
  const { table, body } = operation;
  const handlers = options.handlers as Readonly<Record<string, Handler>>;
  needMethod(handlers, "handler", table.id, definition.name);
  const limits = limitsOf(operation, options);
  const showsValues = options.showValues === true;
  const refusals = definition.refusals?.(table.id) ?? {};
  const hasTable = options.refusalReply === undefined && Object.keys(refusals).length > 0;
  const reporting = { values: showsValues, maxProblems: hasTable ? maxTableProblems : defaultMaxProblems };
  let readParameters: ReadParameters | undefined;
  let readBody: ReadBody | undefined;
  let replies: Replies | undefined;
  return {
    id: table.id,
    authenticate: compileSecurity(table, {
      schemes: definition.securitySchemes,
      hooks: options.security ?? {},
      realm: definition.name,
    }),
    get readParameters() {
      return (readParameters ??= compileRequestParameters(operation, reporting));
    },
    get readBody() {
      return body && (readBody ??= compileBody(body, limits, reporting));
    },
    get replies() {
      return (replies ??= compileReplies(operation, options.validateResponses ?? true));
    },
    handlers,
    refusals,
    showsValues,
    hasTable,
  };
}

/** The context of a handler. The signal is created on first access. */
export class OperationContext implements HandlerContext<AuthValues> {
  readonly operationId: string;
  readonly refuse: object;
  readonly refuseWith: (reply: ServerReply) => Refused = refuseWith;
  readonly refuseAll: (refusals: readonly Refused[]) => Refused = refuseAll;
  readonly auth: AuthValues;
  readonly request: ServerRequest;

  constructor({ id, refusals }: RunnableOperation, auth: AuthValues, request: ServerRequest) {
    this.operationId = id;
    this.refuse = refusals;
    this.auth = auth;
    this.request = request;
  }

  get signal(): AbortSignalLike {
    return this.request.signal;
  }
}
