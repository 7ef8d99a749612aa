import { hidden, isSecretMember } from "./secret-names.js";

/** A string of JSON, also without its end. */
const stringForm = /"(?:[^"\\]|\\[^])*"?/y;

/** Removes the values of secret properties of any type from JSON text. The text may be cut off inside one. */
export function hiddenMembers(text: string): string {
  let shown = "";
  let at = 0;
  for (let start = text.indexOf('"'); start !== -1; start = text.indexOf('"', at)) {
    const end = stringEnd(text, start);
    const colon = /\s*:\s*/y;
    colon.lastIndex = end;
    const isName = colon.test(text);
    const valueStart = isName ? colon.lastIndex : end;
    shown += text.slice(at, valueStart);
    at = valueStart;
    if (!isName || valueStart >= text.length || !isSecretMember(nameOf(text.slice(start, end)))) continue;
    const valueEnd = endOfValue(text, valueStart);
    if (/^(?:null|"")$/.test(text.slice(valueStart, valueEnd))) continue;
    shown += `"${hidden}"`;
    at = valueEnd;
  }
  return withoutLooseValues(withoutNamedValues(shown + text.slice(at)));
}

/** Values after names that are not in double quotes, which is not JSON: `{ 'password': 'sesame' }`, `password: sesame`. */
function withoutLooseValues(text: string): string {
  const loose =
    /(?<![\w"'-])(['`]?)([\w.-]{1,80})\1(\s{0,9}:\s{0,9})('(?:[^'\\]|\\[^])*'?|`[^`]*`?|"(?:[^"\\]|\\[^])*"?|[^\s"'`{[,}\]][^,}\]\r\n]*)/g;
  return text.replace(loose, (whole, quote: string, name: string, colon: string, value: string) =>
    isSecretMember(name) && !/^(?:null|''|"")$/.test(value) ? `${quote}${name}${quote}${colon}"${hidden}"` : whole,
  );
}

function stringEnd(text: string, start: number): number {
  stringForm.lastIndex = start;
  stringForm.test(text);
  return stringForm.lastIndex;
}

/** Returns the name in a string with escapes. */
function nameOf(written: string): string {
  try {
    return String(JSON.parse(written));
  } catch {
    return written;
  }
}

function endOfValue(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') at = stringEnd(text, at) - 1;
    else if (character === "{" || character === "[") depth += 1;
    else if (depth === 0 && /[,}\]\r\n]/.test(character)) return at;
    else if (character === "}" || character === "]") depth -= 1;
    if (depth === 0 && /["}\]]/.test(text.charAt(at))) return at + 1;
  }
  return text.length;
}

/** Objects that name an attribute, as those of SCIM (RFC 7644, section 3.5.2): { "path": "password", "value": "..." }. */
function withoutNamedValues(text: string): string {
  const name = /("(?:name|path|key|field|attribute)"\s*:\s*"([^"]{1,200})")/.source;
  const value = /("value"\s*:\s*)("(?:[^"\\]|\\[^])*"?|\{[^{}]{0,500}\}?|\[[^[\]]{0,500}\]?|[^",{}[\]]+)/.source;
  const between = /([^{}]{0,500}?)/.source;
  return text
    .replace(
      new RegExp(name + between + value, "g"),
      (whole, named: string, attribute: string, more: string, start: string) =>
        isSecretMember(attribute) ? `${named}${more}${start}"${hidden}"` : whole,
    )
    .replace(
      new RegExp(value + between + name, "g"),
      (whole, start: string, _value, more: string, named: string, attribute: string) =>
        isSecretMember(attribute) ? `${start}"${hidden}"${more}${named}` : whole,
    );
}
