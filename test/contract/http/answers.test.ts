import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  createCompanyTokensClient,
  isUnexpectedStatusError,
  type CompanyTokensClient,
} from "../../../generated/company-tokens/client.js";
import { createLegacyTokensClient } from "../../../generated/legacy-tokens/client.js";
import { createLegacyTokensServer, unimplementedLegacyTokens } from "../../../generated/legacy-tokens/server.js";
import { createLoyaltyClient } from "../../../generated/loyalty/client.js";
import {
  createPurchaseRequestsClient,
  isNetworkError,
  isResponseValidationError,
  type PurchaseRequestsClient,
} from "../../../generated/purchase-requests/client.js";
import { smallestUpdate } from "../loyalty/service.js";
import { accepted, smallest } from "../purchase-requests/service.js";
import { adapters } from "./adapters.js";
import { answering, failureOf, type Answering } from "./answers.js";

const json = { "Content-Type": "application/json" };
const create = { body: smallest as never };
const detail = { path: { id: "PRQ-1" }, query: { mode: "COMPACT" } } as const;
const unchecked = { validate: { response: false } } as const;
const uuid = "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350";
const refused = { errors: [{ errorCode: "invalidVendor", errorMessage: "No such vendor.", dataPath: "lineItems[0]" }] };

let platform: Answering;
let client: PurchaseRequestsClient;
let company: CompanyTokensClient;
beforeAll(async () => {
  platform = await answering();
  client = createPurchaseRequestsClient({ baseUrl: platform.url, auth: { bearerToken: "known" }, retries: 0 });
  company = createCompanyTokensClient({ baseUrl: platform.url, retries: 0 });
});
beforeEach(() => void (platform.asked.length = 0));
afterAll(() => platform.close());

describe("statuses", () => {
  it.each([200, 201, 302, 400, 409, 418, 500, 503, 599])(
    "beyond 202 have the type of the default: %d",
    async (status) => {
      platform.answer = { status, headers: json, body: JSON.stringify(refused) };
      const result = await client.createPurchaseRequest(create);
      expect([result.status, result.data]).toEqual([status, refused]);
    },
  );

  it("of a default without a body leave what comes to the caller", async () => {
    platform.answer = { status: 404, headers: { "Content-Type": "text/html" }, body: "<p>No.</p>" };
    const { status, data, contentType, undeclaredBody } = await client.getPurchaseRequest(detail);
    expect([status, data, contentType]).toEqual([404, undefined, undefined]);
    expect(Buffer.from(undeclaredBody as Uint8Array).toString()).toBe("<p>No.</p>");
    platform.answer = { status: 404 };
    expect(await client.getPurchaseRequest(detail)).not.toHaveProperty("undeclaredBody");
  });

  it("of a range are distinguished from those that are declared alone", async () => {
    const failure = { code: 64, error: "invalid_client", error_description: "Incorrect credentials" };
    const input = {
      body: {
        client_id: uuid,
        client_secret: uuid,
        grant_type: "password",
        username: uuid,
        password: "p",
        credtype: "authtoken",
      },
    } as const;
    for (const status of [400, 401, 422, 499]) {
      platform.answer = { status, headers: json, body: JSON.stringify(failure) };
      const result = await company.issueCompanyToken(input);
      if (result.status === 200 || result.status === 500 || result.status === 503) throw new Error("unexpected");
      expect([result.status, result.data.error]).toEqual([status, "invalid_client"]);
    }
    platform.answer = { status: 503, headers: json, body: '{"message":"Later."}' };
    expect(await company.issueCompanyToken(input)).toMatchObject({ status: 503, data: { message: "Later." } });
    expect(platform.asked[0]).toMatchObject({ headers: { "content-type": "application/x-www-form-urlencoded" } });
    expect(platform.asked[0]!.body.toString()).toBe(
      `client_id=${uuid}&client_secret=${uuid}&grant_type=password&username=${uuid}&password=p&credtype=authtoken`,
    );

    platform.answer = { status: 502, headers: json, body: '{"secret":1}' };
    for (const options of [{}, { validate: false }]) {
      const error = await failureOf(company.issueCompanyToken(input, options));
      if (!isUnexpectedStatusError(error)) throw error;
      expect([error.status, error.operationId, error.method, error.url]).toEqual([
        502,
        "issueCompanyToken",
        "POST",
        `${platform.url}/oauth2/v0/token`,
      ]);
      expect(Buffer.from(error.body).toString()).toBe('{"secret":1}');
      expect(`${JSON.stringify(error)}${error.message}`).not.toContain("secret");
    }
  });

  it.each([204, 205, 304])(
    "without a body by definition have no data, whatever the contract says: %d",
    async (status) => {
      platform.answer = { status };
      expect(await client.createPurchaseRequest(create)).toMatchObject({ status, data: undefined });
    },
  );
});

