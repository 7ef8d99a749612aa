import { doubtful, harmless } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** The callers that gain access if a field loses its scope. */
const beyondScope = "Callers without the scope {before} can now use it.";

/** Changes of what people are told beside the schema: marks of the namespace "urn:specwright:marks", and rules. */
export const markChanges = {
  "xsd/retired": {
    changelog: "deprecated",
    ...harmless,
    sentence: "`{of}` is now retired: {after}.",
    hint: "Name the replacement in its documentation, and keep it for one release.",
  },
  "xsd/retirement-changed": {
    changelog: "deprecated",
    ...harmless,
    sentence: "The retirement of `{of}` changed from {before} to {after}.",
    hint: "Announce the change in the changelog.",
  },
  "xsd/no-longer-retired": {
    ...harmless,
    sentence: "`{of}` is no longer retired ({before}).",
    hint: "Announce in the changelog that it stays available.",
  },
  "xsd/mark-added": {
    ...doubtful,
    sentence: "The mark {mark} was added to `{of}`: {after}.",
    hint: "Check that existing clients and consumers comply; no schema checks it.",
  },
  "xsd/mark-changed": {
    security: "may weaken",
    ...doubtful,
    sentence: "The mark {mark} of `{of}` changed from {before} to {after}.",
    weaker: beyondScope,
    hint: "Check that existing clients and consumers comply; no schema checks it.",
  },
  "xsd/mark-removed": {
    security: "may weaken",
    ...harmless,
    sentence: "The mark {mark} was removed from `{of}`; it was {before}.",
    weaker: beyondScope,
    hint: "Announce the change in the changelog.",
  },
  "xsd/view-changed": {
    ...harmless,
    sentence: "In {view} operations, `{of}` was {before} and is now {after}.",
    hint: "See the changes of these operations for the impact.",
  },
  "xsd/rule-added": {
    ...doubtful,
    sentence: "`{of}` has a new rule, which no schema can check: {rule}",
    hint: "Check that existing clients and consumers follow the new rule.",
  },
  "xsd/rule-removed": {
    ...harmless,
    sentence: "A rule of `{of}` was removed: {rule}",
    hint: "Announce in the changelog that the rule no longer applies.",
  },
} satisfies Readonly<Record<string, KindRow>>;
