import { changesCode, doubtful, noEffect } from "./effects.js";

/** Changes of settings that decide what consumers compile against, or send and read. */
export const settingsChanges = {
  "settings/part-added": noEffect.added(
    'The part "{part}" is now generated.',
    "Describe its purpose in the changelog.",
  ),
  "settings/part-removed": changesCode.removed(
    'The part "{part}" is no longer generated.',
    "Keep it for one release, because consumers import it.",
  ),
  "settings/changed": changesCode(
    'The setting "{setting}" changed from {before} to {after}.',
    "Change it only in a new major version of the package.",
  ),
  "settings/checks-changed": doubtful(
    'The setting "{setting}" changed from {before} to {after}; validators accept other values.',
    "List the newly rejected and the newly accepted values in the changelog.",
  ),
};
