// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type StatesContent,
  type XmlDecodeOptions,
  type XmlDecoder,
  type XmlDraft,
  type XmlEncodeOptions,
  type XmlValidateOptions,
  type XmlVisitor,
  rootContent,
  statesContent,
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "../runtime/xml.js";
import { xsString } from "../runtime/xsd.js";
import type { Story } from "./types.js";

/** Reads a document with the root element Story and checks it against the schema. */
export function decodeStory(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Story> {
  return xmlDecode(xml, rootStory, (decoder) => readStory(decoder), options);
}

/**
 * Writes a document with the root element Story. Throws an XmlEncodeError for a value that no document can hold;
 * whether the schema allows it is for validation to say.
 */
export function encodeStory(value: Story, options?: XmlEncodeOptions): string {
  return xmlEncode<Story>(
    value,
    rootStory,
    (visitor, document) => visitor.complex("Story", visitStory, document),
    [],
    options,
  );
}

/** Checks a value of Story against the schema. A valid value is the same after it is written and read. */
export function validateStory(value: unknown, options?: XmlValidateOptions): Result<Story> {
  return xmlValidate<Story>(
    value,
    rootStory,
    (visitor, document) => visitor.complex("Story", visitStory, document),
    options,
  );
}

const rootStory: StatesContent = /* @__PURE__ */ rootContent("Story");

/** The children of Story. */
const contentStory: StatesContent = /* @__PURE__ */ statesContent(
  [
    { name: "Heading", repeats: true },
    { name: "Paragraph", repeats: true },
  ],
  [
    {
      edges: [
        { on: "Heading", to: 0 },
        { on: "Paragraph", to: 0 },
      ],
      skip: { to: 1 },
    },
    { final: true },
  ],
);

function readStory(decoder: XmlDecoder): Story {
  const value: XmlDraft<Story> = {};
  decoder.noAttributes();
  const itemsList: (
    | {
        tag: "Heading";
        value: string;
      }
    | {
        tag: "Paragraph";
        value: string;
      }
  )[] = [];
  decoder.enter(contentStory);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Heading":
        itemsList.push({ tag: "Heading", value: decoder.simple(xsString) });
        break;
      case "Paragraph":
        itemsList.push({ tag: "Paragraph", value: decoder.simple(xsString) });
        break;
    }
  }
  if (itemsList.length > 0) value.items = itemsList;
  return value as Story;
}

function visitStoryItems(
  visitor: XmlVisitor,
  item:
    | {
        tag: "Heading";
        value: string;
      }
    | {
        tag: "Paragraph";
        value: string;
      },
): void {
  switch (item.tag) {
    case "Heading":
      return visitor.simple("Heading", xsString, item.value);
    case "Paragraph":
      return visitor.simple("Paragraph", xsString, item.value);
  }
}

function visitStory(visitor: XmlVisitor, value: Story): void {
  visitor.enter(contentStory);
  visitor.items("items", visitStoryItems, value.items);
}

export { decodeResponse } from "../runtime/http.js";
