import type { Vendor } from "@specwright/travel-expense/vendors";
import { and, eq, memberText } from "../../store/query.js";
import type { Rows } from "../../store/rows.js";
import { vendors } from "../../store/schema.js";
import type { CompanyCaller, UserCaller } from "../caller.js";
import type { World } from "../world.js";
import { findBanks } from "./find.js";
import type { RecordOutcome } from "./statuses.js";
import { changedColumns, type StoredVendor, vendorRecord } from "./vendor-form.js";

/** A vendor as requests send it. */
export type SentVendor = Omit<Vendor, "VendorBankList" | "VendorGroupList">;

/** Saves one vendor: gives its id, or the sentence that says why it is not saved. */
type Step = (rows: Rows<"company">, sent: SentVendor) => Promise<{ readonly id: string } | string>;

/** Creates vendors independently; one whose address was imported before is imported once more. */
export function createVendors(
  world: World,
  caller: CompanyCaller | UserCaller,
  sent: readonly SentVendor[],
): Promise<readonly RecordOutcome<Vendor>[]> {
  return saveEach(world, caller, sent, async (rows, vendor) => {
    const imported = await findImported(rows, vendor);
    if (imported !== undefined) return change(rows, imported, vendor);
    if ((await findPair(rows, vendor)) !== undefined) return "Another vendor has the same codes.";
    const id = world.identifiers.uuid();
    const isRequested = caller.kind === "user" && vendor.AddressImportSyncID === undefined;
    const kept = isRequested ? { ...vendor, AddressImportSyncID: world.identifiers.uuid() } : vendor;
    const { VendorCode: vendorCode, AddressCode: addressCode } = vendor;
    const row = { id, vendorCode, addressCode, createdAt: world.clock.timestamp };
    await rows.insert(vendors, { ...row, ...changedColumns(kept) });
    return { id };
  });
}

/** Updates vendors independently: missing properties stay unchanged. */
export function updateVendors(
  world: World,
  caller: CompanyCaller | UserCaller,
  sent: readonly SentVendor[],
): Promise<readonly RecordOutcome<Vendor>[]> {
  return saveEach(world, caller, sent, async (rows, vendor) => {
    const known = (await findImported(rows, vendor)) ?? (await findPair(rows, vendor));
    return known === undefined ? "The vendor does not exist." : change(rows, known, vendor);
  });
}

/** The vendor that two codes name together. */
export function findPair(
  rows: Rows<"company">,
  { VendorCode, AddressCode }: Pick<Vendor, "VendorCode" | "AddressCode">,
): Promise<StoredVendor | undefined> {
  return rows.first(vendors, and(eq(vendors.vendorCode, VendorCode), eq(vendors.addressCode, AddressCode)));
}

async function findImported(
  rows: Rows<"company">,
  { AddressImportSyncID: id }: SentVendor,
): Promise<StoredVendor | undefined> {
  return id === undefined ? undefined : rows.first(vendors, eq(memberText(vendors.details, "AddressImportSyncID"), id));
}

async function change(rows: Rows<"company">, known: StoredVendor, sent: SentVendor): ReturnType<Step> {
  const taken = await findPair(rows, sent);
  if (taken !== undefined && taken.id !== known.id) return "Another vendor has the same codes.";
  await rows.update(vendors, changedColumns(sent, known), eq(vendors.id, known.id));
  return { id: known.id };
}

async function saveEach(
  world: World,
  { companyId }: CompanyCaller | UserCaller,
  sent: readonly SentVendor[],
  step: Step,
): Promise<readonly RecordOutcome<Vendor>[]> {
  return world.store.transaction(async (store) => {
    const rows = store.ofCompany(companyId);
    const outcomes: RecordOutcome<Vendor>[] = [];
    for (const vendor of sent) {
      const saved = await step(rows, vendor);
      outcomes.push(
        typeof saved === "string"
          ? { record: vendor, isSaved: false, message: saved }
          : { record: await readBack(world, rows, saved.id, vendor), isSaved: true, message: "The vendor was saved." },
      );
    }
    return outcomes;
  });
}

async function readBack({ baseUrl }: World, rows: Rows<"company">, id: string, sent: Vendor): Promise<Vendor> {
  const stored = await rows.first(vendors, eq(vendors.id, id));
  return stored === undefined ? sent : vendorRecord(stored, await findBanks(rows, [stored]), baseUrl());
}
