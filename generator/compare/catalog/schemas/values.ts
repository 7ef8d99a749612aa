import { breaksAll, doubtful, movesTypes, narrows, narrowsTypes, widens, widensTypes } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Types, listed values, and what cannot be told by a keyword. */
export const valueChanges = {
  "schema/type-changed": {
    ...movesTypes,
    sentence: "The type changed from {before} to {after}.",
    hint: "Add a property with the new type, and mark the old one as deprecated.",
  },
  "schema/type-narrowed": {
    ...narrows,
    code: breaksAll,
    sentence: "The type was narrowed from {before} to {after}.",
  },
  "schema/type-widened": {
    ...widensTypes,
    sentence: "The type was widened from {before} to {after}.",
  },
  "schema/null-added": {
    ...widensTypes,
    sentence: "The value may now be null.",
    hint: "Omit the property if it has no value, as before.",
  },
  "schema/null-removed": {
    ...narrowsTypes,
    sentence: "The value may no longer be null.",
  },
  "schema/enum-value-added": {
    changelog: "added",
    ...widensTypes,
    sentence: "The value {value} was added.",
    hint: "Announce the value before it is sent; consumer code that lists all values must include it.",
  },
  "schema/enum-value-removed": {
    changelog: "removed",
    ...narrows,
    code: breaksAll,
    sentence: "The value {value} was removed.",
    hint: "Keep the value for one release, and announce its removal in the description.",
  },
  "schema/enum-values-added": {
    changelog: "added",
    ...widensTypes,
    sentence: "Many values were added: {values}.",
    hint: "Announce the values before they are sent; consumer code that lists all values must include them.",
  },
  "schema/enum-values-removed": {
    changelog: "removed",
    ...narrows,
    code: breaksAll,
    sentence: "Many values were removed: {values}.",
    hint: "Keep the values for one release, and announce their removal in the description.",
  },
  "schema/enum-added": {
    ...narrowsTypes,
    sentence: "Only these values are now valid: {values}.",
  },
  "schema/enum-removed": {
    ...widensTypes,
    sentence: "The list of valid values was removed; it was {values}.",
  },
  "schema/const-added": {
    ...narrowsTypes,
    sentence: "Only the value {values} is now valid.",
  },
  "schema/const-removed": {
    ...widensTypes,
    sentence: "{values} is no longer the only valid value.",
  },
  "schema/const-changed": {
    ...movesTypes,
    sentence: "The only valid value changed from {before} to {after}.",
  },
  "schema/refused": {
    ...narrows,
    code: breaksAll,
    sentence: "All values are now rejected.",
  },
  "schema/allowed": {
    ...widensTypes,
    sentence: "Some values are now accepted; all were rejected before.",
  },
  "schema/narrowed": {
    wire: { sent: "breaking" },
    sentence: "Several keywords together now accept fewer values{by}.",
    hint: narrows.hint,
  },
  "schema/widened": {
    wire: { read: "breaking" },
    sentence: "Several keywords together now accept more values{by}.",
    hint: widens.hint,
  },
  "schema/undecided": {
    ...doubtful,
    sentence: "specwright cannot decide if both versions accept the same values.",
    hint: "Review this schema manually, or simplify it so that it can be compared.",
  },
} satisfies Readonly<Record<string, KindRow>>;
