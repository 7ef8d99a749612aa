import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createLegacyTokensClient } from "../../../generated/legacy-tokens/client.js";
import {
  createLegacyTokensServer,
  forbidden,
  unauthorized,
  unimplementedLegacyTokens,
  type LegacyTokensHandlers,
} from "../../../generated/legacy-tokens/server.js";
import { isRequestValidationError } from "../../../generated/purchase-requests/client.js";
import { post as postXml, serveLoyalty, updatePath, type Service as LoyaltyService } from "../loyalty/service.js";
import {
  createPath,
  detailPath,
  post,
  servePurchaseRequests,
  smallest,
  type Service,
} from "../purchase-requests/service.js";
import { adapters, type Served } from "./adapters.js";
import { failureOf } from "./answers.js";

const detail = { path: { id: "PRQ-1" }, query: { mode: "COMPACT" } } as const;
const token = {
  Instance_URL: "https://base-url.invalid/",
  Token: "access",
  Expiration_Date: "12/31/2030 1:00:00 PM",
  Refresh_Token: "refresh",
};

describe.each(adapters)("credentials through $name", (adapter) => {
  let service: Service;
  let loyalty: LoyaltyService;
  beforeAll(async () => {
    service = await servePurchaseRequests(adapter);
    loyalty = await serveLoyalty(adapter);
  });
  beforeEach(() => {
    service.clear();
    loyalty.clear();
  });
  afterAll(() => Promise.all([service.served.close(), loyalty.served.close()]));

  it("reach the hook with the scopes of the operation, and the handler with what the hook makes of them", async () => {
    const seen: unknown[] = [];
    service.handlers.createPurchaseRequest = (_, { auth, operationId }) => {
      // The type of the context is that of the hook: a name is not a number here.
      const { token: name, scopes }: { token: string; scopes: readonly string[] } = auth.bearerToken;
      seen.push([operationId, name, scopes]);
      return { status: 202, body: { id: "A", uri: "u" } };
    };
    service.handlers.getPurchaseRequest = (_, { auth, operationId }) => {
      seen.push([operationId, auth.bearerToken.token, auth.bearerToken.scopes]);
      return { status: 404 };
    };
    await service.client().createPurchaseRequest({ body: smallest as never });
    await service.client().getPurchaseRequest(detail);
    expect(seen).toEqual([
      ["createPurchaseRequest", "known", ["purchaserequest.write"]],
      ["getPurchaseRequest", "known", ["purchaserequest.read"]],
    ]);
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ["no credential", {}, 'Bearer realm="purchase-requests", scope="purchaserequest.write"'],
    [
      "another scheme",
      { authorization: "Basic a25vd246" },
      'Bearer realm="purchase-requests", scope="purchaserequest.write"',
    ],
    [
      "the scheme alone",
      { authorization: "Bearer" },
      'Bearer realm="purchase-requests", scope="purchaserequest.write"',
    ],
    [
      "an unknown token",
      { authorization: "Bearer unknown" },
      'Bearer realm="purchase-requests", scope="purchaserequest.write", error="invalid_token"',
    ],
  ])("are asked for where there is %s, before anything else is looked at", async (_, headers, challenge) => {
    const response = await service.served.send(createPath, { method: "POST", body: "{", headers });
    expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, challenge]);
    expect(await response.json()).toEqual({
      errors: [{ errorCode: "http/401", errorMessage: expect.any(String) as unknown, dataPath: "" }],
    });
    expect(service.received).toEqual([]);
  });

  it("that do not suffice are a 403 in the contract's own words", async () => {
    const reader = service.client({ auth: { bearerToken: "reader" } });
    expect(await reader.createPurchaseRequest({ body: smallest as never })).toMatchObject({
      status: 403,
      data: { errors: [{ errorCode: "http/403", errorMessage: "A reader may not write." }] },
    });
    expect((await reader.getPurchaseRequest(detail)).status).toBe(200);
    expect(service.received).toHaveLength(1);
  });

  it("that are refused have a 401 in the words of each contract", async () => {
    const stranger = service.client({ auth: { bearerToken: "stranger" } });
    expect(await stranger.createPurchaseRequest({ body: smallest as never })).toMatchObject({
      status: 401,
      data: { errors: [{ errorMessage: "This token is not known." }] },
    });
    expect(await stranger.getPurchaseRequest(detail)).toMatchObject({ status: 401, data: undefined });
    const xml = await loyalty.served.send(updatePath, postXml("<a/>", { authorization: "Bearer known" }));
    expect([xml.status, xml.headers.get("www-authenticate")]).toEqual([401, "OAuth"]);
    expect(await xml.text()).toMatch(/^(<\?xml[^>]*>)?<LoyaltyMembershipResponse><Status>ERROR<\/Status>/);
  });

  it("that are missing keep a request from being sent, unless the client shall not look", async () => {
    const poor = service.client({ auth: {} });
    const error = await failureOf(poor.getPurchaseRequest(detail));
    expect(isRequestValidationError(error) && error.problems).toEqual([
      expect.objectContaining({ code: "http/security" }),
    ]);
    expect((await poor.getPurchaseRequest(detail, { validate: { request: false } })).status).toBe(401);
    expect(service.received).toEqual([]);
  });

  it("are fetched for each call, with what the call is about", async () => {
    const contexts: unknown[] = [];
    const client = service.client({
      auth: {
        bearerToken: (async ({ operationId, scopes }: { operationId: string; scopes: readonly string[] }) => {
          contexts.push([operationId, scopes]);
          return Promise.resolve("known");
        }) as never,
      },
    });
    await client.getPurchaseRequest(detail);
    await client.createPurchaseRequest({ body: smallest as never });
    expect(contexts).toEqual([
      ["getPurchaseRequest", ["purchaserequest.read"]],
      ["createPurchaseRequest", ["purchaserequest.write"]],
    ]);
  });

  it("that fail to be fetched fail the call with their own error", async () => {
    const sorry = new Error("The vault is closed.");
    const client = service.client({ auth: { bearerToken: (() => Promise.reject(sorry)) as never } });
    expect(await failureOf(client.getPurchaseRequest(detail))).toBe(sorry);
  });

  it("stand in no error", async () => {
    const secret = "a-very-secret-token";
    const client = service.client({ auth: { bearerToken: `${secret}\n` } });
    const error = (await failureOf(client.getPurchaseRequest(detail))) as Error;
    expect(isRequestValidationError(error)).toBe(true);
    expect(`${JSON.stringify(error)} ${error.message} ${error.stack ?? ""}`).not.toContain(secret);
  });

  it("of HEAD are asked for as those of GET", async () => {
    const response = await service.served.send(detailPath, { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([401, ""]);
  });

  it("of a scheme may be written in any case", async () => {
    const response = await service.served.send(
      createPath,
      post(JSON.stringify(smallest), { authorization: "bEARER known" }),
    );
    expect(response.status).toBe(202);
  });
});

