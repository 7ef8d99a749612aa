import type { Contract } from "../model/contract.js";
import { withoutTrailing } from "../../templates/runtime/base/trailing.js";

/** The path at the end of the spec's first server address, variables filled with their defaults: "/v4", or "". */
export function basePathOf({ openapi }: Contract): string {
  const server = openapi?.servers[0];
  if (server === undefined) return "";
  const address = server.url.replace(
    /\{([^{}]*)\}/g,
    (text, name: string) => server.variables.get(name)?.default ?? text,
  );
  try {
    return withoutTrailing(new URL(address, "http://localhost").pathname, "/");
  } catch {
    return "";
  }
}
