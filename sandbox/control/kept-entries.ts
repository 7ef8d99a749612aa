import type { JournalEntry } from "./generated/control/types.js";

/** The storage of the journal of one world. */
export interface KeptEntries {
  /** Stores an exchange under the next number. */
  add(entry: Omit<JournalEntry, "id" | "world">): JournalEntry;
  /** The stored exchanges, the oldest first, after a change of each: the changed ones are stored. */
  all(change: ChangeEntry): readonly JournalEntry[];
  /** Removes all exchanges; numbers go on. */
  clear(): void;
}

/** Returns an exchange as it is read. */
type ChangeEntry = (entry: JournalEntry) => JournalEntry;

/** The storage of the journals of all worlds, which share its limits and its numbers. */
export interface JournalRoom {
  /** The storage of one world. */
  of(world: string): KeptEntries;
  /** The stored exchanges of all worlds, the oldest first. */
  all(change: ChangeEntry): readonly JournalEntry[];
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

/** Begins a storage in memory. */
export function createJournalRoom(): JournalRoom {
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
  const read = ({ entries }: Kept, change: ChangeEntry): readonly JournalEntry[] => {
    for (const [id, entry] of entries) entries.set(id, change(entry));
    return [...entries.values()];
  };
  const keptOf = (world: string): Kept => worlds.get(world) ?? { entries: new Map(), characters: 0 };
  return {
    of: (world) => ({
      add(entry) {
        const kept = keptOf(world);
        worlds.set(world, kept);
        count += 1;
        const numbered = { id: count, world, ...entry };
        kept.entries.set(count, numbered);
        all.entries += 1;
        kept.characters += charactersOf(numbered);
        all.characters += charactersOf(numbered);
        makeRoom();
        return numbered;
      },
      all: (change) => read(keptOf(world), change),
      clear() {
        const kept = keptOf(world);
        for (const entry of kept.entries) remove(kept, entry);
        worlds.delete(world);
      },
    }),
    all: (change) => [...worlds.values()].flatMap((kept) => read(kept, change)).toSorted((a, b) => a.id - b.id),
  };
}

function charactersOf({ request, response }: JournalEntry): number {
  return (request.body?.length ?? 0) + (response.body?.length ?? 0);
}
