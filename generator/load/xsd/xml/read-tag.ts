import { isWhiteSpace, skipWhiteSpace } from "../../../../templates/runtime/base/xml-chars.js";
import { normalizeAttributeValue } from "../../../../templates/runtime/xml/markup/text.js";

/** A start tag of a well-formed document, with places in the text. */
export interface RawTag {
  readonly name: string;
  readonly attributes: readonly RawAttribute[];
  /** After the ">". */
  readonly end: number;
}

/** An attribute as its tag writes it. */
export interface RawAttribute {
  /** As written, with its prefix. */
  readonly name: string;
  /** With references replaced and white space normalised. XML 1.0, section 3.3.3. */
  readonly value: string;
  readonly start: number;
  /** The offset behind the opening quote. */
  readonly valueStart: number;
  /** The offset of the closing quote. */
  readonly valueEnd: number;
}

/** Reads the start tag that begins at `start`. The text was checked before: nothing is checked here. */
export function readTag(text: string, start: number): RawTag {
  const nameEnd = nameEndAt(text, start + 1);
  const attributes: RawAttribute[] = [];
  let at = skipWhiteSpace(text, nameEnd);
  while (text[at] !== ">" && text[at] !== "/") {
    const attribute = readAttribute(text, at);
    attributes.push(attribute);
    at = skipWhiteSpace(text, attribute.valueEnd + 1);
  }
  return { name: text.slice(start + 1, nameEnd), attributes, end: text[at] === "/" ? at + 2 : at + 1 };
}

function readAttribute(text: string, start: number): RawAttribute {
  const nameEnd = nameEndAt(text, start);
  const quote = skipWhiteSpace(text, skipWhiteSpace(text, nameEnd) + 1);
  const valueStart = quote + 1;
  const valueEnd = text.indexOf(text[quote] ?? '"', valueStart);
  const value = normalizeAttributeValue(text, valueStart, valueEnd);
  return { name: text.slice(start, nameEnd), value, start, valueStart, valueEnd };
}

function nameEndAt(text: string, start: number): number {
  let at = start;
  while (!endsName(text, at)) at++;
  return at;
}

function endsName(text: string, at: number): boolean {
  const character = text[at];
  return character === undefined || "=/>".includes(character) || isWhiteSpace(text.charCodeAt(at));
}
