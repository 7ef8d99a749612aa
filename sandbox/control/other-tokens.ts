import { withBody } from "../domain/with-body.js";
import type { World } from "../domain/world.js";
import { asc } from "../store/query.js";
import { applications, companies } from "../store/schema.js";
import type { createControlServer } from "./generated/control/server.js";

type Request = Parameters<ReturnType<typeof createControlServer>["handle"]>[0];

/** Returns a request whose token has expired: each API rejects it as it rejects any token that it does not know. */
export function withExpiredToken(request: Request): Request {
  const { scheme } = credentialOf(request);
  return scheme === undefined ? request : withAuthorization(request, `${scheme} expired`);
}

/**
 * Returns a request with the token of another company, or of another application for a token of an application: the
 * response is that of a platform that confuses its callers. A request without such a token stays unchanged.
 */
export async function withSwappedToken(request: Request, world: World): Promise<Request> {
  const { scheme, token } = credentialOf(request);
  if (scheme === undefined || token === undefined) return request;
  const other = await tokenOfAnother(token, world);
  return other === undefined ? request : withAuthorization(request, `${scheme} ${other}`);
}

async function tokenOfAnother(token: string, { store, tokens }: World): Promise<string | undefined> {
  const caller = await tokens.read(token);
  if (caller?.kind === "application") {
    const all = await store.platform.find(applications, undefined, { orderBy: [asc(applications.id)] });
    const other = all.find(({ id }) => id !== caller.applicationId);
    return other && tokens.forApplication(other.id, caller.scopes);
  }
  if (caller !== undefined) {
    const all = await store.platform.find(companies, undefined, { orderBy: [asc(companies.id)] });
    const other = all.find(({ id }) => id !== caller.companyId);
    const { applicationId, scopes } = caller;
    return other && tokens.forCompany({ companyId: other.id, applicationId, scopes });
  }
  const legacy = await store.everyone.find("legacyTokens");
  const sent = legacy.find((row) => row["token"] === token);
  const other = legacy.find((row) => row["companyId"] !== sent?.["companyId"] && (row["revokedAt"] ?? null) === null);
  return sent === undefined ? undefined : (other?.["token"] as string | undefined);
}

function credentialOf({ headers }: Request): { readonly scheme?: string; readonly token?: string } {
  const { authorization } = headers;
  const [scheme, token] = typeof authorization === "string" ? authorization.split(" ", 2) : [];
  return scheme === undefined || token === undefined ? {} : { scheme, token };
}

function withAuthorization(request: Request, authorization: string): Request {
  const changed = withBody(request, (octets) => octets);
  return Object.defineProperty(changed, "headers", { value: { ...request.headers, authorization } });
}
