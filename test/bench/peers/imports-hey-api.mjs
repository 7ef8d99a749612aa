// What hey-api costs before it does anything: the process and its imports.
await import("@hey-api/openapi-ts");
