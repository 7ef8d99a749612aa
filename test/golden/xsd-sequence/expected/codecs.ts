// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type DerivedType,
  type StatesContent,
  type XmlDecodeOptions,
  type XmlElementDeclaration,
  type XmlEncodeOptions,
  type XmlRootName,
  type XmlType,
  type XmlValidateOptions,
  complexType,
  statesContent,
  typedRoot,
  typedRootPrefixes,
  unnamedType,
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "../runtime/xml.js";
import { xsBoolean, xsDecimal, xsPositiveInteger, xsString, xsToken } from "../runtime/xsd.js";
import type { Order, TypedRoot } from "./types.js";

/** Reads a document with the root element Order and checks it against the schema. */
export function decodeOrder(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Order> {
  return xmlDecode<Order>(xml, elementOrder, options);
}

/**
 * Writes a document with the root element Order. Throws an XmlEncodeError for a value that no document can hold;
 * whether the schema allows it is for validation to say.
 */
export function encodeOrder(value: Order, options?: XmlEncodeOptions): string {
  return xmlEncode(value, elementOrder, [], options);
}

/** Checks a value of Order against the schema. A valid value is the same after it is written and read. */
export function validateOrder(value: unknown, options?: XmlValidateOptions): Result<Order> {
  return xmlValidate<Order>(value, elementOrder, options);
}

/** Reads a document with an undeclared root element that has an xsi:type and checks it against the schema. */
export function decodeTypedRoot(
  xml: string | Uint8Array,
  root: XmlRootName,
  options?: XmlDecodeOptions,
): Result<TypedRoot> {
  return xmlDecode<TypedRoot>(xml, typedRoot(root, rootTypes), options);
}

/**
 * Writes a document with an undeclared root element that has an xsi:type. Throws an XmlEncodeError for a value
 * that no document can hold; whether the schema allows it is for validation to say.
 */
export function encodeTypedRoot(value: TypedRoot, root: XmlRootName, options?: XmlEncodeOptions): string {
  return xmlEncode(value, typedRoot(root, rootTypes), typedRootPrefixes(root, []), options);
}

/**
 * Checks the value of an undeclared root element against the schema. A valid value is the same after it is
 * written and read.
 */
export function validateTypedRoot(value: unknown, root: XmlRootName, options?: XmlValidateOptions): Result<TypedRoot> {
  return xmlValidate<TypedRoot>(value, typedRoot(root, rootTypes), options);
}

const typeLine: XmlType = /* @__PURE__ */ complexType("Line", "", () => ({
  members: [
    { name: "Sku", type: xsToken },
    { name: "Quantity", type: xsPositiveInteger },
    { name: "Price", type: xsDecimal, nillable: true },
  ],
}));

/** The children of Order. */
const contentOrder: StatesContent = /* @__PURE__ */ statesContent(
  [{ name: "Number" }, { name: "Note" }, { name: "Line", repeats: true }],
  [
    { edges: [{ on: "Number", to: 1 }] },
    { edges: [{ on: "Note", to: 2 }], skip: { to: 2 } },
    { edges: [{ on: "Line", to: 2, below: [[0, 20]], count: [0] }], skip: { to: 3, atLeast: [0, 1], reset: 0 } },
    { final: true },
  ],
  { counters: 1 },
);

const typeOrder: XmlType = /* @__PURE__ */ unnamedType(() => ({
  attributes: [
    { name: "currency", type: xsString, required: true },
    { name: "rush", type: xsBoolean },
  ],
  members: [
    { name: "Number", type: xsString },
    { name: "Note", type: xsString },
    { name: "Line", type: typeLine, occurs: "*" },
  ],
  content: contentOrder,
}));

const elementOrder: XmlElementDeclaration = { name: "Order", type: typeOrder };

function rootTypes(): readonly DerivedType[] {
  return [[typeLine, "Line"]];
}

export { decodeResponse } from "../runtime/http.js";
