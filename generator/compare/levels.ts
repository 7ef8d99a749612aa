import type { ValueDirection, Level, Levels } from "./kind-of-change.js";

/** The weight of each level. */
export const ranks: Readonly<Record<Level, number>> = { breaking: 2, warning: 1, info: 0 };

/** The level of a change that weakens security: no caller breaks, and a reviewer has to see it. */
export const securityLevel: Level = "warning";

/** The most severe of some levels; undefined when there is none. */
export function highest(levels: readonly (Level | undefined)[]): Level | undefined {
  let found: Level | undefined;
  for (const level of levels) {
    if (level !== undefined && (found === undefined || ranks[level] > ranks[found])) found = level;
  }
  return found;
}

/** The most severe levels of two, direction by direction; what the catalogue says (undefined) stays. */
export function joinLevels(a: Levels | undefined, b: Levels | undefined): Levels | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const join = (direction: ValueDirection): Level | undefined => highest([a[direction], b[direction]]);
  const [sent, read] = [join("sent"), join("read")];
  return { ...(sent !== undefined && { sent }), ...(read !== undefined && { read }) };
}
