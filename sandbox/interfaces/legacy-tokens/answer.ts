import type { IssuedToken, RefreshedToken } from "@specwright/travel-expense/legacy-tokens";
import type { IssuedToken as Issued, LegacyToken } from "../../domain/legacy-tokens/issue.js";
import type { World } from "../../domain/world.js";

/** Returns the properties of a token that every response contains. */
export function tokenAnswer(world: World, { token, expiresAt }: LegacyToken): RefreshedToken {
  return { Instance_URL: world.baseUrl(), Token: token, Expiration_Date: expiresAt.replace(/\.\d+Z$/, "Z") };
}

/** Returns the response of a flow: the token with its refresh token. */
export function issuedAnswer(world: World, issued: Issued): IssuedToken {
  return { ...tokenAnswer(world, issued), Refresh_Token: issued.refreshToken };
}
