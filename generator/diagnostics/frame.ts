import { lineStartsOf, type SourceLocation, type SourceFile } from "./origin.js";
import { withoutCredentials } from "../text/credentials.js";
import { visible } from "../text/visible.js";

/** Maximum number of shown characters of a long line in a message. */
const widest = 110;

/**
 * Returns the lines around a source location: the one before, the line itself, and marks below the location. Empty for
 * an empty file, and for a file whose content is withheld. Tabs stay tabs in all three lines, so that the marks are
 * aligned.
 */
export function sourceFrame(textPlace: SourceLocation): readonly string[] {
  const { file } = textPlace;
  if (file.isWithheld === true || file.text === "") return [];
  const { text, offset } = lineWindow(sourceLine(file, textPlace.line), textPlace.column - 1);
  const start = textPlace.column - 1 - offset;
  const length = Math.max(1, Math.min(textPlace.range.end - textPlace.range.start, text.length - start));
  const padding = text.slice(0, start).replace(/[^\t]/g, " ");
  const gutter = Math.max(5, String(textPlace.line).length + 2);
  const frame = [
    `${String(textPlace.line).padStart(gutter)} | ${visible(text)}`,
    `${"".padStart(gutter)} | ${padding}${"^".repeat(length)}`,
  ];
  if (textPlace.line === 1) return frame;
  const before = lineWindow(sourceLine(file, textPlace.line - 1), 0).text;
  return [`${String(textPlace.line - 1).padStart(gutter)} | ${visible(before)}`.trimEnd(), ...frame];
}

/** Returns a line of a file, from 1, without its end. */
export function sourceLine(file: SourceFile, line: number): string {
  const starts = lineStartsOf(file);
  const start = starts[line - 1] ?? 0;
  const end = (starts[line] ?? file.text.length + 1) - 1;
  return file.text.slice(start, file.text[end - 1] === "\r" ? end - 1 : end);
}

/** An address may begin before the shown part of a line, and end after it. */
const around = 1_000;

/** Returns the part of a line around a column, with marks where it was cut; `offset` is the number of columns removed on the left. */
export function lineWindow(
  line: string,
  column: number,
  width = widest,
): { readonly text: string; readonly offset: number } {
  if (line.length <= width) return { text: line, offset: 0 };
  const from = Math.max(0, Math.min(column - Math.floor(width / 3), line.length - width));
  const to = from + width;
  const wide = Math.max(0, from - around);
  const text = withoutCredentials(line.slice(wide, to + around)).slice(from - wide, to - wide);
  const left = from > 0 ? `…${text.slice(1)}` : text;
  return { text: to < line.length ? `${left}…` : left, offset: from };
}
