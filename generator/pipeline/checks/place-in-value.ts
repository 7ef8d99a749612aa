import { lineStartsOf, placeOf, type Origin } from "../../diagnostics/origin.js";

/** The place of what a JSON pointer names inside a value that a contract shows. */
export function placeInValue(origin: Origin, path: string): Origin {
  return origin.kind === "offset" || path === "" ? origin : { ...origin, pointer: origin.pointer + path };
}

/**
 * The place of a line and column of a text that a contract shows: in a text that stands as it is (a block of YAML, a text
 * without escapes) the very place, else where the text begins.
 */
export function placeInXml(
  origin: Origin,
  text: string,
  { line, column }: { readonly line?: number; readonly column?: number },
): Origin {
  if (line === undefined || column === undefined) return origin;
  const { file, range } = placeOf(origin);
  const said = text.split("\n", line)[line - 1] ?? "";
  const isBlock = /^[|>]/.test(file.text.slice(range.start, range.start + 1));
  const starts = lineStartsOf(file);
  const first = starts.findLastIndex((start) => start <= range.start);
  const from = isBlock ? starts[first + line] : line === 1 ? range.start : undefined;
  if (from === undefined) return origin;
  const end = file.text.indexOf("\n", from);
  const at = file.text.slice(from, end === -1 ? undefined : end).indexOf(said);
  return at === -1 || said === "" ? origin : { kind: "offset", file, start: from + at + column - 1 };
}
