/** Code points from the first up to and with the last. */
export type Run = readonly [first: number, last: number];

/** A set of code points: runs in order that do not touch. */
export type CodePoints = readonly Run[];

const lastCode = 0x10ffff;

/** The characters of any of the sets. */
export function union(sets: readonly CodePoints[]): CodePoints {
  const result: [number, number][] = [];
  for (const [first, last] of sets.flat().sort(([a], [b]) => a - b)) {
    const open = result.at(-1);
    if (open !== undefined && first <= open[1] + 1) open[1] = Math.max(open[1], last);
    else result.push([first, last]);
  }
  return result;
}

/** All characters that are not in the set. */
export function complement(set: CodePoints): CodePoints {
  const result: Run[] = [];
  let from = 0;
  for (const [first, last] of set) {
    if (first > from) result.push([from, first - 1]);
    from = last + 1;
  }
  if (from <= lastCode) result.push([from, lastCode]);
  return result;
}

/** The characters of both sets. */
export function intersection(a: CodePoints, b: CodePoints): CodePoints {
  return complement(union([complement(a), complement(b)]));
}

/** True if two sets have a character in common. */
export function overlap(a: CodePoints, b: CodePoints): boolean {
  for (let [i, j] = [0, 0]; i < a.length && j < b.length;) {
    const [runOfA, runOfB] = [a[i]!, b[j]!];
    if (runOfA[0] <= runOfB[1] && runOfB[0] <= runOfA[1]) return true;
    if (runOfA[1] < runOfB[1]) i += 1;
    else j += 1;
  }
  return false;
}

/** True if the set contains a character. */
export function includesCode(set: CodePoints, code: number): boolean {
  return overlap(set, [[code, code]]);
}

const known = new Map<string, CodePoints>();
const maxKnown = 2_000;

/** The characters that one atom of a regular expression with the flag u matches: "a", "[a-z]", "\\d", "(?![aeiou])[a-z]". */
export function codePointsOf(atom: string): CodePoints {
  let found = known.get(atom);
  if (found === undefined) {
    if (known.size >= maxKnown) known.clear();
    known.set(atom, (found = new AtomReader(atom).read()));
  }
  return found;
}

/** A character or an escape. Two escapes of surrogates are one character. */
const member = /\\(?:[pP]\{[^}]*\}|u\{[0-9a-f]+\}|ud[89ab]..\\u.{4}|u.{4}|x..|c.|[^])|[^]/iuy;

/** ECMA-262, section 22.2.1: CharacterClass, AtomEscape, and a class that a look-ahead takes another one from. */
class AtomReader {
  readonly #atom: string;
  #at = 0;

  constructor(atom: string) {
    this.#atom = atom;
  }

  read(): CodePoints {
    if (this.#take("(?!")) {
      const without = this.read();
      this.#take(")");
      return intersection(this.read(), complement(without));
    }
    if (this.#take(".")) return complement(union(["\n", "\r", "\u2028", "\u2029"].map(single)));
    return this.#take("[") ? this.#class() : this.#member();
  }

  /** After "[". */
  #class(): CodePoints {
    const isNegated = this.#take("^");
    const parts: CodePoints[] = [];
    while (this.#at < this.#atom.length && !this.#take("]")) {
      const from = this.#member();
      const isRange = this.#atom[this.#at] === "-" && this.#atom[this.#at + 1] !== "]";
      if (!isRange) parts.push(from);
      else {
        this.#take("-");
        parts.push([[from[0]![0], this.#member()[0]![0]]]);
      }
    }
    return isNegated ? complement(union(parts)) : union(parts);
  }

  #member(): CodePoints {
    member.lastIndex = this.#at;
    const text = member.exec(this.#atom)?.[0] ?? "";
    this.#at += Math.max(1, text.length);
    if (!text.startsWith("\\")) return single(text);
    return /^\\[pPdDwWsS]/.test(text) ? classOf(text) : single(characterOf(text));
  }

  #take(text: string): boolean {
    const isNext = this.#atom.startsWith(text, this.#at);
    if (isNext) this.#at += text.length;
    return isNext;
  }
}

function single(character: string): CodePoints {
  const code = character.codePointAt(0) ?? 0;
  return [[code, code]];
}

const controls: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v", 0: "\0" };

/** Returns the character of an escape; within a class, "\b" is a backspace. */
function characterOf(escape: string): string {
  const letter = escape.charAt(1);
  if (letter === "c") return String.fromCharCode(escape.charCodeAt(2) % 32);
  const units = [...escape.matchAll(/\\[ux]\{?([0-9a-f]+)/gi)].map(([, digits = ""]) => Number.parseInt(digits, 16));
  const [unit = 0, ...more] = units;
  if (units.length === 0) return controls[letter] ?? escape.slice(1);
  return more.length === 0 ? String.fromCodePoint(unit) : String.fromCharCode(...units);
}

const space = "[\\t-\\r \\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]";

/** Cached classes of ECMA-262, section 22.2.2.9, and Unicode classes. */
const classes = new Map<string, CodePoints>();

function classOf(escape: string): CodePoints {
  const letter = escape.charAt(1);
  if (letter !== letter.toLowerCase()) return complement(classOf(escape.replace(letter, letter.toLowerCase())));
  let found = classes.get(escape);
  if (found === undefined) classes.set(escape, (found = namedClass(escape)));
  return found;
}

function namedClass(escape: string): CodePoints {
  if (escape === "\\d") return codePointsOf("[0-9]");
  if (escape === "\\w") return codePointsOf("[A-Za-z0-9_]");
  return escape === "\\s" ? codePointsOf(space) : searched(escape);
}

let everything: string | undefined;

/** Tests all characters with one regular expression: the engine knows the classes of Unicode. */
function searched(escape: string): CodePoints {
  everything ??= allCharacters();
  const runs: Run[] = [];
  for (const { 0: text, index } of everything.matchAll(new RegExp(`${escape}+`, "gu"))) {
    runs.push([everything.codePointAt(index)!, codePointBefore(everything, index + text.length)]);
  }
  // The string has no surrogates, so a range may have skipped them.
  const surrogates: CodePoints = [[0xd800, 0xdfff]];
  const without = intersection(runs, complement(surrogates));
  return new RegExp(escape, "u").test("\ud800") ? union([without, surrogates]) : without;
}

function codePointBefore(text: string, end: number): number {
  const unit = text.charCodeAt(end - 1);
  return unit >= 0xdc00 && unit <= 0xdfff ? text.codePointAt(end - 2)! : unit;
}

function allCharacters(): string {
  const parts: string[] = [];
  for (let start = 0; start <= lastCode; start += 0x800) {
    if (start === 0xd800) continue;
    parts.push(String.fromCodePoint(...Array.from({ length: 0x800 }, (_, index) => start + index)));
  }
  return parts.join("");
}
