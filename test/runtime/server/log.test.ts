import { afterEach, describe, expect, it, vi } from "vitest";
import { contractBreach, isContractBreach } from "../../../templates/runtime/server/breach.js";
import { errorLine, logServerError } from "../../../templates/runtime/server/log.js";
import { orderServer } from "../../support/order-server.js";
import { send, serverRequest } from "../../support/server-request.js";

const request = serverRequest("GET", "/orders/7");

function stackless(error: Error): Error {
  error.stack = "";
  return error;
}

afterEach(() => vi.restoreAllMocks());

describe("errorLine", () => {
  it("names the operation, or the request where there is none", () => {
    expect(errorLine(stackless(new TypeError("broken")), { operationId: "getOrder", request })).toBe(
      "getOrder: TypeError: broken",
    );
    expect(errorLine(stackless(new Error("broken")), { request })).toBe("GET /orders/7: Error: broken");
  });

  it("lists what breaks the contract", () => {
    const problems = Array.from({ length: 12 }, (_, index) => ({
      code: "type",
      message: `No ${index}.`,
      path: `/${index}`,
    }));
    const breach = contractBreach("The reply is not valid against the spec.", problems);
    expect(isContractBreach(breach)).toBe(true);
    const line = errorLine(stackless(breach), { operationId: "getOrder", request });
    expect(line).toContain("getOrder: Error: The reply is not valid against the spec.; /0 type No 0.; /1 type No 1.;");
    expect(line).toMatch(/; \/9 type No 9\.; 2 more problems$/);
  });

  it("says where an error was thrown", () => {
    expect(errorLine(new Error("broken"), { operationId: "getOrder", request })).toMatch(/\(.*log\.test\.ts:\d+:\d+/);
  });

  it("stays one line of bounded length, whatever an error says", () => {
    const problem = { code: "c\n".repeat(500), message: "m\r\n".repeat(500), path: "/\u001b[31m".repeat(500) };
    const error = contractBreach(
      "x\n2026 forged line".repeat(1000),
      Array.from({ length: 100 }, () => problem),
    );
    error.stack = `Error\n    at ${"y".repeat(5000)}`;
    const line = errorLine(error, { request: serverRequest("GET", `/${"p".repeat(5000)}`) });
    expect(line).not.toMatch(/[\n\r\u001b]/);
    expect(line.length).toBeLessThan(25_000);
  });

  it("takes whatever was thrown", () => {
    expect(errorLine("text", { operationId: "a", request })).toBe("a: text");
    expect(errorLine(undefined, { operationId: "a", request })).toBe("a: [object Undefined] was thrown");
    expect(errorLine({ secret: 1 }, { operationId: "a", request })).toBe("a: [object Object] was thrown");
  });
});

describe("logServerError", () => {
  it("writes to the console, for servers that do not say otherwise", async () => {
    const written = vi.spyOn(console, "error").mockImplementation(() => undefined);
    logServerError(stackless(new Error("one")), { operationId: "a", request });
    const getOrder = (): never => {
      throw stackless(new Error("two"));
    };
    await send(orderServer({ handlers: { getOrder } }), "GET", "/orders/7");
    expect(written.mock.calls).toEqual([["a: Error: one"], ["getOrder: Error: two"]]);
  });

  it("does not fail on an error that cannot be described", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const getOrder = (): never => {
      const error = new Error("x");
      Object.defineProperty(error, "message", { get: () => expect.unreachable() });
      throw error;
    };
    expect(await send(orderServer({ handlers: { getOrder } }), "GET", "/orders/7")).toMatchObject({ status: 500 });
  });
});
