/** Faults of a JSON Schema. */
export const jsonSchemaCatalog = {} as const;
