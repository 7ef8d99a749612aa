import type { SimpleTypeDefinition } from "../../../model/xml-schema/components.js";
import { facets, type FacetMeasure, type FacetName } from "../../../model/xml-schema/facets.js";
import { measured, primitiveRow } from "../../../model/xml-schema/primitive-types.js";

/** The facets that a restriction of a type may have. Part 2, section 4.1.5. */
export function applicableFacets({ variety }: SimpleTypeDefinition): readonly FacetName[] {
  switch (variety.kind) {
    case "any":
      return [];
    case "atomic":
      return facetsOf(primitiveRow(variety.primitive).facets);
    case "list":
      return facetsOf(measured);
    case "union":
      return facetsOf(["pattern", "enumeration"]);
  }
}

function facetsOf(measures: readonly FacetMeasure[]): readonly FacetName[] {
  return measures.flatMap((measure) => facets.flatMap(([name, row]) => (row.of === measure ? [name] : [])));
}

/** True when a type is xs:NOTATION or comes from it. */
export function isNotation({ variety }: SimpleTypeDefinition): boolean {
  return variety.kind === "atomic" && variety.primitive === "NOTATION";
}
