import type { ParamsOf } from "../diagnostics/catalog.js";
import type { lintCatalog } from "../diagnostics/catalog/lint.js";
import type { RelatedPlace } from "../diagnostics/diagnostic.js";
import type { Origin } from "../diagnostics/origin.js";
import type { Contract } from "../model/contract.js";
import type { Subject } from "./subject.js";
import type { CheckValues } from "./written-value.js";

/** The spec that rules check: loaded without errors, or its valid parts. */
export interface LintedContract {
  readonly contract: Contract;
  /** Everything that has a name and should be described. */
  readonly subjects: () => readonly Subject[];
  /** Checks values with the code that is generated for the spec. */
  readonly check: CheckValues;
}

/** The rules of lint, each called as the code that it reports. */
export type RuleId = keyof typeof lintCatalog;

/** A finding of a rule: its source location, and the name of its subject if it has one. */
export interface LintFinding {
  readonly origin: Origin;
  /** Undefined for a thing without a name. */
  readonly name: string | undefined;
}

/** The parts near a finding that lenient loading skipped: parts that seem missing or unused may only be unreadable. */
export interface SkippedParts {
  /** True if this property was skipped: "/tags"; "" for the subject of the finding. */
  isLost(member: string): boolean;
  /** True if this property, or something in it, was skipped. */
  holdsLost(member: string): boolean;
  /** True if a part was skipped in the parents of the finding. */
  isBesideLost(): boolean;
  /** True if the name occurs elsewhere as well, where a skipped part may use it. */
  isNamedElsewhere(): boolean;
}

/** A rule of lint. */
export interface Rule<Id extends RuleId> {
  /** Reports the findings of the rule. */
  find(linted: LintedContract, report: Report<Id>): void | Promise<void>;
  /** Returns true if a finding is valid although parts of the spec were skipped. */
  holdsNear(skippedParts: SkippedParts): boolean;
}

/** Takes the findings of one rule. */
export type Report<Id extends RuleId> = (
  origin: Origin,
  params: ParamsOf<Id>,
  related?: readonly RelatedPlace[],
) => void;
