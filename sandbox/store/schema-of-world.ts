import type { PgDialect } from "drizzle-orm/pg-core";
import type { Database, WorldTables } from "./database.js";
import { anySchema } from "./schema/world-table.js";

/**
 * Makes the queries of a database those of the tables in a schema. All tables are declared in one schema that does not
 * exist, and its name is replaced when a query is written. Connections search no schema, so a statement that names none
 * fails, and never reaches another world.
 */
export function inSchema<D extends Database>(database: D, schema: string): D {
  const { dialect } = database as unknown as { readonly dialect: PgDialect };
  const escape = dialect.escapeName.bind(dialect);
  const written = escape(schema);
  dialect.escapeName = (name) => (name === anySchema ? written : escape(name));
  return database;
}

/** Returns statements whose names of tables are those of a schema. They must be one transaction. */
export function searching({ schema }: Pick<WorldTables, "schema">, statements: string): string {
  return `SET LOCAL search_path TO ${schema};\n${statements}`;
}

/** The name of the schema of a world or a snapshot. */
export function schemaOfWorld(number: number): string {
  if (!Number.isSafeInteger(number) || number < 1) throw new RangeError("A world has no such number.");
  return `sandbox_w${number}`;
}
