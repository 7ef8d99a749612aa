import { createTravelProfileServer } from "@specwright/travel-expense/travel-profile/server";
import type { InterfaceServer } from "../interface.js";
import { legacyTokens } from "../security.js";
import { getProfile } from "./read.js";
import { createProfile, updateProfile } from "./write.js";

/** Travel profiles, v2.0. */
export const travelProfile: InterfaceServer = (world, setup) =>
  createTravelProfileServer({
    ...setup,
    security: { oauthToken: legacyTokens(world) },
    handlers: {
      getProfile: getProfile(world),
      createProfile: createProfile(world),
      updateProfile: updateProfile(world),
    },
  });
