import { codePointLength } from "../base/code-points.js";
import { quoted, safeText } from "../base/safe-text.js";
import { isEqual, keyOf, textForm, type SimpleContext, type SimpleType, type ValueForm } from "./simple-type.js";
import { fractionDigitsOf, totalDigitsOf } from "./decimal.js";
import { collapseWhiteSpace, replaceWhiteSpace } from "./white-space.js";

/** The constraining facets of Part 2, section 4.3. Bounds and enumerations are lexical values of the base type. */
export interface FacetTexts {
  /** The treatment of white space; that of the base type when absent. */
  readonly whiteSpace?: "replace" | "collapse";
  readonly length?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Steps of the facet, all of which must match. Undefined if there are none. */
  readonly patterns?: readonly TextPattern[];
  /** Allowed lexical values. Undefined if any value is allowed. */
  readonly enumeration?: readonly string[];
  /** Prefixes and their namespaces, for enumeration values with qualified names. */
  readonly prefixes?: readonly (readonly (readonly [prefix: string, namespace: string])[])[];
  readonly minInclusive?: string;
  readonly minExclusive?: string;
  readonly maxInclusive?: string;
  readonly maxExclusive?: string;
  readonly totalDigits?: number;
  readonly fractionDigits?: number;
}

/** One step of the facet pattern: an expression that all values of the type match. */
export interface TextPattern {
  /** As written in the schema. */
  readonly source: string;
  /** True if a string matches. */
  test(text: string): boolean;
}

/** Checks one facet of a value and its lexical form. */
interface FacetCheck<T> {
  /** The rule that is broken: `code` of the problem. */
  readonly code: string;
  /** A description of the values that keep the facet. */
  readonly expected: string;
  /** True if the value is valid. */
  holds(value: T, text: string): boolean;
  /** The length that a value has, where the facet is about it. */
  readonly measure?: (value: T) => number | undefined;
}

/** A type restricted by facets. Every facet that a value breaks is reported. Part 2, section 4.1.2.1. */
export function restrict<T>(base: SimpleType<T>, facets: FacetTexts): SimpleType<T> {
  const normalize = whiteSpace(facets.whiteSpace);
  // Made on first use: a module that is only imported does nothing.
  let checks: readonly FacetCheck<T>[] | undefined;
  return {
    form: base.form,
    read(text, context) {
      const normalized = normalize(text);
      const value = base.read(normalized, context);
      if (value === undefined) return undefined;
      checks ??= facetChecks(base, facets);
      for (const check of checks) {
        if (!check.holds(value, normalized))
          context.fault(check.code, check.expected, normalized, check.measure?.(value));
      }
      return value;
    },
  };
}

/**
 * Restricts a type to some values. A string that denotes one of them, as "1.0" denotes 1, is read as that value. Part
 * 2, section 4.3.5.
 */
export function oneOf<T, const Member extends T>(base: SimpleType<T>, members: readonly Member[]): SimpleType<Member> {
  const { form } = base;
  // Strings mean themselves alone, and a set finds them at once.
  const texts: ReadonlySet<T> | undefined = form.compare === undefined ? new Set<T>(members) : undefined;
  return {
    form: { ...form, is: (value): value is Member => form.is(value) },
    read(text, context) {
      const value = base.read(text, context);
      if (value === undefined) return undefined;
      if (texts?.has(value) === true) return value as Member;
      const member = members.find((candidate) => isEqual(form, candidate, value));
      return (
        member ??
        context.fault(
          "cvc-enumeration-valid",
          oneOfThese(
            members.slice(0, maxListed).map((known) => shownValue(form, known)),
            members.length,
          ),
          text,
        )
      );
    },
  };
}

/**
 * A type whose values keep the text they were read from: a pattern is about how a value is written, which a number or
 * an array of bytes would not know any more.
 */
export function keepText<T>(type: SimpleType<T>): SimpleType<string> {
  const compare = (a: string, b: string): number | undefined => {
    const [left, right] = [readStatic(type, a), readStatic(type, b)];
    if (left === undefined || right === undefined) return undefined;
    if (type.form.compare !== undefined) return type.form.compare(left, right);
    return type.form.same(left, right) ? 0 : undefined;
  };
  const key = (text: string): string | undefined => {
    const value = readStatic(type, text);
    return value === undefined ? undefined : keyOf(type.form, value);
  };
  return {
    form: { ...textForm, compare, key },
    read(text, context) {
      const value = collapseWhiteSpace(text);
      return type.read(value, context) === undefined ? undefined : value;
    },
  };
}

/** The same for a built-in type, whose name and derived types remain. */
export function keepBuiltinText<T>(type: SimpleType<T>): SimpleType<string> {
  return { ...type, ...keepText(type) };
}

function whiteSpace(facet: FacetTexts["whiteSpace"]): (text: string) => string {
  switch (facet) {
    case "replace":
      return replaceWhiteSpace;
    case "collapse":
      return collapseWhiteSpace;
    case undefined:
      return (text) => text;
  }
}

function facetChecks<T>(base: SimpleType<T>, facets: FacetTexts): readonly FacetCheck<T>[] {
  return [
    ...lengthChecks<T>(facets),
    ...boundChecks(base, facets),
    ...digitChecks<T>(facets),
    ...patternChecks<T>(facets),
    ...enumerationChecks(base, facets),
  ];
}

