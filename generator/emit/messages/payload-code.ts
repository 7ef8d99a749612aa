import type { MediaTypeObject } from "../../model/contract.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { essence } from "../../model/media-types.js";
import type { XmlViewKind } from "../../model/xml-schema/components.js";
import { payloadEncoding, type PayloadEncoding } from "../../plan/payload-encoding.js";
import type { FormFields } from "../../plan/form-fields.js";
import { textShape } from "../../plan/form-parts.js";
import { stringLiteral } from "../../text/literals.js";
import { printType } from "../json-types/type-text.js";
import { elementType } from "../xml-types/complex-type.js";
import { fieldsText, formType, multipartArguments, multipartType } from "./form-code.js";
import { formTableName } from "./form-tables.js";
import { hidingCall } from "./hidden-members.js";
import { itemsReader, itemsType, itemsWriter } from "./item-code.js";
import { jsonReader, jsonWriter } from "./json-payload.js";
import { coded, isSender, jsonType, makerCall, validator, wireValidator, type PayloadScope } from "./payload-scope.js";
import { valueShapeText } from "./value-shape.js";
import { xmlRootTable } from "./xml-shapes.js";

export type { PayloadScope } from "./payload-scope.js";

/** The type of a payload's value. */
export function payloadType(media: MediaTypeObject, scope: PayloadScope): string {
  const carrier = payloadEncoding(media);
  const { plan, module } = scope;
  switch (carrier.kind) {
    case "json":
      return carrier.schema === undefined ? "unknown" : jsonType(carrier.schema, scope);
    case "xml":
      return printType(elementType(carrier.element, { plan, module }));
    case "document":
      return jsonType(carrier.schema, scope);
    case "form":
      return carrier.schema === undefined ? openForm : formType(jsonType(carrier.schema, scope), carrier.fields, scope);
    case "multipart":
      return multipartType(carrier.schema && jsonType(carrier.schema, scope), carrier.parts, scope);
    case "text":
      return carrier.schema === undefined ? "string" : jsonType(carrier.schema, scope);
    case "stream":
      return itemsType(media, carrier, scope);
    case "binary":
      return binaryType(scope);
  }
}

/** The type of a form of which nothing is described. */
const openForm = "{ readonly [name: string]: unknown }";

function binaryType(scope: PayloadScope): string {
  if (isSender(scope)) return scope.module.runtimeType("http/payload", "BinaryInput");
  return scope.party === "client"
    ? scope.module.runtimeType("client/binary", "ClientBinaryBody")
    : scope.module.runtimeType("http/payload", "BinaryBody");
}

/** The expression that makes the writer of a payload. Servers leave out what is never returned, clients what a view has no place for. */
export function payloadWriter(media: MediaTypeObject, scope: PayloadScope): string {
  const writer = coded(plainWriter(media, scope), textSchema(media), scope, "codedWriter");
  const isHiding = scope.party === "server" || viewOf(media) !== undefined;
  return isHiding ? hidingCall(writer, bodySchema(media), scope, undefined, partsWithHeaders(media)) : writer;
}

/** The expression that makes the reader of a payload. Servers hand on nothing that only they set. */
export function payloadReader(media: MediaTypeObject, scope: PayloadScope): string {
  const reader = coded(plainReader(media, scope), textSchema(media), scope, "codedReader");
  if (scope.party === "client") return reader;
  const schema = bodySchema(media);
  const check = (): string | undefined =>
    payloadEncoding(media).kind === "multipart" ? undefined : validator(schema, scope);
  return hidingCall(reader, schema, scope, { check, view: viewOf(media) }, partsWithHeaders(media));
}

/** The parts of a form whose values stand beside their headers. */
function partsWithHeaders(media: MediaTypeObject): readonly string[] {
  const carrier = payloadEncoding(media);
  if (carrier.kind !== "multipart") return [];
  return carrier.parts.named.flatMap(({ name, kind, headers }) =>
    kind !== "styled" && headers.length > 0 ? [name] : [],
  );
}

/** The view of an XSD that JSON is derived from. */
function viewOf({ payload }: MediaTypeObject): XmlViewKind | undefined {
  return payload.kind === "json" ? payload.derivedFrom?.view?.kind : undefined;
}

/** The schema of a payload whose values are texts before they are read. */
function textSchema(media: MediaTypeObject): JsonSchema | undefined {
  const carrier = payloadEncoding(media);
  return carrier.kind === "document" || carrier.kind === "form" || carrier.kind === "text" ? carrier.schema : undefined;
}

/** The schema of a payload that has members. */
function bodySchema(media: MediaTypeObject): JsonSchema | undefined {
  const carrier = payloadEncoding(media);
  return carrier.kind === "json" ||
    carrier.kind === "document" ||
    carrier.kind === "form" ||
    carrier.kind === "multipart"
    ? carrier.schema
    : undefined;
}

