import { characterSet } from "../../../templates/runtime/patterns/program.js";

/** Code points from `from` up to and with `to`. */
interface Run {
  readonly from: number;
  readonly to: number;
}

/**
 * Splits the code points of well-formed texts into classes that no atom of some patterns tells apart: one character of
 * each. `letters` are told apart from all others.
 */
export function characterClasses(atoms: readonly string[], letters: readonly string[]): readonly string[] {
  const lists = [...atoms.map(runsOf), ...letters.map(runOf)];
  const borders = new Set<number>([0, ...pleasant]);
  for (const { from, to } of lists.flat()) borders.add(from).add(to + 1);
  for (const code of pleasant) borders.add(code + 1);
  const classes = new Map<string, string>();
  const at = lists.map(() => 0);
  for (const code of [...borders].filter((border) => border <= lastCode).sort((a, b) => a - b)) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const matching = lists.map((runs, index) => {
      while ((runs[at[index] ?? 0]?.to ?? Infinity) < code) at[index] = (at[index] ?? 0) + 1;
      return (runs[at[index] ?? 0]?.from ?? Infinity) <= code;
    });
    const key = matching.map(Number).join("");
    const known = classes.get(key);
    const character = String.fromCodePoint(code);
    if (known === undefined || rank(known) > rank(character)) classes.set(key, character);
  }
  return [...classes.values()].sort((a, b) => rank(a) - rank(b));
}

const lastCode = 0x10ffff;

/** Characters that read well in examples, the best first. */
const pleasant = [..."aA0b1c-_. xzBZ9!"].map((character) => character.codePointAt(0) ?? 0);

function rank(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  const place = pleasant.indexOf(code);
  return place >= 0 ? place : code < 32 || code > 126 ? 1000 + code : 100 + code;
}

const known = new Map<string, readonly Run[]>();
const maxKnown = 200;
let everything: string | undefined;

/** Where the characters lie that an atom matches. */
function runsOf(atom: string): readonly Run[] {
  const runs = known.get(atom) ?? searchRuns(atom);
  if (known.size >= maxKnown) known.clear();
  known.set(atom, runs);
  return runs;
}

/** One search through all characters: the engine knows the classes of Unicode. */
function searchRuns(atom: string): readonly Run[] {
  if ([...atom].length === 1 && atom !== ".") return runOf(atom);
  if (!mayGoBeyondAscii(atom)) return asciiRuns(atom);
  everything ??= allCharacters();
  const expression = new RegExp(`(?:${atom})+`, "gu");
  const runs: Run[] = [];
  for (const [text] of everything.matchAll(expression)) {
    const from = text.codePointAt(0) ?? 0;
    const last = text.codePointAt(text.length - 1) ?? 0;
    const to = last >= 0xdc00 && last <= 0xdfff ? (text.codePointAt(text.length - 2) ?? last) : last;
    // The surrogates are left out of the text, so a run may pass over them.
    if (from < 0xd800 && to > 0xdfff) runs.push({ from, to: 0xd7ff }, { from: 0xe000, to });
    else runs.push({ from, to });
  }
  return runs;
}

function runOf(letter: string): readonly Run[] {
  const code = letter.codePointAt(0) ?? 0;
  return [{ from: code, to: code }];
}

/** Whether an atom may match what is not ASCII; true when in doubt. */
function mayGoBeyondAscii(atom: string): boolean {
  return atom === "." || atom.startsWith("[^") || /[^\0-\x7f]|\\[DSWspPuxk]|\(/.test(atom);
}

function asciiRuns(atom: string): readonly Run[] {
  const { ascii } = characterSet(atom);
  return [...ascii.keys()].filter((code) => ascii[code] === 1).map((code) => ({ from: code, to: code }));
}

function allCharacters(): string {
  const parts: string[] = [];
  for (let start = 0; start <= lastCode; start += 0x800) {
    if (start === 0xd800) continue;
    parts.push(String.fromCodePoint(...Array.from({ length: 0x800 }, (_, index) => start + index)));
  }
  return parts.join("");
}
