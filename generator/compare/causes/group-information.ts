import { isInformation } from "../catalog.js";
import type { Change } from "../change.js";

/**
 * Puts information that stands alone to that of its kind, so that a thousand edited descriptions are one entry. If
 * something else was edited at the same place, it is told there.
 */
export function groupInformation(changes: readonly Change[]): readonly Change[] {
  const edited = new Set(changes.flatMap(({ id, place: placeText }) => (isInformation(id) ? [] : [placeText])));
  return changes.map((change) =>
    isInformation(change.id) && !edited.has(change.place) ? { ...change, place: change.id } : change,
  );
}
