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

/** Takes requests of `node:http`; with `next`, of Connect and Express. */
export type NodeListener = (request: NodeRequest, response: NodeResponse, next?: (error?: unknown) => void) => void;

/** Options of `toNodeListener`. */
export interface NodeListenerOptions {
  /**
   * Receives errors that a server's own `onError` does not take, such as a stream that breaks while it is sent.
   * Normally the console.
   */
  readonly onError?: (error: unknown) => void;
}

/**
 * A listener for `http.createServer`, also as a middleware of Connect and Express. Several servers share a port: each
 * request goes to the one whose contract has its path. A path that is in none goes to `next` where there is one, else
 * the first server refuses it with 404. If middleware has read a body before, the server uses `request.body`.
 *
 * @throws TypeError when the list of servers is empty.
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
