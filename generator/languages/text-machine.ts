import { codePointsOf, includesCode } from "./code-points.js";
import { leavesIn, type Expression } from "./expression.js";
import { Machine, type Edge, type Leaves, type Move, type State } from "./machine.js";
import type { PatternNode } from "../../templates/runtime/patterns/parse-pattern.js";

/** The leaves of a pattern: characters, by the atoms that represent them, and assertions. */
export type PatternLeaf = Extract<PatternNode, { readonly kind: "character" | "assertion" }>;

/** A pattern: the runtime's syntax tree is one. */
export type Pattern = Expression<PatternLeaf>;

/** The state of a machine after some characters. */
export interface TextState {
  /** A number that no other state of the machine has. */
  readonly id: number;
  /** True if the text may end here. */
  readonly isFine: boolean;
  /** True if any continuation is accepted, and if none is. */
  readonly isDone: boolean;
  readonly isDead: boolean;
  /** The moves by the atoms of their characters. */
  readonly moves: readonly Move<PatternLeaf, string>[];
}

/** Assertions consume nothing; word boundaries are not supported here. */
const patternLeaves: Leaves<PatternLeaf, string> = {
  isNullable: (leaf, at) => leaf.kind === "assertion" && holdsAt(leaf.what, at),
  reads: (leaf) => (leaf.kind === "character" ? [{ symbol: leaf.atom }] : []),
};

function holdsAt(what: Extract<PatternLeaf, { kind: "assertion" }>["what"], { isStart, isEnd }: Edge): boolean {
  return (what === "start" && isStart) || (what === "end" && isEnd);
}

/** The automaton of a pattern over characters. */
export function patternMachine(pattern: Pattern): Machine<PatternLeaf, string> {
  return new Machine(pattern, patternLeaves);
}

/**
 * Decides, character by character, if a pattern matches a part of a string. Deterministic: each state is a set of
 * states of the pattern's automaton, created when needed.
 */
export class TextMachine {
  readonly start: TextState;
  readonly atoms: readonly string[];
  readonly #machine: Machine<PatternLeaf, string>;
  readonly #states = new Map<string, TextState>();
  readonly #ways = new Map<string, TextState>();

  constructor(pattern: Pattern) {
    this.#machine = patternMachine(pattern);
    this.atoms = [...new Set(leavesIn(pattern).flatMap((leaf) => (leaf.kind === "character" ? [leaf.atom] : [])))];
    this.start = {
      id: 0,
      isFine: this.#machine.acceptsEmpty(),
      isDone: this.#machine.acceptsEmpty(false),
      isDead: false,
      moves: this.#machine.firstMoves(),
    };
  }

  next(state: TextState, character: string): TextState {
    if (state.isDone) return state;
    const key = `${state.id} ${character}`;
    const known = this.#ways.get(key) ?? this.#go(state, character.codePointAt(0) ?? 0);
    this.#ways.set(key, known);
    return known;
  }

  #go({ moves }: TextState, code: number): TextState {
    // A match may begin at every character.
    const places = new Set([this.#machine.start]);
    for (const { symbol, next } of moves) if (includesCode(codePointsOf(symbol), code)) places.add(next);
    return this.#stateOf([...places].sort((a, b) => a.id - b.id));
  }

  #stateOf(places: readonly State<PatternLeaf>[]): TextState {
    const isDone = places.some((patternState) => patternState.isDone);
    const key = isDone ? "done" : places.map(({ id }) => id).join();
    const known = this.#states.get(key);
    if (known !== undefined) return known;
    const moves = isDone ? [] : [...new Set(places.flatMap((patternState) => this.#machine.moves(patternState)))];
    const isFine = places.some(({ isFinal }) => isFinal);
    const isDead = moves.length === 0 && !isFine;
    const state: TextState = { id: this.#states.size + 1, isFine, isDone, isDead, moves };
    this.#states.set(key, state);
    return state;
  }
}

/** Returns a pattern that matches whole strings. */
export function whole(pattern: Pattern): Pattern {
  return { kind: "sequence", of: [{ kind: "assertion", what: "start" }, pattern, { kind: "assertion", what: "end" }] };
}

/** Returns a pattern for the given strings. */
export function oneOfTexts(texts: readonly string[]): Pattern {
  return whole({ kind: "choice", of: texts.map((text) => ({ kind: "sequence", of: [...text].map(characterLeaf) })) });
}

function characterLeaf(character: string): Pattern {
  return { kind: "character", atom: /[\\^$.*+?()[\]{}|]/.test(character) ? `\\${character}` : character };
}
