import { serverAddress, type ServerTable } from "../../templates/runtime/client/server-address.js";
import type { Server } from "./contract.js";

/** The fault that keeps clients from calling a server, as its own words say it; undefined for one that they can call. */
export function unusableServer(server: Server): string | undefined {
  try {
    serverAddress("", serverTable(server), {}, hasHost(server) ? undefined : "https://host.invalid");
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A server as clients know it. */
export function serverTable({ url, variables }: Pick<Server, "url" | "variables">): ServerTable {
  if (variables.size === 0) return { url };
  const entries = [...variables].map(([name, { default: usual, enum: values }]) => [
    name,
    { default: usual, ...(values !== undefined && { values }) },
  ]);
  return { url, variables: Object.fromEntries(entries) as NonNullable<ServerTable["variables"]> };
}

/** True for an address with a host; any other one is that of the place where the document was found. */
export function hasHost({ url }: Pick<Server, "url">): boolean {
  return /^[^/?#]*:|^\{/.test(url);
}
