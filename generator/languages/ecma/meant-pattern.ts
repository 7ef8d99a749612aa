import { classEnd, escapeEnd, groupHeadAt } from "../../../templates/runtime/patterns/parse-pattern.js";

/** Anchors and groups of other engines, in the syntax of ECMA-262. */
const otherWords: Readonly<Record<string, string>> = { "\\A": "^", "\\z": "$", "\\Z": "$", "(?P<": "(?<" };

/**
 * A pattern that is not one of ECMA-262 with the flag u, as its author most probably means it: without backslashes before characters
 * that mean themselves ("\\-" outside of a class; IdentityEscape), in letters of both cases after "(?i)", with anchors and names of
 * groups of other engines. It may still be none.
 */
export function meantPattern(pattern: string): string {
  const start = /^(\^|\\A)?\(\?i\)/.exec(pattern);
  const rest = start === null ? pattern : `${start[1] ?? ""}${pattern.slice(start[0].length)}`;
  return piecesOf(rest)
    .map((piece) => otherWords[piece] ?? withoutNeedlessEscapes(piece))
    .map((piece) => (start === null ? piece : inBothCases(piece)))
    .join("");
}

/** Splits a pattern into classes, escapes, group openings, and single characters. */
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
      return escapeEnd(pattern, at);
    case "(":
      return at + (pattern.startsWith("(?P<", at) ? 4 : groupHeadAt(pattern, at).length);
    default:
      return at + 1;
  }
}

function withoutNeedlessEscapes(piece: string): string {
  const isClass = piece.startsWith("[");
  return piece.replace(/\\[^]/gu, (part) => {
    const [, escaped = ""] = [...part];
    const isNeedless = escaped !== "" && /[^A-Za-z\d$()*+./?[\\\]^{|}]/u.test(escaped);
    return isNeedless && !(isClass && escaped === "-") ? escaped : part;
  });
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
