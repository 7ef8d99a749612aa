import type { Survivor } from "../contract/mutation/survivors.js";
import type { Result } from "./results.js";

/** The report of a run: its lines, and true if no survivor is missing from the list of equivalents. Mutants that wait are left. */
export function reportMutants(
  all: readonly Result[],
  equivalents: readonly Survivor[],
  total: number,
): { readonly lines: readonly string[]; readonly isGood: boolean } {
  const results = all.filter(({ isWaiting }) => isWaiting !== true);
  const reasons = new Map(equivalents.map(({ id, reason }) => [id, reason]));
  const killed = results.filter(({ killedBy }) => killedBy !== undefined);
  const survivors = results.filter(({ killedBy }) => killedBy === undefined);
  const unlisted = survivors.filter(({ id }) => !reasons.has(id));
  const late = killed.filter(({ killedBy }) => killedBy === "full suite");
  const left = total - results.length;
  const lines = [
    `${killed.length} of ${results.length} mutants were killed, ${survivors.length - unlisted.length} are equivalent, ${unlisted.length} survived.`,
    ...section("Survivors: add a test, or a row with a reason to test/mutants/equivalent.tsv:", unlisted),
    ...section("Killed by the full suite only:", late),
    ...(left > 0 ? [`${left} mutants are left: run the command again with the same seed.`] : []),
  ];
  return { lines, isGood: unlisted.length === 0 };
}

/** One line for a result. */
export function resultLine({ number, id, killedBy, tests, isWaiting, refused, seconds }: Result): string {
  const survived = isWaiting === true ? "waits for the full suite" : "survived";
  const fate = killedBy === undefined ? survived : `killed by ${killedBy}`;
  const by = tests.length === 0 ? "" : ` (${tests.join(", ")})`;
  return `${number} ${fate}${by}, ${seconds} s, ${refused} refused by types\n  ${id}`;
}

function section(title: string, results: readonly Result[]): readonly string[] {
  return results.length === 0 ? [] : [title, ...results.map((result) => `  ${resultLine(result)}`)];
}
