import type { KindOfChange } from "../../kind-of-change.js";
import { hints, moves, narrows, widens } from "./effects.js";

/** Types, listed values, and what cannot be told by a keyword. */
export const valueChanges = {
  "schema/type-changed": {
    ...moves,
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ before, after }) => `The type changes from ${before} to ${after}.`,
    hint: "Add a property with the new type, and mark the old one as deprecated.",
  },
  "schema/type-narrowed": {
    ...narrows,
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ before, after }) => `The type narrows from ${before} to ${after}.`,
    hint: hints.narrows,
  },
  "schema/type-widened": {
    ...widens,
    code: { read: "breaking" },
    sentence: ({ before, after }) => `The type widens from ${before} to ${after}.`,
    hint: hints.widens,
  },
  "schema/null-added": {
    ...widens,
    code: { read: "breaking" },
    sentence: () => "It may be null now.",
    hint: "Leave the property out where there is no value, as before.",
  },
  "schema/null-removed": {
    ...narrows,
    code: { sent: "breaking" },
    sentence: () => "It may no longer be null.",
    hint: hints.narrows,
  },
  "schema/enum-value-added": {
    ...widens,
    code: { read: "breaking" },
    sentence: ({ value }) => `The value ${value} is new.`,
    hint: "Let those who read know before the value is sent; those who list all values must learn it.",
  },
  "schema/enum-value-removed": {
    ...narrows,
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ value }) => `The value ${value} is gone.`,
    hint: "Keep the value for one release, and say in its description that it will go.",
  },
  "schema/enum-values-added": {
    ...widens,
    code: { read: "breaking" },
    sentence: ({ values }) => `Many values are new: ${values}.`,
    hint: "Let those who read know before the values are sent; those who list all values must learn them.",
  },
  "schema/enum-values-removed": {
    ...narrows,
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ values }) => `Many values are gone: ${values}.`,
    hint: "Keep the values for one release, and say in their description that they will go.",
  },
  "schema/enum-added": {
    ...narrows,
    code: { sent: "breaking" },
    sentence: ({ values }) => `Only these values are left: ${values}.`,
    hint: hints.narrows,
  },
  "schema/enum-removed": {
    ...widens,
    code: { read: "breaking" },
    sentence: ({ values }) => `The values are no longer listed; they were ${values}.`,
    hint: hints.widens,
  },
  "schema/const-added": {
    ...narrows,
    code: { sent: "breaking" },
    sentence: ({ values }) => `Only the value ${values} is left.`,
    hint: hints.narrows,
  },
  "schema/const-removed": {
    ...widens,
    code: { read: "breaking" },
    sentence: ({ values }) => `The value is no longer ${values} alone.`,
    hint: hints.widens,
  },
  "schema/const-changed": {
    ...moves,
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ before, after }) => `The only value changes from ${before} to ${after}.`,
    hint: hints.moves,
  },
  "schema/refused": {
    ...narrows,
    code: { sent: "breaking", read: "breaking" },
    sentence: () => "No value is accepted any more.",
    hint: hints.narrows,
  },
  "schema/allowed": {
    ...widens,
    code: { read: "breaking" },
    sentence: () => "Values are accepted where none were.",
    hint: hints.widens,
  },
  "schema/narrowed": {
    wire: { sent: "breaking" },
    code: {},
    sentence: () => "Less is accepted than before, by several keywords together.",
    hint: hints.narrows,
  },
  "schema/widened": {
    wire: { read: "breaking" },
    code: {},
    sentence: () => "More is accepted than before, by several keywords together.",
    hint: hints.widens,
  },
  "schema/undecided": {
    wire: { sent: "warning", read: "warning" },
    code: {},
    sentence: () => "Whether both versions accept the same values cannot be decided.",
    hint: "Look at this schema yourself; one that is written more simply can be compared.",
  },
} satisfies Readonly<Record<string, KindOfChange>>;
