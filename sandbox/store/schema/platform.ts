import { jsonb, text } from "drizzle-orm/pg-core";
import { ofPlatform } from "../ownership.js";
import type { Texts } from "./columns.js";
import { worldTable } from "./world-table.js";

/** Memory of the sandbox itself: the clock, the key that signs tokens, the number of its starts. */
export const settings = ofPlatform(worldTable("settings", { name: text().primaryKey(), value: jsonb().notNull() }));

/** Companies that use the platform. */
export const companies = ofPlatform(
  worldTable("companies", {
    id: text().primaryKey(),
    name: text().notNull(),
    edition: text().$type<"professional" | "premium" | "standard">().notNull().default("professional"),
    /** States that calls meet: "maintenance", "elsewhere", "ipRestricted". */
    conditions: jsonb().$type<Texts>().notNull().default([]),
  }),
);

/** Applications of partners. */
export const applications = ofPlatform(
  worldTable("applications", {
    /** The `client_id` of company tokens, a UUID. */
    id: text().primaryKey(),
    /** The `client_secret` of company tokens, a UUID. */
    secret: text().notNull(),
    /** The `client_id` of legacy tokens, also X-ConsumerKey. */
    consumerKey: text().notNull().unique(),
    /** The `client_secret` of legacy tokens. */
    consumerSecret: text().notNull(),
    name: text().notNull(),
    kind: text().$type<"partner" | "supplier" | "tmc">().notNull().default("partner"),
    /** Scopes that a token of the application carries. */
    scopes: jsonb().$type<Texts>().notNull().default([]),
    redirectUris: jsonb().$type<Texts>().notNull().default([]),
    /** The listener of the app marketplace. */
    listenerUri: text(),
    /** The address to which the app marketplace sends users who connect a company. */
    connectUri: text(),
    /** The loyalty program of a supplier: its code, and A, C or H. */
    vendorCode: text(),
    vendorType: text(),
    /** States that calls meet: "disabled", "notReviewed". */
    conditions: jsonb().$type<Texts>().notNull().default([]),
  }),
);

/** Topics of events, each with the scope that gives access to it. */
export const topics = ofPlatform(worldTable("topics", { name: text().primaryKey(), scope: text().notNull() }));

/** Domains to which the address in a notification may lead. */
export const approvedDomains = ofPlatform(worldTable("approved_domains", { domain: text().primaryKey() }));

/** Templates of messages that notifications name. */
export const messageTemplates = ofPlatform(
  worldTable("message_templates", { id: text().primaryKey(), text: text().notNull() }),
);

/** Codes that the look-up of localized data gives: approval and payment statuses, payment methods. */
export const localizedCodes = ofPlatform(
  worldTable("localized_codes", { code: text().primaryKey(), category: text().notNull(), text: text().notNull() }),
);
