import type { JsonProblems } from "./problems.js";
import { pathOf } from "./step.js";

/** True if one of some properties of the value is missing and was reported. */
export function reportsMissing(names: readonly string[], { list: { missing = [] }, step }: JsonProblems): boolean {
  const path = missing.length === 0 ? "" : pathOf(step);
  return missing.some(({ name, owner }) => owner === path && names.includes(name));
}

/** Keeps, of the problems from `start` on, only those about some properties that are missing, if there are such. */
export function keepMissing(start: number, problems: JsonProblems, names: readonly string[]): void {
  const { list } = problems;
  const { found } = list;
  if (found.length < start + 2 || !reportsMissing(names, problems)) return;
  const later = found.splice(start);
  const path = pathOf(problems.step);
  const kept = list.missing?.filter(
    ({ name, owner, problem }) => !later.includes(problem) || (owner === path && names.includes(name)),
  );
  found.push(...later.filter((problem) => kept?.some((fault) => fault.problem === problem)));
  list.missing = kept ?? [];
}
