import type { Vendor, VendorBank } from "@specwright/travel-expense/vendors";
import { memberText, type SQL } from "../../store/query.js";
import type { NewRow, Row } from "../../store/rows.js";
import { type vendorBanks, vendors } from "../../store/schema.js";

/** A vendor as it is stored. */
export type StoredVendor = Row<typeof vendors>;

/** Bank data of a vendor as they are stored. */
export type StoredVendorBank = Row<typeof vendorBanks>;

/** A field of the vendor form: a property that requests may set. */
export type FormField = Exclude<keyof Vendor, (typeof serviceMembers)[number]>;

/** Properties that only the service sets; values in requests are ignored. */
const serviceMembers = ["ID", "URI", "StatusList", "VendorBankList", "VendorGroupList"] as const;

/** Fields of the vendor form that have a column; all others are properties of the details. */
const columns = {
  VendorCode: vendors.vendorCode,
  AddressCode: vendors.addressCode,
  VendorName: vendors.name,
  DefaultExpenseTypeName: vendors.expenseType,
} as const satisfies Partial<Record<FormField, unknown>>;

/** The text of a field of the vendor form, in queries. */
export function fieldText(field: FormField): SQL | (typeof columns)[keyof typeof columns] {
  return isColumn(field) ? columns[field] : memberText(vendors.details, field);
}

/** Returns a field of a stored vendor, for sorting; null if it has no value. */
export function storedFieldValue(stored: StoredVendor, field: FormField): string | number | null {
  const names = {
    VendorCode: "vendorCode",
    AddressCode: "addressCode",
    VendorName: "name",
    DefaultExpenseTypeName: "expenseType",
  } as const;
  const value = isColumn(field) ? stored[names[field]] : stored.details[field];
  return typeof value === "string" || typeof value === "number" ? value : null;
}

/** Returns the columns that fields of the vendor form change; missing properties stay unchanged. */
export function changedColumns(
  sent: Partial<Vendor>,
  before: Partial<StoredVendor> = {},
): Partial<NewRow<typeof vendors>> {
  const fields = Object.entries(sent).filter(([name]) => !isServiceMember(name));
  const inDetails = fields.filter(([name]) => !isColumn(name));
  return {
    ...(sent.VendorCode !== undefined && { vendorCode: sent.VendorCode }),
    ...(sent.AddressCode !== undefined && { addressCode: sent.AddressCode }),
    ...(sent.VendorName !== undefined && { name: sent.VendorName }),
    ...(sent.DefaultExpenseTypeName !== undefined && { expenseType: sent.DefaultExpenseTypeName }),
    details: { ...before.details, ...Object.fromEntries(inDetails) },
  };
}

/** The record of a vendor, with its active bank data and the names of its groups. */
export function vendorRecord(stored: StoredVendor, banks: readonly StoredVendorBank[], baseUrl: string): Vendor {
  const active = banks.filter((bank) => bank.vendorId === stored.id && isActive(bank));
  return {
    ID: stored.id,
    VendorCode: stored.vendorCode,
    AddressCode: stored.addressCode,
    ...(stored.name !== null && { VendorName: stored.name }),
    ...(stored.expenseType !== null && { DefaultExpenseTypeName: stored.expenseType }),
    ...stored.details,
    ...(active.length > 0 && { VendorBankList: active.map((bank) => bankRecord(bank, stored)) }),
    ...(stored.groups.length > 0 && { VendorGroupList: [...stored.groups] }),
    URI: `${baseUrl}/api/v3.0/invoice/vendors/${stored.id}`,
    StatusList: [],
  };
}

/** The record of a vendor's bank data. */
export function bankRecord({ id, details }: StoredVendorBank, { vendorCode, addressCode }: StoredVendor): VendorBank {
  return { ...(details as unknown as VendorBank), ID: id, VendorCode: vendorCode, AddressCode: addressCode };
}

function isActive({ details }: StoredVendorBank): boolean {
  return String(details["IsActive"]).toLowerCase() === "true";
}

function isColumn(field: string): field is keyof typeof columns {
  return Object.hasOwn(columns, field);
}

function isServiceMember(name: string): boolean {
  return (serviceMembers as readonly string[]).includes(name);
}
