/** Draws from a source of numbers from 0 to 1. */
export interface Draws {
  /** A random integer from 0, below a limit. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
  /** True with a probability. */
  chance(probability: number): boolean;
  /** From one item to so many, each at most once. */
  some<T>(list: readonly T[], most: number): T[];
  /** From one to so many, each made anew. */
  many<T>(most: number, make: () => T): T[];
}

/** Draws that are the same for the same source. */
export function createDraws(random: () => number): Draws {
  const below = (limit: number): number => Math.floor(random() * limit);
  return {
    below,
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    chance: (probability) => random() < probability,
    some<T>(list: readonly T[], most: number): T[] {
      const rest = [...list];
      return Array.from(
        { length: Math.min(1 + below(most), rest.length) },
        () => rest.splice(below(rest.length), 1)[0] as T,
      );
    },
    many: (most, make) => Array.from({ length: 1 + below(most) }, make),
  };
}
