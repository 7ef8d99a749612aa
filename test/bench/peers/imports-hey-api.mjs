// The start-up cost of hey-api: the process and its imports.
await import("@hey-api/openapi-ts");
