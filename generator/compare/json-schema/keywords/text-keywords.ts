import { keywordRows, type KeywordsOfRole, type KeywordsOfShape } from "../../../model/json-schema/keywords.js";
import type { JsonSchema } from "../../../model/json-schema/schema.js";
import { changeName } from "../../change-name.js";
import { laterValues, patched, type FlatPair, type KeywordChange, type KeywordFinding } from "../keyword-finding.js";

/** Keywords that ask for a text, or for a number that is not a bound. */
type TextKeyword = Exclude<KeywordsOfShape<"text" | "pattern" | "positive">, KeywordsOfRole>;

const textKeywords = keywordRows.flatMap(([name, { shape, role }]) =>
  role === undefined && (shape === "text" || shape === "pattern" || shape === "positive") ? [name as TextKeyword] : [],
);

/** Keywords that have one value: a text, or a number that is not a bound. */
export function compareTextKeywords({ before, after }: FlatPair): readonly KeywordFinding[] {
  const changes: KeywordChange[] = [];
  for (const keyword of textKeywords) {
    const name = changeName(keyword);
    const [old, now] = [before.schema[keyword], after.schema[keyword]];
    if (old === now) continue;
    const hybrid = patched(before.schema, laterValues(after.schema, keyword));
    const change = { kind: "change", key: keyword, hybrid } as const;
    if (old === undefined) changes.push({ ...change, id: `schema/${name}-added`, data: { after: String(now) } });
    else if (now === undefined)
      changes.push({ ...change, id: `schema/${name}-removed`, data: { before: String(old) } });
    else changes.push({ ...change, id: `schema/${name}-changed`, data: { before: String(old), after: String(now) } });
  }
  return [...changes, ...compareUnique(before.schema, after.schema)];
}

function compareUnique(before: JsonSchema, after: JsonSchema): readonly KeywordChange[] {
  if ((before.uniqueItems === true) === (after.uniqueItems === true)) return [];
  const hybrid = patched(before, laterValues(after, "uniqueItems"));
  const id = after.uniqueItems === true ? "schema/unique-items-added" : "schema/unique-items-removed";
  return [{ kind: "change", id, key: "uniqueItems", data: {}, hybrid }];
}
