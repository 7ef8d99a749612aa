import { eq } from "../../store/query.js";
import { legacyTokens } from "../../store/schema.js";
import { applicationBySecret } from "../accounts.js";
import type { World } from "../world.js";
import type { KeyPair } from "./exchange.js";
import { inOneYear, type LegacyToken } from "./issue.js";
import { isGood, speaksForSomebody } from "./authenticate-legacy.js";

/**
 * Refreshes a token before it expires: a new one takes its place, and lives one year from now. `callToken` is the token that
 * the call was made with, when there was one.
 */
export async function refreshLegacyToken(
  world: World,
  { client_id, client_secret, refresh_token }: KeyPair & { readonly refresh_token: string },
  callToken: string | undefined,
): Promise<LegacyToken | "unknownClient" | "disabledClient" | "badRefreshToken" | "notTheRefreshedToken"> {
  const application = await applicationBySecret(world, client_id, client_secret);
  if (typeof application === "string") return application;
  const found = await world.store.byCredential(legacyTokens, "refreshToken", refresh_token);
  if (found?.applicationId !== application.id || !isGood(world, found)) return "badRefreshToken";
  if (!(await speaksForSomebody(world, found))) return "badRefreshToken";
  if (callToken !== undefined && callToken !== found.token) return "notTheRefreshedToken";

  const renewed = {
    token: world.identifiers.secret(),
    expiresAt: inOneYear(world),
    refreshExpiresAt: inOneYear(world),
  };
  const rows = world.store.ofCompany(found.companyId);
  if ((await rows.update(legacyTokens, renewed, eq(legacyTokens.token, found.token))) === 0) return "badRefreshToken";
  return { ...found, ...renewed };
}
