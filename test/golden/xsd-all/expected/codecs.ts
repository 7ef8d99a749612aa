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
  unnamedType,
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "../runtime/xml.js";
import { xsDate, xsString } from "../runtime/xsd.js";
import type { Profile } from "./types.js";

/** Reads a document with the root element Profile and checks it against the schema. */
export function decodeProfile(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Profile> {
  return xmlDecode<Profile>(xml, elementProfile, options);
}

/**
 * Writes a document with the root element Profile. Throws an XmlEncodeError for a value that no document can
 * hold; whether the schema allows it is for validation to say.
 */
export function encodeProfile(value: Profile, options?: XmlEncodeOptions): string {
  return xmlEncode(value, elementProfile, [], options);
}

/** Checks a value of Profile against the schema. A valid value is the same after it is written and read. */
export function validateProfile(value: unknown, options?: XmlValidateOptions): Result<Profile> {
  return xmlValidate<Profile>(value, elementProfile, options);
}

/** The children of Profile. */
const contentProfile: AllContent = /* @__PURE__ */ allContent([
  { name: "FirstName", required: true },
  { name: "LastName", required: true },
  { name: "BirthDate" },
]);

const typeProfile: XmlType = /* @__PURE__ */ unnamedType(() => ({
  members: [
    { name: "FirstName", type: xsString },
    { name: "LastName", type: xsString },
    { name: "BirthDate", type: xsDate },
  ],
  content: contentProfile,
}));

const elementProfile: XmlElementDeclaration = { name: "Profile", type: typeProfile };

export { decodeResponse } from "../runtime/http.js";
