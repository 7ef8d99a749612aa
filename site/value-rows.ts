import type { ValueChoice, FieldRow, Note, ValueTree } from "../generator/pages/site-model.js";
import { typeText } from "./links.js";
import { inlineMarkdown, markdown } from "./markdown.js";
import { html, type Markup } from "./markup.js";

const noteTitles: Readonly<Record<Note["kind"], string>> = {
  question: "Open question",
  choice: "Choice of the sandbox",
  rule: "Rule",
};

/** Notes that explain themselves. */
export function notesList(notes: readonly Note[]): Markup | undefined {
  if (notes.length === 0) return undefined;
  return html`<ul class="notes">
    ${notes.map(
      ({ kind, text }) =>
        html`<li class="note ${kind}"><strong>${noteTitles[kind]}:</strong> ${inlineMarkdown(text)}</li>`,
    )}
  </ul>`;
}

/** Sentences about a value, its listed values, and its default. */
export function valueDetails({ sentences, values, notes, ...rest }: ValueTree): Markup {
  return html`${sentences.length > 0 && html`<p class="limits">${sentences.join(" ")}</p>`}${
    rest.default !== undefined && html`<p class="limits">Default: <code>${JSON.stringify(rest.default)}</code></p>`
  }${valuesList(values)}${notesList(notes)}`;
}

/** The values of an enumeration. */
export function valuesList(values: ValueTree["values"]): Markup | undefined {
  if (values === undefined || values.length === 0) return undefined;
  if (values.every(({ description }) => description === undefined))
    return html`<p class="limits">
      One of ${values.map(({ value }, index) => [index === 0 ? "" : ", ", html`<code>${value}</code>`])}
    </p>`;
  return html`<ul class="values">
    ${values.map(({ value, description }) => html`<li><code>${value}</code> ${inlineMarkdown(description)}</li>`)}
  </ul>`;
}

/** A value with its parts. */
export function valueText(value: ValueTree, from: string): Markup {
  return html`${markdown(value.description)}${valueDetails(value)}${valueParts(value, from)}`;
}

/** The properties, items and branches of a value. */
export function valueParts(value: ValueTree, from: string): Markup {
  const { properties = [], others = [], items, choices = [], isCut } = value;
  return html`${
    properties.length + others.length > 0 &&
    html`<ul class="rows">
      ${properties.map(({ name, required, value: property }) =>
        row({ name, type: property, required, isDeprecated: property.deprecated === true }, from),
      )}${others.map(({ names, value: other }) => row({ note: names, type: other }, from))}
    </ul>`
  }${
    items !== undefined &&
    html`<div class="nested">
      <p class="label">Items: ${typeText(items.type, from)}</p>
      ${valueText(items, from)}
    </div>`
  }${choices.map((choice) =>
    choiceText(choice, from),
  )}${isCut === true && html`<p class="limits">Deeper parts are not shown.</p>`}`;
}

function choiceText({ says, branches, tag }: ValueChoice, from: string): Markup {
  return html`<div class="choice">
    <p class="label">${sentenceCase(says)}${tag !== undefined && html`, by <code>${tag}</code>`}:</p>
    <ul class="rows">
      ${branches.map((branch) => row({ type: branch }, from))}
    </ul>
  </div>`;
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface Row {
  readonly name?: string;
  /** Words for properties without a name. */
  readonly note?: string;
  readonly type: ValueTree;
  readonly required?: boolean;
  readonly isDeprecated?: boolean;
}

function row({ name, note, type, required, isDeprecated }: Row, from: string): Markup {
  const { only } = type;
  return html`<li>
    <p class="row">
      ${name !== undefined && html`<code class="name">${name}</code> `}${
        note !== undefined && html`<span class="name">${note}</span> `
      }<span class="type">${typeText(type.type, from)}</span
      >${required === true && html` <span class="badge required">required</span>`}${
        only !== undefined && html` <span class="badge">only in ${only}s</span>`
      }${isDeprecated === true && html` <span class="badge deprecated">deprecated</span>`}
    </p>
    ${valueText(type, from)}
  </li>`;
}

/** Parameters or headers. */
export function fieldRows(fields: readonly FieldRow[], from: string): Markup {
  return html`<ul class="rows">
    ${fields.map(({ name, in: place, required, deprecated, description, value, notes }) => {
      const shown = { ...value, description: undefined, notes: [...notes, ...value.notes] } as unknown as ValueTree;
      const text = description ?? value.description;
      return html`<li>
        <p class="row">
          <code class="name">${name}</code> <span class="type">${typeText(value.type, from)}</span>
          <span class="badge">${place}</span>${
            required && html` <span class="badge required">required</span>`
          }${deprecated && html` <span class="badge deprecated">deprecated</span>`}
        </p>
        ${markdown(text)}${valueText(shown, from)}
      </li>`;
    })}
  </ul>`;
}
