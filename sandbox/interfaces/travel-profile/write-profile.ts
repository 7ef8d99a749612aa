import type { TravelProfileHandlers } from "@specwright/travel-expense/travel-profile/server";
import type { Attributes } from "../../domain/identity/user-members.js";
import type { LegacyCaller } from "../../domain/legacy-tokens/authenticate-legacy.js";
import {
  createProfile as createStored,
  type Saved,
  updateProfile as updateStored,
} from "../../domain/travel-profile/save.js";
import type { World } from "../../domain/world.js";

type Handlers = TravelProfileHandlers<LegacyCaller>;
type Context = Parameters<Handlers["createProfile"]>[1];

/** Creates a user with a profile. */
export const createProfile =
  (world: World): Handlers["createProfile"] =>
  async ({ body }, context) =>
    answered(context, await createStored(world, context.auth.oauthToken, body as unknown as Attributes));

/** Changes the profile of the token's user. */
export const updateProfile =
  (world: World): Handlers["updateProfile"] =>
  async ({ body }, context) =>
    answered(context, await updateStored(world, context.auth.oauthToken, body as unknown as Attributes));

function answered({ refuse }: Context, saved: Saved) {
  if (!("refused" in saved))
    return { status: 200 as const, body: saved.all.length > 0 ? { Warning: [...saved.all] } : {} };
  const { row, message } = saved.refused;
  return message === undefined ? refuse[row]() : refuse[row]({ message });
}
