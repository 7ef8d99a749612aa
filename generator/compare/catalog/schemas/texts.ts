import { moves, narrows, widens } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Keywords of one value: multipleOf, pattern, format. */
export const textChanges = {
  "schema/multiple-of-added": {
    ...narrows,
    sentence: "{Where} must now be a multiple of {after}.",
  },
  "schema/multiple-of-removed": {
    ...widens,
    sentence: "{Where} no longer has to be a multiple of {before}.",
  },
  "schema/multiple-of-changed": {
    ...moves,
    sentence: "{Where} must now be a multiple of {after} (was {before}).",
  },
  "schema/pattern-added": {
    ...narrows,
    sentence: '{Where} must now match the pattern "{after}".',
  },
  "schema/pattern-removed": {
    ...widens,
    sentence: '{Where} no longer has to match the pattern "{before}".',
  },
  "schema/pattern-changed": {
    ...moves,
    sentence: 'The pattern of {where} changed from "{before}" to "{after}".',
  },
  "schema/format-added": {
    ...narrows,
    sentence: '{Where} now has the format "{after}".',
  },
  "schema/format-removed": {
    ...widens,
    sentence: '{Where} no longer has the format "{before}".',
  },
  "schema/format-changed": {
    ...moves,
    sentence: 'The format of {where} changed from "{before}" to "{after}".',
    hint: "Add a property with the new format, and mark the old one as deprecated.",
  },
} satisfies Readonly<Record<string, KindRow>>;
