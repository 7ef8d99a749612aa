import { moves, narrows, narrowsTypes, widens, widensTypes } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Items of arrays. */
export const arrayChanges = {
  "schema/items-added": {
    ...narrowsTypes,
    sentence: "The items of {where} are now constrained.",
  },
  "schema/items-removed": {
    ...widensTypes,
    sentence: "The items of {where} are no longer constrained.",
  },
  "schema/unevaluated-items-added": {
    ...narrows,
    sentence: "Unevaluated items of {where} are now constrained.",
  },
  "schema/unevaluated-items-removed": {
    ...widens,
    sentence: "Unevaluated items of {where} are no longer constrained.",
  },
  "schema/prefix-item-added": {
    ...narrowsTypes,
    sentence: "Item {position} of {where} is now {effect}.",
  },
  "schema/prefix-item-removed": {
    ...widensTypes,
    sentence: "Item {position} of {where} is now {effect}.",
  },
  "schema/contains-added": {
    ...narrows,
    sentence: '{Where} must now have an item that matches "contains".',
  },
  "schema/contains-removed": {
    ...widens,
    sentence: '{Where} no longer needs an item that matches "contains".',
  },
  "schema/contains-changed": {
    ...moves,
    sentence: 'The schema of "contains" of {where} changed.',
  },
  "schema/unique-items-added": {
    ...narrows,
    sentence: "The items of {where} must now be unique.",
  },
  "schema/unique-items-removed": {
    ...widens,
    sentence: "The items of {where} no longer have to be unique.",
  },
} satisfies Readonly<Record<string, KindRow>>;
