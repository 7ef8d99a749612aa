import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import type { Origin } from "../../../diagnostics/origin.js";
import type { Facets, SimpleTypeDefinition } from "../../../model/xml-schema/components.js";
import { facetRow, limitFacets, type FacetName } from "../../../model/xml-schema/facets.js";
import { compareTexts } from "../../../model/xml-schema/simple-values.js";

/** A facet of one restriction, as it was written there. */
export interface OwnFacet {
  /** A number for facets that count; a lexical form for bounds. */
  readonly value: string | number;
  /** True where no derived type may change it. */
  readonly fixed: boolean;
  readonly origin: Origin;
}

type OwnFacets = ReadonlyMap<FacetName, OwnFacet>;

/** Checks the facets of one restriction against each other and against those of the base type. Part 2, section 4.3. */
export function checkFacets(diagnostics: Diagnostics, base: SimpleTypeDefinition, facets: OwnFacets): void {
  for (const [facet, { value, origin }] of facets) {
    const baseValue = base.facets[facet as keyof Facets] as string | number | undefined;
    if (baseValue === undefined) continue;
    if (base.facets.fixed?.includes(facet) === true && !isEqual(base, facet, value, baseValue)) {
      diagnostics.report("xsd/fixed-facet", origin, { facet, value: String(baseValue) });
    } else if (isWider(facet, value, baseValue)) {
      diagnostics.report("xsd/wider-facet", origin, { facet, value: String(value), baseValue: String(baseValue) });
    }
  }
  for (const [facet, other] of conflicts(base, facets)) {
    const origin = facets.get(facet)?.origin ?? facets.get(other)?.origin;
    if (origin !== undefined) diagnostics.report("xsd/facet-conflict", origin, { facet, other });
  }
}

function isEqual(base: SimpleTypeDefinition, facet: FacetName, a: string | number, b: string | number): boolean {
  if (a === b) return true;
  return facetRow(facet).shape === "bound" && compareIn(base, String(a), String(b)) === 0;
}

const whiteSpaceOrder = ["preserve", "replace", "collapse"];

/** Bounds are not looked at here: a bound is a value of the base type, so it lies within the base type's bounds. */
function isWider(facet: FacetName, value: string | number, baseValue: string | number): boolean {
  const { shape, bound } = facetRow(facet);
  if (shape === "whiteSpace")
    return whiteSpaceOrder.indexOf(String(value)) < whiteSpaceOrder.indexOf(String(baseValue));
  if (shape === "bound" || bound === undefined) return false;
  return bound === "exact" ? value !== baseValue : bound === "lower" ? value < baseValue : value > baseValue;
}

/** Pairs of facets that leave no value, or that may not stand together; the first of each was written here, if it can be told. */
function* conflicts(base: SimpleTypeDefinition, facets: OwnFacets): Generator<readonly [FacetName, FacetName]> {
  const inForce = (facet: FacetName): string | number | undefined =>
    facets.get(facet)?.value ?? (base.facets[facet as keyof Facets] as string | number | undefined);
  const isAbove = (low: FacetName, high: FacetName): boolean => {
    const [least, most] = [inForce(low), inForce(high)];
    return typeof least === "number" && typeof most === "number" && least > most;
  };
  if (isAbove("minLength", "maxLength")) yield ["minLength", "maxLength"];
  if (isAbove("fractionDigits", "totalDigits")) yield ["fractionDigits", "totalDigits"];
  if (isAbove("minLength", "length")) yield ["minLength", "length"];
  if (isAbove("length", "maxLength")) yield ["length", "maxLength"];
  // A length beside a bound on it says nothing more, unless the bound was there first: Part 2, section 4.3.1.4.
  for (const bound of ["minLength", "maxLength"] as const) {
    const lengthBound = facets.get(bound)?.value;
    const isBoth = lengthBound !== undefined && (facets.has("length") || base.facets.length !== undefined);
    if (isBoth && lengthBound !== base.facets[bound])
      yield facets.has("length") ? ["length", bound] : [bound, "length"];
  }
  for (const [facet, { other, isExclusive }] of limitFacets) {
    if (other !== undefined && isExclusive === undefined && facets.has(facet) && facets.has(other))
      yield [facet, other];
  }
  yield* boundConflicts(base, facets);
}

const lows = ["minInclusive", "minExclusive"] as const;
const highs = ["maxInclusive", "maxExclusive"] as const;

function* boundConflicts(base: SimpleTypeDefinition, facets: OwnFacets): Generator<readonly [FacetName, FacetName]> {
  for (const low of lows) {
    for (const high of highs) {
      if (!facets.has(low) && !facets.has(high)) continue;
      const least = facets.get(low)?.value ?? base.facets[low];
      const most = facets.get(high)?.value ?? base.facets[high];
      if (least === undefined || most === undefined) continue;
      const order = compareIn(base, String(least), String(most));
      // Both exclusive may meet (Part 2, section 4.3.9.4); one of each may not.
      const mayMeet = low.endsWith("Inclusive") === high.endsWith("Inclusive");
      if (order !== undefined && (order > 0 || (order === 0 && !mayMeet))) yield [low, high];
    }
  }
}

function compareIn({ variety }: SimpleTypeDefinition, a: string, b: string): number | undefined {
  return variety.kind === "atomic" ? compareTexts(variety.primitive, a, b) : undefined;
}
