import type { FacetName, PrimitiveName, SimpleTypeDefinition } from "../../model/xml-schema/components.js";
import { collapseWhiteSpace, replaceWhiteSpace } from "../../../templates/runtime/xsd/white-space.js";

const lengths = ["length", "minLength", "maxLength"] as const;
const bounds = ["maxInclusive", "maxExclusive", "minInclusive", "minExclusive"] as const;
const always = ["pattern", "enumeration", "whiteSpace"] as const;
const ordered = [...always, ...bounds];
const measured = [...lengths, ...always];

/** Part 2, section 4.1.5, Applicable Facets. */
const byPrimitive: { readonly [name in PrimitiveName]: readonly FacetName[] } = {
  string: measured,
  boolean: ["pattern", "whiteSpace"],
  decimal: ["totalDigits", "fractionDigits", ...ordered],
  float: ordered,
  double: ordered,
  duration: ordered,
  dateTime: ordered,
  time: ordered,
  date: ordered,
  gYearMonth: ordered,
  gYear: ordered,
  gMonthDay: ordered,
  gDay: ordered,
  gMonth: ordered,
  hexBinary: measured,
  base64Binary: measured,
  anyURI: measured,
  QName: measured,
  NOTATION: measured,
};

/** The facets that a restriction of a type may have. */
export function applicableFacets({ variety }: SimpleTypeDefinition): readonly FacetName[] {
  switch (variety.kind) {
    case "any":
      return [];
    case "atomic":
      return byPrimitive[variety.primitive];
    case "list":
      return measured;
    case "union":
      return ["pattern", "enumeration"];
  }
}

/** Whether a type is xs:NOTATION or comes from it. */
export function isNotation({ variety }: SimpleTypeDefinition): boolean {
  return variety.kind === "atomic" && variety.primitive === "NOTATION";
}

/** A text with its white space as a type wants it. Part 2, section 4.3.6. */
export function normalized({ facets }: SimpleTypeDefinition, text: string): string {
  switch (facets.whiteSpace) {
    case "preserve":
      return text;
    case "replace":
      return replaceWhiteSpace(text);
    case "collapse":
      return collapseWhiteSpace(text);
  }
}
