/** A CPU ratio may exceed its bound by this factor in the nightly run: machines differ, and other programs run. */
const tolerance = 1.1;

/** True if a row exceeds its bound by more than a factor. A row without a bound never does. */
export function isMissed({ bound, ours, theirs, ratio }, factor = 1) {
  if (bound === undefined) return false;
  const { ratio: maxRatio = Infinity, ours: maxOurs = Infinity, difference: maxDifference = Infinity } = bound;
  return ratio > factor * maxRatio || ours > factor * maxOurs || ours - theirs > factor * maxDifference;
}

/** True for rows that the nightly run checks: ratios of CPU time do not depend on the machine. */
export function isChecked({ unit, bound }) {
  return unit.startsWith("CPU") && bound?.ratio !== undefined;
}

/**
 * Measures groups and returns the rows that exceed their bound by more than 10 % twice in a row: a group with such a row is
 * measured a second time at once. `measure` returns the rows of a group, or undefined if its document is absent.
 */
export async function rowsThatFail(groups, measure) {
  const failed = [];
  for (const group of groups) {
    const first = await slowRows(group, measure);
    if (first.length === 0) continue;
    const second = await slowRows(group, measure);
    failed.push(...second.filter(({ id }) => first.some((row) => row.id === id)));
  }
  return failed;
}

async function slowRows(group, measure) {
  const rows = (await measure(group)) ?? [];
  return rows.filter((row) => isChecked(row) && isMissed(row, tolerance));
}
