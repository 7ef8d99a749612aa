// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type AllContent,
  type StatesContent,
  type XmlDecodeOptions,
  type XmlDecoder,
  type XmlDraft,
  type XmlEncodeOptions,
  type XmlFragment,
  type XmlValidateOptions,
  type XmlVisitor,
  allContent,
  keptElement,
  rootContent,
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "../runtime/xml.js";
import { xsString } from "../runtime/xsd.js";
import type { Settings } from "./types.js";

/** Reads a document with the root element Settings and checks it against the schema. */
export function decodeSettings(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Settings> {
  return xmlDecode(xml, rootSettings, (decoder) => readSettings(decoder), options);
}

/**
 * Writes a document with the root element Settings. Throws an XmlEncodeError for a value that no document can
 * hold; whether the schema allows it is for validation to say.
 */
export function encodeSettings(value: Settings, options?: XmlEncodeOptions): string {
  return xmlEncode<Settings>(
    value,
    rootSettings,
    (visitor, document) => visitor.complex("Settings", visitSettings, document),
    [],
    options,
  );
}

/** Checks a value of Settings against the schema. A valid value is the same after it is written and read. */
export function validateSettings(value: unknown, options?: XmlValidateOptions): Result<Settings> {
  return xmlValidate<Settings>(
    value,
    rootSettings,
    (visitor, document) => visitor.complex("Settings", visitSettings, document),
    options,
  );
}

const rootSettings: StatesContent = /* @__PURE__ */ rootContent("Settings");

/** The children of Settings. */
const contentSettings: AllContent = /* @__PURE__ */ allContent([{ name: "Theme", required: true }], {
  keepsUnknown: true,
});

function readSettings(decoder: XmlDecoder): Settings {
  const value: XmlDraft<Settings> = {};
  decoder.noAttributes();
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentSettings);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Theme":
        value.Theme = decoder.simple(xsString);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as Settings;
}

function visitSettings(visitor: XmlVisitor, value: Settings): void {
  visitor.enter(contentSettings);
  visitor.simple("Theme", xsString, value.Theme);
  visitor.unknown("unknownElements", value.unknownElements);
}

export { decodeResponse } from "../runtime/http.js";
