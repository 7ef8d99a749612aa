import type { PrimitiveShape } from "../../templates/runtime/http/operation.js";
import { isPrimitiveShape } from "../../templates/runtime/parameters/shape.js";
import type { Encoding, Header } from "../model/contract.js";
import { alwaysAlong, sameValue } from "../model/json-schema/same-value.js";
import type { JsonSchema } from "../model/json-schema/schema.js";
import { hasStyle, isClosed } from "./form-fields.js";
import { essence, isJsonType } from "../model/media-types.js";
import { itemAlternatives, othersOf, propertiesOf, typesOf, valueShape, type Alternatives } from "./value-shapes.js";

/** The parts of a multipart form. */
export interface FormParts {
  /** One for each property that the schema describes. */
  readonly named: readonly PartPlan[];
  /** Undeclared parts; undefined if the schema describes none. */
  readonly others?: PartPlan;
  /**
   * Set for a schema of a list: its items are the parts, in their order, and names may repeat. An item describes an object of the name
   * and the value of a part ("objects"), or the value alone ("values").
   */
  readonly list?: "objects" | "values";
}

/** The serialized form of a property in a form. */
export type PartKind = "file" | "json" | "text" | "value" | "open" | "styled";

/** One property of a multipart form. OpenAPI, "Considerations for multipart Content". */
export interface PartPlan {
  /** The name of the property; "" for parts without a name of their own. */
  readonly name: string;
  /** Schemas that may describe the value of the property. */
  readonly schemas: Alternatives;
  /** The schema of one part: the items of an array, or the property itself. */
  readonly item: Alternatives;
  /** "value": JSON or plain text, "open": also a file, as each part declares; "styled": serialized like a parameter. */
  readonly kind: PartKind;
  /** One part for each item of an array; "maybe" where the value is not always one. */
  readonly many: boolean | "maybe";
  /** True if every valid form has the property. */
  readonly required: boolean;
  /** Comma-separated media types of the Encoding Object; undefined if it names none. */
  readonly contentType?: string;
  /** The style of a styled part. */
  readonly style: NonNullable<Encoding["style"]>;
  /** True if items and properties of a styled value are separate parts, like `explode` of a parameter. */
  readonly explode: boolean;
  /** Headers that the Encoding Object describes; none when empty. */
  readonly headers: readonly Header[];
  /** The Encoding Object that determines the other properties; undefined if none exists. */
  readonly encoding?: Encoding;
}

/** Returns the parts of a form's properties: files, JSON or plain text, by their types and Encoding Objects. */
export function formParts(schema: JsonSchema | undefined, encoding: ReadonlyMap<string, Encoding>): FormParts {
  if (schema === undefined) return { named: [], others: undescribed };
  if (isList(schema)) return listedParts(itemAlternatives([schema]));
  const properties = propertiesOf([schema]);
  const required = new Set([...alwaysAlong(schema)].flatMap((at) => at.required ?? []));
  const named = [...properties].map(([name, schemas]) => partOf(name, schemas, required.has(name), encoding.get(name)));
  const others = othersOf([schema]);
  if (others !== undefined) return { named, others: othersPart(others) };
  return properties.size > 0 || isClosed(schema) ? { named } : { named, others: undescribed };
}

/** True for a form that can only be a list. */
function isList(schema: JsonSchema): boolean {
  const types = typesOf([schema]);
  return types.has("array") && [...types].every((type) => type === "array" || type === "null");
}

/** The parts of a list: the properties of its items describe how a part is written, or the items themselves. */
function listedParts(items: Alternatives): FormParts {
  const types = typesOf(items);
  if (types.size > 0 && !types.has("object"))
    return { named: [], others: listedPart(partOf("", items, false, undefined)), list: "values" };
  const named = [...propertiesOf(items)].map(([name, schemas]) => listedPart(partOf(name, schemas, false, undefined)));
  return { named, others: listedPart(othersPart(othersOf(items) ?? [])), list: "objects" };
}

function listedPart(part: PartPlan): PartPlan {
  return { ...part, many: part.many || "maybe" };
}

function othersPart(others: Alternatives): PartPlan {
  return others.every(isUndescribed) ? undescribed : partOf("", others, false, undefined);
}

