import { describe, expect, it } from "vitest";
import { bindOperations } from "../../../templates/runtime/client/bind-operations.js";
import { callOperation } from "../../../templates/runtime/client/call.js";
import { connect } from "../../../templates/runtime/client/connection.js";
import { isApiError } from "../../../templates/runtime/client/errors.js";
import type { ClientResponse, Connection } from "../../../templates/runtime/client/client-types.js";
import { jsonReader } from "../../../templates/runtime/http/payload-json.js";
import { exchange, operationWith, rejection, schemes, type Answer } from "../../support/client-calls.js";
import type { ApiPromise } from "../../../templates/runtime/client/api-promise.js";

const content = [jsonReader("application/json"), jsonReader("application/problem+json")];

function call(
  response: Response,
  responses: Readonly<Record<string, ClientResponse>> = { 200: { content }, default: { content } },
): ApiPromise<Answer> {
  const { fetch } = exchange(response);
  return callOperation<Answer>(
    connect({ baseUrl: "https://api.example.com", fetch }, schemes),
    operationWith({ responses }),
  );
}

describe("a client with throwOnError", () => {
  it("returns data, and its connection results; its hooks stay with another address", async () => {
    const { fetch, requests } = exchange(() => Response.json({ id: 1 }));
    const settings = { baseUrl: "https://api.example.com", fetch, throwOnError: true } as const;
    const operation = operationWith({ responses: { 200: { content } } });
    const read = (connection: Connection<unknown>): ApiPromise<Answer> => callOperation<Answer>(connection, operation);
    const client = bindOperations<{ read: typeof read }, unknown, true>(settings, { read }, schemes);
    expect(await client.read()).toEqual({ id: 1 });
    expect(await read(client.connection)).toMatchObject({ status: 200, data: { id: 1 } });
    const other = client.withBaseUrl("https://other.example");
    const seen: string[] = [];
    client.use({ request: ({ request }) => void seen.push(request.url) });
    expect(await other.read().withResponse()).toMatchObject({ data: { id: 1 } });
    other.use({ request: ({ request }) => void seen.push(request.method) });
    await client.read();
    expect(seen).toEqual(["https://other.example/orders", "https://api.example.com/orders", "GET"]);
    expect(requests).toHaveLength(4);
  });
});

describe("orThrow", () => {
  it("returns the data of a success, or the whole result", async () => {
    expect(await call(Response.json({ id: 1 })).orThrow()).toEqual({ id: 1 });
    const result = await call(Response.json({ id: 1 }))
      .orThrow()
      .withResponse();
    expect(result).toMatchObject({ status: 200, data: { id: 1 }, attempts: 1 });
  });

  it("rejects with an ApiError that has the result", async () => {
    const response = Response.json(
      { title: "Gone", status: 404, extra: 1 },
      {
        status: 404,
        headers: { "content-type": "application/problem+json", "x-request-id": "r-1", "retry-after": "3" },
      },
    );
    const error = await rejection(call(response).orThrow());
    expect(isApiError(error, 404)).toBe(true);
    expect(isApiError(error, 405)).toBe(false);
    expect(error).toMatchObject({
      name: "ApiError",
      message: "readOrder (GET https://api.example.com/orders) got the status 404.",
      status: 404,
      data: { title: "Gone", status: 404, extra: 1 },
      problem: { title: "Gone", status: 404, extra: 1 },
      requestId: "r-1",
      attempts: 1,
      retryDelay: 0,
    });
  });

  it.each([
    ["a declared status", { 201: { content } }, 201, true],
    ["a range", { "2XX": { content } }, 204, true],
    ["another 2XX status than the declared one", { 200: { content }, default: { content } }, 201, false],
    ["any 2XX status if none is declared", { default: { content } }, 203, true],
    ["a 3XX status", { default: { content } }, 302, false],
  ])("takes %s: %s %s %s", async (_, responses, status, isSuccess) => {
    const body = status === 204 ? null : "{}";
    const response = new Response(body, { status, headers: { "content-type": "application/json" } });
    const outcome = await call(response, responses)
      .orThrow()
      .then(
        () => true,
        (error: unknown) => !isApiError(error),
      );
    expect(outcome).toBe(isSuccess);
  });

  it("takes an undeclared status of a strict client as an ApiError too", async () => {
    const error = await rejection(call(Response.json({ why: 1 }, { status: 418 }), { 200: { content } }));
    expect(error).toMatchObject({ name: "UnexpectedStatusError", data: { why: 1 } });
    expect(isApiError(error, 418)).toBe(true);
  });

  it("leaves no rejection unhandled", async () => {
    const failed: unknown[] = [];
    const listen = (reason: unknown): void => void failed.push(reason);
    process.on("unhandledRejection", listen);
    await rejection(
      call(Response.json({}, { status: 500 }))
        .orThrow()
        .withResponse(),
    );
    await rejection(call(Response.json({}, { status: 500 })).orThrow());
    await new Promise((resolve) => setTimeout(resolve, 5));
    process.off("unhandledRejection", listen);
    expect(failed).toEqual([]);
  });
});
