import { breaksAll, breaksSenders, doubtful, harmless, moves, movesTypes } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Changes of operations, webhooks and callbacks as such. */
export const operationOnlyChanges = {
  "operation/added": {
    changelog: "added",
    sentence: "The operation {operation} was added.",
    hint: "Describe its purpose in the changelog.",
  },
  "operation/removed": {
    changelog: "removed",
    ...movesTypes,
    sentence: "The operation {operation} was removed.",
    hint: "Keep it for one release, marked as deprecated.",
  },
  "operation/removed-when-deprecated": {
    changelog: "removed",
    ...doubtful,
    code: breaksAll,
    sentence:
      "The operation {operation}, which was deprecated without a date, was removed. The spec does not show if it is still in use.",
    hint: 'Set a date in "x-sunset" when you deprecate an operation, and keep the operation until then.',
  },
  "operation/removed-before-sunset": {
    changelog: "removed",
    ...movesTypes,
    sentence: "The operation {operation} was removed before {sunset}, its announced sunset date.",
    hint: "Keep it until the announced date.",
  },
  "operation/removed-after-sunset": {
    changelog: "removed",
    ...harmless,
    code: breaksAll,
    sentence: "The operation {operation} was removed after {sunset}, its announced sunset date.",
    hint: "Announce the removal and the replacement in the changelog.",
  },
  "operation/renamed": {
    code: breaksAll,
    sentence: '{Where} was renamed from "{before}" to "{after}".',
    hint: "Keep the old operationId; generated functions and types use it as their name.",
  },
  "operation/path-changed": {
    ...movesTypes,
    sentence: 'The path of {where} changed from "{before}" to "{after}".',
    hint: "Also serve the old path for one release, as a deprecated operation.",
  },
  "operation/template-renamed": {
    code: breaksAll,
    sentence: 'The path parameter "{before}" of {where} was renamed to "{after}".',
    hint: "Keep the old name; client code uses it, although it is never sent.",
  },
  "operation/method-changed": {
    ...movesTypes,
    sentence: "The method of {where} changed from {before} to {after}.",
    hint: "Also serve the old method for one release, as a deprecated operation.",
  },
  "operation/deprecated": {
    changelog: "deprecated",
    ...harmless,
    sentence: "The operation {operation} is now deprecated.",
    hint: 'Set the sunset date in "x-sunset", and name the replacement in its description.',
  },
  "operation/undeprecated": {
    ...harmless,
    sentence: "The operation {operation} is no longer deprecated.",
    hint: "Announce in the changelog that it stays available.",
  },
  "operation/sunset-stated": {
    changelog: "deprecated",
    ...harmless,
    sentence: "The operation {operation} is available until {after}.",
    hint: "Keep the operation until the announced date.",
  },
  "operation/sunset-brought-forward": {
    changelog: "deprecated",
    ...doubtful,
    sentence: "The sunset date of {where} was moved earlier, from {before} to {after}.",
    hint: "Keep the announced date; callers may rely on it.",
  },
  "operation/sunset-put-off": {
    changelog: "deprecated",
    ...harmless,
    sentence: "The sunset date of {where} was postponed from {before} to {after}.",
    hint: "Announce the new date in the changelog.",
  },
  "operation/sunset-withdrawn": {
    changelog: "deprecated",
    ...harmless,
    sentence: "The sunset date of {where}, {before}, was removed.",
    hint: "State in the changelog if the operation stays available.",
  },
  "operation/tag-added": {
    sentence: 'The tag "{tag}" was added to {where}.',
    hint: "No action is needed; tags only group documentation.",
  },
  "operation/tag-removed": {
    sentence: 'The tag "{tag}" was removed from {where}.',
    hint: "No action is needed; tags only group documentation.",
  },
  "operation/method-moved": {
    code: breaksAll,
    sentence: 'The client method of {where} was moved from "{before}" to "{after}".',
    hint: "Keep the old first tag, because it selects the group of the client method.",
  },
  "operation/pages-added": {
    changelog: "added",
    sentence: '{Where} now pages by {after}: the client has "{method}.items", ".pages" and ".all".',
    hint: "Announce the new methods in the changelog.",
  },
  "operation/pages-removed": {
    changelog: "removed",
    code: breaksSenders,
    sentence: '{Where} no longer pages by {before}: "{method}.items", ".pages" and ".all" were removed.',
    hint: 'Keep the parameter and the response of the pages, or declare the pages in "x-pagination".',
  },
  "operation/pages-changed": {
    code: { sent: "warning" },
    sentence: "{Where} now pages by {after} instead of {before}.",
    hint: "Make the change in a new operation: consumers stored cursors of the old pages, and use the types of their items.",
  },
  "operation/rule-added": {
    ...doubtful,
    sentence: "{Where} has a new rule, which no schema can check: {rule}",
    hint: "Check that existing clients and consumers follow the new rule.",
  },
  "operation/rule-removed": {
    ...harmless,
    sentence: "A rule of {where} was removed: {rule}",
    hint: "Announce in the changelog that the rule no longer applies.",
  },
  "webhook/added": {
    changelog: "added",
    ...doubtful,
    code: breaksAll,
    sentence: "The {webhook} was added. The spec does not show if it is sent without a subscription.",
    hint: "Send it only to subscribers. Add a handler to every receiver; they do not compile without it.",
  },
  "webhook/removed": {
    changelog: "removed",
    ...movesTypes,
    sentence: "The {webhook} is no longer sent.",
    hint: "Keep sending it for one release, marked as deprecated.",
  },
  "webhook/renamed": {
    code: breaksAll,
    sentence: 'The webhook "{before}" was renamed to "{after}".',
    hint: "Keep the old name; generated types use it.",
  },
  "webhook/address-changed": {
    ...moves,
    sentence: '{Where} is now sent to "{after}" instead of "{before}".',
    hint: "Keep reading the address from its old location for one release.",
  },
} satisfies Readonly<Record<string, KindRow>>;
