import { Markup, markupTag, markupText } from "../../text/markup.js";
import { visible, visibleQuotation } from "../../text/visible.js";

/** HTML of a report: strings are shown character by character. */
export const markup = markupTag((text) => markupText(visible(text)));

/** The same for a string of several lines. */
export function markupLines(text: string): Markup {
  return new Markup(markupText(visibleQuotation(text)));
}

/** A sentence in which names between backticks are code. */
export function markupSentence(sentence: string): Markup {
  const parts = sentence.split(/`([^`]+)`/);
  return markup`${parts.map((part, index) => (index % 2 === 0 ? part : markup`<code>${part}</code>`))}`;
}

/** "1 change", "2 changes" */
export function countedNoun(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
