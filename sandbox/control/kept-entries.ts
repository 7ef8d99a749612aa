import type { JournalEntry } from "./generated/control/types.js";

/** A value, or a promise of it. */
type Eventual<T> = T | Promise<T>;

/** The storage of the journal and the report of one world. */
export interface KeptEntries {
  /** Stores an exchange under the next number. */
  add(entry: Omit<JournalEntry, "id" | "world">): void;
  /** Calls a listener with each exchange. Returns the function that ends this. */
  onEntry(listener: (entry: JournalEntry) => void): () => void;
  /** Removes all exchanges; numbers go on. */
  clear(): Eventual<void>;
  /** Counts a call for parts of the report. */
  count(keys: readonly string[]): void;
  /** The calls by part. */
  counts(): Eventual<ReadonlyMap<string, number>>;
  /** Forgets them. */
  clearCounts(): Eventual<void>;
}

/** Returns an exchange as it is read. */
export type ChangeEntry = (entry: JournalEntry) => JournalEntry;

/** The storage of the journals of all worlds, which share its limits and its numbers. */
export interface JournalRoom {
  /** The storage of one world, by its name and number. */
  of(name: string, world: number): KeptEntries;
  /** The stored exchanges of a world, or of all, the oldest first. */
  entries(name: string | undefined): Eventual<readonly JournalEntry[]>;
  /** Stores what waits. */
  close(): Eventual<void>;
}

/** Exchanges that the journals keep; older ones make room, of the world with the most. */
export const maxJournalEntries = 10_000;

/** Characters of all bodies in the journals; the oldest exchanges make room in the same way. */
export const maxJournalCharacters = 50_000_000;

/** The exchanges of one world, by number. */
interface Kept {
  /** The exchanges by their numbers, the oldest first. */
  readonly entries: Map<number, JournalEntry>;
  /** Characters of the bodies. */
  characters: number;
}

/** Begins a storage in memory, whose exchanges change when they are first read. */
export function createJournalRoom(change: ChangeEntry): JournalRoom {
  const worlds = new Map<string, Kept>();
  let count = 0;
  const all = { entries: 0, characters: 0 };
  const remove = (kept: Kept, [id, entry]: readonly [number, JournalEntry]): void => {
    kept.entries.delete(id);
    all.entries -= 1;
    kept.characters -= charactersOf(entry);
    all.characters -= charactersOf(entry);
  };
  const makeRoom = (): void => {
    while (all.entries > maxJournalEntries || all.characters > maxJournalCharacters) {
      const size = (kept: Kept) => (all.entries > maxJournalEntries ? kept.entries.size : kept.characters);
      const largest = [...worlds.values()].reduce((most, kept) => (size(kept) > size(most) ? kept : most));
      for (const oldest of largest.entries) {
        remove(largest, oldest);
        break;
      }
    }
  };
  const read = ({ entries }: Kept): readonly JournalEntry[] => changedEntries(entries, change);
  return {
    of(name) {
      const kept: Kept = worlds.get(name) ?? { entries: new Map(), characters: 0 };
      const listeners = new Set<(entry: JournalEntry) => void>();
      const counts = new Map<string, number>();
      return {
        add(entry) {
          worlds.set(name, kept);
          count += 1;
          const numbered = { id: count, world: name, ...entry };
          kept.entries.set(count, numbered);
          all.entries += 1;
          kept.characters += charactersOf(numbered);
          all.characters += charactersOf(numbered);
          makeRoom();
          for (const listener of listeners) listener(change(numbered));
        },
        onEntry(listener) {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
        clear() {
          for (const entry of kept.entries) remove(kept, entry);
          worlds.delete(name);
        },
        count: (keys) => keys.forEach((key) => counts.set(key, (counts.get(key) ?? 0) + 1)),
        counts: () => counts,
        clearCounts: () => counts.clear(),
      };
    },
    entries(name) {
      if (name !== undefined) return read(worlds.get(name) ?? { entries: new Map(), characters: 0 });
      return [...worlds.values()].flatMap(read).toSorted((a, b) => a.id - b.id);
    },
    close: () => undefined,
  };
}

function changedEntries(entries: Kept["entries"], change: ChangeEntry): readonly JournalEntry[] {
  for (const [id, entry] of entries) entries.set(id, change(entry));
  return [...entries.values()];
}

/** Characters of the bodies of an exchange. */
export function charactersOf({ request, response }: JournalEntry): number {
  return (request.body?.length ?? 0) + (response.body?.length ?? 0);
}
