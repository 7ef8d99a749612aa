import {
  breaksAll,
  breaksReaders,
  breaksSenders,
  harmless,
  moves,
  movesTypes,
  narrows,
  narrowsTypes,
  widens,
  widensTypes,
} from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Changes of request bodies, and of media types wherever they stand. */
export const bodyChanges = {
  "body/required-added": {
    changelog: "added",
    ...narrowsTypes,
    sentence: "{Where} is new and required.",
    hint: "Make it optional, with what held so far when it is absent.",
  },
  "body/optional-added": {
    changelog: "added",
    ...harmless,
    sentence: "{Where} is new.",
    hint: "Say in its description what holds when it is absent.",
  },
  "body/removed": {
    changelog: "removed",
    wire: { sent: "warning", read: "breaking" },
    code: breaksAll,
    sentence: "{Where} is gone.",
    hint: "Keep it for one release as an optional body.",
  },
  "body/became-required": {
    ...narrowsTypes,
    sentence: "{Where} is required now.",
    hint: "Keep it optional.",
  },
  "body/became-optional": {
    ...widensTypes,
    sentence: "{Where} is no longer required.",
    hint: "Keep sending it to those who read it.",
  },
  "media-type/added": {
    changelog: "added",
    wire: { sent: "info", read: "warning" },
    code: breaksReaders,
    sentence: 'The media type "{mediaType}" of {where} is new.',
    hint: "Send it only to those who name it in their Accept header.",
  },
  "media-type/removed": {
    changelog: "removed",
    ...movesTypes,
    sentence: 'The media type "{mediaType}" of {where} is gone.',
    hint: "Keep it for one release.",
  },
  "media-type/narrowed": {
    ...narrows,
    code: breaksAll,
    sentence: 'Of the media types "{before}" of {where} there is only "{after}" left.',
    hint: "Keep the range, or name every type of it that was used.",
  },
  "media-type/widened": {
    ...widens,
    code: breaksAll,
    sentence: '{Where} has the range "{after}" in place of the media type "{before}".',
    hint: "Name the types instead of a range.",
  },
  "media-type/default-changed": {
    code: breaksSenders,
    sentence: 'The media type of {where} that is sent unless another is named goes from "{before}" to "{after}".',
    hint: "Keep the old media type first in the list.",
  },
  "media-type/schema-added": {
    wire: { sent: "warning", read: "info" },
    code: breaksAll,
    sentence: 'The content of {where} as "{mediaType}" is described now; nothing was said of it.',
    hint: "Check that what is sent so far fits the description.",
  },
  "media-type/schema-removed": {
    wire: { sent: "info", read: "warning" },
    code: breaksAll,
    sentence: 'The content of {where} as "{mediaType}" is no longer described.',
    hint: "Keep the schema.",
  },
  "media-type/language-changed": {
    ...movesTypes,
    sentence: 'The content of {where} as "{mediaType}" was {before} and is now {after}.',
    hint: "Offer the new content under another media type.",
  },
  "media-type/form-changed": {
    ...movesTypes,
    sentence: "{Where} travels as {after} now, no longer as {before}.",
    hint: "Keep the old form; add another property, or another media type, for the new one.",
  },
  "media-type/encoding-changed": {
    ...moves,
    sentence: '"{keyword}" of the part "{part}" of {where} goes from {before} to {after}.',
    hint: "Keep the encoding of the part, or give the new one to a part of another name.",
  },
} satisfies Readonly<Record<string, KindRow>>;
