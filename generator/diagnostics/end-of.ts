import { lineStartsOf, positionAt, type SourceLocation } from "./origin.js";

/** Returns the end of a range: line and column from 1, exclusive. */
export function endOf({ file, range }: SourceLocation): { readonly endLine: number; readonly endColumn: number } {
  const { line, column } = positionAt(lineStartsOf(file), range.end);
  return { endLine: line, endColumn: column };
}