describe("redirects", () => {
  it("are returned and not followed, so that credentials go nowhere else", async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      platform.answer = {
        status,
        headers: { ...json, Location: `${platform.url}/elsewhere` },
        body: JSON.stringify(refused),
      };
      expect((await client.createPurchaseRequest(create)).status).toBe(status);
    }
    expect(platform.asked.map(({ target }) => target)).not.toContain("/elsewhere");
    expect(platform.asked).toHaveLength(5);
  });

  it.each(adapters)("that the contract declares carry their address through $name", async (adapter) => {
    const address = "https://app.example/back?code=1&state=%2F";
    const server = createLegacyTokensServer({
      handlers: {
        ...unimplementedLegacyTokens,
        startWebFlow: ({ query }) => ({
          status: 302,
          headers: { Location: `${address}&for=${query.scope?.join("+") ?? ""}` },
        }),
      },
      security: { userCredentials: () => 1, consumerKey: () => 1, oauthToken: () => 1 },
    });
    const served = await adapter.serve(server);
    const legacy = createLegacyTokensClient(served.reach);
    const result = await legacy.startWebFlow({ query: { client_id: "c", scope: ["EXPRPT", "USER"] } });
    expect([result.status, result.data, result.headers]).toEqual([
      302,
      undefined,
      { Location: `${address}&for=EXPRPT+USER` },
    ]);
    await served.close();
  });
});

describe("content types", () => {
  it.each(["application/json", "application/json;charset=utf-8", "Application/JSON ; charset=UTF-8"])(
    "that are the declared one are read: %s",
    async (type) => {
      platform.answer = { status: 202, headers: { "Content-Type": type }, body: JSON.stringify(accepted) };
      const { data, contentType } = await client.createPurchaseRequest(create);
      expect([data, contentType]).toEqual([accepted, "application/json"]);
    },
  );

  it.each([undefined, "text/html", "application/problem+json", "application/jsonp"])(
    "that are another one break the contract, unless nobody looks: %s",
    async (type) => {
      platform.answer = {
        status: 202,
        headers: type === undefined ? {} : { "Content-Type": type },
        body: JSON.stringify(accepted),
      };
      const error = await failureOf(client.createPurchaseRequest(create));
      expect(isResponseValidationError(error) && error.problems).toEqual([
        expect.objectContaining({ code: "http/content-type", path: "" }),
      ]);
      expect(await client.createPurchaseRequest(create, unchecked)).toMatchObject({ status: 202, data: accepted });
    },
  );

  it("with a charset that is not UTF-8, or bytes that are none, cannot be read as JSON", async () => {
    const text = JSON.stringify({ ...accepted, id: "ü" });
    for (const [type, body] of [
      ["application/json; charset=iso-8859-1", Buffer.from(text, "latin1")],
      ["application/json", Buffer.from(text, "latin1")],
    ] as const) {
      platform.answer = { status: 202, headers: { "Content-Type": type }, body };
      const error = await failureOf(client.createPurchaseRequest(create, { validate: false }));
      expect(isResponseValidationError(error) && error.problems).toEqual([
        expect.objectContaining({ code: "http/charset" }),
      ]);
    }
  });

  it("of XML are read by what the message says of its encoding", async () => {
    const loyalty = createLoyaltyClient({ baseUrl: platform.url, auth: { oauthToken: "known" } });
    const text =
      "<LoyaltyMembershipResponse><Status>ERROR</Status><ErrorDescription>ü</ErrorDescription></LoyaltyMembershipResponse>";
    platform.answer = {
      headers: { "Content-Type": "application/xml; charset=ISO-8859-1" },
      body: Buffer.from(text, "latin1"),
    };
    expect((await loyalty.updateLoyaltyMemberships({ body: smallestUpdate })).data.ErrorDescription).toBe("ü");
    platform.answer = { headers: { "Content-Type": "text/html" }, body: text };
    const error = await failureOf(loyalty.updateLoyaltyMemberships({ body: smallestUpdate }));
    expect(isResponseValidationError(error) && error.problems[0]!.code).toBe("http/content-type");
  });
});

