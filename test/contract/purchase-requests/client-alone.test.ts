import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  createPurchaseRequestsClient,
  isRequestValidationError,
  isResponseValidationError,
  type PurchaseRequestsClient,
} from "../../../generated/purchase-requests/client.js";
import { answering, failureOf, type Answering } from "../http/answers.js";
import { answers } from "./answers.js";
import { eachFixture, bytesOf, expectedProblem, invalid, readFixtures, valid, values } from "./fixtures.js";
import { accepted, createPath, smallest } from "./service.js";

const requests = readFixtures("create-request");
const unchecked = { validate: false } as const;
const json = { "Content-Type": "application/json" };
const id = "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350";

describe("a client of purchase requests", () => {
  let platform: Answering;
  let client: PurchaseRequestsClient;
  beforeAll(async () => {
    platform = await answering();
    client = createPurchaseRequestsClient({ baseUrl: platform.url, auth: { bearerToken: "known" } });
  });
  beforeEach(() => {
    platform.asked.length = 0;
    platform.answer = { status: 202, headers: json, body: JSON.stringify(accepted) };
  });
  afterAll(() => platform.close());

  eachFixture(valid(requests))("sends $name", async ({ body: value }) => {
    await client.createPurchaseRequest({ headers: { "service-correlationid": id }, body: value as never });
    const [asked] = platform.asked;
    expect([asked!.method, asked!.target]).toEqual(["POST", createPath]);
    expect(asked!.headers).toMatchObject({
      accept: "application/json",
      authorization: "Bearer known",
      "content-type": "application/json",
      "service-correlationid": id,
    });
    expect(JSON.parse(asked!.body.toString())).toEqual(value);
  });

  eachFixture(values(invalid(requests)))("sends nothing when the body breaks the contract: $name", async (fixture) => {
    const error = await failureOf(client.createPurchaseRequest({ body: fixture.body as never }));
    expect(isRequestValidationError(error) && error.problems).toEqual(
      expect.arrayContaining([expectedProblem(fixture)]),
    );
    expect(platform.asked).toEqual([]);
  });

  eachFixture(values(invalid(requests)))(
    "sends it all the same when it shall not look: $name",
    async ({ body: value }) => {
      await client.createPurchaseRequest({ body: value as never }, unchecked);
      expect(JSON.parse(platform.asked[0]!.body.toString())).toEqual(value);
    },
  );

  it.each(["text/plain", "application/xml", "application/*", ""])(
    "sends nothing as a content type that the contract does not have: %j",
    async (contentType) => {
      for (const options of [{}, unchecked]) {
        const error = await failureOf(
          client.createPurchaseRequest({ body: smallest as never, contentType: contentType as never }, options),
        );
        expect(isRequestValidationError(error) && error.problems).toEqual([
          expect.objectContaining({ code: "http/content-type" }),
        ]);
      }
      expect(platform.asked).toEqual([]);
    },
  );

  it("sends nothing when the body is missing", async () => {
    const error = await failureOf(client.createPurchaseRequest({} as never));
    expect(isRequestValidationError(error) && error.problems).toEqual([expect.objectContaining({ code: "required" })]);
    expect(platform.asked).toEqual([]);
  });

  describe.each(answers)("given $name", ({ fixtures, status, call }) => {
    eachFixture(valid(fixtures))("reads $name", async (fixture) => {
      platform.answer = { status, headers: { ...json, "service-correlationid": id }, body: bytesOf(fixture) };
      const result = await call(client);
      expect(result).toMatchObject({
        status,
        headers: { "service-correlationid": id },
        contentType: "application/json",
      });
      expect(result.data).toEqual(fixture.body);
    });

    eachFixture(invalid(fixtures))("refuses $name", async (fixture) => {
      platform.answer = { status, headers: json, body: bytesOf(fixture) };
      const error = await failureOf(call(client));
      if (!isResponseValidationError(error)) throw error;
      expect(error.problems).toEqual(expect.arrayContaining([expectedProblem(fixture)]));
      expect(error.status).toBe(status);
      expect(Buffer.from(error.body).toString()).toBe(bytesOf(fixture));
    });

    eachFixture(invalid(fixtures))(
      "hands it over when it shall not look, if it can be read: $name",
      async (fixture) => {
        platform.answer = { status, headers: json, body: bytesOf(fixture) };
        if (fixture.text === undefined) expect((await call(client, unchecked)).data).toEqual(fixture.body);
        else expect(isResponseValidationError(await failureOf(call(client, unchecked)))).toBe(true);
      },
    );
  });
});
