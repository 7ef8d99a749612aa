import { doubtful, harmless } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Changes of what people are told beside the schema: marks of the namespace "urn:specwright:marks", and rules. */
export const markChanges = {
  "xsd/retired": {
    changelog: "deprecated",
    ...harmless,
    sentence: '"{of}" is retired now: {after}.',
    hint: "Say in its documentation what to use instead, and keep it for one release.",
  },
  "xsd/retirement-changed": {
    changelog: "deprecated",
    ...harmless,
    sentence: '"{of}" is retired: {after}, where it was {before}.',
    hint: "Say in the changelog what holds now.",
  },
  "xsd/no-longer-retired": {
    ...harmless,
    sentence: '"{of}" is no longer retired ({before}).',
    hint: "Say in the changelog that it stays.",
  },
  "xsd/mark-added": {
    ...doubtful,
    sentence: '"{of}" has the mark {mark} now: {after}.',
    hint: "Check that those who keep to what held before keep to this too: no schema checks it.",
  },
  "xsd/mark-changed": {
    security: "may weaken",
    ...doubtful,
    sentence: 'The mark {mark} of "{of}" goes from {before} to {after}.',
    hint: "Check that those who keep to what held before keep to this too: no schema checks it.",
  },
  "xsd/mark-removed": {
    security: "may weaken",
    ...harmless,
    sentence: '"{of}" no longer has the mark {mark}, which said {before}.',
    hint: "Say in the changelog what holds now.",
  },
  "xsd/view-changed": {
    ...harmless,
    sentence: 'Where operations {view}, "{of}" is {after} now, where it was {before}.',
    hint: "See the changes of these operations: they say whom it breaks.",
  },
  "xsd/rule-added": {
    ...doubtful,
    sentence: 'A rule of "{of}" is new that no schema can check: {rule}',
    hint: "Check that those who keep the old rules keep this one too.",
  },
  "xsd/rule-removed": {
    ...harmless,
    sentence: 'A rule of "{of}" is gone: {rule}',
    hint: "Say in the changelog that it is no longer asked for.",
  },
} satisfies Readonly<Record<string, KindRow>>;
