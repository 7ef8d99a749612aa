import { legacyTokens } from "../../store/schema.js";
import { mayLogOn } from "../accounts.js";
import type { CompanyCaller, UserCaller } from "../caller.js";
import type { World } from "../world.js";
import type { LegacyToken } from "./issue.js";

/** The caller that a legacy token speaks for, with the token itself. */
export type LegacyCaller = (CompanyCaller | UserCaller) & { readonly token: string };

/**
 * The caller of a legacy token; undefined for one that is not known, has expired by the clock or was revoked, or whose user may not
 * log on any more.
 */
export async function authenticateLegacy(world: World, credential: string): Promise<LegacyCaller | undefined> {
  const { store } = world;
  const known = await store.recall(["legacy token", credential], (rows) =>
    rows.byCredential(legacyTokens, "token", credential),
  );
  // The clock moves without a write.
  if (known === undefined || !isGood(world, known) || !(await speaksForSomebody(world, known))) return undefined;
  const { companyId, applicationId, userId, scopes, token } = known;
  const company = { companyId, applicationId, scopes, token };
  return userId === null ? { kind: "company", ...company } : { kind: "user", ...company, userId };
}

/** True for a token that was not revoked and has not expired. */
export function isGood({ clock }: World, { revokedAt, expiresAt }: LegacyToken): boolean {
  return revokedAt === null && expiresAt > clock.timestamp;
}

/** True for a token of a company, and for one of a user who is active and could log on. */
export async function speaksForSomebody(world: World, { companyId, userId }: LegacyToken): Promise<boolean> {
  return userId === null || mayLogOn(world, { companyId, userId });
}
