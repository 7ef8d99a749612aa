import { describe, expect, it } from "vitest";
import { jsonReader, jsonWriter } from "../../../templates/runtime/http/payload-json.js";
import type { Check } from "../../../templates/runtime/http/payload.js";
import {
  isRefusalError,
  notImplemented,
  problemDetails,
  refuse,
  writeRefusal,
} from "../../../templates/runtime/server/refusal.js";
import type { ErrorInfo } from "../../../templates/runtime/server/options.js";
import type { Refusal, RefusalStatus } from "../../../templates/runtime/server/server-types.js";
import { hasTexts, orderDefinition, orderServer } from "../../support/order-server.js";
import { jsonOf, send, serverRequest } from "../../support/server-request.js";

const errorWriter = jsonWriter<{ error: string }>("application/json", hasTexts("error") as never);

describe("problemDetails", () => {
  it("has a title for every status", () => {
    const statuses: readonly RefusalStatus[] = [400, 401, 403, 404, 405, 406, 413, 415, 500, 501, 503];
    for (const status of statuses) {
      const { body } = problemDetails({ status, message: "Why.", problems: [], headers: {} });
      expect(JSON.parse(body as string)).toEqual({
        type: "about:blank",
        title: expect.any(String),
        status,
        detail: "Why.",
      });
    }
  });

  it("says of problems only what callers may know", () => {
    const problem = { code: "type", message: "No.", path: "/a", expected: "b", actual: "c", line: 1, column: 2 };
    const { body } = problemDetails({ status: 400, message: "Why.", problems: [problem], headers: {} });
    expect(JSON.parse(body as string)).toMatchObject({ problems: [{ code: "type", message: "No.", path: "/a" }] });
    expect(body).not.toContain("expected");
  });
});

describe("refusals from outside", () => {
  it("have the shape of the interface, and know the operation", () => {
    const refusalReply = ({ status, message, operationId }: Refusal) => ({
      status,
      body: `${operationId ?? "nobody"}: ${message}`,
    });
    const server = orderServer({ refusalReply });
    const refused = server.refuse(serverRequest("GET", "/orders/7"), 429, "Slow down.", { "Retry-After": "60" });
    expect(refused).toEqual({ status: 429, headers: { "Retry-After": "60" }, body: "getOrder: Slow down." });
    expect(server.refuse(serverRequest("GET", "/elsewhere"), 503, "Later.").body).toBe("nobody: Later.");
  });

  it("are a 500 where their status is not one of refusals", () => {
    const server = orderServer({ onError: () => undefined });
    expect(server.refuse(serverRequest("GET", "/orders/7"), 200, "Fine.")).toMatchObject({ status: 500 });
  });
});

describe("refusals are reported", () => {
  it("to onRefusal with their faults, and its errors to onError", async () => {
    const told: unknown[] = [];
    const onRefusal = ({ status, part }: Refusal, { operationId }: ErrorInfo): void => {
      told.push([status, part, operationId]);
      throw new Error("The log is full.");
    };
    const errors: unknown[] = [];
    const server = orderServer({ onRefusal, onError: (error) => errors.push(error) });
    await send(server, "GET", "/orders/7?lines=many");
    await send(server, "DELETE", "/orders/7");
    await send(server, "GET", "/orders/7");
    await send(server, "GET", "/elsewhere");
    expect(told).toEqual([
      [400, "parameters", "getOrder"],
      [401, "credential", "deleteOrder"],
      [404, undefined, undefined],
    ]);
    expect(errors).toMatchObject(told.map(() => ({ message: "The log is full." })));
  });

  it("also where onRefusal is an async function that fails", async () => {
    const errors: unknown[] = [];
    const onRefusal = (() => Promise.reject(new Error("No."))) as () => void;
    const server = orderServer({ onRefusal, onError: (error) => errors.push(error) });
    expect(await send(server, "GET", "/elsewhere")).toMatchObject({ status: 404 });
    expect(errors).toMatchObject([{ message: "No." }]);
  });
});

