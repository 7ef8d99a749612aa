import type { ParamsOf } from "../diagnostics/catalog.js";
import type { lintCatalog } from "../diagnostics/catalog/lint.js";
import type { RelatedPlace } from "../diagnostics/diagnostic.js";
import type { Origin } from "../diagnostics/origin.js";
import type { Contract } from "../model/contract.js";
import type { Subject } from "./subject.js";
import type { CheckValues } from "./written-value.js";

/** A contract as rules look at it: one that was loaded without errors, or what is left of it without the parts that they stand in. */
export interface LintedContract {
  readonly contract: Contract;
  /** Everything that has a name and should be described. */
  readonly subjects: () => readonly Subject[];
  /** Checks values by what is generated for the contract. */
  readonly check: CheckValues;
}

/** The rules of lint, each called as the code that it reports. */
export type RuleId = keyof typeof lintCatalog;

/** Takes the findings of one rule. */
export type Report<Id extends RuleId> = (
  origin: Origin,
  params: ParamsOf<Id>,
  related?: readonly RelatedPlace[],
) => void;
