import { createTravelProfileServer } from "@specwright/travel-expense/travel-profile/server";
import type { InterfaceServer } from "../interface.js";
import { legacyTokenHook } from "../token-hooks.js";
import { getProfile } from "./read-profile.js";
import { createProfile, updateProfile } from "./write-profile.js";

/** Travel profiles, v2.0. */
export const travelProfileServer: InterfaceServer = (world, setup) =>
  createTravelProfileServer({
    ...setup,
    security: { oauthToken: legacyTokenHook(world) },
    handlers: {
      getProfile: getProfile(world),
      createProfile: createProfile(world),
      updateProfile: updateProfile(world),
    },
  });
