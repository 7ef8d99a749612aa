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
    sentence: 'The branch "{branch}" was added to the choice.',
    hint: "Announce the new branch to consumers before it is sent.",
  },
  "schema/branch-removed": {
    changelog: "removed",
    ...narrows,
    code: breaksAll,
    sentence: 'The branch "{branch}" was removed from the choice.',
    hint: "Keep the branch for one release, marked as deprecated.",
  },
  "schema/choice-added": {
    ...narrowsTypes,
    sentence: "A value must now also match one of several schemas.",
  },
  "schema/choice-removed": {
    ...widensTypes,
    sentence: "A value no longer needs to match one of several schemas.",
  },
  "schema/choice-became-exclusive": {
    ...narrowsTypes,
    sentence: "A value must now match exactly one branch (oneOf) instead of at least one (anyOf).",
    hint: "Keep anyOf, or make sure that no value matches two branches.",
  },
  "schema/choice-became-inclusive": {
    ...widensTypes,
    sentence: "A value may now match several branches (anyOf) instead of exactly one (oneOf).",
    hint: "Keep oneOf, or make sure that no value matches two branches.",
  },
  "schema/branches-overlap": {
    ...narrows,
    sentence: 'Some values now match both branches "{one}" and "{other}", so oneOf rejects them.',
    hint: "Make the branches exclusive, for example by the value of a property, or use anyOf.",
  },
  "schema/all-of-branch-added": {
    ...narrows,
    sentence: "A value must now match one more schema of allOf.",
  },
  "schema/all-of-branch-removed": {
    ...widens,
    sentence: "A value no longer needs to match one schema of allOf.",
  },
  "schema/not-added": {
    ...mayNarrowTypes,
    sentence: '"not" now excludes some values.',
  },
  "schema/not-removed": {
    ...mayWidenTypes,
    sentence: '"not" no longer excludes any values.',
  },
  "schema/not-changed": {
    ...mayMoveTypes,
    sentence: '"not" now excludes other values.',
  },
  "schema/condition-added": {
    ...mayNarrowTypes,
    sentence: "A condition (if, then, else) was added.",
  },
  "schema/condition-removed": {
    ...mayWidenTypes,
    sentence: "A condition (if, then, else) was removed.",
  },
  "schema/condition-changed": {
    ...mayMoveTypes,
    sentence: "The condition (if, then, else) changed.",
  },
} satisfies Readonly<Record<string, KindRow>>;
