import {
  createTravelProfileServer,
  unimplementedTravelProfile,
} from "@specwright/travel-expense/travel-profile/server";
import type { InterfaceServer } from "../interface.js";
import { legacyTokens } from "../security.js";
import { getProfile } from "./read.js";

/** Travel profile, v2.0: profiles are read; creating and updating them answer 501. */
export const travelProfile: InterfaceServer = (world, setup) =>
  createTravelProfileServer({
    ...setup,
    security: { oauthToken: legacyTokens(world) },
    handlers: { ...unimplementedTravelProfile, getProfile: getProfile(world) },
  });
