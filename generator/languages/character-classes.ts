import { codePointsOf, includesCode, type CodePoints } from "./code-points.js";

/** The characters that strings may contain. */
export interface Alphabet {
  /** Ranges of code points. */
  readonly characters: CodePoints;
  /** Characters that read well in examples, the best first. */
  readonly pleasant: string;
}

/** The characters of JSON strings. */
export const unicode: Alphabet = {
  characters: [
    [0, 0xd7ff],
    [0xe000, 0x10ffff],
  ],
  pleasant: "aA0b1c-_. xzBZ9!",
};

/** XML 1.0, section 2.2. */
export const xmlCharacters: Alphabet = {
  characters: codePointsOf("[\\t\\n\\r -\\ud7ff\\ue000-\\ufffd\\u{10000}-\\u{10ffff}]"),
  pleasant: "aA0bB1-._/:xX92 !#$%()*+,;=?@[]^`{|}~'\"&<>\\",
};

/**
 * Splits the characters of an alphabet into classes that the atoms of some patterns do not distinguish, and returns the
 * most readable character of each.
 */
export function characterClasses(atoms: readonly string[], { characters, pleasant }: Alphabet): readonly string[] {
  const sets = atoms.map(codePointsOf);
  const best = [...pleasant].map((character) => character.codePointAt(0) ?? 0);
  const rank = (code: number): number => {
    const position = best.indexOf(code);
    return position >= 0 ? position : code < 32 || code > 126 ? 1000 + code : 100 + code;
  };
  const borders = new Set(best);
  for (const [first, last] of [characters, ...sets].flat()) borders.add(first).add(last + 1);
  const classes = new Map<string, number>();
  const at = sets.map(() => 0);
  for (const code of [...borders].sort((a, b) => a - b)) {
    if (!includesCode(characters, code)) continue;
    const key = sets
      .map((runs, index) => {
        while ((runs[at[index]!]?.[1] ?? Infinity) < code) at[index]! += 1;
        return (runs[at[index]!]?.[0] ?? Infinity) <= code ? 1 : 0;
      })
      .join("");
    const known = classes.get(key);
    if (known === undefined || rank(known) > rank(code)) classes.set(key, code);
  }
  return [...classes.values()].sort((a, b) => rank(a) - rank(b)).map((code) => String.fromCodePoint(code));
}
