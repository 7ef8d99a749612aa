import { serverAddress, type ServerTable } from "../../templates/runtime/client/server-address.js";
import type { ServerObject } from "./contract.js";

/** Returns the reason why clients cannot call a server, in its own words; undefined if they can. */
export function unusableServer(server: ServerObject): string | undefined {
  try {
    serverAddress("", serverTable(server), {}, hasHost(server) ? undefined : "https://host.invalid");
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A server as clients know it. */
export function serverTable({ url, variables }: Pick<ServerObject, "url" | "variables">): ServerTable {
  if (variables.size === 0) return { url };
  const entries = [...variables].map(([name, { default: usual, enum: values }]) => [
    name,
    { default: usual, ...(values !== undefined && { values }) },
  ]);
  return { url, variables: Object.fromEntries(entries) as NonNullable<ServerTable["variables"]> };
}

/** True for an address with a host; any other is relative to the location of the document. */
export function hasHost({ url }: Pick<ServerObject, "url">): boolean {
  return /^[^/?#]*:|^\{/.test(url);
}
