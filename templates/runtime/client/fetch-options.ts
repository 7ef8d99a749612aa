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

/** Sends a request by `fetch`, with the options that a `Request` does not keep: `next`, `dispatcher`, `cf`. */
export function fetchWith(
  fetch: (request: Request, init?: RequestInit) => Promise<Response>,
  request: Request,
  options: FetchOptions,
): Promise<Response> {
  const isExtra = ([name, value]: [string, unknown]): boolean => value !== undefined && !(name in Request.prototype);
  const extras = Object.entries(options).filter(isExtra);
  return extras.length === 0 ? fetch(request) : fetch(request, Object.fromEntries(extras));
}

/** A request whose redirects are not followed: `fetch` takes headers along to any host. */
export function unfollowed(request: Request): Request {
  return request.redirect === "follow" ? new Request(request, { redirect: "manual" }) : request;
}
