import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  createPurchaseRequestsServer,
  refuse,
  unimplementedPurchaseRequests,
} from "../../../generated/purchase-requests/server.js";
import type { Problem } from "../../../generated/runtime/base.js";
import { libxml2Judge } from "../judges.js";
import { post as postXml, serveLoyalty, updatePath, type Service as LoyaltyService } from "../loyalty/service.js";
import {
  accepted,
  createPath,
  detailPath,
  post,
  servePurchaseRequests,
  smallest,
  type Service,
} from "../purchase-requests/service.js";
import { adapters } from "./adapters.js";

const known = { authorization: "Bearer known" };
const small = JSON.stringify(smallest);
const judge = libxml2Judge("specs/loyalty/loyalty.xsd");
const update = "<LoyaltyMembershipUpdate><Membership/></LoyaltyMembershipUpdate>";
const detail = { path: { id: "PRQ-1" }, query: { mode: "COMPACT" } } as const;

/** The contract's own shape of an error of the whole request. */
const ownError = (errorCode: string): unknown => ({
  errors: [{ errorCode, errorMessage: expect.stringMatching(/\S/) as unknown, dataPath: "" }],
});

describe.each(adapters)("refusals through $name", (adapter) => {
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

  it("of a method name those that the path has", async () => {
    for (const method of ["GET", "PUT", "DELETE", "PATCH"]) {
      const response = await service.served.send(createPath, { method, headers: known });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "OPTIONS, POST"]);
      expect(await response.json()).toMatchObject({ status: 405, title: "Method Not Allowed" });
    }
    const response = await service.served.send(detailPath, { method: "POST", headers: known });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });

  it("of a method look as the contract's errors where all of them are alike", async () => {
    const response = await loyalty.served.send(updatePath, { headers: { authorization: "OAuth known" } });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "OPTIONS, POST"]);
    expect(judge("LoyaltyMembershipResponse", await response.text())).toBe(true);
  });

  it("of an Accept that no answer meets are a 406", async () => {
    for (const accept of ["application/xml", "text/*", "application/json;q=0"]) {
      const response = await service.served.send(createPath, post(small, { accept }));
      expect([response.status, await response.json()]).toEqual([406, ownError("http/406")]);
    }
    for (const accept of ["*/*", "application/*", "text/html, application/json;q=0.1"]) {
      expect((await service.served.send(createPath, post(small, { accept }))).status).toBe(202);
    }
    const xml = await loyalty.served.send(updatePath, postXml(update, { accept: "application/json" }));
    expect([xml.status, judge("LoyaltyMembershipResponse", await xml.text())]).toEqual([406, true]);
  });

  it.each([
    ["text/plain", {}],
    ["application/xml", {}],
    ["application/jsonp", {}],
    ["application/json; charset=utf-16", {}],
    ["nonsense", {}],
    ["application/json", { "content-encoding": "gzip" }],
  ])("of a body as %s are a 415", async (type, headers) => {
    const response = await service.served.send(createPath, post(small, { "content-type": type, ...headers }));
    expect([response.status, await response.json()]).toEqual([415, ownError("invalidRequestBody")]);
    expect(service.received).toEqual([]);
  });

  it.each(["application/json; charset=utf-8", "APPLICATION/JSON", 'application/json;charset="UTF-8"; x=1'])(
    "do not come for a body as %s",
    async (type) => {
      expect((await service.served.send(createPath, post(small, { "content-type": type }))).status).toBe(202);
      expect(service.received).toEqual([{ headers: {}, contentType: "application/json", body: smallest }]);
    },
  );

  it("of XML in a wrapping of its own are none: text/xml is another type", async () => {
    const response = await loyalty.served.send(updatePath, postXml(update, { "content-type": "text/xml" }));
    expect([response.status, judge("LoyaltyMembershipResponse", await response.text())]).toEqual([415, true]);
    const declared = '<?xml version="1.0" encoding="UTF-16"?>' + update;
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(declared, "utf16le")]);
    expect((await loyalty.served.send(updatePath, postXml(bytes))).status).toBe(200);
  });

  it("of bytes that are not UTF-8 are a 400", async () => {
    const bytes = Buffer.concat([Buffer.from('{"currencyCode":"'), Buffer.from([0xff]), Buffer.from('"}')]);
    const response = await service.served.send(createPath, post(bytes));
    expect([response.status, await response.json()]).toEqual([400, ownError("invalidRequestBody")]);
  });

  it("of a missing body are a 400", async () => {
    const response = await service.served.send(createPath, { method: "POST", headers: known });
    expect([response.status, await response.json()]).toEqual([400, ownError("missingRequestBody")]);
  });

  it.each([
    ["a member twice", `{"userEmail":"a","userEmail":"b",${small.slice(1)}`],
    ["deeper than can be read", `${small.slice(0, -1)},"x":${"[".repeat(10_000)}${"]".repeat(10_000)}}`],
  ])("of JSON that readers understand differently are a 400: %s", async (_, body) => {
    const response = await service.served.send(createPath, post(body));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ errorCode: "invalidRequestBody" }] });
  });

  it("that a handler throws say what it wants to say", async () => {
    service.handlers.createPurchaseRequest = () => {
      throw refuse(409, "There is one already.", {
        problems: [{ code: "duplicate", message: "The same id.", path: "/lineItems/0/custom1" }],
        headers: { "Retry-After": "5" },
      });
    };
    const result = await service.client().createPurchaseRequest({ body: smallest as never });
    expect(result).toMatchObject({
      status: 409,
      data: { errors: [{ errorCode: "duplicate", errorMessage: "The same id.", dataPath: "lineItems[0].custom1" }] },
    });
    expect(result.response.headers.get("retry-after")).toBe("5");
    expect(service.errors).toEqual([]);
  });

  const secret = new Error("the secret of the database");
  it.each<[string, () => never]>([
    [
      "throws",
      () => {
        throw secret;
      },
    ],
    ["rejects", () => Promise.reject(secret) as never],
    [
      "throws no error",
      () => {
        throw secret.message as unknown as Error;
      },
    ],
  ])("of a handler that %s are a 500 that tells nothing", async (_, handler) => {
    service.handlers.createPurchaseRequest = handler;
    service.handlers.getPurchaseRequest = handler;
    const created = await service.client().createPurchaseRequest({ body: smallest as never });
    expect(created).toMatchObject({ status: 500, data: ownError("http/500") });
    const read = await service.client().getPurchaseRequest(detail);
    expect(read.status).toBe(500);
    const told = `${JSON.stringify(created.data)} ${JSON.stringify(read.undeclaredBody)}`;
    expect(told).toContain("The server failed to handle the request.");
    expect(told).not.toContain("secret");
    expect(service.errors.map(({ error, info }) => [String(error), info.operationId])).toEqual([
      [expect.stringContaining("secret"), "createPurchaseRequest"],
      [expect.stringContaining("secret"), "getPurchaseRequest"],
    ]);
  });

  it.each<[string, unknown, Partial<Problem>]>([
    ["nothing", undefined, { code: "http/status" }],
    ["a status out of range", { status: 99 }, { code: "http/status" }],
    ["no body where there is one", { status: 202 }, { code: "http/body-required" }],
    [
      "a body of another type",
      { status: 202, body: accepted, contentType: "text/plain" },
      { code: "http/content-type" },
    ],
  ])("of a handler that returns %s are a 500 with the problem in the log", async (_, reply, problem) => {
    service.handlers.createPurchaseRequest = () => reply as never;
    const { status, data } = await service.client().createPurchaseRequest({ body: smallest as never });
    expect([status, data]).toEqual([500, ownError("http/500")]);
    const { problems } = service.errors[0]!.error as { readonly problems: readonly Problem[] };
    expect(problems).toEqual([expect.objectContaining(problem)]);
  });

  it("of operations that nobody has implemented are a 501 in the contract's words", async () => {
    const server = createPurchaseRequestsServer({
      handlers: unimplementedPurchaseRequests,
      security: { bearerToken: () => "anyone" },
    });
    const served = await adapter.serve(server);
    const created = await served.send(createPath, post(small));
    expect([created.status, await created.json()]).toEqual([501, ownError("http/501")]);
    const read = await served.send(detailPath, { headers: known });
    expect([read.status, read.headers.get("content-type")?.split(";")[0]]).toEqual([501, "application/problem+json"]);
    await served.close();
  });

  it("are one's own when the settings say so", async () => {
    const own = await servePurchaseRequests(adapter, {
      refusalReply: ({ status, operationId = "" }) => ({
        status,
        contentType: "text/plain",
        body: `no ${operationId}`,
      }),
    });
    const response = await own.served.send(createPath, { method: "POST" });
    expect([response.status, await response.text()]).toEqual([401, "no createPurchaseRequest"]);
    await own.served.close();
  });
});

