import { boolean, integer, jsonb, text } from "drizzle-orm/pg-core";
import { ofApplications } from "../ownership.js";
import { type Details, instant } from "./columns.js";
import { worldTable } from "./world-table.js";

/** Subscriptions to topics of events. Their ids are unique over all applications. */
export const subscriptions = ofApplications(
  worldTable("subscriptions", {
    id: text().primaryKey(),
    applicationId: text().notNull(),
    topic: text().notNull(),
    filter: text().notNull(),
    endpoint: text().notNull(),
    isMarkedForDeletion: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  }),
);

/** Attempts to deliver an event to the endpoint of a subscription. */
export const deliveries = ofApplications(
  worldTable("deliveries", {
    id: text().primaryKey(),
    applicationId: text().notNull(),
    subscriptionId: text().notNull(),
    eventId: text().notNull(),
    endpoint: text().notNull(),
    body: jsonb().$type<Details>().notNull().default({}),
    attempt: integer().notNull(),
    dueAt: instant().notNull(),
    /** Undefined until the attempt was made; 0 without a response. */
    status: integer(),
    attemptedAt: instant(),
    /** The position in the order of planned attempts; records do not contain it. */
    place: integer().notNull().generatedByDefaultAsIdentity(),
    /** The time until which one process alone makes the attempt; records do not contain it. */
    claimedUntil: instant(),
    /** True for an attempt that a planned fault makes after a later one; records do not contain it. */
    isHeld: boolean().notNull().default(false),
  }),
);
