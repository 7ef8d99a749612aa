import { printSet } from "./translate-pattern.js";
import type { CharacterPart, CharacterSet } from "./pattern-tree.js";

/** Characters that no set of some tells apart, by one of them. */
export interface CharacterClass {
  readonly representative: string;
  /** For each set, whether it holds these characters. */
  readonly members: readonly boolean[];
}

/** Parts the characters of XML 1.0 (section 2.2) into classes that the sets cannot tell apart; the plainest characters first. */
export function characterClasses(sets: readonly CharacterSet[]): readonly CharacterClass[] {
  const starts = new Set(xmlRanges.map(([first]) => first));
  for (const set of sets) addBoundaries(set, starts);
  const tests = sets.map((set) => new RegExp(`^(?:${printSet(set)})$`, "u"));
  const classes = new Map<string, CharacterClass>();
  for (const codePoint of [...plainest, ...[...starts].sort((a, b) => a - b)]) {
    if (!isXmlCharacter(codePoint)) continue;
    const representative = String.fromCodePoint(codePoint);
    const members = tests.map((test) => test.test(representative));
    const key = members.map((isMember) => (isMember ? "1" : "0")).join("");
    if (!classes.has(key)) classes.set(key, { representative, members });
  }
  return [...classes.values()];
}

const xmlRanges = [
  [0x09, 0x0a], [0x0d, 0x0d], [0x20, 0xd7ff], [0xe000, 0xfffd], [0x10000, 0x10ffff],
] as const; // prettier-ignore

function isXmlCharacter(codePoint: number): boolean {
  return xmlRanges.some(([first, last]) => codePoint >= first && codePoint <= last);
}

/** Letters and digits, then what else ASCII has: what people read best in an example. */
const plainest: readonly number[] = [
  ..."aA0bB1-._/:xX92 !#$%()*+,;=?@[]^`{|}~'\"&<>\\",
].map((character) => character.codePointAt(0) ?? 0); // prettier-ignore

/** Adds the code points at which a set may begin or end. */
function addBoundaries({ parts, without }: CharacterSet, into: Set<number>): void {
  for (const part of parts) {
    for (const boundary of boundariesOf(part)) into.add(boundary);
  }
  if (without !== undefined) addBoundaries(without, into);
}

const known = new Map<string, readonly number[]>();

function boundariesOf(part: CharacterPart): readonly number[] {
  if (part.kind === "range" || part.kind === "block") return [part.first, part.last + 1];
  const source = printSet({ parts: [part], negated: false });
  let boundaries = known.get(source);
  if (boundaries === undefined) known.set(source, (boundaries = findBoundaries(source)));
  return boundaries;
}

/** All runs of characters that a class of Unicode holds. */
function findBoundaries(source: string): readonly number[] {
  const boundaries: number[] = [];
  for (const [run] of allCharacters().matchAll(new RegExp(`${source}+`, "gu"))) {
    const last = run.length > 1 ? (run.codePointAt(run.length - 2) ?? 0) : 0;
    boundaries.push(run.codePointAt(0) ?? 0);
    boundaries.push((last > 0xffff ? last : (run.codePointAt(run.length - 1) ?? 0)) + 1);
  }
  return boundaries;
}

let characters: string | undefined;

function allCharacters(): string {
  if (characters !== undefined) return characters;
  const parts: string[] = [];
  for (const [first, last] of xmlRanges) {
    for (let codePoint: number = first; codePoint <= last; codePoint++) parts.push(String.fromCodePoint(codePoint));
  }
  return (characters = parts.join(""));
}
