import type { Problem } from "./problem.js";

/** The number of problems that a message lists. */
export const maxShownProblems = 10;

/** Returns a string for each of the first problems, and one that counts the rest, if any. */
export function shownProblems(
  problems: readonly Problem[],
  textOf: (problem: Problem) => string,
  countOf: (others: number) => string,
): readonly string[] {
  const others = problems.length - maxShownProblems;
  return [...problems.slice(0, maxShownProblems).map(textOf), ...(others > 0 ? [countOf(others)] : [])];
}
