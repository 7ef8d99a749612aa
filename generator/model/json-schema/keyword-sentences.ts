import { keywordRows } from "./keywords.js";
import type { JsonSchema } from "./schema.js";

/** Keywords that have a sentence in documentation, in its order. */
export const sentenceRows: typeof keywordRows = keywordRows.filter(
  ([, { unit, bound, sentence }]) => sentence !== undefined || (unit !== undefined && bound === "upper"),
);

/** The sentences of a schema for some of these keywords: "Format: date.", "At most 80 characters."; `shown` cuts a pattern. */
export function keywordSentences(
  schema: JsonSchema,
  rows: typeof keywordRows,
  shown: (pattern: string) => string = String,
): readonly string[] {
  return rows.flatMap(([name, { shape, unit, bound, lower, sentence }]) => {
    const value: unknown = schema[name];
    if (unit !== undefined && bound === "upper")
      return range(lower && schema[lower], value as number | undefined, unit);
    if (value === undefined || sentence === undefined) return [];
    return [
      (sentence as (said: unknown) => string)(shape === "pattern" && typeof value === "string" ? shown(value) : value),
    ];
  });
}

function range(min: number | undefined, max: number | undefined, unit: string): readonly string[] {
  const units = (count: number): string => `${count} ${unit}${count === 1 ? "" : "s"}`;
  if (min !== undefined && min === max) return [`Exactly ${units(min)}.`];
  if (min !== undefined && max !== undefined) return [`${min} to ${units(max)}.`];
  if (min !== undefined) return [`At least ${units(min)}.`];
  return max === undefined ? [] : [`At most ${units(max)}.`];
}
