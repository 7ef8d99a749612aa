import type { PgTable } from "drizzle-orm/pg-core";
import type { AnyRow } from "./tables.js";

/** The rows of a table that a read depends on: those with a string in a key column, or all of them. */
export interface AskedRows {
  readonly table: PgTable;
  /** Undefined if the read depends on all rows. */
  readonly with?: { readonly column: string; readonly text: string };
}

/** The rows of a table that a statement wrote, each with its key columns as they are now, and the key columns that it set; or any rows. */
export interface WrittenRows {
  readonly table: PgTable;
  /** Undefined if any row may have been written. */
  readonly known?: { readonly rows: readonly AnyRow[]; readonly set: readonly string[] };
}

/** Characters of all outcomes that are remembered, written as JSON with their keys; the oldest make room. */
export const maxReadMemory = 4_000_000;

interface Entry {
  /** The outcome as the read gave it. */
  readonly outcome: unknown;
  /** Characters of the key and of the outcome as JSON: an estimate of its memory. */
  readonly size: number;
  readonly asked: readonly AskedRows[];
}

/** Outcomes of reads by their keys, and the keys by the rows that they depend on. */
export interface RememberedReads {
  /** Returns the outcome of a key. Undefined if it is not cached. */
  find(key: string): Entry | undefined;
  /** Remembers an outcome, and the rows that it hangs on. */
  keep(key: string, outcome: unknown, asked: readonly AskedRows[]): void;
  /** Forgets what may hang on rows that were written. */
  forget(written: WrittenRows): void;
}

/** Nothing is remembered yet. */
export function createRememberedReads(max = maxReadMemory): RememberedReads {
  const byKey = new Map<string, Entry>();
  const byTable = new Map<PgTable, KeysByRows>();
  let total = 0;
  const drop = (key: string): void => {
    const entry = byKey.get(key);
    if (entry === undefined) return;
    byKey.delete(key);
    total -= entry.size;
    for (const asked of entry.asked) byTable.get(asked.table)?.remove(asked, key);
  };
  return {
    find: (key) => byKey.get(key),
    keep(key, outcome, asked) {
      drop(key);
      const size = key.length + ((JSON.stringify(outcome) as string | undefined) ?? "").length;
      if (size > max) return;
      byKey.set(key, { outcome, size, asked });
      total += size;
      for (const askedRows of asked) {
        const keys = byTable.get(askedRows.table) ?? createKeysByRows();
        byTable.set(askedRows.table, keys);
        keys.add(askedRows, key);
      }
      for (const oldest of byKey.keys()) {
        if (total <= max) return;
        drop(oldest);
      }
    },
    forget: (written) => byTable.get(written.table)?.touchedBy(written).forEach(drop),
  };
}

/** Keys of outcomes by the rows of one table that they hang on. */
interface KeysByRows {
  /** Notes that a key hangs on rows. */
  add(asked: AskedRows, key: string): void;
  /** Takes back that it does. */
  remove(asked: AskedRows, key: string): void;
  /** The keys that hang on rows which were written. */
  touchedBy(written: WrittenRows): readonly string[];
}

function createKeysByRows(): KeysByRows {
  const ofTable = new Set<string>();
  const ofColumns = new Map<string, Map<string, Set<string>>>();
  const setOf = ({ with: part }: AskedRows): Set<string> => {
    if (part === undefined) return ofTable;
    const byText = ofColumns.get(part.column) ?? new Map<string, Set<string>>();
    ofColumns.set(part.column, byText);
    const keys = byText.get(part.text) ?? new Set();
    byText.set(part.text, keys);
    return keys;
  };
  return {
    add: (asked, key) => void setOf(asked).add(key),
    remove(asked, key) {
      const keys = setOf(asked);
      keys.delete(key);
      if (asked.with !== undefined && keys.size === 0) ofColumns.get(asked.with.column)?.delete(asked.with.text);
    },
    touchedBy({ known }) {
      const touched = [...ofColumns].flatMap(([column, byText]) =>
        // A column that was set may have had any text before.
        known === undefined || known.set.includes(column)
          ? [...byText.values()]
          : known.rows.map((row) => byText.get(String(row[column])) ?? []),
      );
      return [ofTable, ...touched].flatMap((keys) => [...keys]);
    },
  };
}
