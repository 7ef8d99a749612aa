import type { KindOfChange } from "../../kind-of-change.js";

/** Changes of element declarations. */
export const elementChanges = {
  "xsd/element-removed": {
    wire: { sent: "breaking", read: "breaking" },
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ name, of }) => `The element "${name}" is gone from "${of}".`,
    hint: "Keep it as optional for one release, and say in its documentation that it will go.",
  },
  "xsd/required-element-added": {
    wire: { sent: "breaking", read: "breaking" },
    code: { sent: "breaking" },
    sentence: ({ name, of }) => `The element "${name}" is new in "${of}" and required.`,
    hint: 'Make it optional with minOccurs="0" and say what holds without it.',
  },
  "xsd/optional-element-added": {
    wire: { sent: "info", read: "breaking" },
    code: {},
    sentence: ({ name, of }) => `The element "${name}" is new in "${of}" and optional.`,
    hint: "Tell those who read to expect it, or let unknown elements be kept before elements are added.",
  },
  "xsd/element-renamed": {
    wire: { sent: "breaking", read: "breaking" },
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ before, after, of }) => `The element "${before}" of "${of}" is now called "${after}".`,
    hint: "Keep the old name, or take both for one release in a choice.",
  },
  "xsd/element-namespace-changed": {
    wire: { sent: "breaking", read: "breaking" },
    code: {},
    sentence: ({ name, of, before, after }) =>
      `The element "${name}" of "${of}" moves from the namespace "${before}" to "${after}".`,
    hint: "Keep targetNamespace, elementFormDefault and form as they are; a new namespace belongs to a new version.",
  },
  "xsd/element-became-required": {
    wire: { sent: "breaking", read: "info" },
    code: { sent: "breaking" },
    sentence: ({ name, of }) => `The element "${name}" of "${of}" is now required.`,
    hint: "Leave it optional and say what holds without it.",
  },
  "xsd/element-became-optional": {
    wire: { sent: "info", read: "breaking" },
    code: { read: "breaking" },
    sentence: ({ name, of }) => `The element "${name}" of "${of}" is now optional.`,
    hint: "Keep sending it for one release, so that those who read it can prepare.",
  },
  "xsd/element-minimum-raised": {
    wire: { sent: "breaking", read: "info" },
    code: {},
    sentence: ({ name, of, before, after }) =>
      `The element "${name}" of "${of}" has to occur ${after} times at least, no longer ${before}.`,
    hint: "Keep the old minOccurs.",
  },
  "xsd/element-minimum-lowered": {
    wire: { sent: "info", read: "breaking" },
    code: {},
    sentence: ({ name, of, before, after }) =>
      `The element "${name}" of "${of}" may occur ${after} times, where it was ${before} at least.`,
    hint: "Keep the old minOccurs, or tell those who read to expect fewer.",
  },
  "xsd/element-maximum-lowered": {
    wire: { sent: "breaking", read: "info" },
    code: {},
    sentence: ({ name, of, before, after }) =>
      `The element "${name}" of "${of}" may occur ${after} times at most, no longer ${before}.`,
    hint: "Keep the old maxOccurs.",
  },
  "xsd/element-maximum-raised": {
    wire: { sent: "info", read: "breaking" },
    code: {},
    sentence: ({ name, of, before, after }) =>
      `The element "${name}" of "${of}" may occur ${after} times at most, where it was ${before}.`,
    hint: "Keep the old maxOccurs, or tell those who read to expect more.",
  },
  "xsd/element-became-list": {
    wire: { sent: "info", read: "breaking" },
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ name, of }) => `The element "${name}" of "${of}" may now occur more than once.`,
    hint: "Leave the element as it is and add a list under another name.",
  },
  "xsd/element-became-single": {
    wire: { sent: "breaking", read: "info" },
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ name, of }) => `The element "${name}" of "${of}" may now occur only once.`,
    hint: "Keep the list and say that one element is enough.",
  },
  "xsd/substitute-added": {
    wire: { sent: "info", read: "breaking" },
    code: { read: "breaking" },
    sentence: ({ name, of, head }) => `The element "${name}" may now stand for "${head}" in "${of}".`,
    hint: "Block substitution where others read, or tell them to expect the new element.",
  },
  "xsd/substitute-removed": {
    wire: { sent: "breaking", read: "info" },
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ name, of, head }) => `The element "${name}" may no longer stand for "${head}" in "${of}".`,
    hint: "Keep it in the substitution group for one release.",
  },
  "xsd/element-became-abstract": {
    wire: { sent: "breaking", read: "info" },
    code: {},
    sentence: ({ of }) => `The element "${of}" is now abstract: it can no longer stand in a document.`,
    hint: "Leave the element as it is and give its substitutes a new head.",
  },
  "xsd/element-no-longer-abstract": {
    wire: { sent: "info", read: "breaking" },
    code: {},
    sentence: ({ of }) => `The element "${of}" is no longer abstract: it may stand in a document itself.`,
    hint: "Keep it abstract, or tell those who read to expect it.",
  },
  "xsd/nillable-added": {
    wire: { sent: "info", read: "breaking" },
    code: { read: "breaking" },
    sentence: ({ of }) => `The element "${of}" may now be nil.`,
    hint: "Leave the element out where it has no value, or tell those who read to expect nil.",
  },
  "xsd/nillable-removed": {
    wire: { sent: "breaking", read: "info" },
    code: { sent: "breaking" },
    sentence: ({ of }) => `The element "${of}" may no longer be nil.`,
    hint: "Keep it nillable and treat nil as no value.",
  },
  "xsd/global-element-removed": {
    wire: { sent: "breaking", read: "breaking" },
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ name }) => `The global element "${name}" is gone.`,
    hint: "Keep its declaration for one release.",
  },
  "xsd/global-element-added": {
    wire: { sent: "info", read: "info" },
    code: {},
    sentence: ({ name }) => `The global element "${name}" is new.`,
    hint: "Nothing has to be done.",
  },
} satisfies Readonly<Record<string, KindOfChange>>;
