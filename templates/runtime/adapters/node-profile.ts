/**
 * Timeouts and limits of a server of node:http or node:https, under Node's own names. Times are milliseconds; 0 turns
 * one off.
 */
export interface NodeServerProfile {
  /** Timeout for all headers of a request. */
  readonly headersTimeout: number;
  /** Timeout for a whole request, its body included; a longer upload needs more. */
  readonly requestTimeout: number;
  /**
   * Timeout for a connection between two requests. Behind a proxy that keeps connections, use more than the proxy's
   * own.
   */
  readonly keepAliveTimeout: number;
  /** Limit for an idle connection: an unread response, a handler without output. */
  readonly timeout: number;
  /** Interval between two checks for late requests. */
  readonly connectionsCheckingInterval: number;
  /** Maximum number of connections at once; further ones are closed. `Infinity` means no limit. */
  readonly maxConnections: number;
}

/** The profile that `protectNodeServer` sets by default; docs/how-to/protect-a-server.md has the reasons. */
export const nodeServerProfile: NodeServerProfile = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 5_000,
  timeout: 120_000,
  connectionsCheckingInterval: 2_000,
  maxConnections: 1_000,
};

/** The part of a server of node:http or node:https that is set. */
export interface NodeHttpServer {
  headersTimeout: number;
  requestTimeout: number;
  keepAliveTimeout: number;
  timeout: number;
  maxConnections: number;
}

/**
 * Sets safe timeouts and a maximum number of connections on a server, and returns it:
 * `protectNodeServer(createServer(toNodeListener(server))).listen(8080)`. Call it before `listen`, when Node begins to
 * check for late requests. Node responds with 408 to a late request and closes its connection. Fastify's server is
 * `app.server`.
 *
 * @throws TypeError for a value that is not a limit: a time that is not a finite number from 0, a maximum below 1.
 */
export function protectNodeServer<S extends NodeHttpServer>(server: S, profile: Partial<NodeServerProfile> = {}): S {
  const names = Object.keys(nodeServerProfile) as (keyof NodeServerProfile)[];
  Object.assign(server, Object.fromEntries(names.map((name) => [name, limitOf(profile, name)])));
  const { headersTimeout, requestTimeout } = server;
  // Node applies the shorter of the two to headers, regardless of the names.
  if (requestTimeout > 0 && headersTimeout > requestTimeout) server.headersTimeout = requestTimeout;
  return server;
}

function limitOf(profile: Partial<NodeServerProfile>, name: keyof NodeServerProfile): number {
  const limit = profile[name] ?? nodeServerProfile[name];
  const isLimit = name === "maxConnections" ? limit >= 1 : limit >= 0 && Number.isFinite(limit);
  if (!isLimit || typeof limit !== "number") {
    throw new TypeError(`"${name}" of a profile must be a finite number that is not negative.`);
  }
  return limit;
}
