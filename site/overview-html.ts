import type {
  ApiPages,
  CodeSample,
  ErrorRowPage,
  ErrorTablePage,
  OperationPage,
  SchemePage,
  XmlPage,
} from "../generator/pages/site-model.js";
import { codeBlock, codeSamples } from "./code-block.js";
import { href, linkList, seeAlsoText } from "./links.js";
import { inlineMarkdown, markdown } from "./markdown.js";
import { html, type Markup } from "./markup.js";
import { notesList } from "./notes-list.js";
import { pageTitleOf } from "./page-title-of.js";
import { bulletList, pageSection, withCommas } from "./page-section.js";
import type { SiteFrame, SitePage } from "./site-page.js";
import { deprecatedBadge } from "./value-rows.js";

/** The path of a page, and its title. */
type PageLink = SiteFrame["guides"][number];

/** The first page: all APIs, or the overview of the only one, and the own pages. */
export function indexHtml({ model, guides }: SiteFrame): SitePage {
  const page = "index";
  const guidesSection = pageSection("guides", "Guides", guideLists(guides));
  const [only, ...others] = model.apis;
  if (only !== undefined && others.length === 0) {
    const overview = overviewHtml({ ...only, page });
    return { ...overview, content: html`${overview.content} ${guidesSection}` };
  }
  const cards = model.apis.map(
    (api) =>
      html`<h3><a href="${href(page, api.page)}">${api.title}</a></h3>
        <p class="facts">${countsText(api)}</p>
        ${markdown(firstParagraph(api.description))}`,
  );
  const content = html`<h1>${model.title}</h1>
    ${pageSection("apis", "APIs", bulletList(cards, "cards"))} ${guidesSection}`;
  return { page, title: model.title, content };
}

/** The guides by folder: those of no folder first. */
function guideLists(guides: readonly PageLink[]): readonly Markup[] {
  const folders = new Map<string, PageLink[]>();
  for (const guide of guides) {
    const folder = guide.page.split("/").slice(1, -1).join("/");
    folders.set(folder, [...(folders.get(folder) ?? []), guide]);
  }
  return [...folders]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([folder, pages]) =>
        html`${folder !== "" && html`<h3>${folderTitle(folder)}</h3>`}${pageLinks(pages, "index", "index")}`,
    );
}

/** "explanation/decisions" is "Explanation: decisions". */
function folderTitle(folder: string): string {
  return folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll("/", ": ");
}

function pageLinks(pages: readonly PageLink[], from: string, className = ""): Markup | undefined {
  return bulletList(
    pages.map(({ page, title }) => html`<a href="${href(from, page)}">${title}</a>`),
    className,
  );
}

function firstParagraph(text: string | undefined): string | undefined {
  return text?.split(/\n\s*\n/)[0]?.slice(0, 2_000);
}

function countsText({ version, operations, schemas, xml }: ApiPages): string {
  const counted = (count: number, noun: string): readonly string[] =>
    count === 0 ? [] : [`${count} ${noun}${count === 1 ? "" : "s"}`];
  const elements = xml.filter(({ kind }) => kind === "element").length;
  return [
    ...(version === undefined ? [] : [`Version ${version}`]),
    ...counted(operations.length, "operation"),
    ...counted(schemas.length, "schema"),
    ...counted(elements, "XML element"),
  ].join(", ");
}

/** The overview of an API. */
export function overviewHtml(api: ApiPages): SitePage {
  const { page, title, description, servers, start, security, notes, schemas, xml, errorTables } = api;
  const named = (pages: readonly { readonly page: string; readonly name: string }[]): readonly PageLink[] =>
    pages.map((one) => ({ page: one.page, title: one.name }));
  const content = html`<h1>${title}</h1>
    <p class="facts">${countsText(api)}</p>
    ${markdown(description)} ${seeAlsoText(api.seeAlso)} ${notesList(notes)}
    ${pageSection("start", "Getting started", start && startText(start))}
    ${pageSection(
      "servers",
      "Servers",
      bulletList(servers.map((server) => html`<code>${server.url}</code> ${inlineMarkdown(server.description)}`)),
    )}
    ${pageSection("security", "Authentication", security.map(schemeText))}
    ${pageSection("operations", "Operations", operationGroups(api))}
    ${pageSection("schemas", "Schemas", pageLinks(named(schemas), page, "index"))}
    ${pageSection("xml", "XML", xmlLists(xml, page))}
    ${pageSection("errors", "Errors", pageLinks(named(errorTables), page))}`;
  return { page, title, api, content };
}

