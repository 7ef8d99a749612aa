// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type StatesContent,
  type ValueConstraint,
  type XmlDecodeOptions,
  type XmlDecoder,
  type XmlDraft,
  type XmlEncodeOptions,
  type XmlValidateOptions,
  type XmlVisitor,
  rootContent,
  sequenceContent,
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
import type { Code, Measure, Share, Size, SizeOrCode, Sizes, Values } from "./types.js";

/** Reads a document with the root element Values and checks it against the schema. */
export function decodeValues(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Values> {
  return xmlDecode(xml, rootValues, (decoder) => readValues(decoder), options);
}

/**
 * Writes a document with the root element Values. Throws an XmlEncodeError for a value that no document can
 * hold; whether the schema allows it is for validation to say.
 */
export function encodeValues(value: Values, options?: XmlEncodeOptions): string {
  return xmlEncode<Values>(
    value,
    rootValues,
    (visitor, document) => visitor.complex("Values", visitValues, document),
    [],
    options,
  );
}

/** Checks a value of Values against the schema. A valid value is the same after it is written and read. */
export function validateValues(value: unknown, options?: XmlValidateOptions): Result<Values> {
  return xmlValidate<Values>(
    value,
    rootValues,
    (visitor, document) => visitor.complex("Values", visitValues, document),
    options,
  );
}

const rootValues: StatesContent = /* @__PURE__ */ rootContent("Values");

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

/** The children of Values. */
const contentValues: StatesContent = /* @__PURE__ */ sequenceContent([
  { name: "Code" },
  { name: "Size" },
  { name: "Sizes" },
  { name: "SizeOrCode" },
  { name: "Share" },
  { name: "At" },
  { name: "Data" },
  { name: "Big" },
  { name: "Measure" },
]);

function readMeasure(decoder: XmlDecoder, constraint?: ValueConstraint): Measure {
  const value: XmlDraft<Measure> = {};
  for (let index = 0; index < decoder.attributeCount; index++) {
    switch (decoder.attributeName(index)) {
      case "unit":
        value.unit = decoder.attribute(index, xsString);
        break;
      default:
        decoder.otherAttribute(index, "Measure");
    }
  }
  if (!Object.hasOwn(value, "unit")) decoder.missingAttribute("unit");
  value.value = decoder.content(xsDouble, constraint);
  return value as Measure;
}

function readValues(decoder: XmlDecoder): Values {
  const value: XmlDraft<Values> = {};
  decoder.noAttributes("Values");
  decoder.enter(contentValues);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Code":
        value.Code = decoder.simple(simpleCode);
        break;
      case "Size":
        value.Size = decoder.simple(simpleSize);
        break;
      case "Sizes":
        value.Sizes = decoder.simple(simpleSizes);
        break;
      case "SizeOrCode":
        value.SizeOrCode = decoder.simple(simpleAnySizeOrCode);
        break;
      case "Share":
        value.Share = decoder.simple(simpleShare);
        break;
      case "At":
        value.At = decoder.simple(xsDateTime);
        break;
      case "Data":
        value.Data = decoder.simple(xsBase64Binary);
        break;
      case "Big":
        value.Big = decoder.simple(xsInteger);
        break;
      case "Measure":
        value.Measure = readMeasure(decoder);
        break;
    }
  }
  return value as Values;
}

function visitMeasure(visitor: XmlVisitor, value: Measure): void {
  visitor.attribute("unit", xsString, value.unit, { required: true });
  visitor.text("value", xsDouble, value.value);
}

function visitValues(visitor: XmlVisitor, value: Values): void {
  visitor.enter(contentValues);
  visitor.simple("Code", simpleCode, value.Code);
  visitor.simple("Size", simpleSize, value.Size);
  visitor.simple("Sizes", simpleSizes, value.Sizes);
  visitor.simple("SizeOrCode", simpleSizeOrCode, value.SizeOrCode);
  visitor.simple("Share", simpleShare, value.Share);
  visitor.simple("At", xsDateTime, value.At);
  visitor.simple("Data", xsBase64Binary, value.Data);
  visitor.simple("Big", xsInteger, value.Big);
  visitor.complex("Measure", visitMeasure, value.Measure);
}

export { decodeResponse } from "../runtime/http.js";
