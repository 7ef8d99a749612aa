import type { Contract, ServerObject } from "../model/contract.js";
import { withoutTrailing } from "../../templates/runtime/base/trailing.js";

/** The path at the end of the spec's first server address, variables filled with their defaults: "/v4", or "". */
export function basePathOf({ openapi }: Contract): string {
  const server = openapi?.servers[0];
  if (server === undefined) return "";
  try {
    return withoutTrailing(new URL(defaultAddress(server), "http://localhost").pathname, "/");
  } catch {
    return "";
  }
}

/** The URL of a server with the defaults of its variables. */
export function defaultAddress({ url, variables }: ServerObject): string {
  return url.replace(/\{([^{}]*)\}/g, (text, name: string) => variables.get(name)?.default ?? text);
}
