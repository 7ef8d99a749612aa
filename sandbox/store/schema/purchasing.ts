import { integer, jsonb, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { ofCompanies } from "../ownership.js";
import { type Details, type Texts, instant } from "./columns.js";
import { worldTable } from "./world-table.js";

/** Vendors, each with the address that its code and the address code name together. */
export const vendors = ofCompanies(
  worldTable(
    "vendors",
    {
      id: text().primaryKey(),
      companyId: text().notNull(),
      vendorCode: text().notNull(),
      addressCode: text().notNull(),
      name: text(),
      expenseType: text(),
      groups: jsonb().$type<Texts>().notNull().default([]),
      /** Fields of the vendor form that no query looks into. */
      details: jsonb().$type<Details>().notNull().default({}),
      createdAt: instant().notNull(),
    },
    (table) => [unique("vendors_pair").on(table.companyId, table.vendorCode, table.addressCode)],
  ),
);

/** Bank accounts of vendors. */
export const vendorBanks = ofCompanies(
  worldTable("vendor_banks", {
    id: text().primaryKey(),
    companyId: text().notNull(),
    vendorId: text().notNull(),
    details: jsonb().$type<Details>().notNull().default({}),
  }),
);

/** Addresses to which goods are shipped and bills are sent. */
export const addresses = ofCompanies(
  worldTable(
    "addresses",
    {
      companyId: text().notNull(),
      purpose: text().$type<"shipTo" | "billTo">().notNull(),
      code: text().notNull(),
      name: text().notNull(),
    },
    (table) => [primaryKey({ columns: [table.companyId, table.purpose, table.code] })],
  ),
);

/** Stages of the creation of a purchase request. */
export type QueueStatus = "PENDING_CREATION" | "CREATED" | "CREATE_FAILED";

/** Stages of the approval of a purchase request. */
export type WorkflowStatus =
  | "Approved"
  | "Pending Approval"
  | "Pending Cost Object Approval"
  | "Sent Back To Employee"
  | "Not Submitted"
  | "Submitted"
  | "Pending Processor Review"
  | "Vendor Approval"
  | "Approval Time Expired";

/** An exception on a purchase request. */
export interface PurchaseException {
  readonly eventCode: string;
  readonly exceptionCode: string;
  readonly isCleared: boolean;
  readonly prExceptionId: string;
  readonly message: string;
}

/** Purchase requests, as they were sent and with the defaults that were filled in. */
export const purchaseRequests = ofCompanies(
  worldTable("purchase_requests", {
    id: text().primaryKey(),
    companyId: text().notNull(),
    applicationId: text().notNull(),
    userId: text().notNull(),
    number: text(),
    queueStatus: text().$type<QueueStatus>().notNull(),
    workflowStatus: text().$type<WorkflowStatus>(),
    /** The header with its defaults. */
    header: jsonb().$type<Details>().notNull().default({}),
    lineItems: jsonb().$type<readonly Readonly<Record<string, unknown>>[]>().notNull(),
    orderNumbers: jsonb().$type<Texts>().notNull().default([]),
    exceptions: jsonb().$type<readonly PurchaseException[]>().notNull().default([]),
    createdAt: instant().notNull(),
    /** The mover of its stages: the clock, until the control has moved it once. */
    movedBy: text().$type<"clock" | "control">().notNull().default("clock"),
    /** The order of creation. */
    sequence: integer().notNull().generatedByDefaultAsIdentity(),
  }),
);

/** Summaries of invoices. */
export const invoiceDigests = ofCompanies(
  worldTable("invoice_digests", {
    id: text().primaryKey(),
    companyId: text().notNull(),
    ownerId: text().notNull(),
    /** Dates for filters of lists, not part of the response: "submitDate". */
    submitDate: text(),
    digest: jsonb().$type<Details>().notNull().default({}),
    createdAt: instant().notNull(),
  }),
);
