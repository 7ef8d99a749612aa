import { and, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgInsertValue, type PgTable } from "drizzle-orm/pg-core";
import { keyColumnsOf } from "./key-columns.js";
import { eq } from "./query.js";
import * as schema from "./schema.js";
import { type Copies, replacement } from "./replacement.js";
import type { Place } from "./rows.js";
import { storable } from "./storable.js";
import { type AnyRow, sqlName, type TableName } from "./tables.js";

/** All rows, whoever owns them: for seeds and the control alone, which stand outside the platform. */
export interface Everyone {
  /** All rows of a table, in the order in which they were made where that is known, and in that of their keys elsewhere. */
  find(table: TableName): Promise<readonly AnyRow[]>;
  /** Puts rows in, in place of those with the same key. */
  save(table: TableName, rows: readonly AnyRow[]): Promise<void>;
  /** True when there was a row with this key; the parts of a longer key have commas between them. */
  delete(table: TableName, key: string): Promise<boolean>;
  /** Makes these the only rows there are, with copies of one where they are asked for, but for the settings: all or nothing. */
  replace(rows: ReadonlyMap<TableName, readonly AnyRow[]>, copies?: Copies, onStep?: OnStep): Promise<void>;
}

const everyTable: readonly PgTable[] = Object.values(schema);

/** Hears how much of a long work is done, from 0 to 1. */
export type OnStep = (done: number) => void;

/** Runs several statements as one; step by step where somebody hears of it. */
export type RunBatch = (statements: readonly string[], onStep?: OnStep) => Promise<void>;

/** Rows of all owners. */
export function everyoneOn({ database, memory, note }: Place, runBatch: RunBatch): Everyone {
  return {
    find(name) {
      const table = schema[name] as PgTable;
      note({ table });
      return database
        .select()
        .from(table)
        .orderBy(...orderOf(table));
    },
    async save(name, rows) {
      const table = schema[name] as PgTable;
      if (rows.length === 0) return;
      const stored = rows.map(storable);
      const saved = database
        .insert(table)
        .values(stored as PgInsertValue<PgTable>[])
        .onConflictDoUpdate({ target: [...keysOf(table).columns], set: keysOf(table).others });
      await memory.writing(async (wrote) => {
        const { all, primary } = keyColumnsOf(table);
        wrote({ table, known: { rows: stored, set: Object.keys(all).filter((column) => !primary.has(column)) } });
        await saved;
      });
    },
    async delete(name, key) {
      const table = schema[name] as PgTable;
      const { columns } = keysOf(table);
      const parts = columns.length === 1 ? [key] : key.split(",");
      if (parts.length !== columns.length) return false;
      const found = database.delete(table).where(and(...columns.map((column, index) => eq(column, parts[index]))));
      return memory.writing(async (wrote) => {
        const rows = await found.returning(keyColumnsOf(table).all);
        wrote({ table, known: { rows, set: [] } });
        return rows.length > 0;
      });
    },
    replace: (rows, copies, onStep) =>
      memory.writing(async (wrote) => {
        for (const table of everyTable) wrote({ table });
        await runBatch(replacement(rows, copies), onStep);
      }),
  };
}

function orderOf(table: PgTable): readonly PgColumn[] {
  const pgColumnPlace = getTableConfig(table).columns.find(({ generatedIdentity }) => generatedIdentity !== undefined);
  return pgColumnPlace === undefined ? keysOf(table).columns : [pgColumnPlace];
}

/** The columns of the primary key, and what the others become when a row of that key is saved again. */
function keysOf(table: PgTable): {
  readonly columns: ReturnType<typeof getTableConfig>["columns"];
  readonly others: Record<string, unknown>;
} {
  const { columns, primaryKeys } = getTableConfig(table);
  const keys = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const others = columns.filter((column) => !keys.includes(column));
  const excluded = (name: string) => sql`excluded.${sql.identifier(sqlName(name))}`;
  return {
    columns: keys,
    others: Object.fromEntries((others.length > 0 ? others : keys).map(({ name }) => [name, excluded(name)])),
  };
}
