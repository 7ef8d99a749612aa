import type { KindOfChange } from "../../kind-of-change.js";
import { hints, moves, narrows, widens } from "./effects.js";

/** Members of objects. */
export const memberChanges = {
  "schema/property-added": {
    wire: { sent: "warning", read: "info" },
    code: {},
    sentence: ({ property }) => `The property "${property}" is new.`,
    hint: "Make sure that nobody has sent something else under this name.",
  },
  "schema/required-property-added": {
    ...narrows,
    code: { sent: "breaking" },
    sentence: ({ property }) => `The property "${property}" is new, and it is required.`,
    hint: "Make it optional, or give it a meaning when it is left out.",
  },
  "schema/property-removed": {
    wire: { sent: "warning", read: "breaking" },
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ property }) => `The property "${property}" is gone.`,
    hint: "Keep it for one release, marked as deprecated.",
  },
  "schema/property-became-required": {
    ...narrows,
    code: { sent: "breaking" },
    sentence: ({ property }) => `The property "${property}" is required now.`,
    hint: "Keep it optional, or give it a meaning when it is left out.",
  },
  "schema/property-became-optional": {
    ...widens,
    code: { read: "breaking" },
    sentence: ({ property }) => `The property "${property}" is no longer required.`,
    hint: "Keep sending it, and keep it required.",
  },
  "schema/additional-properties-refused": {
    ...narrows,
    sentence: () => "Members that are not declared are refused now.",
    hint: hints.narrows,
  },
  "schema/additional-properties-allowed": {
    ...widens,
    sentence: () => "Members that are not declared are accepted now.",
    hint: hints.widens,
  },
  "schema/additional-properties-added": {
    ...narrows,
    code: { sent: "breaking" },
    sentence: () => "Something is said of members that are not declared; they could be anything before.",
    hint: hints.narrows,
  },
  "schema/additional-properties-removed": {
    ...widens,
    code: { read: "breaking" },
    sentence: () => "Nothing is said any more of members that are not declared; they can be anything.",
    hint: hints.widens,
  },
  "schema/unevaluated-properties-refused": {
    ...narrows,
    sentence: () => "Members that nothing describes are refused now.",
    hint: hints.narrows,
  },
  "schema/unevaluated-properties-allowed": {
    ...widens,
    sentence: () => "Members that nothing describes are accepted now.",
    hint: hints.widens,
  },
  "schema/unevaluated-properties-added": {
    ...narrows,
    sentence: () => "Something is said of members that nothing else describes; they could be anything before.",
    hint: hints.narrows,
  },
  "schema/unevaluated-properties-removed": {
    ...widens,
    sentence: () => "Nothing is said any more of members that nothing else describes.",
    hint: hints.widens,
  },
  "schema/index-signature-added": {
    wire: {},
    code: { sent: "warning" },
    sentence: () => "It is said now that members may stand there that are not declared, and the type shows it.",
    hint: "Leave additionalProperties away where it says nothing: values of interfaces without an index signature do not fit.",
  },
  "schema/index-signature-removed": {
    wire: {},
    code: { sent: "breaking", read: "breaking" },
    sentence: () => "It is no longer said that members may stand there that are not declared, and the type shows it.",
    hint: "Keep additionalProperties: true where code names members that are not declared.",
  },
  "schema/pattern-property-added": {
    ...narrows,
    code: { sent: "warning" },
    sentence: ({ pattern }) => `Something is said of members whose name matches "${pattern}" now.`,
    hint: hints.narrows,
  },
  "schema/pattern-property-removed": {
    ...widens,
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ pattern }) => `Nothing is said any more of members whose name matches "${pattern}".`,
    hint: hints.widens,
  },
  "schema/property-names-added": {
    ...narrows,
    sentence: () => "Not every name of a member is accepted now.",
    hint: hints.narrows,
  },
  "schema/property-names-removed": {
    ...widens,
    sentence: () => "Every name of a member is accepted now.",
    hint: hints.widens,
  },
  "schema/property-names-changed": {
    ...moves,
    sentence: () => "Other names of members are accepted now.",
    hint: hints.moves,
  },
  "schema/dependent-required-added": {
    ...narrows,
    sentence: ({ property, trigger }) => `Where "${trigger}" is given, "${property}" is required now.`,
    hint: hints.narrows,
  },
  "schema/dependent-required-removed": {
    ...widens,
    sentence: ({ property, trigger }) => `Where "${trigger}" is given, "${property}" is no longer required.`,
    hint: hints.widens,
  },
  "schema/dependent-schema-added": {
    ...narrows,
    sentence: ({ property }) => `Where "${property}" is given, more is asked now.`,
    hint: hints.narrows,
  },
  "schema/dependent-schema-removed": {
    ...widens,
    sentence: ({ property }) => `Where "${property}" is given, nothing more is asked now.`,
    hint: hints.widens,
  },
  "schema/read-only-added": {
    wire: { sent: "warning", read: "info" },
    code: { sent: "breaking" },
    sentence: ({ property }) => `The property "${property}" is set by the server alone now.`,
    hint: "Say what becomes of the values that are still sent.",
  },
  "schema/read-only-removed": {
    wire: { sent: "breaking", read: "info" },
    code: { sent: "breaking" },
    sentence: ({ property }) => `The property "${property}" can be sent now.`,
    hint: "Make it optional for those who send.",
  },
  "schema/write-only-added": {
    wire: { sent: "info", read: "breaking" },
    code: { read: "breaking" },
    sentence: ({ property }) => `The property "${property}" is no longer returned.`,
    hint: "Return it for one more release.",
  },
  "schema/write-only-removed": {
    wire: { sent: "info", read: "info" },
    code: {},
    sentence: ({ property }) => `The property "${property}" is returned now.`,
    hint: hints.widens,
  },
} satisfies Readonly<Record<string, KindOfChange>>;
