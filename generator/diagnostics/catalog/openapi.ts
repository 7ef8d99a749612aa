import { openapiDocumentCatalog } from "./openapi-document.js";
import { openapiOperationCatalog } from "./openapi-operations.js";

/** Errors of an OpenAPI document outside its schemas. */
export const openapiCatalog = { ...openapiDocumentCatalog, ...openapiOperationCatalog } as const;
