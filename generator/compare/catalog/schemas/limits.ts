import type { KindOfChange } from "../../kind-of-change.js";
import { hints, narrows, widens } from "./effects.js";

/** Bounds of numbers, lengths and counts. */
export const limitChanges = {
  ...upperBound("maximum", "maximum"),
  ...lowerBound("minimum", "minimum"),
  ...upperBound("max-length", "maximum length"),
  ...lowerBound("min-length", "minimum length"),
  ...upperBound("max-items", "maximum number of items"),
  ...lowerBound("min-items", "minimum number of items"),
  ...upperBound("max-properties", "maximum number of members"),
  ...lowerBound("min-properties", "minimum number of members"),
  ...movedBound("max-contains", "number of such items that may be there", true),
  ...movedBound("min-contains", "number of such items that must be there", false),
};

type Moved<Name extends string> = Readonly<Record<`schema/${Name}-${"lowered" | "raised"}`, KindOfChange>>;
type Bound<Name extends string> = Moved<Name> & Readonly<Record<`schema/${Name}-${"added" | "removed"}`, KindOfChange>>;

function upperBound<Name extends string>(name: Name, noun: string): Bound<Name> {
  return { ...cameOrWent(name, noun), ...movedBound(name, noun, true) } as Bound<Name>;
}

function lowerBound<Name extends string>(name: Name, noun: string): Bound<Name> {
  return { ...cameOrWent(name, noun), ...movedBound(name, noun, false) } as Bound<Name>;
}

function cameOrWent(name: string, noun: string): Readonly<Record<string, KindOfChange>> {
  return {
    [`schema/${name}-added`]: {
      ...narrows,
      sentence: ({ after }) => `There is a ${noun} now: ${after}.`,
      hint: hints.narrows,
    },
    [`schema/${name}-removed`]: {
      ...widens,
      sentence: ({ before }) => `The ${noun} is gone; it was ${before}.`,
      hint: hints.widens,
    },
  };
}

function movedBound<Name extends string>(name: Name, noun: string, isUpper: boolean): Moved<Name> {
  return {
    [`schema/${name}-lowered`]: {
      ...(isUpper ? narrows : widens),
      sentence: ({ before, after }) => `The ${noun} falls from ${before} to ${after}.`,
      hint: isUpper ? hints.narrows : hints.widens,
    },
    [`schema/${name}-raised`]: {
      ...(isUpper ? widens : narrows),
      sentence: ({ before, after }) => `The ${noun} rises from ${before} to ${after}.`,
      hint: isUpper ? hints.widens : hints.narrows,
    },
  } satisfies Readonly<Record<string, KindOfChange>> as Moved<Name>;
}
