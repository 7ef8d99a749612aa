import type { Connection } from "./client-connection.js";
import { RequestValidationError } from "./client-errors.js";
import { untilAborted, type Call } from "./client-send.js";
import type { BasicCredential, Credential } from "./client-types.js";
import type { OperationTable, SecurityAlternative, SecuritySchemeTable } from "./http-operation.js";
import { httpProblem } from "./http-payload.js";
import { ownProperty } from "./own-property.js";

/** The parts of a request that credentials and parameters both write to. Names of headers are in lower case. */
export interface RequestParts {
  readonly headers: Record<string, string>;
  readonly query: string[];
  readonly cookies: string[];
}

/**
 * Adds the credentials of the first alternative that has all of them. Rejects with a RequestValidationError when none
 * has and `isRequired`, or when a credential cannot travel; neither says more than names.
 */
export async function addCredentials(
  parts: RequestParts,
  table: OperationTable,
  connection: Connection<unknown>,
  call: Call,
  isRequired: boolean,
): Promise<void> {
  for (const alternative of table.security) {
    const found = await findCredentials(alternative, connection, call);
    if (found === undefined) continue;
    for (const [name, scheme, value] of found) {
      if (!place(parts, scheme, value)) throw refusal(call, `The credential of "${name}" has characters that cannot be sent.`); // prettier-ignore
    }
    return;
  }
  if (!isRequired || table.security.length === 0) return;
  const names = table.security.map((alternative) => Object.keys(alternative).join(" with "));
  throw refusal(call, `There are no credentials for the operation; it asks for ${names.join(", or ")}.`);
}

type Found = readonly [name: string, scheme: SecuritySchemeTable, value: unknown];

async function findCredentials(
  alternative: SecurityAlternative,
  { settings, schemes }: Connection<unknown>,
  call: Call,
): Promise<readonly Found[] | undefined> {
  const auth = (settings.auth ?? {}) as Record<string, Credential<unknown> | undefined>;
  const found: Found[] = [];
  for (const [name, scopes] of Object.entries(alternative)) {
    const scheme = ownProperty(schemes, name);
    if (scheme?.kind === "mutualTLS") continue;
    const given = ownProperty(auth, name);
    const { operationId, signal } = call;
    const value = typeof given === "function" ? await untilAborted(call, given({ operationId, scopes, signal })) : given; // prettier-ignore
    if (scheme === undefined || value === undefined) return undefined;
    found.push([name, scheme, value]);
  }
  return found;
}

/** Puts a credential where its scheme says; false when it cannot stand there. RFC 6265, 6750, 7617; OpenAPI, Security Scheme Object. */
function place({ headers, query, cookies }: RequestParts, scheme: SecuritySchemeTable, value: unknown): boolean {
  if (scheme.kind === "mutualTLS") return true;
  if (scheme.kind === "basic") {
    const { username, password } = value as BasicCredential;
    const pair = `${username}:${password}`;
    headers["authorization"] = `Basic ${base64(pair)}`;
    return !username.includes(":") && !/\p{Cc}/u.test(pair);
  }
  const text = String(value);
  if (!isHeaderValue(text)) return false;
  if (scheme.kind === "authorization") headers["authorization"] = `${scheme.prefix} ${text}`;
  else if (scheme.in === "header") headers[scheme.name.toLowerCase()] = text;
  else if (scheme.in === "query") query.push(`${encodeURIComponent(scheme.name)}=${encodeURIComponent(text)}`);
  else {
    cookies.push(`${scheme.name}=${text}`);
    return !/[\s",;\\]/.test(text);
  }
  return true;
}

/** Whether a header can hold a text. RFC 9110, section 5.5. */
export function isHeaderValue(text: string): boolean {
  return /^[\t -~\x80-\xff]*$/.test(text);
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

function refusal(call: Call, message: string): RequestValidationError {
  return new RequestValidationError(call, [httpProblem("http/security", message)]);
}
