import { NumberedNames } from "../generator/plan/numbered-names.js";
import { href } from "./links.js";
import { escaped, html, Markup } from "./markup.js";
import { markdownReader } from "./markdown.js";
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
  const names = new NumberedNames();
  return sorted.map((guide) => ({
    title: headingOf(guide) ?? guide.path,
    page: names.take(pageOf(guide.path)),
    guide,
  }));
}

function pageOf(path: string): string {
  const parts = path.replace(/\.md$/i, "").toLowerCase().split("/");
  return ["guides", ...parts.map((part) => part.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "") || "page")].join(
    "/",
  );
}

/** Guides link to others, to pages of the web and to addresses. */
const guideReader = markdownReader(/^(?:https?:\/\/|mailto:|#|(?![a-z][a-z0-9+.-]*:)[^/\\])/i);
const { rules } = guideReader.renderer;
rules["link_open"] = (tokens, index, options, { linkTo }: GuideState, self) => {
  const token = tokens[index]!;
  const target = token.attrGet("href") ?? "";
  token.attrSet("href", /^(?:[a-z]+:|#)/i.test(target) ? target : linkTo(target));
  return self.renderToken(tokens, index, options);
};
rules["heading_open"] = (tokens, index, _, { ids }: GuideState) => {
  const words = tokens[index + 1]?.content ?? "";
  return `<${tokens[index]!.tag} id="${escaped(headingId(words, ids))}">`;
};

/** The state while a guide is rendered. */
interface GuideState {
  readonly linkTo: (target: string) => string;
  /** Anchors of headings that are rendered already. */
  readonly ids: Set<string>;
}

/** The first heading of the first level; code is not searched. */
function headingOf({ text }: Guide): string | undefined {
  const tokens = guideReader.parse(bodyOf(text), {});
  const at = tokens.findIndex(({ type, tag }) => type === "heading_open" && tag === "h1");
  return at === -1 ? undefined : tokens[at + 1]?.content.replace(/[`*]/g, "").trim();
}

/** The Markdown of a page without its front matter. */
function bodyOf(text: string): string {
  return text.replace(/^---\r?\n[^]*?\r?\n---\r?\n/, "");
}

/** The pages of guides as HTML. Links to other guides lead to their pages; images are not loaded. */
export function guidesHtml(guides: readonly GuidePage[]): readonly SitePage[] {
  const pages = new Map(guides.map(({ guide, page }) => [guide.path, page]));
  return guides.map(({ title, page, guide }) => {
    const state: GuideState = { linkTo: (target) => guideLink(target, guide.path, page, pages), ids: new Set() };
    const heading = headingOf(guide) === undefined && html`<h1>${title}</h1>`;
    return { page, title, content: html`${heading}${new Markup(guideReader.render(bodyOf(guide.text), state))}` };
  });
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
  return found === undefined ? target : href(page, found, hash);
}
