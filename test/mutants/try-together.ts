import type { TestRun } from "./try-mutant.js";

/** Runs test files on the sources with these mutants; all test files if none is named. */
export type RunTests<M> = (mutants: readonly M[], tests: readonly string[]) => Promise<TestRun>;

/** The fate of a mutant, or the result of test files in a run without it. */
export interface Findings<M> {
  /** The test files that killed a mutant; undefined for a survivor. */
  settle(mutant: M, killers: readonly string[] | undefined): void;
  /** Test files that pass and fail without a mutation. */
  prove(sound: readonly string[], unsound: readonly string[]): void;
}

/**
 * Runs the full suite once for all mutants of a group together. A test file that passes notices none of them; those
 * that fail run again on each mutant. A suite that hangs runs again for each half. False after the time limit, or if
 * nothing can run without a mutation.
 */
export async function tryTogether<M>(
  group: readonly M[],
  run: RunTests<M>,
  { settle, prove }: Findings<M>,
): Promise<boolean> {
  if (group.length === 0) return true;
  const { ending, passed, failed } = await run(group, []);
  if (ending === "stopped") return false;
  prove(passed, []);
  if (ending === "passed") {
    for (const mutant of group) settle(mutant, undefined);
    return true;
  }
  if (failed.length === 0) {
    if (group.length === 1) settle(group[0]!, []);
    if (group.length === 1) return true;
    const middle = Math.ceil(group.length / 2);
    const isDone = await tryTogether(group.slice(0, middle), run, { settle, prove });
    return isDone && (await tryTogether(group.slice(middle), run, { settle, prove }));
  }
  const without = await run([], failed);
  if (without.passed.length + without.failed.length === 0) return false;
  prove(without.passed, without.failed);
  for (const mutant of group) {
    const alone = without.passed.length === 0 ? without : await run([mutant], without.passed);
    if (alone.ending === "stopped") return false;
    const isKilled = alone !== without && alone.ending !== "passed";
    settle(mutant, isKilled ? alone.failed : undefined);
  }
  return true;
}

/** Groups that can be tried together: no two mutants of a group change one file. */
export function groupsOf<M extends { readonly file: string }>(mutants: readonly M[]): readonly (readonly M[])[] {
  const groups: M[][] = [];
  for (const mutant of mutants) {
    const group = groups.find((other) => other.every(({ file }) => file !== mutant.file));
    if (group === undefined) groups.push([mutant]);
    else group.push(mutant);
  }
  return groups;
}
