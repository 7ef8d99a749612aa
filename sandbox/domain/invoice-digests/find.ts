import type { InvoiceDigest } from "@specwright/travel-expense/invoice-digests";
import type { ListInvoiceDigestsReceived } from "@specwright/travel-expense/invoice-digests/server";
import { and, eq, inArray, memberText, type SQL, dayAfter, dayBefore } from "../../store/query.js";
import type { Row, Rows } from "../../store/rows.js";
import { invoiceDigests, users } from "../../store/schema.js";
import type { CompanyCaller, UserCaller } from "../caller.js";
import { findPage, type PageFault, type PageOfRows } from "../pages.js";
import type { World } from "../world.js";

type Query = ListInvoiceDigestsReceived["query"];
type StoredDigest = Row<typeof invoiceDigests>;

/** Digests of a page at most. */
export const maxDigests = 1000;

const { digest } = invoiceDigests;

/** Strings that filters compare, by the name of the filter. */
const compared = {
  approvalStatus: memberText(digest, "ApprovalStatusCode"),
  paymentStatus: memberText(digest, "PaymentStatusCode"),
  vendorInvoiceNumber: memberText(digest, "InvoiceNumber"),
  payMethodType: memberText(digest, "PaymentMethod"),
} as const satisfies Partial<Record<keyof Query, SQL>>;

/** Dates that filters bound, by the beginning of the names of both filters. The date of submission is in no digest. */
const bounded = {
  createDate: memberText(digest, "CreateDate"),
  userDefinedDate: memberText(digest, "UserDefinedDate"),
  submitDate: invoiceDigests.submitDate,
  paidDate: memberText(digest, "PaidDate"),
  lastModifiedDate: memberText(digest, "LastModifiedDate"),
  extractedDate: memberText(digest, "ExtractedDate"),
} as const;

/** One page of the digests that pass all filters: those of the company, or those of the user whose token it is. */
export async function findDigestPage(
  { store, baseUrl }: World,
  caller: CompanyCaller | UserCaller,
  query: Query,
): Promise<PageOfRows<InvoiceDigest> | PageFault> {
  const { offset, limit } = query;
  const rows = store.ofCompany(caller.companyId);
  const where = and(ofCaller(caller), ...conditionsOf(query));
  const part = { offset, limit: Math.min(limit, maxDigests) };
  const page = await findPage(rows, invoiceDigests, part, { name: "invoice digests", where });
  return typeof page === "string" ? page : { ...page, rows: await recordsOf(rows, page.rows, baseUrl()) };
}

/** The digest of an invoice that the caller may see. */
export async function findDigest(
  { store, baseUrl }: World,
  caller: CompanyCaller | UserCaller,
  invoiceId: string,
): Promise<InvoiceDigest | undefined> {
  const rows = store.ofCompany(caller.companyId);
  const ofInvoice = eq(memberText(digest, "PaymentRequestId"), invoiceId);
  const found = await rows.find(invoiceDigests, and(ofCaller(caller), ofInvoice), { limit: 1 });
  return (await recordsOf(rows, found, baseUrl()))[0];
}

function ofCaller(caller: CompanyCaller | UserCaller): SQL | undefined {
  return caller.kind === "user" ? eq(invoiceDigests.ownerId, caller.userId) : undefined;
}

function conditionsOf(query: Query): readonly SQL[] {
  const conditions: SQL[] = [];
  for (const [name, text] of entriesOf(compared)) {
    const asked = query[name];
    if (asked !== undefined) conditions.push(eq(text, asked));
  }
  for (const [name, date] of entriesOf(bounded)) {
    const { [`${name}Before` as const]: before, [`${name}After` as const]: after } = query;
    if (before !== undefined) conditions.push(dayBefore(date, before));
    if (after !== undefined) conditions.push(dayAfter(date, after));
  }
  return conditions;
}

/** Digests as they are answered: what they say of their owners comes from the users. */
async function recordsOf(
  rows: Rows<"company">,
  found: readonly StoredDigest[],
  baseUrl: string,
): Promise<readonly InvoiceDigest[]> {
  const ids = [...new Set(found.map(({ ownerId }) => ownerId))];
  const owners = ids.length === 0 ? [] : await rows.find(users, inArray(users.id, ids));
  const ownerOf = new Map(owners.map((owner) => [owner.id, owner]));
  return found.map((stored) => {
    const owner = ownerOf.get(stored.ownerId);
    const storedDigest = stored.digest as unknown as InvoiceDigest;
    return {
      ...storedDigest,
      ID: stored.id,
      PaymentRequestUri: `${baseUrl}/invoices/${encodeURIComponent(storedDigest.PaymentRequestId)}`,
      URI: `${baseUrl}/api/v3.0/invoice/paymentrequestdigests/${encodeURIComponent(storedDigest.PaymentRequestId)}`,
      ...(owner && { OwnerLoginID: owner.loginId, OwnerName: `${owner.givenName} ${owner.familyName}` }),
    };
  });
}

const entriesOf = Object.entries as <T extends object>(of: T) => [keyof T, T[keyof T]][];
