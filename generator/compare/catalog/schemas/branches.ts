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
    sentence: 'The choice has a new branch: "{branch}".',
    hint: "Let those who read know before the new branch is sent.",
  },
  "schema/branch-removed": {
    changelog: "removed",
    ...narrows,
    code: breaksAll,
    sentence: 'The branch "{branch}" of the choice is gone.',
    hint: "Keep the branch for one release, marked as deprecated.",
  },
  "schema/choice-added": {
    ...narrowsTypes,
    sentence: "It must fit one of several schemas besides now.",
  },
  "schema/choice-removed": {
    ...widensTypes,
    sentence: "It need no longer fit one of several schemas.",
  },
  "schema/choice-became-exclusive": {
    ...narrowsTypes,
    sentence: "A value must fit exactly one branch now (oneOf); any number did (anyOf).",
    hint: "Keep anyOf, or make sure that no value fits two branches.",
  },
  "schema/choice-became-inclusive": {
    ...widensTypes,
    sentence: "A value may fit several branches now (anyOf); exactly one did (oneOf).",
    hint: "Keep oneOf, or make sure that no value fits two branches.",
  },
  "schema/branches-overlap": {
    ...narrows,
    sentence:
      'Values fit both of the branches "{one}" and "{other}" now, so that they no longer fit exactly one (oneOf).',
    hint: "Let each branch ask for something that no other one takes, such as a value of a property, or make it anyOf.",
  },
  "schema/all-of-branch-added": {
    ...narrows,
    sentence: "One more schema of allOf must fit.",
  },
  "schema/all-of-branch-removed": {
    ...widens,
    sentence: "One schema of allOf need no longer fit.",
  },
  "schema/not-added": {
    ...mayNarrowTypes,
    sentence: "Some values are excluded by not now.",
  },
  "schema/not-removed": {
    ...mayWidenTypes,
    sentence: "No values are excluded by not any more.",
  },
  "schema/not-changed": {
    ...mayMoveTypes,
    sentence: "Other values are excluded by not.",
  },
  "schema/condition-added": {
    ...mayNarrowTypes,
    sentence: "A condition (if, then, else) must hold now.",
  },
  "schema/condition-removed": {
    ...mayWidenTypes,
    sentence: "A condition (if, then, else) is gone.",
  },
  "schema/condition-changed": {
    ...mayMoveTypes,
    sentence: "The condition (if, then, else) is another.",
  },
} satisfies Readonly<Record<string, KindRow>>;
