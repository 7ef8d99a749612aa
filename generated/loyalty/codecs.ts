// Generated from specs/loyalty/openapi.yaml, sandbox/overlays/loyalty.yaml, specs/loyalty/loyalty.xsd and 1 more. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
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
  sequenceContent,
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "@specwright/runtime/xml";
import { type SimpleType, named, oneOf, withDerived, xsString } from "@specwright/runtime/xsd";
import type {
  LoyaltyMembershipResponse,
  LoyaltyMembershipUpdate,
  Membership,
  ResponseStatus,
  UnstatedText,
  VendorType,
} from "./types.js";

/** Reads a document with the root element LoyaltyMembershipResponse and checks it against the schema. */
export function decodeLoyaltyMembershipResponse(
  xml: string | Uint8Array,
  options?: XmlDecodeOptions,
): Result<LoyaltyMembershipResponse> {
  return xmlDecode(xml, rootLoyaltyMembershipResponse, (decoder) => readLoyaltyMembershipResponse(decoder), options);
}

/**
 * Writes a document with the root element LoyaltyMembershipResponse. Throws an XmlEncodeError for a value that
 * no document can hold; whether the schema allows it is for validation to say.
 */
export function encodeLoyaltyMembershipResponse(value: LoyaltyMembershipResponse, options?: XmlEncodeOptions): string {
  return xmlEncode<LoyaltyMembershipResponse>(
    value,
    rootLoyaltyMembershipResponse,
    (visitor, document) => visitor.complex("LoyaltyMembershipResponse", visitLoyaltyMembershipResponse, document),
    [],
    options,
  );
}

/**
 * Checks a value of LoyaltyMembershipResponse against the schema. A valid value is the same after it is written
 * and read.
 */
export function validateLoyaltyMembershipResponse(
  value: unknown,
  options?: XmlValidateOptions,
): Result<LoyaltyMembershipResponse> {
  return xmlValidate<LoyaltyMembershipResponse>(
    value,
    rootLoyaltyMembershipResponse,
    (visitor, document) => visitor.complex("LoyaltyMembershipResponse", visitLoyaltyMembershipResponse, document),
    options,
  );
}

/** Reads a document with the root element LoyaltyMembershipUpdate and checks it against the schema. */
export function decodeLoyaltyMembershipUpdate(
  xml: string | Uint8Array,
  options?: XmlDecodeOptions,
): Result<LoyaltyMembershipUpdate> {
  return xmlDecode(xml, rootLoyaltyMembershipUpdate, (decoder) => readLoyaltyMembershipUpdate(decoder), options);
}

/**
 * Writes a document with the root element LoyaltyMembershipUpdate. Throws an XmlEncodeError for a value that no
 * document can hold; whether the schema allows it is for validation to say.
 */
export function encodeLoyaltyMembershipUpdate(value: LoyaltyMembershipUpdate, options?: XmlEncodeOptions): string {
  return xmlEncode<LoyaltyMembershipUpdate>(
    value,
    rootLoyaltyMembershipUpdate,
    (visitor, document) => visitor.complex("LoyaltyMembershipUpdate", visitLoyaltyMembershipUpdate, document),
    [],
    options,
  );
}

/**
 * Checks a value of LoyaltyMembershipUpdate against the schema. A valid value is the same after it is written
 * and read.
 */
export function validateLoyaltyMembershipUpdate(
  value: unknown,
  options?: XmlValidateOptions,
): Result<LoyaltyMembershipUpdate> {
  return xmlValidate<LoyaltyMembershipUpdate>(
    value,
    rootLoyaltyMembershipUpdate,
    (visitor, document) => visitor.complex("LoyaltyMembershipUpdate", visitLoyaltyMembershipUpdate, document),
    options,
  );
}

const rootLoyaltyMembershipResponse: StatesContent = /* @__PURE__ */ rootContent("LoyaltyMembershipResponse");

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

const rootLoyaltyMembershipUpdate: StatesContent = /* @__PURE__ */ rootContent("LoyaltyMembershipUpdate");

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

/** The children of LoyaltyMembershipUpdate. */
const contentLoyaltyMembershipUpdate: StatesContent = /* @__PURE__ */ sequenceContent([
  { name: "Membership", occurs: "+" },
]);

