import type { VendorsHandlers } from "@specwright/travel-expense/vendors/server";
import type { CompanyCaller, UserCaller } from "../../domain/caller.js";
import { deleteVendor as deleteStored } from "../../domain/vendors/delete.js";
import { createVendors as createEach, updateVendors as updateEach } from "../../domain/vendors/save-vendors.js";
import { statusedCollection } from "../../domain/vendors/statuses.js";
import type { World } from "../../domain/world.js";
import { requireVendors } from "./require-vendors.js";

type Handlers = VendorsHandlers<CompanyCaller | UserCaller>;

/** Creates the vendors that can be created, and says of each what became of it. */
export const createVendors =
  (world: World): Handlers["createVendors"] =>
  async ({ body }, { auth, refuse }) => {
    await requireVendors(world, { auth, refuse });
    const outcomes = await createEach(world, auth.accessToken, body.Vendor);
    return { status: 200, body: statusedCollection(outcomes, "were created") };
  };

/** Updates the vendors that exist, and says of each what became of it. */
export const updateVendors =
  (world: World): Handlers["updateVendors"] =>
  async ({ body }, { auth, refuse }) => {
    await requireVendors(world, { auth, refuse });
    const outcomes = await updateEach(world, auth.accessToken, body.Vendor);
    return { status: 200, body: statusedCollection(outcomes, "were updated") };
  };

/** Deletes the vendor that two codes name together. */
export const deleteVendor =
  (world: World): Handlers["deleteVendor"] =>
  async ({ query: { vendorCode, addressCode } }, { auth, refuse }) => {
    await requireVendors(world, { auth, refuse });
    const pair = { VendorCode: vendorCode, AddressCode: addressCode };
    if (!(await deleteStored(world, auth.accessToken, pair))) return refuse.unknownVendor();
    const deleted = { record: pair, isSaved: true, message: "The vendor was deleted." };
    return { status: 200, body: statusedCollection([deleted], "were deleted") };
  };
