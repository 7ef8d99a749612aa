import { discardBody } from "./bytes.js";
import { behindPrefix, fastifyUrls } from "./fastify-routes.js";
import type { FastifyInstanceLike, FastifyReplyLike, FastifyRequestLike } from "./fastify-types.js";
import { drainNodeBody, leftoverOf } from "./node-drain.js";
import { parsedBodyOf } from "./node-parsed-body.js";
import { nodeRequestHeaders, NodeServerRequest } from "./node-request.js";
import type { NodeReadable } from "./node-types.js";
import { shareServers } from "./servers.js";
import { splitTarget } from "./target.js";
import { toWebStream } from "./web-stream.js";
import { isBlob, isBytes } from "../http/payload-bytes.js";
import { isThenable } from "../server/thenable.js";
import type { Server, ServerResponse } from "../server/server-types.js";

/** The function that `fastify.register` accepts. */
export type FastifyPlugin = (instance: FastifyInstanceLike) => Promise<void>;

/**
 * Returns a plugin for `fastify.register(plugin, { prefix })`, Fastify 5. The app's hooks and logger see these requests
 * like all others, and paths outside every API go to its own notFound handler. Errors that a server's own `onError`
 * does not handle go to `request.log`. Bodies reach the server unparsed; parsers of the app outside the plugin stay
 * unchanged. Fastify's `maxParamLength` (by default 100 characters) applies to parameters in paths, and Fastify itself
 * rejects malformed percent-encoding there (its option `frameworkErrors` shapes both responses).
 *
 * @throws TypeError if the list of servers is empty.
 */
export function toFastifyPlugin(servers: Server | readonly Server[]): FastifyPlugin {
  const shared = shareServers(servers);
  return (instance) => {
    const { prefix } = instance;
    const handler = (request: FastifyRequestLike, reply: FastifyReplyLike): unknown => {
      const { raw, body, headers } = request;
      const target = splitTarget(raw.url ?? "/");
      const path = behindPrefix(target.path, prefix);
      const server = shared.find(path);
      if (server === undefined) return reply.callNotFound();
      const unread = isReadable(body);
      const asked = new NodeServerRequest({
        method: raw.method ?? "GET",
        path,
        query: target.query,
        headers: nodeRequestHeaders(headers, raw.rawHeaders),
        body: unread ? body : raw,
        response: reply.raw,
        parsed: () => (unread ? undefined : body) ?? parsedBodyOf(raw),
        native: request,
        report: (error) => request.log.error(error),
      });
      const answer = server.handle(asked);
      return isThenable(answer)
        ? answer.then((known) => send(request, reply, asked.streaming, known))
        : send(request, reply, asked.streaming, answer);
    };
    instance.removeAllContentTypeParsers();
    instance.addContentTypeParser("*", {}, (_request, payload, done) => done(null, payload));
    for (const url of fastifyUrls(shared.list)) {
      instance.route({
        // All methods: the server knows which are allowed, and how to respond to the others.
        method: [...(instance.supportedMethods ?? methods)],
        url,
        exposeHeadRoute: false,
        handler,
        // A malformed Content-Type is the contract's to refuse, too; all other errors go the app's way.
        errorHandler: (error, request, reply) =>
          error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE" ? handler(request, reply) : reply.send(error),
      });
    }
    return Promise.resolve();
  };
}

const methods = ["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT", "TRACE"];

/** The payload as hooks in front of the parser left it. */
function isReadable(body: unknown): body is NodeReadable {
  return typeof body === "object" && body !== null && "readableEnded" in body;
}

/** Sends through the framework, so that its hooks get the response. */
function send(
  request: FastifyRequestLike,
  reply: FastifyReplyLike,
  streaming: boolean,
  answer: ServerResponse,
): unknown {
  const leftover = leftoverOf(request.raw, streaming);
  reply.code(answer.status);
  for (const [name, value] of Object.entries(answer.headers)) reply.header(name, value);
  const payload = payloadOf(request, reply, answer.body);
  if (leftover === "long") reply.header("Connection", "close");
  // A stream may itself be reading the body of the request.
  const isWhole = payload === undefined || typeof payload === "string" || isBytes(payload);
  if (isWhole && leftover === "short") request.raw.resume();
  if (!isWhole || leftover !== "long") return reply.send(payload);
  drainNodeBody(request.raw, () => reply.send(payload));
  return reply;
}

/** In a form that Fastify sends: text, bytes, a stream of Node or of the web. */
function payloadOf(request: FastifyRequestLike, reply: FastifyReplyLike, body: ServerResponse["body"]): unknown {
  if (body === undefined || typeof body === "string" || isBytes(body)) return body;
  if (isBlob(body)) reply.header("Content-Length", body.size);
  if (request.raw.method === "HEAD") return discardBody(body);
  return "pipe" in body ? body : toWebStream(body);
}
