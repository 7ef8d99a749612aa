import { boolean, integer, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.js";
import { worldTable } from "./world-table.js";

/** Worlds and snapshots, each with tables in a schema of its own. Only the table of the default world has rows. */
export const worlds = worldTable("worlds", {
  /** The number of its schema, which no other world gets after it. */
  number: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** The name of a world. Null for a snapshot, and for a world that is being deleted. */
  name: text().unique(),
  /** True for a snapshot, which has no name. */
  isSnapshot: boolean().notNull().default(false),
  /** The number of the world that a snapshot was taken of. */
  ofWorld: integer().notNull().default(0),
  /** The number of worlds that its records come from, and itself: identifiers of one are never those of another. */
  generation: integer().notNull().default(1),
  /** A spare has empty tables, for the next world or snapshot. Nobody finds a world until it is ready, and after it has ended. */
  state: text().$type<"spare" | "begun" | "ready" | "ended">().notNull().default("begun"),
  /** The time in the world of a snapshot. */
  takenAt: instant(),
  /** The time of the machine at which it was created. */
  createdAt: instant().notNull(),
  /** The time of the machine at which it is deleted. Null for never. */
  expiresAt: instant(),
});
