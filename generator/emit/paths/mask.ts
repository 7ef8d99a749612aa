import type { JsonValue } from "../../model/json-schema/schema.js";
import { decoded } from "./decoded.js";

/** A document without the signs that a reader takes for more than text, and the way back. */
export interface Masked {
  /** The document with marks in place of the signs. */
  readonly document: { readonly [key: string]: JsonValue };
  /** Puts the signs back where a text has marks. */
  readonly unmask: (text: string) => string;
}

/**
 * Characters that openapi-typescript decodes or cuts at wherever they stand: it takes every name for a part of a
 * reference.
 */
const sign = /%|(?<!")#|"#(?!\/)/;

/**
 * A document in whose names and texts each "%" and "#" is a mark that stands nowhere in it: a path
 * "/discount/100%" would end openapi-typescript with an error, and an operationId "%41" would be taken for "A".
 */
export function mask(document: { readonly [key: string]: JsonValue }): Masked {
  const text = JSON.stringify(document);
  if (!sign.test(text)) return { document, unmask: (printed) => printed };
  const [percent, hash] = unusedMarks(text);
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

/** Two characters for private use of which a text holds none, or two pairs of them where it holds every single one. */
function unusedMarks(text: string): readonly [string, string] {
  const used = new Set<string>();
  const usedPairs = new Set<string>();
  let before: { readonly character: string; readonly end: number } | undefined;
  for (const found of text.matchAll(anyPrivate)) {
    const character = found[1] === undefined ? found[0] : String.fromCharCode(parseInt(found[1], 16));
    used.add(character);
    if (before?.end === found.index) usedPairs.add(before.character + character);
    before = { character, end: found.index + found[0].length };
  }
  const characters = Array.from({ length: lastPrivate - firstPrivate + 1 }, (_, at) =>
    String.fromCharCode(firstPrivate + at),
  );
  const [percent, hash] = characters.filter((character) => !used.has(character));
  if (percent !== undefined && hash !== undefined) return [percent, hash];
  // Of different characters, so that no mark begins in another one. A text that holds all of these pairs is in no file.
  const half = characters.length / 2;
  return [pairOf(characters.slice(0, half), usedPairs), pairOf(characters.slice(half), usedPairs)];
}

function pairOf(characters: readonly string[], used: ReadonlySet<string>): string {
  for (const first of characters) {
    for (const second of characters) if (first !== second && !used.has(first + second)) return first + second;
  }
  throw new Error("The document holds every pair of private characters.");
}

const firstPrivate = 0xe000;
const lastPrivate = 0xf8ff;

/** A character for private use, as it is and as printers escape it. */
const anyPrivate = /[\ue000-\uf8ff]|\\u(e[0-9a-f]{3}|f[0-8][0-9a-f]{2})/gi;

/** A mark as it is and as printers escape it. */
function anyForm(mark: string): RegExp {
  const forms = [...mark].map((character) => `(?:${character}|\\\\u${character.charCodeAt(0).toString(16)})`);
  return new RegExp(forms.join(""), "gi");
}
