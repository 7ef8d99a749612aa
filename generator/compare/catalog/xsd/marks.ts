import { doubtful, harmless, mayWeaken } from "../effects.js";

/** The callers that gain access if a field loses its scope. */
const beyondScope = "Callers without the scope {before} can now use it.";

/** Changes of what people are told beside the schema: marks of the namespace "urn:specwright:marks", and rules. */
export const markChanges = {
  "xsd/retired": harmless.deprecated(
    "`{of}` is now retired: {after}.",
    "Name the replacement in its documentation, and keep it for one release.",
  ),
  "xsd/retirement-changed": harmless.deprecated(
    "The retirement of `{of}` changed from {before} to {after}.",
    "Announce the change in the changelog.",
  ),
  "xsd/no-longer-retired": harmless(
    "`{of}` is no longer retired ({before}).",
    "Announce in the changelog that it stays available.",
  ),
  "xsd/mark-added": doubtful(
    "The mark {mark} was added to `{of}`: {after}.",
    "Check that existing clients and consumers comply; no schema checks it.",
  ),
  "xsd/mark-changed": doubtful(
    "The mark {mark} of `{of}` changed from {before} to {after}.",
    "Check that existing clients and consumers comply; no schema checks it.",
    mayWeaken(beyondScope),
  ),
  "xsd/mark-removed": harmless(
    "The mark {mark} was removed from `{of}`; it was {before}.",
    "Announce the change in the changelog.",
    mayWeaken(beyondScope),
  ),
  "xsd/view-changed": harmless(
    "In {view} operations, `{of}` was {before} and is now {after}.",
    "See the changes of these operations for the impact.",
  ),
  "xsd/rule-added": doubtful(
    "`{of}` has a new rule, which no schema can check: {rule}",
    "Check that existing clients and consumers follow the new rule.",
  ),
  "xsd/rule-removed": harmless(
    "A rule of `{of}` was removed: {rule}",
    "Announce in the changelog that the rule no longer applies.",
  ),
};
