import { Undecided } from "../../languages/undecided.js";
import { isPatternFound } from "../../languages/pattern-search.js";
import type { NameSet } from "./name-set.js";
import { tooMuch, unsure, type Outcome, type Search } from "./outcome.js";
import { is, isNot, type TermClaim } from "./term.js";

/** Equivalent names: names that match the same patterns, and that no schema mentions. */
export interface NameCell {
  /** The patterns that are found in every name of the cell; no other is. */
  readonly found: ReadonlySet<string>;
}

const maxPatterns = 6;

/** Returns all cells of some patterns; undefined if they are too many. */
export function nameCells(patterns: readonly string[]): readonly NameCell[] | undefined {
  if (patterns.length > maxPatterns) return undefined;
  const cells = Array.from({ length: 2 ** patterns.length }, (_, bits): NameCell => {
    return { found: new Set(patterns.filter((__, index) => (bits & (1 << index)) !== 0)) };
  });
  return cells;
}

/** True if the names of a cell are in a set; mentioned names are in no cell. */
export function isCellIn({ found }: NameCell, set: NameSet): boolean {
  switch (set.kind) {
    case "name":
      return false;
    case "pattern":
      return found.has(set.pattern);
    case "except":
      return !set.patterns.some((pattern) => found.has(pattern));
  }
}

/** The names that no schema mentions. */
export interface FreshNames {
  /** Patterns that distinguish names. */
  readonly patterns: readonly string[];
  /** Names that schemas mention, and which are therefore not fresh. */
  readonly mentioned: ReadonlySet<string>;
  /** Claims that every name satisfies. */
  readonly claims: readonly TermClaim[];
}

/** A name of a cell that is not taken yet and for which more claims hold. */
export function freshName(
  cell: NameCell,
  { patterns, mentioned, claims }: FreshNames,
  more: readonly TermClaim[],
  taken: ReadonlySet<string>,
  search: Search,
): Outcome {
  const { terms } = search;
  const isPlain = claims.length === 0 && more.length === 0;
  for (const name of isPlain ? readable : []) {
    if (mentioned.has(name) || taken.has(name)) continue;
    try {
      if (patterns.every((pattern) => isPatternFound(pattern, name) === cell.found.has(pattern)))
        return { kind: "value", value: name };
    } catch (error) {
      if (error instanceof Undecided) return unsure("a pattern of names is not supported");
      throw error;
    }
  }
  if (mentioned.size > maxMentioned) return tooMuch;
  return search.satisfy([
    is(terms.text),
    ...claims,
    ...more,
    ...patterns.map((pattern) =>
      cell.found.has(pattern) ? is(terms.pattern(pattern)) : isNot(terms.pattern(pattern)),
    ),
    ...[...mentioned, ...taken].sort().map((name) => isNot(terms.values([name]))),
  ]);
}

const readable = ["extra", "other", "another", ...Array.from({ length: 30 }, (_, index) => `extra${index + 2}`)];
const maxMentioned = 1000;
