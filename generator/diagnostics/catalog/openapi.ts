/** Faults of an OpenAPI document outside its schemas. */
export const openapiCatalog = {} as const;
