import { readAddress, shownAddress } from "./address.js";
import { cancel } from "./body.js";
import { basicCredential } from "./basic-credential.js";
import { onAbort } from "./abort.js";
import type { CredentialContext, Token } from "./credential.js";
import { valueAtKeys } from "./page-style.js";
import { retryAfterOf } from "./retry-after.js";
import { shareWork, type SharedWork } from "./share-work.js";
import type { ReadableStreamLike } from "../http/payload.js";
import { withoutTrailing } from "../base/trailing.js";

/** Settings of requests for tokens. */
export interface TokenRequest extends TokenRequestSettings {
  /** The name of the program at the token server. */
  readonly clientId: string;
  /** The password of the program. */
  readonly clientSecret: string;
  /** The location of id and secret: the header Authorization, or the form. Default: that of the spec, or "basic". */
  readonly authentication?: "basic" | "body" | undefined;
}

/** Settings of requests for tokens with the credentials of a user. */
export interface UserTokenRequest extends TokenRequestSettings {
  /** The name of the user; it cannot contain a colon. */
  readonly username: string;
  /** Empty for a user without a password. */
  readonly password: string;
}

/** Settings of requests for tokens without credentials. */
export interface TokenRequestSettings {
  /** The URL of the token server, instead of the one in the spec. */
  readonly tokenUrl?: string | undefined;
  /** The address of the API, if the spec has a path instead of the URL of the token server. */
  readonly baseUrl?: string | undefined;
  /** Further fields of the form, or of the query; they replace those of the spec, `grant_type` and `scope`, too. */
  readonly fields?: Readonly<Record<string, string | undefined>> | undefined;
  /** Further headers; they replace those of the spec. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
  /** Called instead of the platform's `fetch`. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
}

/** A request for tokens, as a spec declares it. */
export interface TokenEndpoint {
  /** A URL, or a path that follows the address of the API. Undefined if callers set the URL. */
  readonly tokenUrl?: string;
  /** "GET" if the fields are in the query. */
  readonly method?: "GET";
  /** The location of id and secret; "user" for name and password of a user in the header, "none" without credentials. */
  readonly authentication?: "basic" | "body" | "user" | "none";
  /** Constant fields of the form, or of the query. An empty value omits the field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Constant headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Keys of the token in the response. Default: `access_token`. */
  readonly token?: readonly string[];
  /** Keys of the lifetime in seconds. Default: `expires_in`. */
  readonly expiresIn?: readonly string[];
  /** Keys of the end: a date with a time zone, or seconds since 1970. Used if the lifetime is unknown. */
  readonly expiresAt?: readonly string[];
}

/** A token, with the response that contains it. */
export interface ReceivedToken extends Token {
  /** The JSON object of the response; it contains secrets. */
  readonly response: Readonly<Record<string, unknown>>;
}

/** Requests a token for some scopes. A credential for `auth`; it can also be called without a client. */
export interface TokenProvider {
  (context?: Pick<CredentialContext, "scopes" | "signal">): Promise<ReceivedToken>;
  /** True if the same token is for all scopes. */
  readonly ignoresScopes?: boolean;
}

type AnySettings = Partial<TokenRequest & UserTokenRequest>;

/** Maximum bytes of a response of a token server. */
const maxTokenResponse = 65_536;

/** RFC 6749, section 5.2. Any other text may repeat a secret. */
const tokenErrors = [
  ...["invalid_request", "invalid_client", "invalid_grant", "unauthorized_client", "unsupported_grant_type"],
  "invalid_scope",
];

/**
 * Returns a function that requests tokens for the scopes of an operation: by the grant of client credentials (RFC 6749,
 * section 4.4), or as the spec declares it. Parallel calls for the same scopes share a request. It follows no redirect,
 * and rejects with an Error without secrets if the response has no token; `retryAfter` has the milliseconds that the
 * server asks to wait. Throws a TypeError if the URL is missing or invalid.
 */
export function tokenRequest(settings: AnySettings, endpoint: TokenEndpoint = {}): TokenProvider {
  const href = tokenAddress(settings, endpoint);
  // A constant replaces the scopes of operations.
  const ignoresScopes = "scope" in { ...endpoint.fields, ...settings.fields };
  const pending = new Map<string, SharedWork<ReceivedToken>>();
  const provide: TokenProvider = async ({ scopes, signal } = { scopes: [], signal: new AbortController().signal }) => {
    signal.throwIfAborted();
    const key = ignoresScopes ? "" : [...scopes].sort().join(" ");
    const request = (getSignal: () => AbortSignal): Promise<ReceivedToken> =>
      requestToken(href, settings, endpoint, { scopes, signal: getSignal() });
    const work = pending.get(key) ?? shareWork(request, () => pending.delete(key));
    pending.set(key, work);
    const caller = new AbortController();
    work.join(caller);
    return new Promise((resolve, reject) => {
      const stop = onAbort(signal, () => {
        reject(signal.reason as Error);
        caller.abort(signal.reason);
      });
      work.result.finally(stop).then(resolve, reject);
    });
  };
  return Object.assign(provide, { ignoresScopes });
}

async function requestToken(
  href: string,
  settings: AnySettings,
  endpoint: TokenEndpoint,
  { scopes, signal }: Pick<CredentialContext, "scopes" | "signal">,
): Promise<ReceivedToken> {
  const start = Date.now();
  let outcome = "cannot get a request with these settings";
  let retryAfter: number | undefined;
  try {
    const request = tokenMessage(href, settings, endpoint, { scopes, signal });
    outcome = "could not be reached";
    const response = await (settings.fetch ?? fetch)(request);
    outcome = `responded with status ${response.status}${response.ok ? " without an access token" : ""}`;
    retryAfter = retryAfterOf(response);
    const body = await readTokenResponse(response, signal);
    if (tokenErrors.includes(body["error"] as string)) outcome += ` (${String(body["error"])})`;
    const token = valueAtKeys(body, endpoint.token ?? ["access_token"]);
    if (response.ok && typeof token === "string" && token !== "") {
      const expiresAt = tokenEnd(body, endpoint, start);
      return { token, ...(!Number.isNaN(expiresAt) && { expiresAt }), response: body };
    }
  } catch {
    // The error may repeat a secret.
  }
  signal.throwIfAborted();
  const error = new Error(`The token server ${shownAddress(href)} ${outcome}.`);
  throw retryAfter === undefined ? error : Object.assign(error, { retryAfter });
}

/** The URL of the token server. Throws a TypeError if it is missing or invalid. */
function tokenAddress(settings: AnySettings, { tokenUrl }: TokenEndpoint): string {
  const isPath = settings.tokenUrl === undefined && tokenUrl?.startsWith("/") === true;
  if (!isPath) return readAddress("tokenUrl", settings.tokenUrl ?? tokenUrl, /#/).href;
  return withoutTrailing(readAddress("baseUrl", settings.baseUrl, /[?#]/).href, "/") + tokenUrl;
}

/** The request for a token. Throws if it cannot be sent. */
function tokenMessage(
  href: string,
  settings: AnySettings,
  endpoint: TokenEndpoint,
  { scopes, signal }: Pick<CredentialContext, "scopes" | "signal">,
): Request {
  const { clientId = "", clientSecret = "", username = "", password = "" } = settings;
  const authentication = settings.authentication ?? endpoint.authentication ?? "basic";
  const fields = filled({
    grant_type: "client_credentials",
    ...(scopes.length > 0 && { scope: scopes.join(" ") }),
    ...(authentication === "body" && { client_id: clientId, client_secret: clientSecret }),
    ...endpoint.fields,
    ...settings.fields,
  });
  const pairs = { basic: [asFormText(clientId), asFormText(clientSecret)], user: [username, password] } as const;
  const pair = authentication === "basic" || authentication === "user" ? pairs[authentication] : undefined;
  const credential = pair && basicCredential(...pair);
  if (pair && credential === undefined) throw new TypeError("No header can contain the credentials.");
  const headers = {
    ...Object.fromEntries(filled({ ...endpoint.headers, ...settings.headers })),
    accept: "application/json",
    ...(credential !== undefined && { authorization: credential }),
  };
  const { method = "POST" } = endpoint;
  if (method === "POST")
    return new Request(href, { method, headers, body: new URLSearchParams(fields), redirect: "manual", signal });
  const url = new URL(href);
  for (const [name, value] of fields) url.searchParams.append(name, value);
  return new Request(url, { method, headers, redirect: "manual", signal });
}

/** The properties that have a value. */
function filled(properties: Readonly<Record<string, string | undefined>>): [string, string][] {
  return Object.entries(properties).filter((entry): entry is [string, string] => !!entry[1]);
}

/** Milliseconds since 1970. NaN if unknown. */
function tokenEnd(body: object, { expiresIn = ["expires_in"], expiresAt = [] }: TokenEndpoint, start: number): number {
  const end = valueAtKeys(body, expiresAt);
  const isDate = typeof end === "string" && /(?:Z|[+-]\d\d:\d\d)$/i.test(end);
  const life = start + secondsOf(valueAtKeys(body, expiresIn)) * 1000;
  return Number.isNaN(life) ? (isDate ? Date.parse(end) : secondsOf(end) * 1000) : life;
}

/** A number, or digits. NaN for anything else. */
function secondsOf(value: unknown): number {
  return typeof value === "number" || (typeof value === "string" && /^\d{1,15}$/.test(value)) ? Number(value) : NaN;
}

/** Text in a form. RFC 6749, section 2.3.1. */
function asFormText(text: string): string {
  return new URLSearchParams({ "": text }).toString().slice(1);
}

/** Returns the properties of a JSON object; none if the body is too long. Rejects if it is not JSON. */
async function readTokenResponse(response: Response, signal: AbortSignal): Promise<Readonly<Record<string, unknown>>> {
  if (response.body === null) return {};
  const reader: ReturnType<ReadableStreamLike["getReader"]> = response.body.getReader();
  const stop = onAbort(signal, () => cancel(reader));
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (let length = 0; length <= maxTokenResponse;) {
      const { done, value } = await reader.read();
      if (done || value === undefined) return JSON.parse(text + decoder.decode()) as Readonly<Record<string, unknown>>;
      length += value.length;
      text += decoder.decode(value, { stream: true });
    }
    return {};
  } finally {
    stop();
    cancel(reader);
  }
}
