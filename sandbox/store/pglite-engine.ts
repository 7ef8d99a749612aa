import type { PGlite } from "@electric-sql/pglite";
import { drizzle, type PgliteDatabase } from "drizzle-orm/pglite";
import type { BegunDatabase } from "./begin-database.js";
import type { Engine, WorldTables } from "./database.js";
import { migrateAll } from "./migrate.js";
import { PgliteClient } from "./pglite-client.js";
import { inSchema, searching } from "./schema-of-world.js";

/** The tables of a world in PGlite. */
interface PgliteTables extends WorldTables {
  readonly database: PgliteDatabase;
}

/** A running PGlite: the database that comes with the package. */
export interface PgliteEngine extends Engine {
  /** Runs a statement that cannot be part of a transaction. */
  executeAlone(sql: string): Promise<void>;
  /** The tables of the default world. */
  readonly main: PgliteTables;
  /** The whole database as an archive with gzip, from which another can start. */
  dumpCompressed(): Promise<Blob>;
}

/** Makes a database that was begun ready, with its tables up to date. */
export async function startPglite({ client: starting, isBuiltWorld, reopen }: BegunDatabase): Promise<PgliteEngine> {
  const client = new PgliteClient(await starting, reopen);
  const tablesIn = (schema: string): PgliteTables => {
    const database = inSchema(drizzle({ client: client as unknown as PGlite, casing: "snake_case" }), schema);
    return {
      schema,
      database,
      // Statements that are sent at once are one transaction.
      execute: (sql) => client.execute(searching({ schema }, sql)),
      transaction: (work) => database.transaction(work),
    };
  };
  const main = tablesIn("public");
  const timer = setInterval(() => void shortenLog(client).catch(() => undefined), logMilliseconds).unref();
  if (!isBuiltWorld) await migrateAll(main, tablesIn);
  return {
    main,
    tablesIn,
    isBuiltWorld,
    isOwn: true,
    exclusive: (work) => work(),
    async tidy() {
      for (const name of catalog) await client.execute(`VACUUM pg_catalog.${name}`);
      await shortenLog(client);
    },
    executeAlone: (sql) => client.execute(sql),
    dumpCompressed: () => client.dumpCompressed(),
    async close() {
      clearInterval(timer);
      await client.close();
    },
  };
}

/** Milliseconds between looks at the size of the log. */
const logMilliseconds = 10_000;

/** Bytes of the log after which it is shortened. */
const maxLogBytes = 16_000_000;

/** Removes the log of changes that are in the tables: without other processes, PostgreSQL never does so on its own. */
async function shortenLog(client: PgliteClient): Promise<void> {
  const size = "SELECT pg_current_wal_lsn() - redo_lsn > $1 AS is_long FROM pg_control_checkpoint()";
  const { rows } = await client.query(size, [maxLogBytes], { rowMode: "array" });
  if (rows[0]?.[0] === true) await client.execute("CHECKPOINT");
}

/** Tables of PostgreSQL with rows for each table of a world. */
const catalog = [
  "pg_attribute",
  "pg_attrdef",
  "pg_class",
  "pg_constraint",
  "pg_depend",
  "pg_index",
  "pg_sequence",
  "pg_type",
];

/**
 * A dump as small as can be, which is what a package carries: without the databases that new ones are copied from, since no
 * second one is ever made here.
 */
export async function smallDump({ executeAlone, dumpCompressed }: PgliteEngine): Promise<Uint8Array> {
  await executeAlone("UPDATE pg_database SET datistemplate = false");
  for (const name of ["template0", "template1"]) await executeAlone(`DROP DATABASE ${name}`);
  await executeAlone("CHECKPOINT");
  return new Uint8Array(await (await dumpCompressed()).arrayBuffer());
}
