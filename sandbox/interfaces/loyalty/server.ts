import { createLoyaltyServer, unimplementedLoyalty } from "@specwright/travel-expense/loyalty/server";
import type { InterfaceServer } from "../interface.js";
import { anyone } from "../security.js";

/** Loyalty: every operation answers 501 until it has a handler. */
export const loyalty: InterfaceServer = (_world, setup) =>
  createLoyaltyServer({
    ...setup,
    security: { oauthToken: anyone },
    handlers: { ...unimplementedLoyalty },
  });
