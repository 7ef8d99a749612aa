import type { Place } from "./origin.js";

/** Where the range of a place ends: line and column from 1, excluded. */
export function endOf(
  { line, column, range }: Place,
  text: string,
): { readonly endLine: number; readonly endColumn: number } {
  let endLine = line;
  let lineStart: number | undefined;
  for (let at = text.indexOf("\n", range.start); at !== -1 && at < range.end; at = text.indexOf("\n", at + 1)) {
    endLine += 1;
    lineStart = at + 1;
  }
  const endColumn = lineStart === undefined ? column + range.end - range.start : range.end - lineStart + 1;
  return { endLine, endColumn };
}
