import { moves, narrows, narrowsTypes, widens, widensTypes } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Items of arrays. */
export const arrayChanges = {
  "schema/items-added": {
    ...narrowsTypes,
    sentence: "Items are now constrained.",
  },
  "schema/items-removed": {
    ...widensTypes,
    sentence: "Items are no longer constrained.",
  },
  "schema/unevaluated-items-added": {
    ...narrows,
    sentence: "Unevaluated items are now constrained.",
  },
  "schema/unevaluated-items-removed": {
    ...widens,
    sentence: "Unevaluated items are no longer constrained.",
  },
  "schema/prefix-item-added": {
    ...narrowsTypes,
    sentence: "The item at position {position} is now constrained.",
  },
  "schema/prefix-item-removed": {
    ...widensTypes,
    sentence: "The item at position {position} is no longer constrained.",
  },
  "schema/contains-added": {
    ...narrows,
    sentence: 'The array must now have an item that matches "contains".',
  },
  "schema/contains-removed": {
    ...widens,
    sentence: 'The array no longer needs an item that matches "contains".',
  },
  "schema/contains-changed": {
    ...moves,
    sentence: 'The schema of "contains" changed.',
  },
  "schema/unique-items-added": {
    ...narrows,
    sentence: "Items must now be unique.",
  },
  "schema/unique-items-removed": {
    ...widens,
    sentence: "Items no longer need to be unique.",
  },
} satisfies Readonly<Record<string, KindRow>>;
