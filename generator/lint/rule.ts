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

/** A finding of a rule: its place, and the name of what it is about where it has one. */
export interface Finding {
  readonly origin: Origin;
  /** Undefined for a thing without a name. */
  readonly name: string | undefined;
}

/** The parts around a finding that lenient reading gave up: what seems to be missing or unused may only be unreadable. */
export interface Losses {
  /** True when this member was given up: "/tags"; "" for what the finding is about. */
  isLost(member: string): boolean;
  /** True when this member, or something in it, was given up. */
  holdsLost(member: string): boolean;
  /** True when something was given up in what the finding stands in. */
  isBesideLost(): boolean;
  /** True when the name is written elsewhere as well, where what was given up may use it. */
  isNamedElsewhere(): boolean;
}

/** A rule of lint. */
export interface Rule<Id extends RuleId> {
  /** Reports what the rule finds. */
  find(linted: LintedContract, report: Report<Id>): void | Promise<void>;
  /** Tells whether a finding holds although parts of the contract were given up. */
  holdsBeside(losses: Losses): boolean;
}

/** Takes the findings of one rule. */
export type Report<Id extends RuleId> = (
  origin: Origin,
  params: ParamsOf<Id>,
  related?: readonly RelatedPlace[],
) => void;
