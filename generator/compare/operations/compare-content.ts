import type { MediaTypeObject } from "../../model/contract.js";
import { changeAt, within, type Finding, type Position, type ProvedLevels } from "../finding.js";
import { pairUp } from "../pair-up.js";
import { compareMediaTypes } from "./compare-media-types.js";
import { coversMediaType, isMediaRange, mediaTypeKey } from "./media-type-key.js";

/** The media types of a body. A type and a range that holds it are compared like two versions of one. */
export function compareContent(
  before: readonly MediaTypeObject[],
  after: readonly MediaTypeObject[],
  changePlace: Position,
): readonly Finding[] {
  const { both, removed, added } = pairUp(before, after, [({ mediaType }) => mediaTypeKey(mediaType)]);
  const ranges = (list: readonly MediaTypeObject[]): readonly MediaTypeObject[] =>
    list.filter((m) => isMediaRange(m.mediaType));
  const [oldRanges, newRanges] = [ranges(before), ranges(after)];
  const holder = (list: readonly MediaTypeObject[], { mediaType }: MediaTypeObject): MediaTypeObject | undefined =>
    list.find((range) => coversMediaType(range.mediaType, mediaType));
  const widened = removed.flatMap((old) => {
    const range = holder(newRanges, old);
    return range === undefined ? [] : [{ old, range }];
  });
  const narrowed = added.flatMap((now) => {
    const range = holder(oldRanges, now);
    return range === undefined ? [] : [{ range, now }];
  });
  const [grown, shrunk] = [new Set(widened.map(({ range }) => range)), new Set(narrowed.map(({ range }) => range))];
  const [gone, come] = [new Set(widened.map(({ old }) => old)), new Set(narrowed.map(({ now }) => now))];
  return [
    ...both.flatMap((pair) => compareMediaTypes(pair.before, pair.after, changePlace)),
    ...widened.flatMap(({ old, range }) => compareMediaTypes(old, range, changePlace)),
    ...narrowed.flatMap(({ range, now }) => compareMediaTypes(range, now, changePlace)),
    ...added.filter((range) => grown.has(range)).map((range) => rangeCame(range, widened, before[0], changePlace)),
    ...removed.filter((range) => shrunk.has(range)).map((range) => rangeWent(range, narrowed, changePlace)),
    ...removed
      .filter((media) => !gone.has(media) && !shrunk.has(media))
      .map((media) => only("media-type/removed", { before: media }, media, changePlace)),
    ...added
      .filter((media) => !come.has(media) && !grown.has(media))
      .map((media) => only("media-type/added", { after: media }, media, changePlace)),
  ];
}

function rangeCame(
  range: MediaTypeObject,
  widened: readonly { readonly old: MediaTypeObject; readonly range: MediaTypeObject }[],
  first: MediaTypeObject | undefined,
  changePlace: Position,
): Finding {
  const held = widened.filter((pair) => pair.range === range).map(({ old }) => old);
  const data = { before: named(held), after: range.mediaType };
  // Callers leave out the first media type of a list; a range has to be said.
  const proved: ProvedLevels = held.some((media) => media === first) ? {} : { codeLevels: { read: "breaking" } };
  return changeAt(
    within(changePlace, range.mediaType),
    "media-type/widened",
    { before: held[0], after: range },
    data,
    proved,
  );
}

function rangeWent(
  range: MediaTypeObject,
  narrowed: readonly { readonly range: MediaTypeObject; readonly now: MediaTypeObject }[],
  changePlace: Position,
): Finding {
  const held = narrowed.filter((pair) => pair.range === range).map(({ now }) => now);
  const data = { before: range.mediaType, after: named(held) };
  return changeAt(within(changePlace, range.mediaType), "media-type/narrowed", { before: range, after: held[0] }, data);
}

function named(held: readonly MediaTypeObject[]): string {
  return held
    .map(({ mediaType }) => mediaType)
    .sort()
    .join(", ");
}

function only(
  id: "media-type/removed" | "media-type/added",
  sides: { readonly before?: MediaTypeObject; readonly after?: MediaTypeObject },
  { mediaType }: MediaTypeObject,
  changePlace: Position,
): Finding {
  return changeAt(within(changePlace, mediaType), id, sides, { mediaType });
}
