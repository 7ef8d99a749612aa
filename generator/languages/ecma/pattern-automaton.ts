import { characterSet, goesBeyondAscii, isLiteral, patternSize } from "../../../templates/runtime/patterns/program.js";
import type { PatternNode } from "../../../templates/runtime/patterns/syntax.js";

/** More branches at one place are not looked at. */
const maxWays = 60;

/** Larger repetitions are judged as if they had no end. */
export const maxPositions = 300;

/** A piece of an expression: whether it may be empty, and the positions it may begin and end with. */
interface Piece {
  readonly isNullable: boolean;
  readonly first: readonly number[];
  readonly last: readonly number[];
}

const empty: Piece = { isNullable: true, first: [], last: [] };

/** Glushkov's automaton: one position for each character of the expression, and which may follow which. */
export class PatternAutomaton {
  readonly #atoms: string[] = [];
  readonly #follow: number[][] = [];
  readonly #sets = new Map<string, Uint8Array>();
  readonly #overlaps = new Map<string, boolean>();
  /** False once one way has been found twice, or something was met that this judgement does not cover. */
  isUnambiguous: boolean = true;

  /** `copies`: how often the node is written out because repetitions around it are. */
  add(node: PatternNode, copies: number): Piece {
    if (this.#atoms.length > 3 * maxPositions) this.isUnambiguous = false;
    if (!this.isUnambiguous) return empty;
    switch (node.kind) {
      case "character": {
        const position = this.#atoms.push(node.atom) - 1;
        this.#follow.push([]);
        return { isNullable: false, first: [position], last: [position] };
      }
      case "assertion":
        this.isUnambiguous = false;
        return empty;
      case "sequence":
        return node.of.reduce((before: Piece, each) => this.#join(before, this.add(each, copies)), empty);
      case "choice":
        return this.#choose(node.of.map((each) => this.add(each, copies)));
      case "repeat":
        return this.#repeat(node, copies);
    }
  }

  #join(before: Piece, after: Piece): Piece {
    this.#link(before.last, after.first);
    return {
      isNullable: before.isNullable && after.isNullable,
      first: before.isNullable ? [...before.first, ...after.first] : before.first,
      last: after.isNullable ? [...before.last, ...after.last] : after.last,
    };
  }

  #choose(pieces: readonly Piece[]): Piece {
    // Two ways to be empty are two ways.
    if (pieces.filter((piece) => piece.isNullable).length > 1) this.isUnambiguous = false;
    return {
      isNullable: pieces.some((piece) => piece.isNullable),
      first: pieces.flatMap((piece) => piece.first),
      last: pieces.flatMap((piece) => piece.last),
    };
  }

  #repeat({ of, min, max }: Extract<PatternNode, { kind: "repeat" }>, copies: number): Piece {
    const isLarge = max * copies * Math.max(1, patternSize(of).positions) > maxPositions;
    if (max === 0) return empty;
    if (isLarge) {
      const body = this.add(of, copies);
      if (body.isNullable) this.isUnambiguous = false;
      this.#link(body.last, body.first);
      return { ...body, isNullable: body.isNullable || min === 0 };
    }
    let rest: Piece = empty;
    for (let copy = max; copy > 0; copy -= 1) {
      const body = this.add(of, copies * max);
      if (body.isNullable && (max > 1 || min === 0)) this.isUnambiguous = false;
      const joined = this.#join(body, rest);
      rest = { ...joined, isNullable: joined.isNullable || copy > min };
    }
    return rest;
  }

  #link(last: readonly number[], first: readonly number[]): void {
    for (const from of last) {
      const follow = this.#follow[from] ?? [];
      if (follow.length + first.length > maxWays || first.some((to) => follow.includes(to))) this.isUnambiguous = false;
      if (!this.isUnambiguous) return;
      follow.push(...first);
    }
  }

  /** Whether what may follow each position is told apart by the next character. */
  hasOneWay(): boolean {
    return this.#follow.every((positions) => this.areApart(positions));
  }

  areApart(positions: readonly number[]): boolean {
    if (positions.length > maxWays) return false;
    return positions.every((position, index) =>
      positions.slice(0, index).every((other) => !this.#overlap(this.#atoms[position] ?? "", this.#atoms[other] ?? "")),
    );
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
