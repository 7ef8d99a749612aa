import { markupText } from "../generator/text/markup.js";

/** Finished HTML. Only the functions of this file, `markdown.ts`, `guide-html.ts` and `code-block.ts` make it. */
export class Markup {
  constructor(readonly text: string) {}
}

/** A value in a template: strings are escaped, lists are joined, and undefined and false are nothing. */
export type MarkupValue = Markup | string | number | undefined | false | readonly MarkupValue[];

/** A template whose values are escaped: safe in elements and in attributes between quotes. */
export function html(parts: TemplateStringsArray, ...values: readonly MarkupValue[]): Markup {
  return new Markup(parts.reduce((before, part, index) => `${before}${markupOf(values[index - 1])}${part}`));
}

function markupOf(value: MarkupValue): string {
  if (value === undefined || value === false) return "";
  if (value instanceof Markup) return value.text;
  if (typeof value === "object") return value.map(markupOf).join("");
  return escaped(String(value));
}

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
