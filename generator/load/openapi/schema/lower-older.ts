import type { JsonSchema } from "../../../model/json-schema/schema.js";
import { isArray, isObject, step, type JsonObject } from "../cursor.js";
import type { Draft, Scope } from "./scope.js";

/**
 * Brings what earlier drafts say their own way, and what depends on the way to a schema, into plain JSON Schema 2020-12. Keywords that
 * cannot stand beside those that are there already become branches of `allOf`.
 */
export function lowerOlder(raw: JsonObject, scope: Scope): void {
  const branches = [...lowerDynamic(raw, scope), ...lowerDependencies(raw, scope)];
  if (branches.length > 0) scope.draft.allOf = [...(scope.draft.allOf ?? []), ...branches];
}

/** `$dynamicRef` (core, section 8.2.3.2) and `$recursiveRef` (2019-09, section 8.2.4.2.1) lead to one schema in each scope. */
function lowerDynamic(raw: JsonObject, { at, draft, dialect, context }: Scope): readonly JsonSchema[] {
  const isRecursive = dialect.name === "2019-09";
  const key = isRecursive ? "$recursiveRef" : "$dynamicRef";
  const text = raw[key];
  if (typeof text !== "string" || dialect.hasNamedFragments === true) return [];
  const target = context.references.resolveDynamic(text, at, isRecursive);
  if (target === undefined) return [];
  const ref = { text, target: context.node(context.references.enter(target, at)) };
  if (draft.ref !== undefined) return [{ origin: draft.origin, ref }];
  draft.ref = ref;
  return [];
}

/** `dependencies` of drafts before 2019-09: names that are asked for, or a schema, by the name of a member (draft 7, section 6.5.7). */
function lowerDependencies(raw: JsonObject, { at, draft, context }: Scope): readonly JsonSchema[] {
  const written = raw["dependencies"];
  if (!isObject(written)) return [];
  const dependencies = step(at, "dependencies", written);
  const names = new Map<string, readonly string[]>();
  const schemas = new Map<string, JsonSchema>();
  for (const [name, value] of Object.entries(written)) {
    if (isArray(value))
      names.set(
        name,
        value.filter((item) => typeof item === "string"),
      );
    else if (typeof value === "string") names.set(name, [value]);
    else schemas.set(name, context.node(step(dependencies, name, value)));
  }
  const lowered: Draft = {
    origin: draft.origin,
    ...(names.size > 0 && { dependentRequired: names }),
    ...(schemas.size > 0 && { dependentSchemas: schemas }),
  };
  if (draft.dependentRequired === undefined && draft.dependentSchemas === undefined) {
    Object.assign(draft, lowered);
    return [];
  }
  return [lowered];
}
