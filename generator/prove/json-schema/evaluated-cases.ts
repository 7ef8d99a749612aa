import { Undecided } from "../../languages/undecided.js";
import { is, isNot, type Assertion, type Claim, type Term } from "./term.js";
import type { NameSet } from "./name-set.js";

/** Parts of a value that a schema evaluates, where some claims hold. Core, section 11. */
export interface EvaluatedCase {
  /** Claims under which the case counts. */
  readonly claims: readonly Claim[];
  /** True if every part is evaluated. */
  readonly isAll: boolean;
  /** Properties by name. */
  readonly names: readonly string[];
  /** Properties whose names match a pattern. */
  readonly patterns: readonly string[];
  /** Items before this position. */
  readonly prefix: number;
  /** Items that satisfy one of these. */
  readonly contained: readonly Term[];
}

type What = "members" | "items";

const nothing: EvaluatedCase = { claims: [], isAll: false, names: [], patterns: [], prefix: 0, contained: [] };
const all: EvaluatedCase = { ...nothing, isAll: true };

const maxCases = 256;
const maxDepth = 40;

/**
 * Returns the cases of a term: each value of the term satisfies the claims of one case, which lists the evaluated
 * parts. Throws `Undecided` if the cases are too many.
 */
export function evaluatedCases(term: Term, what: What, depth: number = 0): readonly EvaluatedCase[] {
  if (depth > maxDepth) throw new Undecided();
  return product(
    term.assertions.map((assertion) =>
      depth === 0 && assertion.kind === unevaluatedTerms[what] ? [nothing] : casesOf(assertion, what, depth + 1),
    ),
  );
}

const unevaluatedTerms = { members: "unevaluated-members", items: "unevaluated-items" } as const;

/** The names that a case leaves. */
export function namesLeft({ names, patterns }: EvaluatedCase): NameSet {
  return { kind: "except", names: new Set(names), patterns: [...new Set(patterns)] };
}

function casesOf(assertion: Assertion, what: What, depth: number): readonly EvaluatedCase[] {
  const inner = (term: Term): readonly EvaluatedCase[] => evaluatedCases(term, what, depth);
  const casesWhere = (claim: Claim, cases: readonly EvaluatedCase[]): readonly EvaluatedCase[] =>
    cases.map((evaluatedCase) => ({ ...evaluatedCase, claims: [claim, ...evaluatedCase.claims] }));
  switch (assertion.kind) {
    case "members":
      return [what === "members" ? membersCase(assertion.names) : nothing];
    case "items":
      if (what === "members") return [nothing];
      return [assertion.to === Infinity ? all : { ...nothing, prefix: assertion.to }];
    case "contains":
      return [what === "items" ? { ...nothing, contained: [assertion.item] } : nothing];
    case "unevaluated-members":
      return [what === "members" ? all : nothing];
    case "unevaluated-items":
      return [what === "items" ? all : nothing];
    case "all":
      return product(assertion.of.map(inner));
    case "any":
      return product(
        assertion.of.map((branch) => {
          const cases = inner(branch);
          return cases.every(isNothing)
            ? [nothing]
            : [...casesWhere(is(branch), cases), ...casesWhere(isNot(branch), [nothing])];
        }),
      );
    case "one": {
      const branches = assertion.of.map((branch) => casesWhere(is(branch), inner(branch)));
      return branches.flat().every(isNothing) ? [nothing] : branches.flat();
    }
    case "if": {
      const { condition } = assertion;
      const met = product([inner(condition), inner(assertion.then)]);
      const unmet = inner(assertion.else);
      if ([...met, ...unmet].every(isNothing)) return [nothing];
      return [...casesWhere(is(condition), met), ...casesWhere(isNot(condition), unmet)];
    }
    case "never":
    case "type":
    case "values":
    case "least":
    case "most":
    case "whole":
    case "multiple":
    case "pattern":
    case "format":
    case "keyword":
    case "size":
    case "unique":
    case "has":
    case "names":
    case "not":
      return [nothing];
  }
}

function membersCase(names: NameSet): EvaluatedCase {
  switch (names.kind) {
    case "name":
      return { ...nothing, names: [names.name] };
    case "pattern":
      return { ...nothing, patterns: [names.pattern] };
    case "except":
      // The names and patterns that additionalProperties leaves out are those of properties and patternProperties.
      return all;
  }
}

function isNothing({ isAll, names, patterns, prefix, contained }: EvaluatedCase): boolean {
  return !isAll && names.length === 0 && patterns.length === 0 && prefix === 0 && contained.length === 0;
}

function product(lists: readonly (readonly EvaluatedCase[])[]): readonly EvaluatedCase[] {
  let found: readonly EvaluatedCase[] = [nothing];
  for (const list of lists) {
    if (list.length * found.length > maxCases) throw new Undecided();
    const [only] = list;
    if (list.length === 1 && only !== undefined && only.claims.length === 0 && isNothing(only)) continue;
    found = found.flatMap((a) => list.map((b) => both(a, b)));
  }
  return found;
}

function both(a: EvaluatedCase, b: EvaluatedCase): EvaluatedCase {
  return {
    claims: [...a.claims, ...b.claims],
    isAll: a.isAll || b.isAll,
    names: [...a.names, ...b.names],
    patterns: [...a.patterns, ...b.patterns],
    prefix: Math.max(a.prefix, b.prefix),
    contained: [...a.contained, ...b.contained],
  };
}
