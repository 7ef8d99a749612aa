import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { sourceLocation } from "../diagnostics/origin.js";
import { addTo } from "../model/grouped.js";
import { writeFile } from "../pipeline/write-file.js";

interface Edit {
  readonly start: number;
  readonly end: number;
  /** The replacement, without quotes. */
  readonly fix: string;
}

/**
 * Replaces the keys that findings have a fix for, each at its source location, and nothing else: comments and layout stay.
 * Skips files that are not on this disk, or have changed since they were read. Returns the number of replaced keys.
 */
export function writeFixes(diagnostics: readonly Diagnostic[], root: string): number {
  const edits = new Map<string, Edit[]>();
  const texts = new Map<string, string>();
  for (const { fix, origin } of diagnostics) {
    if (fix === undefined) continue;
    const { file, range } = sourceLocation(origin);
    texts.set(file.path, file.text);
    const known = edits.get(file.path)?.some(({ start }) => start === range.start);
    if (known !== true) addTo(edits, file.path, { ...range, fix });
  }
  let count = 0;
  for (const [path, all] of edits) {
    const text = texts.get(path)!;
    const found = onDisk(resolve(root, path));
    if (found === undefined || !found.endsWith(text)) continue;
    const mark = found.slice(0, found.length - text.length);
    writeFile(resolve(root, path), mark + edited(text, all), root);
    count += all.length;
  }
  return count;
}

/** The content of a file; undefined if it cannot be read. */
function onDisk(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

/** Replaces keys in a document, from the last to the first. A quoted key keeps its quotes. */
function edited(text: string, edits: readonly Edit[]): string {
  let result = text;
  for (const { start, end, fix } of edits.toSorted((a, b) => b.start - a.start)) {
    const quote = /^["']/.exec(text.slice(start, end))?.[0] ?? "";
    result = result.slice(0, start) + quote + fix + quote + result.slice(end);
  }
  return result;
}
