import type { MediaTypeObject } from "../../model/contract.js";
import { changeAt, within, type Finding, type Position } from "../finding.js";
import { grouped } from "../../model/grouped.js";
import { pairUp } from "../pair-up.js";
import { compareEncodings, compareForms } from "./compare-encodings.js";
import { comparePayload } from "./compare-payload.js";
import { coversMediaType, isMediaRange, mediaTypeKey } from "./media-type-key.js";

type Media = MediaTypeObject;

/** The media types of a body. A type and a range that holds it are compared like two versions of one. */
export function compareContent(
  before: readonly Media[],
  after: readonly Media[],
  position: Position,
): readonly Finding[] {
  const { both, removed, added } = pairUp(before, after, [({ mediaType }) => mediaTypeKey(mediaType)]);
  const widened = heldTypes(removed, after);
  const narrowed = heldTypes(added, before);
  const at = ({ mediaType }: Media): Position => within(position, mediaType);
  return [
    ...both.flatMap((pair) => compareMedia(pair.before, pair.after, at(pair.after))),
    ...[...widened].flatMap(([range, held]) => held.flatMap((old) => compareMedia(old, range, at(range)))),
    ...[...narrowed].flatMap(([range, held]) => held.flatMap((now) => compareMedia(range, now, at(now)))),
    ...added.flatMap((now) => {
      const held = widened.get(now);
      if (held === undefined) {
        const isHeld = [...narrowed.values()].some((list) => list.includes(now));
        return isHeld ? [] : [changeAt(at(now), "media-type/added", { after: now }, { mediaType: now.mediaType })];
      }
      const data = { before: namesOf(held), after: now.mediaType };
      // Callers leave out the first media type of a list; a range has to be said.
      const proved = held.some((media) => media === before[0]) ? {} : ({ codeLevels: { read: "breaking" } } as const);
      return [changeAt(at(now), "media-type/widened", { before: held[0], after: now }, data, proved)];
    }),
    ...removed.flatMap((old) => {
      const held = narrowed.get(old);
      if (held === undefined) {
        const isHeld = [...widened.values()].some((list) => list.includes(old));
        return isHeld ? [] : [changeAt(at(old), "media-type/removed", { before: old }, { mediaType: old.mediaType })];
      }
      const data = { before: old.mediaType, after: namesOf(held) };
      return [changeAt(at(old), "media-type/narrowed", { before: old, after: held[0] }, data)];
    }),
  ];
}

/** Media types that a range of the other version includes, by the range. */
function heldTypes(list: readonly Media[], others: readonly Media[]): ReadonlyMap<Media, readonly Media[]> {
  const ranges = others.filter(({ mediaType }) => isMediaRange(mediaType));
  const rangeOf = (media: Media): Media | undefined =>
    ranges.find((range) => coversMediaType(range.mediaType, media.mediaType));
  const held = grouped(list, rangeOf);
  return new Map([...held].flatMap(([range, types]) => (range === undefined ? [] : [[range, types] as const])));
}

function namesOf(held: readonly Media[]): string {
  const names = held.map(({ mediaType }) => mediaType);
  return names.sort().join(", ");
}

/** OpenAPI, Media Type Objects: the values, and the forms of their parts. */
function compareMedia(before: Media, after: Media, position: Position): readonly Finding[] {
  return [
    ...comparePayload(before, after, position),
    ...compareForms(before, after, position),
    ...compareEncodings(before, after, position),
  ];
}
