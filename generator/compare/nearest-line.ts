import { lineStartsOf, sourceLocation, type SourceFile } from "../diagnostics/origin.js";
import type { Contract } from "../model/contract.js";
import type { Change } from "./change.js";
import { cached } from "./pair-map.js";

/** Adds the line above the location of each part that only one version has, in the version without it. */
export function markNearestLines(changes: readonly Change[], before: Contract, after: Contract): readonly Change[] {
  const linesOf = cached(({ text }: SourceFile) => readLines(text));
  return changes.map((change) => {
    const origin = change.before ?? change.after;
    if (origin === undefined || (change.before !== undefined && change.after !== undefined)) return change;
    const { file, line } = sourceLocation(origin);
    const other = change.after === undefined ? otherFile(file, before, after) : otherFile(file, after, before);
    if (other === undefined) return change;
    const nearest = nearestLine(linesOf(file), linesOf(other), line - 1);
    return { ...change, nearest: { kind: "offset", file: other, start: lineStartsOf(other)[nearest] ?? 0 } };
  });
}

/** The file of the other version with the same name, or the root of its spec. */
function otherFile(file: SourceFile, version: Contract, other: Contract): SourceFile | undefined {
  const nameOf = ({ path }: SourceFile): string => path.slice(path.lastIndexOf("/") + 1);
  const same = other.files.find((one) => nameOf(one) === nameOf(file));
  return file === version.files[0] ? other.files[0] : (same ?? other.files[0]);
}

interface Lines {
  /** All lines of a file. */
  readonly all: readonly string[];
  /** The index of each line that occurs once. */
  readonly unique: ReadonlyMap<string, number>;
}

function readLines(text: string): Lines {
  const all = text.split("\n");
  const unique = new Map<string, number>();
  const repeated = new Set<string>();
  all.forEach((line, index) => {
    if (unique.has(line)) repeated.add(line);
    unique.set(line, index);
  });
  for (const line of repeated) unique.delete(line);
  return { all, unique };
}

/**
 * The index of the line of the other version that matches the nearest line above one of this version. A line that occurs once in both
 * versions matches, and so do equal lines after it. Returns 0 if no line matches.
 */
function nearestLine(lines: Lines, others: Lines, below: number): number {
  for (let at = below - 1; at >= 0; at -= 1) {
    const line = lines.all[at] ?? "";
    const found = others.unique.get(line);
    if (found === undefined || !lines.unique.has(line)) continue;
    let same = 0;
    while (at + same + 1 < below && lines.all[at + same + 1] === others.all[found + same + 1]) same += 1;
    return found + same;
  }
  return 0;
}
