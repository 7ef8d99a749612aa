import { markupTag, markupText } from "../generator/text/markup.js";

export { Markup, type MarkupValue } from "../generator/text/markup.js";

/** A template whose values are escaped: safe in elements and in attributes between quotes. */
export const html = markupTag(escaped);

/** Controls, and marks that change the direction of text. */
const unseen = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A string in which such characters are visible. */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, "\ufffd");
}

/** A string as HTML. */
export function escaped(text: string): string {
  return markupText(withoutUnseen(text));
}
