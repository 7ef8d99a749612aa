import { doubtful, harmless } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

const defaultHint = "Keep the default; clients that omit the value rely on it.";
const contentHint = "Keep the old content format, and add a property for the new one.";

/** Changes of annotations, which never decide which values are valid. */
export const annotationChanges = {
  "schema/default-added": {
    ...harmless,
    sentence: "The default {after} was added.",
  },
  "schema/default-removed": {
    wire: { sent: "warning", read: "info" },
    sentence: "The default {before} was removed.",
    hint: defaultHint,
  },
  "schema/default-changed": {
    wire: { sent: "warning", read: "info" },
    sentence: "The default changed from {before} to {after}.",
    hint: defaultHint,
  },
  "schema/deprecated-added": {
    changelog: "deprecated",
    ...harmless,
    sentence: "It is now deprecated.",
    hint: "Name the replacement and the sunset date in the description.",
  },
  "schema/sunset-changed": {
    changelog: "deprecated",
    ...harmless,
    sentence: "The sunset date changed from {before} to {after}.",
    hint: "Keep an announced date; callers may rely on it.",
  },
  "schema/sunset-brought-forward": {
    changelog: "deprecated",
    ...doubtful,
    sentence: "The sunset date was moved earlier, from {before} to {after}.",
    hint: "Keep the announced date; callers may rely on it.",
  },
  "schema/deprecated-removed": {
    ...harmless,
    sentence: "It is no longer deprecated.",
  },
  "schema/content-encoding-added": {
    ...doubtful,
    sentence: 'The content encoding "{after}" was added.',
    hint: contentHint,
  },
  "schema/content-encoding-removed": {
    ...doubtful,
    sentence: 'The content encoding "{before}" was removed.',
    hint: contentHint,
  },
  "schema/content-encoding-changed": {
    ...doubtful,
    sentence: 'The content encoding changed from "{before}" to "{after}".',
    hint: contentHint,
  },
  "schema/content-media-type-added": {
    ...doubtful,
    sentence: 'The content media type "{after}" was added.',
    hint: contentHint,
  },
  "schema/content-media-type-removed": {
    ...doubtful,
    sentence: 'The content media type "{before}" was removed.',
    hint: contentHint,
  },
  "schema/content-media-type-changed": {
    ...doubtful,
    sentence: 'The content media type changed from "{before}" to "{after}".',
    hint: contentHint,
  },
  "schema/discriminator-added": {
    ...harmless,
    sentence: 'The discriminator property "{property}" was added.',
  },
  "schema/discriminator-removed": {
    ...doubtful,
    sentence: 'The discriminator property "{property}" was removed.',
    hint: "Keep the discriminator; consumers use it to identify the branch.",
  },
  "schema/discriminator-property-changed": {
    ...doubtful,
    sentence: 'The discriminator property changed from "{before}" to "{after}".',
    hint: "Keep the old property in addition to the new one for one release.",
  },
  "schema/discriminator-value-added": {
    changelog: "added",
    ...harmless,
    sentence: "The discriminator value {value} was added.",
  },
  "schema/discriminator-value-removed": {
    changelog: "removed",
    ...doubtful,
    sentence: "The discriminator value {value} was removed.",
    hint: "Keep the value for one release.",
  },
  "schema/discriminator-value-changed": {
    ...doubtful,
    sentence: 'The discriminator value {value} now means "{after}" instead of "{before}".',
    hint: "Keep the meaning of the value, and add another value for the new schema.",
  },
} satisfies Readonly<Record<string, KindRow>>;
