// Generated from specs/receipt-images/openapi.yaml, sandbox/overlays/receipt-images.yaml, specs/open-questions.yaml and 1 more. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import {
  type AllContent,
  type XmlDecodeOptions,
  type XmlElementDeclaration,
  type XmlEncodeOptions,
  type XmlType,
  type XmlValidateOptions,
  allContent,
  unnamedType,
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "@specwright/runtime/xml";
import { xsString } from "@specwright/runtime/xsd";
import type { Image } from "./types.js";

/** Reads a document with the root element Image and checks it against the schema. */
export function decodeImage(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Image> {
  return xmlDecode<Image>(xml, elementImage, options);
}

/**
 * Writes a document with the root element Image. Throws an XmlEncodeError for a value that no document can hold;
 * whether the schema allows it is for validation to say.
 */
export function encodeImage(value: Image, options?: XmlEncodeOptions): string {
  return xmlEncode(value, elementImage, [], options);
}

/** Checks a value of Image against the schema. A valid value is the same after it is written and read. */
export function validateImage(value: unknown, options?: XmlValidateOptions): Result<Image> {
  return xmlValidate<Image>(value, elementImage, options);
}

/** The children of Image. */
const contentImage: AllContent = /* @__PURE__ */ allContent([
  { name: "Id", required: true },
  { name: "Url", required: true },
]);

const typeImage: XmlType = /* @__PURE__ */ unnamedType(() => ({
  members: [
    { name: "Id", type: xsString },
    { name: "Url", type: xsString },
  ],
  content: contentImage,
}));

const elementImage: XmlElementDeclaration = { name: "Image", type: typeImage };

export { decodeResponse } from "@specwright/runtime/http";
