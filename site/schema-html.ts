import type { ApiPages, SchemaPage } from "../generator/pages/site-model.js";
import { codeSamples } from "./code-block.js";
import { historyText, sinceText } from "./history-text.js";
import { linkList, typeText } from "./links.js";
import { html } from "./markup.js";
import { codeList, pageSection } from "./page-section.js";
import type { SitePage } from "./site-page.js";
import { deprecatedBadge, valueText } from "./value-rows.js";

/** The page of a JSON schema. */
export function schemaHtml(schema: SchemaPage, api: ApiPages): SitePage {
  const { page, name, types, functions, value, samples, usedBy } = schema;
  const content = html`<h1>${name}</h1>
    <p class="facts"><span class="type">${typeText(value.type, page)}</span>${deprecatedBadge(value.deprecated)}</p>
    ${sinceText(schema.history)} ${valueText(value, page)}
    ${pageSection("samples", "Example", codeSamples(samples, "sample"))}
    ${pageSection("code", "In code", [
      types.length > 0 && html`<p>Types: ${codeList(types)}</p>`,
      html`<p>Functions: ${codeList(functions)}</p>`,
    ])}
    ${pageSection("uses", "Used by", linkList(usedBy, page))} ${historyText(schema.history)}`;
  return { page, title: name, api, content };
}
