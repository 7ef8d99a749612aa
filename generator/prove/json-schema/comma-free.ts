import type { Origin } from "../../diagnostics/origin.js";
import { textFormats } from "../../model/json-schema/formats.js";
import type { JsonSchema, JsonType, JsonValue } from "../../model/json-schema/schema.js";
import { createInclusionTest } from "./relate.js";

/** Formats without a comma for which no pattern proves it: that of a short check may accept one. */
const commaFreeFormats = ["time", "hostname", "idn-hostname"];

/** Work of all proofs of an interface. */
const maxProofWork = 2_000_000;

const maxFormatWork = 200_000;

/** More schemas inside of each other are left to the proof. */
const maxLevels = 40;

/**
 * Returns a test that is true if it is proved that no string of a value contains a comma: neither the value itself, nor an
 * item, nor the name or the value of a property. Then `%2C` separates as "," does: form encoders write it (WHATWG URL,
 * section 5.2). Most schemas show it at once. Proofs of the others share a budget of counted work.
 */
export function createCommaFree(maxWork: number = maxProofWork): (schemas: readonly JsonSchema[]) => boolean {
  const isIncluded = createInclusionTest({ direction: "sent" }, maxWork);
  const known = new Map<JsonSchema, boolean>();
  const isProved = (schema: JsonSchema): boolean => {
    const isFree =
      known.get(schema) ?? (isPlainlyFree(schema) || isIncluded(schema, valuesWithoutComma(schema.origin)));
    known.set(schema, isFree);
    return isFree;
  };
  return (schemas) => schemas.every(isProved);
}

/** True for primitive values without a comma, and for lists of these, as far as single keywords show it. */
function isPlainlyFree(schema: JsonSchema): boolean {
  if (isText(schema, new Map(), 0)) return true;
  const { types, items, prefixItems } = schema;
  return (
    types?.every((type) => type === "array" || wordlessTypes.has(type)) === true &&
    prefixItems === undefined &&
    items !== undefined &&
    isText(items, new Map(), 0)
  );
}

const wordlessTypes: ReadonlySet<JsonType> = new Set(["null", "boolean", "number", "integer"]);

/** True for primitive values without a comma. One keyword that shows it is enough: each restricts the values. */
function isText(schema: JsonSchema, known: Map<JsonSchema, boolean>, level: number): boolean {
  const before = known.get(schema);
  if (before !== undefined) return before;
  // Until more is known: a circular schema shows nothing.
  known.set(schema, false);
  if (level > maxLevels) return false;
  const isInner = (inner: JsonSchema): boolean => isText(inner, known, level + 1);
  const { origin, ref, types, format, allOf, anyOf, oneOf } = schema;
  const values = schema.const === undefined ? schema.enum : [schema.const.value];
  const isFree =
    values?.every(isWord) === true ||
    types?.every((type) => wordlessTypes.has(type)) === true ||
    (types?.every((type) => type === "string" || wordlessTypes.has(type)) === true && isFreeFormat(format, origin)) ||
    (ref !== undefined && isInner(ref.target)) ||
    allOf?.some(isInner) === true ||
    anyOf?.every(isInner) === true ||
    oneOf?.every(isInner) === true;
  known.set(schema, isFree);
  return isFree;
}

function isWord(value: JsonValue): boolean {
  return typeof value === "string" ? !value.includes(",") : typeof value !== "object" || value === null;
}

const freeFormats = new Map<string, boolean>();

/** Proved once for each format. */
function isFreeFormat(format: string | undefined, origin: Origin): boolean {
  if (format === undefined || !textFormats.has(format)) return false;
  const known = freeFormats.get(format);
  if (known !== undefined) return known;
  const isIncluded = createInclusionTest({ direction: "sent" }, maxFormatWork);
  const isFree = isIncluded({ origin, types: ["string"], format }, valuesWithoutComma(origin));
  freeFormats.set(format, isFree);
  return isFree;
}

/** The schema of all values without a comma. */
function valuesWithoutComma(origin: Origin): JsonSchema {
  const text: JsonSchema = {
    origin,
    anyOf: [{ origin, pattern: "^[^,]*$" }, ...commaFreeFormats.map((format): JsonSchema => ({ origin, format }))],
  };
  const part: JsonSchema = { origin, types: ["null", "boolean", "number", "string"], allOf: [text] };
  return { origin, allOf: [text], items: part, additionalProperties: part, propertyNames: text };
}
