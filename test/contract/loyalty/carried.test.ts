import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { LoyaltyClient } from "../../../generated/loyalty/client.js";
import { decodeLoyaltyMembershipResponse, decodeLoyaltyMembershipUpdate } from "../../../generated/loyalty/codecs.js";
import type { LoyaltyMembershipResponse, LoyaltyMembershipUpdate } from "../../../generated/loyalty/types.js";
import type { Problem } from "../../../generated/runtime/problem.js";
import { adapters } from "../http/adapters.js";
import { libxml2Judge } from "../judges.js";
import { comparable, expectedProblem, readFixture, readFixtures } from "./fixtures.js";
import { post, serveLoyalty, smallestUpdate, updatePath, type Service } from "./service.js";

const updates = readFixtures("LoyaltyMembershipUpdate");
const responses = readFixtures("LoyaltyMembershipResponse");
const judge = libxml2Judge("specs/loyalty/loyalty.xsd");

describe.each(adapters)("loyalty memberships through $name", (adapter) => {
  let service: Service;
  let client: LoyaltyClient;
  beforeAll(async () => {
    service = await serveLoyalty(adapter);
    client = service.client();
  });
  beforeEach(() => service.clear());
  afterAll(() => service.served.close());

  it.each(updates.filter(({ valid }) => valid))("carry $name from the client to the handler", async ({ file }) => {
    const update = decoded(decodeLoyaltyMembershipUpdate(readFixture(file)));
    expect(await client.updateLoyaltyMemberships({ body: update })).toMatchObject({ status: 200, data: { Status: "OK" } });
    expect(service.received).toEqual([{ headers: {}, contentType: "application/xml", body: update }]);
  });

  it.each(updates.filter(({ valid }) => valid))("take bytes of $name", async ({ file }) => {
    const response = await service.served.send(updatePath, post(readFixture(file)));
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/xml"]);
    expect(judge("LoyaltyMembershipResponse", await response.text()), "libxml2 disagrees").toBe(true);
    const update = decoded(decodeLoyaltyMembershipUpdate(readFixture(file)));
    expect(service.received).toEqual([{ headers: {}, contentType: "application/xml", body: update }]);
  });

  it.each(updates.filter(({ valid }) => !valid))("refuse bytes with Status ERROR: $name", async ({ file }) => {
    const response = await service.served.send(updatePath, post(readFixture(file)));
    expect([response.status, response.headers.get("content-type")]).toEqual([400, "application/xml"]);
    const text = await response.text();
    expect(judge("LoyaltyMembershipResponse", text), "libxml2 disagrees").toBe(true);
    const { Status, ErrorDescription } = decoded(decodeLoyaltyMembershipResponse(text));
    expect([Status, ErrorDescription]).toEqual(["ERROR", expect.stringMatching(/body/)]);
    expect(service.received).toEqual([]);
  });

  it.each(responses.filter(({ valid }) => valid))("carry $name from the handler to the client", async ({ file }) => {
    const body = decoded(decodeLoyaltyMembershipResponse(readFixture(file)));
    service.handlers.updateLoyaltyMemberships = () => ({ status: 200, body });
    const { status, data, contentType } = await client.updateLoyaltyMemberships({ body: smallestUpdate });
    expect([status, data, contentType]).toEqual([200, body, "application/xml"]);
  });

  it.each(brokenReplies)("answer 500 when the handler returns %j", async (body, code, path) => {
    service.handlers.updateLoyaltyMemberships = () => ({ status: 200, body: body as never });
    const result = await client.updateLoyaltyMemberships({ body: smallestUpdate });
    expect(result).toMatchObject({ status: 500, data: { Status: "ERROR", ErrorDescription: "The server failed to answer." } });
    expect(service.errors).toHaveLength(1);
    const { problems } = service.errors[0]!.error as { readonly problems: readonly Problem[] };
    expect(problems).toContainEqual(expect.objectContaining({ code, path }));
  });
});

/** Values that no handler with types can return. */
const brokenReplies: readonly (readonly [unknown, unknown, string])[] = [];

function decoded<T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!result.ok) throw new Error("The fixture is not valid.");
  return result.value;
}
