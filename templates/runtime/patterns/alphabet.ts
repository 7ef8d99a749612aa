import type { CharacterSet, PatternProgram } from "./program.js";

/** Characters that a pattern does not tell apart. */
export interface CharacterClass {
  /** Its place among the classes. */
  readonly index: number;
  /** The positions of the program that read it, one bit for each. */
  readonly readers: Int32Array;
  /** True when its characters belong to words: ECMA-262, section 22.2.2.9.3. */
  readonly isWord: boolean;
}

/** More characters that are not ASCII are not remembered. */
const maxKnown = 4096;

/** The character classes that a program distinguishes, computed while strings are read. */
export class PatternAlphabet {
  readonly #program: PatternProgram;
  readonly #words: number;
  readonly #ascii: (CharacterClass | undefined)[] = new Array<CharacterClass | undefined>(128).fill(undefined);
  readonly #wide = new Map<number, CharacterClass>();
  readonly #byReaders = new Map<string, CharacterClass>();

  constructor(program: PatternProgram, words: number) {
    this.#program = program;
    this.#words = words;
  }

  classOf(codePoint: number): CharacterClass {
    const known = codePoint < 128 ? this.#ascii[codePoint] : this.#wide.get(codePoint);
    return known ?? this.#learn(codePoint);
  }

  #learn(codePoint: number): CharacterClass {
    const character = String.fromCodePoint(codePoint);
    const isWord = /[A-Za-z0-9_]/.test(character);
    const has = this.#program.sets.map((set) => isIn(set, codePoint, character));
    const key = `${isWord ? "w" : ""}${has.map((isIn) => (isIn ? 1 : 0)).join("")}`;
    const found = this.#byReaders.get(key) ?? { index: this.#byReaders.size, readers: this.#readers(has), isWord };
    this.#byReaders.set(key, found);
    if (codePoint < 128) {
      this.#ascii[codePoint] = found;
    } else {
      if (this.#wide.size >= maxKnown) this.#wide.clear();
      this.#wide.set(codePoint, found);
    }
    return found;
  }

  #readers(has: readonly boolean[]): Int32Array {
    const readers = new Int32Array(this.#words);
    this.#program.setOf.forEach((set, position) => {
      if (has[set] === true) readers[position >> 5]! |= 1 << (position & 31);
    });
    return readers;
  }
}

function isIn(set: CharacterSet, codePoint: number, character: string): boolean {
  return codePoint < 128 ? set.ascii[codePoint] === 1 : set.hasWide(codePoint, character);
}
