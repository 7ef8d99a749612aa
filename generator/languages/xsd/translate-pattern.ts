import type { Pattern } from "../text-machine.js";
import { parseXsdPattern, type PatternFault } from "./parse-pattern.js";

/** The source of a regular expression, or the error of the pattern. */
export type TranslatedPattern =
  | { readonly ok: true; /** For a RegExp with the flag "u"; anchored at both ends. */ readonly source: string }
  | { readonly ok: false; readonly fault: PatternFault };

/**
 * Translates a pattern facet to an ECMAScript regular expression: Part 2, appendix F. It matches whole values, "^" and
 * "$" are ordinary characters, classes may subtract others, and \i, \c, \d, \w and \p{Is...} have their XML Schema
 * meaning.
 */
export function translatePattern(pattern: string): TranslatedPattern {
  const parsed = parseXsdPattern(pattern);
  return parsed.ok ? { ok: true, source: `^(?:${printPattern(parsed.tree)})$` } : parsed;
}

/** The same for a pattern that was parsed already, without the anchors. */
export function printPattern(node: Pattern): string {
  switch (node.kind) {
    case "choice":
      return node.of.map(printPattern).join("|");
    case "sequence":
      return node.of
        .map((item) => (item.kind === "choice" ? `(?:${printPattern(item)})` : printPattern(item)))
        .join("");
    case "repeat":
      return `${printRepeated(node.of)}${printQuantity(node.min, node.max)}`;
    case "character":
      return node.atom;
    case "assertion":
      return node.what === "start" ? "^" : "$";
  }
}

function printRepeated(node: Pattern): string {
  const isOne = node.kind === "character" && !node.atom.startsWith("(");
  return isOne ? node.atom : `(?:${printPattern(node)})`;
}

function printQuantity(min: number, max: number): string {
  if (min === 0 && max === 1) return "?";
  if (max === Infinity) return min === 0 ? "*" : min === 1 ? "+" : `{${min},}`;
  return min === max ? `{${min}}` : `{${min},${max}}`;
}
