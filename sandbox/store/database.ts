import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The database as this folder sees it; nothing else does. */
export type Database = Pick<PgDatabase<PgQueryResultHKT>, "select" | "insert" | "update" | "delete" | "execute">;

/** A running database, embedded or on a server. */
export interface Engine {
  readonly database: Database;
  /** True when it began with the dump of this build. */
  readonly isBuiltWorld: boolean;
  /** True if this process alone writes the database. */
  readonly isOwn: boolean;
  /** Runs SQL of several statements as one transaction, as it is written. */
  execute(sql: string): Promise<void>;
  /**
   * Runs work in a transaction, all or nothing. Work that met a concurrent one runs again from its start, so it must only
   * act on the database.
   */
  transaction<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** Runs work while no other process runs work of this kind. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  /** Closes the database; it must not be used afterwards. */
  close(): Promise<void>;
}
