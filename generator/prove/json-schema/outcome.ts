import type { Budget } from "../../languages/breadth-first.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import type { Assertion, TermClaim } from "./term.js";
import type { Terms } from "./terms.js";

/** The outcome of a search for a value: a value, the proof that there is none, or neither. */
export type Outcome = { readonly kind: "value"; readonly value: JsonValue } | NoValue | Unsure;

/** The outcome that no value exists. */
export interface NoValue {
  readonly kind: "none";
}

/** The outcome that nothing could be decided. */
export interface Unsure {
  readonly kind: "unsure";
  /** Reads on behind "because". */
  readonly reason: string;
}

/** The outcome that no value exists. */
export const none: NoValue = { kind: "none" };

/** The outcome that this value exists. */
export function found(value: JsonValue): Outcome {
  return { kind: "value", value };
}

/** The outcome that nothing could be decided, for a reason. */
export function unsure(reason: string): Unsure {
  return { kind: "unsure", reason };
}

/** The first value of several attempts; no value only when none of them has one. */
export function firstValue(attempts: Iterable<Outcome>): Outcome {
  let outcome: Outcome = none;
  for (const attempt of attempts) {
    if (attempt.kind === "value") return attempt;
    if (attempt.kind === "unsure" && outcome.kind === "none") outcome = attempt;
  }
  return outcome;
}

/** An irreducible claim: one assertion, or its negation. */
export interface Atom {
  /** False for an assertion that must not hold. */
  readonly holds: boolean;
  /** The assertion that the value satisfies, or does not. */
  readonly what: Assertion;
}

/** The search that those for single types are a part of. */
export interface Search {
  readonly terms: Terms;
  /** The budget of all questions of a caller: steps, and positions of patterns that are read. */
  readonly work: Budget;
  /** Looks for a value for which all claims hold. */
  satisfy(claims: readonly TermClaim[]): Outcome;
  /** Takes one step; false if there were too many. */
  spend(): boolean;
}

/** The outcome of a search that is past its budget. */
export const tooMuch: Unsure = unsure("the search space is too large");
