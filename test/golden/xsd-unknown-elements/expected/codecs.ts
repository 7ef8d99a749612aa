// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type AllContent,
  type XmlDecodeOptions,
  type XmlElementDeclaration,
  type XmlEncodeOptions,
  type XmlType,
  type XmlValidateOptions,
  allContent,
  keptElement,
  unnamedType,
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "../runtime/xml.js";
import { xsString } from "../runtime/xsd.js";
import type { Settings } from "./types.js";

/** Reads a document with the root element Settings and checks it against the schema. */
export function decodeSettings(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Settings> {
  return xmlDecode<Settings>(xml, elementSettings, options);
}

/**
 * Writes a document with the root element Settings. Throws an XmlEncodeError for a value that no document can
 * hold; whether the schema allows it is for validation to say.
 */
export function encodeSettings(value: Settings, options?: XmlEncodeOptions): string {
  return xmlEncode(value, elementSettings, [], options);
}

/** Checks a value of Settings against the schema. A valid value is the same after it is written and read. */
export function validateSettings(value: unknown, options?: XmlValidateOptions): Result<Settings> {
  return xmlValidate<Settings>(value, elementSettings, options);
}

/** The children of Settings. */
const contentSettings: AllContent = /* @__PURE__ */ allContent([{ name: "Theme", required: true }], {
  keepsUnknown: true,
});

const typeSettings: XmlType = /* @__PURE__ */ unnamedType(() => ({
  members: [{ name: "Theme", type: xsString }],
  content: contentSettings,
  unknown: ["unknownElements", keptElement],
}));

const elementSettings: XmlElementDeclaration = { name: "Settings", type: typeSettings };

export { decodeResponse } from "../runtime/http.js";
