import { afterEach, describe, expect, it } from "vitest";
import { createLegacyTokensClient } from "../../../generated/legacy-tokens/client.js";
import { createLegacyTokensServer, unimplementedLegacyTokens } from "../../../generated/legacy-tokens/server.js";
import {
  connectPurchaseRequests,
  createPurchaseRequestsClient,
  getPurchaseRequest,
} from "../../../generated/purchase-requests/client.js";
import { servePurchaseRequests, type Service } from "../purchase-requests/service.js";
import { adapters, nodeAdapter, type Served } from "./adapters.js";
import { answering } from "./answers.js";

const detail = { path: { id: "PRQ-1" }, query: { mode: "COMPACT" } } as const;

const open: Pick<Served, "close">[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((served) => served.close()));
});

async function serve(...parameters: Parameters<typeof servePurchaseRequests>): Promise<Service> {
  const service = await servePurchaseRequests(...parameters);
  open.push(service.served);
  return service;
}

describe("a base address", () => {
  it("that a token response names is that of later calls, which bring the token", async () => {
    const data = await serve(nodeAdapter);
    let issued = 0;
    const tokens = await nodeAdapter.serve(
      createLegacyTokensServer({
        handlers: {
          ...unimplementedLegacyTokens,
          getAccessToken: () => {
            issued += 1;
            const Expiration_Date = "12/31/2030 1:00:00 PM";
            return {
              status: 200,
              body: { Instance_URL: data.served.reach.baseUrl, Token: "known", Expiration_Date, Refresh_Token: "r" },
            };
          },
        },
        security: { userCredentials: () => 1, consumerKey: () => 1, oauthToken: () => 1 },
      }),
    );
    open.push(tokens);
    const legacy = createLegacyTokensClient({
      ...tokens.reach,
      auth: { userCredentials: { username: "u", password: "p" }, consumerKey: "k" },
    });
    const accessToken = async (): Promise<string> => {
      const result = await legacy.getAccessToken();
      if (result.status !== 200) throw new Error("No token was issued.");
      return result.data.Token;
    };
    const first = createPurchaseRequestsClient({
      baseUrl: "http://127.0.0.1:1",
      auth: { bearerToken: accessToken },
      retries: 0,
    });
    const token = await legacy.getAccessToken();
    if (token.status !== 200) throw new Error("No token was issued.");
    const rebased = first.withBaseUrl(token.data.Instance_URL);

    expect(await rebased.getPurchaseRequest(detail)).toMatchObject({
      status: 200,
      data: { purchaseRequestId: "PRQ-1" },
    });
    expect(await getPurchaseRequest(rebased.connection, detail)).toMatchObject({ status: 200 });
    const raw = await rebased.raw.GET("/purchaserequest/v4/purchaserequests/{id}", { params: detail });
    expect(raw.data).toMatchObject({ purchaseRequestId: "PRQ-1" });
    expect([data.received.length, issued]).toEqual([3, 4]);
    expect(first.connection.baseUrl).toBe("http://127.0.0.1:1");
  });

  it("has the path of a gateway in front, with a slash at its end or without", async () => {
    const service = await serve(nodeAdapter, { basePath: "/gateway/v1" });
    for (const path of ["/gateway/v1", "/gateway/v1/"]) {
      const client = service.client().withBaseUrl(service.served.reach.baseUrl + path);
      expect((await client.getPurchaseRequest(detail)).status).toBe(200);
    }
    expect((await service.client().getPurchaseRequest(detail)).status).toBe(404);
  });

  it.each([
    "",
    "no address",
    "/relative",
    "ftp://host",
    "http://user:secret@host",
    "http://host?query",
    "http://host#hash",
  ])("that is none is refused at once: %j", (baseUrl) => {
    const settings = { baseUrl };
    const client = createPurchaseRequestsClient({ baseUrl: "http://host" });
    for (const make of [
      () => createPurchaseRequestsClient(settings),
      () => connectPurchaseRequests(settings),
      () => client.withBaseUrl(baseUrl),
    ]) {
      expect(make).toThrow(TypeError);
      expect(make).not.toThrow(/secret/);
    }
  });
});

