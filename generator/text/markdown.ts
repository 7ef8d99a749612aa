/**
 * Returns a string of a spec as one line of Markdown that renders as exactly that string: emphasis, links, images,
 * table cells, HTML, formulas and headings have no effect, and invisible characters are escaped.
 */
export function markdownText(text: string): string {
  return (
    text
      .replace(/\s+/g, " ")
      .trim()
      .replace(unseen, (found) => `\\u{${found.codePointAt(0)?.toString(16) ?? ""}}`)
      .replace(read, "\\$&")
      // Services begin a formula with it, escaped or not.
      .replaceAll("$", "&#36;")
      .replace(/\bwww\./gi, (found) => `${found.slice(0, -1)}\\.`)
      .replace(/^[-+=]/, "\\$&")
      .replace(/^(\d+)([.)])(?=\s|$)/, "$1\\$2")
  );
}

/** A code span of a line. CommonMark 0.31, section 6.1: its fence is longer than every run of backticks in it. */
export function inBackticks(line: string): string {
  const longest = [...line.matchAll(/`+/g)].reduce((length, [run]) => Math.max(length, run.length), 0);
  const fence = "`".repeat(longest + 1);
  const padding = /^`|`$|^ .* $/.test(line) || line === "" ? " " : "";
  return `${fence}${padding}${line}${padding}${fence}`;
}

/**
 * Characters that Markdown may read: a colon before a blank, a line under a word's own letters, and braces that are not doubled
 * are text to all of its readers.
 */
const read = /[\\`*[\]<>#|~&!@]|:(?!\s|$)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|\{(?=[{%])/gu;

/** Controls, characters that change the direction, join others or cannot be seen, piled marks, and halves of surrogate pairs. */
const unseen =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\ufffe\uffff]|(?!(?<=\p{Emoji})[\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}|\p{M}(?<=\p{M}{6})/gu;
