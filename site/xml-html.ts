import type { ApiPages, AttributeRow, ContentTree, XmlPage } from "../generator/pages/site-model.js";
import { codeSamples } from "./code-block.js";
import { linkList, typeText } from "./links.js";
import { inlineMarkdown, markdown } from "./markdown.js";
import { html, type Markup } from "./markup.js";
import type { SitePage } from "./site-page.js";
import { notesList, valuesList } from "./value-rows.js";

const kinds: Readonly<Record<XmlPage["kind"], string>> = {
  element: "element",
  complexType: "complex type",
  simpleType: "simple type",
};

/** The page of an element or a type of an XSD. */
export function xmlHtml(xml: XmlPage, api: ApiPages): SitePage {
  const { page, kind, name, namespace, view, typeName, functions, description, sentences, derivation, substitutes } =
    xml;
  const { values, attributes, content: tree, notes, samples, usedBy } = xml;
  const title = kind === "element" ? typeName : name;
  const content = html`<h1>${title}</h1>
    <p class="facts">
      ${kinds[kind]}
      <code>${name}</code
      >${namespace !== "" && html` in <code>${namespace}</code>`}${view !== undefined && html` <span class="badge">as requests that ${view} send it</span>`}
    </p>
    ${derivation.length > 0 && html`<p class="facts">${typeText(derivation, page)}</p>`} ${markdown(description)}
    ${sentences.length > 0 && html`<p class="limits">${sentences.join(" ")}</p>`} ${notesList(notes)}
    ${
      values !== undefined &&
      html`<section aria-labelledby="values">
        <h2 id="values">Values</h2>
        ${valuesList(values)}
      </section>`
    }
    ${
      attributes.length > 0 &&
      html`<section aria-labelledby="attributes">
        <h2 id="attributes">Attributes</h2>
        ${attributeRows(attributes, page)}
      </section>`
    }
    ${
      tree !== undefined &&
      html`<section aria-labelledby="content">
        <h2 id="content">Content</h2>
        <ul class="tree">
          ${treeItem(tree, page)}
        </ul>
      </section>`
    }
    ${
      substitutes.length > 0 &&
      html`<section aria-labelledby="substitutes">
        <h2 id="substitutes">Substitutes</h2>
        <p>${linkList(substitutes, page)}</p>
      </section>`
    }
    ${
      samples.length > 0 &&
      html`<section aria-labelledby="samples">
        <h2 id="samples">Example</h2>
        ${codeSamples(samples, "sample")}
      </section>`
    }
    <section aria-labelledby="code">
      <h2 id="code">In code</h2>
      <p>Type: <code>${typeName}</code></p>
      ${functions.length > 0 && html`<p>Functions: ${functions.map((text, index) => [index === 0 ? "" : ", ", html`<code>${text}</code>`])}</p>`}
    </section>
    ${
      usedBy.length > 0 &&
      html`<section aria-labelledby="uses">
        <h2 id="uses">Used by</h2>
        <p>${linkList(usedBy, page)}</p>
      </section>`
    }`;
  return { page, title, api, content };
}

function attributeRows(attributes: readonly AttributeRow[], page: string): Markup {
  return html`<ul class="rows">
    ${attributes.map(
      ({ name, type, required, description, sentences, notes }) =>
        html`<li>
          <p class="row">
            <code class="name">${name === "*" ? "any attribute" : `@${name}`}</code>
            <span class="type">${typeText(type, page)}</span>${
              required && html` <span class="badge required">required</span>`
            }
          </p>
          ${markdown(description)}${sentences.length > 0 && html`<p class="limits">${sentences.join(" ")}</p>`}${notesList(notes)}
        </li>`,
    )}
  </ul>`;
}

const groupWords: Readonly<Partial<Record<ContentTree["kind"], string>>> = {
  sequence: "in this order",
  choice: "one of",
  all: "in any order",
  wildcard: "any element",
  text: "text",
};

function treeItem(tree: ContentTree, page: string): Markup {
  const {
    kind,
    occurs,
    name,
    type = [],
    description,
    sentences = [],
    notes = [],
    parts = [],
    attributes = [],
    isCut,
  } = tree;
  const label =
    kind === "element"
      ? html`<code class="name">${name}</code> <span class="type">${typeText(type, page)}</span>`
      : html`<span class="group">${groupWords[kind]}</span
          >${type.length > 0 && html` <span class="type">${typeText(type, page)}</span>`}`;
  return html`<li>
    <p class="row">${label}${occurs !== "1" && html` <span class="badge">${occursWords(occurs)}</span>`}</p>
    ${
      description !== undefined && html`<p>${inlineMarkdown(description)}</p>`
    }${sentences.length > 0 && html`<p class="limits">${sentences.join(" ")}</p>`}${notesList(notes)}${attributes.length > 0 && attributeRows(attributes, page)}${
      parts.length > 0 &&
      html`<ul class="tree">
        ${parts.map((part) => treeItem(part, page))}
      </ul>`
    }${isCut === true && html`<p class="limits">Deeper parts are not shown.</p>`}
  </li>`;
}

/** "optional", "any number", "1 or more", "2 to 5 times". */
function occursWords(occurs: string): string {
  const [min = "", max] = occurs.split("..");
  if (max === undefined) return min === "0" ? "not allowed" : `${min} times`;
  if (occurs === "0..1") return "optional";
  if (max === "*") return min === "0" ? "any number" : `${min} or more`;
  return `${min} to ${max} times`;
}
