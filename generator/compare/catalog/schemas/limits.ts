import { countRows, type CountKeyword } from "../../../model/json-schema/keywords.js";
import { changeName, type ChangeName } from "../../change-name.js";
import type { KindRow } from "../../kind-of-change.js";
import { narrows, widens } from "../effects.js";

/** Bounds of numbers, lengths and counts. */
export const limitChanges = {
  ...upperBound("maximum", "maximum"),
  ...lowerBound("minimum", "minimum"),
  ...countBounds(),
  ...movedBound("max-contains", 'maximum number of items that match "contains"', true),
  ...movedBound("min-contains", 'minimum number of items that match "contains"', false),
};

type Moved<Name extends string> = Readonly<Record<`schema/${Name}-${"lowered" | "raised"}`, KindRow>>;
type Bound<Name extends string> = Moved<Name> & Readonly<Record<`schema/${Name}-${"added" | "removed"}`, KindRow>>;

/** Those of the keywords that bound how much there is. */
function countBounds(): Bound<ChangeName<CountKeyword>> {
  const bounds = countRows.map(([keyword, { bound, called = "" }]) =>
    (bound === "upper" ? upperBound : lowerBound)(
      changeName(keyword),
      `${bound === "upper" ? "maximum" : "minimum"} ${called}`,
    ),
  );
  return Object.assign({}, ...bounds) as Bound<ChangeName<CountKeyword>>;
}

function upperBound<Name extends string>(name: Name, noun: string): Bound<Name> {
  return { ...cameOrWent(name, noun), ...movedBound(name, noun, true) } as Bound<Name>;
}

function lowerBound<Name extends string>(name: Name, noun: string): Bound<Name> {
  return { ...cameOrWent(name, noun), ...movedBound(name, noun, false) } as Bound<Name>;
}

function cameOrWent(name: string, noun: string): Readonly<Record<string, KindRow>> {
  return {
    [`schema/${name}-added`]: { ...narrows, sentence: `{Where} now has a ${noun}: {after}.` },
    [`schema/${name}-removed`]: { ...widens, sentence: `{Where} no longer has a ${noun} (was {before}).` },
  };
}

function movedBound<Name extends string>(name: Name, noun: string, isUpper: boolean): Moved<Name> {
  const [lowered, raised] = isUpper ? [narrows, widens] : [widens, narrows];
  return {
    [`schema/${name}-lowered`]: {
      ...lowered,
      sentence: `The ${noun} of {where} was lowered from {before} to {after}.`,
    },
    [`schema/${name}-raised`]: { ...raised, sentence: `The ${noun} of {where} was raised from {before} to {after}.` },
  } satisfies Readonly<Record<string, KindRow>> as Moved<Name>;
}
