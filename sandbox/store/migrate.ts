import { readdirSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import type { Database, WorldTables } from "./database.js";

/** A step from one state of the tables to the next. */
export interface Migration {
  readonly name: string;
  /** Statements as PostgreSQL reads them. */
  readonly sql: string;
}

/** All migrations, in their order. */
export function migrations(): readonly Migration[] {
  const folder = new URL("migrations/", import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  return names.sort().map((name) => ({ name, sql: readFileSync(new URL(name, folder), "utf8") }));
}

/**
 * Runs the migrations that the tables of a world have not seen, in the order of their names. Throws an `Error` if they
 * have seen one that this version does not have: a newer version has made them.
 */
async function migrate({ execute, database, schema }: WorldTables): Promise<void> {
  await execute("CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY)");
  const seen = await rowsOf<{ readonly name: string }>(database, `SELECT name FROM ${schema}.migrations`);
  const done = new Set(seen.map(({ name }) => name));
  const all = migrations();
  const unknown = [...done].filter((name) => !all.some((migration) => migration.name === name)).sort();
  if (unknown.length > 0)
    throw new Error(
      `A newer version of the sandbox has made this database (${unknown.join(", ")}): run that version, or name another database.`,
    );
  for (const migration of all) if (!done.has(migration.name)) await execute(statementsOf(migration));
}

/** Brings the tables of all worlds up to date. Throws an `Error` as `migrate` does. */
export async function migrateAll(main: WorldTables, tablesIn: (schema: string) => WorldTables): Promise<void> {
  await migrate(main);
  const exists = `SELECT nspname AS schema FROM pg_namespace JOIN ${main.schema}.worlds ON nspname = 'sandbox_w' || number`;
  for (const { schema } of await rowsOf<{ readonly schema: string }>(main.database, exists))
    await migrate(tablesIn(schema));
}

/** Creates the empty tables of a world in a new schema. */
export async function createTables({ execute, schema }: WorldTables): Promise<void> {
  const steps = migrations().map(statementsOf);
  const table = "CREATE TABLE migrations (name text PRIMARY KEY)";
  await execute([`CREATE SCHEMA ${schema}`, table, ...steps].join(";\n"));
}

function statementsOf({ name, sql }: Migration): string {
  return `${sql};\nINSERT INTO migrations (name) VALUES ('${name}')`;
}

/** The rows of a query. PGlite wraps them. */
async function rowsOf<Row>(database: Database, text: string): Promise<readonly Row[]> {
  const found: unknown = await database.execute(sql.raw(text));
  return Array.isArray(found) ? (found as Row[]) : (found as { readonly rows: readonly Row[] }).rows;
}
