import { breaksAll, harmless, moves, movesTypes, narrows, narrowsTypes, widens, widensTypes } from "../effects.js";
import type { ChangeData, KindRow } from "../../kind-of-change.js";

/** Changes of parameters. Those of operations are sent by consumers, those of webhooks are read by them. */
export const parameterChanges = {
  "parameter/required-added": {
    changelog: "added",
    ...narrowsTypes,
    sentence: "{Where} was added and is required.",
    hint: "Make it optional; keep the old default behavior.",
  },
  "parameter/optional-added": {
    changelog: "added",
    ...harmless,
    sentence: "{Where} was added.",
    hint: "Document the behavior without it.",
  },
  "parameter/set-removed": {
    changelog: "removed",
    ...narrowsTypes,
    sentence: "{Where} no longer accepts {named}.",
    words: nameSet,
    hint: "Keep the set for one release, and announce its removal in a description.",
  },
  "parameter/set-added": {
    changelog: "added",
    ...widensTypes,
    sentence: "{Where} now accepts {named}.",
    words: nameSet,
    hint: "Give the set a separate name, or make the change in a new version of the operation.",
  },
  "parameter/removed": {
    changelog: "removed",
    wire: { sent: "warning", read: "breaking" },
    code: breaksAll,
    sentence: "{Where} was removed.",
    hint: "Keep it for one release, marked as deprecated.",
  },
  "parameter/renamed": {
    ...movesTypes,
    sentence: '{Where} was renamed to "{after}".',
    hint: "Also keep the old name for one release, as a deprecated parameter.",
  },
  "parameter/case-changed": {
    code: breaksAll,
    sentence: 'The spelling of {where} changed to "{after}".',
    hint: "Keep the old spelling, because client code uses it.",
  },
  "parameter/place-changed": {
    ...movesTypes,
    sentence: "{Where} was moved from {before} to {after}.",
    hint: "Accept it in both locations for one release.",
  },
  "parameter/became-required": {
    ...narrowsTypes,
    sentence: "{Where} is now required.",
    hint: "Keep it optional; keep the old default behavior.",
  },
  "parameter/became-optional": {
    ...widensTypes,
    sentence: "{Where} is no longer required.",
    hint: "Keep sending it to consumers that read it.",
  },
  "parameter/style-changed": {
    ...moves,
    sentence: 'The style of {where} changed from "{before}" to "{after}".',
    hint: "Keep the style, or add a parameter with another name.",
  },
  "parameter/explode-changed": {
    ...moves,
    sentence: '"explode" of {where} changed from {before} to {after}.',
    hint: "Keep the old serialization of items.",
  },
  "parameter/reserved-allowed": {
    wire: { sent: "info", read: "warning" },
    sentence: "{Where} may now contain unescaped reserved characters.",
    hint: "Check that every reader decodes both forms.",
  },
  "parameter/reserved-refused": {
    wire: { sent: "warning", read: "info" },
    sentence: "{Where} may no longer contain unescaped reserved characters.",
    hint: "Keep accepting both forms.",
  },
  "parameter/empty-allowed": {
    ...widens,
    sentence: "{Where} may now be empty.",
    hint: "Always send a value to consumers that read it.",
  },
  "parameter/empty-refused": {
    ...narrows,
    sentence: "{Where} may no longer be empty.",
    hint: "Keep accepting the empty value, and mark it as deprecated.",
  },
  "parameter/serialization-changed": {
    ...moves,
    sentence: "The serialization of {where} changed from {before} to {after}.",
    hint: "Keep the serialization, or add a parameter with another name.",
  },
  "parameter/deprecated": {
    changelog: "deprecated",
    ...harmless,
    sentence: "{Where} is now deprecated.",
    hint: "Name the replacement in its description.",
  },
  "parameter/sunset-changed": {
    changelog: "deprecated",
    ...harmless,
    sentence: "The sunset date of {where} changed from {before} to {after}.",
    hint: "Keep an announced date; callers may rely on it.",
  },
  "parameter/undeprecated": {
    ...harmless,
    sentence: "{Where} is no longer deprecated.",
    hint: "Announce in the changelog that it stays available.",
  },
} satisfies Readonly<Record<string, KindRow>>;

function nameSet({ set = "" }: ChangeData): ChangeData {
  if (set === "any other") return { named: "other combinations of query parameters" };
  return { named: `the set of query parameters "${set.replaceAll(" and ", '" and "')}"` };
}
