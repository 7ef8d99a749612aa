import { doubtful, harmless } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

const defaultHint = "Keep the default; those who leave the value out rely on it.";
const contentHint = "Keep how the text is read; put what is written otherwise into a property of its own.";

/** Changes of annotations, which never decide which values are valid. */
export const annotationChanges = {
  "schema/default-added": {
    ...harmless,
    sentence: "There is a default now: {after}.",
  },
  "schema/default-removed": {
    wire: { sent: "warning", read: "info" },
    sentence: "The default is gone; it was {before}.",
    hint: defaultHint,
  },
  "schema/default-changed": {
    wire: { sent: "warning", read: "info" },
    sentence: "The default changes from {before} to {after}.",
    hint: defaultHint,
  },
  "schema/deprecated-added": {
    changelog: "deprecated",
    ...harmless,
    sentence: "It is deprecated now.",
    hint: "Say in the description what to use instead, and when it will go.",
  },
  "schema/sunset-changed": {
    changelog: "deprecated",
    ...harmless,
    sentence: "Its last day goes from {before} to {after}.",
    hint: "Keep a day that was announced: somebody may have planned with it.",
  },
  "schema/sunset-brought-forward": {
    changelog: "deprecated",
    ...doubtful,
    sentence: "Its last day is brought forward from {before} to {after}.",
    hint: "Keep the day that was announced: somebody may have planned with it.",
  },
  "schema/deprecated-removed": {
    ...harmless,
    sentence: "It is no longer deprecated.",
  },
  "schema/content-encoding-added": {
    ...doubtful,
    sentence: 'The text is encoded as "{after}" now.',
    hint: contentHint,
  },
  "schema/content-encoding-removed": {
    ...doubtful,
    sentence: 'The text is no longer encoded as "{before}".',
    hint: contentHint,
  },
  "schema/content-encoding-changed": {
    ...doubtful,
    sentence: 'The encoding of the text changes from "{before}" to "{after}".',
    hint: contentHint,
  },
  "schema/content-media-type-added": {
    ...doubtful,
    sentence: 'The text holds "{after}" now.',
    hint: contentHint,
  },
  "schema/content-media-type-removed": {
    ...doubtful,
    sentence: 'The text is no longer said to hold "{before}".',
    hint: contentHint,
  },
  "schema/content-media-type-changed": {
    ...doubtful,
    sentence: 'What the text holds changes from "{before}" to "{after}".',
    hint: contentHint,
  },
  "schema/discriminator-added": {
    ...harmless,
    sentence: 'The property "{property}" tells the branches apart now.',
  },
  "schema/discriminator-removed": {
    ...doubtful,
    sentence: 'No property is said to tell the branches apart any more; it was "{property}".',
    hint: "Keep the discriminator; it tells readers which branch they have.",
  },
  "schema/discriminator-property-changed": {
    ...doubtful,
    sentence: 'The property that tells the branches apart changes from "{before}" to "{after}".',
    hint: "Keep the old property beside the new one for one release.",
  },
  "schema/discriminator-value-added": {
    changelog: "added",
    ...harmless,
    sentence: "The discriminator knows the value {value} now.",
  },
  "schema/discriminator-value-removed": {
    changelog: "removed",
    ...doubtful,
    sentence: "The discriminator no longer knows the value {value}.",
    hint: "Keep the value for one release.",
  },
  "schema/discriminator-value-changed": {
    ...doubtful,
    sentence: 'The discriminator\'s value {value} means "{after}", no longer "{before}".',
    hint: "Keep what the value means, and give the new schema a value of its own.",
  },
} satisfies Readonly<Record<string, KindRow>>;
