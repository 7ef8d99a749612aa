import type { JournalEntry } from "./generated/control/types.js";

/** The storage of the journal. */
export interface KeptEntries {
  /** Stores an exchange under the next number. */
  add(entry: Omit<JournalEntry, "id">): JournalEntry;
  /** The stored exchanges, the oldest first, after a change of each: the changed ones are stored. */
  all(change: (entry: JournalEntry) => JournalEntry): readonly JournalEntry[];
  /** Removes all exchanges; numbers go on. */
  clear(): void;
}

/** Exchanges that the journal keeps; older ones make room. */
export const maxJournalEntries = 10_000;

/** Characters of all bodies in the journal; the oldest exchanges make room. */
export const maxJournalCharacters = 50_000_000;

/** Begins a storage in memory. */
export function keepEntries(): KeptEntries {
  const kept = new Map<number, JournalEntry>();
  let count = 0;
  let characters = 0;
  const makeRoom = (): void => {
    for (const [id, entry] of kept) {
      if (kept.size <= maxJournalEntries && characters <= maxJournalCharacters) return;
      kept.delete(id);
      characters -= charactersOf(entry);
    }
  };
  return {
    add(entry) {
      count += 1;
      const numbered = { id: count, ...entry };
      kept.set(count, numbered);
      characters += charactersOf(numbered);
      makeRoom();
      return numbered;
    },
    all(change) {
      for (const [id, entry] of kept) kept.set(id, change(entry));
      return [...kept.values()];
    },
    clear() {
      kept.clear();
      characters = 0;
    },
  };
}

function charactersOf({ request, response }: JournalEntry): number {
  return (request.body?.length ?? 0) + (response.body?.length ?? 0);
}
