import type { Facets, SimpleTypeDefinition } from "../../../model/xml-schema/components.js";
import type { PrimitiveName } from "../../../model/xml-schema/primitive-types.js";
import { limitFacets } from "../../../model/xml-schema/facets.js";
import { compareTexts } from "../../../model/xml-schema/simple-values.js";
import { everyInclusion, included, undecided, type SimpleInclusion } from "./inclusion.js";
import { listedTexts } from "./listed-texts.js";
import { integerRange } from "../../../model/xml-schema/integer-range.js";
import { takesText, withoutPatterns } from "./read-text.js";

/** Maximum number of values of a type that are tried one by one. */
const maxValues = 1_000;

/** Decides if every value of a type satisfies the value facets of another type with the same primitive. */
export function compareValueFacets(
  sub: SimpleTypeDefinition,
  of: SimpleTypeDefinition,
  primitive: PrimitiveName,
): SimpleInclusion {
  const values = enumeratedValues(sub, primitive);
  if (values !== undefined) {
    const bare = withoutPatterns(of);
    return everyInclusion(
      values.map((text) => (takesText(bare, text) || !takesText(sub, text) ? included : { kind: "no", text })),
    );
  }
  const reason = missingGuarantee(sub, of.facets, primitive);
  return reason === undefined ? included : undecided(reason);
}

/** All values that a type has, when they can be listed. */
export function enumeratedValues(type: SimpleTypeDefinition, primitive: PrimitiveName): readonly string[] | undefined {
  const listed = listedTexts(type.facets);
  if (listed !== undefined) return primitive === "QName" || primitive === "NOTATION" ? undefined : listed;
  if (primitive === "boolean") return ["true", "false", "1", "0"];
  if (!hasIntegers(type)) return undefined;
  const { least, greatest } = integerRange(type.facets);
  if (least === undefined || greatest === undefined || greatest - least >= BigInt(maxValues)) return undefined;
  const values: string[] = [];
  for (let value = least; value <= greatest; value++) values.push(String(value));
  return values;
}

function hasIntegers(type: SimpleTypeDefinition): boolean {
  return type.variety.kind === "atomic" && type.variety.primitive === "decimal" && type.facets.fractionDigits === 0;
}

/** Returns the facet of `of` that the facets of a type do not guarantee. */
function missingGuarantee(sub: SimpleTypeDefinition, of: Facets, primitive: PrimitiveName): string | undefined {
  if (of.enumeration !== undefined) return "the values are not listed";
  if (hasIntegers(sub)) return missingIntegerGuarantee(sub.facets, of);
  const subFacets = sub.facets;
  if (!isLowerPromised(subFacets, of, primitive)) return "the minimum";
  if (!isUpperPromised(subFacets, of, primitive)) return "the maximum";
  if (!areDigitsPromised(subFacets, of)) return "the number of digits";
  return areLengthsPromised(subFacets, of) ? undefined : "the length";
}

function missingIntegerGuarantee(subFacets: Facets, of: Facets): string | undefined {
  const mine = integerRange(subFacets);
  const theirs = integerRange(of);
  if (theirs.least !== undefined && (mine.least === undefined || mine.least < theirs.least)) return "the minimum";
  if (theirs.greatest !== undefined && (mine.greatest === undefined || mine.greatest > theirs.greatest)) {
    return "the maximum";
  }
  return undefined;
}

/** The facets minInclusive and minExclusive. Part 2, sections 4.3.9 and 4.3.10. */
function isLowerPromised(subFacets: Facets, of: Facets, primitive: PrimitiveName): boolean {
  return isPromised(subFacets.minInclusive, subFacets.minExclusive, of.minInclusive, of.minExclusive, (a, b) =>
    compareTexts(primitive, a, b),
  );
}

/** The facets maxInclusive and maxExclusive. Part 2, sections 4.3.7 and 4.3.8. */
function isUpperPromised(subFacets: Facets, of: Facets, primitive: PrimitiveName): boolean {
  return isPromised(subFacets.maxInclusive, subFacets.maxExclusive, of.maxInclusive, of.maxExclusive, (a, b) =>
    compareTexts(primitive, b, a),
  );
}

/** True if one bound of the type is at least as strict as both bounds of the other. `order` is positive if the first is stricter. */
function isPromised(
  subInclusive: string | undefined,
  subExclusive: string | undefined,
  inclusive: string | undefined,
  exclusive: string | undefined,
  order: (a: string, b: string) => number | undefined,
): boolean {
  const isWithin = (subBound: string | undefined, bound: string, least: number): boolean => {
    const found = subBound === undefined ? undefined : order(subBound, bound);
    return found !== undefined && Math.sign(found) >= least;
  };
  const fitsInclusive =
    inclusive === undefined || isWithin(subInclusive, inclusive, 0) || isWithin(subExclusive, inclusive, 0);
  const fitsExclusive =
    exclusive === undefined || isWithin(subInclusive, exclusive, 1) || isWithin(subExclusive, exclusive, 0);
  return fitsInclusive && fitsExclusive;
}

/** Part 2, sections 4.3.11 and 4.3.12: fractionDigits never exceeds totalDigits. */
function areDigitsPromised(subFacets: Facets, of: Facets): boolean {
  const promised = {
    ...subFacets,
    fractionDigits: Math.min(subFacets.fractionDigits ?? Infinity, subFacets.totalDigits ?? Infinity),
  };
  return limitFacets.every(([name, { of: measure, bound }]) => {
    const asked = of[name];
    if (measure !== "digits" || asked === undefined) return true;
    const promisedValue = promised[name];
    return promisedValue !== undefined && (bound === "upper" ? promisedValue <= asked : promisedValue >= asked);
  });
}

/** True if one type allows only lengths that the other allows too. */
export function areLengthsPromised(subFacets: Facets, of: Facets): boolean {
  const mine = lengthRange(subFacets);
  const theirs = lengthRange(of);
  return mine.least >= theirs.least && mine.most <= theirs.most;
}

/** Part 2, sections 4.3.1 to 4.3.3. */
export function lengthRange({ length, minLength, maxLength }: Facets): {
  readonly least: number;
  readonly most: number;
} {
  return { least: length ?? minLength ?? 0, most: length ?? maxLength ?? Infinity };
}
