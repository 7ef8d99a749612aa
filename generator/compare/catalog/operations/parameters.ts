import { breaksAll, harmless, moves, movesTypes, narrows, narrowsTypes, widens, widensTypes } from "../effects.js";
import type { ChangeData, KindRow } from "../../kind-of-change.js";

/** Changes of parameters. Those of operations are sent by consumers, those of webhooks are read by them. */
export const parameterChanges = {
  "parameter/required-added": {
    changelog: "added",
    ...narrowsTypes,
    sentence: "{Where} is new and required.",
    hint: "Make it optional, with what held so far as its default.",
  },
  "parameter/optional-added": {
    changelog: "added",
    ...harmless,
    sentence: "{Where} is new.",
    hint: "Say in its description what holds when it is absent.",
  },
  "parameter/set-removed": {
    changelog: "removed",
    ...narrowsTypes,
    sentence: "{Where} does not take {named} any more.",
    words: nameSet,
    hint: "Keep the set for one release, and say in a description that it will go.",
  },
  "parameter/set-added": {
    changelog: "added",
    ...widensTypes,
    sentence: "{Where} takes {named} now.",
    words: nameSet,
    hint: "Give it a name of its own, or make the change in a new version of the operation.",
  },
  "parameter/removed": {
    changelog: "removed",
    wire: { sent: "warning", read: "breaking" },
    code: breaksAll,
    sentence: "{Where} is gone.",
    hint: "Keep it for one release, marked as deprecated.",
  },
  "parameter/renamed": {
    ...movesTypes,
    sentence: '{Where} is now called "{after}".',
    hint: "Keep the old name as well for one release, as a deprecated parameter.",
  },
  "parameter/case-changed": {
    code: breaksAll,
    sentence: '{Where} is now written "{after}".',
    hint: "Keep the old spelling: callers give the value under it.",
  },
  "parameter/place-changed": {
    ...movesTypes,
    sentence: "{Where} moves from {before} to {after}.",
    hint: "Take it at both places for one release.",
  },
  "parameter/became-required": {
    ...narrowsTypes,
    sentence: "{Where} is required now.",
    hint: "Keep it optional, with what held so far as its default.",
  },
  "parameter/became-optional": {
    ...widensTypes,
    sentence: "{Where} is no longer required.",
    hint: "Keep sending it to those who read it.",
  },
  "parameter/style-changed": {
    ...moves,
    sentence: 'The style of {where} goes from "{before}" to "{after}".',
    hint: "Keep the style, or give the new one to a parameter of another name.",
  },
  "parameter/explode-changed": {
    ...moves,
    sentence: '"explode" of {where} goes from {before} to {after}.',
    hint: "Keep the way in which its items are written.",
  },
  "parameter/reserved-allowed": {
    wire: { sent: "info", read: "warning" },
    sentence: "{Where} may hold reserved characters unescaped now.",
    hint: "Check that readers decode both forms.",
  },
  "parameter/reserved-refused": {
    wire: { sent: "warning", read: "info" },
    sentence: "{Where} may no longer hold reserved characters unescaped.",
    hint: "Keep taking both forms.",
  },
  "parameter/empty-allowed": {
    ...widens,
    sentence: "{Where} may be empty now.",
    hint: "Send it with a value to those who read it.",
  },
  "parameter/empty-refused": {
    ...narrows,
    sentence: "{Where} may no longer be empty.",
    hint: "Keep allowing the empty value, and mark it as deprecated.",
  },
  "parameter/serialization-changed": {
    ...moves,
    sentence: "{Where} was written as {before} and is now written as {after}.",
    hint: "Keep the way it is written, or give the new one to a parameter of another name.",
  },
  "parameter/deprecated": {
    changelog: "deprecated",
    ...harmless,
    sentence: "{Where} is deprecated now.",
    hint: "Say in its description what to send instead.",
  },
  "parameter/sunset-changed": {
    changelog: "deprecated",
    ...harmless,
    sentence: "The last day of {where} goes from {before} to {after}.",
    hint: "Keep a day that was announced: somebody may have planned with it.",
  },
  "parameter/undeprecated": {
    ...harmless,
    sentence: "{Where} is no longer deprecated.",
    hint: "Say in the changelog that it stays.",
  },
} satisfies Readonly<Record<string, KindRow>>;

function nameSet({ set = "" }: ChangeData): ChangeData {
  if (set === "any other") return { named: "other combinations of query parameters" };
  return { named: `the set of query parameters "${set.replaceAll(" and ", '" and "')}"` };
}
