import { breaksAll, doubtful } from "./effects.js";
import type { KindRow } from "../kind-of-change.js";

/** Changes of settings that decide what consumers compile against, or send and read. */
export const settingsChanges = {
  "settings/part-added": {
    changelog: "added",
    sentence: 'The part "{part}" is now generated.',
    hint: "Describe its purpose in the changelog.",
  },
  "settings/part-removed": {
    changelog: "removed",
    code: breaksAll,
    sentence: 'The part "{part}" is no longer generated.',
    hint: "Keep it for one release, because consumers import it.",
  },
  "settings/changed": {
    code: breaksAll,
    sentence: 'The setting "{setting}" changed from {before} to {after}.',
    hint: "Change it only in a new major version of the package.",
  },
  "settings/checks-changed": {
    ...doubtful,
    sentence: 'The setting "{setting}" changed from {before} to {after}; validators accept other values.',
    hint: "List the newly rejected and the newly accepted values in the changelog.",
  },
} satisfies Readonly<Record<string, KindRow>>;
