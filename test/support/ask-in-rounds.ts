import { Random } from "./random.js";
import { seedOfRun } from "./seeds.js";

/** The outcome of two readings of the same rows. */
export interface Comparison {
  /** Values on which they differ, in words. */
  readonly differences: readonly string[];
  /** Rows to which every value fitted, or none. */
  readonly oneSided: readonly string[];
}

/** A row without any distinguishing value is sampled this many times. */
const maxRounds = 12;

/**
 * Compares rows by random samples, and repeats it for rows without a distinguishing value. Each row draws its own
 * samples, so that an additional one changes nothing for the others.
 */
export async function askInRounds<Sample>(
  names: readonly string[],
  samplesOf: (name: string, random: Random) => readonly Sample[],
  compare: (samples: readonly Sample[], random: Random) => Promise<Comparison>,
): Promise<Comparison> {
  const seed = seedOfRun();
  const draws = new Map(names.map((name) => [name, new Random(seed * 1_009 + hashOf(name))]));
  const differences: string[] = [];
  let oneSided = names;
  for (let round = 0; round < maxRounds && oneSided.length > 0; round++) {
    const asked = [...draws].filter(([name]) => oneSided.includes(name));
    const samples = asked.flatMap(([name, random]) => samplesOf(name, random));
    const outcome = await compare(samples, new Random(seed + round));
    differences.push(...outcome.differences);
    oneSided = outcome.oneSided;
  }
  return { differences, oneSided };
}

/** A number for a name, with which its draws begin. */
function hashOf(name: string): number {
  return [...name].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) | 0, 0);
}
