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

/**
 * Skipped parts that may explain a finding: the subject itself, something in it ("/*") or in one of its properties ("/tags"), in its
 * parent, any that has its name, or any part.
 */
export type Doubt = "subject" | `/${string}` | "parent" | "name" | "any";

/** A rule of lint. */
export interface Rule<Id extends RuleId> {
  /** Reports the findings of the rule. */
  find(linted: LintedContract, report: Report<Id>): void | Promise<void>;
  /** Lenient loading may have skipped these: then a part that seems missing or unused may only be unreadable. */
  readonly unlessSkipped: readonly Doubt[];
}

/** Takes the findings of one rule. */
export type Report<Id extends RuleId> = (
  origin: Origin,
  params: ParamsOf<Id>,
  related?: readonly RelatedPlace[],
) => void;
