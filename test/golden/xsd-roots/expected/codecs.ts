// Generated from xsd-roots.xsd. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type DerivedType,
  type StatesContent,
  type XmlDecodeOptions,
  type XmlElementDeclaration,
  type XmlEncodeOptions,
  type XmlType,
  type XmlValidateOptions,
  complexType,
  sameType,
  statesContent,
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "../runtime/xml.js";
import { xsString, xsToken } from "../runtime/xsd.js";
import type { Order } from "./types.js";

/** Reads a document with the root element {urn:orders}Order and checks it against the schema. */
export function decodeOrder(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Order> {
  return xmlDecode<Order>(xml, elementOrder, options);
}

/**
 * Writes a document with the root element {urn:orders}Order. Throws an XmlEncodeError for a value that no
 * document can hold; whether the schema allows it is for validation to say.
 */
export function encodeOrder(value: Order, options?: XmlEncodeOptions): string {
  return xmlEncode(value, elementOrder, [["", "urn:orders"]], options);
}

/**
 * Checks a value of {urn:orders}Order against the schema. A valid value is the same after it is written and
 * read.
 */
export function validateOrder(value: unknown, options?: XmlValidateOptions): Result<Order> {
  return xmlValidate<Order>(value, elementOrder, options);
}

const ns = "urn:orders";

const typeIdentifier: XmlType = /* @__PURE__ */ complexType("Identifier", ns, () => ({
  attributes: [{ name: "scheme", type: xsToken }],
  text: ["value", xsToken],
}));

const typePartyIdentifier: XmlType = /* @__PURE__ */ sameType("PartyIdentifier", ns, () => typeIdentifier);

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

const typeOrder: XmlType = /* @__PURE__ */ complexType("Order", ns, () => ({
  attributes: [{ name: "version", type: xsString, fixed: "2.0" }],
  members: [
    { name: "Number", namespace: ns, type: typeIdentifier, derived: derivedIdentifier },
    { items: "items", children: [elementBuyer, elementSeller] },
  ],
  content: contentOrder,
}));

const elementBuyer: XmlElementDeclaration = { name: "Buyer", namespace: ns, type: typePartyIdentifier };

const elementSeller: XmlElementDeclaration = { name: "Seller", namespace: ns, type: typePartyIdentifier };

const elementOrder: XmlElementDeclaration = { name: "Order", namespace: ns, type: typeOrder };

function derivedIdentifier(): readonly DerivedType[] {
  return [[typePartyIdentifier, "PartyIdentifier"]];
}

export { decodeResponse } from "../runtime/http.js";
