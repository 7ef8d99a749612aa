/** A place in a text for people: both count from 1, columns in UTF-16 code units. */
export interface LineColumn {
  readonly line: number;
  readonly column: number;
}

/** The place of an offset. CR, LF and CRLF each end one line; a byte order mark at the start takes no column. */
export function lineColumnAt(text: string, offset: number): LineColumn {
  return createLineFinder(text)(offset);
}

/** `lineColumnAt` for many offsets of one text: offsets in rising order cost one pass over the text in all. */
export function createLineFinder(text: string): (offset: number) => LineColumn {
  const first = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const hasCarriageReturn = text.includes("\r");
  let line = 1;
  let lineStart = first;

  function nextLineStart(from: number): number {
    const lineFeed = text.indexOf("\n", from) + 1 || text.length + 1;
    if (!hasCarriageReturn) return lineFeed;
    for (let at = from; at < lineFeed - 1; at++) {
      if (text.charCodeAt(at) === 0x0d) return at + 2 === lineFeed ? lineFeed : at + 1;
    }
    return lineFeed;
  }

  return (offset) => {
    const place = Math.max(first, Math.min(offset, text.length));
    if (place < lineStart) {
      line = 1;
      lineStart = first;
    }
    for (let next = nextLineStart(lineStart); next <= place; next = nextLineStart(lineStart)) {
      line++;
      lineStart = next;
    }
    return { line, column: place - lineStart + 1 };
  };
}
