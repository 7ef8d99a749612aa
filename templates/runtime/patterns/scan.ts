import type { CharacterClass } from "./alphabet.js";
import { PatternMachine } from "./machine.js";
import type { PatternNode } from "./parse-pattern.js";
import { compilePattern } from "./program.js";

/** The state within a string. */
interface State {
  /** The positions of the pattern that have read the last character: a set, 32 in each number. */
  readonly read: Int32Array;
  isEmpty: boolean;
  /** True if the last character belongs to a word. */
  isWord: boolean;
  /** True if a match ended in front of the last character. */
  isFound: boolean;
  /** By class of the next character and lookarounds: the next state, if it is known. Undefined for a state that is not cached. */
  readonly next: (State | undefined)[] | undefined;
}

/** The number of 32-bit words that all cached states take together. */
const maxRemembered = 65_536;

/** More than the number of character classes of a pattern. */
const maxClasses = 65_536;

/** Searches strings for a pattern, from the start of the string or from its end, with cached states. */
export class PatternScan {
  readonly #machine: PatternMachine;
  readonly #isBackward: boolean;
  readonly #maxStates: number;
  readonly #states = new Map<string, State>();
  #start: State;

  constructor(node: PatternNode, isBackward: boolean = false) {
    this.#machine = new PatternMachine(compilePattern(node));
    this.#isBackward = isBackward;
    this.#maxStates = Math.min(1000, Math.ceil(maxRemembered / this.#machine.words));
    this.#start = this.#emptyState([]);
  }

  /** True if the pattern is found anywhere in the text. `held` has the lookarounds that hold at each position, one bit for each. */
  isFound(text: string, held: Int32Array): boolean {
    return this.#scan(text, held, 0);
  }

  /** Adds a bit to each position at which the pattern ends, or to each other one. */
  mark(text: string, held: Int32Array, bit: number, isNegative: boolean): void {
    this.#scan(text, held, bit);
    if (isNegative) for (let at = 0; at < held.length; at += 1) held[at]! ^= bit;
  }

  /** Without a bit to add, true at the first match. */
  #scan(text: string, held: Int32Array, bit: number): boolean {
    const { alphabet, isAnchored, looks } = this.#machine;
    const step = this.#isBackward ? -1 : 1;
    const last = this.#isBackward ? 0 : text.length;
    const spare: State[] = [];
    let state = this.#start;
    let learned = 0;
    let at = text.length - last;
    for (; at !== last;) {
      const code = this.#isBackward ? codePointBefore(text, at) : text.codePointAt(at)!;
      const next = alphabet.classOf(code);
      const now = looks === 0 ? 0 : held[at]! & looks;
      const key = next.index + now * maxClasses;
      let to = state.next?.[key];
      if (to === undefined && learned < this.#maxStates && state.next !== undefined) {
        learned += 1;
        to = this.#learn(state, next, now);
        state.next[key] = to;
      } else if (to === undefined) {
        // A string with ever new states: caching them does not pay.
        to = spare.length < 2 ? this.#emptyState() : spare.shift()!;
        this.#step(state, next, now, to);
        spare.push(to);
      }
      if (to.isFound) {
        if (bit === 0) return true;
        held[at]! |= bit;
      }
      if (bit === 0 && to.isEmpty && isAnchored) return false;
      state = to;
      at += code > 0xffff ? 2 * step : step;
    }
    const isEnded = this.#follow(state, false, true, looks === 0 ? 0 : held[at]! & looks);
    if (isEnded && bit !== 0) held[at]! |= bit;
    return isEnded;
  }

  #follow(state: State, isWordNext: boolean, isLast: boolean, looks: number): boolean {
    const isFirst = state === this.#start;
    const edge = this.#isBackward
      ? { isStart: isLast, isEnd: isFirst, isWordBefore: isWordNext, isWordAfter: state.isWord, looks }
      : { isStart: isFirst, isEnd: isLast, isWordBefore: state.isWord, isWordAfter: isWordNext, looks };
    return this.#machine.follow(state.read, edge);
  }

  /** Fills `to` with the state after a character. */
  #step(from: State, next: CharacterClass, looks: number, to: State): void {
    to.isFound = this.#follow(from, next.isWord, false, looks);
    to.isEmpty = !this.#machine.read(to.read, next);
    to.isWord = next.isWord;
  }

  #learn(from: State, next: CharacterClass, looks: number): State {
    const state = this.#emptyState([]);
    this.#step(from, next, looks, state);
    const kind = `${state.isWord ? "w" : ""}${state.isFound ? "f" : ""}`;
    const key = `${kind} ${String.fromCharCode(...new Uint16Array(state.read.buffer))}`;
    const known = this.#states.get(key);
    if (known !== undefined) return known;
    if (this.#states.size >= this.#maxStates) {
      this.#states.clear();
      this.#start = this.#emptyState([]);
    }
    this.#states.set(key, state);
    return state;
  }

  #emptyState(next?: State[]): State {
    return { read: new Int32Array(this.#machine.words), isEmpty: true, isWord: false, isFound: false, next };
  }
}

function codePointBefore(text: string, at: number): number {
  const pair = at > 1 ? text.codePointAt(at - 2)! : 0;
  return pair > 0xffff ? pair : text.charCodeAt(at - 1);
}
