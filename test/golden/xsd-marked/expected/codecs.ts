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
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "../runtime/xml.js";
import { xsInt, xsString } from "../runtime/xsd.js";
import type { Traveller, TypedRoot } from "./types.js";

/** Reads a document with the root element Traveller and checks it against the schema. */
export function decodeTraveller(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Traveller> {
  return xmlDecode<Traveller>(xml, elementTraveller, options);
}

/**
 * Writes a document with the root element Traveller. Throws an XmlEncodeError for a value that no document can
 * hold; whether the schema allows it is for validation to say.
 */
export function encodeTraveller(value: Traveller, options?: XmlEncodeOptions): string {
  return xmlEncode(value, elementTraveller, [], options);
}

/** Checks a value of Traveller against the schema. A valid value is the same after it is written and read. */
export function validateTraveller(value: unknown, options?: XmlValidateOptions): Result<Traveller> {
  return xmlValidate<Traveller>(value, elementTraveller, options);
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
  return xmlEncode(value, typedRoot(root, rootTypes), typedRootPrefixes(root, []), options);
}

/**
 * Checks the value of an undeclared root element against the schema. A valid value is the same after it is
 * written and read.
 */
export function validateTypedRoot(value: unknown, root: XmlRootName, options?: XmlValidateOptions): Result<TypedRoot> {
  return xmlValidate<TypedRoot>(value, typedRoot(root, rootTypes), options);
}

const typeTraveller: XmlType = /* @__PURE__ */ complexType("Traveller", "", () => ({
  attributes: [{ name: "rank", type: xsString }],
  members: [
    { name: "Name", type: xsString },
    { name: "Salary", type: xsInt, occurs: "?" },
    { name: "Pager", type: xsString, occurs: "?" },
  ],
}));

const elementTraveller: XmlElementDeclaration = { name: "Traveller", type: typeTraveller };

function rootTypes(): readonly DerivedType[] {
  return [[typeTraveller, "Traveller"]];
}

export { decodeResponse } from "../runtime/http.js";
