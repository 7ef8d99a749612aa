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
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "../runtime/xml.js";
import { xsInt, xsString } from "../runtime/xsd.js";
import type { Traveller } from "./types.js";

/** Reads a document with the root element Traveller and checks it against the schema. */
export function decodeTraveller(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Traveller> {
  return xmlDecode(xml, rootTraveller, (decoder) => readTraveller(decoder), options);
}

/**
 * Writes a document with the root element Traveller. Throws an XmlEncodeError for a value that no document can
 * hold; whether the schema allows it is for validation to say.
 */
export function encodeTraveller(value: Traveller, options?: XmlEncodeOptions): string {
  return xmlEncode<Traveller>(
    value,
    rootTraveller,
    (visitor, document) => visitor.complex("Traveller", visitTraveller, document),
    [],
    options,
  );
}

/** Checks a value of Traveller against the schema. A valid value is the same after it is written and read. */
export function validateTraveller(value: unknown, options?: XmlValidateOptions): Result<Traveller> {
  return xmlValidate<Traveller>(
    value,
    rootTraveller,
    (visitor, document) => visitor.complex("Traveller", visitTraveller, document),
    options,
  );
}

const rootTraveller: StatesContent = /* @__PURE__ */ rootContent("Traveller");

/** The children of Traveller. */
const contentTraveller: StatesContent = /* @__PURE__ */ sequenceContent([
  { name: "Name" },
  { name: "Salary", occurs: "?" },
  { name: "Pager", occurs: "?" },
]);

function readTraveller(decoder: XmlDecoder): Traveller {
  const value: XmlDraft<Traveller> = {};
  for (let index = 0; index < decoder.attributeCount; index++) {
    switch (decoder.attributeName(index)) {
      case "rank":
        value.rank = decoder.attribute(index, xsString);
        break;
      default:
        decoder.otherAttribute(index, "Traveller");
    }
  }
  decoder.enter(contentTraveller);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Name":
        value.Name = decoder.simple(xsString);
        break;
      case "Salary":
        value.Salary = decoder.simple(xsInt);
        break;
      case "Pager":
        value.Pager = decoder.simple(xsString);
        break;
    }
  }
  return value as Traveller;
}

function visitTraveller(visitor: XmlVisitor, value: Traveller): void {
  visitor.attribute("rank", xsString, value.rank);
  visitor.enter(contentTraveller);
  visitor.simple("Name", xsString, value.Name);
  visitor.simple("Salary", xsInt, value.Salary);
  visitor.simple("Pager", xsString, value.Pager);
}

export { decodeResponse } from "../runtime/http.js";
