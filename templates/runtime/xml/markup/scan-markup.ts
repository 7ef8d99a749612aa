import { lineColumnAt } from "../../base/line-column.js";
import { findIllegalXmlChar, isWhiteSpace, skipWhiteSpace } from "../../base/xml-chars.js";
import { greaterThan } from "./delimiters.js";
import { startsDeclaration } from "./declaration.js";
import { xmlSyntaxError, type XmlSyntaxError } from "../errors.js";
import type { XmlNameTable } from "./name-table.js";
import { illegalCharacter } from "./text.js";

/** Sections 2.5 to 2.7: the parts of a document that end with a fixed mark. `at` is always the "<". */

/** Checks the comment at `at`; returns the offset after its "-->". */
export function scanComment(text: string, at: number): number {
  const dashes = text.indexOf("--", at + 4);
  const end = dashes < 0 ? text.length : dashes;
  checkCharacters(text, at + 4, end);
  if (dashes < 0) throw unended(text, at, end, "a comment");
  if (text.charCodeAt(end + 2) === 0x3e) return end + 3;
  if (end + 2 === text.length) throw unended(text, at, end + 2, "a comment");
  throw xmlSyntaxError("xml/double-hyphen-in-comment", end);
}

/** Checks the CDATA section at `at`; returns the offset after its "]]>". */
export function scanCData(text: string, at: number): number {
  return scanTo("]]>", text, { at, from: at + 9 }, "a CDATA section");
}

/** A processing instruction: its target, where its data begins and where it ends. */
export interface XmlInstruction {
  /** The name behind "<?". */
  readonly target: string;
  /** The offset of the first character of its data. */
  readonly dataOffset: number;
  /** The offset behind "?>". */
  readonly endOffset: number;
}

/** Checks the processing instruction at `at`. Targets named "xml", in capitals or not, are reserved (section 2.6). */
export function readInstruction(text: string, at: number, names: XmlNameTable): XmlInstruction {
  if (startsDeclaration(text, at)) throw xmlSyntaxError("xml/misplaced-declaration", at);
  const name = names.read(at + 2);
  if (name === undefined) throw xmlSyntaxError("xml/invalid-name", at + 2);
  const target = name.text;
  if (name.prefix.name !== "") throw xmlSyntaxError("xml/invalid-qualified-name", at + 2, target);
  if (target.toLowerCase() === "xml") throw xmlSyntaxError("xml/reserved-target", at + 2, target);
  const targetEnd = at + 2 + target.length;
  if (targetEnd >= text.length) throw unended(text, at, targetEnd, "a processing instruction");
  if (!isWhiteSpace(text.charCodeAt(targetEnd)) && !text.startsWith("?>", targetEnd)) {
    throw xmlSyntaxError("xml/invalid-instruction", targetEnd, target);
  }
  const dataOffset = skipWhiteSpace(text, targetEnd);
  return { target, dataOffset, endOffset: scanTo("?>", text, { at, from: dataOffset }, "a processing instruction") };
}

function scanTo(
  mark: string,
  text: string,
  { at, from }: { readonly at: number; readonly from: number },
  what: string,
): number {
  const found = text.indexOf(mark, from);
  const end = found < 0 ? text.length : found;
  checkCharacters(text, from, end);
  if (found < 0) throw unended(text, at, end, what);
  return end + mark.length;
}

/** The end of a document in a part that begins at `at`. */
function unended(text: string, at: number, end: number, what: string): XmlSyntaxError {
  return xmlSyntaxError("xml/unexpected-end", end, `${what} that begins on line ${lineColumnAt(text, at).line}`);
}

function checkCharacters(text: string, from: number, to: number): void {
  const illegal = findIllegalXmlChar(text, from, to);
  if (illegal >= 0) throw illegalCharacter(text, illegal);
}

/**
 * Returns the end of the DOCTYPE at `at`, which may only name the root element: there is nothing to expand or to fetch then. Its internal
 * subset may have comments and processing instructions. Section 2.8, production 28.
 */
export function scanDoctype(source: string, at: number, names: XmlNameTable): number {
  const start = at + "<!DOCTYPE".length;
  const nameStart = skipWhiteSpace(source, start);
  const name = nameStart === start ? undefined : names.read(nameStart);
  let end = name === undefined ? nameStart : skipWhiteSpace(source, nameStart + name.text.length);
  if (name !== undefined && source[end] === "[") {
    end = skipMisc(source, end + 1, names);
    if (source[end] === "]") end = skipWhiteSpace(source, end + 1);
  }
  if (end >= source.length) throw xmlSyntaxError("xml/unexpected-end", source.length, "markup");
  if (name === undefined || source.charCodeAt(end) !== greaterThan) {
    throw xmlSyntaxError("xml/doctype", at, " with declarations or an external subset");
  }
  return end + 1;
}

/** Returns the offset after white space, comments and processing instructions. */
function skipMisc(source: string, from: number, names: XmlNameTable): number {
  let at = skipWhiteSpace(source, from);
  for (;;) {
    if (source.startsWith("<!--", at)) at = scanComment(source, at);
    else if (source.startsWith("<?", at)) at = readInstruction(source, at, names).endOffset;
    else return at;
    at = skipWhiteSpace(source, at);
  }
}
