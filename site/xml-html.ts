import type { ApiPages, AttributeRow, ContentTree, XmlPage } from "../generator/pages/site-model.js";
import { codeSamples } from "./code-block.js";
import { historyText, sinceText } from "./history-text.js";
import { linkList, typeText } from "./links.js";
import { inlineMarkdown, markdown } from "./markdown.js";
import { html, type Markup } from "./markup.js";
import { notesList } from "./notes-list.js";
import { badge, bulletList, codeList, sentenceLine, pageSection } from "./page-section.js";
import type { SitePage } from "./site-page.js";
import { valuesList } from "./value-rows.js";

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
      <code>${name}</code>${namespace !== "" && html` in <code>${namespace}</code>`}${
        view !== undefined && badge(`as requests that ${view} send it`)
      }
    </p>
    ${derivation.length > 0 && html`<p class="facts">${typeText(derivation, page)}</p>`} ${markdown(description)}
    ${sinceText(xml.history)} ${sentenceLine(sentences)} ${notesList(notes)}
    ${pageSection("values", "Values", valuesList(values))}
    ${pageSection("attributes", "Attributes", attributeRows(attributes, page))}
    ${pageSection("content", "Content", tree && bulletList([treeText(tree, page)], "tree"))}
    ${pageSection("substitutes", "Substitutes", linkList(substitutes, page))}
    ${pageSection("samples", "Example", codeSamples(samples, "sample"))}
    ${pageSection("code", "In code", [
      html`<p>Type: <code>${typeName}</code></p>`,
      functions.length > 0 && html`<p>Functions: ${codeList(functions)}</p>`,
    ])}
    ${pageSection("uses", "Used by", linkList(usedBy, page))} ${historyText(xml.history)}`;
  return { page, title, api, content };
}

function attributeRows(attributes: readonly AttributeRow[], page: string): Markup | undefined {
  const rows = attributes.map(
    ({ name, type, required, description, sentences, notes }) =>
      html`<p class="row">
          <code class="name">${name === "*" ? "any attribute" : `@${name}`}</code>
          <span class="type">${typeText(type, page)}</span>${required && badge("required", "required")}
        </p>
        ${markdown(description)}${sentenceLine(sentences)}${notesList(notes)}`,
  );
  return bulletList(rows, "rows");
}

const groupWords: Readonly<Partial<Record<ContentTree["kind"], string>>> = {
  sequence: "in this order",
  choice: "one of",
  all: "in any order",
  wildcard: "any element",
  text: "text",
};

function treeText(tree: ContentTree, page: string): Markup {
  const { kind, occurs, name, type = [], description, sentences = [], notes = [], parts = [], attributes = [] } = tree;
  const label =
    kind === "element" ? html`<code class="name">${name}</code>` : html`<span class="group">${groupWords[kind]}</span>`;
  return html`<p class="row">
      ${label}${type.length > 0 && html` <span class="type">${typeText(type, page)}</span>`}${
        occurs !== "1" && badge(occursWords(occurs))
      }
    </p>
    ${description !== undefined && html`<p>${inlineMarkdown(description)}</p>`}${sentenceLine(sentences)}${notesList(
      notes,
    )}${attributeRows(attributes, page)}${bulletList(
      parts.map((part) => treeText(part, page)),
      "tree",
    )}${tree.isCut === true && sentenceLine(["Deeper parts are not shown."])}`;
}

/** "optional", "any number", "1 or more", "2 to 5 times". */
function occursWords(occurs: string): string {
  const [min = "", max] = occurs.split("..");
  if (max === undefined) return min === "0" ? "not allowed" : `${min} times`;
  if (occurs === "0..1") return "optional";
  if (max === "*") return min === "0" ? "any number" : `${min} or more`;
  return `${min} to ${max} times`;
}
