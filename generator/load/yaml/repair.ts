/** The lines of a text in which a fault is repaired. Lines keep their numbers. */
export interface Repair {
  /** All lines of the text, repaired ones included. */
  readonly lines: readonly string[];
  /** The lines that were changed, counted from 0. */
  readonly changed: ReadonlySet<number>;
}

/**
 * Repairs of a fault that stands in a line, the smallest first: a tab is taken for spaces, a word on a line gets a colon, and a line that ends with a bracket is
 * left out with all that the bracket holds; then the line is left out, or the
 * one before it (whose indentation, bracket or missing colon may be the slip), or the lines between it and the one that it
 * should stand beside, or these and that one, or it besides, or it and the lines that it holds, or that one or the next line with the
 * lines further in. A line that begins a block text is left out with its text, which may also contain the fault.
 */
export function repairsOf(lines: readonly string[], at: number): readonly Repair[] {
  const line = lines[at] ?? "";
  const width = indentation(line);
  const next = nextContentLine(lines, at);
  const before = lines.findLastIndex((line, index) => index < at && isContent(line));
  const sibling = lines.findLastIndex((line, index) => index < at && isContent(line) && indentation(line) <= width);
  const header = lines.findLastIndex((line, index) => index < at && beginsText.test(line));
  const isInText = header !== -1 && endOfText(lines, header) > at;
  const parent = lines.findLastIndex((line, index) => index < at && isContent(line) && indentation(line) < width);
  const inner = Math.max(width + 1, indentation(lines[next] ?? ""));
  const after = lines.findIndex((line, index) => index > at && isContent(line) && indentation(line) < inner);
  const [tab = ""] = /^ *\t[ \t]*/.exec(line) ?? [];
  const widths = tab === "" ? [] : [indentation(lines[next] ?? ""), width, width + tab.split("\t").length * 2 - 2];
  return [
    ...widths.map((spaces) => ({
      lines: lines.with(at, " ".repeat(spaces) + line.slice(tab.length)),
      changed: new Set([at]),
    })),
    ...[...new Set([at, before, parent])].flatMap((index) => withColon(lines, index)),
    ...(/[{[]\s*$/.test(line) ? [without(lines, at, endOfFlow(lines, at))] : []),
    without(lines, at, endOfText(lines, at)),
    without(lines, before, endOfText(lines, before)),
    ...(isInText ? [without(lines, header, endOfText(lines, header))] : []),
    without(lines, sibling + 1, at),
    without(lines, sibling, at),
    without(lines, sibling, at + 1),
    without(lines, at, after === -1 ? lines.length : after),
    ...[sibling, next].filter((index) => index !== -1).map((index) => without(lines, index, endOfBlock(lines, index))),
  ];
}

/** The repair of a key without its colon: a word alone on a line. */
function withColon(lines: readonly string[], at: number): readonly Repair[] {
  const line = lines[at]?.trimEnd() ?? "";
  return /^\s*(?:- )?[^\s:#-][^\s:#]*$/.test(line)
    ? [{ lines: lines.with(at, `${line}:`), changed: new Set([at]) }]
    : [];
}

/** The next line of text that is not further in than a line. */
function endOfBlock(lines: readonly string[], at: number): number {
  const width = indentation(lines[at] ?? "");
  const end = lines.findIndex((line, index) => index > at && isContent(line) && indentation(line) <= width);
  return end === -1 ? lines.length : end;
}

/** A block text begins here, even if the space or the colon in front of its sign is missing. */
const beginsText = /(?:[:?-]\s+[|>][-+\d]*\s|[\s:][|>][-+\d]*\s*$)/;

/** The end of the block text that a line begins (YAML 1.2, section 8.1); the next line where it begins none. */
function endOfText(lines: readonly string[], at: number): number {
  const line = lines[at] ?? "";
  if (!beginsText.test(line)) return at + 1;
  const width = indentation(line);
  const end = lines.findIndex((other, index) => index > at && other.trim() !== "" && indentation(other) <= width);
  return end === -1 ? lines.length : end;
}

/** The line behind that of the bracket which closes what a line opens at its end. */
function endOfFlow(lines: readonly string[], at: number): number {
  const closing = lines.findIndex((line, index) => index > at && /^\s*[}\]]/.test(line));
  return closing === -1 ? lines.length : closing + 1;
}

function without(lines: readonly string[], from: number, to: number): Repair {
  const indexes = [...lines.keys()].slice(Math.max(from, 0), to);
  const changed = new Set(indexes);
  return { lines: lines.map((line, at) => (changed.has(at) ? "" : line)), changed };
}

/** The next line of text after another one; -1 when there is none. */
export function nextContentLine(lines: readonly string[], at: number): number {
  return lines.findIndex((line, index) => index > at && isContent(line));
}

function isContent(line: string): boolean {
  return /^\s*[^\s#]/.test(line);
}

/** The indentation of a line; a tab in place of spaces mostly stands for two of them. */
function indentation(line: string): number {
  return (/^[ \t]*/.exec(line)?.[0] ?? "").replaceAll("\t", "  ").length;
}
