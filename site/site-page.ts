import type { ApiPages, SiteModel } from "../generator/pages/site-model.js";
import { fileHref, href } from "./links.js";
import { html, type Markup, type MarkupValue } from "./markup.js";
import { notesLegend } from "./notes-list.js";
import { pageTitleOf } from "./page-title-of.js";
import { bulletList } from "./page-section.js";

/** One page of the site. */
export interface SitePage {
  /** The path without its ending. */
  readonly page: string;
  readonly title: string;
  /** The API that it belongs to. */
  readonly api?: ApiPages | undefined;
  readonly content: MarkupValue;
}

/** The parts of a site that all pages share. */
export interface SiteFrame {
  readonly model: SiteModel;
  /** The own pages: title and path. */
  readonly guides: readonly { readonly title: string; readonly page: string }[];
  /** True if the site has a style sheet of its users. */
  readonly hasStyle: boolean;
}

/** Nothing but the files of the site is loaded, and only the script of the site runs. */
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

/** The HTML of a page. */
export function pageText({ page, title, api, content }: SitePage, frame: SiteFrame): string {
  const { model, hasStyle } = frame;
  const main = html`${content}`;
  const above =
    api && api.page !== page && html`<p class="facts"><a href="${href(page, api.page)}">${api.title}</a></p>`;
  const name = title === model.title ? title : `${title} - ${model.title}`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="referrer" content="no-referrer" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${name}</title>
        <link rel="stylesheet" href="${fileHref(page, "assets/site.css")}" />
        ${hasStyle && html`<link rel="stylesheet" href="${fileHref(page, "assets/custom.css")}" /> `}
        <script defer src="${fileHref(page, "assets/site.js")}"></script>
      </head>
      <body data-root="${fileHref(page, "")}">
        <a class="skip" href="#main">Skip to content</a>
        <header class="top">
          <a class="home" href="${href(page, "index")}">${model.title}</a>
          <a class="menu" href="#pages">Pages</a>
          <div class="tools" id="tools"></div>
        </header>
        <div class="columns">
          ${navigation(page, api, frame)}
          <main id="main">${above}${main}${notesLegend(main.text)}</main>
        </div>
      </body>
    </html> `.text;
}

function navigation(page: string, api: ApiPages | undefined, { model, guides }: SiteFrame): Markup {
  const link: LinkTo = (to, text) =>
    html`<a href="${href(page, to)}" ${to === page && html` aria-current="page"`}>${text}</a>`;
  const [only, ...others] = model.apis;
  const shown = api ?? (others.length === 0 ? only : undefined);
  const near = page.startsWith("guides/") ? guides.filter((guide) => folderOf(guide.page) === folderOf(page)) : [];
  const apis = others.length === 0 ? [] : model.apis.slice(0, maxLinks);
  return html`<nav class="side" id="pages" aria-label="Pages">
    ${apis.length > 0 && html`<h2>APIs</h2>`} ${bulletList(apis.map((one) => link(one.page, one.title)))}
    ${shown && apiNavigation(page, shown, link)}
    ${guides.length > 0 && html`<h2><a href="${href(page, "index", "#guides")}">Guides</a></h2>`}
    ${bulletList(near.slice(0, maxLinks).map((guide) => link(guide.page, guide.title)))}
  </nav>`;
}

type LinkTo = (to: string, text: MarkupValue) => Markup;

function folderOf(page: string): string {
  return page.slice(0, page.lastIndexOf("/"));
}

/** Maximum number of links in one list of the navigation: the overview has all of them. */
const maxLinks = 60;

function apiNavigation(page: string, api: ApiPages, link: LinkTo): Markup {
  const groups = api.groups.filter(({ pages }) => api.groups.length === 1 || pages.includes(page));
  const operations = new Map(api.operations.map((operation) => [operation.page, operation]));
  const part = (anchor: string, title: string, count: number): Markup | false =>
    count > 0 && html`<a href="${href(page, api.page, `#${anchor}`)}">${title}</a>`;
  const counted = (anchor: string, title: string, { length }: readonly unknown[]): Markup | false =>
    part(anchor, `${title} (${length})`, length);
  return html`<h2>${api.title}</h2>
    ${bulletList([
      link(api.page, "Overview"),
      part("security", "Authentication", api.security.length),
      counted("operations", "Operations", api.operations),
      counted("schemas", "Schemas", api.schemas),
      counted("xml", "XML", api.xml),
      ...api.errorTables.map((table) => link(table.page, `Errors: ${table.name}`)),
    ])}
    ${groups.map(
      ({ name, pages }) =>
        html`<h3>${name === "" ? "Operations" : name}</h3>
          ${bulletList(
            pages.slice(0, maxLinks).flatMap((one) => {
              const operation = operations.get(one);
              return operation === undefined ? [] : [link(one, pageTitleOf(operation))];
            }),
          )}`,
    )}`;
}
