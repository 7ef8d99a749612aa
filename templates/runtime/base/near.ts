/** Longer names are not compared: nobody mistypes them by a letter or two, and comparing them would be slow. */
const maxNameLength = 64;
/** Maximum number of compared names, so that the cost is bounded for objects with very many names. */
const maxCandidates = 5_000;

/**
 * The name among `known` that `wrong` most likely means, or undefined when none is near. Case and punctuation count for little;
 * otherwise at most one edit for each three letters (insert, delete, replace, swap of neighbours), and at most `most`.
 */
export function nearestName(wrong: string, known: Iterable<string>, most: number = 4): string | undefined {
  let left = wrong.length > maxNameLength || wrong === "" ? -1 : Math.min(most, Math.floor(wrong.length / 3));
  const letters = lettersOf(wrong);
  let looked = 0;
  let best: string | undefined;
  for (const name of known) {
    if (left < 0 || ++looked > maxCandidates) break;
    if (name === wrong || name.length > maxNameLength) continue;
    // An edit changes two letters at most, and one where it makes a name longer or shorter.
    const others = lettersOf(name);
    let spare = 2 * left - ((letters | others) & 1 ? 0 : Math.abs(wrong.length - name.length));
    for (let apart = (letters ^ others) & ~1; apart !== 0 && spare >= 0; apart &= apart - 1) spare -= 1;
    if (spare < 0) continue;
    for (; left >= 0 && isWithin(simplified(wrong), simplified(name), left, 0, 0); left -= 1) best = name;
  }
  return best;
}

/** Returns the letters of a name as bits, without case; several letters share a bit, and the lowest one is for punctuation. */
function lettersOf(name: string): number {
  let letters = 0;
  for (let at = 0; at < name.length; at += 1) {
    const code = name.charCodeAt(at);
    letters |= code === 0x2d || code === 0x5f || code === 0x2e ? 1 : 1 << (code & 31);
  }
  return letters;
}

function simplified(name: string): string {
  return name.toLowerCase().replace(/[-_. ]/g, "") || name;
}

/** True when so many edits turn what `from` has from one offset on into what `to` has from another: four ways for each edit. */
function isWithin(from: string, to: string, edits: number, at: number, other: number): boolean {
  while (at < from.length && from[at] === to[other]) {
    at += 1;
    other += 1;
  }
  const [rest, others] = [from.length - at, to.length - other];
  if (Math.abs(rest - others) > edits) return false;
  if (rest === 0 || others === 0) return true;
  const left = edits - 1;
  return (
    left >= 0 &&
    (isWithin(from, to, left, at + 1, other + 1) ||
      isWithin(from, to, left, at + 1, other) ||
      isWithin(from, to, left, at, other + 1) ||
      (from[at] === to[other + 1] && from[at + 1] === to[other] && isWithin(from, to, left, at + 2, other + 2)))
  );
}
