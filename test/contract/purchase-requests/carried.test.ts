import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PurchaseRequestsClient } from "../../../generated/purchase-requests/client.js";
import type { Problem } from "../../../generated/runtime/problem.js";
import { adapters, fetchAdapter } from "../http/adapters.js";
import { ajvJudge } from "../judges.js";
import { bytesOf, expectedError, expectedProblem, invalid, readFixtures, valid, values } from "./fixtures.js";
import { createPath, detailPath, post, servePurchaseRequests, type Service } from "./service.js";

const requests = readFixtures("create-request");
const created = readFixtures("create-response");
const failed = readFixtures("create-failure");
const details = readFixtures("detail-response");
const judge = ajvJudge("specs/purchase-requests/openapi.yaml");

const detailInput = { path: { id: "PRQ-1" }, query: { mode: "COMPACT" } } as const;
const unchecked = { validate: false } as const;

/** The two operations with the payloads that they answer with. */
const answers = [
  {
    name: "202 of the create call",
    fixtures: created,
    status: 202,
    call: (client: PurchaseRequestsClient) => client.createPurchaseRequest({ body: requests[0]!.value as never }),
  },
  {
    name: "a failure of the create call",
    fixtures: failed,
    status: 409,
    call: (client: PurchaseRequestsClient) => client.createPurchaseRequest({ body: requests[0]!.value as never }),
  },
  {
    name: "the detail",
    fixtures: details,
    status: 200,
    call: (client: PurchaseRequestsClient) => client.getPurchaseRequest(detailInput),
  },
] as const;

describe.each(adapters)("purchase requests through $name", (adapter) => {
  let service: Service;
  let client: PurchaseRequestsClient;
  beforeAll(async () => {
    service = await servePurchaseRequests(adapter);
    client = service.client();
  });
  beforeEach(() => service.clear());
  afterAll(() => service.served.close());

  it.each(valid(requests))("carry $name from the client to the handler", async ({ value }) => {
    expect(await client.createPurchaseRequest({ body: value as never })).toMatchObject({ status: 202 });
    expect(service.received).toEqual([{ headers: {}, contentType: "application/json", body: value }]);
  });

  it.each(valid(requests))("take bytes of $name", async (fixture) => {
    expect((await service.served.send(createPath, post(bytesOf(fixture)))).status).toBe(202);
    expect(service.received).toEqual([{ headers: {}, contentType: "application/json", body: fixture.value }]);
  });

  it.each(invalid(requests))("refuse bytes with the contract's own errors: $name", async (fixture) => {
    const response = await service.served.send(createPath, post(bytesOf(fixture)));
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toMatch(/^application\/json(; charset=utf-8)?$/);
    const body = (await response.json()) as { readonly errors: readonly unknown[] };
    // No bytes at all are no body, so nothing can be said about what stands in it.
    const error =
      fixture.text === "" ? expect.objectContaining({ errorCode: "http/body-required" }) : expectedError(fixture);
    expect(body.errors).toContainEqual(error);
    expect(judge("CreatePurchaseRequestResponse", body), "ajv disagrees").toBe(true);
    expect(service.received).toEqual([]);
  });

  it.each(values(invalid(requests)))("refuse what an unchecked client sends: $name", async (fixture) => {
    const result = await client.createPurchaseRequest({ body: fixture.value as never }, unchecked);
    expect(result).toMatchObject({ status: 400, data: { errors: expect.any(Array) as unknown } });
    expect((result.data as { readonly errors: unknown }).errors).toContainEqual(expectedError(fixture));
    expect(service.received).toEqual([]);
  });

  describe.each(answers)("as $name", ({ fixtures, status, call }) => {
    const answer = (value: unknown): void => {
      const reply = () => ({ status, body: value }) as never;
      Object.assign(service.handlers, { createPurchaseRequest: reply, getPurchaseRequest: reply });
    };

    it.each(valid(fixtures))("carry $name from the handler to the client", async ({ value }) => {
      answer(value);
      const result = await call(client);
      expect([result.status, result.data, result.contentType]).toEqual([status, value, "application/json"]);
    });

    it.each(values(invalid(fixtures)))(
      "answer 500 when a handler returns what breaks the contract: $name",
      async (fixture) => {
        answer(fixture.value);
        const [path, init] = status === 200 ? [detailPath, get] : [createPath, post(bytesOf(requests[0]!))];
        const response = await service.served.send(path, init);
        const text = await response.text();
        expect([response.status, text.includes("The server failed to answer")]).toEqual([500, true]);
        expect(service.errors).toHaveLength(1);
        const { problems } = service.errors[0]!.error as { readonly problems: readonly Problem[] };
        expect(problems).toEqual(expect.arrayContaining([expectedProblem(fixture)]));
        for (const { message } of problems) expect(text).not.toContain(message);
      },
    );
  });
});

describe("a server of purchase requests that shall not look at its answers", () => {
  it.each(
    answers.flatMap(({ fixtures, status, call }) =>
      values(invalid(fixtures)).map(({ name, value }) => ({ name, value, status, call })),
    ),
  )("sends what breaks the contract, and the client finds it: $status, $name", async ({ value, status, call }) => {
    const service = await servePurchaseRequests(fetchAdapter, { validateResponses: false });
    const reply = () => ({ status, body: value }) as never;
    Object.assign(service.handlers, { createPurchaseRequest: reply, getPurchaseRequest: reply });
    expect((await call(service.client({ validate: false }))).data).toEqual(value);
    await expect(call(service.client())).rejects.toMatchObject({ brand: "specwright/ResponseValidationError", status });
  });
});

const get: RequestInit = { headers: { authorization: "Bearer known" } };
