import { html, type Markup } from "./markup.js";
import { withCommas } from "./page-section.js";
import type { TypeWord } from "../generator/pages/site-model.js";

/** The way from one page of the site to another: "../schemas/vendor.html". */
export function href(from: string, to: string, anchor = ""): string {
  return `${fileHref(from, to)}.html${anchor}`;
}

/** The way from a page to a file of the site. */
export function fileHref(from: string, file: string): string {
  return `${"../".repeat(from.split("/").length - 1)}${file}`;
}

/** The words for a type, with links. */
export function typeText(words: readonly TypeWord[], from: string): Markup {
  return html`${words.map(({ text, page }) => (page === undefined ? text : html`<a href="${href(from, page)}">${text}</a>`))}`;
}

/** The link of `externalDocs`: a URL, and its description behind it. Other addresses than those of the web are text. */
export function seeAlsoText(seeAlso: string | undefined): Markup | undefined {
  if (seeAlso === undefined) return undefined;
  const [, url = "", description = ""] = /^(\S+)\s*([^]*)$/.exec(seeAlso) ?? [];
  const text = description === "" ? url : description;
  const link = /^https?:\/\//i.test(url) ? html`<a href="${url}" rel="noopener noreferrer nofollow">${text}</a>` : text;
  return html`<p class="facts">See ${link}</p>`;
}

/** Links with commas between them; undefined if there are none. */
export function linkList(words: readonly TypeWord[], from: string): Markup | undefined {
  return withCommas(words.map((word) => typeText([word], from)));
}
