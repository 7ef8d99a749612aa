import type { JsonObject } from "../cursor.js";
import { isAnnotation } from "../../../model/json-schema/keywords.js";
import { placeOfKeyword, type Draft, type Scope } from "./scope.js";

/** Brings what OpenAPI 3.0 says its own way into JSON Schema 2020-12. Its other keywords were read as they are. */
export function lowerSchema(raw: JsonObject, scope: Scope): void {
  lowerNullable(raw, scope);
  if (raw["type"] === "array" && raw["items"] === undefined) {
    scope.context.diagnostics.report("json-schema/array-without-items", placeOfKeyword(scope, "type"), {});
  }
  lowerLimits(raw, scope);
}

/** A limit that `exclusiveMaximum` or `exclusiveMinimum` sharpens, as in draft 4 and OpenAPI 3.0, becomes one of its own. */
export function lowerLimits(raw: JsonObject, { draft }: Scope): void {
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
 * beside it the keyword says nothing (OpenAPI 3.0.3, the clarification of nullable). Read as it is meant, it allows null whatever
 * stands beside it, and from a branch of `allOf` that says nothing else.
 */
export function lowerNullable(raw: JsonObject, scope: Scope): void {
  const { draft, context } = scope;
  const isMeant = context.settings.nullable === "as-meant";
  if (raw["nullable"] !== true) {
    if (isMeant && Array.isArray(raw["allOf"]) && raw["allOf"].some(saysOnlyNullable)) allowNull(draft);
    return;
  }
  const origin = placeOfKeyword(scope, "nullable", "key");
  if (isMeant) allowNull(draft);
  else if (raw["type"] === undefined) context.diagnostics.report("json-schema/nullable-without-type", origin, {});
  else {
    if (draft.types !== undefined) draft.types = [...draft.types, "null"];
    if (draft.enum?.includes(null) === false)
      context.diagnostics.report("json-schema/nullable-without-null", origin, {});
  }
}

/** True for `{ nullable: true }`, with a description perhaps: as a branch of its own it can only speak of the whole. */
function saysOnlyNullable(branch: unknown): boolean {
  if (typeof branch !== "object" || branch === null || !("nullable" in branch) || branch.nullable !== true)
    return false;
  return Object.keys(branch).every(
    (key) => key === "nullable" || key === "example" || key.startsWith("x-") || isAnnotation(key),
  );
}

/** Keywords that may refuse null whatever the type and the enum beside them allow. */
const others = ["ref", "allOf", "anyOf", "oneOf", "not"] as const;

function allowNull(draft: Draft): void {
  if (others.every((name) => draft[name] === undefined)) {
    if (draft.types !== undefined) draft.types = [...draft.types, "null"];
    if (draft.enum?.includes(null) === false) draft.enum = [...draft.enum, null];
    return;
  }
  const { origin } = draft;
  const asked = Object.entries(draft).filter(([name]) => name === "discriminator" || !isAnnotation(name));
  for (const [name] of asked) Reflect.deleteProperty(draft, name);
  draft.anyOf = [
    { ...(Object.fromEntries(asked) as Partial<Draft>), origin },
    { origin, types: ["null"] },
  ];
}
