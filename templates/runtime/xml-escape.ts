import { findIllegalXmlChar } from "./xml-chars.js";

/** Text as the content of an element. A carriage return must be a reference, or a reader takes it for a line end. */
export function escapeText(text: string): string {
  return /[&<>\r]/.test(text) ? text.replace(/[&<>\r]/g, referenceTo) : text;
}

/** Text as an attribute's value in double quotes. Tabs and line ends must be references, or a reader takes them for spaces. */
export function escapeAttribute(text: string): string {
  return /[&<>"\t\n\r]/.test(text) ? text.replace(/[&<>"\t\n\r]/g, referenceTo) : text;
}

/** Whether a text has a character that no XML document can hold, not even as a reference. */
export function hasIllegalXmlChar(text: string): boolean {
  return findIllegalXmlChar(text) >= 0;
}

function referenceTo(character: string): string {
  switch (character) {
    case "&":
      return "&amp;";
    case "<":
      return "&lt;";
    case ">":
      return "&gt;";
    case '"':
      return "&quot;";
  }
  return `&#x${character.charCodeAt(0).toString(16).toUpperCase()};`;
}
