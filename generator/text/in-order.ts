/** Order by code units: the same in every locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Sorts items by a string, by code units: the same order in every locale, and for any input order. */
export function inOrder<T>(items: Iterable<T>, textOf: (item: T) => string): readonly T[] {
  const texts = [...items].map((item) => ({ item, text: textOf(item) }));
  texts.sort(({ text: a }, { text: b }) => compareText(a, b));
  return texts.map(({ item }) => item);
}

/** Same, short strings first. */
export function shortestFirst<T>(items: Iterable<T>, textOf: (item: T) => string): readonly T[] {
  return [...inOrder(items, textOf)].sort((a, b) => textOf(a).length - textOf(b).length);
}
