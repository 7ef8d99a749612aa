import { integer, primaryKey, text } from "drizzle-orm/pg-core";
import { worldTable } from "./world-table.js";

/** Exchanges of all processes and worlds. Only the table of the default world has rows. */
export const exchanges = worldTable("exchanges", {
  /** The order in which they were stored. */
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** The number of the world. */
  world: integer().notNull(),
  /** The name of the world. */
  name: text().notNull(),
  /** An entry of the journal as JSON. */
  entry: text().notNull(),
  /** Characters of its bodies. */
  characters: integer().notNull(),
});

/** Calls that reached the parts of the report, in the same way. */
export const reachedCalls = worldTable(
  "reached",
  { world: integer().notNull(), key: text().notNull(), calls: integer().notNull() },
  (table) => [primaryKey({ columns: [table.world, table.key] })],
);
