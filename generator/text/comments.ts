/**
 * The text of a documentation comment, safe inside block comments: no comment end, no control, bidirectional or
 * zero-width character, and no JSDoc tag that the spec did not mean ("@" at the start of a line is kept as text).
 */
export function commentText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(unprintable, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .replaceAll("*/", "*\\/")
    .replaceAll("/*", "/\\*")
    .replace(/^([ \t]*)@/gm, "$1\\@")
    .trim();
}

// Control characters but tab and line feed; everything outside ASCII is written as an escape so that output is ASCII.
const unprintable = /[^\x20-\x7e\t\n]/g;

/** One line of a comment. */
export function commentLine(text: string): string {
  return commentText(text).replaceAll("\n", " ");
}

/** Breaks comment text into lines of at most `width` characters where spaces allow it; keeps the text's own lines. */
export function wrapComment(text: string, width: number): readonly string[] {
  return text.split("\n").flatMap((line) => {
    const [first = "", ...more] = wrapLine(line.trimEnd(), width);
    // An "@" that was inside a line must not become a tag where the line is broken.
    return [first, ...more.map((part) => part.replace(/^@/, "\\@"))];
  });
}

function wrapLine(line: string, width: number): readonly string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const space = rest.lastIndexOf(" ", width);
    const at = space > 0 ? space : rest.indexOf(" ", width);
    if (at === -1) break;
    lines.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at + 1).trimStart();
  }
  return [...lines, rest];
}
