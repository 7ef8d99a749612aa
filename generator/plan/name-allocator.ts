import { isLanguageWord } from "../text/identifiers.js";
import { compareText } from "../text/in-order.js";
import { NumberedNames } from "./numbered-names.js";

/** A request for a name. Requests are served by rank, then by key, so that the order in a file never matters. */
export interface NameRequest<T> {
  /** The thing that gets the name; the key by which the name is found. */
  readonly owner: T;
  /** The identifier it would like. */
  readonly wish: string;
  /** Used if the preferred name is already used; if this one is too, a number is appended. */
  readonly fallback?: string;
  /** Lower is served first: names written in the spec before names that were made up. */
  readonly rank: number;
  /** The source location of the owner; unique among requests of one rank and preferred name. */
  readonly key: string;
}

/** Gives each owner a name of its own. Words of the language get the ending "Model"; the loser of a collision its fallback, then 2, 3, ... */
export function allocateNames<T>(requests: readonly NameRequest<T>[], taken: Set<string> = new Set()): Map<T, string> {
  const names = new Map<T, string>();
  const numbered = new NumberedNames(taken);
  for (const { owner, wish, fallback } of [...requests].sort(inOrder)) {
    const first = isLanguageWord(wish) ? `${wish}Model` : wish;
    names.set(owner, numbered.take(!numbered.has(first) || fallback === undefined ? first : fallback));
  }
  return names;
}

function inOrder(a: NameRequest<unknown>, b: NameRequest<unknown>): number {
  return a.rank - b.rank || compareText(a.wish, b.wish) || compareText(a.key, b.key);
}
