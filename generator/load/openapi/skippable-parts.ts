import type { JsonValue } from "../../model/json-schema/schema.js";
import type { SkippedKind } from "../../model/skipped-kinds.js";
import { isObject } from "./cursor.js";
import type { DocumentPlace } from "./document-edits.js";

/** Parts that can be skipped. A skipped schema accepts everything. */
export const skippableParts: readonly SkippedKind[] = [
  "pathItem",
  "operation",
  "parameter",
  "header",
  "requestBody",
  "response",
  "mediaType",
  "encoding",
  "example",
  "link",
  "callback",
  "securityScheme",
  "schema",
];

/** Keywords that mean less when a schema below them accepts more: they go with it. */
export const narrowingKeywords = ["oneOf", "not", "if"] as const;

/** Errors of a scope. It is required as written, so nothing of the requirement is lost. */
export const scopeFaults: ReadonlySet<string> = new Set(["openapi/unknown-scope", "openapi/unexpected-scope"]);

/** Properties without which a part is useless. */
const needed: { readonly [kind in SkippedKind]?: readonly string[] } = {
  parameter: ["name", "in"],
  requestBody: ["content"],
  securityScheme: ["type"],
};

/** True for a property without which a part is useless; a reference is one if there is nothing else. */
export function isNeeded(kind: SkippedKind, part: JsonValue | undefined, name: string): boolean {
  const names = needed[kind] ?? [];
  if (!isObject(part)) return names.includes(name);
  if (name === "$ref") return names.length > 0 && names.every((other) => part[other] === undefined);
  return names.includes(name) || (part["type"] === "apiKey" && ["in", "name"].includes(name));
}

/** True for a value that is in no part, and without which the document remains: a license, a tag, a server. */
export function isAside({ pointer }: DocumentPlace): boolean {
  return pointer !== "" && !/^\/(?:openapi|swagger|info|paths|webhooks|components|definitions)$/.test(pointer);
}

/** The row of an error table around a location: half a row would describe other responses. */
export function rowAround({ file, pointer }: DocumentPlace): DocumentPlace | undefined {
  const [row] = /^\/components\/x-errors\/[^/]+\/rows\/\d+(?=\/|$)/.exec(pointer) ?? [];
  return row === undefined ? undefined : { file, pointer: row };
}
