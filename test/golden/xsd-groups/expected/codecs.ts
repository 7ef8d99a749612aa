// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type ContentPart,
  type StatesContent,
  type XmlDecodeOptions,
  type XmlDecoder,
  type XmlDraft,
  type XmlEncodeOptions,
  type XmlValidateOptions,
  type XmlVisitor,
  joinedContent,
  rootContent,
  sequencePart,
  statesPart,
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "../runtime/xml.js";
import { xsAnyURI, xsDate, xsDateTime, xsDecimal, xsInt, xsNCName, xsString } from "../runtime/xsd.js";
import type { EntityGroup, Line, LineType, Stop, StopType, VersionedAttributes } from "./types.js";

/** Reads a document with the root element {urn:stops}Line and checks it against the schema. */
export function decodeLine(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Line> {
  return xmlDecode(xml, rootLine, (decoder) => readLineType(decoder), options);
}

/**
 * Writes a document with the root element {urn:stops}Line. Throws an XmlEncodeError for a value that no document
 * can hold; whether the schema allows it is for validation to say.
 */
export function encodeLine(value: Line, options?: XmlEncodeOptions): string {
  return xmlEncode<Line>(
    value,
    rootLine,
    (visitor, document) => visitor.complex("Line", visitLineType, document),
    [["", "urn:stops"]],
    options,
  );
}

/** Checks a value of {urn:stops}Line against the schema. A valid value is the same after it is written and read. */
export function validateLine(value: unknown, options?: XmlValidateOptions): Result<Line> {
  return xmlValidate<Line>(
    value,
    rootLine,
    (visitor, document) => visitor.complex("Line", visitLineType, document),
    options,
  );
}

/** Reads a document with the root element {urn:stops}Stop and checks it against the schema. */
export function decodeStop(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Stop> {
  return xmlDecode(xml, rootStop, (decoder) => readStopType(decoder), options);
}

/**
 * Writes a document with the root element {urn:stops}Stop. Throws an XmlEncodeError for a value that no document
 * can hold; whether the schema allows it is for validation to say.
 */
export function encodeStop(value: Stop, options?: XmlEncodeOptions): string {
  return xmlEncode<Stop>(
    value,
    rootStop,
    (visitor, document) => visitor.complex("Stop", visitStopType, document),
    [["", "urn:stops"]],
    options,
  );
}

/** Checks a value of {urn:stops}Stop against the schema. A valid value is the same after it is written and read. */
export function validateStop(value: unknown, options?: XmlValidateOptions): Result<Stop> {
  return xmlValidate<Stop>(
    value,
    rootStop,
    (visitor, document) => visitor.complex("Stop", visitStopType, document),
    options,
  );
}

const rootLine: StatesContent = /* @__PURE__ */ rootContent("Line", "urn:stops");

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

const rootStop: StatesContent = /* @__PURE__ */ rootContent("Stop", "urn:stops");

/** The children of StopType. */
const contentStopType: StatesContent = /* @__PURE__ */ joinedContent([
  partEntityGroup,
  /* @__PURE__ */ sequencePart([{ name: "Platform", namespace: "urn:stops", occurs: "*" }]),
]);

/** Reads an attribute of VersionedAttributes; false for another one. */
function readVersionedAttributes(decoder: XmlDecoder, index: number, value: XmlDraft<VersionedAttributes>): boolean {
  switch (decoder.attributeName(index)) {
    case "id":
      value.id = decoder.attribute(index, xsNCName);
      return true;
    case "version":
      value.version = decoder.attribute(index, xsInt);
      return true;
    case "created":
      value.created = decoder.attribute(index, xsDateTime);
      return true;
    case "changed":
      value.changed = decoder.attribute(index, xsDateTime);
      return true;
    case "status":
      value.status = decoder.attribute(index, xsString);
      return true;
    case "source":
      value.source = decoder.attribute(index, xsString);
      return true;
    case "editor":
      value.editor = decoder.attribute(index, xsString);
      return true;
    case "modification":
      value.modification = decoder.attribute(index, xsString, "new") as "new";
      return true;
  }
  return false;
}

function missingVersionedAttributes(decoder: XmlDecoder, value: XmlDraft<VersionedAttributes>): void {
  if (!Object.hasOwn(value, "id")) decoder.missingAttribute("id");
  if (!Object.hasOwn(value, "version")) decoder.missingAttribute("version");
}

/** Reads a child of EntityGroup; false for another one. */
function readEntityGroup(decoder: XmlDecoder, tag: string, value: XmlDraft<EntityGroup>): boolean {
  switch (tag) {
    case "Name":
      value.Name = decoder.simple(xsString);
      return true;
    case "ShortName":
      value.ShortName = decoder.simple(xsString);
      return true;
    case "Description":
      value.Description = decoder.simple(xsString);
      return true;
    case "Url":
      value.Url = decoder.simple(xsAnyURI);
      return true;
    case "Alias":
      (value.Alias ??= []).push(decoder.simple(xsString));
      return true;
    case "From":
      value.From = decoder.simple(xsDate);
      return true;
    case "To":
      value.To = decoder.simple(xsDate);
      return true;
    case "Fare":
      (value.items ??= []).push({ tag: "Fare", value: decoder.simple(xsDecimal) });
      return true;
    case "Zone":
      (value.items ??= []).push({ tag: "Zone", value: decoder.simple(xsString) });
      return true;
  }
  return false;
}

function readLineType(decoder: XmlDecoder): LineType {
  const value: XmlDraft<LineType> = {};
  for (let index = 0; index < decoder.attributeCount; index++) {
    switch (decoder.attributeName(index)) {
      case "colour":
        value.colour = decoder.attribute(index, xsString);
        break;
      default:
        if (!readVersionedAttributes(decoder, index, value)) decoder.otherAttribute(index, "{urn:stops}LineType");
    }
  }
  missingVersionedAttributes(decoder, value);
  decoder.enter(contentLineType);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Number":
        value.Number = decoder.simple(xsInt);
        break;
      case "Bus":
        value.Bus = decoder.simple(xsString);
        break;
      case "Tram":
        value.Tram = decoder.simple(xsString);
        break;
      default:
        readEntityGroup(decoder, tag, value);
    }
  }
  return value as LineType;
}

