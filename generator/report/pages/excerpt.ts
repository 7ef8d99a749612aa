import { lineWindow, sourceLine } from "../../diagnostics/frame.js";
import {
  lineStartsOf,
  positionAt,
  rangeOf,
  writtenOrigin,
  type Origin,
  type SourceFile,
} from "../../diagnostics/origin.js";
import type { Change } from "../../compare/change.js";
import { elementEnd } from "./element-end.js";
import { lineRows } from "./line-rows.js";
import { markedParts, type MarkedColumns } from "./marked-columns.js";

/** The lines around a change in both versions, side by side. */
export interface Excerpt {
  /** Undefined if the older version has no location. */
  readonly before?: ExcerptFile;
  /** Undefined if the newer version has no location. */
  readonly after?: ExcerptFile;
  readonly rows: readonly ExcerptRow[];
  /** The number of changed lines that are left out. */
  readonly omitted: number;
}

/** A side of an excerpt: the file, and the first line of the change. */
export interface ExcerptFile {
  readonly file: SourceFile;
  /** From 1. */
  readonly line: number;
}

/** A row of an excerpt. */
export interface ExcerptRow {
  /** Undefined for a line that only the newer version has. */
  readonly before?: ExcerptLine;
  /** Undefined for a line that only the older version has. */
  readonly after?: ExcerptLine;
  readonly isSame: boolean;
  /** True if lines between this row and the one above are left out. */
  readonly isAfterGap: boolean;
}

/** A line of a file, in which the edit is marked. */
export interface ExcerptLine {
  /** From 1. */
  readonly number: number;
  /** The part before the mark. */
  readonly start: string;
  /** The edit; empty for a line without a mark. */
  readonly marked: string;
  /** The part after the mark. */
  readonly end: string;
}

/** Lines above and below a change. */
const context = 3;

/** Maximum number of rows in an excerpt. */
const maxRows = 24;

/** Maximum number of lines of a changed value that are compared. */
const maxLines = 2_000;

/** Maximum number of characters of a line. */
const maxWidth = 240;

/** Lines of a file that are compared, from 1, the end included. */
interface Span {
  readonly file: SourceFile;
  /** The first line. */
  readonly from: number;
  /** The last line. */
  readonly to: number;
  /** The lines of the change; undefined in a version that has only the object around it. */
  readonly change?: { readonly first: number; readonly last: number };
  /** The columns of a change on one line, from 0. */
  readonly columns?: MarkedColumns;
  /** The first line of the location; undefined in a version without one. */
  readonly line?: number;
}

/** The lines around a change; undefined for a change without a location. */
export function excerptOf(change: ChangePlaces): Excerpt | undefined {
  const [older, newer, rows] = comparedLines(change);
  const shown = shownRows(rows, older, newer);
  if (shown.length === 0) return undefined;
  const indents = indentsOf(shown, older, newer);
  const isShown = new Set(shown);
  return {
    ...(older?.line !== undefined && { before: { file: older.file, line: older.line } }),
    ...(newer?.line !== undefined && { after: { file: newer.file, line: newer.line } }),
    rows: shown.map((row, position) => ({
      ...excerptLines(row, older, newer, indents),
      isSame: row.isSame,
      isAfterGap: position > 0 && shown[position - 1]!.index !== row.index - 1,
    })),
    omitted: rows.filter((row) => isEdit(row, older, newer) && !isShown.has(row)).length,
  };
}

/** The locations of a change. */
type ChangePlaces = Pick<Change, "before" | "after" | "nearest">;

type Compared = readonly [older: Span | undefined, newer: Span | undefined, rows: readonly AlignedRow[]];

/** The location of a change in an XSD is a tag: if the tags are equal, the edit is inside of their elements. */
function comparedLines(change: ChangePlaces, isWhole = false): Compared {
  const { before, after, nearest } = change;
  const older = before ? spanOf(before, after) : nearest && spanBelow(nearest);
  const newer = after ? spanOf(after, before) : nearest && spanBelow(nearest);
  const rows = alignedRows(older, newer);
  if (isWhole || rows.some((row) => isEdit(row, older, newer))) return [older, newer, rows];
  const whole = { before: before && wholeElement(before), after: after && wholeElement(after) };
  return comparedLines({ ...change, ...whole }, true);
}

