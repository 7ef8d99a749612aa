import { YamlFault } from "./events.js";

/** Hint for a string that YAML reads as a map. */
export const quoteColon = 'quote a string that contains ": "';

/** A line up to a value without quotes that contains ": " itself. */
const compactMap = /^[ \t]*(?:- +)*(?!- )[^\s#"'[{:][^:\n]*:[ \t]+(?=[^\s"'[{#][^\n]*:(?:[ \t]|$))/;
/** A line up to a quote that it does not close. */
const openQuote = /^.*?(?:[:?-][ \t]+|[[{,][ \t]*)(?=(?:"(?:[^"\\\n]|\\.)*|'(?:[^'\n]|'')*)$)/;
/** The indentation of a line that is a word without a colon. */
const bareWord = /^[ \t]*(?:- +)*(?=[^\s:#"'[\]{},&*!|>%@`-][^:#\n]*$)/;

/** A fault in the words of the parser of `js-yaml`, as users see it: common mistakes are reported where they are made, with a hint. */
export function explainFault(text: string, fault: YamlFault): YamlFault {
  const { at, reason, hint } = fault;
  if (hint !== undefined) return fault;
  if (/^tab characters/.test(reason))
    return new YamlFault(at, "tabs are not allowed as indentation", "indent with spaces");
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const line = lineAt(text, start);
  const mark = text.charAt(at);
  if (/^[@`%]$/.test(mark) && /[:?-][ \t]+$/.test(text.slice(start, at)))
    return new YamlFault(at, `a string without quotes begins with "${mark}"`, "quote the string");
  const before = startBefore(text, start);
  const lineBefore = lineAt(text, before);
  for (const [from, written] of [
    [before, lineBefore],
    [start, line],
  ] as const) {
    const quote = openQuote.exec(written);
    if (quote !== null && /deficient|end of|document separator/.test(reason))
      return new YamlFault(from + quote[0].length, "the quote is not closed", "add the closing quote");
  }
  const map = compactMap.exec(line);
  if (map !== null && /mapping entry/.test(reason))
    return new YamlFault(start + map[0].length, "nested mappings are not allowed in compact mappings", quoteColon);
  const word = before < start ? bareWord.exec(lineBefore) : null;
  if (word !== null && /mapping entry/.test(reason))
    return new YamlFault(before + word[0].length, 'a ":" is missing after the key', 'write "key: value"');
  return new YamlFault(
    at,
    reason === "deficient indentation"
      ? "a line in brackets or quotes is not indented, or these are not closed"
      : reason,
  );
}

function lineAt(text: string, start: number): string {
  const end = text.indexOf("\n", start);
  return text.slice(start, Math.min(end === -1 ? text.length : end, start + maxLine)).trimEnd();
}

/** In characters: a longer line is only looked at so far. */
const maxLine = 1000;
/** Maximum number of empty lines and comments between two lines with content. */
const maxBlank = 100;

/** The start of the line with content before another one; that line itself if none precedes it. */
function startBefore(text: string, start: number): number {
  let at = start;
  for (let lines = 0; at > 0 && lines < maxBlank; lines += 1) {
    at = text.lastIndexOf("\n", at - 2) + 1;
    if (/^\s*[^\s#]/.test(lineAt(text, at))) return at;
  }
  return start;
}
