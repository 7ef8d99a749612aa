// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type StatesContent,
  type XmlDecodeOptions,
  type XmlElementDeclaration,
  type XmlEncodeOptions,
  type XmlType,
  type XmlValidateOptions,
  statesContent,
  unnamedType,
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "../runtime/xml.js";
import { xsDecimal, xsString } from "../runtime/xsd.js";
import type { Payment } from "./types.js";

/** Reads a document with the root element Payment and checks it against the schema. */
export function decodePayment(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Payment> {
  return xmlDecode<Payment>(xml, elementPayment, options);
}

/**
 * Writes a document with the root element Payment. Throws an XmlEncodeError for a value that no document can
 * hold; whether the schema allows it is for validation to say.
 */
export function encodePayment(value: Payment, options?: XmlEncodeOptions): string {
  return xmlEncode(value, elementPayment, [], options);
}

/** Checks a value of Payment against the schema. A valid value is the same after it is written and read. */
export function validatePayment(value: unknown, options?: XmlValidateOptions): Result<Payment> {
  return xmlValidate<Payment>(value, elementPayment, options);
}

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

const typePayment: XmlType = /* @__PURE__ */ unnamedType(() => ({
  members: [
    { name: "Amount", type: xsDecimal },
    { name: "Card", type: xsString },
    { name: "Iban", type: xsString },
    { name: "Bic", type: xsString },
  ],
  content: contentPayment,
}));

const elementPayment: XmlElementDeclaration = { name: "Payment", type: typePayment };

export { decodeResponse } from "../runtime/http.js";
