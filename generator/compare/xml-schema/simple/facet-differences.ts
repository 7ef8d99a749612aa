import type { XsdChangeId } from "../../catalog/xsd.js";
import { inOrder } from "../../../text/in-order.js";
import type { ChangeData } from "../../kind-of-change.js";
import { compareTexts, isSameValue } from "../../../model/xml-schema/simple-values.js";
import type { Origin } from "../../../diagnostics/origin.js";
import type { EnumerationValue, Facets, SimpleTypeDefinition } from "../../../model/xml-schema/components.js";
import { digitFacets, type FacetMeasure } from "../../../model/xml-schema/facets.js";
import { changeName } from "../../change-name.js";
import { lookupPrefix } from "../../../prove/xml-schema/simple/read-text.js";
import { lengthRange } from "../../../prove/xml-schema/simple/value-inclusion.js";

/** A facet that differs, and what that alone does to the values. */
export interface FacetDifference {
  readonly id: XsdChangeId;
  /** True where the facet alone refuses values that were accepted. */
  readonly narrows: boolean;
  /** True where the facet alone accepts values that were refused. */
  readonly widens: boolean;
  /** Names and values for the sentence of the catalogue. */
  readonly data: ChangeData;
  /** The value in question, where it is one. */
  readonly value?: string;
  /** The place of the facet in the earlier version; absent where that has none. */
  readonly before?: Origin;
  /** The place of the facet in the later version; absent where that has none. */
  readonly after?: Origin;
}

/** The facets that differ between two versions of a type of one variety and one primitive type. Part 2, section 4.3. */
export function facetDifferences(
  before: SimpleTypeDefinition,
  after: SimpleTypeDefinition,
): readonly FacetDifference[] {
  return Object.values(differences).flatMap((compare) => compare(before, after));
}

type Compare = (before: SimpleTypeDefinition, after: SimpleTypeDefinition) => readonly FacetDifference[];

const differences: Readonly<Record<FacetMeasure, Compare>> = {
  enumeration: enumerationDifferences,
  pattern: ({ facets: facetsBefore }, { facets: facetsAfter }) => patternDifferences(facetsBefore, facetsAfter),
  length: ({ facets: facetsBefore }, { facets: facetsAfter }) => lengthDifferences(facetsBefore, facetsAfter),
  order: boundDifferences,
  digits: ({ facets: facetsBefore }, { facets: facetsAfter }) => digitDifferences(facetsBefore, facetsAfter),
  whiteSpace: ({ facets: facetsBefore }, { facets: facetsAfter }) => whiteSpaceDifferences(facetsBefore, facetsAfter),
};

function enumerationDifferences(before: SimpleTypeDefinition, after: SimpleTypeDefinition): readonly FacetDifference[] {
  const [valuesBefore, facetsAfter] = [before.facets.enumeration, after.facets.enumeration];
  if (valuesBefore === undefined && facetsAfter === undefined) return [];
  if (valuesBefore === undefined) return [narrowing("enumeration-added", { after: listed(facetsAfter ?? []) })];
  if (facetsAfter === undefined) return [widening("enumeration-removed", { before: listed(valuesBefore) })];
  const removed = missing(valuesBefore, facetsAfter, after);
  const added = missing(facetsAfter, valuesBefore, before);
  return [
    ...removed.map((value) => ({
      ...narrowing("enumeration-value-removed", { value: quotedValue(value.value) }),
      value: value.value,
      before: value.origin,
    })),
    ...added.map((value) => ({
      ...widening("enumeration-value-added", { value: quotedValue(value.value) }),
      value: value.value,
      after: value.origin,
    })),
  ];
}

/** The largest number of values that are compared by their meaning; beyond, by their text. */
const maxCompared = 200;

function missing(
  values: readonly EnumerationValue[],
  from: readonly EnumerationValue[],
  type: SimpleTypeDefinition,
): readonly EnumerationValue[] {
  const texts = new Set(from.map(textOf));
  const isLarge = values.length + from.length > maxCompared;
  return values.filter((value) => {
    if (texts.has(textOf(value))) return false;
    return isLarge || !from.some((other) => isSameValue(type, value.value, other.value, lookupPrefix));
  });
}

function textOf({ value, name }: EnumerationValue): string {
  return name === undefined ? value : `{${name.namespace}}${name.local}`;
}

function patternDifferences(facetsBefore: Facets, facetsAfter: Facets): readonly FacetDifference[] {
  const before = stepsOnlyIn(facetsBefore, facetsAfter);
  const after = stepsOnlyIn(facetsAfter, facetsBefore);
  if (before.length === 0 && after.length === 0) return [];
  if (before.length === 0) return [narrowing("pattern-added", { after: patternText(after) })];
  if (after.length === 0) return [widening("pattern-removed", { before: patternText(before) })];
  return [both("pattern-changed", { before: patternText(before), after: patternText(after) })];
}

/** The steps of the facet that the other does not have. */
function stepsOnlyIn({ patterns = [] }: Facets, other: Facets): readonly (readonly string[])[] {
  const known = new Set((other.patterns ?? []).map((step) => step.join("|")));
  return patterns.filter((step) => !known.has(step.join("|")));
}

