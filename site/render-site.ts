import { readFileSync } from "node:fs";
import type { ApiPages, SiteModel } from "../generator/pages/site-model.js";
import { guidePages, guidesHtml, type Guide } from "./guide-html.js";
import { operationHtml } from "./operation-html.js";
import { errorTableHtml, indexHtml, overviewHtml } from "./overview-html.js";
import { schemaHtml } from "./schema-html.js";
import { searchIndex } from "./search-index.js";
import { pageText, type SiteFrame, type SitePage } from "./site-page.js";
import { xmlHtml } from "./xml-html.js";

/** Options of a site. */
export interface RenderOptions {
  /** Pages in Markdown. */
  readonly guides?: readonly Guide[];
  /** A style sheet after that of the site: it sets the variables of colors and fonts. */
  readonly style?: string;
}

/** A file of the site. */
export interface SiteFile {
  /** Below the output folder, with "/". */
  readonly path: string;
  readonly text: string;
}

/**
 * Renders a site as files: pages that need no script and no server, one style sheet, one script, and the index of the search. The same files
 * for the same model.
 */
export function renderSite(model: SiteModel, { guides: written = [], style }: RenderOptions = {}): readonly SiteFile[] {
  const guides = guidePages(written);
  const frame: SiteFrame = { model, guides, hasStyle: style !== undefined };
  const pages = [indexHtml(frame), ...guidesHtml(guides), ...model.apis.flatMap(apiHtml)];
  return [
    ...pages.map((page) => ({ path: `${page.page}.html`, text: pageText(page, frame) })),
    { path: "assets/site.css", text: asset("site.css") },
    { path: "assets/site.js", text: asset("site.js") },
    { path: "assets/search-index.js", text: searchIndex(model, guides) },
    ...(style === undefined ? [] : [{ path: "assets/custom.css", text: style }]),
  ];
}

function apiHtml(api: ApiPages): readonly SitePage[] {
  return [
    overviewHtml(api),
    ...api.operations.map((operation) => operationHtml(operation, api)),
    ...api.schemas.map((schema) => schemaHtml(schema, api)),
    ...api.xml.map((xml) => xmlHtml(xml, api)),
    ...api.errorTables.map((table) => errorTableHtml(table, api)),
  ];
}

/** A file that the build adds to the code. */
function asset(name: string): string {
  return readFileSync(new URL(`assets/${name}`, import.meta.url), "utf8");
}