/** Part 2, sections 4.3.1 to 4.3.3: characters of a string, octets of binary data, items of a list. */
function lengthChecks<T>({ length, minLength, maxLength }: FacetTexts): readonly FacetCheck<T>[] {
  const checks: FacetCheck<T>[] = [];
  const add = (name: string, words: string, count: number, isFine: (actual: number) => boolean): void => {
    const expected = `${words} ${count} long`;
    const holds = (value: T): boolean => isFine(lengthOf(value) ?? count);
    checks.push({ code: `cvc-${name}-valid`, expected, holds, measure: lengthOf });
  };
  if (length !== undefined) add("length", "exactly", length, (actual) => actual === length);
  if (minLength !== undefined) add("minLength", "at least", minLength, (actual) => actual >= minLength);
  if (maxLength !== undefined) add("maxLength", "at most", maxLength, (actual) => actual <= maxLength);
  return checks;
}

/** undefined for qualified names, whose length nobody counts. */
function lengthOf(value: unknown): number | undefined {
  if (typeof value === "string") return codePointLength(value);
  return Array.isArray(value) || value instanceof Uint8Array ? value.length : undefined;
}

/** Part 2, sections 4.3.7 to 4.3.10. Values without an order to the bound are outside. */
function boundChecks<T>(base: SimpleType<T>, facets: FacetTexts): readonly FacetCheck<T>[] {
  const checks: FacetCheck<T>[] = [];
  const add = (
    name: keyof FacetTexts & `${"min" | "max"}${"In" | "Ex"}clusive`,
    words: string,
    isFine: (order: number) => boolean,
  ): void => {
    const text = facets[name];
    const bound = text === undefined ? undefined : readStatic(base, text);
    if (text === undefined || bound === undefined) return;
    const holds = (value: T): boolean => {
      const order = base.form.compare?.(value, bound);
      return order !== undefined && isFine(order);
    };
    checks.push({ code: `cvc-${name}-valid`, expected: `${words} ${safeText(text, 80)}`, holds });
  };
  add("minInclusive", "at least", (order) => order >= 0);
  add("minExclusive", "more than", (order) => order > 0);
  add("maxInclusive", "at most", (order) => order <= 0);
  add("maxExclusive", "less than", (order) => order < 0);
  return checks;
}

/** Part 2, sections 4.3.11 and 4.3.12. */
function digitChecks<T>({ totalDigits, fractionDigits }: FacetTexts): readonly FacetCheck<T>[] {
  const checks: FacetCheck<T>[] = [];
  if (totalDigits !== undefined) {
    const expected = `a number of at most ${totalDigits} digits`;
    checks.push({
      code: "cvc-totalDigits-valid",
      expected,
      holds: (value) => totalDigitsOf(String(value)) <= totalDigits,
    });
  }
  if (fractionDigits !== undefined) {
    const expected = `a number of at most ${fractionDigits} digits after the point`;
    const holds = (value: T): boolean => fractionDigitsOf(String(value)) <= fractionDigits;
    checks.push({ code: "cvc-fractionDigits-valid", expected, holds });
  }
  return checks;
}

/** Part 2, section 4.3.4. */
function patternChecks<T>({ patterns }: FacetTexts): readonly FacetCheck<T>[] {
  return (patterns ?? []).map((pattern) => ({
    code: "cvc-pattern-valid",
    expected: `a match of the pattern ${quoted(pattern.source, 200)}`,
    holds: (_value, text) => pattern.test(text),
  }));
}

/** Part 2, section 4.3.5. */
function enumerationChecks<T>(base: SimpleType<T>, { enumeration, prefixes }: FacetTexts): readonly FacetCheck<T>[] {
  if (enumeration === undefined) return [];
  const members = enumeration
    .map((text, index) => readStatic(base, text, prefixes && new Map(prefixes[index])))
    .filter((member) => member !== undefined);
  const holds = (value: T): boolean => members.some((member) => isEqual(base.form, member, value));
  return [{ code: "cvc-enumeration-valid", expected: oneOfThese(enumeration), holds }];
}

/** The text of a value in a message; of a qualified name "{namespace}local". */
function shownValue<T>(form: ValueForm<T>, value: T): string {
  const prefixes: string[] = [];
  const prefixFor = (namespace: string): string => {
    prefixes.push(`{${namespace}}`);
    return `{${namespace}}`;
  };
  const text = form.write(value, { prefixFor });
  const end = prefixes.length === 0 ? -1 : text.lastIndexOf(":");
  return end < 0 ? text : text.slice(0, end) + text.slice(end + 1);
}

/** Returns "one of "a", "b"", with the number of the others; a single value is returned unchanged. */
function oneOfThese(members: readonly string[], count: number = members.length): string {
  const shown = members.slice(0, maxListed).map((member) => quoted(member, count === 1 ? 80 : 30));
  const rest = count - shown.length;
  return `${count === 1 ? "" : "one of "}${shown.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

const maxListed = 10;

/** Returns the value of a lexical form in the schema itself. */
function readStatic<T>(type: SimpleType<T>, text: string, prefixes?: ReadonlyMap<string, string>): T | undefined {
  return type.read(text, prefixes === undefined ? unprefixed : schemaContext(prefixes));
}

/** Values in a schema were checked when it was loaded, so no problem is reported. */
function schemaContext(prefixes?: ReadonlyMap<string, string>): SimpleContext {
  const context: SimpleContext = {
    fault: () => undefined,
    lookupPrefix: (prefix) => prefixes?.get(prefix),
    missed: "",
    attempt: (type, text) => {
      let faults = 0;
      const value = type.read(text, { ...context, fault: () => void (faults += 1) });
      return faults === 0 ? value : undefined;
    },
    declareId: () => undefined,
    referToId: () => undefined,
  };
  return context;
}

const unprefixed: SimpleContext = /* @__PURE__ */ schemaContext();
