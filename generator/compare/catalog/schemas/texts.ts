import { moves, narrows, widens } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Keywords of one value: multipleOf, pattern, format. */
export const textChanges = {
  "schema/multiple-of-added": {
    ...narrows,
    sentence: "The value must now be a multiple of {after}.",
  },
  "schema/multiple-of-removed": {
    ...widens,
    sentence: "The value no longer needs to be a multiple of {before}.",
  },
  "schema/multiple-of-changed": {
    ...moves,
    sentence: "The value must now be a multiple of {after} instead of {before}.",
  },
  "schema/pattern-added": {
    ...narrows,
    sentence: 'The value must now match the pattern "{after}".',
  },
  "schema/pattern-removed": {
    ...widens,
    sentence: 'The value no longer needs to match the pattern "{before}".',
  },
  "schema/pattern-changed": {
    ...moves,
    sentence: 'The pattern changed from "{before}" to "{after}".',
  },
  "schema/format-added": {
    ...narrows,
    sentence: 'The format "{after}" was added.',
  },
  "schema/format-removed": {
    ...widens,
    sentence: 'The format "{before}" was removed.',
  },
  "schema/format-changed": {
    ...moves,
    sentence: 'The format changed from "{before}" to "{after}".',
    hint: "Add a property with the new format, and mark the old one as deprecated.",
  },
} satisfies Readonly<Record<string, KindRow>>;
