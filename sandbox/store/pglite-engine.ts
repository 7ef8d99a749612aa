import { drizzle, type PgliteDatabase } from "drizzle-orm/pglite";
import type { BegunDatabase } from "./begin-database.js";
import type { Engine } from "./database.js";
import { migrate } from "./migrate.js";

/** A running PGlite: the database that comes with the package. */
export interface PgliteEngine extends Engine {
  readonly database: PgliteDatabase;
  /** The whole database as an archive with gzip, from which another can start. */
  dumpCompressed(): Promise<Blob>;
}

/** Makes a database that was begun ready, with its tables up to date. */
export async function startPglite({ client: starting, isBuiltWorld }: BegunDatabase): Promise<PgliteEngine> {
  const client = await starting;
  const database = drizzle(client, { casing: "snake_case" });
  // Statements that are sent at once are one transaction.
  const execute = async (sql: string): Promise<void> => void (await client.exec(sql));
  const names = async (): Promise<readonly string[]> =>
    (await client.query<{ readonly name: string }>("SELECT name FROM migrations")).rows.map(({ name }) => name);
  if (!isBuiltWorld) await migrate({ execute, names });
  return {
    database,
    isBuiltWorld,
    isOwn: true,
    execute,
    transaction: (work) => database.transaction(work),
    exclusive: (work) => work(),
    dumpCompressed: () => client.dumpDataDir("gzip"),
    close: () => client.close(),
  };
}

/**
 * A dump as small as can be, which is what a package carries: without the databases that new ones are copied from, since no
 * second one is ever made here.
 */
export async function smallDump({ execute, dumpCompressed }: PgliteEngine): Promise<Uint8Array> {
  await execute("UPDATE pg_database SET datistemplate = false");
  for (const name of ["template0", "template1"]) await execute(`DROP DATABASE ${name}`);
  await execute("CHECKPOINT");
  return new Uint8Array(await (await dumpCompressed()).arrayBuffer());
}
