import type { ValueChoice, FieldRow, ValueTree } from "../generator/pages/site-model.js";
import { typeText } from "./links.js";
import { inlineMarkdown, markdown } from "./markdown.js";
import { html, type Markup } from "./markup.js";
import { notesList } from "./notes-list.js";
import { badge, bulletList, codeList, sentenceLine } from "./page-section.js";

/** A badge for parts that a spec deprecates. */
export function deprecatedBadge(isDeprecated: boolean | undefined): Markup | undefined {
  return isDeprecated === true ? badge("deprecated", "deprecated") : undefined;
}

/** The values of an enumeration. */
export function valuesList(values: ValueTree["values"]): Markup | undefined {
  if (values === undefined || values.length === 0) return undefined;
  if (values.every(({ description }) => description === undefined))
    return html`<p class="limits">One of ${codeList(values.map(({ value }) => value))}</p>`;
  const items = values.map(({ value, description }) => html`<code>${value}</code> ${inlineMarkdown(description)}`);
  return bulletList(items, "values");
}

/** A value: its description, sentences, listed values and default, and its parts. */
export function valueText(value: ValueTree, from: string): Markup {
  return html`${markdown(value.description)}${sentenceLine(value.sentences)}${
    value.default !== undefined && html`<p class="limits">Default: <code>${JSON.stringify(value.default)}</code></p>`
  }${valuesList(value.values)}${notesList(value.notes)}${valueParts(value, from)}`;
}

/** The properties, items and branches of a value. */
function valueParts({ properties = [], others = [], items, choices = [], isCut }: ValueTree, from: string): Markup {
  const rows = [
    ...properties.map(({ name, required, value }) => row({ name, type: value, required }, from)),
    ...others.map(({ names, value }) => row({ note: names, type: value }, from)),
  ];
  return html`${bulletList(rows, "rows")}${
    items &&
    html`<div class="nested">
      <p class="label">Items: ${typeText(items.type, from)}</p>
      ${valueText(items, from)}
    </div>`
  }${choices.map((choice) => choiceText(choice, from))}${isCut === true && sentenceLine(["Deeper parts are not shown."])}`;
}

function choiceText({ says, branches, tag }: ValueChoice, from: string): Markup {
  return html`<div class="choice">
    <p class="label">${sentenceCase(says)}${tag !== undefined && html`, by <code>${tag}</code>`}:</p>
    ${bulletList(
      branches.map((branch) => row({ type: branch }, from)),
      "rows",
    )}
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
  /** The part of a message that contains a parameter. */
  readonly location?: string;
}

function row({ name, note, type, required, location }: Row, from: string): Markup {
  const { only } = type;
  return html`<p class="row">
      ${name !== undefined && html`<code class="name">${name}</code> `}${
        note !== undefined && html`<span class="name">${note}</span> `
      }<span class="type">${typeText(type.type, from)}</span>${location !== undefined && badge(location)}${
        required === true && badge("required", "required")
      }${only !== undefined && badge(`only in ${only}s`)}${deprecatedBadge(type.deprecated)}
    </p>
    ${valueText(type, from)}`;
}

/** Parameters or headers; undefined if there are none. */
export function fieldRows(fields: readonly FieldRow[], from: string): Markup | undefined {
  const rows = fields.map(({ name, in: location, required, deprecated, description, value, serialized, notes }) => {
    const { description: general, deprecated: isOld, ...rest } = value;
    const text = description ?? general;
    const type: ValueTree = {
      ...rest,
      ...(text !== undefined && { description: text }),
      ...((deprecated || isOld === true) && { deprecated: true }),
      notes: [...notes, ...value.notes],
    };
    const example = serialized?.example;
    return html`${row({ name, type, required, location }, from)}${
      serialized &&
      html`<p class="limits">${serialized.says}${example !== undefined && html` <code>${example}</code>`}</p>`
    }`;
  });
  return bulletList(rows, "rows");
}
