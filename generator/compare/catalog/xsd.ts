import { attributeChanges, elementChanges } from "./xsd/elements.js";
import { contentChanges, typeChanges } from "./xsd/types.js";
import { facetChanges } from "./xsd/facets.js";
import { markChanges } from "./xsd/marks.js";

/** Changes of XSD components. The levels are those of the plain case; a comparison proves them for each change. */
export const xsdChanges = {
  ...elementChanges,
  ...contentChanges,
  ...attributeChanges,
  ...typeChanges,
  ...facetChanges,
  ...markChanges,
};

/** The id of a change of an XSD. */
export type XsdChangeId = keyof typeof xsdChanges;
