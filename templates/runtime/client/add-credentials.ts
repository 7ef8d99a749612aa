import { requestError, type CallContext } from "./errors.js";
import { basicCredential } from "./basic-credential.js";
import { addCookie, addQuery } from "./request.js";
import type { Call, Connection, RequestParts } from "./client-types.js";
import type { Credential, CredentialContext, CredentialProvider } from "./credential.js";
import { provideCredential } from "./provide-credential.js";
import type { BasicCredential, OperationTable, SecuritySchemeTable } from "../http/operation.js";
import { httpProblem } from "../http/payload.js";
import { ownProperty } from "../base/own-property.js";

/**
 * Adds the credentials of the first alternative that has all of them, and returns the results of functions, by scheme.
 * `rejected` has the results that the server rejected. Rejects with a RequestValidationError if none has
 * and `isRequired`, or if a credential is invalid or cannot be serialized; messages contain only names.
 */
export async function addCredentials(
  { secrets, schemes, queryKeys }: Connection<unknown>,
  { security }: OperationTable,
  call: CredentialCall,
  parts: RequestParts,
  isRequired: boolean,
  rejected?: ReadonlyMap<string, unknown>,
): Promise<ReadonlyMap<string, unknown>> {
  const auth = (secrets().auth ?? {}) as Record<string, Credential<unknown>>;
  alternatives: for (const alternative of security) {
    const found: [string, PlacedScheme, unknown][] = [];
    const provided = new Map<string, unknown>();
    for (const [name, scopes] of Object.entries(alternative)) {
      const scheme = ownProperty(schemes, name);
      // The connection itself proves who calls.
      if (scheme?.kind === "mutualTLS") continue;
      let value: unknown = ownProperty(auth, name);
      if (typeof value === "function") {
        const provide = value as CredentialProvider<unknown>;
        value = await provideCredential(provide, name, contextOf(call, scopes, rejected?.get(name)));
        provided.set(name, value);
      }
      if (!scheme || value === undefined || value === null) continue alternatives;
      found.push([name, scheme, value]);
    }
    for (const [name, scheme, value] of found) {
      const fault = putCredential(parts, scheme, value, queryKeys);
      if (fault) throw requestError(call, httpProblem("http/security", `The credential of ${name} ${fault}.`));
    }
    return provided;
  }
  if (isRequired && security.length > 0) {
    const names = security.map((alternative) => Object.keys(alternative).join(" and ")).join(", or ");
    throw requestError(call, httpProblem("http/security", `Credentials are missing: ${names}.`));
  }
  return new Map();
}

type CredentialCall = CallContext & Pick<Call, "signal">;

/** The argument of a credential function. */
function contextOf(call: CredentialCall, scopes: readonly string[], rejected: unknown): CredentialContext {
  return {
    operationId: call.operationId,
    scopes,
    rejected,
    get signal() {
      return call.signal;
    },
  };
}

type PlacedScheme = Exclude<SecuritySchemeTable, { readonly kind: "mutualTLS" }>;

/**
 * Adds a credential in the location that its scheme names. Returns the problem if the credential is not allowed there.
 * Header values are checked like all headers. RFC 6265, section 4.1.1; RFC 6750; RFC 7617; OpenAPI, Security Scheme
 * Object.
 */
function putCredential(
  parts: RequestParts,
  scheme: PlacedScheme,
  value: unknown,
  queryKeys: Connection<unknown>["queryKeys"],
): string | undefined {
  const { headers } = parts;
  const where = scheme.kind === "apiKey" ? scheme.in : scheme.kind;
  const isBasic = scheme.kind === "basic";
  const { username: text, password } = (
    isBasic ? value : { username: value, password: "" }
  ) as Partial<BasicCredential>;
  if (typeof text !== "string" || typeof password !== "string") return "is not a string";
  if (text + password === "") return "is empty";
  // The characters of headers are checked later.
  const authorization = scheme.kind === "authorization" ? `${scheme.prefix} ${text}` : basicCredential(text, password);
  if (isBasic && authorization === undefined) return "cannot travel";
  if (where === "cookie" && /[\s",;\\]/.test(text)) return "cannot travel";
  if (scheme.kind === "apiKey") {
    const { name } = scheme;
    if (where === "header") headers[name.toLowerCase()] = text;
    else if (where === "cookie") addCookie(parts, `${name}=${text}`);
    else {
      const pair = queryKeys?.pair(name, text);
      if (pair === undefined) return "cannot travel";
      addQuery(parts, pair);
    }
  } else if (authorization !== undefined) headers["authorization"] = authorization;
  return undefined;
}
