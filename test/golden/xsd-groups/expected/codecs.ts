// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type ContentPart,
  type DerivedType,
  type StatesContent,
  type XmlAttributeUse,
  type XmlDecodeOptions,
  type XmlElementDeclaration,
  type XmlEncodeOptions,
  type XmlMember,
  type XmlRootName,
  type XmlType,
  type XmlValidateOptions,
  complexType,
  joinedContent,
  sequencePart,
  statesPart,
  typedRoot,
  typedRootPrefixes,
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "../runtime/xml.js";
import { xsAnyURI, xsDate, xsDateTime, xsDecimal, xsInt, xsNCName, xsString } from "../runtime/xsd.js";
import type { Line, Stop, TypedRoot } from "./types.js";

/** Reads a document with the root element {urn:stops}Line and checks it against the schema. */
export function decodeLine(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Line> {
  return xmlDecode<Line>(xml, elementLine, options);
}

/**
 * Writes a document with the root element {urn:stops}Line. Throws an XmlEncodeError for a value that no document
 * can hold; whether the schema allows it is for validation to say.
 */
export function encodeLine(value: Line, options?: XmlEncodeOptions): string {
  return xmlEncode(value, elementLine, [["", "urn:stops"]], options);
}

/** Checks a value of {urn:stops}Line against the schema. A valid value is the same after it is written and read. */
export function validateLine(value: unknown, options?: XmlValidateOptions): Result<Line> {
  return xmlValidate<Line>(value, elementLine, options);
}

/** Reads a document with the root element {urn:stops}Stop and checks it against the schema. */
export function decodeStop(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Stop> {
  return xmlDecode<Stop>(xml, elementStop, options);
}

/**
 * Writes a document with the root element {urn:stops}Stop. Throws an XmlEncodeError for a value that no document
 * can hold; whether the schema allows it is for validation to say.
 */
export function encodeStop(value: Stop, options?: XmlEncodeOptions): string {
  return xmlEncode(value, elementStop, [["", "urn:stops"]], options);
}

/** Checks a value of {urn:stops}Stop against the schema. A valid value is the same after it is written and read. */
export function validateStop(value: unknown, options?: XmlValidateOptions): Result<Stop> {
  return xmlValidate<Stop>(value, elementStop, options);
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
  return xmlEncode(value, typedRoot(root, rootTypes), typedRootPrefixes(root, [["ns", "urn:stops"]]), options);
}

/**
 * Checks the value of an undeclared root element against the schema. A valid value is the same after it is
 * written and read.
 */
export function validateTypedRoot(value: unknown, root: XmlRootName, options?: XmlValidateOptions): Result<TypedRoot> {
  return xmlValidate<TypedRoot>(value, typedRoot(root, rootTypes), options);
}

const ns = "urn:stops";

/** The children of EntityGroup, as a part of content models. */
const partEntityGroup: ContentPart = /* @__PURE__ */ statesPart(
  [
    { name: "Name", namespace: "urn:stops" },
    { name: "ShortName", namespace: "urn:stops" },
    { name: "Description", namespace: "urn:stops" },
    { name: "Url", namespace: "urn:stops" },
    { name: "Alias", namespace: "urn:stops", repeats: true },
    { name: "From", namespace: "urn:stops" },
    { name: "To", namespace: "urn:stops" },
    { name: "Fare", namespace: "urn:stops", repeats: true },
    { name: "Zone", namespace: "urn:stops", repeats: true },
  ],
  [
    { edges: [{ on: "Name", to: 1 }] },
    { edges: [{ on: "ShortName", to: 2 }], skip: { to: 2 } },
    { edges: [{ on: "Description", to: 3 }], skip: { to: 3 } },
    { edges: [{ on: "Url", to: 4 }], skip: { to: 4 } },
    { edges: [{ on: "Alias", to: 4 }], skip: { to: 5 } },
    { edges: [{ on: "From", to: 6 }], skip: { to: 6 } },
    { edges: [{ on: "To", to: 7 }], skip: { to: 7 } },
    {
      edges: [
        { on: "Fare", to: 7 },
        { on: "Zone", to: 7 },
      ],
      skip: { to: 8 },
    },
  ],
);

/** The children of LineType. */
const contentLineType: StatesContent = /* @__PURE__ */ joinedContent([
  /* @__PURE__ */ sequencePart([{ name: "Number", namespace: "urn:stops" }]),
  partEntityGroup,
  /* @__PURE__ */ statesPart(
    [
      { name: "Bus", namespace: "urn:stops" },
      { name: "Tram", namespace: "urn:stops" },
    ],
    [
      {
        edges: [
          { on: "Bus", to: 1 },
          { on: "Tram", to: 1 },
        ],
      },
    ],
  ),
]);

const typeLineType: XmlType = /* @__PURE__ */ complexType("LineType", ns, () => ({
  attributes: [{ name: "colour", type: xsString }, ...attributesVersionedAttributes()],
  members: [
    { name: "Number", namespace: ns, type: xsInt },
    ...membersEntityGroup(),
    { name: "Bus", namespace: ns, type: xsString },
    { name: "Tram", namespace: ns, type: xsString },
  ],
  content: contentLineType,
}));

/** The children of StopType. */
const contentStopType: StatesContent = /* @__PURE__ */ joinedContent([
  partEntityGroup,
  /* @__PURE__ */ sequencePart([{ name: "Platform", namespace: "urn:stops", occurs: "*" }]),
]);

const typeStopType: XmlType = /* @__PURE__ */ complexType("StopType", ns, () => ({
  attributes: [...attributesVersionedAttributes()],
  members: [...membersEntityGroup(), { name: "Platform", namespace: ns, type: xsString, occurs: "*" }],
  content: contentStopType,
}));

const elementLine: XmlElementDeclaration = { name: "Line", namespace: ns, type: typeLineType };

const elementStop: XmlElementDeclaration = { name: "Stop", namespace: ns, type: typeStopType };

function attributesVersionedAttributes(): readonly XmlAttributeUse[] {
  return [
    { name: "id", type: xsNCName, required: true },
    { name: "version", type: xsInt, required: true },
    { name: "created", type: xsDateTime },
    { name: "changed", type: xsDateTime },
    { name: "status", type: xsString },
    { name: "source", type: xsString },
    { name: "editor", type: xsString },
    { name: "modification", type: xsString, fixed: "new" },
  ];
}

function membersEntityGroup(): readonly XmlMember[] {
  return [
    { name: "Name", namespace: ns, type: xsString },
    { name: "ShortName", namespace: ns, type: xsString },
    { name: "Description", namespace: ns, type: xsString },
    { name: "Url", namespace: ns, type: xsAnyURI },
    { name: "Alias", namespace: ns, type: xsString, occurs: "*" },
    { name: "From", namespace: ns, type: xsDate },
    { name: "To", namespace: ns, type: xsDate },
    {
      items: "items",
      children: [
        { name: "Fare", namespace: ns, type: xsDecimal },
        { name: "Zone", namespace: ns, type: xsString },
      ],
    },
  ];
}

function rootTypes(): readonly DerivedType[] {
  return [
    [typeLineType, "{urn:stops}LineType"],
    [typeStopType, "{urn:stops}StopType"],
  ];
}

export { decodeResponse } from "../runtime/http.js";
