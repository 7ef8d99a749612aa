/**
 * Outcomes of reads, each kept until anything is written: then all are forgotten, since a read does not say which rows it asked
 * for. It is right because one process alone writes a database.
 */
export interface ReadMemory {
  /** The outcome of a read by its key, which has to name everything that the outcome hangs on beside the rows. */
  recall<T>(key: readonly unknown[], read: () => Promise<T>): Promise<T>;
  /** Does what writes; when it is done, well or not, nothing is remembered. */
  writing<T>(write: () => Promise<T>): Promise<T>;
}

/** Characters of all outcomes that are remembered, written as JSON with their keys; the oldest make room. */
export const maxReadMemory = 4_000_000;

/** A memory of the reads of one database. */
export function createReadMemory(): ReadMemory {
  const known = new Map<string, { readonly outcome: unknown; readonly size: number }>();
  let total = 0;
  let writes = 0;
  const drop = (key: string): void => {
    total -= known.get(key)?.size ?? 0;
    known.delete(key);
  };
  const keep = (key: string, outcome: unknown): void => {
    drop(key);
    const size = key.length + ((JSON.stringify(outcome) as string | undefined) ?? "").length;
    if (size > maxReadMemory) return;
    known.set(key, { outcome, size });
    total += size;
    for (const oldest of known.keys()) {
      if (total <= maxReadMemory) return;
      drop(oldest);
    }
  };
  return {
    async recall<T>(parts: readonly unknown[], read: () => Promise<T>): Promise<T> {
      const key = JSON.stringify(parts);
      const entry = known.get(key);
      if (entry !== undefined) return entry.outcome as T;
      const before = writes;
      const outcome = await read();
      // A write that ended meanwhile may have come after the rows were read.
      if (before === writes) keep(key, outcome);
      return outcome;
    },
    async writing(write) {
      try {
        return await write();
      } finally {
        writes += 1;
        total = 0;
        known.clear();
      }
    },
  };
}

/** No memory: every read asks the database, which is what a transaction needs to see its own writes. */
export const noReadMemory: ReadMemory = {
  recall: (_key, read) => read(),
  writing: (write) => write(),
};
