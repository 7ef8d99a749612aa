import type { Particle } from "./components.js";

/** True if content without child elements satisfies a particle. Part 1, section 3.9.6, Particle Emptiable. */
export function isEmptiable(particle: Particle): boolean {
  return effectiveMinimum(particle) === 0;
}

/** The least number of elements that a particle takes. Part 1, sections 3.8.6 and 3.9.6, Effective Total Range. */
export function effectiveMinimum({ term, minOccurs }: Particle): number {
  if (term.kind !== "group" || minOccurs === 0) return minOccurs;
  const inner = term.particles.map(effectiveMinimum);
  if (term.compositor === "choice")
    return minOccurs * (inner.length === 0 ? 0 : inner.reduce((a, b) => Math.min(a, b)));
  return minOccurs * inner.reduce((sum, count) => sum + count, 0);
}

/** The greatest number of elements that a particle takes; Infinity when there is no limit. */
export function effectiveMaximum({ term, maxOccurs }: Particle): number {
  const max = maxOccurs === "unbounded" ? Infinity : maxOccurs;
  if (term.kind !== "group" || max === 0) return max;
  const inner = term.particles.map(effectiveMaximum);
  const total =
    term.compositor === "choice"
      ? inner.reduce((a, b) => Math.max(a, b), 0)
      : inner.reduce((sum, count) => sum + count, 0);
  // Infinity times none is none.
  return total === 0 ? 0 : max * total;
}
