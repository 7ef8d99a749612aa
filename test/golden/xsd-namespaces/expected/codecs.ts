// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type DerivedType,
  type XmlDecodeOptions,
  type XmlElementDeclaration,
  type XmlEncodeOptions,
  type XmlRootName,
  type XmlType,
  type XmlValidateOptions,
  complexType,
  typedRoot,
  typedRootPrefixes,
  unnamedType,
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "../runtime/xml.js";
import { type SimpleType, integersWithin, named, xsLanguage, xsString } from "../runtime/xsd.js";
import type { Letter, Priority, TypedRoot } from "./types.js";

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

/** Reads a document with an undeclared root element that has an xsi:type and checks it against the schema. */
export function decodeTypedRoot(
  xml: string | Uint8Array,
  root: XmlRootName,
  options?: XmlDecodeOptions,
): Result<TypedRoot> {
  return xmlDecode<TypedRoot>(xml, typedRoot(root, rootTypes), options);
}

/**
 * Writes a document with an undeclared root element that has an xsi:type. Throws an XmlEncodeError for a value
 * that no document can hold; whether the schema allows it is for validation to say.
 */
export function encodeTypedRoot(value: TypedRoot, root: XmlRootName, options?: XmlEncodeOptions): string {
  return xmlEncode(value, typedRoot(root, rootTypes), typedRootPrefixes(root, [["t", "urn:example:letters"]]), options);
}

/**
 * Checks the value of an undeclared root element against the schema. A valid value is the same after it is
 * written and read.
 */
export function validateTypedRoot(value: unknown, root: XmlRootName, options?: XmlValidateOptions): Result<TypedRoot> {
  return xmlValidate<TypedRoot>(value, typedRoot(root, rootTypes), options);
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

function rootTypes(): readonly DerivedType[] {
  return [[complexType("Priority", ns, () => ({ text: ["value", simplePriority] })), "{urn:example:letters}Priority"]];
}

export { decodeResponse } from "../runtime/http.js";
