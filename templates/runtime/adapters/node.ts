import { leftoverOf } from "./node-drain.js";
import { sendNodeReply } from "./node-reply.js";
import { parsedBodyOf } from "./node-parsed-body.js";
import { nodeRequestHeaders, NodeServerRequest } from "./node-request.js";
import type { NodeRequest, NodeResponse } from "./node-types.js";
import { logError } from "./log.js";
import { shareServers } from "./servers.js";
import { splitTarget } from "./target.js";
import { isThenable } from "../server/thenable.js";
import type { Server, ServerResponse } from "../server/server-types.js";

/** Handles requests of `node:http`; with `next`, of Connect and Express. */
export type NodeListener = (request: NodeRequest, response: NodeResponse, next?: (error?: unknown) => void) => void;

/** Options of `toNodeListener`. */
export interface NodeListenerOptions {
  /**
   * Receives errors that a server's own `onError` does not handle, such as a stream that breaks while it is sent.
   * Default: the console.
   */
  readonly onError?: (error: unknown) => void;
}

/**
 * Returns a listener for `http.createServer`, also usable as a middleware of Connect and Express. Several servers share
 * a port: each request goes to the server whose API has its path. If none has it, the request goes to `next`; without
 * `next` the first server responds with 404. If earlier middleware has read a body, the server uses `request.body`.
 *
 * @throws TypeError if the list of servers is empty.
 */
export function toNodeListener(servers: Server | readonly Server[], options: NodeListenerOptions = {}): NodeListener {
  const shared = shareServers(servers);
  const { onError } = options;
  return (request, response, next) => {
    const { method = "GET", url = "/" } = request;
    const { path, query } = splitTarget(url);
    if (next !== undefined && shared.find(path) === undefined) return next();
    const headers = nodeRequestHeaders(request.headers, request.rawHeaders);
    const asked = new NodeServerRequest({
      method,
      path,
      query,
      headers,
      body: request,
      response,
      parsed: () => parsedBodyOf(request),
      native: request,
      report: onError,
    });
    const send = (reply: ServerResponse): void => {
      const leftover = leftoverOf(request, asked.streaming);
      sendNodeReply({ request, response, leftover, report: onError ?? logError }, reply);
    };
    const reply = shared.findOrFirst(path).handle(asked);
    if (isThenable(reply)) void reply.then(send);
    else send(reply);
  };
}
