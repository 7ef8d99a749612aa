import {
  breaksAll,
  breaksSenders,
  changesCode,
  doubtful,
  doubtfulTypes,
  harmless,
  moves,
  movesTypes,
  noEffect,
} from "../effects.js";

/** Changes of operations, webhooks and callbacks as such. */
export const operationOnlyChanges = {
  "operation/added": noEffect.added("The operation {operation} was added.", "Describe its purpose in the changelog."),
  "operation/removed": movesTypes.removed(
    "The operation {operation} was removed.",
    "Keep it for one release, marked as deprecated.",
  ),
  "operation/removed-when-deprecated": doubtfulTypes.removed(
    "The operation {operation}, which was deprecated without a date, was removed. The spec does not show if it is still in use.",
    'Set a date in "x-sunset" when you deprecate an operation, and keep the operation until then.',
  ),
  "operation/removed-before-sunset": movesTypes.removed(
    "The operation {operation} was removed before {sunset}, its announced sunset date.",
    "Keep it until the announced date.",
  ),
  "operation/removed-after-sunset": harmless.removed(
    "The operation {operation} was removed after {sunset}, its announced sunset date.",
    "Announce the removal and the replacement in the changelog.",
    { code: breaksAll },
  ),
  "operation/renamed": changesCode(
    '{Where} was renamed from "{before}" to "{after}".',
    "Keep the old operationId; generated functions and types use it as their name.",
  ),
  "operation/path-changed": movesTypes(
    'The path of {where} changed from "{before}" to "{after}".',
    "Also serve the old path for one release, as a deprecated operation.",
  ),
  "operation/template-renamed": changesCode(
    'The path parameter "{before}" of {where} was renamed to "{after}".',
    "Keep the old name; client code uses it, although it is never sent.",
  ),
  "operation/method-changed": movesTypes(
    "The method of {where} changed from {before} to {after}.",
    "Also serve the old method for one release, as a deprecated operation.",
  ),
  "operation/deprecated": harmless.deprecated(
    "The operation {operation} is now deprecated.",
    'Set the sunset date in "x-sunset", and name the replacement in its description.',
  ),
  "operation/undeprecated": harmless(
    "The operation {operation} is no longer deprecated.",
    "Announce in the changelog that it stays available.",
  ),
  "operation/sunset-stated": harmless.deprecated(
    "The operation {operation} is available until {after}.",
    "Keep the operation until the announced date.",
  ),
  "operation/sunset-brought-forward": doubtful.deprecated(
    "The sunset date of {where} was moved earlier, from {before} to {after}.",
    "Keep the announced date; callers may rely on it.",
  ),
  "operation/sunset-put-off": harmless.deprecated(
    "The sunset date of {where} was postponed from {before} to {after}.",
    "Announce the new date in the changelog.",
  ),
  "operation/sunset-withdrawn": harmless.deprecated(
    "The sunset date of {where}, {before}, was removed.",
    "State in the changelog if the operation stays available.",
  ),
  "operation/tag-added": noEffect(
    'The tag "{tag}" was added to {where}.',
    "No action is needed; tags only group documentation.",
  ),
  "operation/tag-removed": noEffect(
    'The tag "{tag}" was removed from {where}.',
    "No action is needed; tags only group documentation.",
  ),
  "operation/method-moved": changesCode(
    'The client method of {where} was moved from "{before}" to "{after}".',
    "Keep the old first tag, because it selects the group of the client method.",
  ),
  "operation/pages-added": noEffect.added(
    '{Where} now pages by {after}: the client has "{method}.items", ".pages" and ".all".',
    "Announce the new methods in the changelog.",
  ),
  "operation/pages-removed": noEffect.removed(
    '{Where} no longer pages by {before}: "{method}.items", ".pages" and ".all" were removed.',
    'Keep the parameter and the response of the pages, or declare the pages in "x-pagination".',
    { code: breaksSenders },
  ),
  "operation/pages-changed": noEffect(
    "{Where} now pages by {after} instead of {before}.",
    "Make the change in a new operation: consumers stored cursors of the old pages, and use the types of their items.",
    { code: { sent: "warning" } },
  ),
  "operation/rule-added": doubtful(
    "{Where} has a new rule, which no schema can check: {rule}",
    "Check that existing clients and consumers follow the new rule.",
  ),
  "operation/rule-removed": harmless(
    "A rule of {where} was removed: {rule}",
    "Announce in the changelog that the rule no longer applies.",
  ),
  "webhook/added": doubtfulTypes.added(
    "The {webhook} was added. The spec does not show if it is sent without a subscription.",
    "Send it only to subscribers. Add a handler to every receiver; they do not compile without it.",
  ),
  "webhook/removed": movesTypes.removed(
    "The {webhook} is no longer sent.",
    "Keep sending it for one release, marked as deprecated.",
  ),
  "webhook/renamed": changesCode(
    'The webhook "{before}" was renamed to "{after}".',
    "Keep the old name; generated types use it.",
  ),
  "webhook/address-changed": moves(
    '{Where} is now sent to "{after}" instead of "{before}".',
    "Keep reading the address from its old location for one release.",
  ),
};
