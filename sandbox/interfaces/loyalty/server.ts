import { createLoyaltyServer } from "@specwright/travel-expense/loyalty/server";
import type { InterfaceServer } from "../interface.js";
import { legacyTokenHook } from "../token-hooks.js";
import { updateLoyaltyMemberships } from "./update.js";

/** Loyalty memberships, v1.0. */
export const loyaltyServer: InterfaceServer = (world, setup) =>
  createLoyaltyServer({
    ...setup,
    security: { oauthToken: legacyTokenHook(world) },
    handlers: { updateLoyaltyMemberships: updateLoyaltyMemberships(world) },
  });
