import { moves, narrows, widens } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Keywords of one value: multipleOf, pattern, format. */
export const textChanges = {
  "schema/multiple-of-added": {
    ...narrows,
    sentence: "It must be a multiple of {after} now.",
  },
  "schema/multiple-of-removed": {
    ...widens,
    sentence: "It need no longer be a multiple of {before}.",
  },
  "schema/multiple-of-changed": {
    ...moves,
    sentence: "It must be a multiple of {after}, no longer of {before}.",
  },
  "schema/pattern-added": {
    ...narrows,
    sentence: 'It must match the pattern "{after}" now.',
  },
  "schema/pattern-removed": {
    ...widens,
    sentence: 'It need no longer match the pattern "{before}".',
  },
  "schema/pattern-changed": {
    ...moves,
    sentence: 'The pattern changes from "{before}" to "{after}".',
  },
  "schema/format-added": {
    ...narrows,
    sentence: 'It has the format "{after}" now.',
  },
  "schema/format-removed": {
    ...widens,
    sentence: 'The format "{before}" is gone.',
  },
  "schema/format-changed": {
    ...moves,
    sentence: 'The format changes from "{before}" to "{after}".',
    hint: "Add a property with the new format, and mark the old one as deprecated.",
  },
} satisfies Readonly<Record<string, KindRow>>;
