import type { JsonValue } from "./json-schema/schema.js";

/** The marks that say something in words: rules, what the source leaves open, and what the project's own server does there. */
export const markKeys = ["x-rules", "x-open-question", "x-sandbox-choice"] as const;

/** The key of a mark (`x-open-question` and others). */
export type MarkKey = (typeof markKeys)[number];

/** True for the marks that say something in words. */
export function isMarkKey(key: string): key is MarkKey {
  return (markKeys as readonly string[]).includes(key);
}

/** The texts of an open question or a choice: a text, an object with a name and a text, or a list of both. Others are passed over. */
export function markTexts(value: JsonValue | undefined): readonly string[] {
  const texts = (Array.isArray(value) ? (value as readonly JsonValue[]) : [value]).flatMap((item) => {
    const isNamed = typeof item === "object" && item !== null && !Array.isArray(item);
    const text = isNamed ? (item as { readonly [key: string]: JsonValue })["text"] : item;
    return typeof text === "string" ? [text.trim()] : [];
  });
  return texts.filter((text) => text !== "");
}
