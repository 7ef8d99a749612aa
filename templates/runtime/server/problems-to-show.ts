import type { Problem } from "../base/problem.js";

/** Problems as a refusal tells them: without what was found, unless values are shown. */
export function problemsToShow(problems: readonly Problem[], values: boolean = true): readonly Problem[] {
  if (values) return problems;
  return problems.map(({ actual: _, ...problem }) => problem);
}
