import type { ChangeData, KindOfChange } from "../kind-of-change.js";

/** The sentence of a change: that of its kind with the data in it. */
export function sentenceFor({ sentence, words }: KindOfChange, data: ChangeData): string {
  const texts: ChangeData = { ...data, ...words?.(data) };
  return sentence.replace(/\{(\w)(\w*)\}/g, (_, first: string, rest: string) => {
    const text = texts[first.toLowerCase() + rest] ?? "";
    return first === first.toLowerCase() ? text : text.charAt(0).toUpperCase() + text.slice(1);
  });
}
