import { afterAll, beforeAll, beforeEach, describe, expect } from "vitest";
import type { PurchaseRequestsClient } from "../../../generated/purchase-requests/client.js";
import { adapters } from "../http/adapters.js";
import { ajvJudge } from "../judges.js";
import { answers } from "./answers.js";
import { eachFixture, bytesOf, expectedError, invalid, readFixtures, valid } from "./fixtures.js";
import { createPath, post, servePurchaseRequests, type Service } from "./service.js";

const requests = readFixtures("create-request");
const judge = ajvJudge("specs/purchase-requests/openapi.yaml");

describe.each(adapters)("purchase requests through $name", (adapter) => {
  let service: Service;
  let client: PurchaseRequestsClient;
  beforeAll(async () => {
    service = await servePurchaseRequests(adapter);
    client = service.client();
  });
  beforeEach(() => service.clear());
  afterAll(() => service.served.close());

  eachFixture(valid(requests))("carry $name from the client to the handler", async ({ body: value }) => {
    expect(await client.createPurchaseRequest({ body: value as never })).toMatchObject({ status: 202 });
    expect(service.received).toEqual([{ headers: {}, contentType: "application/json", body: value }]);
  });

  eachFixture(valid(requests))("take bytes of $name", async (fixture) => {
    expect((await service.served.send(createPath, post(bytesOf(fixture)))).status).toBe(202);
    expect(service.received).toEqual([{ headers: {}, contentType: "application/json", body: fixture.body }]);
  });

  eachFixture(invalid(requests))("refuse bytes with the contract's own errors: $name", async (fixture) => {
    const response = await service.served.send(createPath, post(bytesOf(fixture)));
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toMatch(/^application\/json(; charset=utf-8)?$/);
    const body = (await response.json()) as { readonly errors: readonly unknown[] };
    expect(body.errors).toContainEqual(expectedError(fixture));
    expect(judge("CreatePurchaseRequestResponse", body), "ajv disagrees").toBe(true);
    expect(service.received).toEqual([]);
  });

  describe.each(answers)("as $name", ({ fixtures, status, call }) => {
    eachFixture(valid(fixtures))("carry $name from the handler to the client", async ({ body: value }) => {
      service.reply({ status, body: value });
      expect(await call(client)).toMatchObject({ status, contentType: "application/json" });
      expect((await call(client)).data).toEqual(value);
    });
  });
});
