import { codePointsOf, complement, union, type CodePoints, type Run } from "../code-points.js";

/** A set of characters: a union of parts, perhaps negated, perhaps without another set. */
export interface XsdCharacterSet {
  readonly parts: readonly CharacterPart[];
  /** True if `parts` are the excluded characters. */
  readonly negated: boolean;
  /** Characters that are taken away from the rest. */
  readonly without?: XsdCharacterSet;
}

/** A part of a character class. XML Schema Part 2, appendix F. */
export type CharacterPart =
  | { readonly kind: "range"; readonly first: number; readonly last: number }
  /** \p{IsGreek} and \P{IsGreek}. */
  | { readonly kind: "block"; readonly first: number; readonly last: number; readonly negated: boolean }
  /** \s \i \c \d \w and their negations. */
  | { readonly kind: "class"; readonly letter: "s" | "i" | "c" | "d" | "w"; readonly negated: boolean }
  /** \p{L} and \P{L}. */
  | { readonly kind: "category"; readonly category: string; readonly negated: boolean };

/** A set as an atom of ECMAScript: one class, or a class that a look-ahead takes the subtraction from. */
export function printSet({ parts, negated, without }: XsdCharacterSet): string {
  const [only] = parts;
  if (without !== undefined) return `(?!${printSet(without)})${printSet({ parts, negated })}`;
  if (parts.length === 1 && only?.kind === "range" && !negated && only.first === only.last)
    return printLiteral(only.first);
  return `[${negated ? "^" : ""}${parts.map(printPart).join("")}]`;
}

function printPart(part: CharacterPart): string {
  switch (part.kind) {
    case "range":
      return printRange(part.first, part.last);
    case "block":
      return part.negated ? printRanges(complement([[part.first, part.last]])) : printRange(part.first, part.last);
    case "class":
      return classText[part.letter][part.negated ? 1 : 0];
    case "category":
      return `\\${part.negated ? "P" : "p"}{${part.category}}`;
  }
}

// XML 1.0 (fifth edition), section 2.3: the same names that the reader takes.
const nameStart: CodePoints = codePointsOf(
  "[:A-Z_a-z\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u02ff\\u0370-\\u037d\\u037f-\\u1fff\\u200c\\u200d\\u2070-\\u218f" +
    "\\u2c00-\\u2fef\\u3001-\\ud7ff\\uf900-\\ufdcf\\ufdf0-\\ufffd\\u{10000}-\\u{effff}]",
);
const namePart: readonly Run[] = [...nameStart, ...codePointsOf("[\\-.0-9\\u00b7\\u0300-\\u036f\\u203f\\u2040]")];
const space: CodePoints = codePointsOf("[\\t\\n\\r ]");

/** The meaning of each class within brackets, and of its negation. */
const classText: { readonly [letter in "s" | "i" | "c" | "d" | "w"]: readonly [plain: string, negated: string] } = {
  s: [printRanges(space), printRanges(complement(space))],
  i: [printRanges(nameStart), printRanges(complement(nameStart))],
  c: [printRanges(namePart), printRanges(complement(union([namePart])))],
  d: ["\\p{Nd}", "\\P{Nd}"],
  // Everything except punctuation, separators and others: the remaining groups of categories.
  w: ["\\p{L}\\p{M}\\p{N}\\p{S}", "\\p{P}\\p{Z}\\p{C}"],
};

function printRanges(ranges: readonly Run[]): string {
  return ranges.map(([first, last]) => printRange(first, last)).join("");
}

function printRange(first: number, last: number): string {
  if (first === last) return printCharacter(first);
  return `${printCharacter(first)}${last === first + 1 ? "" : "-"}${printCharacter(last)}`;
}

/** Returns a character within brackets: an ASCII letter or digit as it is, any other escaped. */
function printCharacter(codePoint: number): string {
  const character = String.fromCodePoint(codePoint);
  if (/[A-Za-z0-9]/.test(character)) return character;
  if (/[\\\]^-]/.test(character)) return `\\${character}`;
  if (codePoint > 0x20 && codePoint < 0x7f) return character;
  return codePoint > 0xffff ? `\\u{${codePoint.toString(16)}}` : `\\u${codePoint.toString(16).padStart(4, "0")}`;
}

function printLiteral(codePoint: number): string {
  const character = String.fromCodePoint(codePoint);
  return /[\\^$.*+?()[\]{}|/]/.test(character)
    ? `\\${character}`
    : codePoint === 0x2d
      ? "-"
      : printCharacter(codePoint);
}
