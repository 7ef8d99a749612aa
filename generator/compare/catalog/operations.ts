import type { KindOfChange } from "../kind-of-change.js";

/** Changes of operations, their messages and what stands around them. */
export const operationChanges = {
  "operation/removed": {
    wire: { sent: "breaking", read: "breaking" },
    code: { sent: "breaking" },
    sentence: ({ operation }) => `The operation "${operation}" is gone.`,
    hint: "Keep it for one release, marked as deprecated.",
  },
} satisfies Readonly<Record<string, KindOfChange>>;
