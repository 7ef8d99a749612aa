/** Texts that other texts are looked up by as beginnings. */
export interface Prefixes<T> {
  /** The values of all that a text begins with, the longest first. Linear in the text. */
  of(text: string): readonly T[];
}

interface Row<T> {
  readonly text: string;
  /** The value of the text. */
  readonly value: T;
  /** The longest of the others that this one begins with. */
  readonly shorter: Row<T> | undefined;
}

/**
 * Sorted, each with the longest other that it begins with: what a text begins with stands before it, and everything between the two
 * begins with that too, so all of them lie on one way down from the text's neighbour.
 */
export function createPrefixes<T>(values: ReadonlyMap<string, T>): Prefixes<T> {
  const rows: Row<T>[] = [];
  let open: Row<T> | undefined;
  for (const [text, value] of [...values].sort(([a], [b]) => (a < b ? -1 : 1))) {
    while (open !== undefined && !text.startsWith(open.text)) open = open.shorter;
    open = { text, value, shorter: open };
    rows.push(open);
  }
  return {
    of(text) {
      const neighbour = lastUpTo(rows, text);
      const length = neighbour === undefined ? 0 : commonLength(neighbour.text, text);
      const found: T[] = [];
      for (let row = neighbour; row !== undefined; row = row.shorter)
        if (row.text.length <= length) found.push(row.value);
      return found;
    },
  };
}

/** The last row whose text is not greater. */
function lastUpTo<T>(rows: readonly Row<T>[], text: string): Row<T> | undefined {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows[middle]!.text <= text) low = middle + 1;
    else high = middle;
  }
  return rows[low - 1];
}

function commonLength(first: string, second: string): number {
  let length = 0;
  while (length < first.length && first[length] === second[length]) length++;
  return length;
}
