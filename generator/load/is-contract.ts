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

/** True for a text of a contract: an OpenAPI document or an overlay of one, or an XML Schema, which has an element of that name. */
export function isContractText(text: string): boolean {
  return isOpenApiText(text) || isOverlayText(text) || (/^\s*</.test(text) && /<(?:[\w.-]+:)?schema[\s/>]/.test(text));
}
