import type { ApiPages, Body, LinkRow, OperationPage, ResponseRows } from "../generator/pages/site-model.js";
import { closedSample, codeSamples } from "./code-block.js";
import { historyText, sinceText } from "./history-text.js";
import { href, linkList, seeAlsoText, typeText } from "./links.js";
import { inlineMarkdown, markdown } from "./markdown.js";
import { html, type Markup } from "./markup.js";
import { notesList } from "./notes-list.js";
import { pageTitleOf } from "./page-title-of.js";
import { bulletList, codeList, pageSection } from "./page-section.js";
import type { SitePage } from "./site-page.js";
import { deprecatedBadge, fieldRows, valueText } from "./value-rows.js";

type RequestRows = NonNullable<OperationPage["request"]>;

function kindText({ kind, callbacks = [], page }: OperationPage): Markup | undefined {
  const names = linkList(callbacks, page);
  switch (kind) {
    case "operation":
      return names && html`<p class="facts">Callbacks: the API also sends ${names}.</p>`;
    case "webhook":
      return html`<p class="facts">Webhook: the API sends this request.</p>`;
    case "callback":
      return html`<p class="facts">Callback: the API sends this request after ${names ?? "another operation"}.</p>`;
  }
}

/** The separation of the items of a stream. */
const streamWords: Readonly<Record<NonNullable<Body["stream"]>, string>> = {
  events: "as server-sent events",
  lines: "as lines of JSON",
  records: "as JSON text sequences (RFC 7464)",
};

/** The page of an operation. */
export function operationHtml(operation: OperationPage, api: ApiPages): SitePage {
  const { page, name, method, path, description, deprecated, parameters, request, responses } = operation;
  const title = pageTitleOf(operation);
  const content = html`<h1>${title}</h1>
    <p class="route"><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code></p>
    <p class="facts"><code>${name}</code>${deprecatedBadge(deprecated)}</p>
    ${sinceText(operation.history)} ${kindText(operation)} ${markdown(description)} ${seeAlsoText(operation.seeAlso)}
    ${notesList(operation.notes)} ${pageSection("needs", "Authentication", securityText(operation, api))}
    ${pageSection("samples", "Call", codeSamples(operation.samples, "call"))}
    ${pageSection("parameters", "Parameters", fieldRows(parameters, page))}
    ${pageSection("body", "Body", request && requestText(request, page))}
    ${pageSection(
      "responses",
      "Responses",
      responses.map((response) => responseText(response, page)),
    )}
    ${pageSection("errors", "Errors", errorLists(operation, api))} ${historyText(operation.history)}`;
  return { page, title, api, content };
}

function securityText({ page, security, isSecurityUnreadable }: OperationPage, api: ApiPages): Markup | undefined {
  if (isSecurityUnreadable === true)
    return html`<p>The spec has an error here. Generated servers reject every request.</p>`;
  const schemeLink = (name: string): Markup =>
    html`<a href="${href(page, api.page, "#security")}"><code>${name}</code></a>`;
  return bulletList(
    security.map((needed) =>
      needed.length === 0
        ? "No credential"
        : needed.map(({ scheme, scopes }, index) => [
            index > 0 && " and ",
            schemeLink(scheme),
            scopes.length > 0 && html` with ${codeList(scopes)}`,
          ]),
    ),
  );
}

function requestText({ required, description, bodies }: RequestRows, page: string): Markup {
  return html`${!required && html`<p>The body is optional.</p>`}${markdown(description)}${bodies.map((body, index) =>
    bodyText(body, page, `body-${index}`),
  )}`;
}

function responseText(response: ResponseRows, page: string): Markup {
  const { status, description, headers, bodies, links = [], notes } = response;
  const id = `response-${status.toLowerCase().replace(/[^a-z0-9]/g, "-")}`;
  const headerRows = fieldRows(headers, page);
  const linkItems = bulletList(
    links.map((link) => linkText(link, page)),
    "rows",
  );
  return html`<section class="response" aria-labelledby="${id}">
    <h3 id="${id}">${status}</h3>
    ${markdown(description)}${notesList(notes)}${headerRows && html`<h4>Headers</h4>`}${headerRows}${bodies.map(
      (body, index) => bodyText(body, page, `${id}-${index}`),
    )}${linkItems && html`<h4>Links</h4>`}${linkItems}
  </section>`;
}

function bodyText({ mediaType, value, element, stream, samples }: Body, page: string, group: string): Markup {
  const type = element === undefined ? value && typeText(value.type, page) : typeText([element], page);
  const label = stream === undefined ? type : html`stream${type && [" of ", type]}, ${streamWords[stream]}`;
  return html`<div class="body">
    <p class="row"><code>${mediaType}</code> ${label && html`<span class="type">${label}</span>`}</p>
    ${value && valueText(value, page)}${codeSamples(samples, group)}
  </div>`;
}

function errorLists({ page, errors }: OperationPage, api: ApiPages): readonly (Markup | undefined)[] {
  const tables = new Map(api.errorTables.map((table) => [table.name, table]));
  return errors.map(({ table: name, rows }) => {
    const table = tables.get(name);
    const items = table?.rows.map(
      ({ id, meaning, sample }, index) =>
        rows.includes(id) &&
        html`<p class="row">
            <a href="${href(page, table.page, `#error-${index}`)}"><code>${id}</code></a> ${inlineMarkdown(meaning)}
          </p>
          ${sample && closedSample(sample)}`,
    );
    return html`<p><a href="${href(page, table?.page ?? page)}">${name}</a></p>
      ${items && bulletList(items, "rows")}`;
  });
}

function linkText({ name, description, operation, values }: LinkRow, page: string): Markup {
  const items = values.map(
    (value) =>
      html`<code>${value.name}</code>: <code>${value.value}</code>${value.says !== undefined && `, ${value.says}`}`,
  );
  return html`<p class="row"><code class="name">${name}</code> calls ${typeText([operation], page)}</p>
    ${markdown(description)}${bulletList(items)}`;
}
