import type { JsonValue } from "./json-schema/schema.js";

/** Extensions with sentences: rules, questions that the source leaves open, and the choices of the project's own server. */
export const markKeys = ["x-rules", "x-open-question", "x-sandbox-choice"] as const;

/** The key of a mark (`x-open-question` and others). */
export type MarkKey = (typeof markKeys)[number];

/** True for the marks that contain sentences. */
export function isMarkKey(key: string): key is MarkKey {
  return (markKeys as readonly string[]).includes(key);
}

/**
 * Returns the sentences of an open question or a choice: a string, an object with a name and a string, or a list of
 * both. Other values are ignored.
 */
export function markTexts(value: JsonValue | undefined): readonly string[] {
  const texts = (Array.isArray(value) ? (value as readonly JsonValue[]) : [value]).flatMap((item) => {
    const isNamed = typeof item === "object" && item !== null && !Array.isArray(item);
    const text = isNamed ? (item as { readonly [key: string]: JsonValue })["text"] : item;
    return typeof text === "string" ? [text.trim()] : [];
  });
  return texts.filter((text) => text !== "");
}
