// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type StatesContent,
  type ValueConstraint,
  type XmlDecodeOptions,
  type XmlDecoder,
  type XmlDraft,
  type XmlEncodeOptions,
  type XmlFragment,
  type XmlFragmentAttribute,
  type XmlGlobals,
  type XmlNilOf,
  type XmlValidateOptions,
  type XmlVisitor,
  anyAttribute,
  anyElement,
  rootContent,
  schemaGlobals,
  statesContent,
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "../runtime/xml.js";
import { xsDecimal, xsString } from "../runtime/xsd.js";
import type { Amount, PlainAmount, Report, Total } from "./types.js";

/** Reads a document with the root element {urn:facts}Report and checks it against the schema. */
export function decodeReport(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Report> {
  return xmlDecode(xml, rootReport, (decoder) => readReport(decoder), options);
}

/**
 * Writes a document with the root element {urn:facts}Report. Throws an XmlEncodeError for a value that no
 * document can hold; whether the schema allows it is for validation to say.
 */
export function encodeReport(value: Report, options?: XmlEncodeOptions): string {
  return xmlEncode<Report>(
    value,
    rootReport,
    (visitor, document) => visitor.complex("Report", visitReport, document),
    [["", "urn:facts"]],
    options,
  );
}

/**
 * Checks a value of {urn:facts}Report against the schema. A valid value is the same after it is written and
 * read.
 */
export function validateReport(value: unknown, options?: XmlValidateOptions): Result<Report> {
  return xmlValidate<Report>(
    value,
    rootReport,
    (visitor, document) => visitor.complex("Report", visitReport, document),
    options,
  );
}

/** Reads a document with the root element {urn:facts}Total and checks it against the schema. */
export function decodeTotal(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Total> {
  return xmlDecode(
    xml,
    rootTotal,
    (decoder) => decoder.nillable((decoder) => readAnyAmount(decoder), ["context", "anyAttributes", "xsi:type"])!,
    options,
  );
}

/**
 * Writes a document with the root element {urn:facts}Total. Throws an XmlEncodeError for a value that no
 * document can hold; whether the schema allows it is for validation to say.
 */
export function encodeTotal(value: Total, options?: XmlEncodeOptions): string {
  return xmlEncode<Total>(
    value,
    rootTotal,
    (visitor, document) => visitor.complex("Total", visitAnyAmount, document, { nillable: "with attributes" }),
    [["", "urn:facts"]],
    options,
  );
}

/** Checks a value of {urn:facts}Total against the schema. A valid value is the same after it is written and read. */
export function validateTotal(value: unknown, options?: XmlValidateOptions): Result<Total> {
  return xmlValidate<Total>(
    value,
    rootTotal,
    (visitor, document) => visitor.complex("Total", visitAnyAmount, document, { nillable: "with attributes" }),
    options,
  );
}

const rootReport: StatesContent = /* @__PURE__ */ rootContent("Report", "urn:facts");

const typesAmount: readonly string[] = ["{urn:facts}PlainAmount"];

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

const rootTotal: StatesContent = /* @__PURE__ */ rootContent("Total", "urn:facts");

/** The global declarations of the schema. */
const globals: XmlGlobals = /* @__PURE__ */ schemaGlobals(
  {
    "{urn:facts}Report": (decoder) => readReport(decoder),
    "{urn:facts}Total": (decoder) =>
      decoder.nillable((decoder) => readAnyAmount(decoder), ["context", "anyAttributes", "xsi:type"])!,
  },
  {},
  { "{urn:facts}Amount": readAmount, "{urn:facts}PlainAmount": readPlainAmount },
);

function readPlainAmount(decoder: XmlDecoder, constraint?: ValueConstraint): PlainAmount {
  const value: XmlDraft<PlainAmount> = {};
  for (let index = 0; index < decoder.attributeCount; index++) {
    switch (decoder.attributeName(index)) {
      case "context":
        value.context = decoder.attribute(index, xsString);
        break;
      default:
        decoder.otherAttribute(index, "{urn:facts}PlainAmount");
    }
  }
  if (!Object.hasOwn(value, "context")) decoder.missingAttribute("context");
  value.value = decoder.content(xsDecimal, constraint);
  return value as PlainAmount;
}

function readAmount(decoder: XmlDecoder, constraint?: ValueConstraint): Amount {
  const value: XmlDraft<Amount> = {};
  const others: XmlFragmentAttribute[] = [];
  for (let index = 0; index < decoder.attributeCount; index++) {
    switch (decoder.attributeName(index)) {
      case "context":
        value.context = decoder.attribute(index, xsString);
        break;
      default:
        anyAttribute(
          decoder,
          index,
          others,
          { namespaces: { not: "urn:facts" }, process: "lax" },
          globals,
          "{urn:facts}Amount",
        );
    }
  }
  if (others.length > 0) value.anyAttributes = others;
  if (!Object.hasOwn(value, "context")) decoder.missingAttribute("context");
  value.value = decoder.content(xsDecimal, constraint);
  return value as Amount;
}

/** Reads Amount, or the type derived from it that xsi:type names. */
function readAnyAmount(
  decoder: XmlDecoder,
  constraint?: ValueConstraint,
):
  | Amount
  | (PlainAmount & {
      "xsi:type": "PlainAmount";
    }) {
  switch (decoder.typeName(typesAmount)) {
    case "{urn:facts}PlainAmount":
      return { ...readPlainAmount(decoder, constraint), "xsi:type": "PlainAmount" };
  }
  return readAmount(decoder, constraint);
}

function readReport(decoder: XmlDecoder): Report {
  const value: XmlDraft<Report> = {};
  decoder.noAttributes();
  const taxList: (
    | Amount
    | (PlainAmount & {
        "xsi:type": "PlainAmount";
      })
    | XmlNilOf<
        | Amount
        | (PlainAmount & {
            "xsi:type": "PlainAmount";
          }),
        "context" | "anyAttributes" | "xsi:type"
      >
  )[] = [];
  const itemsList: (
    | {
        tag: "Total";
        value:
          | Amount
          | (PlainAmount & {
              "xsi:type": "PlainAmount";
            })
          | XmlNilOf<
              | Amount
              | (PlainAmount & {
                  "xsi:type": "PlainAmount";
                }),
              "context" | "anyAttributes" | "xsi:type"
            >;
      }
    | {
        tag: "Remark";
        value: string | null;
      }
  )[] = [];
  const anyElementsList: XmlFragment[] = [];
  decoder.enter(contentReport);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Net":
        value.Net = decoder.nillable((decoder) => readAnyAmount(decoder), ["context", "anyAttributes", "xsi:type"])!;
        break;
      case "Tax":
        taxList.push(decoder.nillable((decoder) => readAnyAmount(decoder), ["context", "anyAttributes", "xsi:type"])!);
        break;
      case "Total":
        itemsList.push({
          tag: "Total",
          value: decoder.nillable((decoder) => readAnyAmount(decoder), ["context", "anyAttributes", "xsi:type"])!,
        });
        break;
      case "Remark":
        itemsList.push({ tag: "Remark", value: decoder.nil(xsString) ? null : decoder.simple(xsString) });
        break;
      case "anyElements":
        anyElementsList.push(anyElement(decoder, "strict", globals));
        break;
    }
  }
  if (taxList.length > 0) value.Tax = taxList;
  if (itemsList.length > 0) value.items = itemsList;
  if (anyElementsList.length > 0) value.anyElements = anyElementsList;
  return value as Report;
}

