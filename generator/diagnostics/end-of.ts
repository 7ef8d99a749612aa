import { lineStartsOf, positionAt, type Place } from "./origin.js";

/** The end of the range of a place: line and column from 1, excluded. */
export function endOf({ file, range }: Place): { readonly endLine: number; readonly endColumn: number } {
  const { line, column } = positionAt(lineStartsOf(file), range.end);
  return { endLine: line, endColumn: column };
}
