import { inBackticks, markdownText } from "../text/markdown.js";
import { visible } from "../text/visible.js";
import { sentenceTemplate } from "../compare/catalog.js";
import type { Change } from "../compare/change.js";
import { sentenceTexts } from "../compare/sentence-texts.js";
import type { SentenceForm } from "./verdict-text.js";

/** Characters of a name or a sentence after which it is cut. */
const maxNameLength = 300;

/** A text of a spec that neither formats, links nor calls anybody. */
export function nameSpan(text: string): string {
  const cut = text.length <= maxNameLength ? text : `${text.slice(0, maxNameLength)}…`;
  // Services look for @names, #numbers, !numbers, GH-numbers and their like after Markdown was read; a comment between
  // sign and name hides them.
  return markdownText(cut)
    .replace(/\\[@#]|(?:\\[!~&]|&#36;|[%^])(?=[\w"])/g, "$&<!-- -->")
    .replace(/\bGH(?=-\d)/gi, "$&<!-- -->");
}

/** A code span of just this text on one line. */
export function codeSpan(text: string): string {
  return inBackticks(visible(text.replace(/\s+/g, " ")));
}

/** A sentence that begins with a capital letter. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Sentences in Markdown, with names and values in code spans: "The maximum of `Order.quantity` was lowered from `10` to `5`." */
export const markdownForm: SentenceForm = sentenceSpan;

/** Data that is a phrase: names in its quotes are values. All other data is a value. */
const phrases =
  /^(?:where|webhook|by|named|what|kind|move|view|effects|counted|noun|version|why|reason|rule|question|schemes|scopes)$/;

function sentenceSpan(change: Change, isCommon: boolean): string {
  const { id, words = {}, operation, security } = change;
  const texts = sentenceTexts(change);
  const parts = sentenceTemplate(id, security !== undefined)
    .split(/(["`]?\{\w+\}["`]?)/)
    .map((part) => {
      const [, name] = /^["`]?\{(\w+)\}["`]?$/.exec(part) ?? [];
      if (name === undefined) return spacedSpan(part);
      const key = name.charAt(0).toLowerCase() + name.slice(1);
      const text = texts[key] ?? "";
      // Requirements name schemes and scopes.
      const isRequirement = id.startsWith("security/") && part.startsWith("{");
      if (isRequirement || phrases.test(key) || key in words) return phraseSpan(text, operation, isCommon);
      if (isCommon && text === operation) return "the operation";
      return text === "" ? "" : codeSpan(text);
    });
  return capital(parts.join(""));
}

/** "the response `429` of `GET /orders (listOrders)`", or without the operation. */
function phraseSpan(text: string, operation: string | undefined, isCommon: boolean): string {
  const isOf = operation !== undefined && text.endsWith(operation);
  const start = isOf ? text.slice(0, -operation.length) : text;
  const common = start === "" ? "the operation" : start.replace(/ of $/, "");
  const spans = quotedSpans(isOf && isCommon ? common : start);
  return isOf && !isCommon ? spans + codeSpan(operation) : spans;
}

/** A text with the values in its double quotes and code spans (CommonMark 0.31, section 6.1) in code spans. */
function quotedSpans(text: string): string {
  let at = 0;
  const spans = [...text.matchAll(/"([^"]*)"|(?<!`)(`+)(?!`)(.+?)(?<!`)\2(?!`)/g)].flatMap((match) => {
    const [whole, value, , span = ""] = match;
    const start = spacedSpan(text.slice(at, match.index));
    at = match.index + whole.length;
    return [start, codeSpan(value ?? span.replace(/^ (.+) $/, "$1"))];
  });
  return spans.join("") + spacedSpan(text.slice(at));
}

/** A part of a sentence, with the blanks around it. */
function spacedSpan(text: string): string {
  const inner = text.trim();
  return inner === "" ? text : text.replace(inner, () => nameSpan(inner));
}
