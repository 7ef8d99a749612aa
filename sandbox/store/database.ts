import type { PGlite } from "@electric-sql/pglite";
import { drizzle, type PgliteDatabase } from "drizzle-orm/pglite";
import { readFileSync, readdirSync } from "node:fs";
import type { BegunDatabase } from "./begin-database.js";

/** The database as this room sees it; nobody else does. */
export type Database = Pick<PgliteDatabase, "select" | "insert" | "update" | "delete" | "execute">;

/** A running database. */
export interface Engine {
  readonly database: PgliteDatabase;
  /** True when it began with the dump of this build. */
  readonly isBuiltWorld: boolean;
  /** Runs SQL of several statements, as it is written. */
  execute(sql: string): Promise<void>;
  /** The whole database as an archive, from which another can start. */
  dump(): Promise<Blob>;
  /** The same archive with gzip. */
  dumpCompressed(): Promise<Blob>;
  /** Closes the database; it must not be used afterwards. */
  close(): Promise<void>;
}

/** Makes a database that was begun ready, with its tables up to date. */
export async function startEngine({ client: starting, isBuiltWorld }: BegunDatabase): Promise<Engine> {
  const client = await starting;
  const engine: Engine = {
    database: drizzle(client, { casing: "snake_case" }),
    isBuiltWorld,
    async execute(sql) {
      await client.exec(sql);
    },
    dump: () => client.dumpDataDir("none"),
    dumpCompressed: () => client.dumpDataDir("gzip"),
    close: () => client.close(),
  };
  if (!engine.isBuiltWorld) await migrate(engine, client);
  return engine;
}

/** Runs the migrations that a database has not seen, in the order of their names. */
async function migrate(engine: Engine, client: PGlite): Promise<void> {
  await engine.execute("CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY)");
  const { rows } = await client.query<{ readonly name: string }>("SELECT name FROM migrations");
  const done = new Set(rows.map(({ name }) => name));
  for (const { name, sql } of migrations()) {
    if (done.has(name)) continue;
    await client.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query("INSERT INTO migrations (name) VALUES ($1)", [name]);
    });
  }
}

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
 * A dump as small as can be, which is what a package carries: without the databases that new ones are copied from, since no
 * second one is ever made here.
 */
export async function smallDump({ execute, dumpCompressed }: Engine): Promise<Uint8Array> {
  await execute("UPDATE pg_database SET datistemplate = false");
  for (const name of ["template0", "template1"]) await execute(`DROP DATABASE ${name}`);
  await execute("CHECKPOINT");
  return new Uint8Array(await (await dumpCompressed()).arrayBuffer());
}
