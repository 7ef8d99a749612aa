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
  operation,
}: Pick<Change, "id" | "subject" | "data" | "words" | "wire" | "operation">): ChangeData {
  const where = operation === undefined ? wholeText(subject) : partText(subject.slice(operation.length + 1), operation);
  // Lists of words are cut already.
  const texts = { ...cutTexts({ where, ...data }), ...words };
  return { ...texts, ...kindOf(id).words?.(texts, wire) };
}

function wholeText(subject: string): string {
  return subject === "" ? "the API" : inBackticks(subject);
}

/** 'the query parameter "limit" of GET /orders (listOrders)' */
function partText(part: string, operation: string): string {
  const [, location, name = ""] = /^(query|header|path|cookie)\/([^/]+)$/.exec(part) ?? [];
  if (location !== undefined) return `the ${location} parameter "${name}" of ${operation}`;
  return part === "" ? operation : `${inBackticks(part)} of ${operation}`;
}
