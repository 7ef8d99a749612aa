import { cutPath, fittingProblem, problemBudget, problemBytes } from "../base/problem-limits.js";
import type { Problem } from "../base/problem.js";

/** What a problem says. */
export interface ProblemText {
  readonly message: string;
  readonly expected?: string;
  readonly actual?: string;
}

/** What the second path of a validator fills: every problem of a value, up to a limit. */
export interface JsonProblems {
  readonly limit: number;
  /** How many bytes of problems there is still room for. */
  room: number;
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
  return { limit, room: problemBudget(limit), found: [], known: new Set(), truncated: false };
}

/** A list of problems that show which branch was meant. They are cut when they are added to those that are told. */
export function createFindings(limit: number): JsonProblems {
  return { limit, room: endless, found: [], known: new Set(), truncated: false };
}

/** Adds what is in another list. */
export function addFindings(problems: JsonProblems, { found, truncated, refuse }: JsonProblems): void {
  for (const problem of found) addProblem(problems, problem.code, problem.path, () => problem);
  problems.truncated ||= truncated;
  refuse?.(problems);
}

const endless = Infinity;

/**
 * Records a problem, once: schemas that are put together may refuse a value for the same reason. What it says is asked
 * for when there is room.
 */
export function addProblem(problems: JsonProblems, code: string, path: string, text: () => ProblemText): void {
  if (problems.truncated || problems.found.length === problems.limit) {
    problems.truncated = true;
    return;
  }
  const problem =
    problems.room === endless ? { code, path: cutPath(path), ...text() } : fittingProblem({ code, path, ...text() });
  const key = `${code}\n${problem.path}\n${problem.message}`;
  if (problems.known.has(key)) return;
  problems.room -= problemBytes(problem);
  if (problems.room < 0 && problems.found.length > 0) {
    problems.truncated = true;
    return;
  }
  problems.known.add(key);
  problems.found.push(problem);
}
