/** A position in a string for people: both count from 1, columns in UTF-16 code units. */
export interface LineColumn {
  readonly line: number;
  readonly column: number;
}

/**
 * Returns the position of an offset. CR, LF and CRLF each end one line; a byte order mark at the start takes no column.
 */
export function lineColumnAt(text: string, offset: number): LineColumn {
  return createLineFinder(text)(offset);
}

/** `lineColumnAt` for many offsets of one string: offsets in rising order cost one pass over the string in total. */
export function createLineFinder(text: string): (offset: number) => LineColumn {
  const first = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  let lines = createLineStarts(text, first);
  return (offset) => {
    const clamped = Math.max(first, Math.min(offset, text.length));
    if (clamped < lines.start) lines = createLineStarts(text, first);
    while (lines.nextStart <= clamped) lines.advance();
    return { line: lines.line, column: clamped - lines.start + 1 };
  };
}

/** A line of a string and the start of the next one; past the end if it is the last. */
interface LineStarts {
  line: number;
  start: number;
  /** The offset at which the next line starts. */
  nextStart: number;
  /** Goes to the next line. */
  advance(): void;
}

function createLineStarts(text: string, first: number): LineStarts {
  const beyond = text.length + 1;
  let lineFeed = first - 1;
  let carriageReturn = first - 1;

  // Each search continues at the end of the previous one of its kind, so that neither reads the string twice.
  function nextLineStart(from: number): number {
    if (lineFeed < from) lineFeed = find("\n", from);
    if (carriageReturn < from) carriageReturn = find("\r", from);
    if (carriageReturn + 1 === lineFeed) return lineFeed + 1;
    return Math.min(lineFeed, carriageReturn) + 1;
  }

  function find(character: string, from: number): number {
    const found = text.indexOf(character, from);
    return found < 0 ? beyond : found;
  }

  return {
    line: 1,
    start: first,
    nextStart: nextLineStart(first),
    advance() {
      this.line++;
      this.start = this.nextStart;
      this.nextStart = nextLineStart(this.start);
    },
  };
}
