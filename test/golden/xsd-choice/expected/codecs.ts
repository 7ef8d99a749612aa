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
  statesContent,
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "../runtime/xml.js";
import { xsDecimal, xsString } from "../runtime/xsd.js";
import type { Payment } from "./types.js";

/** Reads a document with the root element Payment and checks it against the schema. */
export function decodePayment(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Payment> {
  return xmlDecode(xml, rootPayment, (decoder) => readPayment(decoder), options);
}

/**
 * Writes a document with the root element Payment. Throws an XmlEncodeError for a value that no document can
 * hold; whether the schema allows it is for validation to say.
 */
export function encodePayment(value: Payment, options?: XmlEncodeOptions): string {
  return xmlEncode<Payment>(
    value,
    rootPayment,
    (visitor, document) => visitor.complex("Payment", visitPayment, document),
    [],
    options,
  );
}

/** Checks a value of Payment against the schema. A valid value is the same after it is written and read. */
export function validatePayment(value: unknown, options?: XmlValidateOptions): Result<Payment> {
  return xmlValidate<Payment>(
    value,
    rootPayment,
    (visitor, document) => visitor.complex("Payment", visitPayment, document),
    options,
  );
}

const rootPayment: StatesContent = /* @__PURE__ */ rootContent("Payment");

/** The children of Payment. */
const contentPayment: StatesContent = /* @__PURE__ */ statesContent(
  [{ name: "Amount" }, { name: "Card" }, { name: "Iban" }, { name: "Bic" }],
  [
    { edges: [{ on: "Amount", to: 1 }] },
    {
      edges: [
        { on: "Card", to: 3 },
        { on: "Iban", to: 2 },
      ],
    },
    { edges: [{ on: "Bic", to: 3 }], skip: { to: 3 } },
    { final: true },
  ],
);

function readPayment(decoder: XmlDecoder): Payment {
  const value: XmlDraft<Payment> = {};
  decoder.noAttributes();
  decoder.enter(contentPayment);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Amount":
        value.Amount = decoder.simple(xsDecimal);
        break;
      case "Card":
        value.Card = decoder.simple(xsString);
        break;
      case "Iban":
        value.Iban = decoder.simple(xsString);
        break;
      case "Bic":
        value.Bic = decoder.simple(xsString);
        break;
    }
  }
  return value as Payment;
}

function visitPayment(visitor: XmlVisitor, value: Payment): void {
  visitor.enter(contentPayment);
  visitor.simple("Amount", xsDecimal, value.Amount);
  visitor.simple("Card", xsString, value.Card);
  visitor.simple("Iban", xsString, value.Iban);
  visitor.simple("Bic", xsString, value.Bic);
}

export { decodeResponse } from "../runtime/http.js";
