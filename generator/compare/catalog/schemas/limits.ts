import { narrows, widens } from "../effects.js";
import { countRows, type CountKeyword } from "../../../model/json-schema/keywords.js";
import { changeName, type ChangeName } from "../../change-name.js";
import type { KindRow } from "../../kind-of-change.js";

/** Bounds of numbers, lengths and counts. */
export const limitChanges = {
  ...boundRows("maximum", "maximum", true),
  ...boundRows("minimum", "minimum", false),
  ...countBounds(),
  ...movedBound("max-contains", 'maximum number of items that match "contains"', true),
  ...movedBound("min-contains", 'minimum number of items that match "contains"', false),
};

type Moved<Name extends string> = Readonly<Record<`schema/${Name}-${"lowered" | "raised"}`, KindRow>>;
type Bound<Name extends string> = Moved<Name> & Readonly<Record<`schema/${Name}-${"added" | "removed"}`, KindRow>>;

/** The rows of the keywords that limit a number of things. */
function countBounds(): Bound<ChangeName<CountKeyword>> {
  const rows = countRows.map(([keyword, { bound, called = "" }]) => {
    const isUpper = bound === "upper";
    return boundRows(changeName(keyword), `${isUpper ? "maximum" : "minimum"} ${called}`, isUpper);
  });
  return Object.assign({}, ...rows) as Bound<ChangeName<CountKeyword>>;
}

function boundRows<Name extends string>(name: Name, noun: string, isUpper: boolean): Bound<Name> {
  return {
    [`schema/${name}-added`]: narrows(`{Where} now has a ${noun}: {after}.`),
    [`schema/${name}-removed`]: widens(`{Where} no longer has a ${noun} (was {before}).`),
    ...movedBound(name, noun, isUpper),
  } as Bound<Name>;
}

function movedBound<Name extends string>(name: Name, noun: string, isUpper: boolean): Moved<Name> {
  const [lowered, raised] = isUpper ? [narrows, widens] : [widens, narrows];
  return {
    [`schema/${name}-lowered`]: lowered(`The ${noun} of {where} was lowered from {before} to {after}.`),
    [`schema/${name}-raised`]: raised(`The ${noun} of {where} was raised from {before} to {after}.`),
  } as Moved<Name>;
}
