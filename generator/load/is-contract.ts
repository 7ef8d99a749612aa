/**
 * True for a text that says of itself that it is an OpenAPI document, whole or broken: by the member "openapi" (or "swagger", of
 * older ones) at the top of a YAML text, or anywhere in one in braces.
 */
export function isOpenApiText(text: string): boolean {
  return /^\s*\{/.test(text)
    ? /[\s"'{,](?:openapi|swagger)["']?\s*:/.test(text)
    : /^["']?(?:openapi|swagger)["']?[ \t]*:/m.test(text);
}

/** True for a text that says of itself that it is an overlay. */
function isOverlayText(text: string): boolean {
  return /^\s*\{/.test(text) ? /[\s"'{,]overlay["']?\s*:/.test(text) : /^["']?overlay["']?[ \t]*:/m.test(text);
}

/**
 * True for a file that is a JSON Schema by itself: one that names its dialect, or is not an OpenAPI document and is named so
 * ("order.schema.json", which may hold `true` or `{}`) or has a keyword that schemas have and little else.
 */
export function isJsonSchemaFile(path: string, text: string): boolean {
  if (isOpenApiText(text)) return /^\s*\{\s*"\$schema"\s*:\s*"https?:\/\/json-schema\.org\//.test(text);
  if (/\.schema\.(?:json|ya?ml)$/i.test(path)) return true;
  const keyword = "(?:\\$(?:schema|defs|ref|id|anchor)|type|properties|definitions|allOf|anyOf|oneOf|enum)";
  return /^\s*\{/.test(text)
    ? new RegExp(`[\\s"'{,]${keyword}["']?\\s*:`).test(text)
    : new RegExp(`^["']?${keyword}["']?[ \\t]*:`, "m").test(text);
}

/** True for a file that is WSDL 1.1 or 2.0: by its name, or by its root element. */
export function isWsdlFile(path: string, text: string): boolean {
  const tag = rootTag(text);
  return /\.wsdl$/i.test(path.replace(/[?#].*$/s, "")) || (tag !== undefined && isWsdlTag.test(tag));
}

const isWsdlTag =
  /^<(?:[\w.-]+:)?(?:definitions|description)\s.*["']\s*http:\/\/(?:schemas\.xmlsoap\.org\/wsdl\/|www\.w3\.org\/(?:ns|\d{4}\/\d\d)\/wsdl)\s*["']/s;

/** Namespaces of WSDL 1.1, and of WSDL 2.0 with its drafts. */
export function isWsdlNamespace(namespace: string): boolean {
  return /^http:\/\/(?:schemas\.xmlsoap\.org\/wsdl\/|www\.w3\.org\/(?:ns|\d{4}\/\d\d)\/wsdl)$/.test(namespace);
}

/** The start tag of the root element of an XML text; undefined for other texts. */
function rootTag(text: string): string | undefined {
  const ends = [
    ["<?", "?>"],
    ["<!--", "-->"],
    ["<!", ">"],
  ] as const;
  for (let at = 0; ;) {
    while (/\s/.test(text.charAt(at))) at += 1;
    const [, end] = ends.find(([start]) => text.startsWith(start, at)) ?? [];
    if (end === undefined) return text.charAt(at) === "<" ? text.slice(at, text.indexOf(">", at)) : undefined;
    const found = text.indexOf(end, at);
    if (found === -1) return undefined;
    at = found + end.length;
  }
}

/** True for a text of a contract: an OpenAPI document or an overlay of one, or an XML Schema, which has an element of that name. */
export function isContractText(text: string): boolean {
  return isOpenApiText(text) || isOverlayText(text) || (/^\s*</.test(text) && /<(?:[\w.-]+:)?schema[\s/>]/.test(text));
}
