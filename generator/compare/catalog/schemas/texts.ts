import type { KindOfChange } from "../../kind-of-change.js";
import { hints, moves, narrows, widens } from "./effects.js";

/** Keywords of one value: multipleOf, pattern, format. */
export const textChanges = {
  "schema/multiple-of-added": {
    ...narrows,
    sentence: ({ after }) => `It must be a multiple of ${after} now.`,
    hint: hints.narrows,
  },
  "schema/multiple-of-removed": {
    ...widens,
    sentence: ({ before }) => `It need no longer be a multiple of ${before}.`,
    hint: hints.widens,
  },
  "schema/multiple-of-changed": {
    ...moves,
    sentence: ({ before, after }) => `It must be a multiple of ${after}, no longer of ${before}.`,
    hint: hints.moves,
  },
  "schema/pattern-added": {
    ...narrows,
    sentence: ({ after }) => `It must match the pattern "${after}" now.`,
    hint: hints.narrows,
  },
  "schema/pattern-removed": {
    ...widens,
    sentence: ({ before }) => `It need no longer match the pattern "${before}".`,
    hint: hints.widens,
  },
  "schema/pattern-changed": {
    ...moves,
    sentence: ({ before, after }) => `The pattern changes from "${before}" to "${after}".`,
    hint: hints.moves,
  },
  "schema/format-added": {
    ...narrows,
    sentence: ({ after }) => `It has the format "${after}" now.`,
    hint: hints.narrows,
  },
  "schema/format-removed": {
    ...widens,
    sentence: ({ before }) => `The format "${before}" is gone.`,
    hint: hints.widens,
  },
  "schema/format-changed": {
    ...moves,
    sentence: ({ before, after }) => `The format changes from "${before}" to "${after}".`,
    hint: "Add a property with the new format, and mark the old one as deprecated.",
  },
} satisfies Readonly<Record<string, KindOfChange>>;