function visitVersionedAttributes(visitor: XmlVisitor, value: VersionedAttributes): void {
  visitor.attribute("id", xsNCName, value.id, { required: true });
  visitor.attribute("version", xsInt, value.version, { required: true });
  visitor.attribute("created", xsDateTime, value.created);
  visitor.attribute("changed", xsDateTime, value.changed);
  visitor.attribute("status", xsString, value.status);
  visitor.attribute("source", xsString, value.source);
  visitor.attribute("editor", xsString, value.editor);
  visitor.attribute("modification", xsString, value.modification, { fixed: "new" });
}

function visitEntityGroupItems(
  visitor: XmlVisitor,
  item:
    | {
        tag: "Fare";
        value: string;
      }
    | {
        tag: "Zone";
        value: string;
      },
): void {
  switch (item.tag) {
    case "Fare":
      return visitor.simple("Fare", xsDecimal, item.value);
    case "Zone":
      return visitor.simple("Zone", xsString, item.value);
  }
}

function visitEntityGroup(visitor: XmlVisitor, value: EntityGroup): void {
  visitor.simple("Name", xsString, value.Name);
  visitor.simple("ShortName", xsString, value.ShortName);
  visitor.simple("Description", xsString, value.Description);
  visitor.simple("Url", xsAnyURI, value.Url);
  visitor.simpleList("Alias", xsString, value.Alias);
  visitor.simple("From", xsDate, value.From);
  visitor.simple("To", xsDate, value.To);
  visitor.items("items", visitEntityGroupItems, value.items);
}

function visitLineType(visitor: XmlVisitor, value: LineType): void {
  visitor.attribute("colour", xsString, value.colour);
  visitVersionedAttributes(visitor, value);
  visitor.enter(contentLineType);
  visitor.simple("Number", xsInt, value.Number);
  visitEntityGroup(visitor, value);
  visitor.simple("Bus", xsString, value.Bus);
  visitor.simple("Tram", xsString, value.Tram);
}

function readStopType(decoder: XmlDecoder): StopType {
  const value: XmlDraft<StopType> = {};
  for (let index = 0; index < decoder.attributeCount; index++) {
    if (!readVersionedAttributes(decoder, index, value)) decoder.otherAttribute(index, "{urn:stops}StopType");
  }
  missingVersionedAttributes(decoder, value);
  const platformList: string[] = [];
  decoder.enter(contentStopType);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Platform":
        platformList.push(decoder.simple(xsString));
        break;
      default:
        readEntityGroup(decoder, tag, value);
    }
  }
  if (platformList.length > 0) value.Platform = platformList;
  return value as StopType;
}

function visitStopType(visitor: XmlVisitor, value: StopType): void {
  visitVersionedAttributes(visitor, value);
  visitor.enter(contentStopType);
  visitEntityGroup(visitor, value);
  visitor.simpleList("Platform", xsString, value.Platform);
}

export { decodeResponse } from "../runtime/http.js";
