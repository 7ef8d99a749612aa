import { keywordRows, keywords, type KeywordName, type KeywordRow, type KeywordType } from "./keywords.js";
import type { JsonSchema, JsonValue } from "./schema.js";

type Check = (value: JsonValue, said: unknown) => boolean;

/**
 * True if a value satisfies the keywords for its type that need no other schema: bounds, pattern, format and the like.
 * Throws `Undecided` for a pattern without a linear-time match.
 */
export function fitsKeywords(value: JsonValue, schema: JsonSchema, type: KeywordType): boolean {
  for (const [name, check] of checks[type]) {
    const said = schema[name];
    if (said !== undefined && !check(value, said)) return false;
  }
  return true;
}

/** Same, for one keyword and its value in a schema. */
export function fitsKeyword(value: JsonValue, name: KeywordName, said: unknown): boolean {
  return checkOf(keywords[name])?.(value, said) ?? true;
}

const checks = {
  number: checksOf("number"),
  string: checksOf("string"),
  array: checksOf("array"),
  object: checksOf("object"),
};

function checksOf(type: KeywordType): readonly (readonly [KeywordName, Check])[] {
  return keywordRows.flatMap(([name, row]) => {
    const check = row.of?.includes(type) === true && row.beside === undefined ? checkOf(row) : undefined;
    return check === undefined ? [] : [[name, check] as const];
  });
}

function checkOf({ holds, bound, size, isExclusive }: KeywordRow): Check | undefined {
  if (holds !== undefined) return holds as Check;
  if (bound === undefined) return undefined;
  const sizeOf = (size ?? ((value: number) => value)) as (value: JsonValue) => number;
  return (value, said) => {
    const [measured, limit] = [sizeOf(value), said as number];
    return measured === limit ? isExclusive !== true : bound === "upper" ? measured < limit : measured > limit;
  };
}
