import type { RequestListener, ServerResponse } from "node:http";
import { webOrigin } from "../outbox/allowed-origins.js";

/** The origins whose pages may call the sandbox. */
export interface CorsRules {
  /** Origins that may call all APIs, and the control with its key. */
  readonly origins: ReadonlySet<string>;
  /** True if any other origin may call the APIs, but not the control. */
  readonly isOpen: boolean;
}

/** Reads `--cors-origin`. Throws an `Error` for an origin that is not one. */
export function corsRulesOf(texts: readonly string[]): CorsRules {
  const origins = texts
    .filter((text) => text !== "*")
    .map((text) => {
      const origin = webOrigin(text);
      if (origin === undefined) throw new Error("--cors-origin must be an origin such as https://app.example, or *.");
      return origin;
    });
  return { origins: new Set(origins), isOpen: texts.includes("*") };
}

/** Seconds for which a browser remembers the response to a preflight. */
const preflightSeconds = 600;

/**
 * Returns a listener that allows pages of some origins to call the sandbox (Fetch Standard, section 3.2). No response
 * allows credentials of the browser, and no rule applies to the sandbox's own pages.
 */
export function allowOrigins(listener: RequestListener, rules: CorsRules): RequestListener {
  if (rules.origins.size === 0 && !rules.isOpen) return listener;
  return (request, response) => {
    const { origin } = request.headers;
    const path = request.url ?? "/";
    if (/^\/(?:$|sandbox-(?:pages|reference|control\/console)\/)/.test(path)) return listener(request, response);
    response.appendHeader("Vary", "Origin");
    if (origin === undefined || !isAllowed(rules, origin, path)) return listener(request, response);
    response.setHeader("Access-Control-Allow-Origin", origin);
    const method = request.headers["access-control-request-method"];
    if (request.method === "OPTIONS" && method !== undefined)
      return endPreflight(response, method, request.headers["access-control-request-headers"]);
    response.setHeader("Access-Control-Expose-Headers", exposed);
    listener(request, response);
  };
}

/** Response headers that a page can read in addition to those of every response. */
const exposed = "Location, Link, Retry-After, ETag, service-correlationid";

function isAllowed({ origins, isOpen }: CorsRules, origin: string, path: string): boolean {
  if (origins.has(origin)) return true;
  return isOpen && origin !== "null" && !isOfControl(path);
}

/** True for a path that reaches the control in any spelling. */
function isOfControl(path: string): boolean {
  try {
    return decodeURIComponent(path).toLowerCase().includes("sandbox-control");
  } catch {
    return true;
  }
}

function endPreflight(response: ServerResponse, method: string, headers: string | undefined): void {
  const names = headers?.split(",").map((name) => name.trim());
  const isName = (name: string): boolean => /^[\w!#$%&'*+.^`|~-]{1,100}$/.test(name);
  response.setHeader("Access-Control-Max-Age", String(preflightSeconds));
  if (isName(method)) response.setHeader("Access-Control-Allow-Methods", method);
  if (names?.every(isName)) response.setHeader("Access-Control-Allow-Headers", names.join(", "));
  response.writeHead(204).end();
}
