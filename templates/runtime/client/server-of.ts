import type { ClientOperation, Connection } from "./client-types.js";

/** Returns the address of an operation's server. */
export function serverOf({ ownAddress, baseUrl }: Connection<unknown>, { servers }: ClientOperation): string {
  return servers && ownAddress ? ownAddress(servers) : baseUrl;
}
