import { and, eq, sql } from "drizzle-orm";
import { getTableConfig, type PgInsertValue, type PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./database.js";
import * as schema from "./schema.js";

/** Tables by their names in code. */
export type TableName = keyof typeof schema;

/** A row of any table, by the names of its columns in code. */
export type AnyRow = Readonly<Record<string, unknown>>;

/** All rows, whoever owns them: for seeds and the control alone, which stand outside the platform. */
export interface Everyone {
  find(table: TableName): Promise<readonly AnyRow[]>;
  /** Puts rows in, in place of those with the same key. */
  save(table: TableName, rows: readonly AnyRow[]): Promise<void>;
  /** True when there was a row with this key; the parts of a longer key have commas between them. */
  delete(table: TableName, key: string): Promise<boolean>;
  /** Empties every table but the settings. */
  clear(): Promise<void>;
}

/** The names of all tables. */
export const tableNames = Object.keys(schema) as readonly TableName[];

export function everyoneOn(database: Database): Everyone {
  return {
    find: (name) => database.select().from(schema[name] as PgTable),
    async save(name, rows) {
      const table = schema[name] as PgTable;
      if (rows.length > 0)
        await database
          .insert(table)
          .values(rows as PgInsertValue<PgTable>[])
          .onConflictDoUpdate({ target: [...keysOf(table).columns], set: keysOf(table).others });
    },
    async delete(name, key) {
      const table = schema[name] as PgTable;
      const { columns } = keysOf(table);
      const parts = columns.length === 1 ? [key] : key.split(",");
      if (parts.length !== columns.length) return false;
      const found = database.delete(table).where(and(...columns.map((column, index) => eq(column, parts[index]))));
      return ((await found).affectedRows ?? 0) > 0;
    },
    async clear() {
      // One statement, and not TRUNCATE, which makes new files for each table and takes ten times as long.
      const kinds = tableNames.filter((name) => name !== "settings");
      const steps = kinds.map((name) => sql`${sql.identifier(name)} AS (DELETE FROM ${schema[name]})`);
      await database.execute(sql`WITH ${sql.join(steps, sql`, `)} SELECT 1`);
    },
  };
}

/** The columns of the primary key, and what the others become when a row of that key is saved again. */
function keysOf(table: PgTable): {
  readonly columns: ReturnType<typeof getTableConfig>["columns"];
  readonly others: Record<string, unknown>;
} {
  const { columns, primaryKeys } = getTableConfig(table);
  const keys = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const others = columns.filter((column) => !keys.includes(column));
  const excluded = (name: string) =>
    sql`excluded.${sql.identifier(name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))}`;
  return {
    columns: keys,
    others: Object.fromEntries((others.length > 0 ? others : keys).map(({ name }) => [name, excluded(name)])),
  };
}
