import type { Encoding, MediaType } from "../model/contract.js";
import { alwaysAlong, sameValue } from "../model/json-schema/same-value.js";
import type { JsonSchema } from "../model/json-schema/schema.js";
import { essence, framingOf, isJsonType, isXmlType, type Framing } from "../model/media-types.js";
import type { ElementDeclaration } from "../model/xml-schema/components.js";

/** How a payload is carried: what decides its type and the functions that read and write it. */
export type Carrier =
  | { readonly kind: "json"; readonly schema?: JsonSchema }
  | { readonly kind: "xml"; readonly element: ElementDeclaration }
  | { readonly kind: "form"; readonly schema: JsonSchema }
  | { readonly kind: "multipart"; readonly schema: JsonSchema; readonly parts: readonly PartPlan[] }
  | { readonly kind: "text"; readonly schema?: JsonSchema }
  /** Items one after the other. */
  | { readonly kind: "stream"; readonly framing: Framing; readonly item?: JsonSchema }
  /** Bytes of whose inside nothing is known. */
  | { readonly kind: "binary" };

/** One property of a multipart form. OpenAPI, "Considerations for multipart Content". */
export interface PartPlan {
  readonly name: string;
  readonly schema: JsonSchema;
  /** The schema of one part: the items of an array, else the property itself. */
  readonly item: JsonSchema;
  readonly kind: "file" | "json" | "text";
  /** One part for each item of an array. */
  readonly many: boolean;
  readonly required: boolean;
  readonly contentType?: string;
}

/** Decides how the payload of a media type is carried. Formats we know nothing of travel as bytes. */
export function carrierOf({ mediaType, payload, itemSchema, encoding }: MediaType): Carrier {
  const type = essence(mediaType);
  const framing = framingOf(type);
  if (framing !== undefined) {
    const item = itemSchema ?? (payload.kind === "json" ? itemOf(payload.schema) : undefined);
    return { kind: "stream", framing, ...(item !== undefined && { item }) };
  }
  if (payload.kind === "xml") return { kind: "xml", element: payload.element };
  const schema = payload.kind === "json" ? payload.schema : undefined;
  if (isJsonType(type)) return schema === undefined ? { kind: "json" } : { kind: "json", schema };
  // A range says nothing of the format; a schema that is not about text or bytes means JSON.
  if (type.includes("*") && schema !== undefined && !isText(schema)) return { kind: "json", schema };
  if (type === "application/x-www-form-urlencoded" && schema !== undefined) return { kind: "form", schema };
  if (type === "multipart/form-data" && schema !== undefined) {
    return { kind: "multipart", schema, parts: partsOf(schema, encoding) };
  }
  if (type.startsWith("text/") || isXmlType(type)) {
    return schema === undefined || !isPrimitive(schema) ? { kind: "text" } : { kind: "text", schema };
  }
  return { kind: "binary" };
}

/**
 * The schema of one item, by the schema of a sequence. OpenAPI 3.2 has that describe a list of all items; before, contracts described one
 * item by it. So it is a list's items, else its own.
 */
function itemOf(schema: JsonSchema): JsonSchema {
  const { types, items } = plainTarget(schema);
  return types?.length === 1 && types[0] === "array" && items !== undefined ? items : schema;
}

/** The schema with what it refers to, as far as it says so plainly: chains of `$ref`, not compositions. */
export function plainTarget(schema: JsonSchema): JsonSchema {
  const seen = new Set<JsonSchema>();
  let at = schema;
  while (at.ref !== undefined && at.types === undefined && at.properties === undefined && !seen.has(at)) {
    seen.add(at);
    at = at.ref.target;
  }
  return at;
}

/** The properties of an object schema with those of the schemas it is put together from, each once, and which are required. */
export function objectMembers(schema: JsonSchema): {
  readonly properties: ReadonlyMap<string, JsonSchema>;
  readonly required: ReadonlySet<string>;
} {
  const properties = new Map<string, JsonSchema>();
  const required = new Set<string>();
  // Branches of choices last: what they require is not always required.
  const always = alwaysAlong(schema);
  for (const at of always) at.required?.forEach((name) => required.add(name));
  for (const at of new Set([...always, ...sameValue(schema)])) {
    for (const [name, property] of at.properties ?? []) if (!properties.has(name)) properties.set(name, property);
  }
  return { properties, required };
}

/**
 * The schema that a form has for fields without a name of their own, when it says more of them than that they may be
 * there: what is not named does not travel.
 */
export function openMembers(schema: JsonSchema): JsonSchema | undefined {
  for (const { additionalProperties: others, patternProperties } of sameValue(schema)) {
    const [pattern] = patternProperties?.values() ?? [];
    if (pattern !== undefined) return pattern;
    if (others !== undefined && others.boolean === undefined && saysSomething(others)) return others;
  }
  return undefined;
}

function saysSomething({ origin: _, description: __, title: ___, extensions: ____, ...keywords }: JsonSchema): boolean {
  return Object.keys(keywords).length > 0;
}

/** Whether a field of an urlencoded form is JSON text. OpenAPI, Encoding Object: where a style is given, contentType says nothing. */
export function isJsonField(encoding: Encoding | undefined): boolean {
  return encoding?.style === undefined && encoding?.explode === undefined && isJsonType(encoding?.contentType ?? "");
}

function partsOf(schema: JsonSchema, encoding: ReadonlyMap<string, Encoding>): readonly PartPlan[] {
  const { properties, required } = objectMembers(schema);
  return [...properties].map(([name, property]): PartPlan => {
    const target = plainTarget(property);
    const isList = target.types?.length === 1 && target.types[0] === "array";
    const item = isList ? (target.items ?? { origin: target.origin, boolean: true }) : property;
    const contentType = encoding.get(name)?.contentType;
    const kind = partKind(plainTarget(item), contentType);
    const common = { name, schema: property, required: required.has(name) };
    const part = { ...common, item, kind, many: isList };
    return contentType === undefined ? part : { ...part, contentType };
  });
}

function partKind(item: JsonSchema, contentType: string | undefined): PartPlan["kind"] {
  if (isBinary(item)) return "file";
  if (contentType !== undefined && isJsonType(contentType)) return "json";
  const isStructured = item.properties !== undefined || item.allOf !== undefined || item.oneOf !== undefined || item.anyOf !== undefined; // prettier-ignore
  if (isStructured || item.types?.some((type) => type === "object" || type === "array") === true) return "json";
  if (item.types === undefined && item.enum === undefined && item.const === undefined) {
    // OpenAPI 3.1: a part without a type is binary.
    return contentType === undefined || !essence(contentType).startsWith("text/") ? "file" : "text";
  }
  return "text";
}

/** OpenAPI 3.0 says `format: binary`; 3.1 leaves the type out or gives a contentMediaType without an encoding. */
function isBinary(schema: JsonSchema): boolean {
  if (schema.format === "binary") return true;
  return schema.contentMediaType !== undefined && schema.contentEncoding === undefined;
}

function isText(schema: JsonSchema): boolean {
  const { types, format } = plainTarget(schema);
  return isBinary(plainTarget(schema)) || (types?.length === 1 && types[0] === "string" && format === "binary");
}

function isPrimitive(schema: JsonSchema): boolean {
  const { types } = plainTarget(schema);
  return types !== undefined && types.every((type) => type !== "object" && type !== "array");
}
