/** Returns the source of a regular expression for a path template: "/orders/{id}". */
export function pathPattern(template: string): string {
  const path = template.replace(/[?#].*$/s, "");
  const parts = path.split(/(\{[^{}]*\})/);
  return parts.map((part, at) => (at % 2 === 1 ? "[^/]*" : literalPattern(part))).join("");
}

/** Returns a literal part of a path, as URLs have it, with an escape for each character but letters, digits and slashes. */
function literalPattern(text: string): string {
  const encoded = new TextEncoder().encode(text).reduce((all, byte) => all + encodedByte(byte), "");
  return encoded.replace(/[^A-Za-z0-9/]/g, (found) => `\\x${found.charCodeAt(0).toString(16).padStart(2, "0")}`);
}

/** URL Standard, path percent-encode set. */
function encodedByte(byte: number): string {
  const character = String.fromCharCode(byte);
  const isEncoded = byte <= 0x20 || byte >= 0x7f || `"#<>?\`{}`.includes(character);
  return isEncoded ? `%${byte.toString(16).toUpperCase().padStart(2, "0")}` : character;
}

/** Orders templates so that each comes before less specific ones: OpenAPI, section 4.8.8.1. */
export function byPath(one: string, other: string): number {
  const [left, right] = [sortKey(one), sortKey(other)];
  return left < right ? -1 : left > right ? 1 : 0;
}

function sortKey(template: string): string {
  return template.replace(/\{[^{}]*\}/g, "\uffff");
}
