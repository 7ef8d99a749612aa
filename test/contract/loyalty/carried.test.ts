import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { LoyaltyClient } from "../../../generated/loyalty/client.js";
import { decodeLoyaltyMembershipResponse, decodeLoyaltyMembershipUpdate } from "../../../generated/loyalty/codecs.js";
import type { Problem } from "../../../generated/runtime/base.js";
import { adapters } from "../http/adapters.js";
import { libxml2Judge } from "../judges.js";
import { bytesOf, eachFixture, expectProblems, readFixtures } from "./fixtures.js";
import { post, serveLoyalty, smallestUpdate, updatePath, type Service } from "./service.js";

const updates = readFixtures("request");
const responses = readFixtures("response");
const judge = libxml2Judge("specs/loyalty/loyalty.xsd");

/** Values that no handler with types can return. */
const brokenReplies = [
  [{}, "cvc-complex-type.2.4.b", "/LoyaltyMembershipResponse"],
  [{ Status: "FAILED" }, "cvc-enumeration-valid", "/LoyaltyMembershipResponse/Status"],
  [{ Status: 1 }, "cvc-datatype-valid.1.2.1", "/LoyaltyMembershipResponse/Status"],
  [{ Status: "OK", ErrorCode: "1" }, "xml/unknown-property", "/LoyaltyMembershipResponse"],
  [
    { Status: "OK", ErrorDescription: "\u0001" },
    "xml/illegal-character",
    "/LoyaltyMembershipResponse/ErrorDescription",
  ],
  [null, "xml/object-expected", "/LoyaltyMembershipResponse"],
] as const;

describe.each(adapters)("loyalty memberships through $name", (adapter) => {
  let service: Service;
  let client: LoyaltyClient;
  beforeAll(async () => {
    service = await serveLoyalty(adapter);
    client = service.client();
  });
  beforeEach(() => service.clear());
  afterAll(() => service.served.close());

  eachFixture(updates.filter(({ valid }) => valid))("carry $name from the client to the handler", async (fixture) => {
    const update = decoded(decodeLoyaltyMembershipUpdate(bytesOf(fixture)));
    expect(await client.updateLoyaltyMemberships({ body: update })).toMatchObject({
      status: 200,
      data: { Status: "OK" },
    });
    expect(service.received).toEqual([{ headers: {}, contentType: "application/xml", body: update }]);
  });

  eachFixture(updates.filter(({ valid }) => valid))("take bytes of $name", async (fixture) => {
    const response = await service.served.send(updatePath, post(bytesOf(fixture)));
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/xml"]);
    expect(judge("LoyaltyMembershipResponse", await response.text()), "libxml2 disagrees").toBe(true);
    const update = decoded(decodeLoyaltyMembershipUpdate(bytesOf(fixture)));
    expect(service.received).toEqual([{ headers: {}, contentType: "application/xml", body: update }]);
  });

  eachFixture(updates.filter(({ valid }) => !valid))("refuse bytes with Status ERROR: $name", async (fixture) => {
    const bytes = bytesOf(fixture);
    const response = await service.served.send(updatePath, post(bytes));
    expect([response.status, response.headers.get("content-type")]).toEqual([400, "application/xml"]);
    const text = await response.text();
    expect(judge("LoyaltyMembershipResponse", text), "libxml2 disagrees").toBe(true);
    const { Status, ErrorDescription = "" } = decoded(decodeLoyaltyMembershipResponse(text));
    expect(Status).toBe("ERROR");
    expect(service.received).toEqual([]);
    const { problems } = service.refusals[0]!;
    for (const { path, code } of problems.slice(0, 5)) {
      expect(ErrorDescription).toContain(path);
      expect(ErrorDescription).toContain(`(${code})`);
    }
    // Empty content is not a body, so its elements cannot be checked.
    if (bytes.length === 0) expect(problems.map(({ code }) => code)).toEqual(["http/body-required"]);
    else expectProblems(fixture, problems);
  });

  eachFixture(responses.filter(({ valid }) => valid))("carry $name from the handler to the client", async (fixture) => {
    const body = decoded(decodeLoyaltyMembershipResponse(bytesOf(fixture)));
    service.handlers.updateLoyaltyMemberships = () => ({ status: 200, body });
    const { status, data, contentType } = await client.updateLoyaltyMemberships({ body: smallestUpdate });
    expect([status, data, contentType]).toEqual([200, body, "application/xml"]);
  });

  it.each(brokenReplies)("answer 500 when the handler returns %j", async (body, code, path) => {
    service.handlers.updateLoyaltyMemberships = () => ({ status: 200, body: body as never });
    const result = await client.updateLoyaltyMemberships({ body: smallestUpdate });
    expect(result).toMatchObject({
      status: 500,
      data: { Status: "ERROR", ErrorDescription: "The server failed to handle the request." },
    });
    expect(service.errors).toHaveLength(1);
    const { problems } = service.errors[0]!.error as { readonly problems: readonly Problem[] };
    expect(problems).toContainEqual(expect.objectContaining({ code, path }));
  });
});

function decoded<T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!result.ok) throw new Error("The fixture is not valid.");
  return result.value;
}
