/** Times and caps of a server of node:http or node:https, under Node's own names. Times are milliseconds; 0 switches one off. */
export interface NodeServerProfile {
  /** For the headers of a request, all together. */
  readonly headersTimeout: number;
  /** For a whole request, its body included; a longer upload needs more. */
  readonly requestTimeout: number;
  /** For a connection between two requests. Behind a proxy that keeps connections, more than the proxy's own. */
  readonly keepAliveTimeout: number;
  /** For a connection on which nothing moves in either direction: an answer that nobody reads, a handler that says nothing. */
  readonly timeout: number;
  /** Time between two looks for requests that are late. */
  readonly connectionsCheckingInterval: number;
  /** Connections at once; more are closed as they come. `Infinity` allows any number. */
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
 * Gives a server safe times and a cap on connections, and returns it:
 * `protectNodeServer(createServer(toNodeListener(server))).listen(8080)`. Call it before `listen`, when Node begins to look
 * for late requests. A late request is answered with 408 by Node, and its connection is closed. Fastify's server is
 * `app.server`.
 *
 * @throws TypeError for a value that would not limit anything: a time that is not a finite number from 0, a cap below 1.
 */
export function protectNodeServer<S extends NodeHttpServer>(server: S, profile: Partial<NodeServerProfile> = {}): S {
  const names = Object.keys(nodeServerProfile) as (keyof NodeServerProfile)[];
  Object.assign(server, Object.fromEntries(names.map((name) => [name, limitOf(profile, name)])));
  const { headersTimeout, requestTimeout } = server;
  // Node takes the shorter of the two for that of headers, whatever it is called.
  if (requestTimeout > 0 && headersTimeout > requestTimeout) server.headersTimeout = requestTimeout;
  return server;
}

function limitOf(profile: Partial<NodeServerProfile>, name: keyof NodeServerProfile): number {
  const limit = profile[name] ?? nodeServerProfile[name];
  const isLimit = name === "maxConnections" ? limit >= 1 : limit >= 0 && Number.isFinite(limit);
  if (!isLimit || typeof limit !== "number") {
    throw new TypeError(`"${name}" of a profile must be a number that limits something.`);
  }
  return limit;
}
