import type { Vendor } from "@specwright/travel-expense/vendors";
import { eq } from "../../store/query.js";
import { vendorBanks, vendors } from "../../store/schema.js";
import type { CompanyCaller, UserCaller } from "../caller.js";
import type { World } from "../world.js";
import { findPair } from "./save-vendors.js";

/** Deletes the vendor that two codes name together, with its bank data. False when there is none. */
export async function deleteVendor(
  { store }: World,
  { companyId }: CompanyCaller | UserCaller,
  pair: Pick<Vendor, "VendorCode" | "AddressCode">,
): Promise<boolean> {
  return store.transaction(async (inner) => {
    const rows = inner.ofCompany(companyId);
    const known = await findPair(rows, pair);
    if (known === undefined) return false;
    await rows.delete(vendorBanks, eq(vendorBanks.vendorId, known.id));
    await rows.delete(vendors, eq(vendors.id, known.id));
    return true;
  });
}
