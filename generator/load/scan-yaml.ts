import { mostDepth } from "./limits.js";

/** What no YAML text may hold, found before the library reads it. */
export type YamlHazard =
  | { readonly kind: "control"; readonly at: number; readonly code: number }
  | { readonly kind: "deep"; readonly at: number }
  | { readonly kind: "long"; readonly at: number };

/** The library puts a text in double quotes together character by character: longer lines of them would take all memory. */
export const mostQuoted = 1_000_000;

// YAML 1.2, section 5.1: of the control characters only tab and line breaks may stand in a text.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * The first hazard of a text: a control character, brackets in a row that open more levels than may be, a line with quotes
 * that is too long. What it lets pass, the reader still checks.
 */
export function findHazard(text: string): YamlHazard | undefined {
  const control = controls.exec(text);
  if (control !== null) return { kind: "control", at: control.index, code: text.charCodeAt(control.index) };
  const deep = tooDeepAt(text);
  if (deep !== undefined) return { kind: "deep", at: deep };
  return text.length > mostQuoted ? longQuoted(text) : undefined;
}

/** What may stand between two brackets of a run: "[[[[", '{"a":{"a":{"a":'. */
const betweenBrackets = /[\w"': \t]/;

/** Where a run of brackets that only open goes one level too deep. */
function tooDeepAt(text: string): number | undefined {
  let run = 0;
  for (let at = nextBracket(text, 0); at !== -1;) {
    run += 1;
    if (run > mostDepth) return at;
    const next = nextBracket(text, at + 1);
    // A run is short text between brackets: anything else begins a new one.
    const isRun =
      next !== -1 && next - at < 64 && [...text.slice(at + 1, next)].every((one) => betweenBrackets.test(one));
    if (!isRun) run = 0;
    at = next;
  }
  return undefined;
}

function nextBracket(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x5b || code === 0x7b) return at;
  }
  return -1;
}

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
