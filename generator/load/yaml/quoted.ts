import { isMarker, skipBlanks, skipSpaces, trimBlanks } from "./characters.js";
import { YamlFault } from "./events.js";

/** A text in quotes, with the offset after its closing quote. Lines that go on are indented more than `parent`. */
export interface Quoted {
  readonly value: string;
  readonly end: number;
  readonly isOneLine: boolean;
}

export function readQuoted(text: string, start: number, parent: number): Quoted {
  const isDouble = text.charCodeAt(start) === 0x22;
  const close = isDouble ? closingDouble(text, start) : closingSingle(text, start);
  if (close === -1) throw new YamlFault(start, `a closing ${isDouble ? '"' : "'"} is missing`);
  const inside = text.slice(start + 1, close);
  const isOneLine = !inside.includes("\n");
  if (!isOneLine) checkIndentation(text, start, close, parent);
  const value = isDouble ? doubleValue(inside, start + 1) : singleValue(inside);
  return { value, end: close + 1, isOneLine };
}

function closingDouble(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    if (!isEscaped(text, at)) return at;
  }
  return -1;
}

/** Whether an odd number of backslashes stands before. */
function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text.charCodeAt(at - 1 - slashes) === 0x5c) slashes++;
  return slashes % 2 === 1;
}

function closingSingle(text: string, start: number): number {
  let at = text.indexOf("'", start + 1);
  while (at !== -1 && text.charCodeAt(at + 1) === 0x27) at = text.indexOf("'", at + 2);
  return at;
}

function checkIndentation(text: string, start: number, close: number, parent: number): void {
  for (let at = text.indexOf("\n", start); at !== -1 && at < close; at = text.indexOf("\n", at + 1)) {
    const spaces = skipSpaces(text, at + 1);
    const content = skipBlanks(text, at + 1);
    const isEmpty = /[\r\n]/.test(text.charAt(content));
    if (isMarker(text, at + 1) || (!isEmpty && spaces - at - 1 <= parent))
      throw new YamlFault(content, "a text in quotes goes on with too little indentation", "indent it more");
  }
}

/** YAML 1.2, section 7.3.2: a doubled quote is one, line ends are folded. */
function singleValue(inside: string): string {
  const lines = inside.split("\n");
  const folded = lines.length === 1 ? inside : foldLines(lines.map((line, at) => trimLine(line, at, lines.length)));
  return folded.includes("'") ? folded.replaceAll("''", "'") : folded;
}

/** YAML 1.2, section 7.3.1. */
function doubleValue(inside: string, start: number): string {
  if (!inside.includes("\n")) return withEscapes(inside, start);
  const lines: string[] = [];
  const written = inside.split("\n");
  let isJoined = false;
  for (const [at, line] of written.entries()) {
    const trimmed = trimLine(line, at, written.length);
    const isEscapedEnd = at < written.length - 1 && isEscaped(trimmed, trimmed.length);
    // What folding takes away at the end of a line may be escaped, and so may the end itself.
    const isBlankEscaped = isEscapedEnd && !/\\\r?$/.test(line);
    const endsEscaped = isEscapedEnd && !isBlankEscaped;
    if (isJoined && trimmed === "")
      throw new YamlFault(start, "an empty line follows an escaped end of a line", "write the text on one line");
    const part = endsEscaped ? trimmed.slice(0, -1) : isBlankEscaped ? trimmed + escapedBlank(line) : trimmed;
    if (isJoined) lines.push((lines.pop() ?? "") + part);
    else lines.push(part);
    isJoined = endsEscaped;
  }
  return foldLines(lines.map((line) => withEscapes(line, start)));
}

/** What stands after the backslash that ends a line but for white space. */
function escapedBlank(line: string): string {
  return /\\\t[ \t]*\r?$/.test(line) ? "\t" : " ";
}

function trimLine(line: string, at: number, count: number): string {
  const whole = at < count - 1 && line.endsWith("\r") ? line.slice(0, -1) : line;
  return trimBlanks(whole, { start: at > 0, end: at < count - 1 });
}

/** One line end is a space, each further one is kept. */
function foldLines(lines: readonly string[]): string {
  const parts: string[] = [lines[0] ?? ""];
  let breaks = 1;
  for (const [at, line] of lines.entries()) {
    if (at === 0) continue;
    if (line === "" && at < lines.length - 1) breaks++;
    else {
      parts.push(breaks === 1 ? " " : "\n".repeat(breaks - 1), line);
      breaks = 1;
    }
  }
  return parts.join("");
}

const escape = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([^]|$))/g;

/** YAML 1.2, section 5.7. */
const escapes: ReadonlyMap<string, string> = new Map([
  ["0", "\0"], ["a", "\x07"], ["b", "\b"], ["e", "\x1b"], ["f", "\f"], ["n", "\n"], ["r", "\r"], ["t", "\t"],
  ["v", "\v"], ["N", "\u0085"], ["_", "\u00a0"], ["L", "\u2028"], ["P", "\u2029"], [" ", " "], ['"', '"'], ["/", "/"],
  ["\\", "\\"], ["\t", "\t"],
]); // prettier-ignore

function withEscapes(text: string, start: number): string {
  if (!text.includes("\\")) return text;
  return text.replace(escape, (_, x?: string, u?: string, long?: string, other?: string) => {
    const digits = x ?? u ?? long;
    const code = digits === undefined ? -1 : Number.parseInt(digits, 16);
    if (code >= 0 && code <= 0x10ffff) return String.fromCodePoint(code);
    const known = other === undefined ? undefined : escapes.get(other);
    if (known === undefined)
      throw new YamlFault(start, "a backslash begins no known escape", "write \\\\ for a backslash");
    return known;
  });
}
