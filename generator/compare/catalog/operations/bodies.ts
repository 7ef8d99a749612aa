import {
  added,
  breaksAll,
  breaksReaders,
  breaksSenders,
  drops,
  harmless,
  mayNarrow,
  mayWiden,
  moves,
  movesTypes,
  narrowsAllTypes,
  narrowsTypes,
  noEffect,
  removed,
  widensAllTypes,
  widensTypes,
} from "../effects.js";

/** Changes of request bodies, and of media types wherever they stand. */
export const bodyChanges = {
  "body/required-added": added(
    narrowsTypes("{Where} was added and is required.", "Make it optional; keep the old default behavior."),
  ),
  "body/optional-added": added(harmless("{Where} was added.", "Document the behavior without it.")),
  "body/removed": removed(drops("{Where} was removed.", "Keep it for one release as an optional body.")),
  "body/became-required": narrowsTypes("{Where} is now required.", "Keep it optional."),
  "body/became-optional": widensTypes("{Where} is no longer required.", "Keep sending it to consumers that read it."),
  "media-type/added": added({
    ...mayWiden('The media type "{mediaType}" was added to {where}.', "Send it only if the Accept header names it."),
    code: breaksReaders,
  }),
  "media-type/removed": removed(
    movesTypes('The media type "{mediaType}" was removed from {where}.', "Keep it for one release."),
  ),
  "media-type/narrowed": narrowsAllTypes(
    'The media types of {where} were narrowed from "{before}" to "{after}".',
    "Keep the range, or list every media type in use.",
  ),
  "media-type/widened": widensAllTypes(
    'The media types of {where} were widened from "{before}" to "{after}".',
    "List the media types instead of a range.",
  ),
  "media-type/default-changed": {
    ...noEffect(
      'The default media type of {where} changed from "{before}" to "{after}".',
      "Keep the old media type first.",
    ),
    code: breaksSenders,
  },
  "media-type/schema-added": {
    ...mayNarrow(
      'The content of {where} as "{mediaType}" now has a schema.',
      "Check that existing payloads are valid against the schema.",
    ),
    code: breaksAll,
  },
  "media-type/schema-removed": {
    ...mayWiden('The content of {where} as "{mediaType}" no longer has a schema.', "Keep the schema."),
    code: breaksAll,
  },
  "media-type/language-changed": movesTypes(
    'The content of {where} as "{mediaType}" changed from {before} to {after}.',
    "Offer the new content under another media type.",
  ),
  "media-type/form-changed": movesTypes(
    "{Where} is now sent as {after} instead of {before}.",
    "Keep the old form; add a property or a media type for the new one.",
  ),
  "media-type/encoding-changed": moves(
    '"{keyword}" of the part "{part}" of {where} changed from {before} to {after}.',
    "Keep the encoding, or add a part with another name.",
  ),
};
