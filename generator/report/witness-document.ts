import type { Witness } from "../compare/change.js";

/** The longest text of a witness in a report, in UTF-16 code units. */
const maxWitness = 300;

/** A short text that is there ten times or more in a row. */
const repeated = /(.{1,8}?)\1{9,}/gsu;

/**
 * The document of a witness as every report shows it: whole where it is short. In a longer one, such as a text beyond
 * a limit of 10,000 characters, what repeats itself is counted, and a rest that is too long all the same is cut.
 */
export function witnessDocument({ text }: Pick<Witness, "text">): string {
  if (text.length <= maxWitness) return text;
  const counted = text.replace(repeated, (run: string, unit: string) => `${unit}… (${run.length / unit.length} times)`);
  if (counted.length <= maxWitness) return counted;
  // Half of a surrogate pair is not text.
  return `${counted.slice(0, maxWitness - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