function wholeElement(origin: Origin): Origin {
  if (origin.kind === "pointer" || origin.file.language !== "xml") return origin;
  const { kind, file, start } = origin;
  return { kind, file, start, end: elementEnd(file.text, start) };
}

/** The lines of one version of a change. The other version may have only the object around it: then that is compared. */
function spanOf(origin: Origin, other: Origin | undefined): Span {
  const written = writtenOrigin(origin);
  const { file } = written;
  const { line, column, last, endColumn } = linesOf(file, rangeOf(written));
  const limits = limitsOf(written);
  const otherPointer = other && pointerOf(other);
  const holder = isInside(pointerOf(written), otherPointer)
    ? linesOf(file, file.locate(otherPointer ?? "", "value"))
    : undefined;
  const isComparable = holder !== undefined && holder.last - holder.line < maxLines;
  const isHolder = isInside(otherPointer, pointerOf(written));
  return {
    file,
    line,
    from: Math.max(limits.from, Math.min(line - context, isComparable ? holder.line : line)),
    to: Math.min(limits.to, Math.max(last + context, isComparable ? holder.last : last), line + maxLines),
    ...(!isHolder && { change: { first: line, last: Math.min(last, line + maxLines) } }),
    ...(last === line && { columns: [column - 1, endColumn - 1] as const }),
  };
}

function pointerOf(origin: Origin): string | undefined {
  const written = writtenOrigin(origin);
  return written.kind === "pointer" ? written.pointer : undefined;
}

/** True if a pointer is below another one. */
function isInside(pointer: string | undefined, holder: string | undefined): boolean {
  return pointer !== undefined && holder !== undefined && pointer.startsWith(`${holder}/`);
}

function linesOf(
  file: SourceFile,
  { start, end }: { readonly start: number; readonly end: number },
): { readonly line: number; readonly column: number; readonly last: number; readonly endColumn: number } {
  const starts = lineStartsOf(file);
  const first = positionAt(starts, start);
  const final = positionAt(starts, Math.max(start, end));
  // The range of a block ends at the start of the line below it.
  const isAtStart = final.column === 1 && final.line > first.line;
  return {
    ...first,
    last: isAtStart ? final.line - 1 : final.line,
    endColumn: isAtStart ? first.column : final.column,
  };
}

/** The lines that may be shown: of a referenced document, those of the object around the change. */
function limitsOf(origin: Origin): { readonly from: number; readonly to: number } {
  const { file } = origin;
  const count = lineCount(file);
  if (file.isWithheld !== true || origin.kind === "offset") return { from: 1, to: count };
  const holder = origin.pointer.slice(0, Math.max(0, origin.pointer.lastIndexOf("/")));
  const { line, last } = linesOf(file, file.locate(holder, "value"));
  return { from: line, to: last };
}

/** The number of lines; a line feed at the end begins no line. */
function lineCount(file: SourceFile): number {
  const starts = lineStartsOf(file);
  return starts.at(-1) === file.text.length ? Math.max(1, starts.length - 1) : starts.length;
}

/** The lines around the location that a part has only in the other version. */
function spanBelow(origin: Origin): Span {
  const { file } = origin;
  const count = lineCount(file);
  const { line } = linesOf(file, rangeOf(origin));
  const isHidden = file.isWithheld === true && file.language !== "xml";
  return {
    file,
    from: isHidden ? line + 1 : Math.max(1, line - context),
    to: isHidden ? line : Math.min(count, line + 1 + context),
  };
}

/** A row of lines from 1, with its position among all rows. */
interface AlignedRow {
  /** From 0. */
  readonly index: number;
  /** Undefined for a line that only the newer version has. */
  readonly before?: number;
  /** Undefined for a line that only the older version has. */
  readonly after?: number;
  readonly isSame: boolean;
}

function alignedRows(older: Span | undefined, newer: Span | undefined): readonly AlignedRow[] {
  const isMoved = older?.change !== undefined && newer?.change !== undefined;
  const rows = lineRows(linesIn(older, isMoved), linesIn(newer, isMoved)).map(({ before, after, isSame }) => ({
    ...(before !== undefined && older && { before: before + older.from }),
    ...(after !== undefined && newer && { after: after + newer.from }),
    isSame,
  }));
  return rows.map((row, index) => ({ ...row, index }));
}

