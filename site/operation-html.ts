import type { ApiPages, Body, OperationPage, ResponseRows } from "../generator/pages/site-model.js";
import { codeSamples } from "./code-block.js";
import { href, seeAlsoText, typeText } from "./links.js";
import { markdown } from "./markdown.js";
import { html, type Markup } from "./markup.js";
import type { SitePage } from "./site-page.js";
import { fieldRows, notesList, valueText } from "./value-rows.js";

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
    <p class="facts"><code>${name}</code>${deprecated && html` <span class="badge deprecated">deprecated</span>`}</p>
    ${kinds[kind] !== "" && html`<p class="facts">${kinds[kind]}</p>`} ${markdown(description)}
    ${seeAlsoText(operation.seeAlso)} ${notesList(operation.notes)} ${securityText(operation, api)}
    ${
      operation.samples.length > 0 &&
      html`<section aria-labelledby="samples">
        <h2 id="samples">Call</h2>
        ${codeSamples(operation.samples, "call")}
      </section>`
    }
    ${
      parameters.length > 0 &&
      html`<section aria-labelledby="parameters">
        <h2 id="parameters">Parameters</h2>
        ${fieldRows(parameters, page)}
      </section>`
    }
    ${
      request !== undefined &&
      html`<section aria-labelledby="body">
        <h2 id="body">Body</h2>
        ${!request.required && html`<p>The body is optional.</p>`}${markdown(request.description)}${request.bodies.map(
          (body, index) => bodyText(body, page, `body-${index}`),
        )}
      </section>`
    }
    <section aria-labelledby="responses">
      <h2 id="responses">Responses</h2>
      ${responses.map((response) => responseText(response, page))}
    </section>
    ${errorLinks(operation, api)}`;
  return { page, title: summary ?? name, api, content };
}

function securityText({ page, security, isSecurityUnreadable }: OperationPage, api: ApiPages): Markup | undefined {
  if (isSecurityUnreadable === true)
    return html`<section aria-labelledby="needs">
      <h2 id="needs">Authentication</h2>
      <p>The spec has an error here. Generated servers reject every request.</p>
    </section>`;
  if (security.length === 0) return undefined;
  const scheme = (name: string): Markup =>
    html`<a href="${href(page, api.page, "#security")}"><code>${name}</code></a>`;
  return html`<section aria-labelledby="needs">
    <h2 id="needs">Authentication</h2>
    <ul>
      ${security.map((needed) =>
        needed.length === 0
          ? html`<li>No credential</li>`
          : html`<li>
              ${needed.map(({ scheme: name, scopes }, index) => [
                index === 0 ? "" : " and ",
                scheme(name),
                scopes.length > 0 &&
                  html` with ${scopes.map((scope, at) => [at === 0 ? "" : ", ", html`<code>${scope}</code>`])}`,
              ])}
            </li>`,
      )}
    </ul>
  </section>`;
}

function responseText({ status, description, headers, bodies, notes }: ResponseRows, page: string): Markup {
  const id = `response-${status.toLowerCase().replace(/[^a-z0-9]/g, "-")}`;
  return html`<section class="response" aria-labelledby="${id}">
    <h3 id="${id}">${status}</h3>
    ${markdown(description)}${notesList(notes)}${
      headers.length > 0 &&
      html`<h4>Headers</h4>
        ${fieldRows(headers, page)}`
    }${bodies.map((body, index) => bodyText(body, page, `${id}-${index}`))}
  </section>`;
}

function bodyText({ mediaType, value, element, samples }: Body, page: string, group: string): Markup {
  const type = element === undefined ? value && typeText(value.type, page) : typeText([element], page);
  return html`<div class="body">
    <p class="row"><code>${mediaType}</code> ${type !== undefined && html`<span class="type">${type}</span>`}</p>
    ${value !== undefined && valueText(value, page)}${samples.length > 0 && codeSamples(samples, group)}
  </div>`;
}

function errorLinks({ page, errorTables }: OperationPage, api: ApiPages): Markup | undefined {
  const tables = api.errorTables.filter(({ name }) => errorTables.includes(name));
  if (tables.length === 0) return undefined;
  return html`<section aria-labelledby="errors">
    <h2 id="errors">Errors</h2>
    <ul>
      ${tables.map(
        (table) =>
          html`<li>
            <a href="${href(page, table.page)}">${table.name}</a>: ${table.rows.length}
            errors${table.rows.every(({ sample }) => sample !== undefined) && ", each with an example"}
          </li>`,
      )}
    </ul>
  </section>`;
}
