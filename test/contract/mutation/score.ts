import { isNoticed, type Verdict } from "./judge.js";
import type { Survivor } from "./survivors.js";

/** The fate of the mutants of one interface, or of all. */
export interface Line {
  readonly name: string;
  readonly mutants: number;
  readonly noticed: number;
  readonly facts: number;
  readonly fixtures: number;
  readonly generation: number;
  readonly survived: number;
}

/** Counts verdicts; a mutant that several notice counts for each of them. */
export function lineOf(name: string, verdicts: readonly Verdict[]): Line {
  const count = (is: (verdict: Verdict) => boolean): number => verdicts.filter(is).length;
  const noticed = count(isNoticed);
  return {
    name,
    mutants: verdicts.length,
    noticed,
    facts: count(({ facts }) => facts !== undefined),
    fixtures: count(({ fixtures }) => fixtures !== undefined),
    generation: count(({ generation }) => generation !== undefined),
    survived: verdicts.length - noticed,
  };
}

/** The percentage that is noticed. */
export function percent(part: number, whole: number): string {
  return whole === 0 ? "-" : `${((100 * part) / whole).toFixed(2)} %`;
}

/** A table, its columns as wide as they need to be. */
export function printLines(lines: readonly Line[]): string {
  const head = ["interface", "mutants", "noticed", "by facts", "by fixtures", "by generation", "survived", "score"];
  const rows = lines.map((line) => [
    line.name,
    line.mutants,
    line.noticed,
    line.facts,
    line.fixtures,
    line.generation,
    line.survived,
    percent(line.noticed, line.mutants),
  ]);
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  const pad = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!);
  return cells.map((row) => row.map(pad).join("  ")).join("\n");
}

/** Differences between the list of survivors and some mutants. */
export interface Compared {
  /** Survived and not listed. */
  readonly unexplained: readonly string[];
  /** Listed and noticed. */
  readonly noticed: readonly string[];
  /** Listed, and no mutant of the interfaces that were looked at. */
  readonly gone: readonly string[];
}

export function compare(verdicts: readonly Verdict[], listed: readonly Survivor[], names: readonly string[]): Compared {
  const ids = new Set(listed.map(({ id }) => id));
  const known = new Set(verdicts.map(({ id }) => id));
  return {
    unexplained: verdicts.filter((verdict) => !isNoticed(verdict) && !ids.has(verdict.id)).map(({ id }) => id),
    noticed: verdicts.filter((verdict) => isNoticed(verdict) && ids.has(verdict.id)).map(({ id }) => id),
    gone: [...ids].filter((id) => names.includes(id.split("/")[0]!) && !known.has(id)),
  };
}
