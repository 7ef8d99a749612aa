import { moves, narrows, narrowsTypes, widens, widensTypes } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Items of arrays. */
export const arrayChanges = {
  "schema/items-added": {
    ...narrowsTypes,
    sentence: "Something is said of the items now; they could be anything before.",
  },
  "schema/items-removed": {
    ...widensTypes,
    sentence: "Nothing is said of the items any more; they can be anything.",
  },
  "schema/unevaluated-items-added": {
    ...narrows,
    sentence: "Something is said of the items that nothing else describes; they could be anything before.",
  },
  "schema/unevaluated-items-removed": {
    ...widens,
    sentence: "Nothing is said any more of the items that nothing else describes.",
  },
  "schema/prefix-item-added": {
    ...narrowsTypes,
    sentence: "Something is said of the item at position {position} now.",
  },
  "schema/prefix-item-removed": {
    ...widensTypes,
    sentence: "Nothing is said any more of the item at position {position}.",
  },
  "schema/contains-added": {
    ...narrows,
    sentence: "It must contain a certain item now.",
  },
  "schema/contains-removed": {
    ...widens,
    sentence: "It need no longer contain a certain item.",
  },
  "schema/contains-changed": {
    ...moves,
    sentence: "The item that it must contain is another.",
  },
  "schema/unique-items-added": {
    ...narrows,
    sentence: "No two items may be equal now.",
  },
  "schema/unique-items-removed": {
    ...widens,
    sentence: "Items may be equal now.",
  },
} satisfies Readonly<Record<string, KindRow>>;
