import type { KindOfChange } from "../../kind-of-change.js";

/** Changes of attributes and of values that declarations give. */
export const attributeChanges = {
  "xsd/attribute-removed": {
    wire: { sent: "breaking", read: "info" },
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ name, of }) => `The attribute "${name}" is gone from "${of}".`,
    hint: "Keep it as optional for one release, and say in its documentation that it will go.",
  },
  "xsd/required-attribute-removed": {
    wire: { sent: "breaking", read: "breaking" },
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ name, of }) => `The required attribute "${name}" is gone from "${of}".`,
    hint: "Keep it as optional for one release, and say in its documentation that it will go.",
  },
  "xsd/required-attribute-added": {
    wire: { sent: "breaking", read: "breaking" },
    code: { sent: "breaking" },
    sentence: ({ name, of }) => `The attribute "${name}" is new in "${of}" and required.`,
    hint: "Make it optional and say what holds without it.",
  },
  "xsd/optional-attribute-added": {
    wire: { sent: "info", read: "breaking" },
    code: {},
    sentence: ({ name, of }) => `The attribute "${name}" is new in "${of}" and optional.`,
    hint: "Tell those who read to expect it.",
  },
  "xsd/attribute-namespace-changed": {
    wire: { sent: "breaking", read: "breaking" },
    code: {},
    sentence: ({ name, of, before, after }) =>
      `The attribute "${name}" of "${of}" moves from the namespace "${before}" to "${after}".`,
    hint: "Keep attributeFormDefault and form as they are.",
  },
  "xsd/attribute-became-required": {
    wire: { sent: "breaking", read: "info" },
    code: { sent: "breaking" },
    sentence: ({ name, of }) => `The attribute "${name}" of "${of}" is now required.`,
    hint: "Leave it optional and say what holds without it.",
  },
  "xsd/attribute-became-optional": {
    wire: { sent: "info", read: "breaking" },
    code: { read: "breaking" },
    sentence: ({ name, of }) => `The attribute "${name}" of "${of}" is now optional.`,
    hint: "Keep sending it for one release, so that those who read it can prepare.",
  },
  "xsd/attribute-wildcard-added": {
    wire: { sent: "info", read: "breaking" },
    code: {},
    sentence: ({ of, after }) => `"${of}" now takes attributes ${after}.`,
    hint: "Tell those who read to pass over attributes that they do not know.",
  },
  "xsd/attribute-wildcard-removed": {
    wire: { sent: "breaking", read: "info" },
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ of, before }) => `"${of}" no longer takes attributes ${before}.`,
    hint: "Keep xs:anyAttribute and ignore what it lets in.",
  },
  "xsd/attribute-wildcard-changed": {
    wire: { sent: "breaking", read: "breaking" },
    code: {},
    sentence: ({ of, before, after }) => `"${of}" now takes attributes ${after}, no longer ${before}.`,
    hint: "Keep the namespaces and processContents of xs:anyAttribute.",
  },
  "xsd/default-added": {
    wire: { sent: "info", read: "info" },
    code: {},
    sentence: ({ of, after }) => `"${of}" now has the default ${after}.`,
    hint: "Make sure that the default says what its absence said before.",
  },
  "xsd/default-removed": {
    wire: { sent: "warning", read: "warning" },
    code: {},
    sentence: ({ of, before }) => `"${of}" no longer has the default ${before}.`,
    hint: "Say what holds without a value.",
  },
  "xsd/default-changed": {
    wire: { sent: "warning", read: "warning" },
    code: {},
    sentence: ({ of, before, after }) => `The default of "${of}" changes from ${before} to ${after}.`,
    hint: "Keep the default; a document without the value now means something else.",
  },
  "xsd/fixed-added": {
    wire: { sent: "breaking", read: "info" },
    code: {},
    sentence: ({ of, after }) => `"${of}" now has the fixed value ${after}.`,
    hint: "Make it a default, or take the other values for one release.",
  },
  "xsd/fixed-removed": {
    wire: { sent: "info", read: "breaking" },
    code: {},
    sentence: ({ of, before }) => `"${of}" is no longer fixed to ${before}.`,
    hint: "Tell those who read to expect other values.",
  },
  "xsd/fixed-changed": {
    wire: { sent: "breaking", read: "breaking" },
    code: {},
    sentence: ({ of, before, after }) => `The fixed value of "${of}" changes from ${before} to ${after}.`,
    hint: "Take both values for one release in an enumeration.",
  },
} satisfies Readonly<Record<string, KindOfChange>>;