describe("refusals", () => {
  it("returned by handlers mean what they mean when they are thrown", async () => {
    const handlers = { getOrder: () => refuse(404, "There is no such order.") };
    const response = await send(orderServer({ handlers }), "GET", "/orders/7");
    expect(response).toMatchObject({ status: 404 });
    expect(jsonOf(response)).toMatchObject({ detail: "There is no such order." });
  });

  it("thrown by handlers, at once or later, are answers and no errors", async () => {
    const problems = [{ code: "stock", message: "Sold out.", path: "/sku" }];
    const refusal = refuse(503, "Come back later.", { problems, headers: { "Retry-After": "60" } });
    for (const getOrder of [
      () => {
        throw refusal;
      },
      () => Promise.reject(refusal),
    ]) {
      const server = orderServer({ handlers: { getOrder }, onError: () => expect.unreachable() });
      const response = await send(server, "GET", "/orders/7");
      expect(response).toMatchObject({ status: 503, headers: { "Retry-After": "60" } });
      expect(jsonOf(response)).toMatchObject({ detail: "Come back later.", problems });
    }
    expect(isRefusalError(refusal)).toBe(true);
    expect(isRefusalError(new Error("x"))).toBe(false);
    expect(isRefusalError(undefined)).toBe(false);
  });

  it("are what an operation answers that nobody has implemented", async () => {
    const server = orderServer({ handlers: { getOrder: notImplemented }, onError: () => expect.unreachable() });
    expect(await send(server, "GET", "/orders/7")).toMatchObject({ status: 501 });
  });

  it("look as the contract's errors do, with the headers that HTTP asks for", async () => {
    const seen: Refusal[] = [];
    const refusalReply = (refusal: Refusal): ReturnType<typeof writeRefusal> => {
      seen.push(refusal);
      return writeRefusal(refusal, errorWriter, { error: refusal.message });
    };
    const server = orderServer({ definition: { refusalReply } });
    expect(await send(server, "PATCH", "/orders/7")).toEqual({
      status: 405,
      headers: { Allow: "DELETE, GET, HEAD, OPTIONS", "Content-Type": "application/json" },
      body: '{"error":"This path does not support this method."}',
    });
    await send(server, "DELETE", "/orders/7");
    expect(seen).toMatchObject([{ status: 405 }, { status: 401, operationId: "deleteOrder" }]);
    expect(seen[0]).not.toHaveProperty("operationId");
  });

  it.each([
    [undefined, "The sku must be short.", undefined],
    [true, 'The sku must be short, but is "long".', '"long"'],
  ])("leave out the values of a request unless they are asked for: %s", async (showValues, message, actual) => {
    const seen: Refusal[] = [];
    const check: Check = (_, options) => ({
      ok: false,
      problems: [
        {
          code: "maxLength",
          path: "/sku",
          message: options?.values === false ? "The sku must be short." : 'The sku must be short, but is "long".',
          actual: '"long"',
        },
      ],
      truncated: false,
    });
    const operations = orderDefinition.operations.map((operation) => ({
      ...operation,
      ...(operation.body && { body: { required: true, content: [jsonReader("application/json", check)] } }),
    }));
    const server = orderServer({
      definition: { operations },
      refusalReply: (refusal) => {
        seen.push(refusal);
        return problemDetails(refusal);
      },
      ...(showValues && { showValues }),
    });
    const parts = { headers: { "content-type": "application/json" }, body: "{}" };
    const response = await send(server, "POST", "/orders", parts);
    expect(jsonOf(response)).toMatchObject({ status: 400, problems: [{ message }] });
    expect(seen[0]?.problems[0]?.actual).toBe(actual);
  });

  it("look as the options say, if they say so, with a status and headers of their own", async () => {
    const server = orderServer({
      definition: { refusalReply: () => expect.unreachable() },
      refusalReply: ({ status }) => ({ status: status === 404 ? 410 : status, headers: { "X-Why": "gone" } }),
    });
    expect(await send(server, "GET", "/none")).toEqual({ status: 410, headers: { "X-Why": "gone" }, body: undefined });
  });

  it.each<[string, (refusal: Refusal) => ReturnType<typeof problemDetails>]>([
    [
      "throws",
      () => {
        throw new Error("broken");
      },
    ],
    ["gives a body that breaks the contract", (refusal) => writeRefusal(refusal, errorWriter, { error: 1 as never })],
    ["gives no status", () => ({ status: 0 })],
    ["gives a status of success", () => ({ status: 200 })],
    ["gives nothing", () => undefined as never],
    ["gives a header with a line break", ({ status }) => ({ status, headers: { "X-Why": "a\r\nb" } })],
  ])("are problem details when what shapes them %s", async (_, refusalReply) => {
    const told: unknown[] = [];
    const server = orderServer({ refusalReply, onError: (error) => told.push(error) });
    const response = await send(server, "PATCH", "/orders/7");
    expect(response).toMatchObject({ status: 405, headers: { "Content-Type": "application/problem+json" } });
    expect(response.headers).toHaveProperty("Allow");
    expect(told).toHaveLength(1);
  });

  it.each(["Content-Length", "transfer-encoding", "Connection", "content-type", "bad name"])(
    "lose a header %s, which is not for handlers to set",
    async (name) => {
      const errors: unknown[] = [];
      const getOrder = (): never => {
        throw refuse(503, "Later.", { headers: { [name]: "5", "X-Good": "1" } });
      };
      const server = orderServer({ handlers: { getOrder }, onError: (error) => errors.push(error) });
      const { status, headers } = await send(server, "GET", "/orders/7");
      expect({ status, headers }).toEqual({
        status: 503,
        headers: { "X-Good": "1", "Content-Type": "application/problem+json" },
      });
      expect(errors).toHaveLength(1);
    },
  );

  it("lose headers that cannot be sent", async () => {
    const getOrder = (): never => {
      throw refuse(503, "Later.", { headers: { "Retry-After": "1\r\nX: 1", "X-Good": "1" } });
    };
    const told: unknown[] = [];
    const response = await send(
      orderServer({ handlers: { getOrder }, onError: (error) => told.push(error) }),
      "GET",
      "/orders/7",
    );
    expect(response).toMatchObject({ status: 503, headers: { "X-Good": "1" } });
    expect(response.headers).not.toHaveProperty("Retry-After");
    expect(told).toHaveLength(1);
  });

  it.each([
    ["a status that is none", refuse(99 as never, "Odd.")],
    ["a status of success", refuse(200 as never, "Odd.")],
    ["a problem that is none", refuse(400, "Odd.", { problems: [null as never] })],
  ])("with %s are a 500", async (_, refusal) => {
    const server = orderServer({ handlers: { getOrder: () => Promise.reject(refusal) }, onError: () => undefined });
    const response = await send(server, "GET", "/orders/7");
    expect(response.status).toBe(500);
    expect(jsonOf(response)).toMatchObject({ status: 500 });
  });
});
