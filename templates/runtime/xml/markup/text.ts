import { isXmlChar, skipWhiteSpace } from "../../base/xml-chars.js";
import { xmlSyntaxError, type XmlSyntaxError } from "../errors.js";
import { scanName } from "../../base/xml-names.js";

/** CR and CRLF become LF: section 2.11. */
export function normalizeLineEnds(text: string): string {
  return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
}

/** True when there is nothing but white space in [from, to). */
export function isBlankBetween(text: string, from: number, to: number): boolean {
  return skipWhiteSpace(text, from) >= to;
}

/**
 * The text that the reference at `at` stands for: sections 4.1 and 4.6. It ends with the next ";". Only the five
 * predefined entities exist.
 */
export function readReference(text: string, at: number): string {
  switch (text.charCodeAt(at + 1)) {
    case 0x23:
      return readCharacterReference(text, at);
    case 0x6c:
      return text.slice(at + 2, at + 4) === "t;" ? "<" : refuseReference(text, at);
    case 0x67:
      return text.slice(at + 2, at + 4) === "t;" ? ">" : refuseReference(text, at);
    case 0x71:
      return text.slice(at + 2, at + 6) === "uot;" ? '"' : refuseReference(text, at);
    case 0x61:
      if (text.slice(at + 2, at + 5) === "mp;") return "&";
      return text.slice(at + 2, at + 6) === "pos;" ? "'" : refuseReference(text, at);
  }
  return refuseReference(text, at);
}

function refuseReference(text: string, at: number): never {
  const end = scanName(text, at + 1);
  if (end === at + 1 || text.charCodeAt(end) !== 0x3b) throw xmlSyntaxError("xml/invalid-reference", at);
  throw xmlSyntaxError("xml/unknown-entity", at, text.slice(at + 1, end));
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

const piecesPerRun = 64;
const runsPerChunk = 1024;

/**
 * Collects a text from pieces. A few are simply added up; of many, runs and then chunks are laid out in one piece as they come,
 * so that a long text never is a tree of millions of bits.
 */
export class XmlTextBuilder {
  private run = "";
  private piecesInRun = 0;
  private runs: string[] = [];
  private chunks: string[] = [];

  add(piece: string): void {
    this.run += piece;
    if (++this.piecesInRun === piecesPerRun) this.endRun();
  }

  get isEmpty(): boolean {
    return this.run === "" && this.runs.length === 0 && this.chunks.length === 0;
  }

  clear(): void {
    this.run = "";
    this.piecesInRun = 0;
    if (this.runs.length > 0) this.runs = [];
    if (this.chunks.length > 0) this.chunks = [];
  }

  toString(): string {
    if (this.runs.length === 0 && this.chunks.length === 0) return this.run;
    return this.chunks.join("") + this.runs.join("") + this.run;
  }

  private endRun(): void {
    if (this.run !== "") this.runs.push(this.run);
    this.run = "";
    this.piecesInRun = 0;
    if (this.runs.length < runsPerChunk) return;
    this.chunks.push(this.runs.join(""));
    this.runs = [];
  }
}
