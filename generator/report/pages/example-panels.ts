import { documentLines } from "../../text/document-lines.js";
import type { Markup } from "../../text/markup.js";
import type { Witness, WitnessMessage } from "../../compare/change.js";
import { witnessText } from "../verdict-text.js";
import { witnessDocument } from "../witness-document.js";
import { markup, markupLines } from "./markup.js";

/** Maximum length of a body that is shown whole. */
const maxBody = 4_000;

/** The example that shows a change: a request and a response if it is a whole message, otherwise the part with the difference. */
export function examplePanels(witness: Witness): Markup {
  const message = witness.message?.();
  const verdict = witness.acceptedBy === "before" ? "rejected" : "accepted";
  const panels =
    message === undefined ? [panel("Example", indented(witnessDocument(witness)))] : messagePanels(message);
  return markup`<div class="example"><p class="facts">This example <strong class="${verdict}">${witnessText(witness)}</strong>:</p>${panels}</div>`;
}

function messagePanels({ method, path, request, response }: WitnessMessage): readonly Markup[] {
  const line = `${method} ${request?.target ?? path}`;
  return [
    panel("Request", [line, ...(request === undefined ? [] : messageLines(request))].join("\n")),
    ...(response === undefined
      ? []
      : [panel("Response", [`HTTP ${response.status}`, ...messageLines(response)].join("\n"))]),
  ];
}

function messageLines({
  headers,
  body,
}: NonNullable<WitnessMessage["request"]> | NonNullable<WitnessMessage["response"]>): readonly string[] {
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  return body === undefined
    ? lines
    : [...lines, "", indented(body.length > maxBody ? witnessDocument({ text: body }) : body)];
}

/** XML, and JSON, with indentation, if that keeps each number and string as it is. */
function indented(text: string): string {
  if (text.startsWith("<")) return documentLines(text);
  try {
    const value = JSON.parse(text) as unknown;
    return JSON.stringify(value) === text ? JSON.stringify(value, undefined, 2) : text;
  } catch {
    return text;
  }
}

function panel(title: string, text: string): Markup {
  return markup`<figure><figcaption>${title}</figcaption><pre class="code" tabindex="0">${markupLines(text)}</pre></figure>`;
}
