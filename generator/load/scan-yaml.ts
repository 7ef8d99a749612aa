import { mostDepth } from "./limits.js";

/** What no YAML text may hold, found before the library reads it. */
export type YamlHazard =
  | { readonly kind: "control"; readonly at: number; readonly code: number }
  | { readonly kind: "deep"; readonly at: number }
  | { readonly kind: "long"; readonly at: number };

/** The library puts a text in double quotes together character by character: longer lines of them would take all memory. */
export const mostQuoted = 1_000_000;

// YAML 1.2, section 5.1: of the control characters only tab and line breaks may stand in a text.
// eslint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * The first hazard of a text: a control character, brackets in a row that open more levels than may be, a line with quotes
 * that is too long. What it lets pass, the reader still checks.
 */
export function findHazard(text: string): YamlHazard | undefined {
  const control = controls.exec(text);
  if (control !== null) return { kind: "control", at: control.index, code: text.charCodeAt(control.index) };
  const deep = openingRun.exec(text);
  if (deep !== null) return { kind: "deep", at: deep.index + deep[0].trimEnd().length - 1 };
  return text.length > mostQuoted ? longQuoted(text) : undefined;
}

/** Only opening brackets, one after the other: "[[[[", "{a: {a: {a: ". */
const openingRun = new RegExp(`(?:[[{][ \\t]*(?:[\\w"\']{0,8}:[ \\t]*)?){${mostDepth + 1}}`);

/** Looks at lines alone: what goes on over many is put together from them. */
function longQuoted(text: string): YamlHazard | undefined {
  for (let start = 0; start < text.length;) {
    const found = text.indexOf("\n", start);
    const end = found === -1 ? text.length : found;
    const quote = end - start > mostQuoted ? text.indexOf('"', start) : -1;
    if (quote !== -1 && end - quote > mostQuoted) return { kind: "long", at: quote };
    start = end + 1;
  }
  return undefined;
}
