// Generated from openapi.yaml and letter.xsd. Edit the specs, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type XmlDecodeOptions,
  type XmlElementDeclaration,
  type XmlEncodeOptions,
  type XmlType,
  type XmlValidateOptions,
  unnamedType,
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "../runtime/xml.js";
import { xsString } from "../runtime/xsd.js";
import type { Letter } from "./types.js";

/** Reads a document with the root element Letter and checks it against the schema. */
export function decodeLetter(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Letter> {
  return xmlDecode<Letter>(xml, elementLetter, options);
}

/**
 * Writes a document with the root element Letter. Throws an XmlEncodeError for a value that no document can
 * hold; whether the schema allows it is for validation to say.
 */
export function encodeLetter(value: Letter, options?: XmlEncodeOptions): string {
  return xmlEncode(value, elementLetter, [], options);
}

/** Checks a value of Letter against the schema. A valid value is the same after it is written and read. */
export function validateLetter(value: unknown, options?: XmlValidateOptions): Result<Letter> {
  return xmlValidate<Letter>(value, elementLetter, options);
}

const typeLetter: XmlType = /* @__PURE__ */ unnamedType(() => ({ members: [{ name: "Text", type: xsString }] }));

const elementLetter: XmlElementDeclaration = { name: "Letter", type: typeLetter };

export { decodeResponse } from "../runtime/http.js";
