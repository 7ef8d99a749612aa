import type { VendorsHandlers } from "@specwright/travel-expense/vendors/server";
import type { CompanyCaller, UserCaller } from "../../domain/caller.js";
import { saveBanks } from "../../domain/vendors/banks.js";
import { statusedCollection } from "../../domain/vendors/statuses.js";
import type { World } from "../../domain/world.js";
import { requireVendors } from "./require-vendors.js";

type Update = VendorsHandlers<CompanyCaller | UserCaller>["updateVendorBanks"];

/** Saves the bank data of vendors that exist, and says of each record what became of it. */
export const updateVendorBanks =
  (world: World): Update =>
  async ({ body }, { auth, refuse }) => {
    await requireVendors(world, { auth, refuse });
    const outcomes = await saveBanks(world, auth.accessToken, body.VendorBank);
    return { status: 200, body: statusedCollection(outcomes, "were saved") };
  };
