import { inBackticks, markdownText } from "../../text/markdown.js";
import { visible } from "../../text/visible.js";

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