describe.each(adapters)("several schemes through $name", (adapter) => {
  let served: Served;
  const seen: unknown[] = [];
  const handlers: LegacyTokensHandlers<{ readonly user: string }, string, string> = {
    ...unimplementedLegacyTokens,
    getAccessToken: (_, { auth }) => {
      seen.push([auth.userCredentials.user, auth.consumerKey]);
      return { status: 200, body: token };
    },
    refreshAccessToken: (_, { auth }) => {
      seen.push(auth.oauthToken);
      return { status: 200, body: { ...token, Refresh_Token: undefined as never } };
    },
  };
  beforeAll(async () => {
    served = await adapter.serve(
      createLegacyTokensServer<{ readonly user: string }, string, string>({
        handlers,
        security: {
          userCredentials: ({ credential: { username, password } }) =>
            password === "pässword:1" ? { user: username } : unauthorized(),
          consumerKey: ({ credential }) => (credential === "key" ? credential : forbidden()),
          oauthToken: ({ credential }) => (credential.startsWith("ok") ? credential : unauthorized()),
        },
      }),
    );
  });
  beforeEach(() => void (seen.length = 0));
  afterAll(() => served.close());

  const userCredentials = { username: "üser@example.com", password: "pässword:1" };

  it("of which all are asked for come together", async () => {
    const client = createLegacyTokensClient({ ...served.reach, auth: { userCredentials, consumerKey: "key" } });
    expect(await client.getAccessToken()).toMatchObject({ status: 200, data: token });
    expect(seen).toEqual([["üser@example.com", "key"]]);
  });

  it("are refused when one of them is missing or wrong", async () => {
    const unchecked = { validate: { request: false } } as const;
    const without = createLegacyTokensClient({ ...served.reach, auth: { userCredentials } });
    expect(isRequestValidationError(await failureOf(without.getAccessToken()))).toBe(true);
    expect((await without.getAccessToken({}, unchecked)).status).toBe(401);
    const wrong = createLegacyTokensClient({ ...served.reach, auth: { userCredentials, consumerKey: "other" } });
    expect((await wrong.getAccessToken()).status).toBe(403);
    expect(seen).toEqual([]);
  });

  it("of which none has to be there are checked where one is", async () => {
    const input = { query: { refresh_token: "r", client_id: "c", client_secret: "s" } };
    const status = async (oauthToken?: string): Promise<number> => {
      const auth = oauthToken === undefined ? {} : { oauthToken };
      return (await createLegacyTokensClient({ ...served.reach, auth }).refreshAccessToken(input)).status;
    };
    expect([await status(), await status("ok 1"), await status("no")]).toEqual([200, 200, 401]);
    expect(seen).toEqual([undefined, "ok 1"]);
  });
});
