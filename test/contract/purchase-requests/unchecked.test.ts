import { afterAll, beforeAll, beforeEach, describe, expect } from "vitest";
import type { Problem } from "../../../generated/runtime/base.js";
import { fetchAdapter } from "../http/adapters.js";
import { answers } from "./answers.js";
import { eachFixture, expectedError, expectedProblem, invalid, readFixtures, values } from "./fixtures.js";
import { createPath, detailPath, post, servePurchaseRequests, smallest, type Service } from "./service.js";

/** Replies that break the contract, as handlers could return them. */
const brokenReplies = answers.flatMap(({ fixtures, status, call }) =>
  values(invalid(fixtures)).map((fixture) => ({ ...fixture, status, call })),
);
const unchecked = { validate: false } as const;

describe("a client of purchase requests that shall not look at what it sends", () => {
  let service: Service;
  beforeAll(async () => {
    service = await servePurchaseRequests(fetchAdapter);
  });
  beforeEach(() => service.clear());
  afterAll(() => service.served.close());

  eachFixture(values(invalid(readFixtures("create-request"))))("hears from the server that $name", async (fixture) => {
    const result = await service.client(unchecked).createPurchaseRequest({ body: fixture.body as never });
    expect(result).toMatchObject({ status: 400, data: { errors: expect.any(Array) as unknown } });
    expect((result.data as { readonly errors: unknown }).errors).toContainEqual(expectedError(fixture));
    expect(service.received).toEqual([]);
  });
});

describe("a server of purchase requests", () => {
  let service: Service;
  beforeAll(async () => {
    service = await servePurchaseRequests(fetchAdapter);
  });
  beforeEach(() => service.clear());
  afterAll(() => service.served.close());

  eachFixture(brokenReplies)(
    "answers 500 when a handler's reply breaks the contract: $status, $name",
    async (broken) => {
      const { status, body: value } = broken;
      service.reply({ status, body: value });
      const [path, init] = status === 200 ? [detailPath, get] : [createPath, post(JSON.stringify(smallest))];
      const response = await service.served.send(path, init);
      const text = await response.text();
      expect([response.status, text.includes("The server failed to handle the request")]).toEqual([500, true]);
      expect(service.errors).toHaveLength(1);
      const { problems } = service.errors[0]!.error as { readonly problems: readonly Problem[] };
      expect(problems).toEqual(expect.arrayContaining([expectedProblem(broken)]));
      for (const { message } of problems) expect(text).not.toContain(message);
    },
  );
});

describe("a server of purchase requests that shall not look at its answers", () => {
  let service: Service;
  beforeAll(async () => {
    service = await servePurchaseRequests(fetchAdapter, { validateResponses: false });
  });
  afterAll(() => service.served.close());

  eachFixture(brokenReplies)(
    "sends what the client then finds: $status, $name",
    async ({ body: value, status, call }) => {
      service.reply({ status, body: value });
      expect((await call(service.client(unchecked))).data).toEqual(value);
      await expect(call(service.client())).rejects.toMatchObject({
        brand: "specwright/ResponseValidationError",
        status,
      });
    },
  );
});

const get: RequestInit = { headers: { authorization: "Bearer known" } };
