/** Finished HTML: only a tag of `markupTag` and functions that escape every string make it. */
export class Markup {
  constructor(readonly text: string) {}
}

/** A value in a template: strings are escaped, lists are joined, and undefined and false are nothing. */
export type MarkupValue = Markup | string | number | undefined | false | readonly MarkupValue[];

/** Returns a tag of templates whose values are escaped: safe in elements and in attributes between quotes. */
export function markupTag(
  escape: (text: string) => string,
): (parts: TemplateStringsArray, ...values: readonly MarkupValue[]) => Markup {
  const textOf = (value: MarkupValue): string => {
    if (value === undefined || value === false) return "";
    if (value instanceof Markup) return value.text;
    if (typeof value === "object") return value.map(textOf).join("");
    return escape(String(value));
  };
  return (parts, ...values) =>
    new Markup(parts.reduce((before, part, index) => `${before}${textOf(values[index - 1])}${part}`));
}

/** Escapes a string for HTML and XML, in an element or between quotes. */
export function markupText(text: string): string {
  return text.replace(/[&<>"']/g, (found) => entities[found] ?? found);
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
