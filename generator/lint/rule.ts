import type { ParamsOf } from "../diagnostics/catalog.js";
import type { lintCatalog } from "../diagnostics/catalog/lint.js";
import type { Origin } from "../diagnostics/origin.js";
import type { Contract } from "../model/contract.js";
import type { Subject } from "./subject.js";

/** A contract that was loaded without errors, as rules look at it. */
export interface LintedContract {
  readonly contract: Contract;
  /** Everything that has a name and should be described. */
  readonly subjects: () => readonly Subject[];
}

/** The rules of lint, each called as the code that it reports. */
export type RuleId = keyof typeof lintCatalog;

/** Takes the findings of one rule. */
export type Report<Id extends RuleId> = (origin: Origin, params: ParamsOf<Id>) => void;
