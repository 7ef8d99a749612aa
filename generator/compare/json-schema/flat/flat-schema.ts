import type { JsonSchema } from "../../../model/json-schema/schema.js";
import { memberOrigin, type Origin } from "../../../diagnostics/origin.js";

/** A schema that is being put together. */
export type SchemaDraft = { -readonly [K in keyof JsonSchema]: JsonSchema[K] };

/**
 * A schema with everything that applies to the same value brought together: what it refers to, the branches of allOf, a
 * choice of one. It accepts the same values. Branches that cannot be brought together stay in its allOf.
 */
export interface FlatSchema {
  readonly schema: JsonSchema;
  /** The place of each keyword, by keyword; members of maps and lists of names by "properties/sku", "required/sku". */
  readonly sources: ReadonlyMap<string, Source>;
}

/** A schema that says a part of another. */
export interface Source {
  readonly schema: JsonSchema;
  /** The named schema in which it stands, when that is another than the whole's. */
  readonly owner: string | undefined;
}

/** The place of a keyword, or of the schema as a whole where the keyword is not written. */
export function originOfKeyword({ schema, sources }: FlatSchema, key: string): Origin {
  const source = sources.get(key);
  // An extension is written where all of them are.
  if (key.startsWith("x-")) return memberOrigin(sources.get("extensions")?.schema.origin ?? schema.origin, key);
  if (source === undefined) return schema.origin;
  const [keyword = key, ...name] = key.split("/");
  if (keyword === "required") return memberOrigin(source.schema.origin, "required");
  const origin = memberOrigin(source.schema.origin, written(keyword, source.schema));
  return name.length === 0 ? origin : memberOrigin(origin, name.join("/"), "key");
}

/** Keywords of the model that stand for others in a spec. */
function written(keyword: string, schema: JsonSchema): string {
  if (keyword === "types") return "type";
  if (keyword === "enum") return enumHolder(schema);
  return keyword;
}

function enumHolder(schema: JsonSchema): string {
  if (schema.enum !== undefined) return "enum";
  if (schema.const !== undefined) return "const";
  return schema.oneOf !== undefined ? "oneOf" : schema.anyOf !== undefined ? "anyOf" : "type";
}
