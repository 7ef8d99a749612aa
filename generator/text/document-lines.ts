/** An XML document in lines, with indented elements. Elements with text stay on their line, with all that they contain. */
export function documentLines(document: string): string {
  const tokens = document.match(/<(?:[^"<>]|"[^"]*")*>|[^<]+/g) ?? [];
  // A document that was cut.
  if (tokens.join("") !== document) return document;
  const kinds = tokens.map(tokenKind);
  const withText = elementsWithText(kinds);
  const lines: string[] = [];
  let depth = 0;
  let lineDepth = Infinity;
  for (const [index, token] of tokens.entries()) {
    const kind = kinds[index];
    if (kind === "end") depth -= 1;
    const isOnLine = depth > lineDepth || (kind === "end" && (depth === lineDepth || kinds[index - 1] === "start"));
    lines.push(isOnLine ? `${lines.pop() ?? ""}${token}` : "  ".repeat(Math.max(0, depth)) + token);
    if (depth === lineDepth) lineDepth = Infinity;
    if (kind !== "start") continue;
    if (withText.has(index)) lineDepth = Math.min(lineDepth, depth);
    depth += 1;
  }
  return lines.join("\n");
}

/** The positions of the start tags of elements that contain text. */
function elementsWithText(kinds: readonly (TokenKind | undefined)[]): ReadonlySet<number> {
  const found = new Set<number>();
  const open: number[] = [];
  for (const [index, kind] of kinds.entries()) {
    if (kind === "start") open.push(index);
    if (kind === "end") open.pop();
    if (kind === "text") found.add(open.at(-1) ?? -1);
  }
  return found;
}

type TokenKind = "text" | "end" | "empty" | "start";

function tokenKind(token: string): TokenKind {
  if (!token.startsWith("<")) return "text";
  if (token.startsWith("</")) return "end";
  return token.endsWith("/>") || /^<[?!]/.test(token) ? "empty" : "start";
}
