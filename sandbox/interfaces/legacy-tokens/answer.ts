import type { IssuedToken, RefreshedToken } from "@specwright/travel-expense/legacy-tokens";
import type { IssuedToken as Issued, LegacyToken } from "../../domain/legacy-tokens/issue.js";
import type { World } from "../../domain/world.js";

/** The members of a token that every answer has. */
export function tokenAnswer(world: World, { token, expiresAt }: LegacyToken): RefreshedToken {
  return { Instance_URL: world.baseUrl(), Token: token, Expiration_Date: expiresAt.replace(/\.\d+Z$/, "Z") };
}

/** The answer to a flow: the token with its refresh token. */
export function issuedAnswer(world: World, issued: Issued): IssuedToken {
  return { ...tokenAnswer(world, issued), Refresh_Token: issued.refreshToken };
}
