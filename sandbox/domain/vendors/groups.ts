import type { Vendor, VendorGroup } from "@specwright/travel-expense/vendors";
import { eq } from "../../store/query.js";
import { vendors } from "../../store/schema.js";
import type { CompanyCaller, UserCaller } from "../caller.js";
import type { World } from "../world.js";
import { findPair } from "./save-vendors.js";
import type { RecordOutcome } from "./statuses.js";

type Pair = Pick<Vendor, "VendorCode" | "AddressCode">;

/** Adds groups to a vendor. Undefined if the vendor does not exist. */
export async function addGroups(
  { store }: World,
  { companyId }: CompanyCaller | UserCaller,
  pair: Pair,
  sent: readonly VendorGroup[],
): Promise<readonly RecordOutcome<VendorGroup>[] | undefined> {
  return store.transaction(async (inner) => {
    const rows = inner.ofCompany(companyId);
    const known = await findPair(rows, pair);
    if (known === undefined) return undefined;
    const groups = [...new Set([...known.groups, ...sent.map(({ Name }) => Name)])];
    await rows.update(vendors, { groups }, eq(vendors.id, known.id));
    return sent.map((record) => ({ record, isSaved: true, message: "The group was saved." }));
  });
}

/** Takes a vendor out of a group, or says what does not exist. */
export async function removeGroup(
  { store }: World,
  { companyId }: CompanyCaller | UserCaller,
  pair: Pair,
  name: string,
): Promise<"removed" | "unknownVendor" | "unknownVendorGroup"> {
  return store.transaction(async (inner) => {
    const rows = inner.ofCompany(companyId);
    const known = await findPair(rows, pair);
    if (known === undefined) return "unknownVendor";
    if (!known.groups.includes(name)) return "unknownVendorGroup";
    await rows.update(vendors, { groups: known.groups.filter((group) => group !== name) }, eq(vendors.id, known.id));
    return "removed";
  });
}
