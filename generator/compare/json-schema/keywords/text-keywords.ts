import { keywordRows, type KeywordsOfRole, type KeywordsOfShape } from "../../../model/json-schema/keywords.js";
import type { JsonSchema } from "../../../model/json-schema/schema.js";
import {
  laterValues,
  patched,
  keywordChange,
  type FlatPair,
  type KeywordChange,
  type KeywordFinding,
} from "../keyword-finding.js";

/** Keywords that ask for a text, or for a number that is not a bound. */
type TextKeyword = Exclude<KeywordsOfShape<"text" | "pattern" | "positive">, KeywordsOfRole>;

const textKeywords = keywordRows.flatMap(([name, { shape, role }]) =>
  role === undefined && (shape === "text" || shape === "pattern" || shape === "positive") ? [name as TextKeyword] : [],
);

/** Keywords that have one value: a text, or a number that is not a bound. */
export function compareTextKeywords({ before, after }: FlatPair): readonly KeywordFinding[] {
  const changes = textKeywords.flatMap((keyword): readonly KeywordChange[] => {
    const [old, now] = [before.schema[keyword]?.toString(), after.schema[keyword]?.toString()];
    const hybrid = patched(before.schema, laterValues(after.schema, keyword));
    return old === now ? [] : [{ ...keywordChange(keyword, old, now), hybrid }];
  });
  return [...changes, ...compareUnique(before.schema, after.schema)];
}

function compareUnique(before: JsonSchema, after: JsonSchema): readonly KeywordChange[] {
  if ((before.uniqueItems === true) === (after.uniqueItems === true)) return [];
  const hybrid = patched(before, laterValues(after, "uniqueItems"));
  const id = after.uniqueItems === true ? "schema/unique-items-added" : "schema/unique-items-removed";
  return [{ kind: "change", id, key: "uniqueItems", data: {}, hybrid }];
}
