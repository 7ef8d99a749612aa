import { isBlankOrEnd, isColon, isFlowIndicator, isLineEnd, isMarker, skipBlanks, skipSpaces } from "./characters.js";
import { YamlFault } from "./events.js";

/** Where a text is found in: inside of brackets, and how far the block around it is indented. */
export interface PlainPlace {
  readonly inFlow: boolean;
  readonly parent: number;
}

/** Whether a plain text may begin here (YAML 1.2, ns-plain-first). */
export function beginsPlain(text: string, at: number, inFlow: boolean): boolean {
  const code = text.charCodeAt(at);
  if (code === 0x2d || code === 0x3f || code === 0x3a) {
    const next = text.charCodeAt(at + 1);
    return !isBlankOrEnd(next) && !(inFlow && isFlowIndicator(next));
  }
  return !isBlankOrEnd(code) && !",[]{}#&*!|>'\"%@`".includes(text.charAt(at));
}

/** Where the part of a plain text on this line ends, blanks before a comment or the end of the line left out. */
export function endOfPlainLine(text: string, start: number, inFlow: boolean): number {
  let end = start;
  for (let at = start; ; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x20 || code === 0x09) continue;
    if (code === 0x0a || Number.isNaN(code) || (code === 0x0d && isLineEnd(text, at))) return end;
    if (code === 0x3a && isColon(text, at, inFlow)) return end;
    if (code === 0x23 && at > end) return end;
    if (inFlow && isFlowIndicator(code)) return end;
    end = at + 1;
  }
}

/** A plain text that goes on over lines, unfolded, from the end of its first part. */
export function unfoldPlain(
  text: string,
  start: number,
  firstEnd: number,
  { inFlow, parent }: PlainPlace,
): { readonly value: string; readonly end: number } {
  let value = text.slice(start, firstEnd);
  let end = firstEnd;
  for (;;) {
    const next = nextLineOf(text, end, inFlow, parent);
    if (next === undefined) return { value, end };
    const nextEnd = endOfPlainLine(text, next.at, inFlow);
    if (!inFlow && isColon(text, skipBlanks(text, nextEnd), false))
      throw new YamlFault(next.at, "implicit keys need to be on a single line");
    value += (next.breaks === 1 ? " " : "\n".repeat(next.breaks - 1)) + text.slice(next.at, nextEnd);
    end = nextEnd;
  }
}

/** Where a plain text goes on after the end of a line. */
function nextLineOf(
  text: string,
  end: number,
  inFlow: boolean,
  parent: number,
): { readonly at: number; readonly breaks: number } | undefined {
  let at = skipBlanks(text, end);
  let breaks = 0;
  let lineStart = at;
  while (at < text.length && isLineEnd(text, at)) {
    at += text.charCodeAt(at) === 0x0d ? 2 : 1;
    lineStart = at;
    at = skipBlanks(text, at);
    // A tab does not indent, not even an empty line.
    if (isLineEnd(text, at) && at > skipSpaces(text, lineStart) && skipSpaces(text, lineStart) - lineStart <= parent)
      return undefined;
    breaks++;
  }
  const code = text.charCodeAt(at);
  if (breaks === 0 || at >= text.length || code === 0x23 || isMarker(text, lineStart)) return undefined;
  if (skipSpaces(text, lineStart) - lineStart <= parent) return undefined;
  if (inFlow && (isFlowIndicator(code) || isColon(text, at, true))) return undefined;
  return { at, breaks };
}