function readLoyaltyMembershipResponse(decoder: XmlDecoder): LoyaltyMembershipResponse {
  const value: XmlDraft<LoyaltyMembershipResponse> = {};
  decoder.noAttributes();
  decoder.enter(contentLoyaltyMembershipResponse);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Status":
        value.Status = decoder.simple(simpleResponseStatus);
        break;
      case "ErrorDescription":
        value.ErrorDescription = decoder.simple(simpleAnyString);
        break;
    }
  }
  return value as LoyaltyMembershipResponse;
}

function visitLoyaltyMembershipResponse(visitor: XmlVisitor, value: LoyaltyMembershipResponse): void {
  visitor.enter(contentLoyaltyMembershipResponse);
  visitor.simple("Status", simpleResponseStatus, value.Status);
  visitor.simple("ErrorDescription", xsString, value.ErrorDescription);
}

function readMembership(decoder: XmlDecoder): Membership {
  const value: XmlDraft<Membership> = {};
  for (let index = 0; index < decoder.attributeCount; index++) {
    switch (decoder.attributeName(index)) {
      case "UniqueID":
        value.UniqueID = decoder.attribute(index, xsString);
        break;
      default:
        decoder.otherAttribute(index, "Membership");
    }
  }
  decoder.enter(contentMembership);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "VendorCode":
        value.VendorCode = decoder.simple(simpleAnyString);
        break;
      case "VendorType":
        value.VendorType = decoder.simple(simpleVendorType);
        break;
      case "AccountNo":
        value.AccountNo = decoder.simple(simpleAnyString);
        break;
      case "Status":
        value.Status = decoder.simple(simpleAnyString);
        break;
      case "StatusBenefits":
        value.StatusBenefits = decoder.simple(simpleUnstatedText);
        break;
      case "PointTotal":
        value.PointTotal = decoder.simple(simpleUnstatedText);
        break;
      case "SegmentTotal":
        value.SegmentTotal = decoder.simple(simpleUnstatedText);
        break;
      case "NextStatus":
        value.NextStatus = decoder.simple(simpleAnyString);
        break;
      case "PointsUntilNextStatus":
        value.PointsUntilNextStatus = decoder.simple(simpleUnstatedText);
        break;
      case "SegmentsUntilNextStatus":
        value.SegmentsUntilNextStatus = decoder.simple(simpleUnstatedText);
        break;
    }
  }
  return value as Membership;
}

function readLoyaltyMembershipUpdate(decoder: XmlDecoder): LoyaltyMembershipUpdate {
  const value: XmlDraft<LoyaltyMembershipUpdate> = {};
  decoder.noAttributes();
  const membershipList: Membership[] = [];
  decoder.enter(contentLoyaltyMembershipUpdate);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Membership":
        membershipList.push(readMembership(decoder));
        break;
    }
  }
  if (membershipList.length > 0) value.Membership = membershipList;
  return value as LoyaltyMembershipUpdate;
}

function visitMembership(visitor: XmlVisitor, value: Membership): void {
  visitor.attribute("UniqueID", xsString, value.UniqueID);
  visitor.enter(contentMembership);
  visitor.simple("VendorCode", xsString, value.VendorCode);
  visitor.simple("VendorType", simpleVendorType, value.VendorType);
  visitor.simple("AccountNo", xsString, value.AccountNo);
  visitor.simple("Status", xsString, value.Status);
  visitor.simple("StatusBenefits", simpleUnstatedText, value.StatusBenefits);
  visitor.simple("PointTotal", simpleUnstatedText, value.PointTotal);
  visitor.simple("SegmentTotal", simpleUnstatedText, value.SegmentTotal);
  visitor.simple("NextStatus", xsString, value.NextStatus);
  visitor.simple("PointsUntilNextStatus", simpleUnstatedText, value.PointsUntilNextStatus);
  visitor.simple("SegmentsUntilNextStatus", simpleUnstatedText, value.SegmentsUntilNextStatus);
}

function visitLoyaltyMembershipUpdate(visitor: XmlVisitor, value: LoyaltyMembershipUpdate): void {
  visitor.enter(contentLoyaltyMembershipUpdate);
  visitor.complexList("Membership", visitMembership, value.Membership);
}

export { decodeResponse } from "@specwright/runtime/http";
