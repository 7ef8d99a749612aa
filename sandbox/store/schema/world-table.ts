import { pgSchema } from "drizzle-orm/pg-core";

/** The schema of tables before a query is written: each world has its own, and no database has this one. */
export const anySchema = "@world";

/** Declares a table that every world has. */
export const worldTable = pgSchema(anySchema).table;
