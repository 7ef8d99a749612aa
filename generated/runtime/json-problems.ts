import type { Problem } from "./problem.js";

/** Longer paths are cut. */
const longestPath = 2000;

/** What a problem says. */
export interface ProblemText {
  readonly message: string;
  readonly expected?: string;
  readonly actual?: string;
}

/** What the second path of a validator fills: every problem of a value, up to a limit. */
export interface JsonProblems {
  readonly limit: number;
  /** The problems kept so far, in the order in which they were found. */
  readonly found: Problem[];
  /** Code, path and message of each that is kept. */
  readonly known: Set<string>;
  /** Whether there were more. */
  truncated: boolean;
  /** Set when the value was too complex to be checked: then it is refused, whatever a schema makes of the rest. Tells another list. */
  refuse?: (other: JsonProblems) => void;
}

export function createProblems(limit: number): JsonProblems {
  return { limit, found: [], known: new Set(), truncated: false };
}

/**
 * Records a problem, once: schemas that are put together may refuse a value for the same reason. What it says is asked
 * for when there is room.
 */
export function addProblem(problems: JsonProblems, code: string, path: string, text: () => ProblemText): void {
  if (problems.found.length === problems.limit) {
    problems.truncated = true;
    return;
  }
  // A path that fits: that of the nearest ancestor when names of the payload make it very long.
  const kept = path.length > longestPath ? path.slice(0, path.lastIndexOf("/", longestPath)) : path;
  const problem = { code, path: kept, ...text() };
  const key = `${code}\n${kept}\n${problem.message}`;
  if (problems.known.has(key)) return;
  problems.known.add(key);
  problems.found.push(problem);
}