function patternText(steps: readonly (readonly string[])[]): string {
  return steps.map((step) => quotedValue(step.join("|"))).join(" and ");
}

function lengthDifferences(facetsBefore: Facets, facetsAfter: Facets): readonly FacetDifference[] {
  const before = lengthRange(facetsBefore);
  const after = lengthRange(facetsAfter);
  if (
    facetsBefore.length !== undefined &&
    facetsAfter.length !== undefined &&
    facetsBefore.length !== facetsAfter.length
  ) {
    return [both("length-changed", numbers(facetsBefore.length, facetsAfter.length))];
  }
  const least = numbers(before.least, after.least);
  const most = numbers(before.most, after.most);
  return [
    ...(after.least > before.least ? [narrowing("minimum-length-raised", least)] : []),
    ...(after.least < before.least ? [widening("minimum-length-lowered", least)] : []),
    ...(after.most < before.most ? [narrowing("maximum-length-lowered", most)] : []),
    ...(after.most > before.most ? [widening("maximum-length-raised", most)] : []),
  ];
}

function boundDifferences(before: SimpleTypeDefinition, after: SimpleTypeDefinition): readonly FacetDifference[] {
  const primitive = before.variety.kind === "atomic" ? before.variety.primitive : "string";
  return (["minimum", "maximum"] as const).flatMap((name) => {
    const isMinimum = name === "minimum";
    const [old, now] = [boundOf(before.facets, isMinimum), boundOf(after.facets, isMinimum)];
    if (old === undefined && now === undefined) return [];
    const data = { before: boundText(old), after: boundText(now) };
    const added = isMinimum ? 1 : -1;
    const order = old && now ? compareTexts(primitive, now.text, old.text) : old ? -added : added;
    // Dates with a time zone and without may have no order.
    if (order === undefined) return [both(isMinimum ? "minimum-raised" : "maximum-lowered", data)];
    if (order === 0 && old?.isExclusive === now?.isExclusive) return [];
    const isRaised = order === 0 ? isMinimum === now?.isExclusive : order > 0;
    const id = `${name}-${isRaised ? "raised" : "lowered"}` as const;
    return [(isRaised === isMinimum ? narrowing : widening)(id, data)];
  });
}

interface Bound {
  readonly text: string;
  readonly isExclusive: boolean;
}

function boundOf(facets: Facets, isMinimum: boolean): Bound | undefined {
  const inclusive = isMinimum ? facets.minInclusive : facets.maxInclusive;
  const exclusive = isMinimum ? facets.minExclusive : facets.maxExclusive;
  if (inclusive !== undefined) return { text: inclusive, isExclusive: false };
  return exclusive === undefined ? undefined : { text: exclusive, isExclusive: true };
}

function boundText(bound: Bound | undefined): string {
  if (bound === undefined) return "none";
  return bound.isExclusive ? `${bound.text} (excluded)` : bound.text;
}

function digitDifferences(facetsBefore: Facets, facetsAfter: Facets): readonly FacetDifference[] {
  return digitFacets.flatMap(([name, { bound }]) => {
    const unbounded = bound === "lower" ? 0 : Infinity;
    const [before, after] = [facetsBefore[name] ?? unbounded, facetsAfter[name] ?? unbounded];
    if (before === after) return [];
    const id = `${changeName(name)}-${after < before ? "lowered" : "raised"}` as const;
    return [(after < before === (bound === "upper") ? narrowing : widening)(id, numbers(before, after))];
  });
}

function whiteSpaceDifferences(facetsBefore: Facets, facetsAfter: Facets): readonly FacetDifference[] {
  if (facetsBefore.whiteSpace === facetsAfter.whiteSpace) return [];
  return [both("white-space-changed", { before: facetsBefore.whiteSpace, after: facetsAfter.whiteSpace })];
}

type Finding<Id extends string> = Id extends `xsd/${infer Name}` ? Name : never;

function narrowing(name: Finding<XsdChangeId>, data: ChangeData): FacetDifference {
  return { id: `xsd/${name}`, narrows: true, widens: false, data };
}

function widening(name: Finding<XsdChangeId>, data: ChangeData): FacetDifference {
  return { id: `xsd/${name}`, narrows: false, widens: true, data };
}

function both(name: Finding<XsdChangeId>, data: ChangeData): FacetDifference {
  return { id: `xsd/${name}`, narrows: true, widens: true, data };
}

function numbers(before: number, after: number): ChangeData {
  return { before: numberText(before), after: numberText(after) };
}

/** A limit that is not there is none. */
function numberText(limit: number): string {
  return limit === Infinity ? "none" : String(limit);
}

function listed(values: readonly EnumerationValue[]): string {
  const shown = inOrder(values, ({ value }) => value)
    .slice(0, 10)
    .map(({ value }) => quotedValue(value));
  return values.length > shown.length ? `${shown.join(", ")}, ...` : shown.join(", ");
}

/** A value or a pattern in a sentence. */
export function quotedValue(text: string): string {
  return JSON.stringify(text.length > 200 ? `${text.slice(0, 200)}...` : text);
}