function plainWriter(media: MediaTypeObject, scope: PayloadScope): string {
  const carrier = payloadEncoding(media);
  const type = stringLiteral(media.mediaType);
  switch (carrier.kind) {
    case "json":
      return jsonWriter(type, carrier.schema, scope);
    case "xml": {
      const codec = xmlFunctions(carrier, scope);
      return makerCall(scope, "http/payload-xml", "xmlWriter", [type, codec("validateName"), codec("encodeName")]);
    }
    case "document":
      return makerCall(scope, "http/payload-document-write", "documentWriter", [
        type,
        xmlRootTable(carrier.schema, scope.plan, scope.module),
        wireValidator(carrier.schema, scope),
      ]);
    case "form":
      return makerCall(scope, "parameters/form-body", "formWriter", [
        type,
        fieldsOf(media, carrier.fields, scope),
        wireValidator(carrier.schema, scope),
        carrier.fields.others === undefined ? undefined : valueShapeText(carrier.fields.others),
      ]);
    case "multipart":
      return makerCall(scope, "http/payload-multipart-write", "multipartWriter", [
        type,
        ...multipartArguments(carrier.parts, wireValidator(carrier.schema, scope), scope),
      ]);
    case "text":
      return makerCall(scope, "http/payload-text", "textWriter", [type, wireValidator(carrier.schema, scope)]);
    case "stream":
      return itemsWriter(media, carrier, scope);
    case "binary":
      return scope.party === "client"
        ? makerCall(scope, "client/binary", "clientBinaryWriter", [type])
        : makerCall(scope, "http/payload-binary", "binaryWriter", [type]);
  }
}

function plainReader(media: MediaTypeObject, scope: PayloadScope): string {
  const carrier = payloadEncoding(media);
  const type = stringLiteral(media.mediaType);
  switch (carrier.kind) {
    case "json":
      return jsonReader(type, carrier.schema, scope);
    case "xml":
      return makerCall(scope, "http/payload-xml", "xmlReader", [type, xmlFunctions(carrier, scope)("decodeName")]);
    case "document":
      return makerCall(scope, "http/payload-document-read", "documentReader", [
        type,
        xmlRootTable(carrier.schema, scope.plan, scope.module),
        wireValidator(carrier.schema, scope),
      ]);
    case "form":
      return makerCall(scope, "parameters/form-body", "formReader", [
        type,
        fieldsOf(media, carrier.fields, scope),
        wireValidator(carrier.schema, scope),
        carrier.fields.others === undefined ? undefined : valueShapeText(carrier.fields.others),
      ]);
    case "multipart":
      return makerCall(scope, "http/payload-multipart-read", "multipartReader", [
        type,
        ...multipartArguments(carrier.parts, wireValidator(carrier.schema, scope), scope),
      ]);
    case "text": {
      const shape = carrier.schema === undefined ? undefined : valueShapeText(textShape([carrier.schema]));
      return makerCall(scope, "http/payload-text", "textReader", [
        type,
        wireValidator(carrier.schema, scope),
        shape === '"string"' ? undefined : shape,
      ]);
    }
    case "stream":
      return itemsReader(media, carrier, scope);
    case "binary":
      return scope.party === "client"
        ? makerCall(scope, "client/binary", "clientBinaryReader", [type])
        : makerCall(scope, "http/payload-binary", "binaryReader", [type]);
  }
}

/** The tables of a form's fields, as an expression. */
function fieldsOf(media: MediaTypeObject, fields: FormFields, { plan, module }: PayloadScope): string {
  const name = formTableName(media, plan);
  return name === undefined ? fieldsText(fields, plan) : module.useValue(plan.modules.operations, name);
}

function xmlFunctions(
  { element }: PayloadEncoding & { readonly kind: "xml" },
  { plan, module }: PayloadScope,
): (kind: "validateName" | "encodeName" | "decodeName") => string {
  const named = plan.xmlElementName(element);
  if (named === undefined) throw new Error("Every element that a payload names is a global one.");
  return (kind) => module.useValue(plan.modules.codecs, named[kind]);
}

/** The content type that types of answers mean where they name none. */
export const plainContentType = '"application/json"';

/** The type of a Content-Type that a media type or range allows: `"application/json"`, `` `image/${string}` ``. */
export function contentTypeType(mediaType: string): string {
  const type = essence(mediaType);
  if (!isRange(mediaType)) return stringLiteral(mediaType);
  return /^[a-z0-9.+-]+\/\*$/.test(type) ? `\`${type.slice(0, -1)}\${string}\`` : "string";
}

/** True for "image/*": callers say which type they send. */
export function isRange(mediaType: string): boolean {
  return essence(mediaType).includes("*");
}
