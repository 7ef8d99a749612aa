import type { TextRange } from "../diagnostics/origin.js";
import { endOfValue, itemsOf, membersOf, skipSpace } from "./json-scan.js";

/**
 * The range of what a pointer names in a JSON text, or of its nearest ancestor that exists. Walks along the pointer
 * and skips the rest, so even a text of many megabytes costs one pass and no memory.
 */
export function locateInJson(text: string, tokens: readonly string[], part: "key" | "value"): TextRange {
  let start = skipSpace(text, 0);
  let key: TextRange | undefined;
  for (const token of tokens) {
    const step = text[start] === "{" ? stepIntoObject(text, start, token) : stepIntoArray(text, start, token);
    if (step === undefined) break;
    ({ start, key } = step);
  }
  return part === "key" && key !== undefined ? key : { start, end: endOfValue(text, start) };
}

interface Step {
  readonly start: number;
  readonly key: TextRange | undefined;
}

function stepIntoObject(text: string, start: number, token: string): Step | undefined {
  let found: Step | undefined;
  // The last of several members with one key is the one that counts for JSON.parse.
  for (const member of membersOf(text, start)) {
    if (member.key !== token) continue;
    found = { start: member.valueStart, key: { start: member.keyStart, end: member.keyEnd } };
  }
  return found;
}

function stepIntoArray(text: string, start: number, token: string): Step | undefined {
  if (text[start] !== "[") return undefined;
  const wanted = Number(token);
  let index = 0;
  for (const itemStart of itemsOf(text, start)) {
    if (index++ === wanted) return { start: itemStart, key: undefined };
  }
  return undefined;
}
