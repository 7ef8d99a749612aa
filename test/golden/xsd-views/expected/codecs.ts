// Generated from openapi.yaml and order.xsd. Edit the specs, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type AllContent,
  type StatesContent,
  type XmlDecodeOptions,
  type XmlElementDeclaration,
  type XmlEncodeOptions,
  type XmlType,
  type XmlValidateOptions,
  allContent,
  complexType,
  sequenceContent,
  statesContent,
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "../runtime/xml.js";
import { xsBoolean, xsDecimal, xsInt, xsString } from "../runtime/xsd.js";
import type { Order, OrderCreate, OrderUpdate } from "./types.js";

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

/** Reads a document with the root element Order and checks it against the schema. */
export function decodeOrderCreate(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<OrderCreate> {
  return xmlDecode<OrderCreate>(xml, elementOrderCreate, options);
}

/**
 * Writes a document with the root element Order. Throws an XmlEncodeError for a value that no document can hold;
 * whether the schema allows it is for validation to say.
 */
export function encodeOrderCreate(value: OrderCreate, options?: XmlEncodeOptions): string {
  return xmlEncode(value, elementOrderCreate, [], options);
}

/** Checks a value of Order against the schema. A valid value is the same after it is written and read. */
export function validateOrderCreate(value: unknown, options?: XmlValidateOptions): Result<OrderCreate> {
  return xmlValidate<OrderCreate>(value, elementOrderCreate, options);
}

/** Reads a document with the root element Order and checks it against the schema. */
export function decodeOrderUpdate(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<OrderUpdate> {
  return xmlDecode<OrderUpdate>(xml, elementOrderUpdate, options);
}

/**
 * Writes a document with the root element Order. Throws an XmlEncodeError for a value that no document can hold;
 * whether the schema allows it is for validation to say.
 */
export function encodeOrderUpdate(value: OrderUpdate, options?: XmlEncodeOptions): string {
  return xmlEncode(value, elementOrderUpdate, [], options);
}

/** Checks a value of Order against the schema. A valid value is the same after it is written and read. */
export function validateOrderUpdate(value: unknown, options?: XmlValidateOptions): Result<OrderUpdate> {
  return xmlValidate<OrderUpdate>(value, elementOrderUpdate, options);
}

/** The children of Address. */
const contentAddress: AllContent = /* @__PURE__ */ allContent([{ name: "Street" }, { name: "City" }]);

const typeAddress: XmlType = /* @__PURE__ */ complexType("Address", "", () => ({
  members: [
    { name: "Street", type: xsString },
    { name: "City", type: xsString },
  ],
  content: contentAddress,
}));

/** The children of LineCreate. */
const contentLineCreate: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Sku" }, { name: "Amount" }], {
  cannotCreate: [{ name: "Price" }],
});

/** The children of LineUpdate. */
const contentLineUpdate: StatesContent = /* @__PURE__ */ sequenceContent(
  [{ name: "Sku" }, { name: "Amount", occurs: "?" }],
  { cannotUpdate: [{ name: "Price" }] },
);

/** The children of Line. */
const contentLine: StatesContent = /* @__PURE__ */ sequenceContent(
  [{ name: "Sku" }, { name: "Amount" }, { name: "Price" }],
  { views: { create: contentLineCreate, update: contentLineUpdate } },
);

const typeLine: XmlType = /* @__PURE__ */ complexType("Line", "", () => ({
  members: [
    { name: "Sku", type: xsString },
    { name: "Amount", type: xsInt },
    { name: "Price", type: xsDecimal },
  ],
  content: contentLine,
}));

