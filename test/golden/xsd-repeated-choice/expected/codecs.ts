// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type StatesContent,
  type XmlDecodeOptions,
  type XmlElementDeclaration,
  type XmlEncodeOptions,
  type XmlType,
  type XmlValidateOptions,
  statesContent,
  unnamedType,
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "../runtime/xml.js";
import { xsString } from "../runtime/xsd.js";
import type { Story } from "./types.js";

/** Reads a document with the root element Story and checks it against the schema. */
export function decodeStory(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Story> {
  return xmlDecode<Story>(xml, elementStory, options);
}

/**
 * Writes a document with the root element Story. Throws an XmlEncodeError for a value that no document can hold;
 * whether the schema allows it is for validation to say.
 */
export function encodeStory(value: Story, options?: XmlEncodeOptions): string {
  return xmlEncode(value, elementStory, [], options);
}

/** Checks a value of Story against the schema. A valid value is the same after it is written and read. */
export function validateStory(value: unknown, options?: XmlValidateOptions): Result<Story> {
  return xmlValidate<Story>(value, elementStory, options);
}

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

const typeStory: XmlType = /* @__PURE__ */ unnamedType(() => ({
  members: [
    {
      items: "items",
      children: [
        { name: "Heading", type: xsString },
        { name: "Paragraph", type: xsString },
      ],
    },
  ],
  content: contentStory,
}));

const elementStory: XmlElementDeclaration = { name: "Story", type: typeStory };

export { decodeResponse } from "../runtime/http.js";
