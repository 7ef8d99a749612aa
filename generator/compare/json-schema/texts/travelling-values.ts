import { isList, isRecord } from "../../../model/json-schema/json-kinds.js";
import type { JsonValue } from "../../../model/json-schema/schema.js";
import type { ListWriting } from "../../finding.js";

/** A value with the texts of its parts: the number 5 and the text "5" travel alike. OpenAPI, Style Values. */
export function asTexts(value: JsonValue): JsonValue {
  if (isList(value)) return value.map(asTexts);
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, asTexts(inner)] as const));
  return typeof value === "string" ? value : String(value);
}

/** Returns the strings of a value, without lists around a single item: a single value and a list of one are the same text. */
export function singleTexts(value: JsonValue): JsonValue {
  if (isList(value))
    return value.length === 1 && value[0] !== undefined ? singleTexts(value[0]) : value.map(singleTexts);
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, singleTexts(inner)] as const));
  return asTexts(value);
}

/**
 * Values that travel as some texts do, the texts themselves among them; undefined where they are too many to be looked at. `texts` are
 * those of `asTexts`.
 */
export function valuesOfTexts(texts: JsonValue): readonly JsonValue[] | undefined {
  if (isList(texts)) return combined(texts)?.map((items) => [...items]);
  if (isRecord(texts)) {
    const names = Object.keys(texts);
    return combined(names.map((name) => texts[name] ?? ""))?.map((values) =>
      Object.fromEntries(names.map((name, at) => [name, values[at] ?? ""])),
    );
  }
  return typeof texts === "string" ? readings(texts) : [texts];
}

function readings(text: string): readonly JsonValue[] {
  if (text === "null") return [text, null];
  if (text === "true" || text === "false") return [text, text === "true"];
  const number = Number(text);
  return text !== "" && Number.isFinite(number) && String(number) === text ? [text, number] : [text];
}

const maxReadings = 256;

/** Each choice of one reading for each part. */
function combined(parts: readonly JsonValue[]): readonly (readonly JsonValue[])[] | undefined {
  let found: readonly (readonly JsonValue[])[] = [[]];
  for (const part of parts) {
    const inner = valuesOfTexts(part);
    if (inner === undefined || found.length * inner.length > maxReadings) return undefined;
    found = found.flatMap((before) => inner.map((value) => [...before, value]));
  }
  return found;
}

/** The texts and lists of texts that a reader may take a serialized list or text for. `texts` are those of `asTexts`. */
export function listReadings(texts: JsonValue, { separator, isEscaped }: ListWriting): readonly JsonValue[] {
  const items = isList(texts) ? texts : [texts];
  if (items.length === 0) return [texts];
  const [only] = items;
  const single = items.length === 1 && only !== undefined ? [only] : [];
  if (separator === undefined) return [items, ...single];
  // A reader whose items cannot contain the separator splits at an escaped one as well.
  const joined = items.map(String).join(separator);
  const parts = joined.split(separator).map((part) => part.trim());
  return [...(isEscaped || parts.length === items.length ? [items] : []), parts, joined];
}
