import { patternSize, sizeProblem } from "./program.js";
import {
  classEnd,
  codePointSize,
  escapeEnd,
  groupHeadAt,
  parsePattern,
  quantifierAt,
  type PatternNode,
  type PatternRefusal,
} from "./parse-pattern.js";

/** A pattern that a string must contain, or must not contain. */
export interface PatternTest {
  readonly node: PatternNode;
  readonly isWanted: boolean;
}

/** A pattern as patterns without lookaround: a string matches it if it passes all tests of one branch. */
export type PatternTests =
  | { readonly kind: "plain"; readonly node: PatternNode }
  | { readonly kind: "tests"; readonly branches: readonly (readonly PatternTest[])[] };

/**
 * Reads a regular expression that is valid with the flag u (ECMA-262, section 22.2.1). A lookahead at a fixed distance
 * from the start of the string, or a lookbehind at a fixed distance from its end, becomes an additional pattern for the
 * same string: "^(?=.*\\d)(?!.* ).{8,}$" is "^.*\\d" and "^.{8,}$" and not "^.* ". Rejects assertions at other
 * positions.
 */
export function patternTests(source: string): PatternTests | PatternRefusal {
  const node = parsePattern(source);
  if (node.kind !== "refusal") return { kind: "plain", node };
  const size = { positions: 0, work: 0 };
  const branches: PatternTest[][] = [];
  for (const pieces of branchesOf(source)) {
    const branch: PatternTest[] = [];
    for (const { text, isWanted } of testsOf(pieces)) {
      const part = parsePattern(text());
      if (part.kind === "refusal") return part;
      const sizeOfPart = patternSize(part);
      size.positions += sizeOfPart.positions;
      size.work += sizeOfPart.work + 1;
      const reason = sizeProblem(size);
      if (reason !== undefined) return { kind: "refusal", reason };
      branch.push({ node: part, isWanted });
    }
    branches.push(branch);
  }
  return { kind: "tests", branches };
}

/** A piece of a branch, with its quantifier. */
interface Piece {
  readonly kind: "unit" | "group" | "ahead" | "behind" | "bar";
  readonly text: string;
  /** The expression within a group or an assertion. */
  readonly inner: string;
  readonly isNegative: boolean;
  readonly isRepeated: boolean;
}

const lookHeads = [
  { head: "(?=", kind: "ahead", isNegative: false },
  { head: "(?!", kind: "ahead", isNegative: true },
  { head: "(?<=", kind: "behind", isNegative: false },
  { head: "(?<!", kind: "behind", isNegative: true },
] as const;

/** The alternatives of an expression; those of a group that is all of it, anchors aside, in its stead. */
function branchesOf(source: string): readonly (readonly Piece[])[] {
  return splitAtBars(piecesOf(source)).flatMap((pieces) => {
    const isStarted = pieces[0]?.text === "^";
    const isEnded = pieces.length > 1 && pieces.at(-1)?.text === "$";
    const [only, ...others] = pieces.slice(isStarted ? 1 : 0, isEnded ? -1 : undefined);
    if (only?.kind !== "group" || only.isRepeated || others.length > 0) return [pieces];
    const start = isStarted ? pieces.slice(0, 1) : [];
    const end = isEnded ? pieces.slice(-1) : [];
    return splitAtBars(piecesOf(only.inner)).map((inner) => [...start, ...inner, ...end]);
  });
}

function splitAtBars(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const branches: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.kind === "bar") branches.push([]);
    else branches.at(-1)?.push(piece);
  }
  return branches;
}

function piecesOf(source: string): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < source.length;) {
    const piece = pieceAt(source, at);
    pieces.push(piece);
    at += piece.text.length;
  }
  return pieces;
}

function pieceAt(source: string, start: number): Piece {
  const look = lookHeads.find(({ head }) => source.startsWith(head, start));
  const isGroup = source.charAt(start) === "(";
  const end = isGroup ? groupEnd(source, start) : unitEnd(source, start);
  const head = isGroup ? (look?.head ?? groupHeadAt(source, start)) : "";
  const quantifier = quantifierAt(source, end) ?? "";
  const behind = end + quantifier.length;
  const isLazy = quantifier !== "" && source.charAt(behind) === "?";
  return {
    kind: look?.kind ?? (isGroup ? "group" : source.charAt(start) === "|" ? "bar" : "unit"),
    text: source.slice(start, behind + (isLazy ? 1 : 0)),
    inner: isGroup ? source.slice(start + head.length, end - 1) : "",
    isNegative: look?.isNegative === true,
    isRepeated: quantifier !== "",
  };
}

function unitEnd(source: string, start: number): number {
  const first = source.charAt(start);
  if (first === "[") return classEnd(source, start);
  return first === "\\" ? escapeEnd(source, start) : start + codePointSize(source, start);
}

/** The place behind the bracket that closes a group. */
function groupEnd(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length;) {
    const next = source.charAt(at);
    if (next === "(") depth += 1;
    if (next === ")") depth -= 1;
    at = unitEnd(source, at);
    if (depth === 0) return at;
  }
  return source.length;
}

/** A string that the pieces before an assertion make long is concatenated on first read. */
interface TestText {
  /** The text that is read from here. */
  readonly text: () => string;
  readonly isWanted: boolean;
}

function testsOf(written: readonly Piece[]): readonly TestText[] {
  const pieces = anchorFirst(written);
  const isStarted = pieces[0]?.text === "^";
  const isEnded = pieces.at(-1)?.text === "$";
  const first = isStarted ? pieces.findIndex((piece) => !isFixed(piece, "ahead")) : 0;
  const heads = first === -1 ? pieces.length : first;
  let ends = pieces.length;
  if (isEnded) while (ends > heads && isFixed(pieces[ends - 1]!, "behind")) ends -= 1;
  const isTaken = ({ kind }: Piece, index: number): boolean =>
    (kind === "ahead" && index < heads) || (kind === "behind" && index >= ends);
  const textBetween = (from: number, to: number): string =>
    pieces
      .slice(from, to)
      .flatMap((piece, index) => (isTaken(piece, from + index) ? [] : [piece.text]))
      .join("");
  const looks = pieces.flatMap((piece, at): readonly TestText[] => {
    if (!isTaken(piece, at)) return [];
    const inner = `(?:${piece.inner})`;
    const text = (): string =>
      piece.kind === "ahead" ? textBetween(0, at) + inner : inner + textBetween(at + 1, pieces.length);
    return [{ text, isWanted: !piece.isNegative }];
  });
  return [{ text: () => textBetween(0, pieces.length), isWanted: true }, ...looks];
}

/** Assertions before and after "^" have the same position. */
function anchorFirst(pieces: readonly Piece[]): readonly Piece[] {
  const anchor = pieces.findIndex(({ kind }) => kind !== "ahead");
  if (anchor < 1 || pieces[anchor]?.text !== "^") return pieces;
  return [pieces[anchor], ...pieces.slice(0, anchor), ...pieces.slice(anchor + 1)];
}

/** True for a piece of a fixed length: one character, or an assertion that holds in front of a place or behind it. */
function isFixed({ kind, isRepeated }: Piece, look: "ahead" | "behind"): boolean {
  return !isRepeated && (kind === "unit" || kind === look);
}
