import type { KindOfChange, KindRow } from "./kind-of-change.js";
import { comparisonChanges } from "./catalog/comparison.js";
import { operationChanges } from "./catalog/operations.js";
import { settingsChanges } from "./catalog/settings.js";
import { schemaChanges } from "./catalog/schemas.js";
import { xsdChanges } from "./catalog/xsd.js";

/** THE list of kinds of change, by id: "family/finding". */
export const catalog = {
  ...operationChanges,
  ...schemaChanges,
  ...xsdChanges,
  ...settingsChanges,
  ...comparisonChanges,
};

/** The id of a kind of change. */
export type ChangeId = keyof typeof catalog;

/** The kind that an id names. */
export function kindOf(id: ChangeId): KindOfChange {
  const row: KindRow = catalog[id];
  return { wire: {}, code: {}, ...row };
}
