import type { CharacterClass } from "./alphabet.js";
import { PatternMachine } from "./machine.js";
import { compilePattern, tooLarge } from "./program.js";
import { patternTests } from "./tests.js";

/** Searches a string for a pattern. */
export interface LinearPattern {
  /** True when the pattern is found anywhere in the text, as by a RegExp with the flag u. */
  test(text: string): boolean;
}

/**
 * Returns a matcher in linear time for every string: it follows all paths through the pattern at once. For patterns
 * that may make a RegExp backtrack. Throws if the pattern has backreferences, lookarounds at a position that is not
 * fixed, or is too large.
 */
export function linearPattern(source: string): LinearPattern {
  let branches: readonly (readonly SearchTest[])[] | undefined;
  return {
    test(text) {
      branches ??= searchesOf(source);
      return branches.some((tests) => tests.every(({ search, isWanted }) => search.isFound(text) === isWanted));
    },
  };
}

interface SearchTest {
  readonly search: PatternSearch;
  readonly isWanted: boolean;
}

function searchesOf(source: string): readonly (readonly SearchTest[])[] {
  const read = patternTests(source);
  const reason = read.kind === "refusal" ? read.reason : read.kind === "plain" ? tooLarge(read.node) : undefined;
  if (read.kind === "refusal" || reason !== undefined)
    throw new SyntaxError(`Pattern "${source}" cannot be matched: ${reason}.`);
  const branches = read.kind === "plain" ? [[{ node: read.node, isWanted: true }]] : read.branches;
  return branches.map((tests) =>
    tests.map(({ node, isWanted }) => ({
      search: new PatternSearch(new PatternMachine(compilePattern(node))),
      isWanted,
    })),
  );
}

/** The state within a string: the positions that have read the last character. */
interface State {
  /** A set of positions, 32 in each number. */
  readonly read: Int32Array;
  isEmpty: boolean;
  isWord: boolean;
}

/** A cached state. */
interface KnownState extends State {
  /** By class of the next character: where it leads, once that is known. */
  readonly next: (KnownState | "found" | undefined)[];
}

/** The number of 32-bit words that all remembered states take together. */
const maxRemembered = 65_536;

/** A machine with its cached states. */
class PatternSearch {
  readonly #machine: PatternMachine;
  readonly #maxStates: number;
  readonly #states = new Map<string, KnownState>();
  #start: KnownState;

  constructor(machine: PatternMachine) {
    this.#machine = machine;
    this.#maxStates = Math.min(1000, Math.ceil(maxRemembered / machine.words));
    this.#start = this.#emptyState();
  }

  isFound(text: string): boolean {
    const { alphabet, isAnchored } = this.#machine;
    let state = this.#start;
    let learned = 0;
    for (let at = 0; at < text.length;) {
      const code = text.codePointAt(at)!;
      const next = alphabet.classOf(code);
      let to = state.next[next.index];
      if (to === undefined) {
        learned += 1;
        // A string with ever new states: caching them does not pay.
        if (learned > this.#maxStates) return this.#isFoundFrom(state, text, at);
        to = this.#learn(state, next, at === 0);
        state.next[next.index] = to;
      }
      if (to === "found") return true;
      if (to.isEmpty && isAnchored) return false;
      state = to;
      at += code > 0xffff ? 2 : 1;
    }
    return this.#isFoundAtEnd(state, text);
  }

  /** Same, from the middle of a string, without caching. */
  #isFoundFrom(start: State, text: string, from: number): boolean {
    const { alphabet, isAnchored } = this.#machine;
    let state: State = { ...start, read: start.read.slice() };
    let spare: State = this.#emptyState();
    for (let at = from; at < text.length;) {
      const code = text.codePointAt(at)!;
      const next = alphabet.classOf(code);
      if (this.#step(state, next, at === 0, spare)) return true;
      if (spare.isEmpty && isAnchored) return false;
      [state, spare] = [spare, state];
      at += code > 0xffff ? 2 : 1;
    }
    return this.#isFoundAtEnd(state, text);
  }

  #isFoundAtEnd(state: State, text: string): boolean {
    const isStart = text.length === 0;
    return this.#machine.follow(state.read, { isStart, isEnd: true, isWordBefore: state.isWord, isWordAfter: false });
  }

  /** Fills `to` with the state after a character; true when the pattern is found in front of it. */
  #step(from: State, next: CharacterClass, isStart: boolean, to: State): boolean {
    const edge = { isStart, isEnd: false, isWordBefore: from.isWord, isWordAfter: next.isWord };
    if (this.#machine.follow(from.read, edge)) return true;
    to.isEmpty = !this.#machine.read(to.read, next);
    to.isWord = next.isWord;
    return false;
  }

  #learn(from: State, next: CharacterClass, isStart: boolean): KnownState | "found" {
    const state = this.#emptyState();
    if (this.#step(from, next, isStart, state)) return "found";
    const key = `${next.isWord ? "w" : ""}${String.fromCharCode(...new Uint16Array(state.read.buffer))}`;
    const known = this.#states.get(key);
    if (known !== undefined) return known;
    if (this.#states.size >= this.#maxStates) {
      this.#states.clear();
      this.#start = this.#emptyState();
    }
    this.#states.set(key, state);
    return state;
  }

  #emptyState(): KnownState {
    return { read: new Int32Array(this.#machine.words), isEmpty: true, isWord: false, next: [] };
  }
}
