import type { KindOfChange } from "../kind-of-change.js";

/** Changes of XSD components. */
export const xsdChanges = {
  "xsd/element-removed": {
    wire: { sent: "breaking", read: "breaking" },
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ element }) => `The element "${element}" is gone.`,
    hint: "Keep it as optional for one release, and say in its documentation that it will go.",
  },
} satisfies Readonly<Record<string, KindOfChange>>;
