import { and, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgInsertValue, type PgTable } from "drizzle-orm/pg-core";
import { keyColumnsOf } from "./key-columns.js";
import { eq } from "./query.js";
import * as schema from "./schema.js";
import { advanceSequence, type Copies, replacement, replacementBy } from "./replacement.js";
import type { RowStorage } from "./rows.js";
import { storable } from "./storable.js";
import { type AnyRow, sqlName, type TableName } from "./tables.js";

/** All rows of all owners: only for seeds and the control, which are not part of the platform. */
export interface Everyone {
  /** All rows of a table, in the order in which they were made where that is known, and in that of their keys elsewhere. */
  find(table: TableName): Promise<readonly AnyRow[]>;
  /** Inserts rows, replacing those with the same key. */
  save(table: TableName, rows: readonly AnyRow[]): Promise<void>;
  /** True when there was a row with this key; the parts of a longer key have commas between them. */
  delete(table: TableName, key: string): Promise<boolean>;
  /** Replaces all rows except settings, with copies of one if requested: all or nothing. */
  replace(rows: ReadonlyMap<TableName, readonly AnyRow[]>, copies?: Copies, onStep?: OnStep): Promise<void>;
  /** Replaces all rows except settings with those of another schema: all or nothing. */
  replaceBy(schema: string): Promise<void>;
}

const everyTable: readonly PgTable[] = Object.values(schema);

/** Hears how much of a long work is done, from 0 to 1. */
export type OnStep = (done: number) => void;

/** Runs several statements as one; step by step if progress is reported. */
export type RunBatch = (statements: readonly string[], onStep?: OnStep) => Promise<void>;

/** Runs one statement as a transaction in which nothing changes meanwhile. */
export type RunAtomic = (statement: string) => Promise<void>;

/** Rows of all owners. */
export function everyoneOn(
  { database, schema: schemaName, memory, note }: RowStorage,
  { runBatch, runAtomic }: { readonly runBatch: RunBatch; readonly runAtomic: RunAtomic },
): Everyone {
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
        if (name === "purchaseRequests") await database.execute(sql.raw(advanceSequence(schemaName)));
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
    replaceBy: (from) =>
      memory.writing(async (wrote) => {
        for (const table of everyTable) wrote({ table });
        await runAtomic(replacementBy(from, schemaName));
      }),
  };
}

function orderOf(table: PgTable): readonly PgColumn[] {
  const pgColumnPlace = getTableConfig(table).columns.find(({ generatedIdentity }) => generatedIdentity !== undefined);
  return pgColumnPlace === undefined ? keysOf(table).columns : [pgColumnPlace];
}

/** Returns the columns of the primary key, and the updates of the others when a row of that key is saved again. */
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
