import { boolean, integer, jsonb, primaryKey, text } from "drizzle-orm/pg-core";
import { ofCompanies } from "../ownership.js";
import { type Details, type Texts, instant } from "./columns.js";
import { worldTable } from "./world-table.js";

/** Applications that a company has connected to. */
export const connections = ofCompanies(
  worldTable(
    "connections",
    {
      companyId: text().notNull(),
      applicationId: text().notNull(),
      allowsEvents: boolean().notNull().default(true),
      connectedAt: instant().notNull(),
    },
    (table) => [primaryKey({ columns: [table.companyId, table.applicationId] })],
  ),
);

/** People: the same one in identities, purchase requests, notifications and travel profiles. */
export const users = ofCompanies(
  worldTable("users", {
    id: text().primaryKey(),
    companyId: text().notNull(),
    /** The name under which the user logs in; in lower case it is unique on the whole platform. */
    loginId: text().notNull(),
    loginKey: text().notNull().unique(),
    password: text(),
    email: text().notNull(),
    givenName: text().notNull(),
    familyName: text().notNull(),
    employeeNumber: text(),
    isActive: boolean().notNull().default(true),
    roles: jsonb().$type<Texts>().notNull().default([]),
    groupId: text(),
    shipToAddressCode: text(),
    /** States that calls meet: "disabled", "locked", "logonDenied". */
    conditions: jsonb().$type<Texts>().notNull().default([]),
    /** Attributes of the identity profile that no query looks into. */
    identity: jsonb().$type<Details>().notNull().default({}),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  }),
);

/** Groups of users, each with its default policy for purchase orders. */
export const userGroups = ofCompanies(
  worldTable("user_groups", {
    id: text().primaryKey(),
    companyId: text().notNull(),
    name: text().notNull(),
    defaultPolicy: text().notNull(),
  }),
);

/** Policies for purchase orders. */
export const policies = ofCompanies(
  worldTable(
    "policies",
    {
      companyId: text().notNull(),
      externalId: text().notNull(),
      name: text().notNull(),
      billToAddressCode: text(),
    },
    (table) => [primaryKey({ columns: [table.companyId, table.externalId] })],
  ),
);

/** Sessions of users, which come from delivered events. */
export const sessions = ofCompanies(
  worldTable("sessions", {
    id: text().primaryKey(),
    companyId: text().notNull(),
    userId: text().notNull(),
    eventId: text(),
    createdAt: instant().notNull(),
  }),
);

/** Events as they happened, for all recipients. */
export const events = ofCompanies(
  worldTable("events", {
    id: text().primaryKey(),
    companyId: text().notNull(),
    topic: text().notNull(),
    eventType: text().notNull(),
    body: jsonb().$type<Details>().notNull().default({}),
    occurredAt: instant().notNull(),
  }),
);

/** Notifications that were sent to users. */
export const notifications = ofCompanies(
  worldTable("notifications", {
    id: text().primaryKey(),
    companyId: text().notNull(),
    applicationId: text().notNull(),
    userId: text().notNull(),
    sessionId: text().notNull(),
    templateId: text().notNull(),
    context: jsonb().$type<Readonly<Record<string, unknown>>>(),
    sentAt: instant().notNull(),
  }),
);
