import { breaksAll, breaksReaders, doubtful, harmless, moves, narrows, narrowsTypes, widensTypes } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Changes of responses and their headers. Those of operations are read by consumers, those of webhooks are sent by them. */
export const responseChanges = {
  "response/success-added": {
    changelog: "added",
    ...widensTypes,
    sentence: "{Where} is new.",
    hint: "Answer with it only those who ask for it in a new way.",
  },
  "response/error-added": {
    changelog: "added",
    ...harmless,
    code: breaksReaders,
    sentence: "{Where} is new. Callers have to expect errors of every kind.",
    hint: "Say in its description what callers can do about it.",
  },
  "response/default-added": {
    changelog: "added",
    wire: { sent: "info", read: "warning" },
    code: breaksReaders,
    sentence: "{Where} is new: whether other statuses come cannot be seen from the contract.",
    hint: "Name the statuses that come.",
  },
  "response/success-removed": {
    changelog: "removed",
    ...narrows,
    code: breaksAll,
    sentence: "{Where} is gone.",
    hint: "Keep it for one release, and say in its description that it no longer comes.",
  },
  "response/error-removed": {
    changelog: "removed",
    ...narrows,
    code: breaksAll,
    sentence: "{Where} is gone.",
    hint: "Keep it for one release, and say in its description that it no longer comes.",
  },
  "response/default-removed": {
    changelog: "removed",
    ...narrows,
    code: breaksAll,
    sentence: "{Where} is gone: only statuses that are named come now.",
    hint: "Keep the default for one release.",
  },
  "response/body-added": {
    changelog: "added",
    ...narrows,
    code: { sent: "breaking", read: "warning" },
    sentence: "{Where} has a body now.",
    hint: "Check that callers do not take its absence for a sign.",
  },
  "response/body-removed": {
    changelog: "removed",
    wire: { sent: "warning", read: "breaking" },
    code: breaksAll,
    sentence: "{Where} no longer has a body.",
    hint: "Keep the body, or answer with a status of another meaning.",
  },
  "header/required-added": {
    changelog: "added",
    ...narrowsTypes,
    sentence: "{Where} is new and always there.",
    hint: "Nothing has to be done for readers; those who send it need a release in which it is optional.",
  },
  "header/optional-added": {
    changelog: "added",
    ...harmless,
    sentence: "{Where} is new.",
    hint: "Say in its description when it is there.",
  },
  "header/removed": {
    changelog: "removed",
    wire: { sent: "warning", read: "breaking" },
    code: breaksAll,
    sentence: "{Where}, which was always there, is gone.",
    hint: "Keep sending it for one release, marked as deprecated.",
  },
  "header/optional-removed": {
    changelog: "removed",
    ...doubtful,
    code: breaksAll,
    sentence: "{Where} is gone: whether somebody looks at it cannot be seen from the contract.",
    hint: "Keep sending it for one release, marked as deprecated.",
  },
  "header/became-required": {
    ...narrowsTypes,
    sentence: "{Where} is always there now.",
    hint: "Nothing has to be done for readers; those who send it need a release in which it is optional.",
  },
  "header/became-optional": {
    ...widensTypes,
    sentence: "{Where} may be absent now.",
    hint: "Keep sending it always.",
  },
  "header/case-changed": {
    code: breaksAll,
    sentence: '{Where} is now written "{after}".',
    hint: "Keep the old spelling: consumers find the value under it.",
  },
  "header/explode-changed": {
    ...moves,
    sentence: '"explode" of {where} goes from {before} to {after}.',
    hint: "Keep the way in which its members are written.",
  },
  "header/serialization-changed": {
    ...moves,
    sentence: "{Where} was written as {before} and is now written as {after}.",
    hint: "Keep the way it is written, or give the new one to a header of another name.",
  },
  "header/deprecated": {
    changelog: "deprecated",
    ...harmless,
    sentence: "{Where} is deprecated now.",
    hint: "Say in its description what to read instead.",
  },
  "header/sunset-changed": {
    changelog: "deprecated",
    ...harmless,
    sentence: "The last day of {where} goes from {before} to {after}.",
    hint: "Keep a day that was announced: somebody may have planned with it.",
  },
  "header/undeprecated": {
    ...harmless,
    sentence: "{Where} is no longer deprecated.",
    hint: "Say in the changelog that it stays.",
  },
} satisfies Readonly<Record<string, KindRow>>;
