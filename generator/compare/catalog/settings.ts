import type { KindOfChange } from "../kind-of-change.js";

/** Changes of settings that decide what consumers compile against, or send and read. */
export const settingsChanges = {
  "settings/part-added": {
    wire: {},
    code: {},
    sentence: ({ part }) => `The part "${part}" is generated now.`,
    hint: "Say in the changelog what it is for.",
  },
  "settings/part-removed": {
    wire: {},
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ part }) => `The part "${part}" is no longer generated.`,
    hint: "Keep it for one release: consumers import it.",
  },
  "settings/changed": {
    wire: {},
    code: { sent: "breaking", read: "breaking" },
    sentence: ({ setting, before, after }) => `The setting "${setting}" changes from ${before} to ${after}.`,
    hint: "Change it together with the major version of the package.",
  },
} satisfies Readonly<Record<string, KindOfChange>>;
