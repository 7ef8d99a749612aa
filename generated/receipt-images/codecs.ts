// Generated from specs/receipt-images/openapi.yaml, sandbox/overlays/receipt-images.yaml, specs/open-questions.yaml and 1 more. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import {
  type AllContent,
  type StatesContent,
  type XmlDecodeOptions,
  type XmlDecoder,
  type XmlDraft,
  type XmlEncodeOptions,
  type XmlValidateOptions,
  type XmlVisitor,
  allContent,
  rootContent,
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "@specwright/runtime/xml";
import { xsString } from "@specwright/runtime/xsd";
import type { Image } from "./types.js";

/** Reads a document with the root element Image and checks it against the schema. */
export function decodeImage(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Image> {
  return xmlDecode(xml, rootImage, (decoder) => readImage(decoder), options);
}

/**
 * Writes a document with the root element Image. Throws an XmlEncodeError for a value that no document can hold;
 * whether the schema allows it is for validation to say.
 */
export function encodeImage(value: Image, options?: XmlEncodeOptions): string {
  return xmlEncode<Image>(
    value,
    rootImage,
    (visitor, document) => visitor.complex("Image", visitImage, document),
    [],
    options,
  );
}

/** Checks a value of Image against the schema. A valid value is the same after it is written and read. */
export function validateImage(value: unknown, options?: XmlValidateOptions): Result<Image> {
  return xmlValidate<Image>(
    value,
    rootImage,
    (visitor, document) => visitor.complex("Image", visitImage, document),
    options,
  );
}

const rootImage: StatesContent = /* @__PURE__ */ rootContent("Image");

/** The children of Image. */
const contentImage: AllContent = /* @__PURE__ */ allContent([
  { name: "Id", required: true },
  { name: "Url", required: true },
]);

function readImage(decoder: XmlDecoder): Image {
  const value: XmlDraft<Image> = {};
  decoder.noAttributes();
  decoder.enter(contentImage);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Id":
        value.Id = decoder.simple(xsString);
        break;
      case "Url":
        value.Url = decoder.simple(xsString);
        break;
    }
  }
  return value as Image;
}

function visitImage(visitor: XmlVisitor, value: Image): void {
  visitor.enter(contentImage);
  visitor.simple("Id", xsString, value.Id);
  visitor.simple("Url", xsString, value.Url);
}

export { decodeResponse } from "@specwright/runtime/http";
