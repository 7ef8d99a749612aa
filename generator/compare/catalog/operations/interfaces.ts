import type { KindOfChange } from "../../kind-of-change.js";

/** Changes of whole interfaces, their named types and their marks. */
export const interfaceChanges = {
  "interface/added": {
    wire: {},
    code: {},
    sentence: ({ name }) => `The interface "${name}" is new.`,
    hint: "Say in the changelog what it is for.",
  },
  "interface/removed": {
    wire: { sent: "breaking", read: "breaking" },
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ name }) => `The interface "${name}" is gone.`,
    hint: "Keep it for one release with its operations marked as deprecated.",
  },
  "interface/renamed": {
    wire: {},
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ before, after }) => `The interface "${before}" is now called "${after}".`,
    hint: "Keep the old name: it is the path of every import.",
  },
  "interface/version-changed": {
    wire: {},
    code: {},
    sentence: ({ before, after }) => `The version goes from "${before}" to "${after}".`,
    hint: "Let the version say what the changes mean to consumers.",
  },
  "interface/tag-added": {
    wire: {},
    code: {},
    sentence: ({ tag }) => `The tag "${tag}" is new.`,
    hint: "Give it a description.",
  },
  "interface/tag-removed": {
    wire: {},
    code: {},
    sentence: ({ tag }) => `The tag "${tag}" is gone.`,
    hint: "Keep it when documentation links to it.",
  },
  "interface/type-added": {
    wire: {},
    code: {},
    sentence: ({ name }) => `The schema "${name}" is new.`,
    hint: "Give it a description: it becomes the documentation of its type.",
  },
  "interface/type-removed": {
    wire: {},
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ name }) => `The schema "${name}" is gone, and with it the type that is made from it.`,
    hint: "Keep the schema under its name for one release.",
  },
  "interface/type-renamed": {
    wire: {},
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ before, after }) => `The schema "${before}" is now called "${after}", and so is its type.`,
    hint: "Keep the old name, or keep a schema of that name that refers to the new one for one release.",
  },
  "interface/generated-name-removed": {
    wire: {},
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ name }) => `"${name}" is no longer generated, and neither is what is named after it.`,
    hint: "Keep what it is made from, or give the schema a name under components: such types stay whatever happens around them.",
  },
  "interface/question-opened": {
    wire: {},
    code: {},
    sentence: ({ question }) => `A question is open now: ${question}`,
    hint: "Answer it before consumers rely on one reading.",
  },
  "interface/question-answered": {
    wire: {},
    code: {},
    sentence: ({ question }) => `A question is no longer open: ${question}`,
    hint: "Say in the changelog what the answer is.",
  },
} satisfies Readonly<Record<string, KindOfChange>>;