describe.each(adapters)("openapi-fetch's own client through $name", (adapter) => {
  const path = "/purchaserequest/v4/purchaserequests/{id}";

  it("has the address, the headers and the credentials of the client", async () => {
    const service = await serve(adapter);
    const seen: unknown[] = [];
    service.handlers.getPurchaseRequest = (request, { request: { headers }, auth }) => {
      seen.push([request.path.id, headers["x-client"], auth.bearerToken.token]);
      return { status: 200, body: { purchaseRequestId: "A", purchaseRequestQueueStatus: "CREATED" } };
    };
    const { raw } = service.client({ headers: { "X-Client": "1" } });
    const { data, response } = await raw.GET(path, { params: detail });
    expect([response.status, data?.purchaseRequestId]).toEqual([200, "A"]);
    expect(seen).toEqual([["PRQ-1", "1", "known"]]);
    const created = await raw.POST("/purchaserequest/v4/purchaserequests", { body: { currencyCode: "eur" } as never });
    expect([created.response.status, created.error]).toMatchObject([400, { errors: expect.any(Array) as unknown }]);
  });

  it("shows its middlewares the typed calls too, until they are taken out", async () => {
    const service = await serve(adapter);
    const client = service.client();
    const log: string[] = [];
    const middleware = {
      onRequest: ({ request, schemaPath }: { request: Request; schemaPath: string }) => {
        log.push(`${request.method} ${schemaPath} ${request.headers.get("authorization") ?? ""}`);
        request.headers.set("service-correlationid", "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350");
        return request;
      },
      onResponse: ({ response }: { response: Response }) => {
        log.push(String(response.status));
        return undefined;
      },
    };
    client.raw.use(middleware);
    const { status, data } = await client.getPurchaseRequest({ ...detail, path: { id: "a&b?c#d%" } });
    expect([status, data]).toMatchObject([200, { purchaseRequestId: "a&b?c#d%" }]);
    expect(log).toEqual([`GET ${path} Bearer known`, "200"]);
    expect(service.received[0]?.headers).toEqual({ "service-correlationid": "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350" });
    client.raw.eject(middleware);
    await client.getPurchaseRequest(detail);
    expect(log).toHaveLength(2);
    expect(service.received[1]?.headers).toEqual({});
  });

  it("lets a middleware answer in place of the server, and checks that answer", async () => {
    const service = await serve(adapter);
    const client = service.client();
    let body: unknown = { purchaseRequestId: "cached", purchaseRequestQueueStatus: "CREATED" };
    client.raw.use({ onRequest: () => Response.json(body) });
    expect(await client.getPurchaseRequest(detail)).toMatchObject({
      status: 200,
      data: { purchaseRequestId: "cached" },
    });
    body = { purchaseRequestId: 7 };
    await expect(client.getPurchaseRequest(detail)).rejects.toMatchObject({
      brand: "specwright/ResponseValidationError",
      problems: expect.arrayContaining([
        expect.objectContaining({ code: "type", path: "/purchaseRequestId" }),
      ]) as unknown,
    });
    expect(service.received).toEqual([]);
  });
});

describe("credentials", () => {
  it("do not go along to the address of a redirect", async () => {
    const elsewhere = await answering();
    const platform = await answering({ status: 307, headers: { Location: elsewhere.url } });
    open.push(elsewhere, platform);
    const client = createPurchaseRequestsClient({ baseUrl: platform.url, auth: { bearerToken: "known" } });
    expect((await client.getPurchaseRequest(detail)).status).toBe(307);
    expect([platform.asked.length, elsewhere.asked.length]).toEqual([1, 0]);
  });
});
