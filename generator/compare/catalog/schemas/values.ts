import { breaksAll, doubtful, movesTypes, narrows, narrowsTypes, widens, widensTypes } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Types, listed values, and what cannot be told by a keyword. */
export const valueChanges = {
  "schema/type-changed": {
    ...movesTypes,
    sentence: "The type changes from {before} to {after}.",
    hint: "Add a property with the new type, and mark the old one as deprecated.",
  },
  "schema/type-narrowed": {
    ...narrows,
    code: breaksAll,
    sentence: "The type narrows from {before} to {after}.",
  },
  "schema/type-widened": {
    ...widensTypes,
    sentence: "The type widens from {before} to {after}.",
  },
  "schema/null-added": {
    ...widensTypes,
    sentence: "It may be null now.",
    hint: "Leave the property out where there is no value, as before.",
  },
  "schema/null-removed": {
    ...narrowsTypes,
    sentence: "It may no longer be null.",
  },
  "schema/enum-value-added": {
    changelog: "added",
    ...widensTypes,
    sentence: "The value {value} is new.",
    hint: "Let those who read know before the value is sent; those who list all values must learn it.",
  },
  "schema/enum-value-removed": {
    changelog: "removed",
    ...narrows,
    code: breaksAll,
    sentence: "The value {value} is gone.",
    hint: "Keep the value for one release, and say in its description that it will go.",
  },
  "schema/enum-values-added": {
    changelog: "added",
    ...widensTypes,
    sentence: "Many values are new: {values}.",
    hint: "Let those who read know before the values are sent; those who list all values must learn them.",
  },
  "schema/enum-values-removed": {
    changelog: "removed",
    ...narrows,
    code: breaksAll,
    sentence: "Many values are gone: {values}.",
    hint: "Keep the values for one release, and say in their description that they will go.",
  },
  "schema/enum-added": {
    ...narrowsTypes,
    sentence: "Only these values are left: {values}.",
  },
  "schema/enum-removed": {
    ...widensTypes,
    sentence: "The values are no longer listed; they were {values}.",
  },
  "schema/const-added": {
    ...narrowsTypes,
    sentence: "Only the value {values} is left.",
  },
  "schema/const-removed": {
    ...widensTypes,
    sentence: "The value is no longer {values} alone.",
  },
  "schema/const-changed": {
    ...movesTypes,
    sentence: "The only value changes from {before} to {after}.",
  },
  "schema/refused": {
    ...narrows,
    code: breaksAll,
    sentence: "No value is accepted any more.",
  },
  "schema/allowed": {
    ...widensTypes,
    sentence: "Values are accepted where none were.",
  },
  "schema/narrowed": {
    wire: { sent: "breaking" },
    sentence: "Less is accepted than before, by several keywords together{by}.",
    hint: narrows.hint,
  },
  "schema/widened": {
    wire: { read: "breaking" },
    sentence: "More is accepted than before, by several keywords together{by}.",
    hint: widens.hint,
  },
  "schema/undecided": {
    ...doubtful,
    sentence: "Whether both versions accept the same values cannot be decided.",
    hint: "Look at this schema yourself; one that is written more simply can be compared.",
  },
} satisfies Readonly<Record<string, KindRow>>;
