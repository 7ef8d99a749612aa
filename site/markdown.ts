import MarkdownIt from "markdown-it";
import { escaped, Markup, withoutUnseen } from "./markup.js";

/** Maximum length of a description that is read as Markdown; a longer one is shown as it is. */
const maxLength = 100_000;

/** Links that descriptions may have: to pages of the web and to addresses. */
const webLink = /^(?:https?:\/\/|mailto:)/i;

/** CommonMark without HTML and without images: nothing in a description is requested or runs. */
const descriptions = new MarkdownIt("default", { html: false, linkify: false }).disable("image");
descriptions.validateLink = (url) => webLink.test(url);
descriptions.renderer.rules["link_open"] = (tokens, index, options, _, self) => {
  tokens[index]?.attrSet("rel", "noopener noreferrer nofollow");
  return self.renderToken(tokens, index, options);
};
// The outline of a page is ours.
descriptions.renderer.rules["heading_open"] = () => '<p class="heading">';
descriptions.renderer.rules["heading_close"] = () => "</p>\n";
descriptions.renderer.rules["code_block"] = descriptions.renderer.rules["fence"] = (tokens, index) =>
  `<pre tabindex="0"><code>${escaped(tokens[index]?.content ?? "")}</code></pre>\n`;
descriptions.renderer.rules["table_open"] = () => '<div class="scroll" tabindex="0"><table>\n';
descriptions.renderer.rules["table_close"] = () => "</table></div>\n";

/** A description of a spec. */
export function markdown(text: string | undefined): Markup {
  if (text === undefined) return new Markup("");
  const shown = withoutUnseen(text);
  const isLong = shown.length > maxLength;
  return new Markup(`<div class="text">${isLong ? `<p>${escaped(shown)}</p>` : descriptions.render(shown)}</div>`);
}

/** The same on one line, without paragraphs. */
export function inlineMarkdown(text: string | undefined): Markup {
  if (text === undefined) return new Markup("");
  const shown = withoutUnseen(text);
  return new Markup(shown.length > maxLength ? escaped(shown) : descriptions.renderInline(shown));
}
