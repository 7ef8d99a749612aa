import { commentLines, type Documented } from "../../emit/documented.js";

const commentWidth = 110;

/** The JSDoc comment above a declaration, with a line feed at its end; "" when there is nothing to say. */
export function docComment(said: Documented, indent: string): string {
  const lines = commentLines(said, commentWidth - indent.length);
  const [first] = lines;
  if (first === undefined) return "";
  if (lines.length === 1) return `${indent}/** ${first} */\n`;
  const body = lines.map((line) => (line === "" ? `${indent} *\n` : `${indent} * ${line}\n`));
  return `${indent}/**\n${body.join("")}${indent} */\n`;
}
