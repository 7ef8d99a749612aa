import { isIdentifier } from "./identifiers.js";

/**
 * The only function that turns a string of a spec into a string literal. Pure ASCII: everything outside the printable
 * range is escaped, and so are the markers by which tools find source maps in any file.
 */
export function stringLiteral(text: string): string {
  return `"${text.replace(/["\\]|[^\x20-\x7e]|[#@](?=\s*source(?:Mapping)?URL)/g, escapeCharacter)}"`;
}

/** The same for a string of several lines, as a template without substitutions. */
export function templateLiteral(text: string): string {
  return `\`${text.replace(/[`\\]|\$(?=\{)|[^\n\x20-\x7e]|[#@](?=\s*source(?:Mapping)?URL)/g, escapeCharacter)}\``;
}

function escapeCharacter(found: string): string {
  switch (found) {
    case '"':
    case "`":
    case "$":
    case "\\":
      return `\\${found}`;
    case "\n":
      return "\\n";
    case "\r":
      return "\\r";
    case "\t":
      return "\\t";
  }
  return `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/**
 * Returns a property key: unquoted if it is an identifier, otherwise a string literal. "__proto__" becomes a computed
 * key so that it is an ordinary property.
 */
export function propertyKey(name: string): string {
  if (name === "__proto__") return '["__proto__"]';
  return isIdentifier(name) ? name : stringLiteral(name);
}

/** Same, for a property of an interface or type literal, where "__proto__" is harmless. */
export function memberKey(name: string): string {
  return isIdentifier(name) ? name : stringLiteral(name);
}

/** Returns the access to a property: `.name` or `["na-me"]`. */
export function memberAccess(name: string): string {
  return isIdentifier(name) ? `.${name}` : `[${stringLiteral(name)}]`;
}

/** A number that JSON can hold, as a literal. Throws on anything that is not a finite number. */
export function numberLiteral(value: number): string {
  if (typeof value !== "number" || !Number.isFinite(value)) throw new TypeError("numberLiteral wants a finite number");
  return Object.is(value, -0) ? "0" : String(value);
}

/** Returns a string or a number as a literal: "open", 2, 3n. */
export function valueLiteral(value: string | number | bigint): string {
  if (typeof value === "string") return stringLiteral(value);
  return typeof value === "number" ? numberLiteral(value) : `${value}n`;
}

/** A boolean as a literal. Throws on anything else. */
export function booleanLiteral(value: boolean): string {
  if (typeof value !== "boolean") throw new TypeError("booleanLiteral wants a boolean");
  return String(value);
}

/** Any JSON value as an expression; objects are written so that no key can reach a prototype. */
export function jsonLiteral(value: unknown): string {
  if (value === null || value === true || value === false) return String(value);
  if (typeof value === "string") return stringLiteral(value);
  if (typeof value === "number") return numberLiteral(value);
  if (Array.isArray(value)) return `[${value.map(jsonLiteral).join(", ")}]`;
  if (typeof value === "object") {
    const members = Object.entries(value).map(([key, member]) => `${propertyKey(key)}: ${jsonLiteral(member)}`);
    return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
  }
  throw new TypeError("jsonLiteral wants a JSON value");
}
