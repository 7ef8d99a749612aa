import { Ajv2020 } from "ajv/dist/2020.js";
import { XMLBuilder, XMLParser, XMLValidator } from "fast-xml-parser";
import createClient from "openapi-fetch";
import type { Service } from "../service.js";
import type { Paths } from "./untyped-xml.js";

// The XSD by hand: what its two messages hold, as schemas and as types.
const text = { type: "string" } as const;
const membership = {
  type: "object",
  additionalProperties: false,
  properties: {
    UniqueID: text,
    VendorCode: text,
    VendorType: { enum: ["A", "C", "H"] },
    AccountNo: text,
    Status: text,
    StatusBenefits: text,
    PointTotal: text,
    SegmentTotal: text,
    NextStatus: text,
    PointsUntilNextStatus: text,
    SegmentsUntilNextStatus: text,
  },
} as const;
interface LoyaltyMembershipUpdate {
  Membership: { [Name in keyof typeof membership.properties]?: string }[];
}
interface LoyaltyMembershipResponse {
  Status: "OK" | "ERROR";
  ErrorDescription?: string;
}

const ajv = new Ajv2020();
const isUpdate = ajv.compile<LoyaltyMembershipUpdate>({
  type: "object",
  required: ["Membership"],
  additionalProperties: false,
  properties: { Membership: { type: "array", minItems: 1, items: membership } },
});
const isResponse = ajv.compile<LoyaltyMembershipResponse>({
  type: "object",
  required: ["Status"],
  additionalProperties: false,
  properties: { Status: { enum: ["OK", "ERROR"] }, ErrorDescription: { type: "string" } },
});

const builder = new XMLBuilder({ ignoreAttributes: false });
const parser = new XMLParser({ parseTagValue: false, ignoreDeclaration: true });

/** Sends memberships as XML, and returns the outcome that comes as XML. Both are checked. */
export async function post(
  { baseUrl, token, fetch }: Service,
  body: LoyaltyMembershipUpdate,
): Promise<LoyaltyMembershipResponse> {
  if (!isUpdate(body)) throw new TypeError(ajv.errorsText(isUpdate.errors));
  const elements = body.Membership.map(({ UniqueID, ...rest }) => ({ "@_UniqueID": UniqueID, ...rest }));
  const client = createClient<Paths>({ baseUrl, fetch, headers: { Authorization: `OAuth ${token}` } });
  const { data, error } = await client.POST("/api/travelprofile/v1.0/loyalty", {
    body: builder.build({ LoyaltyMembershipUpdate: { Membership: elements } }),
    bodySerializer: String,
    parseAs: "text",
    headers: { "Content-Type": "application/xml", Accept: "application/xml" },
  });
  const answer = String(data ?? error);
  if (XMLValidator.validate(answer) !== true) throw new TypeError("The answer is not well-formed.");
  const { LoyaltyMembershipResponse: response } = parser.parse(answer) as Record<string, unknown>;
  if (!isResponse(response)) throw new TypeError(ajv.errorsText(isResponse.errors));
  return response;
}
