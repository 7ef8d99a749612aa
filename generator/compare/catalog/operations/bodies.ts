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
    sentence: "{Where} was added and is required.",
    hint: "Make it optional; keep the old default behavior.",
  },
  "body/optional-added": {
    changelog: "added",
    ...harmless,
    sentence: "{Where} was added.",
    hint: "Document the behavior without it.",
  },
  "body/removed": {
    changelog: "removed",
    wire: { sent: "warning", read: "breaking" },
    code: breaksAll,
    sentence: "{Where} was removed.",
    hint: "Keep it for one release as an optional body.",
  },
  "body/became-required": {
    ...narrowsTypes,
    sentence: "{Where} is now required.",
    hint: "Keep it optional.",
  },
  "body/became-optional": {
    ...widensTypes,
    sentence: "{Where} is no longer required.",
    hint: "Keep sending it to consumers that read it.",
  },
  "media-type/added": {
    changelog: "added",
    wire: { sent: "info", read: "warning" },
    code: breaksReaders,
    sentence: 'The media type "{mediaType}" was added to {where}.',
    hint: "Send it only if the Accept header names it.",
  },
  "media-type/removed": {
    changelog: "removed",
    ...movesTypes,
    sentence: 'The media type "{mediaType}" was removed from {where}.',
    hint: "Keep it for one release.",
  },
  "media-type/narrowed": {
    ...narrows,
    code: breaksAll,
    sentence: 'The media types of {where} were narrowed from "{before}" to "{after}".',
    hint: "Keep the range, or list every media type in use.",
  },
  "media-type/widened": {
    ...widens,
    code: breaksAll,
    sentence: 'The media types of {where} were widened from "{before}" to "{after}".',
    hint: "List the media types instead of a range.",
  },
  "media-type/default-changed": {
    code: breaksSenders,
    sentence: 'The default media type of {where} changed from "{before}" to "{after}".',
    hint: "Keep the old media type first.",
  },
  "media-type/schema-added": {
    wire: { sent: "warning", read: "info" },
    code: breaksAll,
    sentence: 'The content of {where} as "{mediaType}" now has a schema.',
    hint: "Check that existing payloads are valid against the schema.",
  },
  "media-type/schema-removed": {
    wire: { sent: "info", read: "warning" },
    code: breaksAll,
    sentence: 'The content of {where} as "{mediaType}" no longer has a schema.',
    hint: "Keep the schema.",
  },
  "media-type/language-changed": {
    ...movesTypes,
    sentence: 'The content of {where} as "{mediaType}" changed from {before} to {after}.',
    hint: "Offer the new content under another media type.",
  },
  "media-type/form-changed": {
    ...movesTypes,
    sentence: "{Where} is now sent as {after} instead of {before}.",
    hint: "Keep the old form; add a property or a media type for the new one.",
  },
  "media-type/encoding-changed": {
    ...moves,
    sentence: '"{keyword}" of the part "{part}" of {where} changed from {before} to {after}.',
    hint: "Keep the encoding, or add a part with another name.",
  },
} satisfies Readonly<Record<string, KindRow>>;
