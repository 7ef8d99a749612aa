// Generated from xsd-roots.xsd. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type StatesContent,
  type ValueConstraint,
  type XmlDecodeOptions,
  type XmlDecoder,
  type XmlDraft,
  type XmlEncodeOptions,
  type XmlValidateOptions,
  type XmlVisitor,
  rootContent,
  statesContent,
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "../runtime/xml.js";
import { xsString, xsToken } from "../runtime/xsd.js";
import type { Identifier, Order, PartyIdentifier } from "./types.js";

/** Reads a document with the root element {urn:orders}Order and checks it against the schema. */
export function decodeOrder(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Order> {
  return xmlDecode(xml, rootOrder, (decoder) => readOrder(decoder), options);
}

/**
 * Writes a document with the root element {urn:orders}Order. Throws an XmlEncodeError for a value that no
 * document can hold; whether the schema allows it is for validation to say.
 */
export function encodeOrder(value: Order, options?: XmlEncodeOptions): string {
  return xmlEncode<Order>(
    value,
    rootOrder,
    (visitor, document) => visitor.complex("Order", visitOrder, document),
    [["", "urn:orders"]],
    options,
  );
}

/**
 * Checks a value of {urn:orders}Order against the schema. A valid value is the same after it is written and
 * read.
 */
export function validateOrder(value: unknown, options?: XmlValidateOptions): Result<Order> {
  return xmlValidate<Order>(
    value,
    rootOrder,
    (visitor, document) => visitor.complex("Order", visitOrder, document),
    options,
  );
}

const rootOrder: StatesContent = /* @__PURE__ */ rootContent("Order", "urn:orders");

const typesIdentifier: readonly string[] = ["{urn:orders}PartyIdentifier"];

/** The children of Order. */
const contentOrder: StatesContent = /* @__PURE__ */ statesContent(
  [
    { name: "Number", namespace: "urn:orders" },
    { name: "Buyer", namespace: "urn:orders", repeats: true },
    { name: "Seller", namespace: "urn:orders", repeats: true },
  ],
  [
    { edges: [{ on: "Number", to: 1 }] },
    {
      edges: [
        { on: "Buyer", to: 1, below: [[0, 2]], count: [0] },
        { on: "Seller", to: 1, below: [[0, 2]], count: [0] },
      ],
      skip: { to: 2, atLeast: [0, 1], reset: 0 },
    },
    { final: true },
  ],
  { counters: 1, heads: [{ name: "Party", namespace: "urn:orders" }] },
);

function readIdentifier(
  decoder: XmlDecoder,
  constraint?: ValueConstraint,
  typeName: string = "{urn:orders}Identifier",
): Identifier {
  const value: XmlDraft<Identifier> = {};
  for (let index = 0; index < decoder.attributeCount; index++) {
    switch (decoder.attributeName(index)) {
      case "scheme":
        value.scheme = decoder.attribute(index, xsToken);
        break;
      default:
        decoder.otherAttribute(index, typeName);
    }
  }
  value.value = decoder.content(xsToken, constraint);
  return value as Identifier;
}

function readPartyIdentifier(decoder: XmlDecoder, constraint?: ValueConstraint): PartyIdentifier {
  return readIdentifier(decoder, constraint, "{urn:orders}PartyIdentifier");
}

/** Reads Identifier, or the type derived from it that xsi:type names. */
function readAnyIdentifier(
  decoder: XmlDecoder,
  constraint?: ValueConstraint,
):
  | Identifier
  | (PartyIdentifier & {
      "xsi:type": "PartyIdentifier";
    }) {
  switch (decoder.typeName(typesIdentifier)) {
    case "{urn:orders}PartyIdentifier":
      return { ...readPartyIdentifier(decoder, constraint), "xsi:type": "PartyIdentifier" };
  }
  return readIdentifier(decoder, constraint);
}

function readOrder(decoder: XmlDecoder): Order {
  const value: XmlDraft<Order> = {};
  for (let index = 0; index < decoder.attributeCount; index++) {
    switch (decoder.attributeName(index)) {
      case "version":
        value.version = decoder.attribute(index, xsString, "2.0") as "2.0";
        break;
      default:
        decoder.otherAttribute(index, "{urn:orders}Order");
    }
  }
  const itemsList: (
    | {
        tag: "Buyer";
        value: PartyIdentifier;
      }
    | {
        tag: "Seller";
        value: PartyIdentifier;
      }
  )[] = [];
  decoder.enter(contentOrder);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Number":
        value.Number = readAnyIdentifier(decoder);
        break;
      case "Buyer":
        itemsList.push({ tag: "Buyer", value: readPartyIdentifier(decoder) });
        break;
      case "Seller":
        itemsList.push({ tag: "Seller", value: readPartyIdentifier(decoder) });
        break;
    }
  }
  if (itemsList.length > 0) value.items = itemsList;
  return value as Order;
}

function visitIdentifier(visitor: XmlVisitor, value: Identifier): void {
  visitor.attribute("scheme", xsToken, value.scheme);
  visitor.text("value", xsToken, value.value);
}

function visitAnyIdentifier(
  visitor: XmlVisitor,
  value:
    | Identifier
    | (PartyIdentifier & {
        "xsi:type": "PartyIdentifier";
      }),
): void {
  switch (visitor.typeOf(value)) {
    case "PartyIdentifier":
      visitor.type("urn:orders", "PartyIdentifier");
      return visitIdentifier(visitor, value as PartyIdentifier);
  }
  visitIdentifier(visitor, value as Identifier);
}

function visitOrderItems(
  visitor: XmlVisitor,
  item:
    | {
        tag: "Buyer";
        value: PartyIdentifier;
      }
    | {
        tag: "Seller";
        value: PartyIdentifier;
      },
): void {
  switch (item.tag) {
    case "Buyer":
      return visitor.complex("Buyer", visitIdentifier, item.value);
    case "Seller":
      return visitor.complex("Seller", visitIdentifier, item.value);
  }
}

function visitOrder(visitor: XmlVisitor, value: Order): void {
  visitor.attribute("version", xsString, value.version, { fixed: "2.0" });
  visitor.enter(contentOrder);
  visitor.complex("Number", visitAnyIdentifier, value.Number);
  visitor.items("items", visitOrderItems, value.items);
}

export { decodeResponse } from "../runtime/http.js";
