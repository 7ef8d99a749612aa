import { PatternAlphabet, type CharacterClass } from "./alphabet.js";
import type { PatternAssertion } from "./parse-pattern.js";
import type { PatternProgram, ProgramNode } from "./program.js";

/** Neighbouring positions that go on at the same node. */
interface Run {
  /** The index of the 32 positions in which the run begins. */
  readonly firstWord: number;
  /** The index of those in which it ends. */
  readonly lastWord: number;
  /** The run's bits within its first and last word. */
  readonly firstBits: number;
  /** The bits of the run within its last word. */
  readonly lastBits: number;
  /** The number of the node at which all of them go on. */
  readonly exit: number;
}

/** The two sides of a position in a string. */
export interface TextPosition {
  readonly isStart: boolean;
  readonly isEnd: boolean;
  readonly isWordBefore: boolean;
  readonly isWordAfter: boolean;
  /** The lookarounds that hold there, one bit for each. */
  readonly looks: number;
}

/**
 * A program that follows all ways through a pattern at once. One bit for each position says that it has read the last
 * character: 32 of them are moved on together.
 */
export class PatternMachine {
  /** The number of 32-bit words with one bit for each position. */
  readonly words: number;
  readonly alphabet: PatternAlphabet;
  /** True if a match can only begin at the start of the string. */
  readonly isAnchored: boolean;
  /** The lookarounds that the program asks for, one bit for each. */
  readonly looks: number;
  readonly #program: PatternProgram;
  readonly #slides: Int32Array;
  readonly #runs: readonly Run[];
  /** The positions that may read the next character. */
  readonly #ready: Int32Array;
  /** The round in which a node was last reached: it is followed once per position in the string. */
  readonly #reached: Int32Array;
  readonly #waiting: number[] = [];
  #round = 0;

  constructor(program: PatternProgram) {
    this.#program = program;
    this.words = (program.setOf.length >> 5) + 1;
    this.alphabet = new PatternAlphabet(program, this.words);
    this.#slides = new Int32Array(this.words);
    program.slides.forEach((slides, position) => {
      if (slides) this.#slides[position >> 5]! |= 1 << (position & 31);
    });
    this.#runs = runsOf(program.exits);
    this.#ready = new Int32Array(this.words);
    this.#reached = new Int32Array(program.nodes.length);
    this.isAnchored = this.#isAnchored();
    this.looks = program.nodes.reduce((looks, node) => looks | lookBit(node), 0);
  }

  /**
   * Goes on from the positions that have read the last character. True when that completes a match; else
   * `read` tells which of the positions that follow read the next one.
   */
  follow(read: Int32Array, edge: TextPosition): boolean {
    this.#slide(read);
    this.#round += 1;
    if (edge.isStart || !this.isAnchored) this.#reach(this.#program.start);
    for (const run of this.#runs) if (hasBit(read, run)) this.#reach(run.exit);
    return this.#spread(edge);
  }

  /** Fills `next` with the positions that read a character; false when there are none. */
  read(next: Int32Array, { readers }: CharacterClass): boolean {
    let any = 0;
    for (let word = 0; word < this.words; word += 1) any |= next[word] = this.#ready[word]! & readers[word]!;
    return any !== 0;
  }

  #slide(read: Int32Array): void {
    let carry = 0;
    for (let word = this.words - 1; word >= 0; word -= 1) {
      const moved = read[word]! & this.#slides[word]!;
      this.#ready[word] = (moved >>> 1) | carry;
      carry = moved << 31;
    }
  }

  #reach(node: number): void {
    if (this.#reached[node] === this.#round) return;
    this.#reached[node] = this.#round;
    this.#waiting.push(node);
  }

  #spread(edge: TextPosition): boolean {
    const { nodes } = this.#program;
    let isFound = false;
    for (let index = this.#waiting.pop(); index !== undefined; index = this.#waiting.pop()) {
      const node = nodes[index]!;
      switch (node.kind) {
        case "match":
          isFound = true;
          break;
        case "character":
          this.#ready[node.position >> 5]! |= 1 << (node.position & 31);
          break;
        case "fork":
          for (const way of node.ways) this.#reach(way);
          break;
        case "assertion":
          if (isTrue(node.what, edge)) this.#reach(node.next);
          break;
      }
    }
    return isFound;
  }

  #isAnchored(): boolean {
    const { nodes, start } = this.#program;
    const open = new Set([start]);
    // A Set visits what is added while it is walked.
    for (const index of open) {
      const node = nodes[index]!;
      if (node.kind === "match" || node.kind === "character") return false;
      if (node.kind === "fork") for (const way of node.ways) open.add(way);
      else if (node.what !== "start") open.add(node.next);
    }
    return true;
  }
}

function lookBit(node: ProgramNode): number {
  return node.kind === "assertion" && typeof node.what === "number" ? 1 << node.what : 0;
}

function isTrue(what: PatternAssertion, edge: TextPosition): boolean {
  switch (what) {
    case "start":
      return edge.isStart;
    case "end":
      return edge.isEnd;
    case "boundary":
      return edge.isWordBefore !== edge.isWordAfter;
    case "noBoundary":
      return edge.isWordBefore === edge.isWordAfter;
    default:
      return (edge.looks & (1 << what)) !== 0;
  }
}

function runsOf(exits: readonly number[]): readonly Run[] {
  const runs: Run[] = [];
  for (let first = 0, last = 0; first < exits.length; first = last) {
    const exit = exits[first]!;
    while (last < exits.length && exits[last] === exit) last += 1;
    if (exit < 0) continue;
    const firstWord = first >> 5;
    const lastWord = (last - 1) >> 5;
    const firstBits = -1 << (first & 31);
    const lastBits = -1 >>> (31 - ((last - 1) & 31));
    runs.push({
      firstWord,
      lastWord,
      firstBits: firstWord === lastWord ? firstBits & lastBits : firstBits,
      lastBits,
      exit,
    });
  }
  return runs;
}

function hasBit(bits: Int32Array, { firstWord, lastWord, firstBits, lastBits }: Run): boolean {
  if ((bits[firstWord]! & firstBits) !== 0) return true;
  if (firstWord === lastWord) return false;
  for (let word = firstWord + 1; word < lastWord; word += 1) if (bits[word] !== 0) return true;
  return (bits[lastWord]! & lastBits) !== 0;
}
