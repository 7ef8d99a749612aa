import { eq } from "../../store/query.js";
import { authTokens, companies } from "../../store/schema.js";
import { lifetimes } from "../tokens.js";
import type { World } from "../world.js";

/** An auth token for a company, good for 24 hours; undefined when there is no such company. */
export async function createAuthToken(
  { store, clock, identifiers }: World,
  companyId: string,
): Promise<string | undefined> {
  if ((await store.platform.first(companies, eq(companies.id, companyId))) === undefined) return undefined;
  const token = identifiers.secret();
  await store
    .ofCompany(companyId)
    .insert(authTokens, { token, createdAt: clock.timestamp, expiresAt: clock.after(lifetimes.auth) });
  return token;
}
