import MarkdownIt from "markdown-it";
import { codeBlock } from "./code-block.js";
import { escaped, html, Markup } from "./markup.js";
import type { SitePage } from "./site-page.js";

/** A page in Markdown that the owner of the site writes. */
export interface Guide {
  /** The path below the folder of pages: "how-to/sign-in.md". */
  readonly path: string;
  readonly text: string;
}

/** A guide of the site. */
export interface GuidePage {
  readonly title: string;
  readonly page: string;
  readonly guide: Guide;
}

/** The pages of guides, in the order of their paths; README.md is the index of its folder. */
export function guidePages(guides: readonly Guide[]): readonly GuidePage[] {
  const sorted = [...guides].sort((a, b) => (a.path < b.path ? -1 : 1));
  const taken = new Set<string>();
  return sorted.map((guide) => {
    const base = pageOf(guide.path);
    let page = base;
    for (let number = 2; taken.has(page); number += 1) page = `${base}-${number}`;
    taken.add(page);
    return { title: titleOf(guide), page, guide };
  });
}

function pageOf(path: string): string {
  const parts = path.replace(/\.md$/i, "").toLowerCase().split("/");
  return ["guides", ...parts.map((part) => part.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "") || "page")].join(
    "/",
  );
}

/** The first heading of the first level; code is not searched. */
function headingOf({ text }: Guide): string | undefined {
  const tokens = new MarkdownIt("default", { html: false }).parse(bodyOf(text), {});
  const at = tokens.findIndex(({ type, tag }) => type === "heading_open" && tag === "h1");
  return at === -1 ? undefined : tokens[at + 1]?.content.replace(/[`*]/g, "").trim();
}

function titleOf(guide: Guide): string {
  return headingOf(guide) ?? guide.path;
}

/** The Markdown of a page without its front matter. */
function bodyOf(text: string): string {
  return text.replace(/^---\r?\n[^]*?\r?\n---\r?\n/, "");
}

/** The page of a guide. Links to other guides lead to their pages; images are not loaded. */
export function guideHtml({ title, page, guide }: GuidePage, all: readonly GuidePage[]): SitePage {
  const pages = new Map(all.map((one) => [one.guide.path, one.page]));
  const md = new MarkdownIt("default", { html: false }).disable("image");
  const ids = new Set<string>();
  md.validateLink = (url) => /^(?:https?:\/\/|mailto:|#|(?![a-z][a-z0-9+.-]*:)[^/\\])/i.test(url);
  md.renderer.rules["link_open"] = (tokens, index, options, _, self) => {
    const token = tokens[index]!;
    const target = token.attrGet("href") ?? "";
    token.attrSet("href", /^(?:[a-z]+:|#)/i.test(target) ? target : guideLink(target, guide.path, page, pages));
    return self.renderToken(tokens, index, options);
  };
  md.renderer.rules["heading_open"] = (tokens, index) => {
    const words = tokens[index + 1]?.content ?? "";
    const { tag } = tokens[index]!;
    return `<${tag} id="${escaped(headingId(words, ids))}">`;
  };
  md.renderer.rules["code_block"] = md.renderer.rules["fence"] = (tokens, index) => {
    const { content, info } = tokens[index]!;
    return codeBlock(content, languageOf(info)).text;
  };
  md.renderer.rules["table_open"] = () => '<div class="scroll" tabindex="0"><table>\n';
  md.renderer.rules["table_close"] = () => "</table></div>\n";
  const hasTitle = headingOf(guide) !== undefined;
  return {
    page,
    title,
    content: html`${!hasTitle && html`<h1>${title}</h1>`}${new Markup(md.render(bodyOf(guide.text)))}`,
  };
}

function languageOf(info: string): string {
  const [word = ""] = info.trim().split(/\s+/);
  return (
    { typescript: "ts", js: "ts", javascript: "ts", bash: "sh", shell: "sh", console: "sh", py: "python" }[word] ?? word
  );
}

/** The anchor of a heading, as repositories show it. */
function headingId(text: string, ids: Set<string>): string {
  const id = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
  let unique = id;
  for (let number = 1; ids.has(unique); number += 1) unique = `${id}-${number}`;
  ids.add(unique);
  return unique;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function guideLink(target: string, path: string, page: string, pages: ReadonlyMap<string, string>): string {
  const [address = "", anchor] = target.split("#", 2);
  const file = decoded(address.replace(/\?.*$/s, ""));
  const parts = [...path.split("/").slice(0, -1), ...file.split("/")];
  const way: string[] = [];
  for (const part of parts) {
    if (part === "..") way.pop();
    else if (part !== "." && part !== "") way.push(part);
  }
  const found = pages.get(way.join("/"));
  const hash = anchor === undefined ? "" : `#${anchor}`;
  return found === undefined ? target : `${"../".repeat(page.split("/").length - 1)}${found}.html${hash}`;
}
