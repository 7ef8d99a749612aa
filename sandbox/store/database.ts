import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The database as this folder sees it; nothing else does. */
export type Database = Pick<PgDatabase<PgQueryResultHKT>, "select" | "insert" | "update" | "delete" | "execute">;

/** The tables of one world in a running database. */
export interface WorldTables {
  /** The name of their schema, which no caller chooses. */
  readonly schema: string;
  readonly database: Database;
  /** Runs SQL of several statements as one transaction, as it is written; names of tables are those of the world. */
  execute(sql: string): Promise<void>;
  /**
   * Runs work in a transaction, all or nothing. Work that met a concurrent one runs again from its start, so it must only
   * act on the database.
   */
  transaction<T>(work: (database: Database) => Promise<T>): Promise<T>;
}

/** A running database, embedded or on a server. */
export interface Engine {
  /** The tables of the default world, with the list of the others. */
  readonly main: WorldTables;
  /** The tables in a schema. */
  tablesIn(schema: string): WorldTables;
  /** True when it began with the dump of this build. */
  readonly isBuiltWorld: boolean;
  /** True if this process alone writes the database. */
  readonly isOwn: boolean;
  /** Runs work while no other process runs work of this kind. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  /** Frees the room of deleted tables. Undefined for a server, which does so on its own. */
  tidy?(): Promise<void>;
  /** Closes the database; it must not be used afterwards. */
  close(): Promise<void>;
}
