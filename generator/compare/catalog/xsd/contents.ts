import type { KindOfChange } from "../../kind-of-change.js";

/** Changes of content models. */
export const contentChanges = {
  "xsd/compositor-changed": {
    wire: { sent: "breaking", read: "breaking" },
    code: {},
    sentence: ({ of, before, after }) => `The elements of "${of}" are now ${after} and no longer ${before}.`,
    hint: "Keep the compositor; a wider one, such as xs:all for xs:sequence, breaks nobody who sends.",
  },
  "xsd/elements-reordered": {
    wire: { sent: "breaking", read: "breaking" },
    code: {},
    sentence: ({ of, before, after }) =>
      `The elements of "${of}" come in another order: ${after}, no longer ${before}.`,
    hint: "Keep the order; new elements go to the end.",
  },
  "xsd/content-narrowed": {
    wire: { sent: "breaking", read: "info" },
    code: {},
    sentence: ({ of }) => `The content model of "${of}" takes fewer sequences of elements.`,
    hint: "Keep what the old content model takes.",
  },
  "xsd/content-widened": {
    wire: { sent: "info", read: "breaking" },
    code: {},
    sentence: ({ of }) => `The content model of "${of}" takes more sequences of elements.`,
    hint: "Tell those who read to expect them.",
  },
  "xsd/content-changed": {
    wire: { sent: "breaking", read: "breaking" },
    code: {},
    sentence: ({ of }) => `The content model of "${of}" takes other sequences of elements.`,
    hint: "Keep what the old content model takes.",
  },
  "xsd/content-undecided": {
    wire: { sent: "warning", read: "warning" },
    code: {},
    sentence: ({ of }) => `The content models of "${of}" are too large to be compared.`,
    hint: "Compare them by hand; smaller bounds of maxOccurs or smaller groups can be compared.",
  },
  "xsd/content-kind-changed": {
    wire: { sent: "breaking", read: "breaking" },
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ of, before, after }) => `"${of}" now holds ${after} and no longer ${before}.`,
    hint: "Leave the element as it is and add another one.",
  },
  "xsd/mixed-added": {
    wire: { sent: "info", read: "breaking" },
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ of }) => `Text may now stand between the elements of "${of}".`,
    hint: "Give the text an element of its own.",
  },
  "xsd/mixed-removed": {
    wire: { sent: "breaking", read: "info" },
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ of }) => `Text may no longer stand between the elements of "${of}".`,
    hint: 'Keep mixed="true" and ignore the text.',
  },
  "xsd/wildcard-added": {
    wire: { sent: "info", read: "breaking" },
    code: {},
    sentence: ({ of, after }) => `"${of}" now takes elements ${after}.`,
    hint: "Tell those who read to pass over elements that they do not know.",
  },
  "xsd/wildcard-removed": {
    wire: { sent: "breaking", read: "info" },
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ of, before }) => `"${of}" no longer takes elements ${before}.`,
    hint: "Keep xs:any and ignore what it lets in.",
  },
  "xsd/wildcard-changed": {
    wire: { sent: "breaking", read: "breaking" },
    code: {},
    sentence: ({ of, before, after }) => `"${of}" now takes elements ${after}, no longer ${before}.`,
    hint: "Keep the namespaces and processContents of xs:any.",
  },
  "xsd/wildcard-element-declared": {
    wire: { sent: "warning", read: "info" },
    code: {},
    sentence: ({ of, name }) => `The element "${name}", which "${of}" takes anyhow, is now declared and checked.`,
    hint: "Make sure that nobody sends another element of this name.",
  },
  "xsd/wildcard-element-undeclared": {
    wire: { sent: "info", read: "breaking" },
    code: {},
    sentence: ({ of, name }) => `The element "${name}" of "${of}" is no longer declared: anything may stand in it.`,
    hint: "Keep its declaration.",
  },
  "xsd/unknown-kept": {
    wire: { sent: "info", read: "warning" },
    code: {},
    sentence: ({ of }) => `"${of}" now keeps elements that the schema does not know.`,
    hint: "Tell those who read to pass over elements that they do not know.",
  },
  "xsd/unknown-refused": {
    wire: { sent: "warning", read: "info" },
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ of }) => `"${of}" no longer keeps elements that the schema does not know.`,
    hint: 'Keep unknown="keep" on the schema.',
  },
  "xsd/property-form-changed": {
    wire: {},
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ of, before, after }) => `The type of "${of}" now has ${after}, no longer ${before}.`,
    hint: "Keep the shape of the content model, which gives the type its properties.",
  },
} satisfies Readonly<Record<string, KindOfChange>>;
