import { isLineEnd, isMarker, skipBlanks, skipSpaces } from "./characters.js";
import { YamlFault } from "./events.js";

/** A literal or folded text: its value, where it ends, and where the line after it begins. */
export interface BlockScalar {
  readonly value: string;
  readonly end: number;
  readonly next: number;
}

interface Header {
  readonly isFolded: boolean;
  readonly chomp: "-" | "+" | "";
  readonly indent: number;
  /** Where the first line of the text begins. */
  readonly next: number;
}

/** Reads the text that begins with "|" or ">" at `start`; its lines are indented more than `parent`. YAML 1.2, section 8.1. */
export function readBlockScalar(text: string, start: number, parent: number): BlockScalar {
  const header = readHeader(text, start);
  const found = readLines(text, header, parent);
  const { lines, contentEnd, next } = found;
  const trailing = lines.length - contentEnd;
  const content = lines.slice(0, contentEnd);
  const end = found.ends[Math.max(contentEnd, 1) - 1] ?? header.next;
  if (content.length === 0) return { value: header.chomp === "+" ? "\n".repeat(trailing) : "", end, next };
  const value = header.isFolded ? fold(content) : content.join("\n");
  const tail = header.chomp === "-" ? "" : header.chomp === "+" ? "\n".repeat(trailing + 1) : "\n";
  return { value: value + tail, end, next };
}

function readHeader(text: string, start: number): Header {
  const isFolded = text.charAt(start) === ">";
  const match = /[|>](?:([1-9])([-+])?|([-+])([1-9])?)?/y;
  match.lastIndex = start;
  const [written = "", first, after, before, second] = match.exec(text) ?? [];
  const afterHeader = start + written.length;
  let at = skipBlanks(text, afterHeader);
  if (text.charAt(at) === "#" && at > afterHeader) at = endOfLine(text, at);
  if (!isLineEnd(text, at)) throw new YamlFault(at, `the header of a block text holds more than "${written}"`);
  const next = Math.min(endOfLine(text, at) + 1, text.length);
  return { isFolded, chomp: (after ?? before ?? "") as Header["chomp"], indent: Number(first ?? second ?? 0), next };
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end;
}

interface Lines {
  /** Without their indentation. */
  readonly lines: readonly string[];
  /** After each line, its end included. */
  readonly ends: readonly number[];
  /** How many lines are left when empty ones at the end are left out. */
  readonly contentEnd: number;
  readonly next: number;
}

function readLines(text: string, header: Header, parent: number): Lines {
  const lines: string[] = [];
  const ends: number[] = [];
  let indent = header.indent === 0 ? undefined : Math.max(parent, 0) + header.indent;
  let contentEnd = 0;
  let mostSpaces = 0;
  let at = header.next;
  while (at < text.length) {
    const end = endOfLine(text, at);
    const last = end > at && text.charCodeAt(end - 1) === 0x0d ? end - 1 : end;
    const spaces = Math.min(skipSpaces(text, at), last) - at;
    if (at + spaces < last) {
      if (spaces <= parent || (spaces === 0 && isMarker(text, at))) break;
      if (indent === undefined) {
        if (mostSpaces > spaces) throw new YamlFault(at, "empty lines before a block text are indented more than it");
        indent = spaces;
      }
      if (spaces < indent) break;
    } else mostSpaces = Math.max(mostSpaces, spaces);
    const line = indent === undefined ? "" : text.slice(Math.min(at + indent, last), last);
    // White space before the end of the text is no line of it.
    if (line === "" && end === text.length && lines.length > 0) {
      at = end;
      break;
    }
    lines.push(line);
    ends.push(Math.min(end + 1, text.length));
    if (line !== "") contentEnd = lines.length;
    at = Math.min(end + 1, text.length);
  }
  if (text.charCodeAt(skipSpaces(text, at)) === 0x09)
    throw new YamlFault(at, "tabs are not allowed as indentation", "indent with spaces");
  return { lines, ends, contentEnd, next: at };
}

/** Lines of a paragraph are one line; lines that are indented more stay as they are. */
function fold(lines: readonly string[]): string {
  const first = lines.findIndex((line) => line !== "");
  const parts: string[] = ["\n".repeat(first)];
  let separator = "";
  let wasIndented = false;
  for (const line of lines.slice(first)) {
    if (line.startsWith(" ") || line.startsWith("\t")) {
      if (separator === " ") separator = "\n";
      else if (!wasIndented && separator === "\n") separator = "\n\n";
      parts.push(separator, line);
      separator = "\n";
      wasIndented = true;
    } else if (line === "") {
      if (separator === "\n") parts.push("\n");
      else separator = "\n";
    } else {
      parts.push(separator, line);
      separator = " ";
      wasIndented = false;
    }
  }
  return parts.join("");
}
