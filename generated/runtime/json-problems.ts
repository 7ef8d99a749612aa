import { problemText, type JsonProblemCode } from "./json-problem-text.js";
import type { Failure, Problem } from "./problem.js";

/** How deeply a value may be nested along schemas that refer to themselves. */
export const maxDepth = 1000;

/** How often the functions of schemas that refer to themselves may be called for one value. */
export const maxCalls = 5_000_000;

/** What the second path of a validator fills: every problem of a value, up to a limit. */
export class JsonProblems {
  readonly limit: number;
  /** How many were found, those beyond the limit included. */
  count: number = 0;
  /** Where the value was too complex to be checked; then it is refused, whatever a schema makes of the rest. */
  refusedPath: string | undefined = undefined;
  readonly #found: Problem[] = [];
  readonly #calls: { count: number };

  constructor(limit: number, calls: { count: number } = { count: 0 }) {
    this.limit = limit;
    this.#calls = calls;
  }

  /** An empty list for one of several branches; what it takes to fill it counts here too. */
  branch(): JsonProblems {
    return new JsonProblems(this.limit, this.#calls);
  }

  /** The problems kept so far, in the order in which they were found. */
  get found(): readonly Problem[] {
    return this.#found;
  }

  /** Records that `value` breaks a keyword. `limit` is what the keyword has in the schema. */
  add(code: JsonProblemCode, path: string, value: unknown, limit?: unknown): void {
    this.count += 1;
    if (this.#found.length >= this.limit) return;
    this.#found.push({ code, path: keptPath(path), ...problemText(code, value, limit) });
  }

  /** Records a finished problem. */
  push(problem: Problem): void {
    this.count += 1;
    if (this.#found.length < this.limit) this.#found.push({ ...problem, path: keptPath(problem.path) });
  }

  /** Takes over what a branch of a schema found. */
  pushAll(branch: JsonProblems): void {
    for (const problem of branch.found) this.push(problem);
    this.count += branch.count - branch.found.length;
  }

  /** Whether a function that calls itself must stop here; then that is recorded. */
  isExhausted(path: string, depth: number): boolean {
    this.#calls.count += 1;
    if (depth <= maxDepth && this.#calls.count <= maxCalls) return false;
    this.refuse(path);
    return true;
  }

  /** Records that a value is too complex to be checked. */
  refuse(path: string): void {
    if (this.refusedPath !== undefined) return;
    this.refusedPath = path;
    this.push(limitProblem(path));
  }

  /** The result to return. Never without a problem. */
  failure(): Failure {
    if (this.#found.length === 0) this.push(limitProblem(""));
    return { ok: false, problems: this.#found, truncated: this.count > this.#found.length };
  }
}

function limitProblem(path: string): Problem {
  const message = `The value is nested too deeply or in too many ways; the limit is ${maxDepth} levels.`;
  return { code: "depth", message, path, expected: `at most ${maxDepth} levels` };
}

const longestPath = 2000;

/** A path that fits: that of the nearest ancestor when names of the payload make it very long. */
function keptPath(path: string): string {
  return path.length <= longestPath ? path : path.slice(0, path.lastIndexOf("/", longestPath));
}
