import { isList, isOfType, isRecord, type JsonRecord } from "../../model/json-schema/json-kinds.js";
import { codePointLength } from "../../../templates/runtime/base/code-points.js";
import { hasUniqueItems } from "../../../templates/runtime/json/unique.js";
import { hasDivisor } from "../../../templates/runtime/json/has-divisor.js";
import { fitsKeyword } from "../../model/json-schema/fits-keywords.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { textFormats } from "../../model/json-schema/formats.js";
import { includesValue } from "../../model/json-schema/includes-value.js";
import { isPatternFound } from "../../languages/pattern-search.js";
import { Undecided } from "../../languages/undecided.js";
import { evaluatedCases, namesLeft, type EvaluatedCase } from "./evaluated-cases.js";
import { includesName, type NameSet } from "./name-set.js";
import { typeOfValue } from "../../model/json-schema/possible-types.js";
import type { Assertion, Claim, SizedType, Term } from "./term.js";

/** True if a value satisfies all claims; undefined if this is undecided. */
export function allHold(claims: Iterable<Claim>, value: JsonValue): boolean | undefined {
  const reach = { steps: 5000 };
  let isSure = true;
  for (const { holds: expected, what } of claims) {
    try {
      if (holds(what, value, reach, 0) !== expected) return false;
    } catch (error) {
      if (!(error instanceof Undecided)) throw error;
      isSure = false;
    }
  }
  return isSure ? true : undefined;
}

interface Reach {
  /** Remaining evaluation steps before the result is "undecided". */
  steps: number;
}

/** An assertion about a missing property costs nothing. */
function isAbout(what: Term | Assertion, value: JsonValue): boolean {
  return (
    what.kind !== "members" || what.names.kind !== "name" || (isRecord(value) && Object.hasOwn(value, what.names.name))
  );
}

const maxDepth = 200;

function holds(what: Term | Assertion, value: JsonValue, reach: Reach, depth: number): boolean {
  if (isAbout(what, value)) reach.steps -= 1;
  if (reach.steps < 0 || depth > maxDepth) throw new Undecided();
  const inner = (term: Term, part: JsonValue): boolean => holds(term, part, reach, depth + 1);
  switch (what.kind) {
    case "term":
      return what.assertions.every((assertion) => holds(assertion, value, reach, depth + 1));
    case "never":
      return false;
    case "type":
      return [...what.types].some((type) => isOfType(value, type));
    case "values":
      return includesValue(what.values, value);
    case "least":
      return typeof value !== "number" || value > what.limit || (value === what.limit && !what.isExclusive);
    case "most":
      return typeof value !== "number" || value < what.limit || (value === what.limit && !what.isExclusive);
    case "whole":
      return typeof value !== "number" || Number.isInteger(value);
    case "multiple":
      return typeof value !== "number" || hasDivisor(value, what.of);
    case "pattern":
      return typeof value !== "string" || isPatternFound(what.pattern, value);
    case "format":
      return typeof value !== "string" || textFormats.get(what.format)?.check(value) !== false;
    case "keyword":
      return typeOfValue(value) !== what.of || fitsKeyword(value, what.name, what.said);
    case "size":
      return isWithin(sizeOf(what.of, value), what);
    case "items":
      return !isList(value) || value.slice(what.from, what.to).every((item) => inner(what.item, item));
    case "contains":
      return !isList(value) || isWithin(value.filter((item) => inner(what.item, item)).length, what);
    case "unique":
      return !isList(value) || hasUniqueItems(value);
    case "has":
      return !isRecord(value) || Object.hasOwn(value, what.name);
    case "members":
      return !isRecord(value) || membersOf(value, what.names).every((member) => inner(what.member, member));
    case "names":
      return !isRecord(value) || Object.keys(value).every((name) => inner(what.name, name));
    case "all":
    case "any":
    case "one":
    case "not":
    case "if":
      return joins(what, (term) => inner(term, value));
    case "unevaluated-members":
      if (!isRecord(value)) return true;
      return membersLeft(value, caseOf(what.owner, "members", value, reach, depth)).every((member) =>
        inner(what.member, member),
      );
    case "unevaluated-items": {
      if (!isList(value)) return true;
      const { isAll, prefix, contained } = caseOf(what.owner, "items", value, reach, depth);
      return isAll || value.slice(prefix).every((item) => [...contained, what.item].some((term) => inner(term, item)));
    }
  }
}

/** True if the terms of an assertion have the required results. */
function joins(
  what: Extract<Assertion, { readonly kind: "all" | "any" | "one" | "not" | "if" }>,
  isTrue: (term: Term) => boolean,
): boolean {
  switch (what.kind) {
    case "all":
      return what.of.every(isTrue);
    case "any":
      return what.of.some(isTrue);
    case "one":
      return what.of.filter(isTrue).length === 1;
    case "not":
      return !isTrue(what.of);
    case "if":
      return isTrue(what.condition) ? isTrue(what.then) : isTrue(what.else);
  }
}

/** True for a number between both bounds; undefined for values without such a number. */
function isWithin(number: number | undefined, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return number === undefined || (number >= min && number <= max);
}

/** Returns the properties of an object that no other keyword has evaluated. */
function membersLeft(value: JsonRecord, found: EvaluatedCase): readonly JsonValue[] {
  return found.isAll ? [] : membersOf(value, namesLeft(found));
}

function membersOf(value: JsonRecord, names: NameSet): readonly JsonValue[] {
  if (names.kind === "name") {
    const member = Object.hasOwn(value, names.name) ? value[names.name] : undefined;
    return member === undefined ? [] : [member];
  }
  return Object.entries(value).flatMap(([name, member]) => (includesName(names, name) ? [member] : []));
}

function sizeOf(type: SizedType, value: JsonValue): number | undefined {
  switch (type) {
    case "string":
      return typeof value === "string" ? codePointLength(value) : undefined;
    case "array":
      return isList(value) ? value.length : undefined;
    case "object":
      return isRecord(value) ? Object.keys(value).length : undefined;
  }
}

/** Returns the case of a value; any case if the value does not satisfy the term. */
function caseOf(owner: Term, what: "members" | "items", value: JsonValue, reach: Reach, depth: number): EvaluatedCase {
  const cases = evaluatedCases(owner, what);
  const isMet = ({ holds: expected, what: claimed }: Claim): boolean =>
    holds(claimed, value, reach, depth + 1) === expected;
  const found = cases.find(({ claims }) => claims.every(isMet)) ?? cases[0];
  if (found === undefined) throw new Undecided();
  return found;
}
