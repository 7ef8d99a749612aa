import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** The fate of one mutant. */
export interface Result {
  /** The number of the slot. */
  readonly number: number;
  readonly id: string;
  /** Mutations that were drawn before it and that types refuse. */
  readonly refused: number;
  /** The step that failed; undefined for a survivor. */
  readonly killedBy?: "build" | "nearest tests" | "related tests" | "full suite";
  /** True of a survivor for which the full suite has not run. */
  readonly isWaiting?: true;
  /** Test files that failed; empty if the step failed otherwise or hung. */
  readonly tests: readonly string[];
  readonly seconds: number;
}

interface Line {
  readonly result?: Result;
  /** Test files that pass without a mutation. */
  readonly sound?: readonly string[];
  /** Test files that fail without a mutation. */
  readonly unsound?: readonly string[];
}

/** Results of one commit and one seed, in a file with a line for each: a second run goes on after them. */
export class Results {
  constructor(private readonly path: string) {}

  /** The results by number. A mutant that was killed by tests that fail without it has none. */
  all(): ReadonlyMap<number, Result> {
    const results = new Map<number, Result>();
    for (const { result, unsound = [] } of this.lines()) {
      if (result !== undefined) results.set(result.number, result);
      for (const { number, tests } of [...results.values()])
        if (tests.some((test) => unsound.includes(test))) results.delete(number);
    }
    return results;
  }

  /** Test files that killed mutants and that have not run without a mutation. */
  unproven(): readonly string[] {
    const sound = new Set(this.lines().flatMap((line) => line.sound ?? []));
    const killers = [...this.all().values()].flatMap(({ tests }) => tests);
    return [...new Set(killers)].filter((test) => !sound.has(test)).sort();
  }

  add(line: Line): void {
    mkdirSync(dirname(this.path), { recursive: true });
    appendFileSync(this.path, `${JSON.stringify(line)}\n`);
  }

  /** A run that was killed may leave half a line, which is dropped. */
  private lines(): readonly Line[] {
    const text = existsSync(this.path) ? readFileSync(this.path, "utf8") : "";
    const whole = text.slice(0, text.lastIndexOf("\n") + 1);
    if (whole !== text) writeFileSync(this.path, whole);
    return whole
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as Line);
  }
}
