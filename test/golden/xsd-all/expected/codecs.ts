// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

import type { Result } from "../runtime/base.js";
import {
  type AllContent,
  type StatesContent,
  type XmlDecodeOptions,
  type XmlDecoder,
  type XmlDraft,
  type XmlEncodeOptions,
  type XmlValidateOptions,
  type XmlVisitor,
  allContent,
  rootContent,
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "../runtime/xml.js";
import { xsDate, xsString } from "../runtime/xsd.js";
import type { Profile } from "./types.js";

/** Reads a document with the root element Profile and checks it against the schema. */
export function decodeProfile(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Profile> {
  return xmlDecode(xml, rootProfile, (decoder) => readProfile(decoder), options);
}

/**
 * Writes a document with the root element Profile. Throws an XmlEncodeError for a value that no document can
 * hold; whether the schema allows it is for validation to say.
 */
export function encodeProfile(value: Profile, options?: XmlEncodeOptions): string {
  return xmlEncode<Profile>(
    value,
    rootProfile,
    (visitor, document) => visitor.complex("Profile", visitProfile, document),
    [],
    options,
  );
}

/** Checks a value of Profile against the schema. A valid value is the same after it is written and read. */
export function validateProfile(value: unknown, options?: XmlValidateOptions): Result<Profile> {
  return xmlValidate<Profile>(
    value,
    rootProfile,
    (visitor, document) => visitor.complex("Profile", visitProfile, document),
    options,
  );
}

const rootProfile: StatesContent = /* @__PURE__ */ rootContent("Profile");

/** The children of Profile. */
const contentProfile: AllContent = /* @__PURE__ */ allContent([
  { name: "FirstName", required: true },
  { name: "LastName", required: true },
  { name: "BirthDate" },
]);

function readProfile(decoder: XmlDecoder): Profile {
  const value: XmlDraft<Profile> = {};
  decoder.noAttributes();
  decoder.enter(contentProfile);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "FirstName":
        value.FirstName = decoder.simple(xsString);
        break;
      case "LastName":
        value.LastName = decoder.simple(xsString);
        break;
      case "BirthDate":
        value.BirthDate = decoder.simple(xsDate);
        break;
    }
  }
  return value as Profile;
}

function visitProfile(visitor: XmlVisitor, value: Profile): void {
  visitor.enter(contentProfile);
  visitor.simple("FirstName", xsString, value.FirstName);
  visitor.simple("LastName", xsString, value.LastName);
  visitor.simple("BirthDate", xsDate, value.BirthDate);
}

export { decodeResponse } from "../runtime/http.js";
