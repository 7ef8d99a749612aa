import { breaksAll, doubtful, moves, narrows, narrowsTypes, widens, widensTypes } from "../effects.js";
import type { KindRow } from "../../kind-of-change.js";

/** Changes of types. */
export const typeChanges = {
  "xsd/type-changed": {
    ...moves,
    sentence: 'The type of "{of}" changes from {before} to {after}.',
    hint: "Leave the type as it is and add another element or attribute.",
  },
  "xsd/type-widened": {
    ...widens,
    sentence: 'The type of "{of}" is widened from {before} to {after}.',
    hint: "Keep the narrower type where others read.",
  },
  "xsd/type-narrowed": {
    ...narrows,
    sentence: 'The type of "{of}" is narrowed from {before} to {after}.',
    hint: "Keep the wider type where others send.",
  },
  "xsd/values-undecided": {
    ...doubtful,
    sentence:
      'The type of "{of}" changes from {before} to {after}; whether its values stay the same cannot be decided: {reason}.',
    hint: "Compare the two types by hand.",
  },
  "xsd/union-member-added": {
    changelog: "added",
    ...widensTypes,
    sentence: 'The union of "{of}" now takes {after}.',
    hint: "Tell those who read to expect the new values.",
  },
  "xsd/union-member-removed": {
    changelog: "removed",
    ...narrowsTypes,
    sentence: 'The union of "{of}" no longer takes {before}.',
    hint: "Keep the member type for one release.",
  },
  "xsd/derived-simple-type-removed": {
    changelog: "removed",
    wire: { sent: "warning", read: "info" },
    sentence: 'The simple type "{name}" no longer has its name, which xsi:type could give on elements of a wider type.',
    hint: "Keep the named type for one release if documents may name it.",
  },
  "xsd/derived-type-added": {
    changelog: "added",
    ...widensTypes,
    sentence: 'The type "{name}", which xsi:type may name on "{of}", is new.',
    hint: "Block the derivation where others read, or tell them to expect the type.",
  },
  "xsd/derived-type-removed": {
    changelog: "removed",
    ...narrows,
    code: breaksAll,
    sentence: 'The type "{name}", which xsi:type could name on "{of}", is gone or blocked.',
    hint: "Keep the type for one release.",
  },
  "xsd/type-became-abstract": {
    ...narrowsTypes,
    sentence: 'The type of "{of}" is now abstract: xsi:type has to name another.',
    hint: "Leave the type as it is and derive it from an abstract one.",
  },
  "xsd/type-no-longer-abstract": {
    ...widensTypes,
    sentence: 'The type of "{of}" is no longer abstract: it may stand there itself.',
    hint: "Keep it abstract where others read.",
  },
  "xsd/type-removed": {
    changelog: "removed",
    code: breaksAll,
    sentence: 'The type "{name}" no longer has its name, and with it goes the generated type.',
    hint: "Keep the named type, even where it is used only once.",
  },
  "xsd/type-renamed": {
    code: breaksAll,
    sentence: 'The type "{before}" is now called "{after}", and so is the generated type.',
    hint: "Keep the name.",
  },
  "xsd/value-form-changed": {
    code: breaksAll,
    sentence: 'Values of "{of}" are now {after} in TypeScript, no longer {before}.',
    hint: "Keep the type, or release the change as a new major version.",
  },
} satisfies Readonly<Record<string, KindRow>>;
