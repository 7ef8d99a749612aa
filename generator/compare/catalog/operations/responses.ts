import { breaksAll, breaksReaders, doubtful, harmless, moves, narrows, narrowsTypes, widensTypes } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Changes of responses and their headers. Those of operations are read by consumers, those of webhooks are sent by them. */
export const responseChanges = {
  "response/success-added": {
    changelog: "added",
    ...widensTypes,
    sentence: "{Where} was added.",
    hint: "Return it only if the request opts in.",
  },
  "response/error-added": {
    changelog: "added",
    ...harmless,
    code: breaksReaders,
    sentence: "{Where} was added; callers must handle unknown errors.",
    hint: "Describe how callers can handle it.",
  },
  "response/default-added": {
    changelog: "added",
    wire: { sent: "info", read: "warning" },
    code: breaksReaders,
    sentence: "{Where} was added. The spec does not show which other statuses it covers.",
    hint: "List the statuses that can occur.",
  },
  "response/success-removed": {
    changelog: "removed",
    ...narrows,
    code: breaksAll,
    sentence: "{Where} was removed.",
    hint: "Keep it for one release, and describe it as no longer returned.",
  },
  "response/error-removed": {
    changelog: "removed",
    ...narrows,
    code: breaksAll,
    sentence: "{Where} was removed.",
    hint: "Keep it for one release, and describe it as no longer returned.",
  },
  "response/default-removed": {
    changelog: "removed",
    ...narrows,
    code: breaksAll,
    sentence: "{Where} was removed; only listed statuses can now occur.",
    hint: "Keep the default response for one release.",
  },
  "response/body-added": {
    changelog: "added",
    ...narrows,
    code: { sent: "breaking", read: "warning" },
    sentence: "{Where} now has a body.",
    hint: "Check that callers do not depend on a missing body.",
  },
  "response/body-removed": {
    changelog: "removed",
    wire: { sent: "warning", read: "breaking" },
    code: breaksAll,
    sentence: "{Where} no longer has a body.",
    hint: "Keep the body, or return another status.",
  },
  "header/required-added": {
    changelog: "added",
    ...narrowsTypes,
    sentence: "{Where} was added and is required.",
    hint: "Make it optional for one release if clients send it.",
  },
  "header/optional-added": {
    changelog: "added",
    ...harmless,
    sentence: "{Where} was added.",
    hint: "Describe when it is sent.",
  },
  "header/removed": {
    changelog: "removed",
    wire: { sent: "warning", read: "breaking" },
    code: breaksAll,
    sentence: "{Where}, which was required, was removed.",
    hint: "Keep sending it for one release, marked as deprecated.",
  },
  "header/optional-removed": {
    changelog: "removed",
    ...doubtful,
    code: breaksAll,
    sentence: "{Where} was removed. The spec does not show if it is still in use.",
    hint: "Keep sending it for one release, marked as deprecated.",
  },
  "header/became-required": {
    ...narrowsTypes,
    sentence: "{Where} is now required.",
    hint: "Make it optional for one release if clients send it.",
  },
  "header/became-optional": {
    ...widensTypes,
    sentence: "{Where} is now optional.",
    hint: "Keep sending it every time.",
  },
  "header/case-changed": {
    code: breaksAll,
    sentence: 'The spelling of {where} changed to "{after}".',
    hint: "Keep the old spelling, because consumer code uses it.",
  },
  "header/explode-changed": {
    ...moves,
    sentence: '"explode" of {where} changed from {before} to {after}.',
    hint: "Keep the old serialization of properties.",
  },
  "header/serialization-changed": {
    ...moves,
    sentence: "The serialization of {where} changed from {before} to {after}.",
    hint: "Keep the serialization, or add a header with another name.",
  },
  "header/deprecated": {
    changelog: "deprecated",
    ...harmless,
    sentence: "{Where} is now deprecated.",
    hint: "Name the replacement in its description.",
  },
  "header/sunset-changed": {
    changelog: "deprecated",
    ...harmless,
    sentence: "The sunset date of {where} changed from {before} to {after}.",
    hint: "Keep an announced date; callers may rely on it.",
  },
  "header/undeprecated": {
    ...harmless,
    sentence: "{Where} is no longer deprecated.",
    hint: "Announce in the changelog that it stays available.",
  },
} satisfies Readonly<Record<string, KindRow>>;
