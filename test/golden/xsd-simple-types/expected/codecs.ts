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
import {
  type SimpleType,
  listOf,
  named,
  oneOf,
  pattern,
  restrict,
  unionOf,
  withDerived,
  xsBase64Binary,
  xsDateTime,
  xsDecimal,
  xsDouble,
  xsInteger,
  xsString,
} from "../runtime/xsd.js";
import type { Code, Share, Size, SizeOrCode, Sizes, TypedRoot, Values } from "./types.js";

/** Reads a document with the root element Values and checks it against the schema. */
export function decodeValues(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Values> {
  return xmlDecode<Values>(xml, elementValues, options);
}

/**
 * Writes a document with the root element Values. Throws an XmlEncodeError for a value that no document can
 * hold; whether the schema allows it is for validation to say.
 */
export function encodeValues(value: Values, options?: XmlEncodeOptions): string {
  return xmlEncode(value, elementValues, [], options);
}

/** Checks a value of Values against the schema. A valid value is the same after it is written and read. */
export function validateValues(value: unknown, options?: XmlValidateOptions): Result<Values> {
  return xmlValidate<Values>(value, elementValues, options);
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

const simpleCode: SimpleType<Code> = /* @__PURE__ */ named(
  "Code",
  /* @__PURE__ */ restrict(xsString, { patterns: [pattern("[A-Z]{3}\\d", "^(?:[A-Z]{3}[\\p{Nd}])$")] }),
);

const simpleSize: SimpleType<Size> = /* @__PURE__ */ named("Size", /* @__PURE__ */ oneOf(xsString, ["S", "M"]));

const simpleSizes: SimpleType<Sizes> = /* @__PURE__ */ named(
  "Sizes",
  /* @__PURE__ */ restrict(listOf(simpleSize), { whiteSpace: "collapse", maxLength: 3 }),
);

const simpleSizeOrCode: SimpleType<SizeOrCode> = /* @__PURE__ */ named(
  "SizeOrCode",
  /* @__PURE__ */ unionOf<Size | (Code & {})>([simpleSize, simpleCode], "SizeOrCode"),
);

const simpleAnySizeOrCode: SimpleType<SizeOrCode> = /* @__PURE__ */ withDerived(simpleSizeOrCode, () => [
  simpleSize,
  simpleCode,
]);

const simpleShare: SimpleType<Share> = /* @__PURE__ */ named(
  "Share",
  /* @__PURE__ */ restrict(xsDecimal, { minInclusive: "0", maxInclusive: "1", fractionDigits: 4 }),
);

const typeMeasure: XmlType = /* @__PURE__ */ complexType("Measure", "", () => ({
  attributes: [{ name: "unit", type: xsString, required: true }],
  text: ["value", xsDouble],
}));

const typeValues: XmlType = /* @__PURE__ */ complexType("Values", "", () => ({
  members: [
    { name: "Code", type: simpleCode },
    { name: "Size", type: simpleSize },
    { name: "Sizes", type: simpleSizes },
    { name: "SizeOrCode", type: simpleAnySizeOrCode },
    { name: "Share", type: simpleShare },
    { name: "At", type: xsDateTime },
    { name: "Data", type: xsBase64Binary },
    { name: "Big", type: xsInteger },
    { name: "Measure", type: typeMeasure },
  ],
}));

const elementValues: XmlElementDeclaration = { name: "Values", type: typeValues };

function rootTypes(): readonly DerivedType[] {
  return [
    [complexType("Code", "", () => ({ text: ["value", simpleCode] })), "Code"],
    [typeMeasure, "Measure"],
    [complexType("Share", "", () => ({ text: ["value", simpleShare] })), "Share"],
    [complexType("Size", "", () => ({ text: ["value", simpleSize] })), "Size"],
    [complexType("SizeOrCode", "", () => ({ text: ["value", simpleSizeOrCode] })), "SizeOrCode"],
    [complexType("Sizes", "", () => ({ text: ["value", simpleSizes] })), "Sizes"],
    [typeValues, "Values"],
  ];
}

export { decodeResponse } from "../runtime/http.js";
