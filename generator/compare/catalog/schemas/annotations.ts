import { doubtful, harmless, mayNarrow, mayWiden, moves, listedValues } from "../effects.js";

const defaultHint = "Keep the default; clients that omit the value rely on it.";
const contentHint = "Keep the old content format, and add a property for the new one.";

/** Changes of annotations, which never decide which values are valid. */
export const annotationChanges = {
  "schema/default-added": harmless("{Where} now has the default {after}."),
  "schema/default-removed": mayNarrow("{Where} no longer has the default {before}.", defaultHint),
  "schema/default-changed": mayNarrow("The default of {where} changed from {before} to {after}.", defaultHint),
  "schema/deprecated-added": harmless.deprecated(
    "{Where} is now deprecated.",
    "Name the replacement and the sunset date in the description.",
  ),
  "schema/sunset-changed": harmless.deprecated(
    "The sunset date of {where} changed from {before} to {after}.",
    "Keep an announced date; callers may rely on it.",
  ),
  "schema/sunset-brought-forward": doubtful.deprecated(
    "The sunset date of {where} was moved earlier, from {before} to {after}.",
    "Keep the announced date; callers may rely on it.",
  ),
  "schema/deprecated-removed": harmless("{Where} is no longer deprecated."),
  "schema/content-encoding-added": doubtful('{Where} now has the content encoding "{after}".', contentHint),
  "schema/content-encoding-removed": doubtful('{Where} no longer has the content encoding "{before}".', contentHint),
  "schema/content-encoding-changed": doubtful(
    'The content encoding of {where} changed from "{before}" to "{after}".',
    contentHint,
  ),
  "schema/content-media-type-added": doubtful('{Where} now has the content media type "{after}".', contentHint),
  "schema/content-media-type-removed": doubtful(
    '{Where} no longer has the content media type "{before}".',
    contentHint,
  ),
  "schema/content-media-type-changed": doubtful(
    'The content media type of {where} changed from "{before}" to "{after}".',
    contentHint,
  ),
  "schema/discriminator-added": mayNarrow(
    "{Where} now has the discriminator property `{property}`.",
    "Check that clients send the value of their branch; others are rejected.",
  ),
  "schema/discriminator-removed": mayWiden(
    "{Where} no longer has the discriminator property `{property}`.",
    "Keep the discriminator; consumers use it to identify the branch.",
  ),
  "schema/discriminator-property-changed": doubtful(
    "The discriminator property of {where} changed from `{before}` to `{after}`.",
    "Keep the old property in addition to the new one for one release.",
  ),
  "schema/discriminator-value-added": mayWiden.added(
    "The discriminator of {where} has {counted}: {value}.",
    "Announce the value to consumers first; their clients reject it.",
    listedValues,
  ),
  "schema/discriminator-value-removed": mayNarrow.removed(
    "The discriminator of {where} no longer has the {noun} {value}.",
    "Keep the value for one release.",
    listedValues,
  ),
  "schema/discriminator-value-changed": doubtful(
    "The discriminator value {value} of {where} now means `{after}` instead of `{before}`.",
    "Keep the meaning of the value, and add another value for the new schema.",
  ),
};

/** Changes of the XML that values of JSON schemas are written as. */
export const xmlChanges = {
  "schema/xml-name-changed": moves(
    "The {what} of {where} in XML was renamed from `{before}` to `{after}`.",
    "Keep the old name in the XML Object; it is independent of the property name.",
  ),
  "schema/xml-place-changed": moves(
    "The XML form of {where} changed from {before} to {after}.",
    "Keep the form, and add a property with another name for the new one.",
  ),
  "schema/xml-prefix-changed": harmless(
    'The prefix of the {what} of {where} changed from "{before}" to "{after}"; XML readers compare only namespaces.',
  ),
};
