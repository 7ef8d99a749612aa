import type { LossKind } from "../../model/loss-words.js";

/** Parts that can be taken out of what holds them; a schema becomes one that says nothing. */
export const mendableParts: readonly LossKind[] = [
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
export const narrowingKeywords: ReadonlySet<string> = new Set(["oneOf", "not", "if"]);

/** Faults of a scope, which is asked for as it is written: nothing of the requirement is lost. */
export const scopeFaults: ReadonlySet<string> = new Set(["openapi/unknown-scope", "openapi/unexpected-scope"]);
