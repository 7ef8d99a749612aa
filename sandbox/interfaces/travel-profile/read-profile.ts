import type { TravelProfileHandlers } from "@specwright/travel-expense/travel-profile/server";
import type { LegacyCaller } from "../../domain/legacy-tokens/authenticate-legacy.js";
import { readProfile } from "../../domain/travel-profile/read.js";
import type { World } from "../../domain/world.js";

type Get = TravelProfileHandlers<LegacyCaller>["getProfile"];

/** Reads the profile of the token's user, or of the user whom the query names. */
export const getProfile =
  (world: World): Get =>
  async ({ query = {} }, { auth, refuse }) => {
    const { userid_type: type, userid_value: value } = query;
    const named = type === undefined || value === undefined ? undefined : { type, value };
    const read = await readProfile(world, auth.oauthToken, named);
    return typeof read === "string" ? refuse[read]() : { status: 200, body: read };
  };
