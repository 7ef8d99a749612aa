import { grouped } from "../model/grouped.js";
import type { Versions } from "./versions.js";

/** Items of two versions that belong together, and those that have no partner. */
export interface Pairing<T> {
  /** Items that both versions have. */
  readonly both: readonly Versions<T>[];
  /** Items of the earlier version without a partner. */
  readonly removed: readonly T[];
  /** Items of the later version without a partner. */
  readonly added: readonly T[];
}

/** The key by which an item of one version finds that of the other; undefined for items that have none. */
export type KeyOf<T> = (item: T) => string | undefined;

/**
 * Pairs items by the first of the keys that both share; the keys are tried one after another, each over what is left.
 * A key that two items of one side have pairs none of them. Pairs stand in the order of the first version.
 */
export function pairUp<T>(before: readonly T[], after: readonly T[], keys: readonly KeyOf<T>[]): Pairing<T> {
  const partners = new Map<T, T>();
  const taken = new Set<T>();
  for (const key of keys) {
    const left = byKey(before, key, (item) => partners.has(item));
    const right = byKey(after, key, (item) => taken.has(item));
    for (const [text, item] of left) {
      const partner = right.get(text);
      if (item === undefined || partner === undefined) continue;
      partners.set(item, partner);
      taken.add(partner);
    }
  }
  return {
    both: before.flatMap((item) => {
      const partner = partners.get(item);
      return partner === undefined ? [] : [{ before: item, after: partner }];
    }),
    removed: before.filter((item) => !partners.has(item)),
    added: after.filter((item) => !taken.has(item)),
  };
}

/** Items by key; undefined where several share one. */
function byKey<T>(items: readonly T[], key: KeyOf<T>, isPaired: (item: T) => boolean): Map<string, T | undefined> {
  const found = new Map<string, T | undefined>();
  for (const item of items) {
    const text = isPaired(item) ? undefined : key(item);
    if (text !== undefined) found.set(text, found.has(text) ? undefined : item);
  }
  return found;
}

/** Pairs items of equal keys one by one: in contrast to `pairUp`, several items of a version may share a key. */
export function pairInOrder<T>(before: readonly T[], after: readonly T[], keyOf: (item: T) => string): Pairing<T> {
  const left = grouped(after, keyOf);
  const both: Versions<T>[] = [];
  const removed = before.filter((item) => {
    const partner = left.get(keyOf(item))?.shift();
    if (partner !== undefined) both.push({ before: item, after: partner });
    return partner === undefined;
  });
  return { both, removed, added: [...left.values()].flat() };
}

/** The values of the first that the second does not have, in order. */
export function missingFrom<T>(first: Iterable<T>, second: Iterable<T>): readonly T[] {
  const known = new Set(second);
  return [...new Set(first)].filter((value) => !known.has(value));
}
