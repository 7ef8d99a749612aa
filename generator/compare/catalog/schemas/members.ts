import { breaksAll, breaksSenders, harmless, moves, narrows, narrowsTypes, widens, widensTypes } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

const addedHint = "Announce it to consumers first, because their version allows no other properties.";

/** Members of objects. */
export const memberChanges = {
  "schema/property-added": {
    changelog: "added",
    wire: { sent: "warning", read: "info" },
    sentence: "{Where} ({type}, optional) was added.",
    hint: {
      sent: "Make sure that no client already sends another value under this name.",
      read: addedHint,
    },
  },
  "schema/required-property-added": {
    changelog: "added",
    ...narrowsTypes,
    sentence: "{Where} ({type}, required) was added.",
    hint: { sent: "Make it optional, and document the behavior without it.", read: addedHint },
  },
  "schema/property-removed": {
    changelog: "removed",
    wire: { sent: "warning", read: "breaking" },
    code: breaksAll,
    sentence: "{Where} ({type}) was removed.",
    hint: "Keep it for one release, marked as deprecated.",
  },
  "schema/property-became-required": {
    ...narrowsTypes,
    sentence: "{Where} is now required.",
    hint: "Keep it optional, and document the behavior without it.",
  },
  "schema/property-became-optional": {
    ...widensTypes,
    sentence: "{Where} is no longer required.",
    hint: "Keep sending it, and keep it required.",
  },
  "schema/additional-properties-refused": {
    ...narrows,
    sentence: "{Where} now rejects undeclared properties.",
  },
  "schema/additional-properties-allowed": {
    ...widens,
    sentence: "{Where} now accepts undeclared properties.",
  },
  "schema/additional-properties-added": {
    ...narrowsTypes,
    sentence: "Undeclared properties of {where} are now constrained.",
  },
  "schema/additional-properties-removed": {
    ...widensTypes,
    sentence: "Undeclared properties of {where} are no longer constrained.",
  },
  "schema/unevaluated-properties-refused": {
    ...narrows,
    sentence: "{Where} now rejects unevaluated properties.",
  },
  "schema/unevaluated-properties-allowed": {
    ...widens,
    sentence: "{Where} now accepts unevaluated properties.",
  },
  "schema/unevaluated-properties-added": {
    ...narrows,
    sentence: "Unevaluated properties of {where} are now constrained.",
  },
  "schema/unevaluated-properties-removed": {
    ...widens,
    sentence: "Unevaluated properties of {where} are no longer constrained.",
  },
  "schema/index-signature-added": {
    code: { sent: "warning" },
    sentence: "{Where} now explicitly allows undeclared properties, so its generated type has an index signature.",
    hint: "Omit additionalProperties if it has no constraint; interfaces without an index signature are not assignable.",
  },
  "schema/index-signature-removed": {
    code: breaksAll,
    sentence:
      "{Where} no longer explicitly allows undeclared properties, so its generated type has no index signature.",
    hint: 'Keep "additionalProperties: true" if code uses undeclared properties.',
  },
  "schema/pattern-property-added": {
    ...narrows,
    code: { sent: "warning" },
    sentence: 'Properties of {holder} with a name that matches "{pattern}" are now constrained.',
  },
  "schema/pattern-property-removed": {
    ...widens,
    code: breaksAll,
    sentence: 'Properties of {holder} with a name that matches "{pattern}" are no longer constrained.',
  },
  "schema/property-names-added": {
    ...narrows,
    sentence: "Property names of {where} are now constrained.",
  },
  "schema/property-names-removed": {
    ...widens,
    sentence: "{Where} now accepts any property name.",
  },
  "schema/property-names-changed": {
    ...moves,
    sentence: "The constraint on property names of {where} changed.",
  },
  "schema/dependent-required-added": {
    ...narrows,
    sentence: "`{property}` is now required if {where} is present.",
  },
  "schema/dependent-required-removed": {
    ...widens,
    sentence: "`{property}` is no longer required if {where} is present.",
  },
  "schema/dependent-schema-added": {
    ...narrows,
    sentence: "{Where} now has a schema that applies if `{property}` is present.",
  },
  "schema/dependent-schema-removed": {
    ...widens,
    sentence: "{Where} no longer has a schema that applies if `{property}` is present.",
  },
  "schema/dependent-schema-changed": {
    ...moves,
    sentence: "The schema of {where} that applies if `{property}` is present changed.",
  },
  "schema/read-only-added": {
    wire: { sent: "warning", read: "info" },
    code: breaksSenders,
    sentence: "{Where} is now read-only.",
    hint: "Document how the server treats sent values.",
  },
  "schema/read-only-removed": {
    ...narrowsTypes,
    sentence: "{Where} is no longer read-only.",
    hint: "Make it optional in requests.",
  },
  "schema/write-only-added": {
    ...widensTypes,
    sentence: "{Where} is now write-only.",
    hint: "Return it for one more release.",
  },
  "schema/write-only-removed": {
    ...harmless,
    sentence: "{Where} is no longer write-only.",
    hint: widens.hint,
  },
} satisfies Readonly<Record<string, KindRow>>;
