import type { VendorsHandlers } from "@specwright/travel-expense/vendors/server";
import type { CompanyCaller, UserCaller } from "../../domain/caller.js";
import { addGroups, removeGroup } from "../../domain/vendors/groups.js";
import { statusedCollection } from "../../domain/vendors/statuses.js";
import type { World } from "../../domain/world.js";
import { requireVendors } from "./require-vendors.js";

type Handlers = VendorsHandlers<CompanyCaller | UserCaller>;

/** Puts a vendor into groups. */
export const updateVendorGroups =
  (world: World): Handlers["updateVendorGroups"] =>
  async ({ query, body }, { auth, refuse }) => {
    await requireVendors(world, { auth, refuse });
    const outcomes = await addGroups(world, auth.accessToken, pairOf(query), body.VendorGroup);
    if (outcomes === undefined) return refuse.unknownVendor();
    return { status: 200, body: statusedCollection(outcomes, "were saved") };
  };

/** Takes a vendor out of a group. */
export const deleteVendorGroup =
  (world: World): Handlers["deleteVendorGroup"] =>
  async ({ query }, { auth, refuse }) => {
    await requireVendors(world, { auth, refuse });
    const outcome = await removeGroup(world, auth.accessToken, pairOf(query), query.groupName);
    if (outcome !== "removed") return refuse[outcome]();
    const deleted = { record: { Name: query.groupName }, isSaved: true, message: "The group was deleted." };
    return { status: 200, body: statusedCollection([deleted], "were deleted") };
  };

const pairOf = (query: { readonly vendorCode: string; readonly addressCode: string }) => ({
  VendorCode: query.vendorCode,
  AddressCode: query.addressCode,
});
