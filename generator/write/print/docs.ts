import type { DocTag } from "../../emit/declarations.js";
import { commentLine, commentText, wrapComment } from "../../text/comments.js";

const commentWidth = 110;

/** What a declaration says for people. */
export interface Documented {
  readonly docs?: string;
  readonly tags?: readonly DocTag[];
}

/** The JSDoc comment above a declaration, with a line feed at its end; "" when there is nothing to say. */
export function docComment({ docs, tags = [] }: Documented, indent: string): string {
  const text = docs === undefined ? "" : commentText(docs);
  const said = text === "" ? [] : wrapComment(text, commentWidth - indent.length);
  const lines = [...said, ...tags.map(tagLine)];
  const [first] = lines;
  if (first === undefined) return "";
  if (lines.length === 1) return `${indent}/** ${first} */\n`;
  const body = lines.map((line) => (line === "" ? `${indent} *\n` : `${indent} * ${line}\n`));
  return `${indent}/**\n${body.join("")}${indent} */\n`;
}

function tagLine({ name, text }: DocTag): string {
  const line = text === undefined ? "" : commentLine(text);
  return line === "" ? `@${name}` : `@${name} ${line}`;
}
