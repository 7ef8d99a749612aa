import type { KindOfChange } from "../../kind-of-change.js";
import { hints, moves, narrows, widens } from "./effects.js";

/** Items of arrays. */
export const arrayChanges = {
  "schema/items-added": {
    ...narrows,
    code: { sent: "breaking" },
    sentence: () => "Something is said of the items now; they could be anything before.",
    hint: hints.narrows,
  },
  "schema/items-removed": {
    ...widens,
    code: { read: "breaking" },
    sentence: () => "Nothing is said of the items any more; they can be anything.",
    hint: hints.widens,
  },
  "schema/unevaluated-items-added": {
    ...narrows,
    sentence: () => "Something is said of the items that nothing else describes; they could be anything before.",
    hint: hints.narrows,
  },
  "schema/unevaluated-items-removed": {
    ...widens,
    sentence: () => "Nothing is said any more of the items that nothing else describes.",
    hint: hints.widens,
  },
  "schema/prefix-item-added": {
    ...narrows,
    code: { sent: "breaking" },
    sentence: ({ position }) => `Something is said of the item at position ${position} now.`,
    hint: hints.narrows,
  },
  "schema/prefix-item-removed": {
    ...widens,
    code: { read: "breaking" },
    sentence: ({ position }) => `Nothing is said any more of the item at position ${position}.`,
    hint: hints.widens,
  },
  "schema/contains-added": {
    ...narrows,
    sentence: () => "It must contain a certain item now.",
    hint: hints.narrows,
  },
  "schema/contains-removed": {
    ...widens,
    sentence: () => "It need no longer contain a certain item.",
    hint: hints.widens,
  },
  "schema/contains-changed": {
    ...moves,
    sentence: () => "The item that it must contain is another.",
    hint: hints.moves,
  },
  "schema/unique-items-added": {
    ...narrows,
    sentence: () => "No two items may be equal now.",
    hint: hints.narrows,
  },
  "schema/unique-items-removed": {
    ...widens,
    sentence: () => "Items may be equal now.",
    hint: hints.widens,
  },
} satisfies Readonly<Record<string, KindOfChange>>;
