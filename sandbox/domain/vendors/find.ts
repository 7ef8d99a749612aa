import type { Vendor } from "@specwright/travel-expense/vendors";
import type { ListVendorsReceived } from "@specwright/travel-expense/vendors/server";
import { and, asc, inArray, memberNumber, type SortKey, textMatches } from "../../store/query.js";
import type { Rows } from "../../store/rows.js";
import { vendorBanks, vendors } from "../../store/schema.js";
import type { CompanyCaller, UserCaller } from "../caller.js";
import { findPage, type PageFault, type PageOfRows } from "../pages.js";
import type { World } from "../world.js";
import { vendorFormFields } from "./form-fields.js";
import {
  fieldText,
  storedFieldValue,
  type FormField,
  type StoredVendor,
  type StoredVendorBank,
  vendorRecord,
} from "./vendor-form.js";

type Query = ListVendorsReceived["query"];

/** One page of the vendors of the caller's company that match all search parameters, or why there is none. */
export async function findVendorPage(
  { store, baseUrl }: World,
  { companyId }: CompanyCaller | UserCaller,
  query: Query,
): Promise<PageOfRows<Vendor> | PageFault | "unknownSortField"> {
  const { offset, limit, sortBy = "VendorName", sortDirection, searchType } = query;
  const sorted = vendorFormFields.find((field) => field === sortBy);
  if (sorted === undefined) return "unknownSortField";
  const matches = textMatches[searchType];
  const where = and(...searched(query).map(([field, part]) => matches(fieldText(field), part)));
  const key: SortKey =
    sorted === "PaymentTerms"
      ? { kind: "number", value: memberNumber(vendors.details, sorted), direction: sortDirection }
      : { kind: "text", value: fieldText(sorted), direction: sortDirection };
  const first = { key, valueIn: (vendor: StoredVendor) => storedFieldValue(vendor, sorted) };
  const rows = store.ofCompany(companyId);
  const name = `vendors ${sorted} ${sortDirection}`;
  const page = await findPage(rows, vendors, { offset, limit }, { name, where, first });
  if (typeof page === "string") return page;
  const banks = await findBanks(rows, page.rows);
  return { ...page, rows: page.rows.map((vendor) => vendorRecord(vendor, banks, baseUrl())) };
}

/** Bank data of vendors. */
export async function findBanks(
  rows: Rows<"company">,
  of: readonly StoredVendor[],
): Promise<readonly StoredVendorBank[]> {
  const ids = of.map(({ id }) => id);
  return ids.length === 0
    ? []
    : rows.find(vendorBanks, inArray(vendorBanks.vendorId, ids), { orderBy: [asc(vendorBanks.id)] });
}

/** Search parameters that were given, each with the field that it looks into. */
function searched(query: Query): readonly (readonly [FormField, string])[] {
  const fieldOf = new Map(vendorFormFields.map((field) => [parameterOf(field), field]));
  return Object.entries(query).flatMap(([name, value]) => {
    const field = fieldOf.get(name);
    return field === undefined ? [] : [[field, String(value)] as const];
  });
}

/** The name of the search parameter of a field. */
function parameterOf(field: FormField): string {
  return field === "AccountNumber" ? "buyerAccountNumber" : field.replace(/^TaxID$|^[A-Z]/, lowered);
}

function lowered(start: string): string {
  return start === "TaxID" ? "taxID" : start.toLowerCase();
}
