import { breaksAll, breaksSenders, harmless, moves, narrows, narrowsTypes, widens, widensTypes } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Members of objects. */
export const memberChanges = {
  "schema/property-added": {
    changelog: "added",
    wire: { sent: "warning", read: "info" },
    sentence: 'The property "{property}" is new.',
    hint: "Make sure that nobody has sent something else under this name.",
  },
  "schema/required-property-added": {
    changelog: "added",
    ...narrowsTypes,
    sentence: 'The property "{property}" is new, and it is required.',
    hint: "Make it optional, or give it a meaning when it is left out.",
  },
  "schema/property-removed": {
    changelog: "removed",
    wire: { sent: "warning", read: "breaking" },
    code: breaksAll,
    sentence: 'The property "{property}" is gone.',
    hint: "Keep it for one release, marked as deprecated.",
  },
  "schema/property-became-required": {
    ...narrowsTypes,
    sentence: 'The property "{property}" is required now.',
    hint: "Keep it optional, or give it a meaning when it is left out.",
  },
  "schema/property-became-optional": {
    ...widensTypes,
    sentence: 'The property "{property}" is no longer required.',
    hint: "Keep sending it, and keep it required.",
  },
  "schema/additional-properties-refused": {
    ...narrows,
    sentence: "Members that are not declared are refused now.",
  },
  "schema/additional-properties-allowed": {
    ...widens,
    sentence: "Members that are not declared are accepted now.",
  },
  "schema/additional-properties-added": {
    ...narrowsTypes,
    sentence: "Something is said of members that are not declared; they could be anything before.",
  },
  "schema/additional-properties-removed": {
    ...widensTypes,
    sentence: "Nothing is said any more of members that are not declared; they can be anything.",
  },
  "schema/unevaluated-properties-refused": {
    ...narrows,
    sentence: "Members that nothing describes are refused now.",
  },
  "schema/unevaluated-properties-allowed": {
    ...widens,
    sentence: "Members that nothing describes are accepted now.",
  },
  "schema/unevaluated-properties-added": {
    ...narrows,
    sentence: "Something is said of members that nothing else describes; they could be anything before.",
  },
  "schema/unevaluated-properties-removed": {
    ...widens,
    sentence: "Nothing is said any more of members that nothing else describes.",
  },
  "schema/index-signature-added": {
    code: { sent: "warning" },
    sentence: "It is said now that members may stand there that are not declared, and the type shows it.",
    hint: "Leave additionalProperties away where it says nothing: values of interfaces without an index signature do not fit.",
  },
  "schema/index-signature-removed": {
    code: breaksAll,
    sentence: "It is no longer said that members may stand there that are not declared, and the type shows it.",
    hint: "Keep additionalProperties: true where code names members that are not declared.",
  },
  "schema/pattern-property-added": {
    ...narrows,
    code: { sent: "warning" },
    sentence: 'Something is said of members whose name matches "{pattern}" now.',
  },
  "schema/pattern-property-removed": {
    ...widens,
    code: breaksAll,
    sentence: 'Nothing is said any more of members whose name matches "{pattern}".',
  },
  "schema/property-names-added": {
    ...narrows,
    sentence: "Not every name of a member is accepted now.",
  },
  "schema/property-names-removed": {
    ...widens,
    sentence: "Every name of a member is accepted now.",
  },
  "schema/property-names-changed": {
    ...moves,
    sentence: "Other names of members are accepted now.",
  },
  "schema/dependent-required-added": {
    ...narrows,
    sentence: 'Where "{trigger}" is given, "{property}" is required now.',
  },
  "schema/dependent-required-removed": {
    ...widens,
    sentence: 'Where "{trigger}" is given, "{property}" is no longer required.',
  },
  "schema/dependent-schema-added": {
    ...narrows,
    sentence: 'Where "{property}" is given, more is asked now.',
  },
  "schema/dependent-schema-removed": {
    ...widens,
    sentence: 'Where "{property}" is given, nothing more is asked now.',
  },
  "schema/read-only-added": {
    wire: { sent: "warning", read: "info" },
    code: breaksSenders,
    sentence: 'The property "{property}" is set by the server alone now.',
    hint: "Say what becomes of the values that are still sent.",
  },
  "schema/read-only-removed": {
    ...narrowsTypes,
    sentence: 'The property "{property}" can be sent now.',
    hint: "Make it optional for those who send.",
  },
  "schema/write-only-added": {
    ...widensTypes,
    sentence: 'The property "{property}" is no longer returned.',
    hint: "Return it for one more release.",
  },
  "schema/write-only-removed": {
    ...harmless,
    sentence: 'The property "{property}" is returned now.',
    hint: widens.hint,
  },
} satisfies Readonly<Record<string, KindRow>>;
