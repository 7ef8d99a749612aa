import { readdirSync, readFileSync } from "node:fs";

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

/** A database whose tables are brought up to date. */
export interface Migrated {
  /** Runs SQL of several statements as one transaction. */
  execute(sql: string): Promise<void>;
  /** The names of migrations that it has seen. */
  names(): Promise<readonly string[]>;
}

/**
 * Runs the migrations that a database has not seen, in the order of their names. Throws an `Error` if it has seen one
 * that this version does not have: a newer version has made its tables.
 */
export async function migrate({ execute, names }: Migrated): Promise<void> {
  await execute("CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY)");
  const done = new Set(await names());
  const all = migrations();
  const unknown = [...done].filter((name) => !all.some((migration) => migration.name === name)).sort();
  if (unknown.length > 0)
    throw new Error(
      `A newer version of the sandbox has made this database (${unknown.join(", ")}): run that version, or name another database.`,
    );
  for (const { name, sql } of all)
    if (!done.has(name)) await execute(`${sql};\nINSERT INTO migrations (name) VALUES ('${name}')`);
}
