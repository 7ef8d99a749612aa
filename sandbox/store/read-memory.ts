import type { PgTable } from "drizzle-orm/pg-core";
import { type AskedRows, createRememberedReads, type WrittenRows } from "./remembered-reads.js";

/** Receives the rows that a read depends on. */
export type NoteRows = (asked: AskedRows) => void;

/** Hears of the rows that were written. */
export type NoteWrite = (written: WrittenRows) => void;

/**
 * Outcomes of reads, each kept until a row is written that it may hang on. It is right because one process alone writes a
 * database.
 */
export interface ReadMemory {
  /**
   * Returns the cached outcome of a read by its key, which must include everything except rows that the outcome depends
   * on. The read reports its rows, and an enclosing read receives them as well.
   */
  recall<T>(key: readonly unknown[], read: (note: NoteRows) => Promise<T>, outer: NoteRows): Promise<T>;
  /**
   * Runs a write that reports its rows; when it ends, with or without success, the outcomes that depend on them are
   * removed from the cache.
   */
  writing<T>(write: (note: NoteWrite) => Promise<T>): Promise<T>;
}

/** A memory of the reads of one world, with a limit of characters. */
export function createReadMemory(max?: number): ReadMemory {
  const reads = createRememberedReads(max);
  const lastWrites = new Map<PgTable, number>();
  let writes = 0;
  return {
    async recall<T>(parts: readonly unknown[], read: (note: NoteRows) => Promise<T>, outer: NoteRows): Promise<T> {
      const key = JSON.stringify(parts);
      const known = reads.find(key);
      if (known !== undefined) {
        known.asked.forEach(outer);
        return known.outcome as T;
      }
      const before = writes;
      const asked: AskedRows[] = [];
      const outcome = await read((rows) => void asked.push(rows));
      asked.forEach(outer);
      // A write that ended meanwhile may have come after the rows were read.
      if (asked.every(({ table }) => (lastWrites.get(table) ?? 0) <= before)) reads.keep(key, outcome, asked);
      return outcome;
    },
    async writing(write) {
      const writtenBatches: WrittenRows[] = [];
      try {
        return await write((written) => void writtenBatches.push(written));
      } finally {
        writes += 1;
        for (const written of writtenBatches) {
          lastWrites.set(written.table, writes);
          reads.forget(written);
        }
      }
    },
  };
}

/** The memory of a transaction, which has to see its own writes: every read asks the database, and the rows that are written are noted. */
export function memoryOfTransaction(): ReadMemory & { readonly written: readonly WrittenRows[] } {
  const written: WrittenRows[] = [];
  return {
    written,
    recall: (_key, read, outer) => read(outer),
    writing: (write) => write((rows) => void written.push(rows)),
  };
}

/** The memory of a database that other processes write as well: every read asks the database. */
export const noReadMemory: ReadMemory = {
  recall: (_key, read, outer) => read(outer),
  writing: (write) => write(() => undefined),
};
