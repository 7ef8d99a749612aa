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
import { type SimpleType, integersWithin, named, xsLanguage, xsString } from "../runtime/xsd.js";
import type { Letter, Priority } from "./types.js";

/** Reads a document with the root element {urn:example:letters}Letter and checks it against the schema. */
export function decodeLetter(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Letter> {
  return xmlDecode(xml, rootLetter, (decoder) => readLetter(decoder), options);
}

/**
 * Writes a document with the root element {urn:example:letters}Letter. Throws an XmlEncodeError for a value that
 * no document can hold; whether the schema allows it is for validation to say.
 */
export function encodeLetter(value: Letter, options?: XmlEncodeOptions): string {
  return xmlEncode<Letter>(
    value,
    rootLetter,
    (visitor, document) => visitor.complex("Letter", visitLetter, document),
    [["t", "urn:example:letters"]],
    options,
  );
}

/**
 * Checks a value of {urn:example:letters}Letter against the schema. A valid value is the same after it is
 * written and read.
 */
export function validateLetter(value: unknown, options?: XmlValidateOptions): Result<Letter> {
  return xmlValidate<Letter>(
    value,
    rootLetter,
    (visitor, document) => visitor.complex("Letter", visitLetter, document),
    options,
  );
}

const rootLetter: StatesContent = /* @__PURE__ */ rootContent("Letter", "urn:example:letters");

const simplePriority: SimpleType<Priority> = /* @__PURE__ */ named(
  "{urn:example:letters}Priority",
  /* @__PURE__ */ integersWithin("xs:int", 1, 2147483647),
);

/** The children of Letter. */
const contentLetter: StatesContent = /* @__PURE__ */ sequenceContent([
  { name: "To", namespace: "urn:example:letters" },
  { name: "Priority", occurs: "?" },
]);

function readLetter(decoder: XmlDecoder): Letter {
  const value: XmlDraft<Letter> = {};
  for (let index = 0; index < decoder.attributeCount; index++) {
    switch (decoder.attributeName(index)) {
      case "lang":
        value.lang = decoder.attribute(index, xsLanguage);
        break;
      default:
        decoder.otherAttribute(index);
    }
  }
  decoder.enter(contentLetter);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "To":
        value.To = decoder.simple(xsString);
        break;
      case "Priority":
        value.Priority = decoder.simple(simplePriority);
        break;
    }
  }
  return value as Letter;
}

function visitLetter(visitor: XmlVisitor, value: Letter): void {
  visitor.attribute("lang", xsLanguage, value.lang);
  visitor.enter(contentLetter);
  visitor.simple("To", xsString, value.To);
  visitor.simple("Priority", simplePriority, value.Priority);
}

export { decodeResponse } from "../runtime/http.js";
