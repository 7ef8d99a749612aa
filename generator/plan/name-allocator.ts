import { isReservedWord } from "../text/identifiers.js";
import { compareText } from "../text/in-order.js";

/** A wish for a name. Requests are served by rank, then by key, so that the order of things in a file never matters. */
export interface NameRequest<T> {
  /** The thing that gets the name; the key by which the name is found. */
  readonly owner: T;
  /** The identifier it would like. */
  readonly wish: string;
  /** Taken instead when the wish is gone; a number is added when this is gone too. */
  readonly fallback?: string;
  /** Lower is served first: names written in the spec before names that were made up. */
  readonly rank: number;
  /** The place of the owner; unique among requests of one rank and wish. */
  readonly key: string;
}

/** Gives each owner a name of its own. Reserved words get the ending "Model"; the loser of a collision its fallback, then 2, 3, ... */
export function allocateNames<T>(requests: readonly NameRequest<T>[], taken: Set<string> = new Set()): Map<T, string> {
  const names = new Map<T, string>();
  const nextNumbers = new Map<string, number>();
  for (const request of [...requests].sort(inOrder)) {
    names.set(request.owner, takeName(request, taken, nextNumbers));
  }
  return names;
}

/** `nextNumbers` says for each name below which number all are taken, so that thousands of equal wishes are served quickly. */
function takeName<T>({ wish, fallback }: NameRequest<T>, taken: Set<string>, nextNumbers: Map<string, number>): string {
  const first = isReservedWord(wish) ? `${wish}Model` : wish;
  const base = !taken.has(first) || fallback === undefined ? first : fallback;
  let name = base;
  let number = nextNumbers.get(base) ?? 2;
  for (; taken.has(name); number += 1) name = `${base}${number}`;
  nextNumbers.set(base, number);
  taken.add(name);
  return name;
}

function inOrder(a: NameRequest<unknown>, b: NameRequest<unknown>): number {
  return a.rank - b.rank || compareText(a.wish, b.wish) || compareText(a.key, b.key);
}
