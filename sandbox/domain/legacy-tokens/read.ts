import { legacyTokens } from "../../store/schema.js";
import type { CompanyCaller, UserCaller } from "../caller.js";
import type { World } from "../world.js";
import type { LegacyToken } from "./issue.js";

/** The caller that a legacy token speaks for, with the token itself. */
export type LegacyCaller = (CompanyCaller | UserCaller) & { readonly token: string };

/** The caller of a legacy token; undefined for one that is not known, has expired by the clock or was revoked. */
export async function authenticateLegacy(world: World, credential: string): Promise<LegacyCaller | undefined> {
  const found = await world.store.byCredential(legacyTokens, "token", credential);
  if (found === undefined || !isGood(world, found)) return undefined;
  const { companyId, applicationId, userId, scopes, token } = found;
  const company = { companyId, applicationId, scopes, token };
  return userId === null ? { kind: "company", ...company } : { kind: "user", ...company, userId };
}

/** True for a token that was not revoked and has not expired. */
export function isGood({ clock }: World, { revokedAt, expiresAt }: LegacyToken): boolean {
  return revokedAt === null && expiresAt > clock.timestamp;
}
