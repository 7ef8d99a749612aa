/**
 * Text of a payload, made fit for a message: in double quotes, cut to `longest` characters, with control and format
 * characters and lone surrogates escaped, since they could disguise a message in a terminal or a log.
 */
export function quoted(text: string, longest: number = 80): string {
  const cut = text.length > longest ? `${text.slice(0, longest)}...` : text;
  return `"${cut.replace(/[\p{C}\u2028\u2029]/gu, (found) => `\\u{${(found.codePointAt(0) ?? 0).toString(16)}}`)}"`;
}

/** The same without the quotes. */
export function safeText(text: string, longest: number): string {
  return quoted(text, longest).slice(1, -1);
}
