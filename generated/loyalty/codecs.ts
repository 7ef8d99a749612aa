// Generated from specs/loyalty/openapi.yaml, sandbox/overlays/loyalty.yaml, specs/loyalty/loyalty.xsd and 1 more. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import {
  type AllContent,
  type XmlDecodeOptions,
  type XmlElementDeclaration,
  type XmlEncodeOptions,
  type XmlType,
  type XmlValidateOptions,
  allContent,
  complexType,
  unnamedType,
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "@specwright/runtime/xml";
import { type SimpleType, named, oneOf, withDerived, xsString } from "@specwright/runtime/xsd";
import type {
  LoyaltyMembershipResponse,
  LoyaltyMembershipUpdate,
  ResponseStatus,
  UnstatedText,
  VendorType,
} from "./types.js";

/** Reads a document with the root element LoyaltyMembershipResponse and checks it against the schema. */
export function decodeLoyaltyMembershipResponse(
  xml: string | Uint8Array,
  options?: XmlDecodeOptions,
): Result<LoyaltyMembershipResponse> {
  return xmlDecode<LoyaltyMembershipResponse>(xml, elementLoyaltyMembershipResponse, options);
}

/**
 * Writes a document with the root element LoyaltyMembershipResponse. Throws an XmlEncodeError for a value that
 * no document can hold; whether the schema allows it is for validation to say.
 */
export function encodeLoyaltyMembershipResponse(value: LoyaltyMembershipResponse, options?: XmlEncodeOptions): string {
  return xmlEncode(value, elementLoyaltyMembershipResponse, [], options);
}

/**
 * Checks a value of LoyaltyMembershipResponse against the schema. A valid value is the same after it is written
 * and read.
 */
export function validateLoyaltyMembershipResponse(
  value: unknown,
  options?: XmlValidateOptions,
): Result<LoyaltyMembershipResponse> {
  return xmlValidate<LoyaltyMembershipResponse>(value, elementLoyaltyMembershipResponse, options);
}

/** Reads a document with the root element LoyaltyMembershipUpdate and checks it against the schema. */
export function decodeLoyaltyMembershipUpdate(
  xml: string | Uint8Array,
  options?: XmlDecodeOptions,
): Result<LoyaltyMembershipUpdate> {
  return xmlDecode<LoyaltyMembershipUpdate>(xml, elementLoyaltyMembershipUpdate, options);
}

/**
 * Writes a document with the root element LoyaltyMembershipUpdate. Throws an XmlEncodeError for a value that no
 * document can hold; whether the schema allows it is for validation to say.
 */
export function encodeLoyaltyMembershipUpdate(value: LoyaltyMembershipUpdate, options?: XmlEncodeOptions): string {
  return xmlEncode(value, elementLoyaltyMembershipUpdate, [], options);
}

/**
 * Checks a value of LoyaltyMembershipUpdate against the schema. A valid value is the same after it is written
 * and read.
 */
export function validateLoyaltyMembershipUpdate(
  value: unknown,
  options?: XmlValidateOptions,
): Result<LoyaltyMembershipUpdate> {
  return xmlValidate<LoyaltyMembershipUpdate>(value, elementLoyaltyMembershipUpdate, options);
}

const simpleResponseStatus: SimpleType<ResponseStatus> = /* @__PURE__ */ named(
  "ResponseStatus",
  /* @__PURE__ */ oneOf(xsString, ["OK", "ERROR"]),
);

const simpleUnstatedText: SimpleType<UnstatedText> = /* @__PURE__ */ named("UnstatedText", /* @__PURE__ */ xsString);

const simpleVendorType: SimpleType<VendorType> = /* @__PURE__ */ named(
  "VendorType",
  /* @__PURE__ */ oneOf(xsString, ["A", "C", "H"]),
);

const simpleAnyString: SimpleType<string> = /* @__PURE__ */ withDerived(xsString, () => [
  simpleResponseStatus,
  simpleUnstatedText,
  simpleVendorType,
]);

/** The children of LoyaltyMembershipResponse. */
const contentLoyaltyMembershipResponse: AllContent = /* @__PURE__ */ allContent([
  { name: "Status", required: true },
  { name: "ErrorDescription" },
]);

const typeLoyaltyMembershipResponse: XmlType = /* @__PURE__ */ unnamedType(() => ({
  members: [
    { name: "Status", type: simpleResponseStatus },
    { name: "ErrorDescription", type: simpleAnyString },
  ],
  content: contentLoyaltyMembershipResponse,
}));

/** The children of Membership. */
const contentMembership: AllContent = /* @__PURE__ */ allContent([
  { name: "VendorCode" },
  { name: "VendorType" },
  { name: "AccountNo" },
  { name: "Status" },
  { name: "StatusBenefits" },
  { name: "PointTotal" },
  { name: "SegmentTotal" },
  { name: "NextStatus" },
  { name: "PointsUntilNextStatus" },
  { name: "SegmentsUntilNextStatus" },
]);

const typeMembership: XmlType = /* @__PURE__ */ complexType("Membership", "", () => ({
  attributes: [{ name: "UniqueID", type: xsString }],
  members: [
    { name: "VendorCode", type: simpleAnyString },
    { name: "VendorType", type: simpleVendorType },
    { name: "AccountNo", type: simpleAnyString },
    { name: "Status", type: simpleAnyString },
    { name: "StatusBenefits", type: simpleUnstatedText },
    { name: "PointTotal", type: simpleUnstatedText },
    { name: "SegmentTotal", type: simpleUnstatedText },
    { name: "NextStatus", type: simpleAnyString },
    { name: "PointsUntilNextStatus", type: simpleUnstatedText },
    { name: "SegmentsUntilNextStatus", type: simpleUnstatedText },
  ],
  content: contentMembership,
}));

const typeLoyaltyMembershipUpdate: XmlType = /* @__PURE__ */ unnamedType(() => ({
  members: [{ name: "Membership", type: typeMembership, occurs: "+" }],
}));

const elementLoyaltyMembershipResponse: XmlElementDeclaration = {
  name: "LoyaltyMembershipResponse",
  type: typeLoyaltyMembershipResponse,
};

const elementLoyaltyMembershipUpdate: XmlElementDeclaration = {
  name: "LoyaltyMembershipUpdate",
  type: typeLoyaltyMembershipUpdate,
};

export { decodeResponse } from "@specwright/runtime/http";
