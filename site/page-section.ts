import { html, type Markup, type MarkupValue } from "./markup.js";

/** A part of a page with a heading; undefined if it is empty. */
export function pageSection(id: string, title: MarkupValue, content: MarkupValue): Markup | undefined {
  if (isBlank(content)) return undefined;
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${content}
  </section>`;
}

/** A list of a class; undefined if it is empty. */
export function bulletList(items: readonly MarkupValue[], className = ""): Markup | undefined {
  if (isBlank(items)) return undefined;
  const attribute = className !== "" && html` class="${className}"`;
  return html`<ul${attribute}>
    ${items.map((item) => (isBlank(item) ? "" : html`<li>${item}</li>`))}
  </ul>`;
}

/** Values with commas between them; undefined if there are none. */
export function withCommas(values: readonly MarkupValue[]): Markup | undefined {
  return values.length === 0 ? undefined : html`${values.map((value, index) => [index > 0 && ", ", value])}`;
}

/** Words of code with commas between them. */
export function codeList(words: readonly string[]): Markup | undefined {
  return withCommas(words.map((word) => html`<code>${word}</code>`));
}

/** Sentences in one paragraph. */
export function sentenceLine(sentences: readonly string[]): Markup | undefined {
  return sentences.length === 0 ? undefined : html`<p class="limits">${sentences.join(" ")}</p>`;
}

/** A remark in a frame, with the class of its meaning. */
export function badge(text: string, className = ""): Markup {
  return html` <span class="badge ${className}">${text}</span>`;
}

function isBlank(value: MarkupValue): boolean {
  return value === undefined || value === false || value === "" || (Array.isArray(value) && value.every(isBlank));
}
