import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import type { Origin } from "../../../diagnostics/origin.js";
import type { Suggest } from "../../../diagnostics/suggest.js";
import type { JsonSchema, JsonValue } from "../../../model/json-schema/schema.js";
import type { Dialect } from "../../json-schema/dialects.js";
import { originOf, step, type Cursor } from "../cursor.js";
import type { References } from "../references.js";
import type { LoadSettings } from "../../../settings/settings.js";

/** A schema while it is being read. */
export type Draft = { -readonly [K in keyof JsonSchema]: JsonSchema[K] };

/** One schema of a spec, and what reading its keywords needs. */
export interface Scope {
  readonly at: Cursor;
  readonly draft: Draft;
  readonly dialect: Dialect;
  readonly context: SchemaContext;
}

/** The surroundings of reading schemas. */
export interface SchemaContext {
  readonly diagnostics: Diagnostics;
  readonly references: References;
  readonly suggest: Suggest;
  readonly settings: LoadSettings;
  /** The node of a schema, read later. */
  node(at: Cursor): JsonSchema;
}

/** Reads one keyword into the draft, or reports what is wrong with it. */
export type Keyword = (value: JsonValue, scope: Scope, key: string) => void;

/** The place of a keyword of the schema that is read. */
export function placeOfKeyword(scope: Scope, key: string, part?: "key" | "value"): Origin {
  return originOf(step(scope.at, key, null), part);
}

/** Reports that a keyword has a value of the wrong shape. */
export function reportShape(scope: Scope, key: string, expected: string, hint?: string): void {
  scope.context.diagnostics.report("json-schema/bad-value", placeOfKeyword(scope, key), { key, expected, hint });
}
