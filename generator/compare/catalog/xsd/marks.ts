import type { KindOfChange } from "../../kind-of-change.js";

/** Changes of what people are told beside the schema: marks of the namespace "urn:specwright:marks", and rules. */
export const markChanges = {
  "xsd/retired": {
    wire: { sent: "info", read: "info" },
    code: {},
    sentence: ({ of, after }) => `"${of}" is retired now: ${after}.`,
    hint: "Say in its documentation what to use instead, and keep it for one release.",
  },
  "xsd/retirement-changed": {
    wire: { sent: "info", read: "info" },
    code: {},
    sentence: ({ of, before, after }) => `"${of}" is retired: ${after}, where it was ${before}.`,
    hint: "Say in the changelog what holds now.",
  },
  "xsd/no-longer-retired": {
    wire: { sent: "info", read: "info" },
    code: {},
    sentence: ({ of, before }) => `"${of}" is no longer retired (${before}).`,
    hint: "Say in the changelog that it stays.",
  },
  "xsd/mark-added": {
    wire: { sent: "warning", read: "warning" },
    code: {},
    sentence: ({ of, mark, after }) => `"${of}" has the mark ${mark} now: ${after}.`,
    hint: "Check that those who keep to what held before keep to this too: no schema checks it.",
  },
  "xsd/mark-changed": {
    wire: { sent: "warning", read: "warning" },
    code: {},
    sentence: ({ of, mark, before, after }) => `The mark ${mark} of "${of}" goes from ${before} to ${after}.`,
    hint: "Check that those who keep to what held before keep to this too: no schema checks it.",
  },
  "xsd/mark-removed": {
    wire: { sent: "info", read: "info" },
    code: {},
    sentence: ({ of, mark, before }) => `"${of}" no longer has the mark ${mark}, which said ${before}.`,
    hint: "Say in the changelog what holds now.",
  },
  "xsd/rule-added": {
    wire: { sent: "warning", read: "warning" },
    code: {},
    sentence: ({ of, rule }) => `A rule of "${of}" is new that no schema can check: ${rule}`,
    hint: "Check that those who keep the old rules keep this one too.",
  },
  "xsd/rule-removed": {
    wire: { sent: "info", read: "info" },
    code: {},
    sentence: ({ of, rule }) => `A rule of "${of}" is gone: ${rule}`,
    hint: "Say in the changelog that it is no longer asked for.",
  },
} satisfies Readonly<Record<string, KindOfChange>>;