function visitPlainAmount(visitor: XmlVisitor, value: PlainAmount): void {
  visitor.attribute("context", xsString, value.context, { required: true });
  visitor.text("value", xsDecimal, value.value);
}

function visitAmount(visitor: XmlVisitor, value: Amount): void {
  visitor.attribute("context", xsString, value.context, { required: true });
  visitor.attributes(
    "anyAttributes",
    value.anyAttributes,
    { namespaces: { not: "urn:facts" }, process: "lax" },
    globals,
  );
  visitor.text("value", xsDecimal, value.value);
}

function visitAnyAmount(
  visitor: XmlVisitor,
  value:
    | Amount
    | (PlainAmount & {
        "xsi:type": "PlainAmount";
      }),
): void {
  switch (visitor.typeOf(value)) {
    case "PlainAmount":
      visitor.type("urn:facts", "PlainAmount");
      return visitPlainAmount(visitor, value as PlainAmount);
  }
  visitAmount(visitor, value as Amount);
}

function visitReportItems(
  visitor: XmlVisitor,
  item:
    | {
        tag: "Total";
        value:
          | Amount
          | (PlainAmount & {
              "xsi:type": "PlainAmount";
            })
          | XmlNilOf<
              | Amount
              | (PlainAmount & {
                  "xsi:type": "PlainAmount";
                }),
              "context" | "anyAttributes" | "xsi:type"
            >;
      }
    | {
        tag: "Remark";
        value: string | null;
      },
): void {
  switch (item.tag) {
    case "Total":
      return visitor.complex("Total", visitAnyAmount, item.value, { nillable: "with attributes" });
    case "Remark":
      return visitor.simple("Remark", xsString, item.value, { nillable: true });
  }
}

function visitReport(visitor: XmlVisitor, value: Report): void {
  visitor.enter(contentReport);
  visitor.complex("Net", visitAnyAmount, value.Net, { nillable: "with attributes" });
  visitor.complexList("Tax", visitAnyAmount, value.Tax, { nillable: "with attributes" });
  visitor.items("items", visitReportItems, value.items);
  visitor.fragments("anyElements", value.anyElements, "strict", globals);
}

export { decodeResponse } from "../runtime/http.js";
