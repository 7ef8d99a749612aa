import type { KindOfChange } from "../kind-of-change.js";

/** Changes of JSON schemas. */
export const schemaChanges = {
  "schema/maximum-lowered": {
    wire: { sent: "breaking", read: "info" },
    code: {},
    sentence: ({ before, after }) => `The maximum falls from ${before} to ${after}.`,
    hint: "Keep the old maximum, or take the new one in a new version of the operation.",
  },
} satisfies Readonly<Record<string, KindOfChange>>;
