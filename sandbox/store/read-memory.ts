import type { PgTable } from "drizzle-orm/pg-core";

/** Hears of each table that a read asks. */
export type NoteTable = (table: PgTable) => void;

/**
 * Outcomes of reads, each kept until one of the tables that it asked is written. It is right because one process alone writes a
 * database.
 */
export interface ReadMemory {
  /**
   * The outcome of a read by its key, which has to name everything that the outcome hangs on beside the rows. The read tells
   * which tables it asks, and they are told to whoever reads around it.
   */
  recall<T>(key: readonly unknown[], read: (note: NoteTable) => Promise<T>, outer: NoteTable): Promise<T>;
  /** Does what writes tables, which may become known on the way; when it is done, well or not, nothing is remembered of them. */
  writing<T>(tables: Iterable<PgTable>, write: () => Promise<T>): Promise<T>;
}

/** Characters of all outcomes that are remembered, written as JSON with their keys; the oldest make room. */
export const maxReadMemory = 4_000_000;

interface Entry {
  readonly outcome: unknown;
  readonly size: number;
  readonly tables: ReadonlySet<PgTable>;
}

/** A memory of the reads of one database. */
export function createReadMemory(): ReadMemory {
  const entries = createEntries();
  const lastWrites = new Map<PgTable, number>();
  let writes = 0;
  return {
    async recall<T>(parts: readonly unknown[], read: (note: NoteTable) => Promise<T>, outer: NoteTable): Promise<T> {
      const key = JSON.stringify(parts);
      const known = entries.find(key);
      if (known !== undefined) {
        known.tables.forEach(outer);
        return known.outcome as T;
      }
      const before = writes;
      const tables = new Set<PgTable>();
      const outcome = await read((table) => void tables.add(table));
      tables.forEach(outer);
      // A write that ended meanwhile may have come after the rows were read.
      if ([...tables].every((table) => (lastWrites.get(table) ?? 0) <= before)) entries.keep(key, outcome, tables);
      return outcome;
    },
    async writing(tables, write) {
      try {
        return await write();
      } finally {
        writes += 1;
        for (const table of tables) {
          lastWrites.set(table, writes);
          entries.forget(table);
        }
      }
    },
  };
}

/** Outcomes by their keys, and the keys by the tables that were asked. */
function createEntries() {
  const byKey = new Map<string, Entry>();
  const keysOf = new Map<PgTable, Set<string>>();
  let total = 0;
  const drop = (key: string): void => {
    const entry = byKey.get(key);
    if (entry === undefined) return;
    byKey.delete(key);
    total -= entry.size;
    for (const table of entry.tables) keysOf.get(table)?.delete(key);
  };
  return {
    find: (key: string): Entry | undefined => byKey.get(key),
    keep(key: string, outcome: unknown, tables: ReadonlySet<PgTable>): void {
      drop(key);
      const size = key.length + ((JSON.stringify(outcome) as string | undefined) ?? "").length;
      if (size > maxReadMemory) return;
      byKey.set(key, { outcome, size, tables });
      total += size;
      for (const table of tables) {
        const keys = keysOf.get(table) ?? new Set();
        keysOf.set(table, keys.add(key));
      }
      for (const oldest of byKey.keys()) {
        if (total <= maxReadMemory) return;
        drop(oldest);
      }
    },
    forget: (table: PgTable): void => keysOf.get(table)?.forEach(drop),
  };
}

/** The memory of a transaction, which has to see its own writes: every read asks the database, and the tables that are written are noted. */
export function memoryOfTransaction(): ReadMemory & { readonly written: ReadonlySet<PgTable> } {
  const written = new Set<PgTable>();
  return {
    written,
    recall: (_key, read, outer) => read(outer),
    async writing(tables, write) {
      for (const table of tables) written.add(table);
      return write();
    },
  };
}
