/** Parses JSON with comments and trailing commas, like `tsconfig.json`; undefined if it is invalid. In linear time. */
export function parseJsonWithComments(text: string): unknown {
  try {
    return JSON.parse(withoutComments(text)) as unknown;
  } catch {
    return undefined;
  }
}

function withoutComments(text: string): string {
  const pieces: string[] = [];
  /** The last comma, while nothing but blanks and comments follows it. */
  let comma: number | undefined;
  for (let at = 0; at < text.length;) {
    const start = at;
    const character = text[at];
    if (character === '"') at = stringEnd(text, at);
    else if (text.startsWith("//", at)) at = endOf(text, "\n", at);
    else if (text.startsWith("/*", at)) at = endOf(text, "*/", at + 2);
    else at += 1;
    if (text.startsWith("//", start) || text.startsWith("/*", start)) continue;
    const piece = text.slice(start, at);
    if ((piece === "]" || piece === "}") && comma !== undefined) pieces[comma] = "";
    if (piece.trim() !== "") comma = piece === "," ? pieces.length : undefined;
    pieces.push(piece);
  }
  return pieces.join("");
}

function stringEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === '"') return at + 1;
  }
  return text.length;
}

function endOf(text: string, end: string, from: number): number {
  const found = text.indexOf(end, from);
  return found === -1 ? text.length : found + (end === "\n" ? 0 : end.length);
}
