import type { Origin } from "../../diagnostics/origin.js";
import { isInformation } from "../catalog.js";
import type { Change } from "../change.js";
import { pointerKey, pointerInFile } from "../pointer-in-file.js";

/** Puts what comes of an edit in another schema to the place of that edit, where it is the only one there. */
export function followEdits(changes: readonly Change[]): readonly Change[] {
  const followers = changes.filter(({ editedIn }) => editedIn !== undefined);
  if (followers.length === 0) return changes;
  const edited = new Set(followers.flatMap(({ editedIn }) => [keyOf(editedIn?.before), keyOf(editedIn?.after)]));
  const places = placesInside(changes, edited);
  return changes.map((change) => {
    const { editedIn } = change;
    if (editedIn === undefined) return change;
    const inside = [editedIn.before, editedIn.after].flatMap((origin) => [...(places.get(keyOf(origin)) ?? [])]);
    const [placeText, ...others] = new Set(inside);
    return placeText === undefined || others.length > 0 ? change : { ...change, place: placeText };
  });
}

/** The places of edits inside some schemas. */
function placesInside(
  changes: readonly Change[],
  schemas: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const places = new Map<string, Set<string>>();
  for (const { id, before, after, place: placeText, editedIn } of changes) {
    if (isInformation(id) || editedIn !== undefined) continue;
    for (const origin of [before, after]) {
      for (let key = keyOf(origin); key.includes("/"); key = key.slice(0, key.lastIndexOf("/"))) {
        if (schemas.has(key)) places.set(key, (places.get(key) ?? new Set()).add(placeText));
      }
    }
  }
  return places;
}

function keyOf(origin: Origin | undefined): string {
  const written = pointerInFile(origin);
  return written === undefined ? "" : pointerKey(written);
}

/**
 * Puts information that stands alone to that of its kind, so that a thousand edited descriptions are one entry. If
 * something else was edited at the same place, that entry contains it.
 */
export function groupInformation(changes: readonly Change[]): readonly Change[] {
  const edited = new Set(changes.flatMap(({ id, place: placeText }) => (isInformation(id) ? [] : [placeText])));
  return changes.map((change) =>
    isInformation(change.id) && !edited.has(change.place) ? { ...change, place: change.id } : change,
  );
}
