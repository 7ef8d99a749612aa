import {
  createTravelProfileServer,
  unimplementedTravelProfile,
} from "@specwright/travel-expense/travel-profile/server";
import type { InterfaceServer } from "../interface.js";
import { anyone } from "../security.js";

/** Travel profile: every operation answers 501 until it has a handler. */
export const travelProfile: InterfaceServer = (_world, setup) =>
  createTravelProfileServer({
    ...setup,
    security: { oauthToken: anyone },
    handlers: { ...unimplementedTravelProfile },
  });
