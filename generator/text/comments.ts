/**
 * The text of a documentation comment, safe inside block comments: no comment end, nothing outside ASCII but as an
 * escape, and nothing that a tool would take for its own: no JSDoc tag or link that the spec did not mean, no note to
 * compilers and bundlers.
 */
export function commentText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(unprintable, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .replaceAll("*/", "*\\/")
    .replaceAll("/*", "/\\*")
    .replace(tagMark, "\\@")
    .replace(toolNote, "$&\\")
    .trim();
}

// Control characters but tab and line feed; everything outside ASCII is written as an escape so that output is ASCII.
const unprintable = /[^\x20-\x7e\t\n]/g;

/** An "@" that begins a tag, for TypeScript anywhere in a line; in an address like "a@b.example" it does not. */
const tagMark = /(?<![A-Za-z0-9.!#$%&'+=?^_|~-])@/g;

/**
 * "@internal" in any comment makes TypeScript omit a declaration, "#__PURE__" and "@__NO_SIDE_EFFECTS__" make bundlers
 * omit calls, and "# sourceMappingURL=" is an address that tools request.
 */
const toolNote = /@(?=internal)|[@#](?=__|\s*source(?:Mapping)?URL)/g;

/** One line of a comment. */
export function commentLine(text: string): string {
  return commentText(text).replaceAll("\n", " ");
}

/** Breaks comment text into lines of at most `width` characters where spaces allow it; keeps the text's own lines. */
export function wrapComment(text: string, width: number): readonly string[] {
  return text.split("\n").flatMap((line) => wrapLine(line.trimEnd(), width));
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
