import type { KindOfChange } from "../../kind-of-change.js";

/** Changes of types. */
export const typeChanges = {
  "xsd/type-changed": {
    wire: { sent: "breaking", read: "breaking" },
    code: {},
    sentence: ({ of, before, after }) => `The type of "${of}" changes from ${before} to ${after}.`,
    hint: "Leave the type as it is and add another element or attribute.",
  },
  "xsd/type-widened": {
    wire: { sent: "info", read: "breaking" },
    code: {},
    sentence: ({ of, before, after }) => `The type of "${of}" is widened from ${before} to ${after}.`,
    hint: "Keep the narrower type where others read.",
  },
  "xsd/type-narrowed": {
    wire: { sent: "breaking", read: "info" },
    code: {},
    sentence: ({ of, before, after }) => `The type of "${of}" is narrowed from ${before} to ${after}.`,
    hint: "Keep the wider type where others send.",
  },
  "xsd/values-undecided": {
    wire: { sent: "warning", read: "warning" },
    code: {},
    sentence: ({ of, before, after, reason }) =>
      `The type of "${of}" changes from ${before} to ${after}; whether its values stay the same cannot be decided: ${reason}.`,
    hint: "Compare the two types by hand.",
  },
  "xsd/union-member-added": {
    wire: { sent: "info", read: "breaking" },
    code: { read: "breaking" },
    sentence: ({ of, after }) => `The union of "${of}" now takes ${after}.`,
    hint: "Tell those who read to expect the new values.",
  },
  "xsd/union-member-removed": {
    wire: { sent: "breaking", read: "info" },
    code: { sent: "breaking" },
    sentence: ({ of, before }) => `The union of "${of}" no longer takes ${before}.`,
    hint: "Keep the member type for one release.",
  },
  "xsd/derived-simple-type-removed": {
    wire: { sent: "warning", read: "info" },
    code: {},
    sentence: ({ name }) =>
      `The simple type "${name}" no longer has its name, which xsi:type could give on elements of a wider type.`,
    hint: "Keep the named type for one release if documents may name it.",
  },
  "xsd/derived-type-added": {
    wire: { sent: "info", read: "breaking" },
    code: { read: "breaking" },
    sentence: ({ name, of }) => `The type "${name}", which xsi:type may name on "${of}", is new.`,
    hint: "Block the derivation where others read, or tell them to expect the type.",
  },
  "xsd/derived-type-removed": {
    wire: { sent: "breaking", read: "info" },
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ name, of }) => `The type "${name}", which xsi:type could name on "${of}", is gone or blocked.`,
    hint: "Keep the type for one release.",
  },
  "xsd/type-became-abstract": {
    wire: { sent: "breaking", read: "info" },
    code: { sent: "breaking" },
    sentence: ({ of }) => `The type of "${of}" is now abstract: xsi:type has to name another.`,
    hint: "Leave the type as it is and derive it from an abstract one.",
  },
  "xsd/type-no-longer-abstract": {
    wire: { sent: "info", read: "breaking" },
    code: { read: "breaking" },
    sentence: ({ of }) => `The type of "${of}" is no longer abstract: it may stand there itself.`,
    hint: "Keep it abstract where others read.",
  },
  "xsd/type-removed": {
    wire: {},
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ name }) => `The type "${name}" no longer has its name, and with it goes the generated type.`,
    hint: "Keep the named type, even where it is used only once.",
  },
  "xsd/type-renamed": {
    wire: {},
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ before, after }) => `The type "${before}" is now called "${after}", and so is the generated type.`,
    hint: "Keep the name.",
  },
  "xsd/value-form-changed": {
    wire: {},
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ of, before, after }) => `Values of "${of}" are now ${after} in TypeScript, no longer ${before}.`,
    hint: "Keep the type, or release the change as a new major version.",
  },
} satisfies Readonly<Record<string, KindOfChange>>;
