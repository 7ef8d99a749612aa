import type { NodeReadable, NodeRequest, NodeResponse } from "./node-types.js";

/** The part of a `FastifyInstance` that is used. */
export interface FastifyInstanceLike {
  /** The path prefix of this plugin, those of plugins around it included. */
  readonly prefix: string;
  /** The methods that can be routed. */
  readonly supportedMethods?: readonly string[];
  removeAllContentTypeParsers(): unknown;
  addContentTypeParser(type: string, options: object, parser: FastifyParser): unknown;
  route(route: FastifyRoute): unknown;
}

/** The part of a body parser of Fastify that the plugin writes. */
export type FastifyParser = (
  request: unknown,
  payload: NodeReadable,
  done: (error: Error | null, body?: unknown) => void,
) => void;

/** The part of a route of Fastify that the plugin writes. */
export interface FastifyRoute {
  method: string[];
  url: string;
  exposeHeadRoute: boolean;
  handler(request: FastifyRequestLike, reply: FastifyReplyLike): unknown;
  errorHandler(error: { readonly code?: string }, request: FastifyRequestLike, reply: FastifyReplyLike): unknown;
}

/** The part of a `FastifyRequest` that is used. */
export interface FastifyRequestLike {
  readonly raw: NodeRequest;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body?: unknown;
  readonly log: { error(error: unknown): void };
}

/** The part of a `FastifyReply` that is used. */
export interface FastifyReplyLike {
  readonly raw: NodeResponse;
  code(status: number): unknown;
  header(name: string, value: unknown): unknown;
  send(payload?: unknown): unknown;
  callNotFound(): unknown;
}
