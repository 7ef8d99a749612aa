/** Options of `fetch` that compile on every platform, even without its types. */
interface CommonFetchOptions {
  /** The use of the HTTP cache. Default: "default". */
  readonly cache?: "default" | "force-cache" | "no-cache" | "no-store" | "only-if-cached" | "reload" | undefined;
  /** The origins that get cookies. Default: "same-origin". Only in browsers. */
  readonly credentials?: "include" | "omit" | "same-origin" | undefined;
  /** True if the request outlives its page. */
  readonly keepalive?: boolean | undefined;
  /** Priority among requests of the same kind. Default: "auto". */
  readonly priority?: "auto" | "high" | "low" | undefined;
  /** Next.js: seconds until a cached response is stale, and tags to revalidate it by. */
  readonly next?:
    { readonly revalidate?: number | false | undefined; readonly tags?: readonly string[] | undefined } | undefined;
  /** Node and undici: the agent, the pool or the proxy that sends the request. */
  readonly dispatcher?: object | undefined;
  /** Cloudflare Workers. */
  readonly cf?: object | undefined;
}

type ClientOwned = "method" | "headers" | "body" | "signal" | "redirect" | "duplex" | "window";

/** The options of the platform's `fetch`, without the ones that the client sets. */
export interface FetchOptions extends CommonFetchOptions, Omit<RequestInit, keyof CommonFetchOptions | ClientOwned> {}

/** Options that the client sets, and options that openapi-fetch does not pass to `fetch`. */
const refused: readonly string[] = [
  ...["method", "headers", "body", "signal", "redirect", "duplex", "window"],
  ...["baseUrl", "fetch", "Request", "requestInitExt", "params", "parseAs", "middleware"],
  ...["bodySerializer", "pathSerializer", "querySerializer"],
];

/** Returns the options of a client together with those of a call, which win. Options that the client sets are dropped. */
export function joinFetchOptions(client?: FetchOptions, call?: FetchOptions): FetchOptions {
  const entries = Object.entries({ ...client, ...call });
  return Object.fromEntries(entries.filter(([name]) => !refused.includes(name)));
}

/** Sends a request by `fetch`, with the options that a `Request` does not keep: `next`, `dispatcher`, `cf`. */
export function fetchWith(
  fetch: (request: Request, init?: RequestInit) => Promise<Response>,
  request: Request,
  options: FetchOptions,
): Promise<Response> {
  const extras = Object.entries(options).filter(([name]) => !(name in Request.prototype));
  return extras.length === 0 ? fetch(request) : fetch(request, Object.fromEntries(extras));
}

/** A request whose redirects are not followed: `fetch` takes headers along to any host. */
export function unfollowed(request: Request): Request {
  return request.redirect === "follow" ? new Request(request, { redirect: "manual" }) : request;
}
