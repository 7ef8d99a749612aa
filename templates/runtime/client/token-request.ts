import { readAddress, shownAddress } from "./address.js";
import { cancel } from "./body.js";
import { onAbort } from "./abort.js";
import type { CredentialContext, CredentialProvider, Token } from "./credential.js";
import type { ReadableStreamLike } from "../http/payload.js";

/** Settings of requests for tokens. */
export interface TokenRequest {
  /** The name of the program at the token server. */
  readonly clientId: string;
  /** The password of the program. */
  readonly clientSecret: string;
  /** The URL of the token server, instead of the one in the spec. */
  readonly tokenUrl?: string | undefined;
  /** The location of id and secret: the header Authorization, or the form. Default: "basic". */
  readonly authentication?: "basic" | "body" | undefined;
  /** Further fields of the form; they replace `grant_type` and `scope`, too. */
  readonly fields?: Readonly<Record<string, string | undefined>> | undefined;
  /** Called instead of the platform's `fetch`. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
}

/** Maximum bytes of a response of a token server. */
const maxTokenResponse = 65_536;

/** RFC 6749, section 5.2. Any other text may repeat a secret. */
const tokenErrors = [
  ...["invalid_request", "invalid_client", "invalid_grant", "unauthorized_client", "unsupported_grant_type"],
  "invalid_scope",
];

/**
 * Returns a function that requests tokens for the scopes of an operation: the grant of client credentials (RFC 6749,
 * section 4.4). It follows no redirect, and rejects with an Error without secrets if the response has no token. Throws a
 * TypeError if the URL is missing or invalid.
 */
export function tokenRequest(settings: TokenRequest, specifiedUrl?: string): CredentialProvider {
  const { clientId, clientSecret, authentication = "basic", fields, fetch: custom } = settings;
  const { href } = readAddress("tokenUrl", settings.tokenUrl ?? specifiedUrl, /#/);
  return async ({ scopes, signal }: CredentialContext): Promise<Token> => {
    const isBasic = authentication === "basic";
    const scope = scopes.length > 0 ? scopes.join(" ") : undefined;
    const secrets = isBasic ? {} : { client_id: clientId, client_secret: clientSecret };
    const form = { grant_type: "client_credentials", scope, ...secrets, ...fields };
    const request = new Request(href, {
      method: "POST",
      headers: {
        accept: "application/json",
        ...(isBasic && { authorization: `Basic ${btoa(`${asFormText(clientId)}:${asFormText(clientSecret)}`)}` }),
      },
      body: new URLSearchParams(Object.entries(form).filter((entry): entry is [string, string] => !!entry[1])),
      redirect: "manual",
      signal,
    });
    const start = Date.now();
    let outcome = "could not be reached";
    try {
      const response = await (custom ?? fetch)(request);
      outcome = `responded with status ${response.status}${response.ok ? " without an access token" : ""}`;
      const { access_token: token, expires_in: life, error } = await readTokenResponse(response, signal);
      if (tokenErrors.includes(error as string)) outcome += ` (${String(error)})`;
      if (response.ok && typeof token === "string" && token !== "") {
        const isLife = typeof life === "number" || (typeof life === "string" && /^\d{1,15}$/.test(life));
        return { token, ...(isLife && { expiresAt: start + Number(life) * 1000 }) };
      }
    } catch {
      // The error may repeat a secret.
    }
    signal.throwIfAborted();
    throw new Error(`The token server ${shownAddress(href)} ${outcome}.`);
  };
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