/** The children of Order. */
const contentOrder: StatesContent = /* @__PURE__ */ statesContent(
  [
    { name: "Id" },
    { name: "Customer" },
    { name: "Address" },
    { name: "Line", repeats: true },
    { name: "Card" },
    { name: "Invoice" },
  ],
  [
    { edges: [{ on: "Id", to: 1 }] },
    { edges: [{ on: "Customer", to: 2 }], skip: { to: 2 } },
    { edges: [{ on: "Address", to: 3 }] },
    { edges: [{ on: "Line", to: 4 }] },
    { edges: [{ on: "Line", to: 4 }], skip: { to: 5 } },
    {
      edges: [
        { on: "Card", to: 6 },
        { on: "Invoice", to: 6 },
      ],
    },
    { final: true },
  ],
);

const typeOrder: XmlType = /* @__PURE__ */ complexType("Order", "", () => ({
  attributes: [
    { name: "revision", type: xsInt, required: true },
    { name: "owner", type: xsString },
  ],
  members: [
    { name: "Id", type: xsString },
    { name: "Customer", type: xsString },
    { name: "Address", type: typeAddress },
    { name: "Line", type: typeLine, occurs: "*" },
    { name: "Card", type: xsString },
    { name: "Invoice", type: xsBoolean },
  ],
  content: contentOrder,
}));

/** The children of OrderCreate. */
const contentOrderCreate: StatesContent = /* @__PURE__ */ statesContent(
  [{ name: "Customer" }, { name: "Address" }, { name: "Line", repeats: true }, { name: "Card" }, { name: "Invoice" }],
  [
    { edges: [{ on: "Customer", to: 1 }] },
    { edges: [{ on: "Address", to: 2 }] },
    { edges: [{ on: "Line", to: 3 }] },
    { edges: [{ on: "Line", to: 3 }], skip: { to: 4 } },
    {
      edges: [
        { on: "Card", to: 5 },
        { on: "Invoice", to: 5 },
      ],
    },
    { final: true },
  ],
  { cannotCreate: [{ name: "Id" }] },
);

const typeOrderCreate: XmlType = /* @__PURE__ */ complexType("Order", "", () => ({
  attributes: [{ name: "owner", type: xsString }],
  leftOut: { code: "cannotCreate", attributes: [["revision", "revision"]] },
  members: [
    { name: "Customer", type: xsString },
    { name: "Address", type: typeAddress },
    { name: "Line", type: typeLine, occurs: "*" },
    { name: "Card", type: xsString },
    { name: "Invoice", type: xsBoolean },
  ],
  content: contentOrderCreate,
}));

/** The children of OrderUpdate. */
const contentOrderUpdate: StatesContent = /* @__PURE__ */ statesContent(
  [{ name: "Customer" }, { name: "Address" }, { name: "Line", repeats: true }, { name: "Card" }, { name: "Invoice" }],
  [
    { edges: [{ on: "Customer", to: 1 }], skip: { to: 1 } },
    { edges: [{ on: "Address", to: 2 }], skip: { to: 2 } },
    { edges: [{ on: "Line", to: 2 }], skip: { to: 3 } },
    {
      edges: [
        { on: "Card", to: 4 },
        { on: "Invoice", to: 4 },
      ],
      skip: { to: 4 },
    },
    { final: true },
  ],
  { cannotUpdate: [{ name: "Id" }] },
);

const typeOrderUpdate: XmlType = /* @__PURE__ */ complexType("Order", "", () => ({
  attributes: [{ name: "revision", type: xsInt, required: true }],
  leftOut: { code: "cannotUpdate", attributes: [["owner", "owner"]] },
  members: [
    { name: "Customer", type: xsString },
    { name: "Address", type: typeAddress },
    { name: "Line", type: typeLine, occurs: "*" },
    { name: "Card", type: xsString },
    { name: "Invoice", type: xsBoolean },
  ],
  content: contentOrderUpdate,
}));

const elementOrder: XmlElementDeclaration = { name: "Order", type: typeOrder };

const elementOrderCreate: XmlElementDeclaration = { name: "Order", type: typeOrderCreate, view: "create" };

const elementOrderUpdate: XmlElementDeclaration = { name: "Order", type: typeOrderUpdate, view: "update" };

export { decodeResponse } from "../runtime/http.js";
