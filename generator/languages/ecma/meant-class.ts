import { escapeEnd } from "../../../templates/runtime/patterns/parse-pattern.js";
import { legacyEscapeAt } from "./legacy-escape.js";

/**
 * A class, "[\\w-.]", as it is read without the flag u (ECMA-262, Annex B.1.2): a hyphen next to a class escape is itself, and so is a
 * character behind a needless backslash. Octal escapes and "\\c" have their meaning without this flag.
 */
export function meantClass(text: string): string {
  const isNegated = text.startsWith("[^");
  const atoms = atomsOf(text.slice(isNegated ? 2 : 1, -1));
  let meant = isNegated ? "[^" : "[";
  for (let at = 0; at < atoms.length;) {
    const [first = "", hyphen, last] = atoms.slice(at, at + 3);
    if (hyphen !== "-" || last === undefined) {
      const isAtEdge = at === 0 || at + 1 === atoms.length;
      meant += first === "-" && !isAtEdge ? "\\-" : first;
      at += 1;
      continue;
    }
    meant += `${first}${isClassEscape(first) || isClassEscape(last) ? "\\-" : "-"}${last}`;
    at += 3;
  }
  return `${meant}]`;
}

function atomsOf(text: string): readonly string[] {
  const atoms: string[] = [];
  for (let at = 0; at < text.length;) {
    const legacy = legacyEscapeAt(text, at, undefined);
    if (legacy !== undefined) {
      atoms.push(legacy.meant);
      at = legacy.end;
      continue;
    }
    const end =
      text.charAt(at) === "\\" ? escapeEnd(text, at) : at + String.fromCodePoint(text.codePointAt(at)!).length;
    const atom = text.slice(at, end);
    atoms.push(/^\\[^A-Za-z\d$()*+./?[\\\]^{|}-]$/u.test(atom) ? atom.slice(1) : atom);
    at = end;
  }
  return atoms;
}

/** "\\w" and other escapes of several characters. */
function isClassEscape(atom: string): boolean {
  return /^\\[dDsSwWpP]/.test(atom);
}
