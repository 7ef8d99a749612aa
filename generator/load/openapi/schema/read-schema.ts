import type { Origin } from "../../../diagnostics/origin.js";
import { suggest } from "../../../diagnostics/suggest.js";
import type { JsonSchema, JsonValue } from "../../../model/json-schema/schema.js";
import { isObject, originOf, type Cursor, type DynamicScope, type JsonObject } from "../cursor.js";
import { checkValues } from "./check-values.js";
import { dialectOf } from "../../json-schema/dialects.js";
import { keywordsOf, movedKeywords } from "./keywords.js";
import { closeOwnBranches } from "./own-branches.js";
import { lowerOlder } from "./lower-older.js";
import { lowerLimits, lowerNullable, lowerSchema } from "./lower-schema.js";
import { isReadBesideRef } from "./ref-siblings.js";
import { createScopedReadings } from "./scoped-readings.js";
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
  /** By scope and value, since each place has a value of its own; `true` and `false` by place. */
  const byValue = new Map<DynamicScope | undefined, Map<unknown, Draft>>();
  const scopes: Scope[] = [];
  const readings = createScopedReadings(context.diagnostics);
  let done = 0;

  function node(cursor: Cursor): JsonSchema {
    const at = context.references.enter(cursor);
    const { scope } = at.document;
    const known = byValue.get(scope) ?? new Map<unknown, Draft>();
    byValue.set(scope, known);
    const isPlain = typeof at.value !== "object" || at.value === null;
    const key = isPlain ? `${at.document.file.path}#${at.document.place ?? ""}${at.pointer}` : at.value;
    const before = known.get(key);
    if (before !== undefined) return before;
    const draft: Draft = { origin: placeOf(at) };
    known.set(key, draft);
    if (!readings.allows(at)) return draft;
    scopes.push({ at, draft, dialect: context.references.dialectOf(at.document), context: whole });
    return draft;
  }

  const whole: SchemaContext = { ...context, node };
  return {
    node,
    finish() {
      const before = done;
      for (; done < scopes.length; done++) fill(scopes[done] as Scope);
      // References are complete when everything is read.
      closeOwnBranches(scopes.slice(before).map(({ draft }) => draft));
    },
    // `nullable` moves keywords into a branch of their own.
    all: () => [...new Set(scopes.flatMap(({ draft }) => [draft, ...(draft.anyOf ?? [])]))],
  };
}

function fill(scope: Scope): void {
  const { at, draft, context, dialect } = scope;
  const isBoolean = dialect.name !== "oas-3.0" && dialect.name !== "draft-04";
  if (typeof at.value === "boolean" && (isBoolean || /\/additional(?:Properties|Items)$/.test(at.pointer))) {
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
  const { context, dialect } = scope;
  const keywords = keywordsOf(dialect);
  const extensions = new Map<string, JsonValue>();
  // Most siblings of $ref are ignored in OpenAPI 3.0 (Reference Object; the walk has said so) and before 2019-09.
  const isReference = dialect.isReferenceAlone === true && typeof raw["$ref"] === "string";
  const isRead = (key: string): boolean => key === "$ref" || isReadBesideRef(key, dialect.name, context.settings);
  for (const key of isReference ? Object.keys(raw).filter(isRead) : Object.keys(raw)) {
    const value = raw[key] ?? null;
    const read = keywords.get(key);
    if (read !== undefined) read(value, scope, key);
    else if (key.startsWith("x-")) extensions.set(key, value);
    else {
      reportKeyword(key, scope);
      // A keyword of the other version means there what it means here.
      if (context.settings.strictness === "lenient" && dialect.name === "oas-3.0")
        keywordsOf(dialectOf("oas-3.1")).get(key)?.(value, scope, key);
    }
  }
  if (dialect.assertsFormats === true && scope.draft.format !== undefined) scope.draft.assertsFormat = true;
  if (extensions.size > 0) scope.draft.extensions = extensions;
  lower(raw, scope, isReference);
  checkValues(scope);
}

/** Brings what a dialect says its own way into JSON Schema 2020-12. */
function lower(raw: JsonObject, scope: Scope, isReference: boolean): void {
  const { context, dialect } = scope;
  const isMeant = context.settings.nullable === "as-meant";
  switch (dialect.name) {
    case "oas-3.0":
      if (!isReference) lowerSchema(raw, scope);
      else if (isMeant) lowerNullable(raw, scope);
      return;
    case "oas-3.1":
      lowerLimits(raw, scope);
      lowerOlder(raw, scope);
      if (isMeant) lowerNullable(raw, scope);
      return;
    case "draft-04":
      lowerLimits(raw, scope);
      if (!isReference) lowerOlder(raw, scope);
      return;
    default:
      if (!isReference) lowerOlder(raw, scope);
  }
}

function reportKeyword(key: string, scope: Scope): void {
  const { dialect } = scope;
  const { diagnostics, settings } = scope.context;
  const origin = placeOfKeyword(scope, key, "key");
  if (dialect.name === "oas-3.0" && keywordsOf(dialectOf("oas-3.1")).has(key)) {
    diagnostics.report("json-schema/needs-3.1", origin, { key: `keyword "${key}"`, hint: movedKeywords.get(key) });
  } else if (dialect.name === "oas-3.1" && key === "nullable") {
    if (settings.nullable === "as-meant") return;
    diagnostics.report("json-schema/nullable-in-3.1", origin, {});
  } else {
    const hint = dialect.name.startsWith("oas") ? movedKeywords.get(key) : undefined;
    const near = suggest(key, keywordsOf(dialect).keys());
    diagnostics.report("json-schema/unknown-keyword", origin, { key, near, hint });
  }
}
