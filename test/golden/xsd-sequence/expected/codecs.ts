// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type StatesContent,
  type XmlDecodeOptions,
  type XmlDecoder,
  type XmlDraft,
  type XmlEncodeOptions,
  type XmlValidateOptions,
  type XmlVisitor,
  rootContent,
  sequenceContent,
  statesContent,
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "../runtime/xml.js";
import { xsBoolean, xsDecimal, xsPositiveInteger, xsString, xsToken } from "../runtime/xsd.js";
import type { Line, Order } from "./types.js";

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

const rootOrder: StatesContent = /* @__PURE__ */ rootContent("Order");

/** The children of Line. */
const contentLine: StatesContent = /* @__PURE__ */ sequenceContent([
  { name: "Sku" },
  { name: "Quantity" },
  { name: "Price" },
]);

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

function readLine(decoder: XmlDecoder): Line {
  const value: XmlDraft<Line> = {};
  decoder.noAttributes("Line");
  decoder.enter(contentLine);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Sku":
        value.Sku = decoder.simple(xsToken);
        break;
      case "Quantity":
        value.Quantity = decoder.simple(xsPositiveInteger);
        break;
      case "Price":
        value.Price = decoder.nil(xsDecimal) ? null : decoder.simple(xsDecimal);
        break;
    }
  }
  return value as Line;
}

function readOrder(decoder: XmlDecoder): Order {
  const value: XmlDraft<Order> = {};
  for (let index = 0; index < decoder.attributeCount; index++) {
    switch (decoder.attributeName(index)) {
      case "currency":
        value.currency = decoder.attribute(index, xsString);
        break;
      case "rush":
        value.rush = decoder.attribute(index, xsBoolean);
        break;
      default:
        decoder.otherAttribute(index);
    }
  }
  if (!Object.hasOwn(value, "currency")) decoder.missingAttribute("currency");
  const lineList: Line[] = [];
  decoder.enter(contentOrder);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Number":
        value.Number = decoder.simple(xsString);
        break;
      case "Note":
        value.Note = decoder.simple(xsString);
        break;
      case "Line":
        lineList.push(readLine(decoder));
        break;
    }
  }
  if (lineList.length > 0) value.Line = lineList;
  return value as Order;
}

function visitLine(visitor: XmlVisitor, value: Line): void {
  visitor.enter(contentLine);
  visitor.simple("Sku", xsToken, value.Sku);
  visitor.simple("Quantity", xsPositiveInteger, value.Quantity);
  visitor.simple("Price", xsDecimal, value.Price, { nillable: true });
}

function visitOrder(visitor: XmlVisitor, value: Order): void {
  visitor.attribute("currency", xsString, value.currency, { required: true });
  visitor.attribute("rush", xsBoolean, value.rush);
  visitor.enter(contentOrder);
  visitor.simple("Number", xsString, value.Number);
  visitor.simple("Note", xsString, value.Note);
  visitor.complexList("Line", visitLine, value.Line);
}

export { decodeResponse } from "../runtime/http.js";
