// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

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
import { type SimpleType, integersWithin, named, xsLanguage, xsString } from "../runtime/xsd.js";
import type { Letter, Priority } from "./types.js";

/** Reads a document with the root element {urn:example:letters}Letter and checks it against the schema. */
export function decodeLetter(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Letter> {
  return xmlDecode<Letter>(xml, elementLetter, options);
}

/**
 * Writes a document with the root element {urn:example:letters}Letter. Throws an XmlEncodeError for a value that
 * no document can hold; whether the schema allows it is for validation to say.
 */
export function encodeLetter(value: Letter, options?: XmlEncodeOptions): string {
  return xmlEncode(value, elementLetter, [["t", "urn:example:letters"]], options);
}

/**
 * Checks a value of {urn:example:letters}Letter against the schema. A valid value is the same after it is
 * written and read.
 */
export function validateLetter(value: unknown, options?: XmlValidateOptions): Result<Letter> {
  return xmlValidate<Letter>(value, elementLetter, options);
}

const ns = "urn:example:letters";

const simplePriority: SimpleType<Priority> = /* @__PURE__ */ named(
  "{urn:example:letters}Priority",
  /* @__PURE__ */ integersWithin("xs:int", 1, 2147483647),
);

const typeLetter: XmlType = /* @__PURE__ */ unnamedType(() => ({
  attributes: [{ name: "lang", type: xsLanguage }],
  members: [
    { name: "To", namespace: ns, type: xsString },
    { name: "Priority", type: simplePriority, occurs: "?" },
  ],
}));

const elementLetter: XmlElementDeclaration = { name: "Letter", namespace: ns, type: typeLetter };

export { decodeResponse } from "../runtime/http.js";