describe("headers of answers", () => {
  it("that the contract names are values, and checked", async () => {
    const body = JSON.stringify(accepted);
    platform.answer = { status: 202, headers: { ...json, "Service-CorrelationId": uuid, "X-Other": "1" }, body };
    const result = await client.createPurchaseRequest(create);
    expect(result.headers).toEqual({ "service-correlationid": uuid });
    expect(result.response.headers.get("x-other")).toBe("1");

    platform.answer = { status: 202, headers: { ...json, "service-correlationid": "no-uuid" }, body };
    const error = await failureOf(client.createPurchaseRequest(create));
    expect(isResponseValidationError(error) && error.problems).toEqual([
      expect.objectContaining({ code: "format", path: "/headers/service-correlationid" }),
    ]);
    const taken = await client.createPurchaseRequest(create, unchecked);
    expect(taken.headers).toEqual({ "service-correlationid": "no-uuid" });
  });
});

describe("answers that are longer than the limit", () => {
  const limited = (): PurchaseRequestsClient =>
    createPurchaseRequestsClient({ baseUrl: platform.url, auth: { bearerToken: "known" }, maxResponseBytes: 1000 });

  it.each([
    ["says so", { "Content-Length": "100000" }],
    ["does not say so", { "Transfer-Encoding": "chunked" }],
  ])("are given up when the answer %s", async (_, headers) => {
    const body = JSON.stringify({ ...accepted, more: "x".repeat(100_000 - JSON.stringify(accepted).length - 10) });
    expect(body).toHaveLength(100_000);
    platform.answer = { status: 202, headers: { ...json, ...headers }, body };
    for (const options of [{}, { validate: false }]) {
      const error = await failureOf(limited().createPurchaseRequest(create, options));
      expect(isResponseValidationError(error) && error.problems).toEqual([
        expect.objectContaining({ code: "http/too-large" }),
      ]);
    }
    expect((await client.createPurchaseRequest(create)).status).toBe(202);
  });

  it("are so wherever they come, with whatever status", async () => {
    platform.answer = { status: 404, body: "x".repeat(2000) };
    expect(isResponseValidationError(await failureOf(limited().getPurchaseRequest(detail)))).toBe(true);
  });
});

describe("what is no answer", () => {
  it("is a network error with a cause, without what was sent", async () => {
    const nobody = createPurchaseRequestsClient({
      baseUrl: "http://127.0.0.1:1",
      auth: { bearerToken: "a-secret" },
      retries: 0,
    });
    const error = await failureOf(nobody.getPurchaseRequest({ ...detail, path: { id: "private" } }));
    if (!isNetworkError(error)) throw error;
    expect([error.operationId, error.method, error.url]).toEqual([
      "getPurchaseRequest",
      "GET",
      "http://127.0.0.1:1/purchaserequest/v4/purchaserequests/{id}",
    ]);
    expect(error.cause).toBeInstanceOf(Error);
    expect(`${JSON.stringify(error)}${error.message}`).not.toMatch(/secret|private/);
  });
});
