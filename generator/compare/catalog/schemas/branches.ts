import {
  breaksAll,
  mayMoveTypes,
  mayNarrowTypes,
  mayWidenTypes,
  narrows,
  narrowsTypes,
  widens,
  widensTypes,
} from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Schemas that are put together from others. */
export const branchChanges = {
  "schema/branch-added": {
    changelog: "added",
    ...widensTypes,
    listed: "branch",
    sentence: "{Where} can now also be {branch}.",
    hint: "Announce the new branch to consumers before it is sent.",
  },
  "schema/branch-removed": {
    changelog: "removed",
    ...narrows,
    code: breaksAll,
    listed: "branch",
    sentence: "{Where} can no longer be {branch}.",
    hint: "Keep the branch for one release, marked as deprecated.",
  },
  "schema/choice-added": {
    ...narrowsTypes,
    sentence: "{Where} must now also match one of several schemas: {branches}.",
  },
  "schema/choice-removed": {
    ...widensTypes,
    sentence: "{Where} no longer has to match one of several schemas: {branches}.",
  },
  "schema/choice-became-exclusive": {
    ...narrowsTypes,
    sentence: "{Where} must now match exactly one branch (oneOf) instead of at least one (anyOf).",
    hint: "Keep anyOf, or make sure that no value matches two branches.",
  },
  "schema/choice-became-inclusive": {
    ...widensTypes,
    sentence: "{Where} can now match several branches (anyOf) instead of exactly one (oneOf).",
    hint: "Keep oneOf, or make sure that no value matches two branches.",
  },
  "schema/branches-overlap": {
    ...narrows,
    sentence: "Some values of {where} now match both {one} and {other}, so oneOf rejects them.",
    hint: "Make the branches exclusive, for example by the value of a property, or use anyOf.",
  },
  "schema/all-of-branch-added": {
    ...narrows,
    sentence: "{Where} must now match one more schema of allOf.",
  },
  "schema/all-of-branch-removed": {
    ...widens,
    sentence: "{Where} no longer has to match one schema of allOf.",
  },
  "schema/not-added": {
    ...mayNarrowTypes,
    sentence: '"not" now excludes some values of {where}.',
  },
  "schema/not-removed": {
    ...mayWidenTypes,
    sentence: '"not" no longer excludes any values of {where}.',
  },
  "schema/not-changed": {
    ...mayMoveTypes,
    sentence: '"not" now excludes other values of {where}.',
  },
  "schema/condition-added": {
    ...mayNarrowTypes,
    sentence: "{Where} now has a condition (if, then, else).",
  },
  "schema/condition-removed": {
    ...mayWidenTypes,
    sentence: "{Where} no longer has a condition (if, then, else).",
  },
  "schema/condition-changed": {
    ...mayMoveTypes,
    sentence: "The condition (if, then, else) of {where} changed.",
  },
} satisfies Readonly<Record<string, KindRow>>;
