import type { JsonObject } from "../cursor.js";
import { placeOfKeyword, type Scope } from "./scope.js";

/** Brings what OpenAPI 3.0 says its own way into JSON Schema 2020-12. Its other keywords were read as they are. */
export function lowerSchema(raw: JsonObject, scope: Scope): void {
  const { draft } = scope;
  lowerNullable(raw, scope);
  if (raw["type"] === "array" && raw["items"] === undefined) {
    scope.context.diagnostics.report("json-schema/array-without-items", placeOfKeyword(scope, "type"), {});
  }
  if (raw["exclusiveMaximum"] === true && draft.maximum !== undefined) {
    draft.exclusiveMaximum = draft.maximum;
    delete draft.maximum;
  }
  if (raw["exclusiveMinimum"] === true && draft.minimum !== undefined) {
    draft.exclusiveMinimum = draft.minimum;
    delete draft.minimum;
  }
}

/**
 * `nullable` adds null to the type beside it, and to nothing else: an enum must still list null, and without a type
 * beside it the keyword says nothing (OpenAPI 3.0.3, the clarification of nullable).
 */
function lowerNullable(raw: JsonObject, scope: Scope): void {
  if (raw["nullable"] !== true) return;
  const { draft, context } = scope;
  if (draft.types !== undefined) draft.types = [...draft.types, "null"];
  else if (raw["type"] === undefined)
    context.diagnostics.report("json-schema/nullable-without-type", placeOfKeyword(scope, "nullable", "key"), {});
}
