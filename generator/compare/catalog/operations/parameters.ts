import {
  changesCode,
  drops,
  harmless,
  mayNarrow,
  mayWiden,
  moves,
  movesTypes,
  narrows,
  narrowsTypes,
  widens,
  widensTypes,
} from "../effects.js";
import type { ChangeData } from "../../kind-of-change.js";

/** Changes of parameters. Those of operations are sent by consumers, those of webhooks are read by them. */
export const parameterChanges = {
  "parameter/required-added": narrowsTypes.added(
    "{Where} was added and is required.",
    "Make it optional; keep the old default behavior.",
  ),
  "parameter/optional-added": harmless.added("{Where} was added.", "Document the behavior without it."),
  "parameter/set-removed": narrowsTypes.removed(
    "{Where} no longer accepts {named}.",
    "Keep the set for one release, and announce its removal in a description.",
    { words: nameSet },
  ),
  "parameter/set-added": widensTypes.added(
    "{Where} now accepts {named}.",
    "Give the set a separate name, or make the change in a new version of the operation.",
    { words: nameSet },
  ),
  "parameter/removed": drops.removed("{Where} was removed.", "Keep it for one release, marked as deprecated."),
  "parameter/renamed": movesTypes(
    '{Where} was renamed to "{after}".',
    "Also keep the old name for one release, as a deprecated parameter.",
  ),
  "parameter/case-changed": changesCode(
    'The spelling of {where} changed to "{after}".',
    "Keep the old spelling, because client code uses it.",
  ),
  "parameter/place-changed": movesTypes(
    "{Where} was moved from {before} to {after}.",
    "Accept it in both locations for one release.",
  ),
  "parameter/became-required": narrowsTypes(
    "{Where} is now required.",
    "Keep it optional; keep the old default behavior.",
  ),
  "parameter/became-optional": widensTypes(
    "{Where} is no longer required.",
    "Keep sending it to consumers that read it.",
  ),
  "parameter/style-changed": moves(
    'The style of {where} changed from "{before}" to "{after}".',
    "Keep the style, or add a parameter with another name.",
  ),
  "parameter/explode-changed": moves(
    '"explode" of {where} changed from {before} to {after}.',
    "Keep the old serialization of items.",
  ),
  "parameter/reserved-allowed": mayWiden(
    "{Where} may now contain unescaped reserved characters.",
    "Check that every reader decodes both forms.",
  ),
  "parameter/reserved-refused": mayNarrow(
    "{Where} may no longer contain unescaped reserved characters.",
    "Keep accepting both forms.",
  ),
  "parameter/empty-allowed": widens("{Where} may now be empty.", "Always send a value to consumers that read it."),
  "parameter/empty-refused": narrows(
    "{Where} may no longer be empty.",
    "Keep accepting the empty value, and mark it as deprecated.",
  ),
  "parameter/serialization-changed": moves(
    "The serialization of {where} changed from {before} to {after}.",
    "Keep the serialization, or add a parameter with another name.",
  ),
  "parameter/deprecated": harmless.deprecated("{Where} is now deprecated.", "Name the replacement in its description."),
  "parameter/sunset-changed": harmless.deprecated(
    "The sunset date of {where} changed from {before} to {after}.",
    "Keep an announced date; callers may rely on it.",
  ),
  "parameter/undeprecated": harmless(
    "{Where} is no longer deprecated.",
    "Announce in the changelog that it stays available.",
  ),
};

function nameSet({ set = "" }: ChangeData): ChangeData {
  if (set === "any other") return { named: "other combinations of query parameters" };
  return { named: `the set of query parameters "${set.replaceAll(" and ", '" and "')}"` };
}
