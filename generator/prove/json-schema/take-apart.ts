import type { JsonValue } from "../../model/json-schema/schema.js";
import { evaluatedCases, namesLeft } from "./evaluated-cases.js";
import type { Atom } from "./outcome.js";
import { is, isNot, typeOf, type Assertion, type Claim, type Term } from "./term.js";
import { typeOfValue, type ValueType } from "../../model/json-schema/possible-types.js";
import { Undecided } from "../../languages/undecided.js";
import type { Terms } from "./terms.js";

/** Claims that all hold. */
export type Option = readonly Claim[];

/** The parts of a claim for values of one type. */
export type ClaimParts =
  | { readonly kind: "true" }
  | { readonly kind: "false" }
  | { readonly kind: "atom"; readonly atom: Atom }
  /** All claims of at least one option hold. */
  | { readonly kind: "options"; readonly options: readonly Option[] };

const yes: ClaimParts = { kind: "true" };
const no: ClaimParts = { kind: "false" };

function truth(is: boolean): ClaimParts {
  return is ? yes : no;
}

function all(...claims: readonly Claim[]): ClaimParts {
  return { kind: "options", options: [claims] };
}

function either(...options: readonly Option[]): ClaimParts {
  return { kind: "options", options };
}

/** Maximum number of exclusive branches that are split: the number of pairs is quadratic. */
const maxExclusive = 100;

/** Takes an assertion apart, or its opposite, for values of one type. Throws `Undecided` when it cannot. */
export function takeApart(assertion: Assertion, holds: boolean, type: ValueType, terms: Terms): ClaimParts {
  const about = typeOf(assertion);
  if (about !== undefined && about !== type) return truth(holds);
  return holds ? partsOf(assertion, type, terms) : partsOfOpposite(assertion, type, terms);
}

function partsOf(assertion: Assertion, type: ValueType, terms: Terms): ClaimParts {
  switch (assertion.kind) {
    case "never":
      return no;
    case "type":
      return typeParts(assertion, true, type);
    case "all":
      return all(...assertion.of.map((term) => is(term)));
    case "any":
      return either(...assertion.of.map((term) => [is(term)]));
    case "one":
      if (assertion.of.length > maxExclusive) throw new Undecided();
      return either(
        ...assertion.of.map((_, chosen) => assertion.of.map((term, at) => (at === chosen ? is(term) : isNot(term)))),
      );
    case "not":
      return all(isNot(assertion.of));
    case "if":
      return either([is(assertion.condition), is(assertion.then)], [isNot(assertion.condition), is(assertion.else)]);
    case "unevaluated-members":
      return either(
        ...evaluatedCases(assertion.owner, "members").map((evaluatedCase): Option => {
          if (evaluatedCase.isAll) return evaluatedCase.claims;
          return [
            ...evaluatedCase.claims,
            is({ kind: "members", names: namesLeft(evaluatedCase), member: assertion.member }),
          ];
        }),
      );
    case "unevaluated-items":
      return either(
        ...evaluatedCases(assertion.owner, "items").map((evaluatedCase): Option => {
          if (evaluatedCase.isAll) return evaluatedCase.claims;
          const item = terms.any([...evaluatedCase.contained, assertion.item]);
          return [...evaluatedCase.claims, is({ kind: "items", from: evaluatedCase.prefix, to: Infinity, item })];
        }),
      );
    case "values":
    case "least":
    case "most":
    case "whole":
    case "multiple":
    case "pattern":
    case "format":
    case "size":
    case "items":
    case "contains":
    case "unique":
    case "has":
    case "members":
    case "names":
    case "keyword":
      return { kind: "atom", atom: { holds: true, what: assertion } };
  }
}

function partsOfOpposite(assertion: Assertion, type: ValueType, terms: Terms): ClaimParts {
  switch (assertion.kind) {
    case "never":
      return yes;
    case "type":
      return typeParts(assertion, false, type);
    case "values":
      return excludedValues(assertion.values, type, terms);
    case "least":
      return all(is({ kind: "most", limit: assertion.limit, isExclusive: !assertion.isExclusive }));
    case "most":
      return all(is({ kind: "least", limit: assertion.limit, isExclusive: !assertion.isExclusive }));
    case "size":
      return either(...outside(assertion).map(([min, max]) => [is({ ...assertion, min, max })]));
    case "contains":
      return either(...outside(assertion).map(([min, max]) => [is({ ...assertion, min, max })]));
    case "all":
      return either(...assertion.of.map((term) => [isNot(term)]));
    case "any":
      return all(...assertion.of.map((term) => isNot(term)));
    case "one":
      if (assertion.of.length > maxExclusive) throw new Undecided();
      return either(
        assertion.of.map((term) => isNot(term)),
        ...pairsOf(assertion.of).map(([a, b]) => [is(a), is(b)]),
      );
    case "not":
      return all(is(assertion.of));
    case "if":
      return either(
        [is(assertion.condition), isNot(assertion.then)],
        [isNot(assertion.condition), isNot(assertion.else)],
      );
    case "unevaluated-members":
    case "unevaluated-items":
      return either(...unevaluatedOptions(assertion, terms));
    case "whole":
    case "multiple":
    case "pattern":
    case "format":
    case "items":
    case "unique":
    case "has":
    case "members":
    case "names":
    case "keyword":
      return { kind: "atom", atom: { holds: false, what: assertion } };
  }
}

/** Returns the cases in which an unevaluated property or item violates its term: one for each case of evaluation. */
function unevaluatedOptions(
  assertion: Extract<Assertion, { kind: "unevaluated-members" | "unevaluated-items" }>,
  terms: Terms,
): readonly Option[] {
  if (assertion.kind === "unevaluated-members") {
    return evaluatedCases(assertion.owner, "members").flatMap((evaluatedCase): Option[] => {
      if (evaluatedCase.isAll) return [];
      return [
        [
          ...evaluatedCase.claims,
          isNot({ kind: "members", names: namesLeft(evaluatedCase), member: assertion.member }),
        ],
      ];
    });
  }
  return evaluatedCases(assertion.owner, "items").flatMap((evaluatedCase): Option[] => {
    if (evaluatedCase.isAll) return [];
    const item = terms.any([...evaluatedCase.contained, assertion.item]);
    return [[...evaluatedCase.claims, isNot({ kind: "items", from: evaluatedCase.prefix, to: Infinity, item })]];
  });
}

function typeParts({ types }: Extract<Assertion, { kind: "type" }>, holds: boolean, type: ValueType): ClaimParts {
  if (types.has(type)) return truth(holds);
  if (type !== "number" || !types.has("integer")) return truth(!holds);
  return { kind: "atom", atom: { holds, what: { kind: "whole" } } };
}

function excludedValues(values: readonly JsonValue[], type: ValueType, terms: Terms): ClaimParts {
  const mine = values.filter((value) => typeOfValue(value) === type);
  if (mine.length === 0) return yes;
  if (type === "array" || type === "object") return all(...mine.map((value) => isNot(terms.constant(value))));
  return { kind: "atom", atom: { holds: false, what: { kind: "values", values: mine } } };
}

function outside({ min, max }: { readonly min: number; readonly max: number }): readonly (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  if (min > 0) found.push([0, min - 1]);
  if (max < Infinity) found.push([max + 1, Infinity]);
  return found;
}

function pairsOf(terms: readonly Term[]): readonly (readonly [Term, Term])[] {
  return terms.flatMap((a, index) => terms.slice(index + 1).map((b): readonly [Term, Term] => [a, b]));
}
