import type { ServerDefinition, ServerOptions } from "./options.js";
import { compileBody, type ReadBody } from "./body.js";
import { needMethod } from "./given.js";
import { limitsOf } from "./limits.js";
import { compileReplies, type Replies } from "./reply.js";
import { compileRequestParameters, type ReadParameters } from "./parameters.js";
import { refuseWith } from "./refusal.js";
import { compileSecurity, type Authenticate, type AuthValues } from "./security.js";
import type { AbortSignalLike, HandlerContext, Refused, ServerOperation, ServerReply, ServerRequest } from "./types.js";

/** One operation, ready to be run. */
export interface RunnableOperation {
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
  /** True where refusals show the values at fault. */
  readonly showsValues: boolean;
}

export type Handler = (
  request: Readonly<Record<string, unknown>>,
  context: HandlerContext<AuthValues>,
) => ServerReply | Promise<ServerReply>;

/** Prepares an operation. Throws a `TypeError` when its handler or a security hook is missing, or a limit is none. */
export function compileOperation(
  operation: ServerOperation,
  definition: ServerDefinition,
  options: ServerOptions,
): RunnableOperation {
  const { table, body } = operation;
  const handlers = options.handlers as Readonly<Record<string, Handler>>;
  needMethod(handlers, "handler", table.id, definition.name);
  const limits = limitsOf(operation, options);
  const values = options.showValues === true;
  return {
    id: table.id,
    authenticate: compileSecurity(table, {
      schemes: definition.securitySchemes,
      hooks: options.security ?? {},
      realm: definition.name,
    }),
    readParameters: compileRequestParameters(operation, values),
    readBody: body === undefined ? undefined : compileBody(body, limits, values),
    replies: compileReplies(operation, options.validateResponses ?? true),
    handlers,
    refusals: definition.refusals?.(table.id) ?? {},
    showsValues: values,
  };
}

/** What handlers are told. The signal is made when it is asked for. */
export class OperationContext implements HandlerContext<AuthValues> {
  readonly operationId: string;
  readonly refuse: object;
  readonly refuseWith: (reply: ServerReply) => Refused = refuseWith;
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
