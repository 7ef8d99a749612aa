import { builders, printer } from "prettier/doc";
import { lineDoc } from "./line-doc.js";
import { lineParts } from "./line-parts.js";
import { prettierOptions } from "./prettier.js";

const { printWidth } = prettierOptions;

/** Characters of a line that is read. Its literals are found by an expression, which needs stack for long ones. */
const maxLineLength = 1_000_000;

/** A bracket that is open where a line begins. */
interface Open {
  /** Spaces before the line that closes it. */
  readonly indent: number;
  /** True in a switch, whose statements stand deeper than its labels. */
  hasLabels?: boolean;
  /** Spaces before the types of a union with a line for each. */
  union?: number;
}

/** Code that is laid out. */
export interface LaidOut {
  readonly text: string;
  /** True when prettier would change nothing. */
  readonly isSettled: boolean;
}

/**
 * Printed code as prettier lays it out, or nearly so: indented by its brackets, with long lines broken, keys and literals
 * in the shortest quotes. With `keepsLines` long lines stay whole.
 */
export function layOut(text: string, keepsLines: boolean = false): LaidOut {
  const printed = text.split("\n");
  if (printed.some(({ length }) => length > maxLineLength)) return { text, isSettled: false };
  const lines: string[] = [];
  let isSettled = true;
  // The first one is the module, which nothing closes.
  const module: Open = { indent: -2 };
  const open = [module];
  let comment: string | undefined;
  for (const untrimmed of printed) {
    const line = untrimmed.trim();
    if (comment !== undefined || line === "") {
      lines.push(line === "" ? "" : `${comment ?? ""}${line}`);
      isSettled &&= comment === undefined || line.startsWith("*");
      if (line.endsWith("*/")) comment = undefined;
      continue;
    }
    const top = open.at(-1) ?? module;
    const margin = " ".repeat(indentOf(line, top, lines.at(-1) ?? ""));
    if (line.startsWith("//") || line.startsWith("/*")) {
      if (line.startsWith("/*") && !line.endsWith("*/")) comment = `${margin} `;
      lines.push(margin + line);
      continue;
    }
    const isEmptyBlock = line === "}" && lines.at(-1)?.endsWith("{") === true;
    const laid = isEmptyBlock ? `${lines.pop() ?? ""}}` : lineText(line, margin, keepsLines);
    lines.push(laid ?? margin + line);
    const bare = line.replace(literals, '""');
    isSettled &&= laid !== undefined && !isUnsettled(bare);
    const indent = lines.at(-1)?.split("\n").at(-1)?.search(/\S/) ?? 0;
    for (const bracket of bare.match(/[()[\]{}]|<$|^>/g) ?? []) {
      if ("([{<".includes(bracket)) open.push({ indent: line.startsWith("| ") ? indent + 2 : indent });
      else if (open.length > 1) open.pop();
    }
  }
  return { text: lines.join("\n"), isSettled };
}

/** Literals, and keys with their colon. */
const literals = /"(?:[^"\\]|\\.)*"(?:\??:)?|`[^`]*`/g;

/**
 * True for code that prettier may lay out otherwise: arguments behind one of several lines, intersections with objects of
 * several lines, parameters with such types, chains of calls, choices, numbers with exponents, templates. In linear time.
 */
function isUnsettled(bare: string): boolean {
  const intersection = bare.search(/(?<!&)& /);
  return (
    /^[)\]}]+, [([{]|^\}\)[^;,]| \?\? | \? |(?<![\w$])\d[\d.]{0,40}e|`/.test(bare) ||
    (intersection !== -1 && /[{(]$|[^&]& /.test(bare.slice(intersection + 2))) ||
    (bare.endsWith(":") && bare.includes("(")) ||
    (bare.match(/\)\.\w/g)?.length ?? 0) > 1
  );
}

function indentOf(line: string, top: Open, before: string): number {
  if (line.startsWith("| ")) {
    if (/[=:]$/.test(before)) top.union = before.search(/\S/) + 2;
    return top.union ?? top.indent + 2;
  }
  delete top.union;
  if (/^[)\]}>]/.test(line)) return top.indent;
  const isLabel = /^(?:case .*|default):$/.test(line);
  if (isLabel) top.hasLabels = true;
  return top.indent + (top.hasLabels === true && !isLabel ? 4 : 2);
}

/** Undefined for a long line that cannot be read. */
function lineText(line: string, margin: string, isKept: boolean): string | undefined {
  const short = line.startsWith("case ") ? line : line.replace(literals, inShort);
  // Tables of objects or arrays have a line for each however short they are.
  if (isKept || (margin.length + short.length <= printWidth && !/\[[{[]/.test(short))) return margin + short;
  const parts = lineParts(short);
  if (parts === undefined || parts.includes("extends")) return undefined;
  const doc = [margin, builders.align(margin.length, lineDoc(parts))];
  const { formatted } = printer.printDocToString(doc, { printWidth, tabWidth: 2, useTabs: false });
  return bareText(formatted) === bareText(short) ? formatted : undefined;
}

/** The text without what a layout adds and takes away: code of which anything else is lost stays on its line. */
function bareText(text: string): string {
  return text
    .replace(/\s/g, "")
    .replace(/[,;](?=[)\]}>])/g, "")
    .replace(/[()|]/g, "");
}

/** A key without quotes if possible, or a literal with the quotes that need fewer escapes. */
function inShort(literal: string): string {
  const key = /^"([a-z_$][\w$]*)"(\??:)$/i.exec(literal);
  if (key !== null) return `${key[1] ?? ""}${key[2] ?? ""}`;
  if (literal.split('\\"').length <= literal.split("'").length) return literal;
  // The quotes around it become single quotes, which are escaped inside.
  return literal.replace(/\\(.)|["']/g, (found, escaped) => {
    if (escaped === undefined) return found === '"' ? "'" : "\\'";
    return escaped === '"' ? '"' : found;
  });
}
