/** Longer names are not compared: nobody mistypes them by a letter or two, and comparing them would be slow. */
const longestName = 64;
/** The most names that are looked at, so that a wrong name beside a huge number of others stays cheap. */
const mostCandidates = 5_000;

/**
 * The name among `known` that `wrong` most likely means, or undefined when none is near. Case and punctuation count for little;
 * otherwise at most one edit for each three letters (Damerau-Levenshtein: insert, delete, replace, swap), and at most `most`.
 * `letters`: those of the first names of `known` by `lettersOf`, where they have been read before.
 */
export function nearestName(
  wrong: string,
  known: Iterable<string>,
  most: number = Infinity,
  letters?: readonly number[],
): string | undefined {
  if (wrong.length === 0 || wrong.length > longestName) return undefined;
  const own = lettersOf(wrong);
  let best: string | undefined;
  let bestDistance = Math.min(most, Math.floor(wrong.length / 3)) + 1;
  let looked = 0;
  for (const name of known) {
    const others = letters?.[looked] ?? lettersOf(name);
    if (++looked > mostCandidates) break;
    if (name === wrong || name.length > longestName) continue;
    if (!shareLetters(own, others, Math.abs(wrong.length - name.length), bestDistance)) continue;
    const distance = editDistance(simplified(wrong), simplified(name), bestDistance);
    if (distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
}

/**
 * The characters of a name as bits, without case; the lowest bit tells of punctuation, which counts for nothing. Negative when the
 * name is not ASCII, or has a rare character.
 */
export function lettersOf(name: string): number {
  let letters = 0;
  for (let at = 0; at < name.length; at += 1) {
    const code = name.charCodeAt(at);
    if (code > 0x7f) return -1;
    letters |= code === 0x2d || code === 0x5f || code === 0x2e ? 1 : 1 << (code & 0x1f);
  }
  return letters;
}

/**
 * False when names have so many letters apart that they are not within fewer edits than `bound`: an edit changes two at most, and one
 * where it makes a name longer or shorter. `lengths`: the difference of their lengths.
 */
function shareLetters(own: number, others: number, lengths: number, bound: number): boolean {
  if ((own | others) < 0) return true;
  let most = 2 * bound - 2;
  if (((own | others) & 1) === 0) most -= lengths;
  for (let left = (own ^ others) & ~1; left !== 0 && most >= 0; left &= left - 1) most -= 1;
  return most >= 0;
}

function simplified(name: string): string {
  return name.toLowerCase().replace(/[-_. ]/g, "") || name;
}

/**
 * The optimal string alignment distance: edits and swaps of neighbours that turn `from` into `to`. Distances from
 * `bound` on are not told apart, so that most names are passed over after a letter or two.
 */
export function editDistance(from: string, to: string, bound: number = Infinity): number {
  if (Math.abs(from.length - to.length) >= bound) return bound;
  let older: number[] = [];
  let previous = [0];
  while (previous.length <= to.length) previous.push(previous.length);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      let cost = Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + (isSame ? 0 : 1));
      if (column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        cost = Math.min(cost, older[column - 2]! + 1);
      }
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least >= bound) return bound;
    older = previous;
    previous = current;
  }
  return Math.min(bound, previous[to.length] ?? 0);
}
