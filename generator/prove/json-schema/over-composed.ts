import { directParts, type Term, type TermClaim } from "./term.js";

/** Maximum number of terms that apply to one value, each counted as often as it is reached. */
const maxParts = 4_000;
/** Maximum length of a chain of terms. */
const maxLevels = 150;

const known = new WeakMap<Term, boolean>();

/**
 * True if a claim is about a schema that combines too many others for one value: chains of hundreds, or choices that
 * double with each level. Nothing is proved about these, since it would take too long.
 */
export function areOverComposed(claims: readonly TermClaim[]): boolean {
  return claims.some(({ what }) => isOverComposed(what));
}

function isOverComposed(term: Term): boolean {
  let found = known.get(term);
  if (found === undefined) known.set(term, (found = exceeds(term)));
  return found;
}

/** Counts the terms level by level, and stops at the limits. */
function exceeds(term: Term): boolean {
  let level: readonly Term[] = [term];
  let parts = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    parts += level.length;
    if (parts > maxParts || depth > maxLevels) return true;
    const next: Term[] = [];
    for (const term of level) {
      for (const assertion of term.assertions) for (const part of directParts(assertion)) next.push(part);
      if (parts + next.length > maxParts) return true;
    }
    level = next;
  }
  return false;
}
