import {
  parsePattern,
  type CharacterPart,
  type CharacterSet,
  type PatternFault,
  type PatternNode,
} from "./pattern-tree.js";

export type TranslatedPattern =
  | { readonly ok: true; /** For a RegExp with the flag "u"; anchored at both ends. */ readonly source: string }
  | { readonly ok: false; readonly fault: PatternFault };

/**
 * A pattern facet as an ECMAScript regular expression: Part 2, appendix F. It matches whole values, "^" and "$" are ordinary
 * characters, classes may subtract others, and \i, \c, \d, \w and \p{Is...} mean what XML Schema says.
 */
export function translatePattern(pattern: string): TranslatedPattern {
  const parsed = parsePattern(pattern);
  return parsed.ok ? { ok: true, source: `^(?:${printNode(parsed.tree)})$` } : parsed;
}

/** The same for a tree that was parsed already, without the anchors. */
export function printNode(node: PatternNode): string {
  switch (node.kind) {
    case "choice":
      return node.branches.map(printNode).join("|");
    case "sequence":
      return node.items.map((item) => (item.kind === "choice" ? `(?:${printNode(item)})` : printNode(item))).join("");
    case "repeat":
      return `${printAtom(node.body)}${printQuantity(node.min, node.max)}`;
    case "characters":
      return printSet(node.set);
  }
}

function printAtom(node: PatternNode): string {
  return node.kind === "characters" && node.set.without === undefined ? printSet(node.set) : `(?:${printNode(node)})`;
}

function printQuantity(min: number, max: number): string {
  if (min === 0 && max === 1) return "?";
  if (max === Infinity) return min === 0 ? "*" : min === 1 ? "+" : `{${min},}`;
  return min === max ? `{${min}}` : `{${min},${max}}`;
}

/** A set as one class, or as a class that a look-ahead takes the subtraction from. */
export function printSet({ parts, negated, without }: CharacterSet): string {
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

type Ranges = readonly (readonly [first: number, last: number])[];

// XML 1.0 (fifth edition), section 2.3: the same names that the reader takes.
const nameStart: Ranges = [
  [0x3a, 0x3a], [0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a], [0xc0, 0xd6], [0xd8, 0xf6], [0xf8, 0x2ff], [0x370, 0x37d],
  [0x37f, 0x1fff], [0x200c, 0x200d], [0x2070, 0x218f], [0x2c00, 0x2fef], [0x3001, 0xd7ff], [0xf900, 0xfdcf],
  [0xfdf0, 0xfffd], [0x10000, 0xeffff],
]; // prettier-ignore
const namePart: Ranges = [
  ...nameStart,
  [0x2d, 0x2e], [0x30, 0x39], [0xb7, 0xb7], [0x300, 0x36f], [0x203f, 0x2040],
]; // prettier-ignore
const space: Ranges = [[0x09, 0x0a], [0x0d, 0x0d], [0x20, 0x20]]; // prettier-ignore

/** What each class means within brackets, and what its negation does. */
const classText: { readonly [letter in "s" | "i" | "c" | "d" | "w"]: readonly [plain: string, negated: string] } = {
  s: [printRanges(space), printRanges(complement(space))],
  i: [printRanges(nameStart), printRanges(complement(nameStart))],
  c: [printRanges(namePart), printRanges(complement(namePart))],
  d: ["\\p{Nd}", "\\P{Nd}"],
  // Everything but punctuation, separators and others: what is left of the seven groups of categories.
  w: ["\\p{L}\\p{M}\\p{N}\\p{S}", "\\p{P}\\p{Z}\\p{C}"],
};

function complement(ranges: Ranges): Ranges {
  const result: [number, number][] = [];
  let from = 0;
  for (const [first, last] of [...ranges].sort(([a], [b]) => a - b)) {
    if (first > from) result.push([from, first - 1]);
    from = last + 1;
  }
  if (from <= 0x10ffff) result.push([from, 0x10ffff]);
  return result;
}

function printRanges(ranges: Ranges): string {
  return ranges.map(([first, last]) => printRange(first, last)).join("");
}

function printRange(first: number, last: number): string {
  if (first === last) return printCharacter(first);
  return `${printCharacter(first)}${last === first + 1 ? "" : "-"}${printCharacter(last)}`;
}

/** A character within brackets: as itself when it is an ASCII letter or digit, else escaped. */
function printCharacter(codePoint: number): string {
  const character = String.fromCodePoint(codePoint);
  if (/[A-Za-z0-9]/.test(character)) return character;
  if (/[\\\]^-]/.test(character)) return `\\${character}`;
  if (codePoint > 0x20 && codePoint < 0x7f) return character;
  return codePoint > 0xffff ? `\\u{${codePoint.toString(16)}}` : `\\u${codePoint.toString(16).padStart(4, "0")}`;
}

/** A character outside brackets. */
function printLiteral(codePoint: number): string {
  const character = String.fromCodePoint(codePoint);
  return /[\\^$.*+?()[\]{}|/]/.test(character)
    ? `\\${character}`
    : codePoint === 0x2d
      ? "-"
      : printCharacter(codePoint);
}
