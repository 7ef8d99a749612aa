import type { JsonProblems } from "./problems.js";
import { pathOf } from "./step.js";

/** True if one of some properties of the value is missing and was reported. */
export function reportsMissing({ missing = [], step }: JsonProblems, names: readonly string[]): boolean {
  const path = missing.length === 0 ? "" : pathOf(step);
  return missing.some(({ name, owner }) => owner === path && names.includes(name));
}

/** Keeps, of the problems from `start` on, only those about some properties that are missing, if there are such. */
export function keepMissing(problems: JsonProblems, start: number, names: readonly string[]): void {
  const { found } = problems;
  if (found.length < start + 2 || !reportsMissing(problems, names)) return;
  const later = found.splice(start);
  const path = pathOf(problems.step);
  const kept = problems.missing?.filter(
    ({ name, owner, problem }) => !later.includes(problem) || (owner === path && names.includes(name)),
  );
  found.push(...later.filter((problem) => kept?.some((fault) => fault.problem === problem)));
  problems.missing = kept ?? [];
}
