import type { JsonValue } from "../../model/json-schema/schema.js";

/** A JSONPath (RFC 9535) that selects one value of a document: `$.paths['/orders'].get.responses`. */
export function jsonPath(tokens: readonly string[], document: JsonValue): string {
  let path = "$";
  let at: JsonValue | undefined = document;
  for (const token of tokens) {
    if (Array.isArray(at)) path += `[${token}]`;
    else path += /^[A-Za-z_]\w*$/.test(token) ? `.${token}` : `['${escaped(token)}']`;
    at = (at as { readonly [key: string]: JsonValue } | undefined)?.[token];
  }
  return path;
}

function escaped(name: string): string {
  return name.replace(/['\\]/g, "\\$&").replace(/[\0-\x1f\ud800-\udfff]/gu, escapeUnit);
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