function startText({ code, language }: CodeSample): Markup {
  return html`<p>
      Generate the client with <code>specwright generate</code>, or install the package that your team publishes. Then
      call an operation:
    </p>
    ${codeBlock(code, language)}`;
}

function operationGroups({ page, groups, operations }: ApiPages): readonly Markup[] {
  const byPage = new Map(operations.map((operation) => [operation.page, operation]));
  return groups.map(({ name, description, pages }) => {
    const links = pages.flatMap((one) => byPage.get(one) ?? []).map((operation) => operationLink(operation, page));
    return html`${name !== "" && html`<h3>${name}</h3>`}${markdown(description)}${bulletList(links, "operations")}`;
  });
}

function operationLink(operation: OperationPage, from: string): Markup {
  const { page, method, path, deprecated } = operation;
  return html`<a href="${href(from, page)}"
      ><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code></a
    >
    ${pageTitleOf(operation)}${deprecatedBadge(deprecated)}`;
}

function xmlLists(xml: readonly XmlPage[], from: string): readonly (Markup | undefined)[] {
  const links = (title: string, isListed: (kind: XmlPage["kind"]) => boolean): Markup | undefined => {
    const listed = xml.filter(({ kind }) => isListed(kind)).map(({ page, typeName }) => ({ page, title: typeName }));
    return listed.length === 0
      ? undefined
      : html`<h3>${title}</h3>
          ${pageLinks(listed, from, "index")}`;
  };
  return [links("Elements", (kind) => kind === "element"), links("Types", (kind) => kind !== "element")];
}

function schemeText({ name, credential, description, flows }: SchemePage): Markup {
  return html`<h3><code>${name}</code></h3>
    <p class="facts">${credential}</p>
    ${markdown(description)}${flows.map(
      ({ name: flow, authorizationUrl, tokenUrl, refreshUrl, scopes }) =>
        html`<p class="label">Flow <code>${flow}</code></p>
          ${bulletList([
            authorizationUrl !== undefined && html`Authorization: <code>${authorizationUrl}</code>`,
            tokenUrl !== undefined && html`Tokens: <code>${tokenUrl}</code>`,
            refreshUrl !== undefined && html`Refresh: <code>${refreshUrl}</code>`,
            ...scopes.map((scope) => html`Scope <code>${scope.name}</code>: ${inlineMarkdown(scope.description)}`),
          ])}`,
    )}`;
}

/** The page of an error table. */
export function errorTableHtml(table: ErrorTablePage, api: ApiPages): SitePage {
  const { page, name, description, report, operations, rows } = table;
  const reported =
    report === "all"
      ? "A response lists all problems of a request"
      : "A response reports the first problem of a request";
  const content = html`<h1>Errors: ${name}</h1>
    ${markdown(description)}
    <p>${reported}, in this order.</p>
    <p class="facts">Operations: ${linkList(operations, page)}</p>
    ${rows.map(
      ({ id, meaning, documented, assumed, when, sample }, index) =>
        html`<section class="response" aria-labelledby="error-${index}">
          <h2 id="error-${index}"><code>${id}</code></h2>
          ${markdown(meaning)}
          ${bulletList(
            [
              documented.length > 0 && html`Documented: ${membersText(documented)}`,
              assumed.length > 0 && html`Assumed, since no source documents it: ${membersText(assumed)}`,
              `When: ${when.join("; ")}`,
            ],
            "facts",
          )}
          ${sample && codeSamples([sample], `error-${index}`)}
        </section>`,
    )}`;
  return { page, title: `Errors: ${name}`, api, content };
}

function membersText(members: ErrorRowPage["documented"]): Markup | undefined {
  return withCommas(members.map(({ name, value }) => html`<code>${name}</code> ${value}`));
}
