import type { KindOfChange } from "../../kind-of-change.js";

/** The names of schemas, which are the names of types in code and travel nowhere. */
export const namedTypeChanges = {
  "schema/type-renamed": {
    wire: {},
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ before, after }) => `The type "${before}" is called "${after}" now.`,
    hint: "Keep the old name.",
  },
  "schema/type-removed": {
    wire: {},
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ before }) => `The type "${before}" is gone.`,
    hint: "Keep the schema for one release, marked as deprecated.",
  },
  "schema/type-added": {
    wire: {},
    code: {},
    sentence: ({ after }) => `The type "${after}" is new.`,
    hint: "Nothing needs to be done.",
  },
} satisfies Readonly<Record<string, KindOfChange>>;
