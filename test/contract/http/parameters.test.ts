import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { isRequestValidationError, type PurchaseRequestsClient } from "../../../generated/purchase-requests/client.js";
import {
  createPath,
  detailPath,
  post,
  servePurchaseRequests,
  smallest,
  type Service,
} from "../purchase-requests/service.js";
import { adapters } from "./adapters.js";
import { failureOf } from "./answers.js";

const uuid = "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350";
const known: RequestInit = { headers: { authorization: "Bearer known" } };
const unchecked = { validate: { request: false } } as const;

/** Parameters that break the contract; by hand as the rest of the address, and as headers. */
const broken = [
  ["no mode", { query: {} }, "?", {}, "required", "/query"],
  ["another mode", { query: { mode: "FULL" } }, "?mode=FULL", {}, "enum", "/query/mode"],
  ["a mode in another case", { query: { mode: "compact" } }, "?mode=compact", {}, "enum", "/query/mode"],
  ["an empty mode", { query: { mode: "" } }, "?mode=", {}, "enum", "/query/mode"],
  [
    "a correlation id that is not a UUID",
    { query: { mode: "COMPACT" }, headers: { "service-correlationid": "no-uuid" } },
    "?mode=COMPACT",
    { "service-correlationid": "no-uuid" },
    "format",
    "/headers/service-correlationid",
  ],
] as const;

const ids = ["PRQ-1", "a&b?c#d%", "%2F", "a b+c", "..a", "ü€\u{1f600}", ";:@&=$,!'()*", '"<>^`{|}', "x".repeat(100)];

describe.each(adapters)("parameters through $name", (adapter) => {
  let service: Service;
  let client: PurchaseRequestsClient;
  beforeAll(async () => {
    service = await servePurchaseRequests(adapter);
    client = service.client();
  });
  beforeEach(() => service.clear());
  afterAll(() => service.served.close());

  it.each(broken)("are not sent: %s", async (_, input, _query, _headers, code, path) => {
    const error = await failureOf(client.getPurchaseRequest({ path: { id: "PRQ-1" }, ...input } as never));
    expect(isRequestValidationError(error) && error.problems).toContainEqual(expect.objectContaining({ code, path }));
    expect(service.received).toEqual([]);
  });

  it.each(broken)("are refused: %s", async (_, input, query, headers, code, path) => {
    const { status, data, undeclaredBody } = await client.getPurchaseRequest(
      { path: { id: "PRQ-1" }, ...input } as never,
      unchecked,
    );
    // The contract does not state the body of a failure.
    expect([status, data]).toEqual([400, undefined]);
    const details = undeclaredBody as { readonly problems: unknown };
    expect(details).toMatchObject({ type: "about:blank", title: "Bad Request", status: 400 });
    expect(details.problems).toContainEqual(expect.objectContaining({ code, path }));

    const byHand = await service.served.send(`${createPath}/PRQ-1${query}`, {
      headers: { authorization: "Bearer known", ...headers },
    });
    expect([byHand.status, byHand.headers.get("content-type")]).toEqual([
      400,
      expect.stringMatching(/^application\/problem\+json/),
    ]);
    expect(((await byHand.json()) as { problems: unknown }).problems).toContainEqual(
      expect.objectContaining({ code, path }),
    );
    expect(service.received).toEqual([]);
  });

  it.each(["a/b", "a\\b", "\0"])("in a path that lead out of their segment are refused: %j", async (id) => {
    const { status } = await client.getPurchaseRequest({ path: { id }, query: { mode: "COMPACT" } });
    expect([status, service.received]).toEqual([400, []]);
  });

  it.each(ids)("in a path arrive as they are: %s", async (id) => {
    const result = await client.getPurchaseRequest({ path: { id }, query: { mode: "COMPACT" } });
    expect(result.status).toBe(200);
    expect(result.data).toMatchObject({ purchaseRequestId: id });
    expect(service.received).toEqual([{ path: { id }, query: { mode: "COMPACT" }, headers: {} }]);
  });

  it.each(["", ".", "..", "\ud800"])("in a path that would arrive as another path are not sent: %j", async (id) => {
    const error = await failureOf(client.getPurchaseRequest({ path: { id }, query: { mode: "COMPACT" } }));
    expect(isRequestValidationError(error) && error.problems).toEqual([
      expect.objectContaining({ code: "http/unencodable-value", path: "/path/id" }),
    ]);
    expect(service.received).toEqual([]);
  });

  it("arrive with the headers of the operation, those of the call and those of the client", async () => {
    const seen: unknown[] = [];
    service.handlers.getPurchaseRequest = (_, { request: { headers } }) => {
      seen.push([headers["x-client"], headers["x-call"], headers["service-correlationid"]]);
      return {
        status: 200,
        body: { purchaseRequestId: "A", purchaseRequestQueueStatus: "CREATED" },
        headers: { "service-correlationid": uuid },
      };
    };
    const result = await service
      .client({ headers: { "X-Client": "1", "x-call": "1" } })
      .getPurchaseRequest(
        { path: { id: "A" }, query: { mode: "COMPACT" }, headers: { "service-correlationid": uuid } },
        { headers: { "X-Call": "2", "Service-CorrelationId": "another" } },
      );
    expect(seen).toEqual([["1", "2", uuid]]);
    expect(service.received).toMatchObject([{ headers: { "service-correlationid": uuid } }]);
    expect(result.headers).toEqual({ "service-correlationid": uuid });
  });

  it("of answers that break the contract are a 500", async () => {
    service.handlers.createPurchaseRequest = () => ({
      status: 202,
      body: { id: "A", uri: "u" },
      headers: { "service-correlationid": "no-uuid" },
    });
    expect((await client.createPurchaseRequest({ body: smallest as never })).status).toBe(500);
    const [{ error } = { error: undefined }] = service.errors;
    expect((error as { readonly problems: unknown }).problems).toEqual([
      expect.objectContaining({ code: "format", path: "/service-correlationid" }),
    ]);
  });

  it("that are sent twice are refused, those that nobody knows are left aside", async () => {
    const twice = await service.served.send(`${detailPath}&mode=COMPACT`, known);
    expect([twice.status, await twice.json()]).toMatchObject([
      400,
      { problems: [{ code: "http/repeated-parameter", path: "/query/mode" }] },
    ]);
    expect((await service.served.send(`${detailPath}&other=1`, known)).status).toBe(200);
    expect(service.received).toHaveLength(1);
  });

  it.each(["%FF", "%E2%82", "%zz", "%"])("in a path that are not percent-encoded UTF-8 are refused: %s", async (id) => {
    const response = await service.served.send(`${createPath}/${id}?mode=COMPACT`, known);
    expect(response.status).toBe(400);
    expect(service.received).toEqual([]);
  });

  it("of a body stand in no address", async () => {
    const response = await service.served.send(`${createPath}?mode=COMPACT`, post(JSON.stringify(smallest)));
    expect(response.status).toBe(202);
  });
});
