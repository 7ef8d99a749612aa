import { classEnd, escapeEnd, groupHeadAt, quantifierAt } from "../../../templates/runtime/patterns/parse-pattern.js";
import { legacyEscapeAt } from "./legacy-escape.js";
import { meantClass } from "./meant-class.js";

/** Anchors and groups of other engines, in the syntax of ECMA-262. */
const otherWords: Readonly<Record<string, string>> = { "\\A": "^", "\\z": "$", "\\Z": "$", "(?P<": "(?<" };

/** Flags that a pattern sets for itself or for a group. */
interface Flags {
  /** True if letters of both cases match. */
  readonly i: boolean;
  /** True if "." matches line ends. */
  readonly s: boolean;
}

/**
 * A pattern that ECMA-262 does not allow with the flag u, as its author most probably means it. Classes and escapes that only this flag
 * forbids mean the same as without it (Annex B.1.2): "\\-", "[\\w-.]", "}", "\\012", "(?=a)*". Anchors, names of groups, and "(?i)" of
 * other engines are translated. An escaped letter has other meanings in other engines, so the result may still be invalid.
 */
export function meantPattern(pattern: string): string {
  const start = /^(\^|\\A)?\(\?([is]+)\)/.exec(pattern);
  const rest = start === null ? pattern : `${start[1] ?? ""}${pattern.slice(start[0].length)}`;
  const open: Flags[] = [flagsOf(start?.[2] ?? "", { i: false, s: false })];
  const pieces = piecesOf(rest);
  const groups = pieces.filter((piece) => /^\((?!\?)|^\(\?P?<(?![=!])/.test(piece)).length;
  const meant = pieces.map((piece) => {
    const flags = open.at(-1)!;
    const modifiers = modifierHead.exec(piece);
    if (piece.startsWith("(")) open.push(flagsOf(modifiers?.[1] ?? "", flags));
    if (piece === ")" && open.length > 1) open.pop();
    return modifiers === null ? meantPiece(piece, flags, groups) : "(?:";
  });
  return withGroupedLookaheads(meant).join("");
}

/** Puts each lookahead with a quantifier into a group (QuantifiableAssertion). */
function withGroupedLookaheads(pieces: readonly string[]): readonly string[] {
  const grouped = [...pieces];
  const open: number[] = [];
  pieces.forEach((piece, index) => {
    if (piece.startsWith("(")) open.push(index);
    if (piece !== ")") return;
    const start = open.pop();
    const head = start === undefined ? "" : `${pieces[start]}${pieces[start + 1]}${pieces[start + 2]}`;
    if (start === undefined || !/^\(\?[=!]/.test(head) || !isQuantifier(pieces[index + 1] ?? "")) return;
    grouped[start] = `(?:${grouped[start]}`;
    grouped[index] = `${grouped[index]})`;
  });
  return grouped;
}

function isQuantifier(piece: string): boolean {
  return quantifierAt(piece, 0) === piece;
}

/** True for a pattern with flags of a group, "(?i:", which not every engine knows (ECMA-262 of 2025). */
export function hasModifiers(pattern: string): boolean {
  return piecesOf(pattern).some((piece) => modifierHead.test(piece));
}

const modifierHead = /^\(\?((?=-?[is])[is]*(?:-[is]+)?):$/;

/** "i", "-s", "i-s": added and removed flags. */
function flagsOf(modifiers: string, { i, s }: Flags): Flags {
  const [added = "", removed = ""] = modifiers.split("-");
  const isSet = (flag: string, before: boolean): boolean => added.includes(flag) || (before && !removed.includes(flag));
  return { i: isSet("i", i), s: isSet("s", s) };
}

/** Splits a pattern into classes, escapes, group openings, quantifiers, and single characters. */
function piecesOf(pattern: string): readonly string[] {
  const pieces: string[] = [];
  for (let at = 0; at < pattern.length;) {
    const end = pieceEnd(pattern, at);
    pieces.push(pattern.slice(at, end));
    at = end;
  }
  return pieces;
}

function pieceEnd(pattern: string, at: number): number {
  switch (pattern.charAt(at)) {
    case "[":
      return classEnd(pattern, at);
    case "\\":
      // A number is one piece, with the digits behind it.
      return numberEnd(pattern, at) ?? escapeEnd(pattern, at);
    case "(":
      return (
        at +
        (/^\(\?(?:P<|[is]*(?:-[is]+)?:)/.exec(pattern.slice(at, at + maxHead))?.[0] ?? groupHeadAt(pattern, at)).length
      );
    default:
      return at + (quantifierAt(pattern, at)?.length ?? 1);
  }
}

function numberEnd(pattern: string, at: number): number | undefined {
  decimalEscape.lastIndex = at;
  const number = decimalEscape.exec(pattern);
  return number === null ? undefined : at + number[0].length;
}

const decimalEscape = /\\\d+/y;

/** The head of a group with flags is not longer. */
const maxHead = 12;

function meantPiece(piece: string, { i, s }: Flags, groups: number): string {
  const other = otherWords[piece];
  if (other !== undefined) return other;
  if (piece === "." && s) return "[^]";
  if (/^[\]{}]$/.test(piece)) return `\\${piece}`;
  const legacy = legacyEscapeAt(piece, 0, groups);
  if (legacy !== undefined) return `${legacy.meant}${piece.slice(legacy.end)}`;
  const isClass = piece.startsWith("[") && piece.endsWith("]");
  const meant = isClass ? meantClass(piece) : withoutNeedlessEscape(piece);
  return i ? inBothCases(meant) : meant;
}

/** "\\@" as "@" (IdentityEscape). */
function withoutNeedlessEscape(piece: string): string {
  return /^\\[^A-Za-z\d$()*+./?[\\\]^{|}]$/u.test(piece) ? piece.slice(1) : piece;
}

/** Expands a class or an ASCII letter to both cases; other pieces are unchanged. */
function inBothCases(piece: string): string {
  if (/^[A-Za-z]$/.test(piece)) return `[${piece}${otherCase(piece)}]`;
  if (!piece.startsWith("[") || !piece.endsWith("]")) return piece;
  const isNegated = piece.startsWith("[^");
  const listed = letters.filter((letter) => isIn(letter, piece) !== isNegated);
  const others = listed.map(otherCase).filter((letter) => !listed.includes(letter));
  return `${piece.slice(0, -1)}${others.join("")}]`;
}

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"];

function otherCase(letter: string): string {
  return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
}

/** False also for a malformed class. */
function isIn(letter: string, characterClass: string): boolean {
  try {
    return new RegExp(`^${characterClass}$`, "u").test(letter);
  } catch {
    return false;
  }
}
