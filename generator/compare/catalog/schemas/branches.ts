import type { KindOfChange } from "../../kind-of-change.js";
import { hints, moves, narrows, widens } from "./effects.js";

/** Schemas that are put together from others. */
export const branchChanges = {
  "schema/branch-added": {
    ...widens,
    code: { read: "breaking" },
    sentence: ({ branch }) => `The choice has a new branch: "${branch}".`,
    hint: "Let those who read know before the new branch is sent.",
  },
  "schema/branch-removed": {
    ...narrows,
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ branch }) => `The branch "${branch}" of the choice is gone.`,
    hint: "Keep the branch for one release, marked as deprecated.",
  },
  "schema/choice-added": {
    ...narrows,
    code: { sent: "breaking" },
    sentence: () => "It must fit one of several schemas besides now.",
    hint: hints.narrows,
  },
  "schema/choice-removed": {
    ...widens,
    code: { read: "breaking" },
    sentence: () => "It need no longer fit one of several schemas.",
    hint: hints.widens,
  },
  "schema/choice-became-exclusive": {
    ...narrows,
    code: { sent: "breaking" },
    sentence: () => "A value must fit exactly one branch now (oneOf); any number did (anyOf).",
    hint: "Keep anyOf, or make sure that no value fits two branches.",
  },
  "schema/choice-became-inclusive": {
    ...widens,
    code: { read: "breaking" },
    sentence: () => "A value may fit several branches now (anyOf); exactly one did (oneOf).",
    hint: "Keep oneOf, or make sure that no value fits two branches.",
  },
  "schema/all-of-branch-added": {
    ...narrows,
    sentence: () => "One more schema of allOf must fit.",
    hint: hints.narrows,
  },
  "schema/all-of-branch-removed": {
    ...widens,
    sentence: () => "One schema of allOf need no longer fit.",
    hint: hints.widens,
  },
  "schema/not-added": {
    ...narrows,
    sentence: () => "Some values are excluded by not now.",
    hint: hints.narrows,
  },
  "schema/not-removed": {
    ...widens,
    sentence: () => "No values are excluded by not any more.",
    hint: hints.widens,
  },
  "schema/not-changed": {
    ...moves,
    sentence: () => "Other values are excluded by not.",
    hint: hints.moves,
  },
  "schema/condition-added": {
    ...narrows,
    sentence: () => "A condition (if, then, else) must hold now.",
    hint: hints.narrows,
  },
  "schema/condition-removed": {
    ...widens,
    sentence: () => "A condition (if, then, else) is gone.",
    hint: hints.widens,
  },
  "schema/condition-changed": {
    ...moves,
    sentence: () => "The condition (if, then, else) is another.",
    hint: hints.moves,
  },
} satisfies Readonly<Record<string, KindOfChange>>;
