import { lineStartsOf, sourceLocation, type SourceFile } from "../diagnostics/origin.js";
import type { Contract } from "../model/contract.js";
import type { Change } from "./change.js";

/** Adds the line of the newer version above the former location of each part that was removed. */
export function markNearestLines(changes: readonly Change[], before: Contract, after: Contract): readonly Change[] {
  const linesOf = createLines();
  return changes.map((change) => {
    if (change.before === undefined || change.after !== undefined) return change;
    const { file, line } = sourceLocation(change.before);
    const newer = newerFile(file, before, after);
    if (newer === undefined) return change;
    const nearest = nearestLine(linesOf(file), linesOf(newer), line - 1);
    return { ...change, nearest: { kind: "offset", file: newer, start: lineStartsOf(newer)[nearest] ?? 0 } };
  });
}

/** The file with the same name, or the root of the spec. */
function newerFile(file: SourceFile, before: Contract, after: Contract): SourceFile | undefined {
  const nameOf = ({ path }: SourceFile): string => path.slice(path.lastIndexOf("/") + 1);
  const same = after.files.find((newer) => nameOf(newer) === nameOf(file));
  return file === before.files[0] ? after.files[0] : (same ?? after.files[0]);
}

interface Lines {
  /** All lines of a file. */
  readonly all: readonly string[];
  /** The index of each line that occurs once. */
  readonly unique: ReadonlyMap<string, number>;
}

function createLines(): (file: SourceFile) => Lines {
  const known = new Map<SourceFile, Lines>();
  return (file) => {
    const lines = known.get(file) ?? readLines(file.text);
    known.set(file, lines);
    return lines;
  };
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
 * The index of the newer line that matches the nearest line above an older one. A line that occurs once in both versions matches, and so do
 * equal lines after it. Returns 0 if no line matches.
 */
function nearestLine(before: Lines, after: Lines, removed: number): number {
  for (let at = removed - 1; at >= 0; at -= 1) {
    const line = before.all[at] ?? "";
    const found = after.unique.get(line);
    if (found === undefined || !before.unique.has(line)) continue;
    let same = 0;
    while (at + same + 1 < removed && before.all[at + same + 1] === after.all[found + same + 1]) same += 1;
    return found + same;
  }
  return 0;
}
