import type { VendorBank } from "@specwright/travel-expense/vendors";
import { and, eq, memberText } from "../../store/query.js";
import { vendorBanks } from "../../store/schema.js";
import type { CompanyCaller, UserCaller } from "../caller.js";
import type { World } from "../world.js";
import { findPair } from "./save-vendors.js";
import type { RecordOutcome } from "./statuses.js";

/** Saves bank data, each record independently: those of a vendor with the same account number are replaced. */
export async function saveBanks(
  { store, identifiers }: World,
  { companyId }: CompanyCaller | UserCaller,
  sent: readonly VendorBank[],
): Promise<readonly RecordOutcome<VendorBank>[]> {
  return store.transaction(async (inner) => {
    const rows = inner.ofCompany(companyId);
    const outcomes: RecordOutcome<VendorBank>[] = [];
    for (const bank of sent) {
      const vendor = await findPair(rows, bank);
      if (vendor === undefined) {
        outcomes.push({ record: bank, isSaved: false, message: "The vendor does not exist." });
        continue;
      }
      const { ID: _id, URI: _uri, StatusList: _statuses, VendorCode: _code, AddressCode: _address, ...details } = bank;
      const sameAccount = eq(memberText(vendorBanks.details, "AccountNumber"), bank.AccountNumber);
      const known = await rows.first(vendorBanks, and(eq(vendorBanks.vendorId, vendor.id), sameAccount));
      const id = known?.id ?? identifiers.uuid();
      if (known === undefined) await rows.insert(vendorBanks, { id, vendorId: vendor.id, details });
      else await rows.update(vendorBanks, { details }, eq(vendorBanks.id, id));
      outcomes.push({ record: { ...bank, ID: id }, isSaved: true, message: "The bank data were saved." });
    }
    return outcomes;
  });
}
