import type { JsonSchema } from "../../model/json-schema/schema.js";
import type { Origin } from "../../diagnostics/origin.js";
import type { ChangeData, ValueDirection, Levels } from "../kind-of-change.js";
import type { SchemaChangeId } from "../catalog/schemas.js";
import { changeName, type ChangeName } from "../change-name.js";
import type { FlatSchema } from "./flat/flat-schema.js";
import type { SchemaSession } from "./schema-session.js";
import type { ChangeStep } from "./step.js";
import type { Versions } from "../versions.js";

/** The result of comparing one keyword: changes, and schemas inside that are compared in their turn. */
export type KeywordFinding = KeywordChange | InnerPair;

/** A change of keywords, before its verdict. */
export interface KeywordChange {
  readonly kind: "change";
  readonly id: SchemaChangeId;
  /** Names and values for the sentence of the catalogue. */
  readonly data: ChangeData;
  /** Other texts for the sentence, which do not identify the change. */
  readonly words?: ChangeData;
  /** The values of a change that lists several. */
  readonly values?: readonly string[];
  /** The place of the keyword, as the sources of a flat schema name it: "maximum", "properties/sku". */
  readonly key: string;
  /** The schemas that were replaced, instead of the place of a keyword. */
  readonly replaced?: Versions<JsonSchema>;
  /** The changed thing below the schema: ".sku". */
  readonly segment?: string;
  /** The earlier schema with this change and no other; absent for what does not decide which values are valid. */
  readonly hybrid?: JsonSchema;
  /** A schema whose values most likely tell the hybrid from the earlier schema: the branch that came or went. */
  readonly telling?: JsonSchema;
  /** Instead of the catalogue's. */
  readonly codeLevels?: Levels;
  /** Bounds for levels that a proof cannot tell: at least, or at most, the case. */
  readonly atLeast?: Levels;
  /** The upper bound of those levels. */
  readonly atMost?: Levels;
  /** The schema in which the edit stands that this comes of, where that is another one. */
  readonly editedIn?: Versions<Origin> | undefined;
  /** True for what is told only where it is proved to break somebody. */
  readonly isToldIfProved?: true;
  /** The directions in which a member does not travel, so that its change breaks nobody there. */
  readonly hiddenIn?: readonly ValueDirection[];
}

/** Two versions of a schema inside. */
export interface InnerPair extends Versions<JsonSchema> {
  readonly kind: "inner";
  /** The place of the keyword, as the sources of a flat schema name it. */
  readonly key: string;
  /** The way from the schema around to this one. */
  readonly step: ChangeStep;
  /** The directions in which types show both versions; both unless told. */
  readonly visible?: ReadonlySet<ValueDirection>;
}

/** Both versions of a schema, flattened. */
export interface FlatPair extends Versions<FlatSchema> {
  readonly session: SchemaSession;
}

type Patch = { readonly [K in keyof JsonSchema]?: JsonSchema[K] | undefined };

/** A schema with other values for some keywords; undefined takes one away. */
export function patched(schema: JsonSchema, patch: Patch): JsonSchema {
  const kept = Object.entries({ ...schema, ...patch }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as unknown as JsonSchema;
}

/** The later version's values of some keywords. */
export function laterValues(after: JsonSchema, ...keywords: readonly (keyof JsonSchema)[]): Patch {
  return Object.fromEntries(keywords.map((keyword) => [keyword, after[keyword]]));
}

/** A keyword that was added or removed, or that has another value; without its effect. */
export function keywordChange<Keyword extends string>(
  keyword: Keyword,
  old: string | undefined,
  now: string | undefined,
): Pick<KeywordChange, "kind" | "key" | "data"> & {
  readonly id: `schema/${ChangeName<Keyword>}-${"added" | "removed" | "changed"}`;
} {
  const what = old === undefined ? "added" : now === undefined ? "removed" : "changed";
  const data: ChangeData = { ...(old !== undefined && { before: old }), ...(now !== undefined && { after: now }) };
  return { kind: "change", id: `schema/${changeName(keyword)}-${what}`, key: keyword, data };
}
