import type { ApiPages, ErrorTablePage, SchemePage } from "../generator/pages/site-model.js";
import { codeBlock, codeSamples } from "./code-block.js";
import { href, linkList, seeAlsoText } from "./links.js";
import { inlineMarkdown, markdown } from "./markdown.js";
import { html, type Markup } from "./markup.js";
import type { SiteFrame, SitePage } from "./site-page.js";
import { notesList } from "./value-rows.js";

/** The first page: all APIs, and the own pages. */
export function indexHtml({ model, guides }: SiteFrame): SitePage {
  const page = "index";
  const content = html`<h1>${model.title}</h1>
    ${
      guides.length > 0 &&
      html`<section aria-labelledby="guides">
        <h2 id="guides">Guides</h2>
        <ul>
          ${guides.map((guide) => html`<li><a href="${href(page, guide.page)}">${guide.title}</a></li>`)}
        </ul>
      </section>`
    }
    <section aria-labelledby="apis">
      <h2 id="apis">APIs</h2>
      <ul class="cards">
        ${model.apis.map(
          (api) =>
            html`<li>
              <h3><a href="${href(page, api.page)}">${api.title}</a></h3>
              <p class="facts">${countsText(api)}</p>
              ${markdown(firstParagraph(api.description))}
            </li>`,
        )}
      </ul>
    </section>`;
  return { page, title: model.title, content };
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
  const content = html`<h1>${title}</h1>
    <p class="facts">${countsText(api)}</p>
    ${markdown(description)} ${seeAlsoText(api.seeAlso)} ${notesList(notes)}
    ${
      start !== undefined &&
      html`<section aria-labelledby="start">
        <h2 id="start">Getting started</h2>
        <p>
          Generate the client with <code>specwright generate</code>, or install the package that your team publishes.
          Then call an operation:
        </p>
        ${codeBlock(start.code, start.language)}
      </section>`
    }
    ${
      servers.length > 0 &&
      html`<section aria-labelledby="servers">
        <h2 id="servers">Servers</h2>
        <ul>
          ${servers.map((server) => html`<li><code>${server.url}</code> ${inlineMarkdown(server.description)}</li>`)}
        </ul>
      </section>`
    }
    ${
      security.length > 0 &&
      html`<section aria-labelledby="security">
        <h2 id="security">Authentication</h2>
        ${security.map(schemeText)}
      </section>`
    }
    ${
      api.operations.length > 0 &&
      html`<section aria-labelledby="operations">
        <h2 id="operations">Operations</h2>
        ${operationGroups(api)}
      </section>`
    }
    ${
      schemas.length > 0 &&
      html`<section aria-labelledby="schemas">
        <h2 id="schemas">Schemas</h2>
        <ul class="index">
          ${schemas.map((schema) => html`<li><a href="${href(page, schema.page)}">${schema.name}</a></li>`)}
        </ul>
      </section>`
    }
    ${
      xml.length > 0 &&
      html`<section aria-labelledby="xml">
        <h2 id="xml">XML</h2>
        ${xmlLists(api)}
      </section>`
    }
    ${
      errorTables.length > 0 &&
      html`<section aria-labelledby="errors">
        <h2 id="errors">Errors</h2>
        <ul>
          ${errorTables.map((table) => html`<li><a href="${href(page, table.page)}">${table.name}</a></li>`)}
        </ul>
      </section>`
    }`;
  return { page, title, api, content };
}

function operationGroups({ page, groups, operations }: ApiPages): Markup {
  const byPage = new Map(operations.map((operation) => [operation.page, operation]));
  return html`${groups.map(
    ({ name, description, pages }) =>
      html`${name !== "" && html`<h3>${name}</h3>`}${markdown(description)}
        <ul class="operations">
          ${pages.map((one) => {
            const operation = byPage.get(one);
            if (operation === undefined) return "";
            const { method, path, summary, deprecated } = operation;
            return html`<li>
              <a href="${href(page, one)}"
                ><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code></a
              >
              ${summary}${deprecated && html` <span class="badge deprecated">deprecated</span>`}
            </li>`;
          })}
        </ul>`,
  )}`;
}

function xmlLists({ page, xml }: ApiPages): Markup {
  const list = (title: string, kinds: readonly string[]): Markup | undefined => {
    const found = xml.filter(({ kind }) => kinds.includes(kind));
    if (found.length === 0) return undefined;
    return html`<h3>${title}</h3>
      <ul class="index">
        ${found.map((one) => html`<li><a href="${href(page, one.page)}">${one.typeName}</a></li>`)}
      </ul>`;
  };
  return html`${list("Elements", ["element"])}${list("Types", ["complexType", "simpleType"])}`;
}

function schemeText({ name, credential, description, flows }: SchemePage): Markup {
  return html`<h3><code>${name}</code></h3>
    <p class="facts">${credential}</p>
    ${markdown(description)}${flows.map(
      ({ name: flow, authorizationUrl, tokenUrl, refreshUrl, scopes }) =>
        html`<p class="label">Flow <code>${flow}</code></p>
          <ul>
            ${authorizationUrl !== undefined && html`<li>Authorization: <code>${authorizationUrl}</code></li>`}${
              tokenUrl !== undefined && html`<li>Tokens: <code>${tokenUrl}</code></li>`
            }${refreshUrl !== undefined && html`<li>Refresh: <code>${refreshUrl}</code></li>`}${scopes.map(
              (scope) => html`<li>Scope <code>${scope.name}</code>: ${inlineMarkdown(scope.description)}</li>`,
            )}
          </ul>`,
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
    <p class="facts">${linkList(operations, page)}</p>
    ${rows.map(
      ({ id, meaning, documented, assumed, when, sample }, index) =>
        html`<section class="response" aria-labelledby="error-${index}">
          <h2 id="error-${index}"><code>${id}</code></h2>
          ${markdown(meaning)}
          <ul class="facts">
            ${membersText("Documented", documented)}${membersText("Assumed", assumed)}
            <li>When: ${when.join("; ")}</li>
          </ul>
          ${sample !== undefined && codeSamples([sample], `error-${index}`)}
        </section>`,
    )}`;
  return { page, title: `Errors: ${name}`, api, content };
}

function membersText(
  title: string,
  members: readonly { readonly name: string; readonly value: string }[],
): Markup | undefined {
  if (members.length === 0) return undefined;
  return html`<li>
    ${title}: ${members.map(({ name, value }, index) => [index === 0 ? "" : ", ", html`<code>${name}</code> ${value}`])}
  </li>`;
}
