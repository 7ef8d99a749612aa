import { boolean, integer, jsonb, primaryKey, text } from "drizzle-orm/pg-core";
import { ofCompanies } from "../ownership.js";
import { type Details, bytes, instant } from "./columns.js";
import { worldTable } from "./world-table.js";

/** Receipt images of users. */
export const receiptImages = ofCompanies(
  worldTable("receipt_images", {
    id: text().primaryKey(),
    companyId: text().notNull(),
    userId: text().notNull(),
    createdAt: instant().notNull(),
  }),
);

/** Files that a receipt image is made of, in the order in which they were appended. */
export const receiptFiles = ofCompanies(
  worldTable(
    "receipt_files",
    {
      companyId: text().notNull(),
      imageId: text().notNull(),
      position: integer().notNull(),
      mediaType: text().notNull(),
      content: bytes().notNull(),
    },
    (table) => [primaryKey({ columns: [table.imageId, table.position] })],
  ),
);

/** Temporary addresses of receipt images. */
export const receiptLinks = ofCompanies(
  worldTable("receipt_links", {
    key: text().primaryKey(),
    companyId: text().notNull(),
    imageId: text().notNull(),
    expiresAt: instant().notNull(),
  }),
);

/** Travel profiles of users: what is looked up, and the rest as a document. */
export const travelProfiles = ofCompanies(
  worldTable("travel_profiles", {
    userId: text().primaryKey(),
    companyId: text().notNull(),
    syncId: text().unique(),
    travelConfigId: text(),
    ruleClass: text(),
    profile: jsonb().$type<Details>().notNull().default({}),
    changedAt: instant().notNull(),
  }),
);

/** Memberships of users in loyalty programs. */
export const memberships = ofCompanies(
  worldTable("memberships", {
    id: text().primaryKey(),
    companyId: text().notNull(),
    userId: text().notNull(),
    vendorType: text().notNull(),
    vendorCode: text().notNull(),
    accountNo: text(),
    details: jsonb().$type<Details>().notNull().default({}),
  }),
);

/** Travel configurations, rule classes, divisions and airports that profiles may name. */
export const travelOptions = ofCompanies(
  worldTable(
    "travel_options",
    {
      companyId: text().notNull(),
      category: text().$type<"travelConfig" | "ruleClass" | "division" | "airport">().notNull(),
      value: text().notNull(),
      isDefault: boolean().notNull().default(false),
      details: jsonb().$type<Details>().notNull().default({}),
    },
    (table) => [primaryKey({ columns: [table.companyId, table.category, table.value] })],
  ),
);