/** True for a differing row of the change. The line above a value may have its name. */
function isEdit({ before, after, isSame }: AlignedRow, older: Span | undefined, newer: Span | undefined): boolean {
  return !isSame && (isChanged(before, older) || isChanged(after, newer));
}

function isChanged(line: number | undefined, span: Span | undefined): boolean {
  if (line === undefined || span?.change === undefined) return false;
  return line >= span.change.first - 1 && line <= span.change.last;
}

/** The lines of a span; if the change may have moved, with indentation that starts at the change. */
function linesIn(span: Span | undefined, isMoved: boolean): readonly string[] {
  if (span === undefined) return [];
  const lines = Array.from({ length: Math.max(0, span.to - span.from + 1) }, (_, at) =>
    sourceLine(span.file, span.from + at),
  );
  if (!isMoved) return lines;
  const start = indentOf(sourceLine(span.file, span.change?.first ?? span.from));
  return lines.map((line) => `${indentOf(line) - start} ${line.trimStart()}`);
}

function indentOf(line: string): number {
  return Math.max(0, line.search(/[^ ]/));
}

/** Rows of the edit with equal ones around them; if no row differs, those at the location. */
function shownRows(
  rows: readonly AlignedRow[],
  older: Span | undefined,
  newer: Span | undefined,
): readonly AlignedRow[] {
  const isStart = ({ before, after }: AlignedRow): boolean =>
    (before !== undefined && before === older?.change?.first) ||
    (after !== undefined && after === newer?.change?.first);
  const edits = rows.filter((row) => isEdit(row, older, newer));
  const near = new Set(edits.length > 0 ? edits : rows.filter(isStart));
  for (const { index } of [...near])
    for (const step of [-1, 1])
      for (let at = index + step; Math.abs(at - index) <= context && rows[at]?.isSame === true; at += step)
        near.add(rows[at]!);
  return rows.filter((row) => near.has(row)).slice(0, maxRows);
}

function excerptLines(
  { before, after, isSame }: AlignedRow,
  older: Span | undefined,
  newer: Span | undefined,
  [oldIndent, newIndent]: readonly [number, number],
): Pick<ExcerptRow, "before" | "after"> {
  const [old, now] = [lineAt(before, older), lineAt(after, newer)];
  const marks =
    !isSame && old !== undefined && now !== undefined
      ? markedParts(old, now)
      : { before: columnsAt(before, older), after: columnsAt(after, newer) };
  return {
    ...(before !== undefined && old !== undefined && { before: excerptLine(before, old, oldIndent, marks.before) }),
    ...(after !== undefined && now !== undefined && { after: excerptLine(after, now, newIndent, marks.after) }),
  };
}

function lineAt(line: number | undefined, span: Span | undefined): string | undefined {
  return line === undefined || span === undefined ? undefined : sourceLine(span.file, line);
}

function columnsAt(line: number | undefined, span: Span | undefined): MarkedColumns | undefined {
  return line !== undefined && line === span?.change?.first ? span.columns : undefined;
}

/** The number of blanks that all shown lines begin with, in each version. */
function indentsOf(
  rows: readonly AlignedRow[],
  older: Span | undefined,
  newer: Span | undefined,
): readonly [number, number] {
  const indents = (lines: readonly (string | undefined)[]): readonly number[] =>
    lines.flatMap((line) => (line === undefined || line.trim() === "" ? [] : [indentOf(line)]));
  const before = indents(rows.map((row) => lineAt(row.before, older)));
  const after = indents(rows.map((row) => lineAt(row.after, newer)));
  const isMoved = older?.change !== undefined && newer?.change !== undefined;
  const least = (found: readonly number[]): number => Math.min(...(found.length === 0 ? [0] : found));
  return isMoved ? [least(before), least(after)] : [least([...before, ...after]), least([...before, ...after])];
}

function excerptLine(
  number: number,
  line: string,
  indent: number,
  [start, end]: MarkedColumns = [indent, indent],
): ExcerptLine {
  const { text, offset } = lineWindow(line.slice(indent), Math.max(0, start - indent), maxWidth);
  const from = Math.max(0, start - indent - offset);
  const to = Math.max(from, Math.min(end - indent - offset, text.length));
  return { number, start: text.slice(0, from), marked: text.slice(from, to), end: text.slice(to) };
}
