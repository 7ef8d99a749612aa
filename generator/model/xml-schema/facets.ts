/** Knowledge of the toolchain about one facet. Part 2, section 4.3. */
export interface FacetRow {
  /** The shape of its value: an integer from zero or above it, a value of the base type, or a string. */
  readonly shape: "count" | "positive" | "bound" | "whiteSpace" | "text";
  /** The measure that it limits: types that have the one have all facets of it. */
  readonly of: FacetMeasure;
  /** The way in which it bounds; a restriction never bounds less than its base. */
  readonly bound?: "lower" | "upper" | "exact";
  /** True if the bound itself is excluded. */
  readonly isExclusive?: true;
  /** The bound of the other kind, which it replaces. */
  readonly other?: string;
  /** Its name in sentences about changes. */
  readonly called?: string;
  /** A sentence for documentation. */
  readonly sentence?: (value: number | string) => string;
}

/** The measure of a value that a facet limits. */
export type FacetMeasure = "length" | "digits" | "pattern" | "enumeration" | "whiteSpace" | "order";

/** Every facet, in the order in which code and documentation name them. */
export const facetRows = {
  length: { shape: "count", of: "length", bound: "exact", sentence: (count) => `Length: exactly ${count}.` },
  minLength: { shape: "count", of: "length", bound: "lower", sentence: (count) => `Length: at least ${count}.` },
  maxLength: { shape: "count", of: "length", bound: "upper", sentence: (count) => `Length: at most ${count}.` },
  minInclusive: {
    shape: "bound",
    of: "order",
    bound: "lower",
    other: "minExclusive",
    sentence: (limit) => `At least ${limit}.`,
  },
  minExclusive: {
    shape: "bound",
    of: "order",
    bound: "lower",
    isExclusive: true,
    other: "minInclusive",
    sentence: (limit) => `More than ${limit}.`,
  },
  maxInclusive: {
    shape: "bound",
    of: "order",
    bound: "upper",
    other: "maxExclusive",
    sentence: (limit) => `At most ${limit}.`,
  },
  maxExclusive: {
    shape: "bound",
    of: "order",
    bound: "upper",
    isExclusive: true,
    other: "maxInclusive",
    sentence: (limit) => `Less than ${limit}.`,
  },
  totalDigits: {
    shape: "positive",
    of: "digits",
    bound: "upper",
    called: "maximum number of digits",
    sentence: (count) => `At most ${count} digits.`,
  },
  fractionDigits: {
    shape: "count",
    of: "digits",
    bound: "upper",
    called: "maximum number of fraction digits",
    sentence: (count) => `At most ${count} digits after the point.`,
  },
  pattern: { shape: "text", of: "pattern" },
  enumeration: { shape: "text", of: "enumeration" },
  whiteSpace: { shape: "whiteSpace", of: "whiteSpace" },
} as const satisfies Readonly<Record<string, FacetRow>>;

/** The name of a facet. */
export type FacetName = keyof typeof facetRows;

/** The facets of some shapes. */
export type FacetsOfShape<Shape extends FacetRow["shape"]> = {
  [Name in FacetName]: (typeof facetRows)[Name]["shape"] extends Shape ? Name : never;
}[FacetName];

/** The facets of some measure. */
export type FacetsOfMeasure<Measure extends FacetMeasure> = {
  [Name in FacetName]: (typeof facetRows)[Name]["of"] extends Measure ? Name : never;
}[FacetName];

/** Facets that are numbers, and bounds. */
export type LimitName = FacetsOfShape<"count" | "positive" | "bound">;

interface NamedRow extends FacetRow {
  /** The facet that excludes this one on a type: the exclusive or the inclusive bound of the same side. Absent elsewhere. */
  readonly other?: FacetsOfShape<"bound">;
}

/** Every facet with its row. */
export const facets = Object.entries(facetRows) as readonly (readonly [FacetName, NamedRow])[];

/** The facets that are numbers or bounds, each with its row. */
export const limitFacets = facets.filter(([, { bound }]) => bound !== undefined) as readonly (readonly [
  LimitName,
  NamedRow,
])[];

/** The facets that bound digits, each with its row. */
export const digitFacets = limitFacets.filter(([, row]) => row.of === "digits") as readonly (readonly [
  FacetsOfMeasure<"digits">,
  NamedRow,
])[];

/** The row of a facet. */
export function facetRow(name: FacetName): NamedRow {
  return facetRows[name];
}
