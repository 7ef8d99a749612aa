import type { JsonType, JsonValue } from "../../model/json-schema/schema.js";
import type { ValueType } from "../../model/json-schema/possible-types.js";
import type { KeywordName, KeywordType } from "../../model/json-schema/keywords.js";
import type { NameSet } from "./name-set.js";

/**
 * A schema as a set of values: the values that satisfy all of its assertions, without references, annotations and
 * views. Terms may be circular, so assertions are created on first use.
 */
export class Term {
  readonly kind = "term" as const;
  #make: (() => readonly Assertion[]) | undefined;
  #assertions: readonly Assertion[] = [];

  constructor(
    readonly id: number,
    make: () => readonly Assertion[],
  ) {
    this.#make = make;
  }

  get assertions(): readonly Assertion[] {
    const make = this.#make;
    if (make !== undefined) {
      this.#make = undefined;
      this.#assertions = make();
    }
    return this.#assertions;
  }
}

/** One constraint of a schema. An assertion about one type holds for values of the other types. */
export type Assertion =
  | { readonly kind: "never" }
  | { readonly kind: "type"; readonly types: ReadonlySet<JsonType> }
  | { readonly kind: "values"; readonly values: readonly JsonValue[] }
  | NumberAssertion
  | TextAssertion
  /** The number of code points, items or properties. */
  | { readonly kind: "size"; readonly of: SizedType; readonly min: number; readonly max: number }
  | ArrayAssertion
  | ObjectAssertion
  | KeywordAssertion
  | Composition;

/** A type whose values have a size. */
export type SizedType = "string" | "array" | "object";

/** An assertion about numbers. */
export type NumberAssertion =
  | { readonly kind: "least"; readonly limit: number; readonly isExclusive: boolean }
  | { readonly kind: "most"; readonly limit: number; readonly isExclusive: boolean }
  | { readonly kind: "whole" }
  | { readonly kind: "multiple"; readonly of: number };

/** An assertion about strings. */
export type TextAssertion =
  | { readonly kind: "pattern"; readonly pattern: string }
  | { readonly kind: "format"; readonly format: string };

/** A keyword that is only known by the values that it accepts: proofs use nothing more. */
export interface KeywordAssertion {
  readonly kind: "keyword";
  readonly name: KeywordName;
  /** The type that it constrains: values of other types are valid. */
  readonly of: KeywordType;
  /** The value of the keyword in the schema. */
  readonly said: unknown;
}

/** An assertion about arrays. */
export type ArrayAssertion =
  /** The items at the positions from `from` up to, not including, `to`. */
  | { readonly kind: "items"; readonly from: number; readonly to: number; readonly item: Term }
  | { readonly kind: "contains"; readonly min: number; readonly max: number; readonly item: Term }
  | { readonly kind: "unique" }
  | { readonly kind: "unevaluated-items"; readonly owner: Term; readonly item: Term };

/** An assertion about objects. */
export type ObjectAssertion =
  | { readonly kind: "has"; readonly name: string }
  | { readonly kind: "members"; readonly names: NameSet; readonly member: Term }
  /** Every name, as a string. */
  | { readonly kind: "names"; readonly name: Term }
  | { readonly kind: "unevaluated-members"; readonly owner: Term; readonly member: Term };

/** A term composed of other terms. */
export type Composition =
  | { readonly kind: "all"; readonly of: readonly Term[] }
  | { readonly kind: "any"; readonly of: readonly Term[] }
  | { readonly kind: "one"; readonly of: readonly Term[] }
  | { readonly kind: "not"; readonly of: Term }
  | { readonly kind: "if"; readonly condition: Term; readonly then: Term; readonly else: Term };

/** A claim about a value: that it satisfies a term, or that it does not. */
export interface Claim {
  /** False for a negated term. */
  readonly holds: boolean;
  /** The part of a schema that the value satisfies, or does not. */
  readonly what: Term | Assertion;
}

/** A claim about a whole schema. */
export interface TermClaim extends Claim {
  /** The term that a value satisfies or does not. */
  readonly what: Term;
}

/** The claim that a term or an assertion holds. */
export function is(what: Term): TermClaim;
export function is(what: Term | Assertion): Claim;
export function is(what: Term | Assertion): Claim {
  return { holds: true, what };
}

/** The claim that a term or an assertion does not hold. */
export function isNot(what: Term): TermClaim;
export function isNot(what: Term | Assertion): Claim;
export function isNot(what: Term | Assertion): Claim {
  return { holds: false, what };
}

/** Every type of value. */
export const valueTypes: readonly ValueType[] = ["null", "boolean", "number", "string", "array", "object"];

/** Returns the only type that an assertion constrains; undefined if it constrains all. */
export function typeOf(assertion: Assertion): ValueType | undefined {
  switch (assertion.kind) {
    case "least":
    case "most":
    case "whole":
    case "multiple":
      return "number";
    case "pattern":
    case "format":
      return "string";
    case "items":
    case "contains":
    case "unique":
    case "unevaluated-items":
      return "array";
    case "has":
    case "members":
    case "names":
    case "unevaluated-members":
      return "object";
    case "size":
    case "keyword":
      return assertion.of;
    case "never":
    case "type":
    case "values":
    case "all":
    case "any":
    case "one":
    case "not":
    case "if":
      return undefined;
  }
}

/** Returns the terms that apply to the same value as a term, itself included. */
export function partsInPlace(term: Term): ReadonlySet<Term> {
  const known = parts.get(term);
  if (known !== undefined) return known;
  const found = new Set([term]);
  // Iterating a Set visits items that are added meanwhile.
  for (const term of found) {
    for (const assertion of term.assertions) for (const part of directParts(assertion)) found.add(part);
  }
  parts.set(term, found);
  return found;
}

const parts = new WeakMap<Term, ReadonlySet<Term>>();

/** The terms that an assertion names for the same value. */
export function directParts(assertion: Assertion): readonly Term[] {
  if (assertion.kind === "not") return [assertion.of];
  if (assertion.kind === "if") return [assertion.condition, assertion.then, assertion.else];
  const isList = assertion.kind === "all" || assertion.kind === "any" || assertion.kind === "one";
  return isList ? assertion.of : [];
}
