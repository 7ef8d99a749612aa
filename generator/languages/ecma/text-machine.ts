import { patternSize } from "../../../templates/runtime/patterns/program.js";
import { parsePattern } from "../../../templates/runtime/patterns/parse-pattern.js";
import { leavesIn } from "../expression.js";
import { TextMachine, type PatternLeaf } from "../text-machine.js";

const machines = new Map<string, TextMachine | "none">();
const maxMachines = 200;

/** Patterns of more characters, repetitions written out, are not judged. */
const maxPositions = 2000;

/** The machine of a regular expression; undefined when it cannot be judged one character after the other. */
export function textMachine(source: string): TextMachine | undefined {
  const known = machines.get(source) ?? makeMachine(source) ?? "none";
  if (!machines.has(source) && machines.size >= maxMachines) machines.clear();
  machines.set(source, known);
  return known === "none" ? undefined : known;
}

function makeMachine(source: string): TextMachine | undefined {
  const pattern = parsePattern(source);
  if (pattern.kind === "refusal" || patternSize(pattern).positions > maxPositions) return undefined;
  return leavesIn<PatternLeaf>(pattern).some(isBoundary) ? undefined : new TextMachine(pattern);
}

function isBoundary(leaf: PatternLeaf): boolean {
  return leaf.kind === "assertion" && leaf.what !== "start" && leaf.what !== "end";
}
