import type { Origin } from "../../../diagnostics/origin.js";
import { suggest } from "../../../diagnostics/suggest.js";
import type { JsonSchema, JsonValue } from "../../../model/json-schema/schema.js";
import { isObject, originOf, type Cursor, type JsonObject } from "../cursor.js";
import { checkValues } from "./check-values.js";
import { dynamicKeywords, keywordsOf, movedKeywords } from "./keywords.js";
import { lowerNullable, lowerSchema } from "./lower-schema.js";
import { placeOfKeyword, type Draft, type SchemaContext, type Scope } from "./scope.js";

/** Turns Schema Objects into nodes of JSON Schema 2020-12, one for each place. */
export interface SchemaReader {
  /** The node of a schema. It is complete after the next `finish`, so that schemas may refer to each other freely. */
  node(at: Cursor): JsonSchema;
  /** Reads everything that was asked for, and what that refers to. */
  finish(): void;
  /** Every node so far. */
  all(): readonly JsonSchema[];
}

/** `placeOf` gives the places of schemas that were not written where they stand. */
export function createSchemaReader(
  context: Omit<SchemaContext, "node">,
  placeOf: (at: Cursor) => Origin = originOf,
): SchemaReader {
  /** By value, since each place has a value of its own; `true` and `false` by place. */
  const byValue = new Map<unknown, Draft>();
  const byPlace = new Map<string, Draft>();
  const scopes: Scope[] = [];
  let done = 0;

  function node(at: Cursor): JsonSchema {
    const isPlain = typeof at.value !== "object" || at.value === null;
    const place = isPlain ? `${at.document.file.path}#${at.pointer}` : "";
    const known = isPlain ? byPlace.get(place) : byValue.get(at.value);
    if (known !== undefined) return known;
    const draft: Draft = { origin: placeOf(at) };
    if (isPlain) byPlace.set(place, draft);
    else byValue.set(at.value, draft);
    scopes.push({ at, draft, context: whole });
    return draft;
  }

  const whole: SchemaContext = { ...context, node };
  return {
    node,
    finish() {
      for (; done < scopes.length; done++) fill(scopes[done] as Scope);
    },
    all: () => scopes.map((scope) => scope.draft),
  };
}

function fill(scope: Scope): void {
  const { at, draft, context } = scope;
  if (typeof at.value === "boolean" && (context.version === "3.1" || at.pointer.endsWith("/additionalProperties"))) {
    draft.boolean = at.value;
  } else if (isObject(at.value)) {
    fillFromObject(at.value, scope);
  } else {
    context.diagnostics.report("json-schema/not-a-schema", originOf(at), { found: nameOfValue(at.value) });
  }
}

function nameOfValue(value: JsonValue): string {
  return value === null
    ? "null"
    : Array.isArray(value)
      ? "a list"
      : typeof value === "string"
        ? "a text"
        : JSON.stringify(value);
}

function fillFromObject(raw: JsonObject, scope: Scope): void {
  const { context } = scope;
  const keywords = keywordsOf(context.version);
  const extensions = new Map<string, JsonValue>();
  // OpenAPI 3.0, Reference Object: what stands beside $ref is ignored (the walk has said so).
  const isReference = context.version === "3.0" && typeof raw["$ref"] === "string";
  for (const key of isReference ? ["$ref"] : Object.keys(raw)) {
    const value = raw[key] ?? null;
    const read = keywords.get(key);
    if (read !== undefined) read(value, scope, key);
    else if (key.startsWith("x-")) extensions.set(key, value);
    else {
      reportKeyword(key, scope);
      // A keyword of the other version means there what it means here.
      if (context.settings.strictness === "lenient") keywordsOf("3.1").get(key)?.(value, scope, key);
    }
  }
  if (extensions.size > 0) scope.draft.extensions = extensions;
  if (context.version === "3.0") {
    if (!isReference) lowerSchema(raw, scope);
    else if (context.settings.nullable === "as-meant") lowerNullable(raw, scope);
  } else if (context.settings.nullable === "as-meant") lowerNullable(raw, scope);
  checkValues(scope);
}

function reportKeyword(key: string, scope: Scope): void {
  const { diagnostics, version } = scope.context;
  const origin = placeOfKeyword(scope, key, "key");
  if (dynamicKeywords.has(key)) diagnostics.report("json-schema/unsupported-keyword", origin, { key });
  else if (version === "3.0" && keywordsOf("3.1").has(key)) {
    diagnostics.report("json-schema/needs-3.1", origin, { key: `keyword "${key}"`, hint: movedKeywords.get(key) });
  } else if (version === "3.1" && key === "nullable") {
    if (scope.context.settings.nullable === "as-meant") return;
    diagnostics.report("json-schema/nullable-in-3.1", origin, {});
  } else {
    const hint = movedKeywords.get(key);
    const near = suggest(key, keywordsOf(version).keys());
    diagnostics.report("json-schema/unknown-keyword", origin, { key, near, hint });
  }
}
