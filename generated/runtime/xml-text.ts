import { isXmlChar, skipWhiteSpace } from "./xml-chars.js";
import { xmlSyntaxError, type XmlSyntaxError } from "./xml-errors.js";
import { scanName } from "./xml-names.js";

/** CR and CRLF become LF: section 2.11. */
export function normalizeLineEnds(text: string): string {
  return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
}

/** Whether there is nothing but white space in [from, to). */
export function isBlank(text: string, from: number, to: number): boolean {
  return skipWhiteSpace(text, from) >= to;
}

/** What the reference at `at` stands for: sections 4.1 and 4.6. It ends with the next ";". Only the five predefined entities exist. */
export function readReference(text: string, at: number): string {
  if (text.charCodeAt(at + 1) === 0x23) return readCharacterReference(text, at);
  const end = scanName(text, at + 1);
  if (end === at + 1 || text.charCodeAt(end) !== 0x3b) throw xmlSyntaxError("xml/invalid-reference", at);
  const name = text.slice(at + 1, end);
  switch (name) {
    case "lt":
      return "<";
    case "gt":
      return ">";
    case "amp":
      return "&";
    case "quot":
      return '"';
    case "apos":
      return "'";
  }
  throw xmlSyntaxError("xml/unknown-entity", at, name);
}

const characterReference = /&#(?:x([0-9A-Fa-f]+)|([0-9]+));/y;

function readCharacterReference(text: string, at: number): string {
  characterReference.lastIndex = at;
  const match = characterReference.exec(text);
  if (match === null) throw xmlSyntaxError("xml/invalid-reference", at);
  const codePoint = match[1] === undefined ? Number.parseInt(match[2] ?? "", 10) : Number.parseInt(match[1], 16);
  if (!isXmlChar(codePoint)) throw xmlSyntaxError("xml/invalid-character-reference", at, match[0]);
  return String.fromCodePoint(codePoint);
}

/**
 * The value of an attribute between its quotes: section 3.3.3, for type CDATA. Line ends, tabs and line feeds become spaces;
 * what a character reference brings in stays as it is.
 */
export function normalizeAttributeValue(text: string, from: number, to: number): string {
  const raw = text.slice(from, to);
  const value = new XmlTextBuilder();
  let at = 0;
  for (let end = raw.indexOf("&"); end >= 0; end = raw.indexOf("&", at)) {
    value.add(normalizeSpaces(raw.slice(at, end)));
    value.add(readReference(text, from + end));
    at = raw.indexOf(";", end) + 1;
  }
  value.add(normalizeSpaces(raw.slice(at)));
  return value.toString();
}

function normalizeSpaces(text: string): string {
  return text.replace(/\r\n?|[\t\n]/g, " ");
}

/** The error for a character that XML does not allow. */
export function illegalCharacter(text: string, at: number): XmlSyntaxError {
  const codePoint = text.codePointAt(at) ?? 0;
  return xmlSyntaxError("xml/illegal-character", at, `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`);
}

const piecesPerChunk = 1024;

/** Collects a text from pieces. Many small pieces are joined as they come, so that a long text is never a long list of bits. */
export class XmlTextBuilder {
  private pieces: string[] = [];
  private chunks: string[] = [];

  add(piece: string): void {
    if (piece === "") return;
    this.pieces.push(piece);
    if (this.pieces.length < piecesPerChunk) return;
    this.chunks.push(this.pieces.join(""));
    this.pieces = [];
  }

  get isEmpty(): boolean {
    return this.pieces.length === 0 && this.chunks.length === 0;
  }

  clear(): void {
    this.pieces = [];
    if (this.chunks.length > 0) this.chunks = [];
  }

  toString(): string {
    const rest = this.pieces.length === 1 ? (this.pieces[0] ?? "") : this.pieces.join("");
    return this.chunks.length === 0 ? rest : this.chunks.join("") + rest;
  }
}
