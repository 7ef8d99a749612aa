import { keywordRow, type KeywordName } from "../../model/json-schema/keywords.js";

/** The dialects that are read, each with its own meaning of some keywords. */
export type DialectName = "oas-3.0" | "oas-3.1" | "2020-12" | "2019-09" | "draft-07" | "draft-06" | "draft-04";

interface DialectRow {
  /** The names that `$schema` gives it, without "#". */
  readonly uris: readonly string[];
  /** The keyword that names a schema resource; absent where nothing does. */
  readonly identifier?: "$id" | "id";
  /** True where a fragment alone as identifier is a name for the schema, as `$anchor` is later (draft 7, section 8.2.3). */
  readonly hasNamedFragments?: true;
  /** True where what stands beside `$ref` is ignored (draft 7, section 8.3). */
  readonly isReferenceAlone?: true;
}

/** THE list of dialects; `schema/keywords.ts` has the keywords of each. */
const rows: Readonly<Record<DialectName, DialectRow>> = {
  "oas-3.0": { uris: [], isReferenceAlone: true },
  "oas-3.1": {
    // OpenAPI 3.2's dialect has the same keywords.
    uris: ["https://spec.openapis.org/oas/3.1/dialect/base", "https://spec.openapis.org/oas/3.2/dialect/2025-09-17"],
    identifier: "$id",
  },
  "2020-12": { uris: ["https://json-schema.org/draft/2020-12/schema"], identifier: "$id" },
  "2019-09": { uris: ["https://json-schema.org/draft/2019-09/schema"], identifier: "$id" },
  "draft-07": {
    uris: ["http://json-schema.org/draft-07/schema"],
    identifier: "$id",
    hasNamedFragments: true,
    isReferenceAlone: true,
  },
  "draft-06": {
    uris: ["http://json-schema.org/draft-06/schema"],
    identifier: "$id",
    hasNamedFragments: true,
    isReferenceAlone: true,
  },
  "draft-04": {
    uris: ["http://json-schema.org/draft-04/schema"],
    identifier: "id",
    hasNamedFragments: true,
    isReferenceAlone: true,
  },
};

/** The way in which schemas of a resource are read. */
export interface Dialect extends DialectRow {
  readonly name: DialectName;
  /** Vocabularies of a meta-schema of others (core, section 8.1.2), by their last words; absent: all of the dialect. */
  readonly vocabularies?: ReadonlySet<string>;
  /** True where the vocabulary "format-assertion" makes formats count, whatever a setting says. */
  readonly assertsFormats?: true;
}

const dialects = new Map(Object.entries(rows).map(([name, row]) => [name, { name: name as DialectName, ...row }]));
const byUri = new Map([...dialects.values()].flatMap((dialect) => dialect.uris.map((uri) => [uri, dialect] as const)));

/** The names of dialects that a person may give. */
export const dialectNames = [
  "2020-12",
  "2019-09",
  "draft-07",
  "draft-06",
  "draft-04",
] as const satisfies readonly DialectName[];

/** The dialect of a name. */
export function dialectOf(name: DialectName): Dialect {
  return dialects.get(name)!;
}

/** The dialect that a URI names; `http` and `https` name the same. */
export function dialectNamed(uri: string): Dialect | undefined {
  const bare = uri.replace(/#$/, "");
  return byUri.get(bare) ?? byUri.get(bare.replace(/^https:/, "http:")) ?? byUri.get(bare.replace(/^http:/, "https:"));
}

const known = [
  "core",
  "applicator",
  "unevaluated",
  "validation",
  "meta-data",
  "format-annotation",
  "format-assertion",
  "format",
  "content",
];

/** The vocabulary that a URI names, by its last word; undefined for those of others. */
export function vocabularyNamed(uri: string): string | undefined {
  const word = /^https:\/\/json-schema\.org\/draft\/20(?:20-12|19-09)\/vocab\/([\w-]+)$/.exec(uri)?.[1];
  return word !== undefined && known.includes(word) ? word : undefined;
}

/** True unless a dialect lacks the vocabulary of a keyword (the meta-schemas of vocabularies list them). */
export function hasVocabularyOf(dialect: Dialect, name: KeywordName): boolean {
  const { vocabularies } = dialect;
  if (vocabularies === undefined || name === "ref") return true;
  const row = keywordRow(name);
  if (name === "format")
    return ["format", "format-annotation", "format-assertion"].some((word) => vocabularies.has(word));
  if (row?.isRest === true)
    return vocabularies.has("unevaluated") || (dialect.name === "2019-09" && vocabularies.has("applicator"));
  if (row?.role === "carriage") return vocabularies.has("content");
  if (row?.role !== undefined) return true;
  return vocabularies.has(row?.applies === undefined ? "validation" : "applicator");
}
