import { restrict, type FacetTexts, type TextPattern } from "../../../templates/runtime/xsd/facets.js";
import { xsInteger } from "../../../templates/runtime/xsd/integer.js";
import { listOf, unionOf } from "../../../templates/runtime/xsd/list.js";
import { isEqual, type SimpleContext, type SimpleType } from "../../../templates/runtime/xsd/simple-type.js";
import { xsString } from "../../../templates/runtime/xsd/string.js";
import type { SimpleTypeDefinition } from "./components.js";
import type { LimitName } from "./facets.js";
import { primitiveRow, type PrimitiveName } from "./primitive-types.js";
import { isInteger } from "./simple-form.js";
import { isPatternFound } from "../../languages/pattern-search.js";
import { translatePattern } from "../../languages/xsd/translate-pattern.js";

/** Returns the namespace of a prefix in the context of a value; undefined if it is not declared. */
export type PrefixLookup = (prefix: string) => string | undefined;

/** The value of a string, or the reason why it is invalid. */
export type ReadValue =
  | { readonly ok: true; readonly value: unknown }
  /** `reason` completes "the value is not valid: ...". */
  | { readonly ok: false; readonly reason: string };

/** Returns the value of a string as a simple type, or the reason why it is invalid. Part 1, section 3.14.4. */
export function readSimpleValue(type: SimpleTypeDefinition, text: string, lookupPrefix: PrefixLookup): ReadValue {
  const expectations: string[] = [];
  const value = valueType(type).read(text, contextOf(lookupPrefix, expectations));
  const [expected] = expectations;
  return expected === undefined ? { ok: true, value } : { ok: false, reason: `it is not ${expected}` };
}

/** Returns the order of two strings of a primitive type: negative, zero or positive. Undefined if they are incomparable or invalid. */
export function compareTexts(primitive: PrimitiveName, a: string, b: string): number | undefined {
  const { type } = primitiveRow(primitive);
  const [left, right] = [a, b].map((text) => type.read(text, contextOf(noPrefixes, [])));
  if (left === undefined || right === undefined) return undefined;
  return type.form.compare?.(left, right) ?? (isEqual(type.form, left, right) ? 0 : undefined);
}

/** True if two strings represent the same value of a type. */
export function isSameValue(type: SimpleTypeDefinition, a: string, b: string, lookupPrefix: PrefixLookup): boolean {
  const runtime = valueType(type);
  const [left, right] = [a, b].map((text) => runtime.read(text, contextOf(lookupPrefix, [])));
  return left !== undefined && right !== undefined && isEqual(runtime.form, left, right);
}

const noPrefixes: PrefixLookup = () => undefined;

const made = new WeakMap<SimpleTypeDefinition, SimpleType<unknown>>();

/** Returns the type that decoders read values with, created from the component only. */
function valueType(type: SimpleTypeDefinition): SimpleType<unknown> {
  let known = made.get(type);
  if (known === undefined) {
    known = makeValueType(type);
    made.set(type, known);
  }
  return known;
}

function makeValueType(type: SimpleTypeDefinition): SimpleType<unknown> {
  const { variety } = type;
  switch (variety.kind) {
    case "any":
      return xsString;
    case "atomic":
      // No point is allowed in an integer's text, not even in "1.0".
      return withFacets(type, isInteger(type) ? xsInteger : primitiveRow(variety.primitive).type);
    case "list":
      return withFacets(type, listOf(valueType(variety.item)));
    case "union":
      return withFacets(type, unionOf(variety.members.map(valueType), "any member type"));
  }
}

/** Applies all facets at once: a base type never has wider ones, so each is checked once. */
function withFacets(type: SimpleTypeDefinition, base: SimpleType<unknown>): SimpleType<unknown> {
  const { patterns, enumeration, whiteSpace, fixed: _, ...plain } = type.facets;
  const limits: { readonly [Name in LimitName]?: FacetTexts[Name] } = plain;
  const texts: FacetTexts = {
    ...limits,
    ...(whiteSpace === "preserve" ? {} : { whiteSpace }),
    patterns: (patterns ?? []).map(anyOf),
  };
  const restricted = restrict(base, texts);
  return enumeration === undefined ? restricted : withEnumeration(type, restricted);
}

/** Maximum number of enumeration values that are compared for one type; any more count as different, which bounds the time. */
const maxComparisons = 5_000_000;

/** Like the runtime's, but knowing names by their namespace, and finding a value that is written as in the enumeration at once. */
function withEnumeration(type: SimpleTypeDefinition, base: SimpleType<unknown>): SimpleType<unknown> {
  const enumeration = type.facets.enumeration ?? [];
  const values = enumeration.map(({ value, name }): unknown => name ?? base.read(value, contextOf(noPrefixes, [])));
  const members = values.filter((value) => value !== undefined);
  const known = new Set<unknown>(members);
  let comparisons = 0;
  const isMember = (value: unknown): boolean => {
    if (known.has(value)) return true;
    // Values without an order are the same only when they are identical, unless they are objects.
    if (typeof value !== "object" && base.form.compare === undefined) return false;
    comparisons += members.length;
    return comparisons <= maxComparisons && members.some((member) => isEqual(base.form, member, value));
  };
  return {
    form: base.form,
    read(text, context) {
      const value = base.read(text, context);
      if (value === undefined || isMember(value)) return value;
      context.fault("cvc-enumeration-valid", "one of the enumerated values", text);
      return undefined;
    },
  };
}

function anyOf(alternatives: readonly string[]): TextPattern {
  // Patterns that are not valid or too large, which loading reports, match everything.
  const patterns = alternatives.map(translatePattern);
  const test = (text: string): boolean =>
    patterns.some((pattern) => !pattern.ok || isPatternFound(pattern.source, text));
  return { source: alternatives.join("|"), test };
}

function contextOf(lookupPrefix: PrefixLookup, expectations: string[]): SimpleContext {
  let missed = "";
  return {
    fault: (_, expected) => {
      expectations.push(expected);
      return undefined;
    },
    lookupPrefix,
    attempt: (type, text) => {
      const inner: string[] = [];
      const value = type.read(text, contextOf(lookupPrefix, inner));
      missed = inner.at(-1) ?? missed;
      return inner.length === 0 ? value : undefined;
    },
    get missed() {
      return missed;
    },
    declareId: ignore,
    referToId: ignore,
  };
}

function ignore(): void {
  // The match of IDs is the business of documents.
}
