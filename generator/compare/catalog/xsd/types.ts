import { breaksAll, doubtful, moves, narrows, narrowsTypes, widens, widensTypes } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Changes of types. */
export const typeChanges = {
  "xsd/type-changed": {
    ...moves,
    sentence: "The type of `{of}` changed from {before} to {after}.",
    hint: "Keep the type, and add another element or attribute.",
  },
  "xsd/type-widened": {
    ...widens,
    sentence: "The type of `{of}` was widened from {before} to {after}.",
    hint: "Keep the narrower type in payloads that consumers read.",
  },
  "xsd/type-narrowed": {
    ...narrows,
    sentence: "The type of `{of}` was narrowed from {before} to {after}.",
    hint: "Keep the wider type in payloads that clients send.",
  },
  "xsd/values-undecided": {
    ...doubtful,
    sentence:
      "The type of `{of}` changed from {before} to {after}; specwright cannot decide if its values stay the same: {reason}.",
    hint: "Compare the two types manually.",
  },
  "xsd/union-member-added": {
    changelog: "added",
    ...widensTypes,
    sentence: "The union of `{of}` now accepts {after}.",
    hint: "Announce the new values to consumers.",
  },
  "xsd/union-member-removed": {
    changelog: "removed",
    ...narrowsTypes,
    sentence: "The union of `{of}` no longer accepts {before}.",
    hint: "Keep the type in the union for one release.",
  },
  "xsd/derived-simple-type-removed": {
    changelog: "removed",
    wire: { sent: "warning", read: "info" },
    sentence: "The named simple type `{name}`, which xsi:type could select on elements of a wider type, was removed.",
    hint: "Keep the named type for one release if documents may use it.",
  },
  "xsd/derived-type-added": {
    changelog: "added",
    ...widensTypes,
    sentence: "The type `{name}`, which xsi:type may select on `{of}`, was added.",
    hint: "Block the derivation in payloads that consumers read, or announce the type.",
  },
  "xsd/derived-type-removed": {
    changelog: "removed",
    ...narrows,
    code: breaksAll,
    sentence: "The type `{name}`, which xsi:type could select on `{of}`, was removed or blocked.",
    hint: "Keep the type for one release.",
  },
  "xsd/type-became-abstract": {
    ...narrowsTypes,
    sentence: "The type of `{of}` is now abstract; xsi:type must select another type.",
    hint: "Keep the type, and derive it from an abstract one.",
  },
  "xsd/type-no-longer-abstract": {
    ...widensTypes,
    sentence: "The type of `{of}` is no longer abstract and can be used directly.",
    hint: "Keep it abstract in payloads that consumers read.",
  },
  "xsd/type-removed": {
    changelog: "removed",
    code: breaksAll,
    sentence: "The named type `{name}` and its generated type were removed.",
    hint: "Keep the named type, even if it is used only once.",
  },
  "xsd/type-renamed": {
    code: breaksAll,
    sentence: 'The type "{before}" and its generated type were renamed to "{after}".',
    hint: "Keep the name.",
  },
  "xsd/value-form-changed": {
    code: breaksAll,
    sentence: "The TypeScript type of `{of}` changed from {before} to {after}.",
    hint: "Keep the type, or make the change in a new major version.",
  },
} satisfies Readonly<Record<string, KindRow>>;
