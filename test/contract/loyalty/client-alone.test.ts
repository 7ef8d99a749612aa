import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  createLoyaltyClient,
  isRequestValidationError,
  isResponseValidationError,
  type LoyaltyClient,
} from "../../../generated/loyalty/client.js";
import { decodeLoyaltyMembershipResponse, decodeLoyaltyMembershipUpdate } from "../../../generated/loyalty/codecs.js";
import { answering, failureOf, type Answering } from "../http/answers.js";
import { libxml2Judge } from "../judges.js";
import { bytesOf, eachFixture, expectProblems, readFixtures } from "./fixtures.js";
import { smallestUpdate, updatePath } from "./service.js";

const updates = readFixtures("request");
const responses = readFixtures("response");
const judge = libxml2Judge("specs/loyalty/loyalty.xsd");
const xml = { "Content-Type": "application/xml" };
const unchecked = { validate: false } as const;

/** Values that the types forbid, their problems, and the content that is sent without validation. */
const brokenUpdates = [
  [{}, "cvc-complex-type.2.4.b", "/LoyaltyMembershipUpdate", "<LoyaltyMembershipUpdate/>"],
  [{ Membership: [] }, "cvc-complex-type.2.4.b", "/LoyaltyMembershipUpdate", "<LoyaltyMembershipUpdate/>"],
  [
    { Membership: [{}, { VendorType: "R" }] },
    "cvc-enumeration-valid",
    "/LoyaltyMembershipUpdate/Membership[2]/VendorType",
    "<LoyaltyMembershipUpdate><Membership/><Membership><VendorType>R</VendorType></Membership></LoyaltyMembershipUpdate>",
  ],
  [
    { Membership: [{ AccountNo: 5 }] },
    "cvc-datatype-valid.1.2.1",
    "/LoyaltyMembershipUpdate/Membership[1]/AccountNo",
    undefined,
  ],
  [
    { Membership: [{ AccountNo: "\u0001" }] },
    "xml/illegal-character",
    "/LoyaltyMembershipUpdate/Membership[1]/AccountNo",
    undefined,
  ],
  [{ Membership: {} }, "xml/list-expected", "/LoyaltyMembershipUpdate", undefined],
  [null, "xml/object-expected", "/LoyaltyMembershipUpdate", undefined],
] as const;

describe("a client of loyalty memberships", () => {
  let platform: Answering;
  let client: LoyaltyClient;
  beforeAll(async () => {
    platform = await answering();
    client = createLoyaltyClient({ baseUrl: platform.url, auth: { oauthToken: "known" } });
  });
  beforeEach(() => {
    platform.asked.length = 0;
    platform.answer = {
      headers: xml,
      body: "<LoyaltyMembershipResponse><Status>OK</Status></LoyaltyMembershipResponse>",
    };
  });
  afterAll(() => platform.close());

  eachFixture(updates.filter(({ valid }) => valid))("sends $name", async (fixture) => {
    const read = decodeLoyaltyMembershipUpdate(bytesOf(fixture));
    if (!read.ok) throw new Error("The fixture is not valid.");
    await client.updateLoyaltyMemberships({ body: read.value });
    const [asked] = platform.asked;
    expect([asked!.method, asked!.target]).toEqual(["POST", updatePath]);
    expect(asked!.headers).toMatchObject({
      accept: "application/xml",
      authorization: "OAuth known",
      "content-type": "application/xml",
    });
    expect(judge("LoyaltyMembershipUpdate", asked!.body.toString()), "libxml2 disagrees").toBe(true);
    expect(decodeLoyaltyMembershipUpdate(asked!.body)).toEqual(read);
  });

  it.each(brokenUpdates)("sends nothing when %j breaks the contract", async (body, code, path) => {
    const error = await failureOf(client.updateLoyaltyMemberships({ body: body as never }));
    expect(isRequestValidationError(error) && error.problems).toContainEqual(expect.objectContaining({ code, path }));
    expect(platform.asked).toEqual([]);
  });

  it.each(brokenUpdates)(
    "sends %j all the same when it shall not look, if XML can hold it",
    async (body, _code, path, text) => {
      const call = client.updateLoyaltyMemberships({ body: body as never }, unchecked);
      if (text === undefined) {
        const error = await failureOf(call);
        expect(isRequestValidationError(error) && error.problems).toEqual([expect.objectContaining({ path })]);
      } else {
        await call;
        expect(platform.asked[0]!.body.toString()).toBe(text);
      }
    },
  );

  eachFixture(responses.filter(({ valid }) => valid))("reads $name", async (fixture) => {
    const bytes = bytesOf(fixture);
    const read = decodeLoyaltyMembershipResponse(bytes);
    platform.answer = { headers: xml, body: bytes };
    const { status, data, contentType } = await client.updateLoyaltyMemberships({ body: smallestUpdate });
    expect({ status, contentType, read: { ok: true, value: data } }).toEqual({
      status: 200,
      contentType: "application/xml",
      read,
    });
  });

  eachFixture(responses.filter(({ valid }) => !valid))("refuses $name", async (fixture) => {
    const bytes = bytesOf(fixture);
    platform.answer = { headers: xml, body: bytes };
    const error = await failureOf(client.updateLoyaltyMemberships({ body: smallestUpdate }));
    if (!isResponseValidationError(error)) throw error;
    expectProblems(fixture, error.problems);
    expect([error.status, Buffer.from(error.body)]).toEqual([200, bytes]);
  });

  it("reads answers in other encodings of XML", async () => {
    const text =
      '<?xml version="1.0" encoding="UTF-16"?><LoyaltyMembershipResponse><Status>ERROR</Status><ErrorDescription>für €</ErrorDescription></LoyaltyMembershipResponse>';
    platform.answer = { headers: xml, body: Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]) };
    const { data } = await client.updateLoyaltyMemberships({ body: smallestUpdate });
    expect(data).toEqual({ Status: "ERROR", ErrorDescription: "für €" });
  });
});
