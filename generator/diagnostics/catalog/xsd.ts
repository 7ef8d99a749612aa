/** Faults of an XSD schema document. */
export const xsdCatalog = {} as const;
