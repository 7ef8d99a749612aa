import type { KnownIds } from "../settings/setting.js";

/** The ids that a configuration may name, each list loaded when it is asked for. */
export const knownIds: KnownIds = {
  changes: async () => Object.keys((await import("../compare/catalog.js")).catalog),
  rules: async () => Object.keys((await import("../diagnostics/catalog/lint.js")).lintCatalog),
};
