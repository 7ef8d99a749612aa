// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type DerivedType,
  type StatesContent,
  type XmlDecodeOptions,
  type XmlElementDeclaration,
  type XmlEncodeOptions,
  type XmlGlobals,
  type XmlRootName,
  type XmlType,
  type XmlValidateOptions,
  anyAttribute,
  anyElement,
  complexType,
  schemaGlobals,
  statesContent,
  typedRoot,
  typedRootPrefixes,
  unnamedType,
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "../runtime/xml.js";
import { xsDecimal, xsString } from "../runtime/xsd.js";
import type { Report, Total, TypedRoot } from "./types.js";

/** Reads a document with the root element {urn:facts}Report and checks it against the schema. */
export function decodeReport(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Report> {
  return xmlDecode<Report>(xml, elementReport, options);
}

/**
 * Writes a document with the root element {urn:facts}Report. Throws an XmlEncodeError for a value that no
 * document can hold; whether the schema allows it is for validation to say.
 */
export function encodeReport(value: Report, options?: XmlEncodeOptions): string {
  return xmlEncode(value, elementReport, [["", "urn:facts"]], options);
}

/**
 * Checks a value of {urn:facts}Report against the schema. A valid value is the same after it is written and
 * read.
 */
export function validateReport(value: unknown, options?: XmlValidateOptions): Result<Report> {
  return xmlValidate<Report>(value, elementReport, options);
}

/** Reads a document with the root element {urn:facts}Total and checks it against the schema. */
export function decodeTotal(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Total> {
  return xmlDecode<Total>(xml, elementTotal, options);
}

/**
 * Writes a document with the root element {urn:facts}Total. Throws an XmlEncodeError for a value that no
 * document can hold; whether the schema allows it is for validation to say.
 */
export function encodeTotal(value: Total, options?: XmlEncodeOptions): string {
  return xmlEncode(value, elementTotal, [["", "urn:facts"]], options);
}

/** Checks a value of {urn:facts}Total against the schema. A valid value is the same after it is written and read. */
export function validateTotal(value: unknown, options?: XmlValidateOptions): Result<Total> {
  return xmlValidate<Total>(value, elementTotal, options);
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
  return xmlEncode(value, typedRoot(root, rootTypes), typedRootPrefixes(root, [["ns", "urn:facts"]]), options);
}

/**
 * Checks the value of an undeclared root element against the schema. A valid value is the same after it is
 * written and read.
 */
export function validateTypedRoot(value: unknown, root: XmlRootName, options?: XmlValidateOptions): Result<TypedRoot> {
  return xmlValidate<TypedRoot>(value, typedRoot(root, rootTypes), options);
}

const ns = "urn:facts";

const typeAmount: XmlType = /* @__PURE__ */ complexType("Amount", ns, () => ({
  attributes: [{ name: "context", type: xsString, required: true }],
  anyAttributes: {
    property: "anyAttributes",
    wildcard: { namespaces: { not: "urn:facts" }, process: "lax" },
    globals,
    read: anyAttribute,
  },
  text: ["value", xsDecimal],
}));

const typePlainAmount: XmlType = /* @__PURE__ */ complexType("PlainAmount", ns, () => ({
  attributes: [{ name: "context", type: xsString, required: true }],
  text: ["value", xsDecimal],
}));

/** The children of Report. */
const contentReport: StatesContent = /* @__PURE__ */ statesContent(
  [
    { name: "Net", namespace: "urn:facts" },
    { name: "Tax", namespace: "urn:facts", repeats: true },
    { name: "Total", namespace: "urn:facts", repeats: true },
    { name: "Remark", namespace: "urn:facts", repeats: true },
  ],
  [
    { edges: [{ on: "Net", to: 1 }] },
    { edges: [{ on: "Tax", to: 2 }] },
    { edges: [{ on: "Tax", to: 2 }], skip: { to: 3 } },
    {
      edges: [
        { on: "Total", to: 4 },
        { on: "Remark", to: 4 },
      ],
    },
    {
      edges: [
        { on: "Total", to: 4 },
        { on: "Remark", to: 4 },
      ],
      skip: { to: 5 },
    },
    {
      edges: [{ on: "anyElements", wildcard: { namespaces: { not: "urn:facts" }, process: "strict" }, to: 6 }],
      skip: { to: 6 },
    },
    { final: true },
  ],
);

const typeReport: XmlType = /* @__PURE__ */ unnamedType(() => ({
  members: [
    {
      name: "Net",
      namespace: ns,
      type: typeAmount,
      derived: derivedAmount,
      nillable: "with attributes",
      nilProperties: ["context", "anyAttributes", "xsi:type"],
    },
    {
      name: "Tax",
      namespace: ns,
      type: typeAmount,
      derived: derivedAmount,
      nillable: "with attributes",
      nilProperties: ["context", "anyAttributes", "xsi:type"],
      occurs: "*",
    },
    { items: "items", children: [elementTotal, { name: "Remark", namespace: ns, type: xsString, nillable: true }] },
    { any: "anyElements", process: "strict", globals, read: anyElement },
  ],
  content: contentReport,
}));

/** The global declarations of the schema. */
const globals: XmlGlobals = /* @__PURE__ */ schemaGlobals(() => ({
  elements: [elementReport, elementTotal],
  attributes: {},
  types: [typeAmount, typePlainAmount],
  simpleTypes: {},
}));

const elementTotal: XmlElementDeclaration = {
  name: "Total",
  namespace: ns,
  type: typeAmount,
  derived: derivedAmount,
  nillable: "with attributes",
  nilProperties: ["context", "anyAttributes", "xsi:type"],
};

const elementReport: XmlElementDeclaration = { name: "Report", namespace: ns, type: typeReport };

function derivedAmount(): readonly DerivedType[] {
  return [[typePlainAmount, "PlainAmount"]];
}

function rootTypes(): readonly DerivedType[] {
  return [
    [typeAmount, "{urn:facts}Amount"],
    [typePlainAmount, "{urn:facts}PlainAmount"],
  ];
}

export { decodeResponse } from "../runtime/http.js";
