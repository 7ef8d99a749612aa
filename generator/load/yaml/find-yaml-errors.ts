import { YamlFault } from "./events.js";
import { repairsOf, nextContentLine } from "./repair.js";

/** Faults of one text that are told: each of them is found by reading the text several times. */
const maxErrors = 10;

/**
 * The faults of a text that `firstFault` refuses: each is the first of the text in which those before are repaired, so
 * that what follows from a fault is not told. They have the places of the text as it was written.
 */
export function findYamlErrors(
  text: string,
  firstFault: (text: string) => YamlFault | undefined,
): readonly YamlFault[] {
  const written = text.split("\n");
  const faults: YamlFault[] = [];
  let lines: readonly string[] = written;
  let fault = firstFault(text);
  while (fault !== undefined) {
    const { line, column } = placeOf(lines, fault);
    faults.push(new YamlFault(offsetOf(written, line) + column, fault.reason, fault.hint));
    if (faults.length === maxErrors) break;
    ({ lines, fault } = repaired(lines, line, (repair) => firstFault(repair.join("\n"))));
  }
  return faults;
}

interface Attempt {
  /** The lines of the text with what was repaired so far. */
  readonly lines: readonly string[];
  /** The first fault that is left, and its line. */
  readonly fault: YamlFault | undefined;
  readonly line: number;
}

/**
 * The smallest repair of a line's fault. A larger one is taken when a fault that the smaller one leaves follows from this:
 * it is gone with the larger repair, though its own line is still there or is the very next.
 */
function repaired(
  lines: readonly string[],
  line: number,
  firstFault: (lines: readonly string[]) => YamlFault | undefined,
): Attempt {
  const next = nextContentLine(lines, line);
  let best: Attempt | undefined;
  for (const repair of repairsOf(lines, line)) {
    // A fault further down is one of its own when the larger repair would only leave out its line.
    if (best !== undefined && best.line > line && best.line !== next && repair.changed.has(best.line)) continue;
    const fault = firstFault(repair.lines);
    const left = fault === undefined ? Infinity : placeOf(repair.lines, fault).line;
    if (best === undefined || left > best.line) best = { lines: repair.lines, fault, line: left };
    if (fault === undefined) break;
  }
  return best ?? { lines, fault: undefined, line: Infinity };
}

function placeOf(lines: readonly string[], { at }: YamlFault): { readonly line: number; readonly column: number } {
  const before = lines.join("\n").slice(0, at);
  return { line: before.split("\n").length - 1, column: before.length - 1 - before.lastIndexOf("\n") };
}

function offsetOf(lines: readonly string[], line: number): number {
  return lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0);
}
