// Generated from openapi.yaml and letter.xsd. Edit the specs, then run `specwright generate`.

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
import { xsString } from "../runtime/xsd.js";
import type { Letter } from "./types.js";

/** Reads a document with the root element Letter and checks it against the schema. */
export function decodeLetter(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Letter> {
  return xmlDecode(xml, rootLetter, (decoder) => readLetter(decoder), options);
}

/**
 * Writes a document with the root element Letter. Throws an XmlEncodeError for a value that no document can
 * hold; whether the schema allows it is for validation to say.
 */
export function encodeLetter(value: Letter, options?: XmlEncodeOptions): string {
  return xmlEncode<Letter>(
    value,
    rootLetter,
    (visitor, document) => visitor.complex("Letter", visitLetter, document),
    [],
    options,
  );
}

/** Checks a value of Letter against the schema. A valid value is the same after it is written and read. */
export function validateLetter(value: unknown, options?: XmlValidateOptions): Result<Letter> {
  return xmlValidate<Letter>(
    value,
    rootLetter,
    (visitor, document) => visitor.complex("Letter", visitLetter, document),
    options,
  );
}

const rootLetter: StatesContent = /* @__PURE__ */ rootContent("Letter");

/** The children of Letter. */
const contentLetter: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Text" }]);

function readLetter(decoder: XmlDecoder): Letter {
  const value: XmlDraft<Letter> = {};
  decoder.noAttributes();
  decoder.enter(contentLetter);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Text":
        value.Text = decoder.simple(xsString);
        break;
    }
  }
  return value as Letter;
}

function visitLetter(visitor: XmlVisitor, value: Letter): void {
  visitor.enter(contentLetter);
  visitor.simple("Text", xsString, value.Text);
}

export { decodeResponse } from "../runtime/http.js";
