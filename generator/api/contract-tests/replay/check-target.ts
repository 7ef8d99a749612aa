import { UsageError } from "../../../usage-error.js";
import { addressText } from "../../../text/credentials.js";

/** The service that requests are sent to, which only the caller chooses. */
export interface ReplayTarget {
  /** "http://localhost:8080" */
  readonly origin: string;
  /** The path in front of each path of the spec, without "/" at its end. */
  readonly basePath: string;
  /** Headers of the caller, added to each request; never printed. */
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Reads the address of a service. Throws a `UsageError` unless it is this machine or an origin that is allowed. */
export function replayTarget(
  address: string,
  headers: Readonly<Record<string, string>>,
  allowOrigins: readonly string[],
): ReplayTarget {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new UsageError("The URL must begin with http:// or https://.");
  if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "")
    throw new UsageError("The URL must have no credentials, query or fragment; pass credentials as headers.");
  if (!isLoopback(url.hostname) && !allowOrigins.includes(url.origin))
    throw new UsageError(
      `The service "${addressText(url)}" is not on this machine; allow it with --allow-origin ${url.origin}.`,
    );
  return {
    origin: url.origin,
    basePath: withoutEnd(url.pathname),
    headers: Object.entries(headers),
  };
}

function withoutEnd(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(host);
}