describe.each(adapters)("HEAD and OPTIONS through $name", (adapter) => {
  let service: Service;
  beforeAll(async () => {
    service = await servePurchaseRequests(adapter);
  });
  beforeEach(() => service.clear());
  afterAll(() => service.served.close());

  it("HEAD has the headers of GET and no body", async () => {
    const get = await service.served.send(detailPath, { headers: known });
    const head = await service.served.send(detailPath, { method: "HEAD", headers: known });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"));
    expect(head.headers.get("content-length")).toBe(String(Buffer.byteLength(await get.text())));
    expect(service.received).toHaveLength(2);
  });

  it("HEAD of a request that is refused has the status of its refusal", async () => {
    const response = await service.served.send(`${createPath}/PRQ-1`, { method: "HEAD", headers: known });
    expect([response.status, await response.text()]).toEqual([400, ""]);
    expect((await service.served.send(createPath, { method: "HEAD", headers: known })).status).toBe(405);
  });

  it("OPTIONS says the methods of a path without asking who calls", async () => {
    const create = await service.served.send(createPath, { method: "OPTIONS" });
    expect([create.status, create.headers.get("allow"), await create.text()]).toEqual([204, "OPTIONS, POST", ""]);
    const read = await service.served.send(detailPath, { method: "OPTIONS" });
    expect([read.status, read.headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
    expect(service.received).toEqual([]);
  });
});

describe("paths that no contract has", () => {
  it.each(["/nothing", `${createPath}/`, createPath.toUpperCase(), `${createPath}/PRQ-1/lines`])(
    "are a 404 through node:http and the Fetch API: %s",
    async (path) => {
      for (const adapter of adapters.filter(({ name }) => name !== "Fastify")) {
        const { served, received } = await servePurchaseRequests(adapter);
        const response = await served.send(path, { headers: known });
        expect([response.status, await response.json()]).toMatchObject([404, { status: 404, title: "Not Found" }]);
        expect(received).toEqual([]);
        await served.close();
      }
    },
  );

  it("are the app's own through Fastify", async () => {
    const fastify = adapters.find(({ name }) => name === "Fastify")!;
    const { served } = await servePurchaseRequests(fastify);
    const response = await served.send("/nothing");
    expect([response.status, await response.json()]).toMatchObject([404, { message: "Route GET:/nothing not found" }]);
    await served.close();
  });
});
