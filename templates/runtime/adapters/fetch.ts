import { discardBody } from "./bytes.js";
import { logError } from "./log.js";
import { shareServers } from "./servers.js";
import { webServerRequest } from "./web-request.js";
import { toWebStream } from "./web-stream.js";
import { webGlobals, type PlatformRequest, type PlatformResponse, type RequestLike } from "./web-types.js";
import { isBlob, isBytes } from "../http/payload-bytes.js";
import type { Server, ServerResponse } from "../server/server-types.js";

/**
 * Handles requests of the Fetch API. Deno, Bun, Cloudflare and service workers call it, and clients accept it as
 * `fetch`. It uses only the properties of `RequestLike`. Its last signature is that of the platform, which Next.js
 * requires of route handlers.
 */
export type FetchHandler = ((request: RequestLike) => Promise<PlatformResponse>) &
  ((request: PlatformRequest) => Promise<PlatformResponse>);

/** Options of `toFetchHandler`. */
export interface FetchHandlerOptions {
  /** Receives errors that a server's own `onError` does not handle. Default: the console. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Returns a handler for requests of the Fetch API. Passed to a client as its `fetch`, it serves the client within the
 * process, without a port. Several servers share an address: each request goes to the server whose API has its path;
 * the first server responds with 404 to all others.
 *
 * @throws TypeError if the list of servers is empty.
 */
export function toFetchHandler(servers: Server | readonly Server[], options: FetchHandlerOptions = {}): FetchHandler {
  const shared = shareServers(servers);
  return async (request: RequestLike) => {
    const asked = webServerRequest(request, options.onError);
    const reply = await shared.findOrFirst(asked.path).handle(asked);
    try {
      return responseOf(request.method, reply);
    } catch (error) {
      (options.onError ?? logError)(error);
      discardBody(reply.body);
      return new webGlobals.Response(null, { status: 500, headers: [] });
    }
  };
}

function responseOf(method: string, reply: ServerResponse): PlatformResponse {
  const { status, body } = reply;
  const headers = headerPairs(reply);
  // RFC 9110, sections 9.3.2, 15.3.5, 15.3.6 and 15.4.5; a Response with such a status refuses even an empty body.
  if (method === "HEAD" || status === 204 || status === 205 || status === 304) {
    const length = method === "HEAD" ? lengthOf(body) : undefined;
    discardBody(body);
    const all = length === undefined ? headers : [...headers, ["Content-Length", String(length)] as const];
    return new webGlobals.Response(null, { status, headers: all });
  }
  const whole = body === undefined || typeof body === "string" || isBytes(body);
  return new webGlobals.Response(whole ? (body ?? null) : isBlob(body) ? body : toWebStream(body), { status, headers });
}

/** The length that a GET would have sent; undefined when that is not known beforehand. */
function lengthOf(body: ServerResponse["body"]): number | undefined {
  if (typeof body === "string") return new webGlobals.TextEncoder().encode(body).length;
  if (isBytes(body)) return body.length;
  return isBlob(body) ? body.size : undefined;
}

function headerPairs(reply: ServerResponse): readonly (readonly [string, string])[] {
  return Object.entries(reply.headers).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : value.map((text) => [name, text] as const),
  );
}
