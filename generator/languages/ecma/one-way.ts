import { characterSet, goesBeyondAscii, isLiteral, patternSize } from "../../../templates/runtime/patterns/program.js";
import { isNullable } from "../expression.js";
import type { State, Move } from "../machine.js";
import { patternMachine, type Pattern, type PatternLeaf } from "../text-machine.js";

/** Maximum number of branches that are compared at one position. */
const maxWays = 60;

/** Number of positions above which a repetition is treated as unbounded. */
export const maxPositions = 300;

/**
 * True if each next character has only one transition: the expression is strongly one-unambiguous (A. Brüggemann-Klein,
 * D. Wood, 1998). False in doubt.
 */
export function hasOneWay(pattern: Pattern): boolean {
  const positions = { left: 3 * maxPositions };
  const bounded = withoutLargeCounts(pattern, 1, positions);
  if (bounded === undefined || positions.left < 0) return false;
  const machine = patternMachine(bounded);
  const apart = new AtomPairs();
  const reached = new Set<State<PatternLeaf>>();
  const goOn = (moves: readonly Move<PatternLeaf, string>[]): boolean => {
    for (const { next } of moves) reached.add(next);
    return moves.length <= maxWays && apart.areApart(moves.map(({ symbol }) => symbol));
  };
  if (!goOn(machine.moves(machine.start))) return false;
  // Iterating a Set visits items that are added meanwhile.
  for (const state of reached) if (!goOn(machine.moves(state))) return false;
  return true;
}

/**
 * Returns the expression with large counts unbounded. Undefined if it can match the empty word in two ways, or has an
 * assertion. `copies` is the number of times that the surrounding repetitions unroll it.
 */
function withoutLargeCounts(node: Pattern, copies: number, positions: { left: number }): Pattern | undefined {
  switch (node.kind) {
    case "character":
      positions.left -= copies;
      return node;
    case "assertion":
      return undefined;
    case "sequence":
    case "choice": {
      const of = node.of.map((item) => withoutLargeCounts(item, copies, positions));
      const isTwice = node.kind === "choice" && node.of.filter(isEmptiable).length > 1;
      return isTwice || !of.every((item) => item !== undefined) ? undefined : { kind: node.kind, of };
    }
    case "repeat": {
      const { min, max } = node;
      if (max === 0) return { kind: "sequence", of: [] };
      const isLarge = max * copies * Math.max(1, patternSize(node.of).positions) > maxPositions;
      if (isEmptiable(node.of) && (isLarge || max > 1 || min === 0)) return undefined;
      const of = withoutLargeCounts(node.of, isLarge ? copies : copies * max, positions);
      if (of === undefined) return undefined;
      return isLarge ? { kind: "repeat", min: Math.min(min, 1), max: Infinity, of } : { ...node, of };
    }
  }
}

function isEmptiable(node: Pattern): boolean {
  return isNullable(node, () => false);
}

/** Atoms that may match the same character, as far as ASCII shows; each pair is compared once. */
class AtomPairs {
  readonly #sets = new Map<string, Uint8Array>();
  readonly #overlaps = new Map<string, boolean>();

  areApart(atoms: readonly string[]): boolean {
    return atoms.every((atom, index) => atoms.slice(0, index).every((other) => !this.#overlap(atom, other)));
  }

  #overlap(a: string, b: string): boolean {
    if (a === b) return true;
    const key = JSON.stringify([a, b]);
    const known = this.#overlaps.get(key) ?? overlap(this.#asciiOf(a), a, this.#asciiOf(b), b);
    this.#overlaps.set(key, known);
    return known;
  }

  #asciiOf(atom: string): Uint8Array {
    const known = this.#sets.get(atom) ?? characterSet(atom).ascii;
    this.#sets.set(atom, known);
    return known;
  }
}

function overlap(asciiA: Uint8Array, a: string, asciiB: Uint8Array, b: string): boolean {
  if (asciiA.some((has, code) => has === 1 && asciiB[code] === 1)) return true;
  return goesBeyondAscii(a) && goesBeyondAscii(b) && !(isLiteral(a) && isLiteral(b));
}
