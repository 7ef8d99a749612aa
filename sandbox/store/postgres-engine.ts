import { drizzle } from "drizzle-orm/postgres-js";
import postgres, { type Sql, type TransactionSql } from "postgres";
import type { Database, Engine, WorldTables } from "./database.js";
import { migrateAll } from "./migrate.js";
import { readPostgresAddress } from "./postgres-address.js";
import { retried } from "./retried.js";
import { inSchema, searching } from "./schema-of-world.js";

/** Connections of one process. */
export const maxConnections = 16;

/** The schema of the default world. */
const schemaName = "sandbox";

/** The number of the lock that a process has while it starts. PostgreSQL, "Advisory Locks". */
const startLock = 7_305_804_402;

/** Connects to a PostgreSQL server, with its tables up to date. Throws an `Error` without the address if that fails. */
export async function connectPostgres(url: string): Promise<Engine> {
  const sql = postgres({
    ...readPostgresAddress(url),
    max: maxConnections,
    fetch_types: false,
    connect_timeout: 5,
    // Seconds between attempts to connect again.
    backoff: () => 0.1,
    connection: { application_name: "travel-expense-sandbox", search_path: "pg_catalog" },
    onnotice: () => undefined,
  });
  const exclusive = <T>(work: () => Promise<T>): Promise<T> => whileLocked(sql, work);
  const tablesIn = (schema: string): WorldTables => tablesOn(sql, schema);
  const main = tablesIn(schemaName);
  try {
    await exclusive(async () => {
      await sql.unsafe(`CREATE SCHEMA IF NOT EXISTS ${schemaName}`);
      await migrateAll(main, tablesIn);
    });
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw startErrorOf(error);
  }
  return { main, tablesIn, isBuiltWorld: false, isOwn: false, exclusive, close: () => sql.end({ timeout: 5 }) };
}

function tablesOn(sql: Sql, schema: string): WorldTables {
  return {
    schema,
    database: databaseOn(sql, sql, schema),
    execute: async (text) => void (await sql.unsafe(searching({ schema }, text)).simple()),
    transaction: <T>(work: (database: Database) => Promise<T>) =>
      retried(() =>
        sql.begin("ISOLATION LEVEL REPEATABLE READ", (inner) => work(databaseOn(sql, inner, schema))),
      ) as Promise<T>,
  };
}

/** Runs work on other connections while one has a lock, which the server releases if the connection ends. */
async function whileLocked<T>(sql: Sql, work: () => Promise<T>): Promise<T> {
  return sql.begin(async (holder) => {
    await holder`SELECT pg_advisory_xact_lock(${startLock})`;
    return work();
  }) as Promise<T>;
}

/**
 * Queries by a client or in a transaction of it. Those of the default world are prepared statements, which drizzle prepares
 * none of on its own; those of other worlds are not, since connections would keep them after the world.
 */
function databaseOn({ options }: Sql, { unsafe }: Sql | TransactionSql, schema: string): Database {
  const prepare = schema === schemaName;
  const client = { options, unsafe: (text: string, values: never[]) => unsafe(text, values, { prepare }) };
  return inSchema(drizzle({ client: client as unknown as Sql, casing: "snake_case" }), schema);
}

/** The reason why a start failed, by its code: messages of the system contain addresses. */
function startErrorOf(error: unknown): unknown {
  const { code } = error as { readonly code?: unknown };
  if (typeof code !== "string") return error;
  const reason = reasons[code] ?? (/^[0-9A-Z]{5}$/.test(code) ? `the server responded with SQLSTATE ${code}` : code);
  return new Error(`The database of --database cannot be used: ${reason}.`);
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens at its address (ECONNREFUSED)",
  ENOENT: "its socket does not exist (ENOENT)",
  ENOTFOUND: "its host name is unknown (ENOTFOUND)",
  CONNECT_TIMEOUT: "it does not respond (CONNECT_TIMEOUT)",
  "28P01": "the server rejects the password",
  "28000": "the server rejects the user",
  "3D000": "the server has no database of this name",
  "42501": "the user may not create a schema or tables in it",
};
