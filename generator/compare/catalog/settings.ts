import { breaksAll, doubtful } from "./effects.js";
import type { KindRow } from "../kind-of-change.js";

/** Changes of settings that decide what consumers compile against, or send and read. */
export const settingsChanges = {
  "settings/part-added": {
    changelog: "added",
    sentence: 'The part "{part}" is generated now.',
    hint: "Say in the changelog what it is for.",
  },
  "settings/part-removed": {
    changelog: "removed",
    code: breaksAll,
    sentence: 'The part "{part}" is no longer generated.',
    hint: "Keep it for one release: consumers import it.",
  },
  "settings/changed": {
    code: breaksAll,
    sentence: 'The setting "{setting}" changes from {before} to {after}.',
    hint: "Change it together with the major version of the package.",
  },
  "settings/checks-changed": {
    ...doubtful,
    sentence: 'The setting "{setting}" changes from {before} to {after}: validators accept other values.',
    hint: "Say in the changelog which values are refused now, and which no longer.",
  },
} satisfies Readonly<Record<string, KindRow>>;
