// Generated from openapi.yaml and order.xsd. Edit the specs, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type AllContent,
  type StatesContent,
  type XmlDecodeOptions,
  type XmlDecoder,
  type XmlDraft,
  type XmlEncodeOptions,
  type XmlValidateOptions,
  type XmlVisit,
  type XmlVisitor,
  allContent,
  rootContent,
  sequenceContent,
  statesContent,
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "../runtime/xml.js";
import { xsBoolean, xsDecimal, xsInt, xsString } from "../runtime/xsd.js";
import type { Address, Line, LineCreate, LineUpdate, Order, OrderCreate, OrderUpdate } from "./types.js";

/** Reads a document with the root element Order and checks it against the schema. */
export function decodeOrder(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Order> {
  return xmlDecode(xml, rootOrder, (decoder) => readOrder(decoder), options);
}

/**
 * Writes a document with the root element Order. Throws an XmlEncodeError for a value that no document can hold;
 * whether the schema allows it is for validation to say.
 */
export function encodeOrder(value: Order, options?: XmlEncodeOptions): string {
  return xmlEncode<Order>(
    value,
    rootOrder,
    (visitor, document) => visitor.complex("Order", visitOrder, document),
    [],
    options,
  );
}

/** Checks a value of Order against the schema. A valid value is the same after it is written and read. */
export function validateOrder(value: unknown, options?: XmlValidateOptions): Result<Order> {
  return xmlValidate<Order>(
    value,
    rootOrder,
    (visitor, document) => visitor.complex("Order", visitOrder, document),
    options,
  );
}

/** Reads a document with the root element Order and checks it against the schema. */
export function decodeOrderCreate(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<OrderCreate> {
  return xmlDecode(xml, rootOrderCreate, (decoder) => readOrderCreate(decoder), options);
}

/**
 * Writes a document with the root element Order. Throws an XmlEncodeError for a value that no document can hold;
 * whether the schema allows it is for validation to say.
 */
export function encodeOrderCreate(value: OrderCreate, options?: XmlEncodeOptions): string {
  return xmlEncode<OrderCreate>(
    value,
    rootOrderCreate,
    (visitor, document) => visitor.complex("Order", visitOrderCreate, document),
    [],
    options,
  );
}

/** Checks a value of Order against the schema. A valid value is the same after it is written and read. */
export function validateOrderCreate(value: unknown, options?: XmlValidateOptions): Result<OrderCreate> {
  return xmlValidate<OrderCreate>(
    value,
    rootOrderCreate,
    (visitor, document) => visitor.complex("Order", visitOrderCreate, document),
    options,
  );
}

/** Reads a document with the root element Order and checks it against the schema. */
export function decodeOrderUpdate(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<OrderUpdate> {
  return xmlDecode(xml, rootOrderUpdate, (decoder) => readOrderUpdate(decoder), options);
}

/**
 * Writes a document with the root element Order. Throws an XmlEncodeError for a value that no document can hold;
 * whether the schema allows it is for validation to say.
 */
export function encodeOrderUpdate(value: OrderUpdate, options?: XmlEncodeOptions): string {
  return xmlEncode<OrderUpdate>(
    value,
    rootOrderUpdate,
    (visitor, document) => visitor.complex("Order", visitOrderUpdate, document),
    [],
    options,
  );
}

/** Checks a value of Order against the schema. A valid value is the same after it is written and read. */
export function validateOrderUpdate(value: unknown, options?: XmlValidateOptions): Result<OrderUpdate> {
  return xmlValidate<OrderUpdate>(
    value,
    rootOrderUpdate,
    (visitor, document) => visitor.complex("Order", visitOrderUpdate, document),
    options,
  );
}

const rootOrder: StatesContent = /* @__PURE__ */ rootContent("Order");

/** The children of Address. */
const contentAddress: AllContent = /* @__PURE__ */ allContent([{ name: "Street" }, { name: "City" }]);

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

const rootOrderCreate: StatesContent = /* @__PURE__ */ rootContent("Order", "", "create");

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

const rootOrderUpdate: StatesContent = /* @__PURE__ */ rootContent("Order", "", "update");

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

function readAddress(decoder: XmlDecoder): Address {
  const value: XmlDraft<Address> = {};
  decoder.noAttributes("Address");
  decoder.enter(contentAddress);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Street":
        value.Street = decoder.simple(xsString);
        break;
      case "City":
        value.City = decoder.simple(xsString);
        break;
    }
  }
  return value as Address;
}

function readLine(decoder: XmlDecoder): Line {
  const value: XmlDraft<Line> = {};
  decoder.noAttributes("Line");
  decoder.enter(contentLine);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Sku":
        value.Sku = decoder.simple(xsString);
        break;
      case "Amount":
        value.Amount = decoder.simple(xsInt);
        break;
      case "Price":
        value.Price = decoder.simple(xsDecimal);
        break;
    }
  }
  return value as Line;
}

