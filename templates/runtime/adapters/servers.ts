import type { Server } from "../server/server-types.js";

/** Servers of several interfaces that share an address, by the path of a request. */
export interface SharedServers {
  /** The one whose contract has the path; undefined when none has. */
  find(path: string): Server | undefined;
  /** Same, but returns the first server if none has the path: it shapes the response. */
  findOrFirst(path: string): Server;
  /** The servers in the order in which they were given. */
  readonly list: readonly Server[];
}

/** Throws a `TypeError` when there is no server in the list. */
export function shareServers(servers: Server | readonly Server[]): SharedServers {
  const list: readonly Server[] = isList(servers) ? [...servers] : [servers];
  const [first] = list;
  if (first === undefined) throw new TypeError("The list of servers is empty.");
  const find = (path: string): Server | undefined => list.find((server) => server.matches(path));
  return { list, find, findOrFirst: list.length === 1 ? () => first : (path) => find(path) ?? first };
}

function isList(servers: Server | readonly Server[]): servers is readonly Server[] {
  return Array.isArray(servers);
}
