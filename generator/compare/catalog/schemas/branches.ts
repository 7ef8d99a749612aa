import {
  mayMoveTypes,
  mayNarrowTypes,
  mayWidenTypes,
  narrows,
  narrowsAllTypes,
  narrowsTypes,
  widens,
  widensTypes,
} from "../effects.js";

/** Schemas that are put together from others. */
export const branchChanges = {
  "schema/branch-added": widensTypes.added(
    "{Where} can now also be {branch}.",
    "Announce the new branch to consumers before it is sent.",
    { listed: "branch" },
  ),
  "schema/branch-removed": narrowsAllTypes.removed(
    "{Where} can no longer be {branch}.",
    "Keep the branch for one release, marked as deprecated.",
    { listed: "branch" },
  ),
  "schema/choice-added": narrowsTypes("{Where} must now also match one of several schemas: {branches}."),
  "schema/choice-removed": widensTypes("{Where} no longer has to match one of several schemas: {branches}."),
  "schema/choice-became-exclusive": narrowsTypes(
    "{Where} must now match exactly one branch (oneOf) instead of at least one (anyOf).",
    "Keep anyOf, or make sure that no value matches two branches.",
  ),
  "schema/choice-became-inclusive": widensTypes(
    "{Where} can now match several branches (anyOf) instead of exactly one (oneOf).",
    "Keep oneOf, or make sure that no value matches two branches.",
  ),
  "schema/branches-overlap": narrows(
    "Some values of {where} now match both {one} and {other}, so oneOf rejects them.",
    "Make the branches exclusive, for example by the value of a property, or use anyOf.",
  ),
  "schema/all-of-branch-added": narrows("{Where} must now match one more schema of allOf."),
  "schema/all-of-branch-removed": widens("{Where} no longer has to match one schema of allOf."),
  "schema/not-added": mayNarrowTypes('"not" now excludes some values of {where}.'),
  "schema/not-removed": mayWidenTypes('"not" no longer excludes any values of {where}.'),
  "schema/not-changed": mayMoveTypes('"not" now excludes other values of {where}.'),
  "schema/condition-added": mayNarrowTypes("{Where} now has a condition (if, then, else)."),
  "schema/condition-removed": mayWidenTypes("{Where} no longer has a condition (if, then, else)."),
  "schema/condition-changed": mayMoveTypes("The condition (if, then, else) of {where} changed."),
};
