import { lineStartsOf, sourceLocation, type Origin } from "../../diagnostics/origin.js";

/** Returns the source location of a JSON pointer inside a value in a spec. */
export function placeInValue(origin: Origin, path: string): Origin {
  return origin.kind === "offset" || path === "" ? origin : { ...origin, pointer: origin.pointer + path };
}

/**
 * Returns the source location of a line and column of a string in a spec: the exact position if the string is written
 * verbatim (a block of YAML, a string without escapes), otherwise its start.
 */
export function placeInXml(
  origin: Origin,
  text: string,
  { line, column }: { readonly line?: number; readonly column?: number },
): Origin {
  if (line === undefined || column === undefined) return origin;
  const { file, range } = sourceLocation(origin);
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
