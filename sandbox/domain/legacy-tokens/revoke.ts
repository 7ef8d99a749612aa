import { and, eq, isNull } from "../../store/query.js";
import type { Rows } from "../../store/rows.js";
import { companies, connectionRequests, legacyTokens, users } from "../../store/schema.js";
import { applicationByKey, isAdministrator } from "../accounts.js";
import type { World } from "../world.js";
import type { LegacyToken } from "./issue.js";
import type { LegacyCaller } from "./authenticate-legacy.js";

/** One token, or all tokens of a user that an application has. */
export type Revocation = { readonly token: string } | { readonly consumerKey: string; readonly user: string };

/** The reason why nothing was revoked. */
export type RevocationRefusal = "notAnAdministrator" | "unknownToken" | "unknownUser" | "unknownApplication";

/** Revokes tokens of the caller's company; the caller is one of its administrators. */
export async function revokeLegacyTokens(
  world: World,
  caller: LegacyCaller,
  revocation: Revocation,
): Promise<RevocationRefusal | undefined> {
  if (!(await holdsRole(world, caller))) return "notAnAdministrator";
  return world.store.transaction(async (store) => {
    const rows = store.ofCompany(caller.companyId);
    const found = await tokensOf({ ...world, store }, rows, revocation);
    if (typeof found === "string") return found;
    for (const token of found) await revoke(world, rows, token);
    return undefined;
  });
}

async function holdsRole({ store }: World, caller: LegacyCaller): Promise<boolean> {
  if (caller.kind !== "user") return false;
  const user = await store.ofCompany(caller.companyId).first(users, eq(users.id, caller.userId));
  const company = await store.platform.first(companies, eq(companies.id, caller.companyId));
  return user !== undefined && company !== undefined && isAdministrator({ user, company });
}

async function tokensOf(
  world: World,
  rows: Rows<"company">,
  revocation: Revocation,
): Promise<readonly LegacyToken[] | RevocationRefusal> {
  const isLeft = isNull(legacyTokens.revokedAt);
  if ("token" in revocation) {
    const found = await rows.find(legacyTokens, and(eq(legacyTokens.token, revocation.token), isLeft));
    return found.length === 0 ? "unknownToken" : found;
  }
  const application = await applicationByKey(world, revocation.consumerKey);
  if (application === undefined) return "unknownApplication";
  const user = await rows.first(users, eq(users.loginKey, revocation.user.toLowerCase()));
  if (user === undefined) return "unknownUser";
  const isTheirs = and(eq(legacyTokens.userId, user.id), eq(legacyTokens.applicationId, application.id));
  return rows.find(legacyTokens, and(isTheirs, isLeft));
}

/** Revokes a token; the connection that it was exchanged for has failed with it, unless it is complete. */
async function revoke({ clock }: World, rows: Rows<"company">, { token, requestToken }: LegacyToken): Promise<void> {
  await rows.update(legacyTokens, { revokedAt: clock.timestamp }, eq(legacyTokens.token, token));
  if (requestToken === null) return;
  const isItsOwn = and(eq(connectionRequests.requestToken, requestToken), eq(connectionRequests.status, "pending"));
  await rows.update(connectionRequests, { status: "failed" }, isItsOwn);
}
