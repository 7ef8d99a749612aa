import { bigint, integer, jsonb, text } from "drizzle-orm/pg-core";
import type { Details } from "./columns.js";
import { worldTable } from "./world-table.js";

/** Keys that no two transactions use at the same time; no record contains them. */
export const claims = worldTable("claims", { key: text().primaryKey(), uses: integer().notNull().default(1) });

/** Planned faults, for all processes. */
export const faults = worldTable("faults", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  operationId: text().notNull(),
  path: text(),
  plan: jsonb().$type<Details>().notNull(),
  /** Calls that met it. */
  met: integer().notNull().default(0),
  /** Calls for which its chance was drawn. */
  drawn: integer().notNull().default(0),
  /** The start of the window of a limit in the world, in milliseconds since 1970. Null before the first call. */
  windowStart: bigint({ mode: "number" }),
  /** Calls in the window. */
  used: integer().notNull().default(0),
});

/** Tickets of open forms by their ids, in the order of their creation. */
export const tickets = worldTable("tickets", {
  id: text().primaryKey(),
  place: integer().notNull().generatedByDefaultAsIdentity(),
});
