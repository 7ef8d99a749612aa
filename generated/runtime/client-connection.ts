import type { ClientSettings, SenderSettings } from "./client-types.js";
import type { ParameterValues, SecuritySchemeTables } from "./http-operation.js";

/** Where calls go and what goes with each: settings that have been checked. Made once, used by many calls. */
export interface Connection<Auth> {
  /** Without a slash at its end; "" where every call names its whole address. */
  readonly baseUrl: string;
  readonly settings: SenderSettings<Auth>;
  readonly schemes: SecuritySchemeTables;
  /** Gives another way than `fetch` to send, as long as there is a reason for one. */
  readonly route?: () => Route | undefined;
}

/** Sends a request that is ready in its parts: through openapi-fetch, for the middlewares that are registered there. */
export type Route = (request: RoutedRequest) => Promise<Response>;

/** A request in its parts. */
export interface RoutedRequest {
  /** The path as the contract writes it. */
  readonly path: string;
  /** The parameters as the caller gave them. */
  readonly values: ParameterValues;
  readonly url: string;
  readonly init: RequestInit;
  /** What sends in the end; it reports failures as those of this call. */
  readonly send: (request: Request) => Promise<Response>;
}

/** What every client has beside its operations. */
export interface ClientBase<Self, Auth> {
  /** For the operations that are exported as functions. */
  readonly connection: Connection<Auth>;
  /** The same client for another address. Middlewares of `raw` stay with the client that they were given to. */
  withBaseUrl(baseUrl: string): Self;
}

/** Checks settings for calls. Throws a TypeError when the base URL is none. */
export function connect<Auth>(
  settings: ClientSettings<Auth> | SenderSettings<Auth>,
  schemes: SecuritySchemeTables,
): Connection<Auth> {
  return { baseUrl: "baseUrl" in settings ? checkBaseUrl(settings.baseUrl) : "", settings: { ...settings }, schemes };
}

/** The address without a slash at its end. What is wrong with it is said without repeating it: it may hold a password. */
function checkBaseUrl(baseUrl: string): string {
  const url = readAddress(baseUrl);
  if (url === undefined || /[?#]/.test(baseUrl)) {
    throw new TypeError('"baseUrl" must be an http or https address without user name, password, query and fragment.');
  }
  return url.href.replace(/\/+$/, "");
}

/** An absolute http or https address without credentials; undefined when the text is none. */
export function readAddress(text: string): URL | undefined {
  try {
    const url = new URL(text);
    return /^https?:$/.test(url.protocol) && url.username === "" && url.password === "" ? url : undefined;
  } catch {
    return undefined;
  }
}
