/** A part of a line of code: a token, a space, or the content of brackets. */
export type LinePart = string | Brackets;

/** The contents of two brackets, parted by commas or semicolons. */
export interface Brackets {
  /** The opening bracket; "" for a line outside of brackets. */
  readonly open: string;
  /** The closing bracket, or "". */
  readonly close: string;
  /** The parts of each item, separators left out. */
  readonly items: readonly (readonly LinePart[])[];
  /** The sign between items. */
  readonly separator: "," | ";";
}

/** Literals and comments come first, because they may contain anything; operators of one character come last. */
const tokens =
  /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`|\/\*.*?\*\/|\s+|-?\d[\d.]*e[+-]\d+|-?[\w$.#]+|=>|\?:|\?\?|&&|\|\||[=!]==?|[<>]=|[-+*/%]=|[^]/g;

const closing = new Map([
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
  ["<", ">"],
]);

/** Brackets in brackets that are read. */
const deepest = 100;

/**
 * The parts of a line. A bracket that is closed or was opened in another line is a token like others. Undefined for what
 * is not read: regular expressions, comments that run to the end of the line, lines that are too long or too deep.
 */
export function lineParts(line: string): readonly LinePart[] | undefined {
  let top = newLevel("");
  const levels = [top];
  let before = " ";
  for (const { 0: token, index } of line.matchAll(tokens)) {
    if (/^["'`]$/.test(token) || (token === "/" && line[index + 1] !== " ")) return undefined;
    if (token === "<" ? before !== " " : "([{".includes(token)) {
      if (levels.length > deepest) return undefined;
      levels.push((top = newLevel(token)));
    } else if (top.open !== "" && token === closing.get(top.open)) {
      const brackets = bracketsOf(top);
      levels.pop();
      top = levels.at(-1) ?? top;
      top.parts.push(brackets);
    } else if (top.open !== "" && (token === "," || token === ";")) {
      top.separator = token;
      top.items.push(trimmed(top.parts));
      top.parts = [];
    } else {
      top.parts.push(token);
    }
    before = token.trim() === "" ? " " : token;
  }
  return levels.flatMap(({ open, items, parts }) => [
    ...(open === "" ? [] : [open]),
    ...items.flatMap((item) => [...item, ",", " "]),
    ...parts,
  ]);
}

interface Level {
  /** The opening bracket; "" for the line itself. */
  readonly open: string;
  /** The items that are complete. */
  readonly items: (readonly LinePart[])[];
  parts: LinePart[];
  /** The sign between items. */
  separator: "," | ";";
}

function newLevel(open: string): Level {
  return { open, items: [], parts: [], separator: "," };
}

function bracketsOf({ open, items, parts, separator }: Level): Brackets {
  const last = trimmed(parts);
  const all = last.length === 0 ? items : [...items, last];
  // A type with one property needs no separator.
  const isType = open === "{" && all[0]?.[0] === "readonly";
  return { open, close: closing.get(open) ?? "", items: all, separator: isType ? ";" : separator };
}

/** Parts without the spaces around them. */
export function trimmed(parts: readonly LinePart[]): readonly LinePart[] {
  const isText = (part: LinePart): boolean => typeof part !== "string" || part.trim() !== "";
  const start = parts.findIndex(isText);
  return start === -1 ? [] : parts.slice(start, parts.findLastIndex(isText) + 1);
}

/** True for brackets, of one kind if it is given. */
export function isBrackets(part: LinePart | undefined, open?: string): part is Brackets {
  return typeof part === "object" && (open === undefined || part.open === open);
}

/** The text of parts, on one line. */
export function lineText(parts: readonly LinePart[]): string {
  return parts.map((part) => (typeof part === "string" ? part : bracketsText(part))).join("");
}

function bracketsText({ open, close, items, separator }: Brackets): string {
  const edge = open === "{" && items.length > 0 ? " " : "";
  return open + edge + items.map(lineText).join(`${separator} `) + edge + close;
}
