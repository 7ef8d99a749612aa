import type { ApiPages, SchemaPage } from "../generator/pages/site-model.js";
import { codeSamples } from "./code-block.js";
import { linkList, typeText } from "./links.js";
import { html } from "./markup.js";
import type { SitePage } from "./site-page.js";
import { valueText } from "./value-rows.js";

/** The page of a JSON schema. */
export function schemaHtml(schema: SchemaPage, api: ApiPages): SitePage {
  const { page, name, types, functions, value, samples, usedBy } = schema;
  const content = html`<h1>${name}</h1>
    <p class="facts">
      <span class="type">${typeText(value.type, page)}</span
      >${value.deprecated === true && html` <span class="badge deprecated">deprecated</span>`}
    </p>
    ${valueText(value, page)}
    ${
      samples.length > 0 &&
      html`<section aria-labelledby="samples">
        <h2 id="samples">Example</h2>
        ${codeSamples(samples, "sample")}
      </section>`
    }
    <section aria-labelledby="code">
      <h2 id="code">In code</h2>
      ${types.length > 0 && html`<p>Types: ${types.map((type, index) => [index === 0 ? "" : ", ", html`<code>${type}</code>`])}</p>`}
      <p>Functions: ${functions.map((text, index) => [index === 0 ? "" : ", ", html`<code>${text}</code>`])}</p>
    </section>
    ${
      usedBy.length > 0 &&
      html`<section aria-labelledby="uses">
        <h2 id="uses">Used by</h2>
        <p>${linkList(usedBy, page)}</p>
      </section>`
    }`;
  return { page, title: name, api, content };
}