/** True for a list in which every item has several properties: no part is such an item. */
export function hasItemsOfSeveralParts(schema: JsonSchema): boolean {
  const items = itemAlternatives([schema]);
  return isList(schema) && items.length > 0 && items.every(hasSeveral);
}

function hasSeveral(item: JsonSchema): boolean {
  const always = [...alwaysAlong(item)];
  return (
    new Set(always.flatMap((at) => at.required ?? [])).size > 1 ||
    always.some(({ minProperties }) => (minProperties ?? 0) > 1)
  );
}

/** True for a schema that names no type and no file, such as `additionalProperties: true`: a part may be anything. */
function isUndescribed(schema: JsonSchema): boolean {
  return typesOf([schema]).size === 0 && ![...sameValue(schema)].some(isBinary);
}

const undescribed: PartPlan = { ...partOf("", [], false, undefined), many: "maybe" };

function partOf(name: string, schemas: Alternatives, required: boolean, encoding: Encoding | undefined): PartPlan {
  const types = typesOf(schemas);
  const isList = types.has("array");
  const isOnlyList = [...types].every((type) => type === "array" || type === "null");
  const item = isList ? [...itemAlternatives(schemas), ...(isOnlyList ? [] : schemas.flatMap(withoutLists))] : schemas;
  const kind = kindOf(item, encoding?.contentType);
  const isStyled = kind !== "file" && hasStyle(encoding) && !isPrimitiveShape(valueShape(schemas));
  const style = encoding?.style ?? "form";
  return {
    name,
    schemas,
    item,
    kind: isStyled ? "styled" : kind,
    many: isList && (isOnlyList || "maybe"),
    required,
    style,
    explode: encoding?.explode ?? style === "form",
    headers: encoding?.headers ?? [],
    ...(encoding?.contentType !== undefined && { contentType: encoding.contentType }),
    ...(encoding !== undefined && { encoding }),
  };
}

/** Returns the types and ranges of an Encoding Object's `contentType`, which are separated by commas. */
function listedTypes(contentType: string): readonly string[] {
  return contentType.split(",").map((text) => text.trim());
}

function withoutLists(schema: JsonSchema): Alternatives {
  return [...sameValue(schema)].filter((at) => at.types !== undefined && !at.types.includes("array"));
}

/** OpenAPI, Encoding Object, `contentType`: the default follows from the type. */
function kindOf(item: Alternatives, contentType: string | undefined): PartKind {
  const all = item.flatMap((schema) => [...sameValue(schema)]);
  const types = typesOf(item);
  const listed = contentType === undefined ? [] : listedTypes(contentType);
  const isStructured = types.has("object") || types.has("array");
  if (all.some(isBinary)) {
    const isAlwaysBinary = all.every((at) => isBinary(at) || !(at.types ?? []).some((type) => type !== "null"));
    return isAlwaysBinary ? "file" : "open";
  }
  if (listed.length > 0 && listed.every(isJsonType)) return "json";
  if (isStructured) return [...types].every((type) => /^(?:object|array|null)$/.test(type)) ? "json" : "value";
  if (types.size > 0) return "text";
  if (item.length === 0) return "open";
  // OpenAPI 3.1: a part without a type is binary.
  return listed.length > 0 && listed.every((type) => essence(type).startsWith("text/")) ? "text" : "file";
}

/**
 * OpenAPI 3.0 uses `format: binary`; 3.1 omits the type, or has a contentMediaType, or the contentEncoding that encodes
 * nothing (RFC 2045, section 6.2).
 */
export function isBinary({ format, contentEncoding, contentMediaType }: JsonSchema): boolean {
  const encoding = contentEncoding?.toLowerCase();
  if (format === "binary" || encoding === "binary") return true;
  return contentMediaType !== undefined && (encoding === undefined || encoding === "7bit" || encoding === "8bit");
}

/** Returns the shape of the value that a part's content represents. */
export function textShape(item: Alternatives): PrimitiveShape {
  const shape = valueShape(item);
  if (isPrimitiveShape(shape)) return shape;
  return typeof shape === "object" && "text" in shape ? (shape.text ?? "string") : "string";
}
