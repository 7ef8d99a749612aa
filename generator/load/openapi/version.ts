import type { Diagnostics } from "../../diagnostics/collector.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { isObject, member, originOf, rootOf, type SpecDocument } from "./cursor.js";

export type Version = "3.0" | "3.1";

/** The dialects of Schema Objects that OpenAPI 3.1 documents may name: its own, and plain JSON Schema 2020-12. */
export const knownDialects: readonly string[] = [
  "https://spec.openapis.org/oas/3.1/dialect/base",
  // That of OpenAPI 3.2, which has the same keywords.
  "https://spec.openapis.org/oas/3.2/dialect/2025-09-17",
  "https://json-schema.org/draft/2020-12/schema",
];

/** The version a document is written in; undefined when it is none that we read, which is then reported. */
export function readVersion(document: SpecDocument, diagnostics: Diagnostics): Version | undefined {
  const root = rootOf(document);
  const swagger = member(root, "swagger");
  if (swagger !== undefined && member(root, "openapi") === undefined) {
    diagnostics.report("openapi/unsupported-version", originOf(swagger), { version: shown(swagger.value) });
    return undefined;
  }
  const written = member(root, "openapi");
  if (!isObject(root.value) || written === undefined) {
    diagnostics.report("openapi/not-openapi", originOf(root), {});
    return undefined;
  }
  const match = typeof written.value === "string" ? /^(3\.[01])\.\d+(-.+)?$/.exec(written.value) : null;
  if (match === null) {
    diagnostics.report("openapi/unsupported-version", originOf(written), {
      version: shown(written.value),
    });
    return undefined;
  }
  reportDialect(document, diagnostics);
  return match[1] as Version;
}

function shown(value: JsonValue): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function reportDialect(document: SpecDocument, diagnostics: Diagnostics): void {
  const dialect = member(rootOf(document), "jsonSchemaDialect");
  if (dialect === undefined || typeof dialect.value !== "string" || knownDialects.includes(dialect.value)) return;
  diagnostics.report("openapi/unsupported-dialect", originOf(dialect), { dialect: dialect.value });
}
