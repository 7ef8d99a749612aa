import type { LoyaltyHandlers } from "@specwright/travel-expense/loyalty/server";
import type { LegacyCaller } from "../../domain/legacy-tokens/authenticate-legacy.js";
import { updateMemberships } from "../../domain/loyalty/update.js";
import type { World } from "../../domain/world.js";

type Update = LoyaltyHandlers<LegacyCaller>["updateLoyaltyMemberships"];

/** Stores what a travel supplier or a TMC knows about the memberships of the token's user. */
export const updateLoyaltyMemberships =
  (world: World): Update =>
  async ({ body }, { auth, refuse }) => {
    const fault = await updateMemberships(world, auth.oauthToken, body.Membership);
    return fault === undefined ? { status: 200, body: { Status: "OK" } } : refuse[fault]();
  };
