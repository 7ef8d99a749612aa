import MarkdownIt from "markdown-it";
import { codeBlock } from "./code-block.js";
import { escaped, Markup, withoutUnseen } from "./markup.js";

/** Maximum length of a description that is read as Markdown; a longer one is shown as it is. */
const maxLength = 100_000;

/** CommonMark with tables, without HTML and images: no content is requested or runs. Only links that match are links. */
export function markdownReader(link: RegExp): MarkdownIt {
  const reader = new MarkdownIt("default", { html: false }).disable("image");
  const { rules } = reader.renderer;
  reader.validateLink = (url) => link.test(url);
  rules["code_block"] = rules["fence"] = (tokens, index) => {
    const { content = "", info = "" } = tokens[index] ?? {};
    return codeBlock(content, languageOf(info)).text;
  };
  rules["table_open"] = () => '<div class="scroll" tabindex="0"><table>\n';
  rules["table_close"] = () => "</table></div>\n";
  return reader;
}

const languages: Readonly<Record<string, string>> = {
  typescript: "ts",
  js: "ts",
  javascript: "ts",
  bash: "sh",
  shell: "sh",
  console: "sh",
  py: "python",
};

function languageOf(info: string): string {
  const [word = ""] = info.trim().split(/\s+/);
  return Object.hasOwn(languages, word) ? languages[word]! : word;
}

/** Descriptions link to pages of the web and to addresses. */
const descriptions = markdownReader(/^(?:https?:\/\/|mailto:)/i);
const { rules } = descriptions.renderer;
rules["link_open"] = (tokens, index, options, _, self) => {
  tokens[index]?.attrSet("rel", "noopener noreferrer nofollow");
  return self.renderToken(tokens, index, options);
};
// The outline of a page is ours.
rules["heading_open"] = () => '<p class="heading">';
rules["heading_close"] = () => "</p>\n";

/** A description of a spec. */
export function markdown(text: string | undefined): Markup | undefined {
  if (text === undefined) return undefined;
  const shown = withoutUnseen(text);
  const isLong = shown.length > maxLength;
  return new Markup(`<div class="text">${isLong ? `<p>${escaped(shown)}</p>` : descriptions.render(shown)}</div>`);
}

/** The same on one line, without paragraphs. */
export function inlineMarkdown(text: string | undefined): Markup | undefined {
  if (text === undefined) return undefined;
  const shown = withoutUnseen(text);
  return new Markup(shown.length > maxLength ? escaped(shown) : descriptions.renderInline(shown));
}
