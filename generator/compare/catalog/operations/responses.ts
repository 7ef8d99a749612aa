import {
  breaksReaders,
  changesCode,
  doubtfulTypes,
  drops,
  harmless,
  mayWiden,
  moves,
  narrows,
  narrowsAllTypes,
  narrowsTypes,
  widensTypes,
  breaksAll,
  breaksSenders,
  mayNarrow,
  movesTypes,
  noEffect,
  widensAllTypes,
} from "../effects.js";

/** Changes of responses and their headers. Those of operations are read by consumers, those of webhooks are sent by them. */
export const responseChanges = {
  "response/success-added": widensTypes.added("{Where} was added.", "Return it only if the request opts in."),
  "response/error-added": harmless.added(
    "{Where} was added; callers must handle unknown errors.",
    "Describe how callers can handle it.",
    { code: breaksReaders },
  ),
  "response/default-added": mayWiden.added(
    "{Where} was added. The spec does not show which other statuses it covers.",
    "List the statuses that can occur.",
    { code: breaksReaders },
  ),
  "response/success-removed": narrowsAllTypes.removed(
    "{Where} was removed.",
    "Keep it for one release, and describe it as no longer returned.",
  ),
  "response/error-removed": narrowsAllTypes.removed(
    "{Where} was removed.",
    "Keep it for one release, and describe it as no longer returned.",
  ),
  "response/default-removed": narrowsAllTypes.removed(
    "{Where} was removed; only listed statuses can now occur.",
    "Keep the default response for one release.",
  ),
  "response/body-added": narrows.added(
    "{Where} now has a body.",
    "Check that callers do not depend on a missing body.",
    { code: { sent: "breaking", read: "warning" } },
  ),
  "response/body-removed": drops.removed("{Where} no longer has a body.", "Keep the body, or return another status."),
  "header/required-added": narrowsTypes.added(
    "{Where} was added and is required.",
    "Make it optional for one release if clients send it.",
  ),
  "header/optional-added": harmless.added("{Where} was added.", "Describe when it is sent."),
  "header/removed": drops.removed(
    "{Where}, which was required, was removed.",
    "Keep sending it for one release, marked as deprecated.",
  ),
  "header/optional-removed": doubtfulTypes.removed(
    "{Where} was removed. The spec does not show if it is still in use.",
    "Keep sending it for one release, marked as deprecated.",
  ),
  "header/became-required": narrowsTypes(
    "{Where} is now required.",
    "Make it optional for one release if clients send it.",
  ),
  "header/became-optional": widensTypes("{Where} is now optional.", "Keep sending it every time."),
  "header/case-changed": changesCode(
    'The spelling of {where} changed to "{after}".',
    "Keep the old spelling, because consumer code uses it.",
  ),
  "header/explode-changed": moves(
    '"explode" of {where} changed from {before} to {after}.',
    "Keep the old serialization of properties.",
  ),
  "header/serialization-changed": moves(
    "The serialization of {where} changed from {before} to {after}.",
    "Keep the serialization, or add a header with another name.",
  ),
  "header/deprecated": harmless.deprecated("{Where} is now deprecated.", "Name the replacement in its description."),
  "header/sunset-changed": harmless.deprecated(
    "The sunset date of {where} changed from {before} to {after}.",
    "Keep an announced date; callers may rely on it.",
  ),
  "header/undeprecated": harmless(
    "{Where} is no longer deprecated.",
    "Announce in the changelog that it stays available.",
  ),
};

/** Changes of request bodies, and of media types wherever they stand. */
export const bodyChanges = {
  "body/required-added": narrowsTypes.added(
    "{Where} was added and is required.",
    "Make it optional; keep the old default behavior.",
  ),
  "body/optional-added": harmless.added("{Where} was added.", "Document the behavior without it."),
  "body/removed": drops.removed("{Where} was removed.", "Keep it for one release as an optional body."),
  "body/became-required": narrowsTypes("{Where} is now required.", "Keep it optional."),
  "body/became-optional": widensTypes("{Where} is no longer required.", "Keep sending it to consumers that read it."),
  "media-type/added": mayWiden.added(
    'The media type "{mediaType}" was added to {where}.',
    "Send it only if the Accept header names it.",
    { code: breaksReaders },
  ),
  "media-type/removed": movesTypes.removed(
    'The media type "{mediaType}" was removed from {where}.',
    "Keep it for one release.",
  ),
  "media-type/narrowed": narrowsAllTypes(
    'The media types of {where} were narrowed from "{before}" to "{after}".',
    "Keep the range, or list every media type in use.",
  ),
  "media-type/widened": widensAllTypes(
    'The media types of {where} were widened from "{before}" to "{after}".',
    "List the media types instead of a range.",
  ),
  "media-type/default-changed": noEffect(
    'The default media type of {where} changed from "{before}" to "{after}".',
    "Keep the old media type first.",
    { code: breaksSenders },
  ),
  "media-type/schema-added": mayNarrow(
    'The content of {where} as "{mediaType}" now has a schema.',
    "Check that existing payloads are valid against the schema.",
    { code: breaksAll },
  ),
  "media-type/schema-removed": mayWiden(
    'The content of {where} as "{mediaType}" no longer has a schema.',
    "Keep the schema.",
    { code: breaksAll },
  ),
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
