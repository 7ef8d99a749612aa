import type { Contract, MediaTypeObject } from "../model/contract.js";
import type { JsonSchema } from "../model/json-schema/schema.js";
import { plainTarget } from "../model/json-schema/plain-target.js";
import { xmlFault } from "../model/json-schema/xml-form.js";
import { essence, framingOf, isJsonType, isXmlType, type Framing } from "../model/media-types.js";
import type { ElementDeclaration } from "../model/xml-schema/components.js";
import { formFields, type FormFields } from "./form-fields.js";
import { isBinary, formParts, type FormParts } from "./form-parts.js";
import { allOperations } from "./reachable.js";
import { typesOf } from "./value-shapes.js";

const formType = "application/x-www-form-urlencoded";

/** The serialization of a payload: it determines the type and the codec functions. */
export type PayloadEncoding =
  | { readonly kind: "json"; readonly schema?: JsonSchema }
  | { readonly kind: "xml"; readonly element: ElementDeclaration }
  /** XML that a JSON schema describes. */
  | { readonly kind: "document"; readonly schema: JsonSchema }
  | { readonly kind: "form"; readonly schema?: JsonSchema; readonly fields: FormFields }
  | { readonly kind: "multipart"; readonly schema?: JsonSchema; readonly parts: FormParts }
  | { readonly kind: "text"; readonly schema?: JsonSchema }
  /** Items one after the other. */
  | { readonly kind: "stream"; readonly framing: Framing; readonly item?: JsonSchema }
  /** Bytes of unknown format. */
  | { readonly kind: "binary" };

const formEncodings = new WeakMap<MediaTypeObject, PayloadEncoding>();

/** Returns the serialization of a media type's payload. Unknown formats are bytes. */
export function payloadEncoding(media: MediaTypeObject): PayloadEncoding {
  const known = formEncodings.get(media);
  if (known !== undefined) return known;
  const carrier = decidedCarrier(media);
  formEncodings.set(media, carrier);
  return carrier;
}

function decidedCarrier({ mediaType, payload, itemSchema, encoding }: MediaTypeObject): PayloadEncoding {
  const type = essence(mediaType);
  const framing = framingOf(type);
  if (framing !== undefined) {
    const item = itemSchema ?? (payload.kind === "json" ? itemOf(payload.schema) : undefined);
    return { kind: "stream", framing, ...(item !== undefined && { item }) };
  }
  if (payload.kind === "xml") return { kind: "xml", element: payload.element };
  const schema = payload.kind === "json" ? payload.schema : undefined;
  if (isJsonType(type)) return schema === undefined ? { kind: "json" } : { kind: "json", schema };
  // A range does not determine the format; a schema that is not about strings or bytes means JSON.
  if (type.includes("*") && schema !== undefined && !isText(schema)) return { kind: "json", schema };
  const described = schema === undefined ? {} : { schema };
  if (type === formType) {
    // A string is the serialized form: the caller has encoded it.
    if (schema !== undefined && isOnlyText(schema)) return { kind: "text", schema };
    return { kind: "form", ...described, fields: formFields(schema, encoding) };
  }
  if (type === "multipart/form-data" && !(schema !== undefined && isOnlyText(schema))) {
    return { kind: "multipart", ...described, parts: formParts(schema, encoding) };
  }
  if (isXmlType(type)) {
    return schema === undefined || xmlFault(schema) !== undefined ? { kind: "text" } : { kind: "document", schema };
  }
  if (type.startsWith("text/")) {
    return schema === undefined || !isPrimitive(schema) ? { kind: "text" } : { kind: "text", schema };
  }
  return { kind: "binary" };
}

/** The schemas of items of streams, which are checked one by one. */
export function streamItems(contract: Contract): ReadonlySet<JsonSchema> {
  const items = new Set<JsonSchema>();
  for (const { requestBody, responses } of allOperations(contract)) {
    for (const media of [...(requestBody?.content ?? []), ...responses.flatMap(({ content }) => content)]) {
      const carrier = payloadEncoding(media);
      if (carrier.kind === "stream" && carrier.item !== undefined) items.add(carrier.item);
    }
  }
  return items;
}

/**
 * Returns the schema of one item of a sequence. In OpenAPI 3.2 the schema describes a list of all items; earlier specs
 * describe one item by it. So it is the items of a list, or the schema itself.
 */
function itemOf(schema: JsonSchema): JsonSchema {
  const { types, items } = plainTarget(schema);
  return types?.length === 1 && types[0] === "array" && items !== undefined ? items : schema;
}

function isOnlyText(schema: JsonSchema): boolean {
  const types = typesOf([schema]);
  return types.size === 1 && types.has("string");
}

function isText(schema: JsonSchema): boolean {
  const { types, format } = plainTarget(schema);
  return isBinary(plainTarget(schema)) || (types?.length === 1 && types[0] === "string" && format === "binary");
}

function isPrimitive(schema: JsonSchema): boolean {
  const { types } = plainTarget(schema);
  return types !== undefined && types.every((type) => type !== "object" && type !== "array");
}

/** Returns the serialization of a parameter with `content`: JSON or plain text; undefined if the spec does not define it. */
export function parameterEncoding(content: MediaTypeObject): "json" | "text" | undefined {
  const { payload } = content;
  if (payloadEncoding(content).kind === "json") return "json";
  if (payload.kind === "open") return "text";
  return payload.kind === "json" && isPrimitive(payload.schema) ? "text" : undefined;
}
