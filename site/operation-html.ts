import type { ApiPages, Body, OperationPage, ResponseRows } from "../generator/pages/site-model.js";
import { codeSamples } from "./code-block.js";
import { href, seeAlsoText, typeText } from "./links.js";
import { markdown } from "./markdown.js";
import { html, type Markup } from "./markup.js";
import { bulletList, codeList, pageSection } from "./page-section.js";
import type { SitePage } from "./site-page.js";
import { deprecatedBadge, fieldRows, notesList, valueText } from "./value-rows.js";

type RequestRows = NonNullable<OperationPage["request"]>;

const kinds: Readonly<Record<OperationPage["kind"], string>> = {
  operation: "",
  webhook: "Webhook: the API sends this request.",
  callback: "Callback: the API sends this request after another operation.",
};

/** The page of an operation. */
export function operationHtml(operation: OperationPage, api: ApiPages): SitePage {
  const { page, name, method, path, summary, description, deprecated, kind, parameters, request, responses } =
    operation;
  const content = html`<h1>${summary ?? name}</h1>
    <p class="route"><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code></p>
    <p class="facts"><code>${name}</code>${deprecatedBadge(deprecated)}</p>
    ${kinds[kind] !== "" && html`<p class="facts">${kinds[kind]}</p>`} ${markdown(description)}
    ${seeAlsoText(operation.seeAlso)} ${notesList(operation.notes)}
    ${pageSection("needs", "Authentication", securityText(operation, api))}
    ${pageSection("samples", "Call", codeSamples(operation.samples, "call"))}
    ${pageSection("parameters", "Parameters", fieldRows(parameters, page))}
    ${pageSection("body", "Body", request && requestText(request, page))}
    ${pageSection(
      "responses",
      "Responses",
      responses.map((response) => responseText(response, page)),
    )}
    ${pageSection("errors", "Errors", errorLinks(operation, api))}`;
  return { page, title: summary ?? name, api, content };
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

function responseText({ status, description, headers, bodies, notes }: ResponseRows, page: string): Markup {
  const id = `response-${status.toLowerCase().replace(/[^a-z0-9]/g, "-")}`;
  const headerRows = fieldRows(headers, page);
  return html`<section class="response" aria-labelledby="${id}">
    <h3 id="${id}">${status}</h3>
    ${markdown(description)}${notesList(notes)}${headerRows && html`<h4>Headers</h4>`}${headerRows}${bodies.map(
      (body, index) => bodyText(body, page, `${id}-${index}`),
    )}
  </section>`;
}

function bodyText({ mediaType, value, element, samples }: Body, page: string, group: string): Markup {
  const type = element === undefined ? value && typeText(value.type, page) : typeText([element], page);
  return html`<div class="body">
    <p class="row"><code>${mediaType}</code> ${type && html`<span class="type">${type}</span>`}</p>
    ${value && valueText(value, page)}${codeSamples(samples, group)}
  </div>`;
}

function errorLinks({ page, errorTables }: OperationPage, api: ApiPages): Markup | undefined {
  const tables = api.errorTables.filter(({ name }) => errorTables.includes(name));
  return bulletList(
    tables.map(
      (table) =>
        html`<a href="${href(page, table.page)}">${table.name}</a>: ${table.rows.length}
          errors${table.rows.every(({ sample }) => sample !== undefined) && ", each with an example"}`,
    ),
  );
}
