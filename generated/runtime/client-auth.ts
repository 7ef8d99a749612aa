import type { Connection } from "./client-connection.js";
import { requestError, type CallContext } from "./client-errors.js";
import type { RequestParts } from "./client-request.js";
import type { Call, Credential } from "./client-types.js";
import type { BasicCredential, OperationTable, SecuritySchemeTable } from "./http-operation.js";
import { ownProperty } from "./own-property.js";

/**
 * Adds the credentials of the first alternative that has all of them. Rejects with a RequestValidationError when none
 * has and `isRequired`, or when a credential cannot travel; neither says more than names.
 */
export async function addCredentials(
  { settings, schemes }: Connection<unknown>,
  { security }: OperationTable,
  call: Pick<Call, keyof CallContext | "signal">,
  parts: Pick<RequestParts, "headers" | "query" | "cookies">,
  isRequired: boolean,
): Promise<void> {
  const auth = (settings.auth ?? {}) as Record<string, Credential<unknown>>;
  const { operationId, signal } = call;
  alternatives: for (const alternative of security) {
    const found: (() => boolean)[] = [];
    for (const [name, scopes] of Object.entries(alternative)) {
      const scheme = ownProperty(schemes, name);
      if (scheme?.kind === "mutualTLS") continue;
      const given = ownProperty(auth, name);
      const value = typeof given === "function" ? await (given as (context: object) => unknown)({ operationId, scopes, signal }) : given; // prettier-ignore
      if (scheme === undefined || value === undefined) continue alternatives;
      found.push(() => place(parts, scheme, value));
    }
    if (found.every((add) => add())) return;
    throw requestError(call, "http/security", "A credential has characters that cannot travel.");
  }
  if (isRequired && security.length > 0) {
    const names = security.map((alternative) => Object.keys(alternative).join(" and ")).join(", or ");
    throw requestError(call, "http/security", `The operation asks for credentials: ${names}.`);
  }
}

/**
 * Puts a credential where its scheme says; false when it cannot stand there. What stands in a header is looked at as
 * all headers are. RFC 6265, section 4.1.1; RFC 6750; RFC 7617; OpenAPI, Security Scheme Object.
 */
function place(
  { headers, query, cookies }: Pick<RequestParts, "headers" | "query" | "cookies">,
  scheme: Exclude<SecuritySchemeTable, { kind: "mutualTLS" }>,
  value: unknown,
): boolean {
  if (scheme.kind === "basic") {
    const { username, password } = value as BasicCredential;
    const pair = `${username}:${password}`;
    headers["authorization"] = `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(pair)))}`;
    return !username.includes(":") && !/\p{Cc}/u.test(pair);
  }
  const text = String(value);
  if (scheme.kind === "authorization") headers["authorization"] = `${scheme.prefix} ${text}`;
  else if (scheme.in === "header") headers[scheme.name.toLowerCase()] = text;
  else if (scheme.in === "query") query.push(`${encodeURIComponent(scheme.name)}=${encodeURIComponent(text)}`);
  else return cookies.push(`${scheme.name}=${text}`) > 0 && !/[\s",;\\]/.test(text);
  return true;
}