function readOrder(decoder: XmlDecoder): Order {
  const value: XmlDraft<Order> = {};
  for (let index = 0; index < decoder.attributeCount; index++) {
    switch (decoder.attributeName(index)) {
      case "revision":
        value.revision = decoder.attribute(index, xsInt);
        break;
      case "owner":
        value.owner = decoder.attribute(index, xsString);
        break;
      default:
        decoder.otherAttribute(index, "Order");
    }
  }
  if (!Object.hasOwn(value, "revision")) decoder.missingAttribute("revision");
  const lineList: Line[] = [];
  decoder.enter(contentOrder);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Id":
        value.Id = decoder.simple(xsString);
        break;
      case "Customer":
        value.Customer = decoder.simple(xsString);
        break;
      case "Address":
        value.Address = readAddress(decoder);
        break;
      case "Line":
        lineList.push(readLine(decoder));
        break;
      case "Card":
        value.Card = decoder.simple(xsString);
        break;
      case "Invoice":
        value.Invoice = decoder.simple(xsBoolean);
        break;
    }
  }
  if (lineList.length > 0) value.Line = lineList;
  return value as Order;
}

function visitAddress(visitor: XmlVisitor, value: Address): void {
  visitor.enter(contentAddress);
  visitor.simple("Street", xsString, value.Street);
  visitor.simple("City", xsString, value.City);
}

function visitLine(visitor: XmlVisitor, value: Line): void {
  visitor.enter(contentLine);
  visitor.simple("Sku", xsString, value.Sku);
  visitor.simple("Amount", xsInt, value.Amount);
  visitor.simple("Price", xsDecimal, value.Price);
}

function visitOrder(visitor: XmlVisitor, value: Order): void {
  visitor.attribute("revision", xsInt, value.revision, { required: true });
  visitor.attribute("owner", xsString, value.owner);
  visitor.enter(contentOrder);
  visitor.simple("Id", xsString, value.Id);
  visitor.simple("Customer", xsString, value.Customer);
  visitor.complex("Address", visitAddress, value.Address);
  visitor.complexList("Line", visitLine, value.Line);
  visitor.simple("Card", xsString, value.Card);
  visitor.simple("Invoice", xsBoolean, value.Invoice);
}

function readOrderCreate(decoder: XmlDecoder): OrderCreate {
  const value: XmlDraft<OrderCreate> = {};
  for (let index = 0; index < decoder.attributeCount; index++) {
    switch (decoder.attributeName(index)) {
      case "owner":
        value.owner = decoder.attribute(index, xsString);
        break;
      case "revision":
        decoder.leaveOutAttribute(index, "cannotCreate");
        break;
      default:
        decoder.otherAttribute(index, "Order");
    }
  }
  const lineList: LineCreate[] = [];
  decoder.enter(contentOrderCreate);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Customer":
        value.Customer = decoder.simple(xsString);
        break;
      case "Address":
        value.Address = readAddress(decoder);
        break;
      case "Line":
        lineList.push(readLine(decoder) as LineCreate);
        break;
      case "Card":
        value.Card = decoder.simple(xsString);
        break;
      case "Invoice":
        value.Invoice = decoder.simple(xsBoolean);
        break;
    }
  }
  if (lineList.length > 0) value.Line = lineList;
  return value as OrderCreate;
}

function visitOrderCreate(visitor: XmlVisitor, value: OrderCreate): void {
  visitor.leftOut("revision");
  visitor.attribute("owner", xsString, value.owner);
  visitor.enter(contentOrderCreate);
  visitor.simple("Customer", xsString, value.Customer);
  visitor.complex("Address", visitAddress, value.Address);
  visitor.complexList("Line", visitLine as XmlVisit<LineCreate>, value.Line);
  visitor.simple("Card", xsString, value.Card);
  visitor.simple("Invoice", xsBoolean, value.Invoice);
}

function readOrderUpdate(decoder: XmlDecoder): OrderUpdate {
  const value: XmlDraft<OrderUpdate> = {};
  for (let index = 0; index < decoder.attributeCount; index++) {
    switch (decoder.attributeName(index)) {
      case "revision":
        value.revision = decoder.attribute(index, xsInt);
        break;
      case "owner":
        decoder.leaveOutAttribute(index, "cannotUpdate");
        break;
      default:
        decoder.otherAttribute(index, "Order");
    }
  }
  if (!Object.hasOwn(value, "revision")) decoder.missingAttribute("revision");
  const lineList: LineUpdate[] = [];
  decoder.enter(contentOrderUpdate);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Customer":
        value.Customer = decoder.simple(xsString);
        break;
      case "Address":
        value.Address = readAddress(decoder);
        break;
      case "Line":
        lineList.push(readLine(decoder) as LineUpdate);
        break;
      case "Card":
        value.Card = decoder.simple(xsString);
        break;
      case "Invoice":
        value.Invoice = decoder.simple(xsBoolean);
        break;
    }
  }
  if (lineList.length > 0) value.Line = lineList;
  return value as OrderUpdate;
}

function visitOrderUpdate(visitor: XmlVisitor, value: OrderUpdate): void {
  visitor.leftOut("owner");
  visitor.attribute("revision", xsInt, value.revision, { required: true });
  visitor.enter(contentOrderUpdate);
  visitor.simple("Customer", xsString, value.Customer);
  visitor.complex("Address", visitAddress, value.Address);
  visitor.complexList("Line", visitLine as XmlVisit<LineUpdate>, value.Line);
  visitor.simple("Card", xsString, value.Card);
  visitor.simple("Invoice", xsBoolean, value.Invoice);
}

export { decodeResponse } from "../runtime/http.js";
