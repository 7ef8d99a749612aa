import { xsdDocumentsCatalog } from "./xsd/documents.js";
import { xsdNamesCatalog } from "./xsd/names.js";
import { xsdSimpleTypesCatalog } from "./xsd/simple-types.js";
import { xsdStructuresCatalog } from "./xsd/structures.js";

/** Errors of an XSD schema document. */
export const xsdCatalog = {
  ...xsdDocumentsCatalog,
  ...xsdNamesCatalog,
  ...xsdSimpleTypesCatalog,
  ...xsdStructuresCatalog,
} as const;
