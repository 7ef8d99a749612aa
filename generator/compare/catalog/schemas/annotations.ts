import { doubtful, harmless } from "../effects.js";
import { listedValues } from "../listed-values.js";
import type { KindRow } from "../../kind-of-change.js";

const defaultHint = "Keep the default; clients that omit the value rely on it.";
const contentHint = "Keep the old content format, and add a property for the new one.";

/** Changes of annotations, which never decide which values are valid. */
export const annotationChanges = {
  "schema/default-added": {
    ...harmless,
    sentence: "{Where} now has the default {after}.",
  },
  "schema/default-removed": {
    wire: { sent: "warning", read: "info" },
    sentence: "{Where} no longer has the default {before}.",
    hint: defaultHint,
  },
  "schema/default-changed": {
    wire: { sent: "warning", read: "info" },
    sentence: "The default of {where} changed from {before} to {after}.",
    hint: defaultHint,
  },
  "schema/deprecated-added": {
    changelog: "deprecated",
    ...harmless,
    sentence: "{Where} is now deprecated.",
    hint: "Name the replacement and the sunset date in the description.",
  },
  "schema/sunset-changed": {
    changelog: "deprecated",
    ...harmless,
    sentence: "The sunset date of {where} changed from {before} to {after}.",
    hint: "Keep an announced date; callers may rely on it.",
  },
  "schema/sunset-brought-forward": {
    changelog: "deprecated",
    ...doubtful,
    sentence: "The sunset date of {where} was moved earlier, from {before} to {after}.",
    hint: "Keep the announced date; callers may rely on it.",
  },
  "schema/deprecated-removed": {
    ...harmless,
    sentence: "{Where} is no longer deprecated.",
  },
  "schema/content-encoding-added": {
    ...doubtful,
    sentence: '{Where} now has the content encoding "{after}".',
    hint: contentHint,
  },
  "schema/content-encoding-removed": {
    ...doubtful,
    sentence: '{Where} no longer has the content encoding "{before}".',
    hint: contentHint,
  },
  "schema/content-encoding-changed": {
    ...doubtful,
    sentence: 'The content encoding of {where} changed from "{before}" to "{after}".',
    hint: contentHint,
  },
  "schema/content-media-type-added": {
    ...doubtful,
    sentence: '{Where} now has the content media type "{after}".',
    hint: contentHint,
  },
  "schema/content-media-type-removed": {
    ...doubtful,
    sentence: '{Where} no longer has the content media type "{before}".',
    hint: contentHint,
  },
  "schema/content-media-type-changed": {
    ...doubtful,
    sentence: 'The content media type of {where} changed from "{before}" to "{after}".',
    hint: contentHint,
  },
  "schema/discriminator-added": {
    ...harmless,
    sentence: "{Where} now has the discriminator property `{property}`.",
  },
  "schema/discriminator-removed": {
    ...doubtful,
    sentence: "{Where} no longer has the discriminator property `{property}`.",
    hint: "Keep the discriminator; consumers use it to identify the branch.",
  },
  "schema/discriminator-property-changed": {
    ...doubtful,
    sentence: "The discriminator property of {where} changed from `{before}` to `{after}`.",
    hint: "Keep the old property in addition to the new one for one release.",
  },
  "schema/discriminator-value-added": {
    changelog: "added",
    ...harmless,
    ...listedValues,
    sentence: "The discriminator of {where} has {counted}: {value}.",
  },
  "schema/discriminator-value-removed": {
    changelog: "removed",
    ...doubtful,
    ...listedValues,
    sentence: "The discriminator of {where} no longer has the {noun} {value}.",
    hint: "Keep the value for one release.",
  },
  "schema/discriminator-value-changed": {
    ...doubtful,
    sentence: "The discriminator value {value} of {where} now means `{after}` instead of `{before}`.",
    hint: "Keep the meaning of the value, and add another value for the new schema.",
  },
} satisfies Readonly<Record<string, KindRow>>;
