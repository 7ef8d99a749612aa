import type { JsonValue } from "../../model/json-schema/schema.js";
import { decoded } from "./decoded.js";

/** A document without the signs that a reader takes for more than text, and the way back. */
export interface Masked {
  readonly document: { readonly [key: string]: JsonValue };
  readonly unmask: (text: string) => string;
}

/** What openapi-typescript decodes or cuts at wherever it stands: it takes every name for a part of a reference. */
const sign = /%|(?<!")#|"#(?!\/)/;

/**
 * A document in whose names and texts each "%" and "#" is another character, one that stands nowhere in it: a path
 * "/discount/100%" would end openapi-typescript with an error, and an operationId "%41" would be taken for "A".
 */
export function mask(document: { readonly [key: string]: JsonValue }): Masked {
  const text = JSON.stringify(document);
  if (!sign.test(text)) return { document, unmask: (printed) => printed };
  const [percent, hash] = unusedCharacters(text);
  const hide = (value: string): string => value.replaceAll("%", percent).replaceAll("#", hash);
  return {
    document: hidden(document, hide) as { readonly [key: string]: JsonValue },
    unmask: (printed) => printed.replace(anyForm(percent), "%").replace(anyForm(hash), "#"),
  };
}

function hidden(value: JsonValue, hide: (text: string) => string): JsonValue {
  if (typeof value === "string") return hide(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return (value as readonly JsonValue[]).map((item) => hidden(item, hide));
  // Keys that are symbols stay.
  const copy = Object.create(null) as { [key: string | symbol]: JsonValue };
  for (const symbol of Object.getOwnPropertySymbols(value)) copy[symbol] = (value as typeof copy)[symbol] ?? null;
  for (const [key, member] of Object.entries(value)) {
    const isReference = key === "$ref" && typeof member === "string";
    copy[hide(key)] = isReference ? hiddenReference(member, hide) : hidden(member, hide);
  }
  return copy;
}

/** A reference by the names as they stand in the document, so that it leads to the hidden ones. */
function hiddenReference(reference: string, hide: (text: string) => string): string {
  return reference.startsWith("#/") ? `#${hide(decoded(reference.slice(1)))}` : hide(reference);
}

/** Two characters for private use of which a text holds none, neither as they are nor escaped. */
function unusedCharacters(text: string): readonly [string, string] {
  const found: string[] = [];
  for (let code = 0xe000; found.length < 2 && code < 0xf900; code += 1) {
    const character = String.fromCharCode(code);
    if (!anyForm(character).test(text)) found.push(character);
  }
  const [first, second] = found;
  if (first === undefined || second === undefined) throw new Error("The document holds every private character.");
  return [first, second];
}

/** A character as it is and as printers escape it. */
function anyForm(character: string): RegExp {
  return new RegExp(`${character}|\\\\u${character.charCodeAt(0).toString(16)}`, "gi");
}
