import { suggest } from "../../../diagnostics/suggest.js";
import { isOfType } from "../../../model/json-schema/json-kinds.js";
import { valueText, type JsonType, type JsonValue } from "../../../model/json-schema/schema.js";
import { shortText } from "./keyword-values.js";
import { placeOfKeyword, type Scope } from "./scope.js";
import { originOf, step } from "../cursor.js";

/** Reports values of enum and const that the type beside them does not allow, and texts about values that are not listed. */
export function checkValues(scope: Scope): void {
  const { draft, at } = scope;
  checkDescriptions(scope);
  const types = draft.types;
  if (types === undefined) return;
  if (draft.const !== undefined && !matches(draft.const.value, types)) {
    report(draft.const.value, "const", placeOfKeyword(scope, "const"));
  }
  draft.enum?.forEach((value, index) => {
    if (matches(value, types)) return;
    report(value, "enum", originOf(step(step(at, "enum", null), index, value)));
  });

  function report(value: JsonValue, key: string, origin: ReturnType<typeof originOf>): void {
    const params = { key, value: shortText(value), types: (types ?? []).join(" or ") };
    scope.context.diagnostics.report("json-schema/value-of-other-type", origin, params);
  }
}

function matches(value: JsonValue, types: readonly JsonType[]): boolean {
  return types.some((type) => isOfType(value, type));
}

function checkDescriptions({ draft, at, context }: Scope): void {
  if (draft.enumDescriptions === undefined) return;
  const listed = new Set(draft.enum?.map(valueText));
  const texts = step(at, "x-enumDescriptions", null);
  for (const value of draft.enumDescriptions.keys()) {
    if (listed.has(value)) continue;
    const params = { value: shortText(value), near: suggest(value, listed) };
    context.diagnostics.report("json-schema/unlisted-description", originOf(step(texts, value, null), "key"), params);
  }
}
