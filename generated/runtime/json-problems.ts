import type { Problem } from "./problem.js";

/** How deeply a value may be nested along schemas that refer to themselves. */
export const maxDepth = 1000;

/** What a problem says. */
export interface ProblemText {
  readonly message: string;
  readonly expected?: string;
  readonly actual?: string;
}

/** What the second path of a validator fills: every problem of a value, up to a limit. */
export class JsonProblems {
  readonly limit: number;
  /** The problems kept so far, in the order in which they were found. */
  readonly found: Problem[] = [];
  /** How many were found, those beyond the limit included. */
  count: number = 0;
  /** Where the value was too complex to be checked; then it is refused, whatever a schema makes of the rest. */
  refusedPath: string | undefined;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Records a problem. What it says is asked for when it is kept. */
  add(code: string, path: string, text: () => ProblemText): void {
    this.count += 1;
    if (this.found.length < this.limit) this.found.push({ ...text(), code, path: keptPath(path) });
  }

  /** Records that a value is too complex to be checked. */
  refuse(path: string): void {
    if (this.refusedPath !== undefined) return;
    this.refusedPath = path;
    const expected = `at most ${maxDepth} levels`;
    const message = `The value is nested too deeply or in too many ways; the limit is ${maxDepth} levels.`;
    this.add("depth", path, () => ({ message, expected }));
  }
}

const longestPath = 2000;

/** A path that fits: that of the nearest ancestor when names of the payload make it very long. */
function keptPath(path: string): string {
  return path.length <= longestPath ? path : path.slice(0, path.lastIndexOf("/", longestPath));
}
