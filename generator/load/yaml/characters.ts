/** Space, tab, the ends of lines and of the text: what may stand after an indicator. */
export function isBlankOrEnd(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d || Number.isNaN(code);
}

/** "," and brackets: what ends a plain text inside of brackets. */
export function isFlowIndicator(code: number): boolean {
  return code === 0x2c || code === 0x5b || code === 0x5d || code === 0x7b || code === 0x7d;
}

/** The offset of the next character that is neither space nor tab. */
export function skipBlanks(text: string, start: number): number {
  let at = start;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x09) return at;
    at++;
  }
}

/** Where the spaces that begin at `start` end. */
export function skipSpaces(text: string, start: number): number {
  let at = start;
  while (text.charCodeAt(at) === 0x20) at++;
  return at;
}

/** Whether a line, or the text, ends here. */
export function isLineEnd(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 0x0a || Number.isNaN(code) || (code === 0x0d && text.charCodeAt(at + 1) === 0x0a);
}

/** Whether "---" or "..." stands alone at the beginning of this line. */
export function isMarker(text: string, lineStart: number): boolean {
  const code = text.charCodeAt(lineStart);
  if (code !== 0x2d && code !== 0x2e) return false;
  return (
    text.charCodeAt(lineStart + 1) === code &&
    text.charCodeAt(lineStart + 2) === code &&
    isBlankOrEnd(text.charCodeAt(lineStart + 3))
  );
}

/** Whether the ":" between a key and its value stands here. */
export function isColon(text: string, at: number, inFlow: boolean): boolean {
  if (text.charCodeAt(at) !== 0x3a) return false;
  const next = text.charCodeAt(at + 1);
  return isBlankOrEnd(next) || (inFlow && isFlowIndicator(next));
}

/** A text without spaces and tabs at its beginning, its end or both. */
export function trimBlanks(text: string, ends: { readonly start: boolean; readonly end: boolean }): string {
  let end = text.length;
  while (ends.end && end > 0 && (text.charCodeAt(end - 1) === 0x20 || text.charCodeAt(end - 1) === 0x09)) end--;
  const start = ends.start ? Math.min(skipBlanks(text, 0), end) : 0;
  return text.slice(start, end);
}
