import { findLineStarts, positionAt } from "../../diagnostics/origin.js";
import { findJsonFault } from "../../load/json-faults.js";
import { endOfString } from "../../load/json-scan.js";
import { maxDocumentDepth } from "../../load/limits.js";
import type { JsonValue } from "../../model/json-schema/schema.js";

/** A recorded JSON text: its value, or the location of its first error, without its content. */
export type ParsedRecording = { readonly value: JsonValue } | { readonly reason: string; readonly location: string };

/** Parses JSON that may be hostile. The nesting is limited before the platform's parser keeps a level for each bracket. */
export function parseRecorded(text: string): ParsedRecording {
  const tooDeep = offsetTooDeep(text);
  if (tooDeep !== undefined)
    return { reason: `is nested deeper than ${maxDocumentDepth} levels`, location: locationOf(text, tooDeep) };
  try {
    return { value: JSON.parse(text) as JsonValue };
  } catch {
    return { reason: "is not JSON", location: locationOf(text, findJsonFault(text)?.start ?? 0) };
  }
}

/** "3:14" */
function locationOf(text: string, offset: number): string {
  const { line, column } = positionAt(findLineStarts(text.slice(0, offset)), offset);
  return `${line}:${column}`;
}

function offsetTooDeep(text: string): number | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) at = endOfString(text, at) - 1;
    else if (code === 0x7b || code === 0x5b) depth++;
    else if (code === 0x7d || code === 0x5d) depth--;
    if (depth > maxDocumentDepth) return at;
  }
  return undefined;
}
