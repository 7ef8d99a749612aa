import { patternSize } from "../../../templates/runtime/patterns/program.js";
import { parsePattern } from "../../../templates/runtime/patterns/parse-pattern.js";
import { leavesIn } from "../expression.js";
import { TextMachine, type PatternLeaf } from "../text-machine.js";

const machines = new Map<string, TextMachine | "none">();
const maxMachines = 200;

/** Maximum number of characters in a pattern with unrolled repetitions. */
const maxPositions = 2000;

/** Returns the automaton of a regular expression; undefined if it cannot be evaluated character by character. */
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
