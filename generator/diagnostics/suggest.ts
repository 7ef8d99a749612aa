/** Longer names are not compared: nobody mistypes them by a letter or two, and comparing them would be slow. */
const longestName = 64;
/** How many names are looked at, so that a broken reference in a huge document stays cheap. */
const mostCandidates = 5_000;

/**
 * The name among `known` that `wrong` most likely means, or undefined when none is near. Case and punctuation count
 * for little; otherwise at most one edit for each three letters (Damerau-Levenshtein: insert, delete, replace, swap).
 */
export function suggest(wrong: string, known: Iterable<string>): string | undefined {
  if (wrong.length === 0 || wrong.length > longestName) return undefined;
  const target = simplified(wrong);
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(wrong.length / 3)) + 1;
  let looked = 0;
  for (const name of known) {
    if (++looked > mostCandidates) break;
    if (name === wrong || name.length > longestName) continue;
    const candidate = simplified(name);
    const far = Math.abs(candidate.length - target.length) >= bestDistance;
    const distance = far ? bestDistance : editDistance(target, candidate);
    if (distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
}

function simplified(name: string): string {
  return name.toLowerCase().replace(/[-_. ]/g, "") || name;
}

/** The optimal string alignment distance: edits and swaps of neighbours that turn `from` into `to`. */
export function editDistance(from: string, to: string): number {
  let older: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(cell(previous, column) + 1, cell(current, column - 1) + 1);
      cost = Math.min(cost, cell(previous, column - 1) + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(swapped ? Math.min(cost, cell(older, column - 2) + 1) : cost);
    }
    older = previous;
    previous = current;
  }
  return cell(previous, to.length);
}

function cell(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

/** The hint for a name that is near a known one. */
export function didYouMean(near: string | undefined): string | undefined {
  return near === undefined ? undefined : `did you mean "${near}"?`;
}
