import type { KnownIds } from "../settings/setting.js";

/** The ids that a configuration may name; each list is loaded on first use. */
export const knownIds: KnownIds = {
  changes: async () => Object.keys((await import("../compare/catalog.js")).changeCatalog),
  rules: async () => Object.keys((await import("../diagnostics/catalog/lint.js")).lintCatalog),
};
