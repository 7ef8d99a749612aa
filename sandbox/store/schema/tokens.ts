import { jsonb, text } from "drizzle-orm/pg-core";
import { ofCompanies } from "../ownership.js";
import { type Texts, instant } from "./columns.js";
import { worldTable } from "./world-table.js";

/** Access tokens of the legacy service. Without a user they act for the company. */
export const legacyTokens = ofCompanies(
  worldTable("legacy_tokens", {
    token: text().primaryKey(),
    companyId: text().notNull(),
    applicationId: text().notNull(),
    userId: text(),
    refreshToken: text().unique(),
    requestToken: text(),
    scopes: jsonb().$type<Texts>().notNull().default([]),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    refreshExpiresAt: instant(),
    revokedAt: instant(),
  }),
);

/** Request tokens of the legacy service, which are exchanged for access tokens. */
export const requestTokens = ofCompanies(
  worldTable("request_tokens", {
    code: text().primaryKey(),
    companyId: text().notNull(),
    applicationId: text().notNull(),
    userId: text(),
    scopes: jsonb().$type<Texts>().notNull().default([]),
    createdAt: instant().notNull(),
    usedAt: instant(),
  }),
);

/** Requests of users to be connected with the application of a supplier. */
export const connectionRequests = ofCompanies(
  worldTable("connection_requests", {
    id: text().primaryKey(),
    companyId: text().notNull(),
    applicationId: text().notNull(),
    userId: text().notNull(),
    requestToken: text().notNull(),
    status: text().notNull().default("pending"),
    createdAt: instant().notNull(),
  }),
);

/** Auth tokens of companies, which the password grant takes within 24 hours. */
export const authTokens = ofCompanies(
  worldTable("auth_tokens", {
    token: text().primaryKey(),
    companyId: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  }),
);

/** Refresh tokens that came with company access tokens. */
export const refreshTokens = ofCompanies(
  worldTable("refresh_tokens", {
    token: text().primaryKey(),
    companyId: text().notNull(),
    applicationId: text().notNull(),
    createdAt: instant().notNull(),
  }),
);
