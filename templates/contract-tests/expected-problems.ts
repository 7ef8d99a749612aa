import type { Problem } from "../runtime/base/problem.js";
import type { ExpectedProblem, RunFixture } from "./fixture-run.js";

/** A sentence that names the first expected problem that is not among those found; undefined if all are. */
export function findProblems({ problems = [] }: RunFixture, found: readonly Problem[]): string | undefined {
  const missing = problems.find((problem) => !found.some((one) => isSame(problem, one)));
  return missing && `The expected problem ${problemText(missing)} is not reported.`;
}

/** A server checks headers of a response as an object of their own, so its paths lack "/headers". */
function isSame({ code, path, expected }: ExpectedProblem, found: Problem): boolean {
  return (
    code === found.code &&
    (path === undefined || path === found.path || path === `/headers${found.path}`) &&
    (expected === undefined || expected === found.expected)
  );
}

/** A problem on one line: 'required at "/lines" (expected "sku")'. */
export function problemText({ code, path, expected }: ExpectedProblem): string {
  const place = path === undefined ? "" : ` at "${path}"`;
  return `${code}${place}${expected === undefined ? "" : ` (expected ${expected})`}`;
}
