import { cutTexts } from "../text/visible.js";
import { kindOf } from "./catalog.js";
import type { Change } from "./change.js";
import type { ChangeData } from "./kind-of-change.js";
import { inBackticks } from "../text/markdown.js";

/** The texts for the names in braces of a sentence. Values of the spec are cut. */
export function sentenceTexts({
  id,
  subject,
  data,
  words,
  wire,
}: Pick<Change, "id" | "subject" | "data" | "words" | "wire">): ChangeData {
  const where = subject === "" ? "the API" : inBackticks(subject);
  // Lists of words are cut already.
  const texts = { ...cutTexts({ where, ...data }), ...words };
  return { ...texts, ...kindOf(id).words?.(texts, wire) };
}
