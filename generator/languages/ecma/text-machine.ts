import {
  compilePattern, patternSize, type PatternProgram, type ProgramNode,
} from "../../../templates/runtime/patterns/program.js"; // prettier-ignore
import { parsePattern, type PatternNode } from "../../../templates/runtime/patterns/syntax.js";

/** Where a machine stands after some characters. */
export interface MachineState {
  readonly id: number;
  /** Whether the text may end here. */
  readonly isFine: boolean;
  /** Whether the text is fine whatever follows. */
  readonly isDone: boolean;
  readonly steps: readonly number[];
}

/** Tells, one character after the other, whether a pattern is found in a text. Its states are made as they are needed. */
export class TextMachine {
  readonly start: MachineState;
  readonly atoms: readonly string[];
  readonly #program: PatternProgram;
  readonly #states = new Map<string, MachineState>();
  readonly #ways = new Map<string, MachineState>();

  constructor(node: PatternNode) {
    this.#program = compilePattern(node);
    this.atoms = [...new Set(atomsOf(node))];
    this.start = this.#stateOf([this.#program.start], true);
  }

  next(state: MachineState, character: string): MachineState {
    if (state.isDone) return state;
    const key = `${state.id} ${character}`;
    const known = this.#ways.get(key) ?? this.#go(state, character);
    this.#ways.set(key, known);
    return known;
  }

  #go({ steps }: MachineState, character: string): MachineState {
    const waiting = [this.#program.start];
    const code = character.codePointAt(0) ?? 0;
    for (const index of steps) {
      const step = this.#program.nodes[index];
      const set = step?.kind === "character" ? this.#program.sets[step.set] : undefined;
      if (step?.kind !== "character" || set === undefined) continue;
      const isMatch = code < 128 ? set.ascii[code] === 1 : set.hasWide(code, character);
      if (isMatch) waiting.push(step.next);
    }
    return this.#stateOf(waiting, false);
  }

  #stateOf(waiting: readonly number[], isStart: boolean): MachineState {
    const ready = follow(this.#program.nodes, waiting, isStart, false);
    const key = ready === undefined ? "done" : `${isStart} ${ready.join()}`;
    const known = this.#states.get(key);
    if (known !== undefined) return known;
    const isFine = ready === undefined || follow(this.#program.nodes, waiting, isStart, true) === undefined;
    // Two sets of steps may differ in what waits for the end: that is part of the key, for those steps are kept.
    const state: MachineState = { id: this.#states.size, isFine, isDone: ready === undefined, steps: ready ?? [] };
    this.#states.set(key, state);
    return state;
  }
}

/** The machine of a pattern; undefined when it cannot be judged one character after the other. */
export function textMachine(pattern: string): TextMachine | undefined {
  const known = machines.get(pattern);
  if (known !== undefined) return known === "none" ? undefined : known;
  const node = parsePattern(pattern);
  const isFit = node.kind !== "refusal" && !hasBoundary(node) && patternSize(node).positions <= maxPositions;
  const machine = isFit ? new TextMachine(node) : undefined;
  if (machines.size >= maxMachines) machines.clear();
  machines.set(pattern, machine ?? "none");
  return machine;
}

const machines = new Map<string, TextMachine | "none">();
const maxMachines = 200;

/** Patterns of more characters, repetitions written out, are not judged. */
const maxPositions = 2000;

/** The steps that wait for a character or for the end, in order; undefined when the pattern was found. */
function follow(
  steps: readonly ProgramNode[],
  from: readonly number[],
  isStart: boolean,
  isEnd: boolean,
): readonly number[] | undefined {
  const reached = new Set<number>();
  const ready: number[] = [];
  const waiting = [...from];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const step = steps[index];
    if (reached.has(index) || step === undefined) continue;
    reached.add(index);
    switch (step.kind) {
      case "match":
        return undefined;
      case "character":
        ready.push(index);
        break;
      case "fork":
        waiting.push(...step.ways);
        break;
      case "assertion":
        if (step.what === "end" && !isEnd) ready.push(index);
        else if (step.what === "end" || (step.what === "start" && isStart)) waiting.push(step.next);
        break;
    }
  }
  return ready.sort((a, b) => a - b);
}

function atomsOf(node: PatternNode): readonly string[] {
  switch (node.kind) {
    case "character":
      return [node.atom];
    case "assertion":
      return [];
    case "sequence":
    case "choice":
      return node.of.flatMap(atomsOf);
    case "repeat":
      return atomsOf(node.of);
  }
}

function hasBoundary(node: PatternNode): boolean {
  switch (node.kind) {
    case "character":
      return false;
    case "assertion":
      return node.what === "boundary" || node.what === "noBoundary";
    case "sequence":
    case "choice":
      return node.of.some(hasBoundary);
    case "repeat":
      return hasBoundary(node.of);
  }
}
