import { directParts, type Term, type TermClaim } from "./term.js";

/** So many terms may say something about one value, each as often as it is reached. */
const mostParts = 4_000;
/** So long may a chain of them be. */
const mostLevels = 150;

const known = new WeakMap<Term, boolean>();

/**
 * True when a claim is about a schema that is put together from very many others for one value: chains of hundreds, or
 * choices that double with each level. Nothing is proved of these: it would take longer than anybody waits.
 */
export function areOverComposed(claims: readonly TermClaim[]): boolean {
  return claims.some(({ what }) => isOverComposed(what));
}

function isOverComposed(term: Term): boolean {
  let found = known.get(term);
  if (found === undefined) known.set(term, (found = exceeds(term)));
  return found;
}

/** Written out level by level, and only as far as the limits let it. */
function exceeds(term: Term): boolean {
  let level: readonly Term[] = [term];
  let parts = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    parts += level.length;
    if (parts > mostParts || depth > mostLevels) return true;
    const next: Term[] = [];
    for (const term of level) {
      for (const assertion of term.assertions) for (const part of directParts(assertion)) next.push(part);
      if (parts + next.length > mostParts) return true;
    }
    level = next;
  }
  return false;
}
