/** Finds the name that a wrong one most likely means. */
export type Suggest = (wrong: string, known: Iterable<string>) => string | undefined;

/** Longer names are not compared: nobody mistypes them by a letter or two, and comparing them would be slow. */
const longestName = 64;
/** The most names that are looked at, so that a broken reference in a huge document stays cheap. */
const mostCandidates = 5_000;

/**
 * The name among `known` that `wrong` most likely means, or undefined when none is near. Case and punctuation count
 * for little; otherwise at most one edit for each three letters (Damerau-Levenshtein: insert, delete, replace, swap).
 */
export function suggest(wrong: string, known: Iterable<string>): string | undefined {
  if (wrong.length === 0 || wrong.length > longestName) return undefined;
  const target = simplified(wrong);
  let best: string | undefined;
  let bestDistance = Math.floor(wrong.length / 3) + 1;
  let looked = 0;
  for (const name of known) {
    if (++looked > mostCandidates) break;
    if (name === wrong || name.length > longestName) continue;
    const distance = editDistance(target, simplified(name), bestDistance);
    if (distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
}

/**
 * `suggest` for a document that may hold faults by the thousand: after so many names have been compared it stays
 * silent, so that a broken document costs no more time than a good one.
 */
export function createSuggest(mostCompared = 200_000): Suggest {
  let compared = 0;
  return (wrong, known) => {
    if (compared > mostCompared) return undefined;
    return suggest(
      wrong,
      counted(known, () => compared++),
    );
  };
}

function* counted(names: Iterable<string>, count: () => void): Generator<string, void> {
  for (const name of names) {
    count();
    yield name;
  }
}

function simplified(name: string): string {
  return name.toLowerCase().replace(/[-_. ]/g, "") || name;
}

/**
 * The optimal string alignment distance: edits and swaps of neighbours that turn `from` into `to`. Distances from
 * `bound` on are not told apart, so that most names are passed over after a letter or two.
 */
export function editDistance(from: string, to: string, bound = Number.POSITIVE_INFINITY): number {
  if (Math.abs(from.length - to.length) >= bound) return bound;
  let older = new Uint16Array(to.length + 1);
  let previous = Uint16Array.from({ length: to.length + 1 }, (_, index) => index);
  let current = new Uint16Array(to.length + 1);
  for (let row = 1; row <= from.length; row++) {
    const code = from.charCodeAt(row - 1);
    let least = row;
    current[0] = row;
    for (let column = 1; column <= to.length; column++) {
      const other = to.charCodeAt(column - 1);
      let cost = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (code === other ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && code === to.charCodeAt(column - 2) && from.charCodeAt(row - 2) === other;
      if (swapped) cost = Math.min(cost, at(older, column - 2) + 1);
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least >= bound) return bound;
    [older, previous, current] = [previous, current, older];
  }
  return Math.min(bound, at(previous, to.length));
}

function at(row: Uint16Array, column: number): number {
  return row[column] ?? 0;
}

/** The hint for a name that is near a known one. */
export function didYouMean(near: string | undefined): string | undefined {
  return near === undefined ? undefined : `did you mean "${near}"?`;
}

/** The hint for a name that may be near a known one, and an instruction for one that is not. */
export function didYouMeanOr(instruction: string): (params: { readonly near?: string | undefined }) => string {
  return ({ near }) => didYouMean(near) ?? instruction;
}
