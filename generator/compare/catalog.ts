import type { KindOfChange, KindRow } from "./kind-of-change.js";
import { comparisonChanges } from "./catalog/comparison.js";
import { documentationChanges } from "./catalog/documentation.js";
import { operationChanges } from "./catalog/operations.js";
import { settingsChanges } from "./catalog/settings.js";
import { schemaChanges } from "./catalog/schemas.js";
import { xsdChanges } from "./catalog/xsd.js";

/** THE list of kinds of change, by id: "family/finding". */
export const changeCatalog = {
  ...operationChanges,
  ...schemaChanges,
  ...xsdChanges,
  ...settingsChanges,
  ...comparisonChanges,
  ...documentationChanges,
};

/** The id of a kind of change. */
export type ChangeId = keyof typeof changeCatalog;

/** True for kinds that tell people something and that no program meets. */
export function isInformation(id: ChangeId): boolean {
  return kindOf(id).isInformation === true;
}

/** The kind that an id names. */
export function kindOf(id: ChangeId): KindOfChange {
  const row: KindRow = changeCatalog[id];
  return { wire: {}, code: {}, changelog: "changed", ...row };
}

/** The sentence of a kind with names in braces. `isWeaker` adds the parties that gain access. */
export function sentenceTemplate(id: ChangeId, isWeaker: boolean): string {
  const { sentence, weaker } = kindOf(id);
  return isWeaker && weaker !== undefined ? `${sentence} ${weaker}` : sentence;
}

/** The advice of a kind, for both sides. */
export function hintOfKind(id: ChangeId): string {
  const { hint } = kindOf(id);
  return typeof hint === "string" ? hint : `For clients: ${hint.sent} For consumers: ${hint.read}`;
}
