/** Returns the offset after the end tag of the XML element that starts at an offset, or that of its tag if it is empty. */
export function elementEnd(text: string, start: number): number {
  let depth = 0;
  let at = start;
  for (;;) {
    const open = text.indexOf("<", at);
    if (open === -1) return text.length;
    const other = otherMarkup.find(([opening]) => text.startsWith(opening, open));
    if (other !== undefined) {
      at = after(text, other[1], open);
      continue;
    }
    at = tagEnd(text, open);
    if (text[open + 1] === "/") depth -= 1;
    else if (text[at - 2] !== "/") depth += 1;
    if (depth <= 0) return at;
  }
}

/** Markup that is not a tag. XML 1.0, sections 2.5 to 2.7. */
const otherMarkup: readonly (readonly [opening: string, closing: string])[] = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
];

function after(text: string, closing: string, from: number): number {
  const found = text.indexOf(closing, from);
  return found === -1 ? text.length : found + closing.length;
}

/** The offset after a tag: values in quotes may contain ">". */
function tagEnd(text: string, open: number): number {
  let quote = "";
  for (let at = open; at < text.length; at += 1) {
    const character = text[at]!;
    if (quote !== "") quote = character === quote ? "" : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === ">") return at + 1;
  }
  return text.length;
}
