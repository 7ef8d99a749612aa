import { describe, expect, it } from "vitest";
import { createServer } from "../../../templates/runtime/server/create-server.js";
import type { ServerOperation, ServerReply } from "../../../templates/runtime/server/server-types.js";
import { orderDefinition, orderServer } from "../../support/order-server.js";
import { jsonOf, send, serverRequest } from "../../support/server-request.js";

const json = { "content-type": "application/json" };

describe("a server", () => {
  it("answers with what a handler returns", async () => {
    const seen: unknown[] = [];
    const server = orderServer({
      handlers: { getOrder: (request) => (seen.push(request), { status: 200, body: { sku: "pen" } }) },
    });
    expect(await send(server, "GET", "/orders/7%20b?lines=2")).toEqual({
      status: 200,
      headers: { "Content-Type": "application/json", Vary: "Accept" },
      body: '{"sku":"pen"}',
    });
    expect(seen).toEqual([{ path: { id: "7 b" }, query: { lines: 2 } }]);
  });

  it("answers without a promise when nothing has to be waited for", () => {
    const server = orderServer();
    expect(server.handle(serverRequest("GET", "/orders/7"))).toMatchObject({ status: 200 });
    const authorized = { headers: { authorization: "Bearer t" } };
    expect(server.handle(serverRequest("DELETE", "/orders/7", authorized))).toMatchObject({ status: 204 });
  });

  it("waits for handlers and hooks", async () => {
    const server = orderServer({
      handlers: { deleteOrder: (_, { auth }) => Promise.resolve({ status: 200, body: auth }) },
      security: { token: () => Promise.resolve({ name: "Ann" }) },
    });
    const response = await send(server, "DELETE", "/orders/7", { headers: { authorization: "Bearer t" } });
    expect(jsonOf(response)).toEqual({ token: { name: "Ann" } });
  });

  it("tells handlers of the operation, the request and its signal", async () => {
    const controller = new AbortController();
    const seen: unknown[] = [];
    const server = orderServer({
      handlers: {
        getOrder: (_, { operationId, signal, request, auth }) => {
          seen.push(operationId, signal, request.path, auth);
          return { status: 200, body: { sku: "pen" } };
        },
      },
    });
    await send(server, "GET", "/orders/7", { signal: controller.signal });
    expect(seen).toEqual(["getOrder", controller.signal, "/orders/7", {}]);
  });

  it("calls handlers and hooks with their own this, also methods of a class", async () => {
    class Service {
      readonly #sku = "ink";
      getOrder(): ServerReply {
        return { status: 200, body: { sku: this.#sku } };
      }
      token(): string {
        return this.#sku;
      }
      deleteOrder(_: unknown, { auth }: { auth: unknown }): ServerReply {
        return { status: 200, body: auth };
      }
    }
    const service = new Service();
    const kept = new Set(["getOrder", "deleteOrder"]);
    const operations = orderDefinition.operations.filter(({ table }) => kept.has(table.id));
    const server = createServer({ ...orderDefinition, operations }, { handlers: service, security: service });
    expect(jsonOf(await send(server, "GET", "/orders/7"))).toEqual({ sku: "ink" });
    const headers = { authorization: "Bearer t" };
    expect(jsonOf(await send(server, "DELETE", "/orders/7", { headers }))).toEqual({ token: "ink" });
  });

  it("asks for a handler for every operation", () => {
    expect(() => orderServer({ handlers: { getOrder: undefined as never } })).toThrow(
      new TypeError('The handler "getOrder" of "orders" is missing.'),
    );
  });

  it.each([
    ["a string", "a string"],
    [null, "null"],
    [{}, "an object"],
  ])("says which handler is not a function: %j", (handler, what) => {
    expect(() => orderServer({ handlers: { getOrder: handler as never } })).toThrow(
      new TypeError(`The handler "getOrder" of "orders" must be a function, not ${what}.`),
    );
  });

  it.each([
    [undefined, "options with handlers, not undefined"],
    [{}, 'an object of "handlers", not undefined'],
    [{ handlers: null }, 'an object of "handlers", not null'],
    [{ handlers: {}, security: "open" }, 'an object of hooks as "security", not a string'],
  ])("says what is missing to callers without types: %j", (options, what) => {
    expect(() => createServer(orderDefinition, options as never)).toThrow(
      new TypeError(`The server of "orders" needs ${what}.`),
    );
  });

  it("does not take what every object has for a handler", () => {
    const table = { id: "toString", method: "GET", path: "/", parameters: [], security: [] } as const;
    expect(() => orderServer({ definition: { operations: [{ table, responses: {} }] } })).toThrow(
      'The handler "toString" of "orders" is missing.',
    );
  });

  it("knows its routes and which paths are its own", () => {
    const server = orderServer({ basePath: "v4/" });
    expect(server.name).toBe("orders");
    expect(server.routes).toContainEqual({ path: "/v4/orders", methods: ["GET", "HEAD", "OPTIONS", "POST"] });
    expect(server.routes).toContainEqual({ path: "/v4/orders/{id}", methods: ["DELETE", "GET", "HEAD", "OPTIONS"] });
    expect(server.matches("/v4/orders/7")).toBe(true);
    expect(server.matches("/orders/7")).toBe(false);
    expect(server.operationAt("GET", "/v4/orders/7")).toBe("getOrder");
    expect(server.operationAt("PUT", "/v4/orders/7")).toBeUndefined();
  });

  it("refuses a base path with a query, and two operations at one place", () => {
    expect(() => orderServer({ basePath: "/v4?a" })).toThrow("base path");
    const operation = {
      table: { id: "getOrder", method: "GET", path: "/a", parameters: [], security: [] },
      responses: {},
    } as const;
    expect(() => orderServer({ definition: { operations: [operation, operation] } })).toThrow(
      "Two operations have GET /a",
    );
  });
});

describe("methods and paths", () => {
  it("refuses a path that the contract does not have with 404", async () => {
    const response = await send(orderServer(), "GET", "/nothing");
    expect(response.headers).toEqual({ "Content-Type": "application/problem+json" });
    expect(jsonOf(response)).toEqual({
      type: "about:blank",
      title: "Not Found",
      status: 404,
      detail: "This path does not exist.",
    });
  });

  it("refuses a method that a path does not have with 405, and says which it has", async () => {
    const response = await send(orderServer(), "PATCH", "/orders/7");
    expect(response).toMatchObject({ status: 405, headers: { Allow: "DELETE, GET, HEAD, OPTIONS" } });
    expect(await send(orderServer(), "GET", "/orders/7/note")).toMatchObject({ headers: { Allow: "OPTIONS, PUT" } });
  });

  it("refuses a method that HTTP does not know with 501", async () => {
    for (const method of ["get", "BREW", "__proto__", "constructor", ""]) {
      expect(await send(orderServer(), method, "/orders/7")).toMatchObject({ status: 501 });
    }
    expect(await send(orderServer(), "BREW", "/nothing")).toMatchObject({ status: 404 });
  });

  it("answers OPTIONS with the methods of a path, without asking for credentials", async () => {
    expect(await send(orderServer(), "OPTIONS", "/orders")).toEqual({
      status: 204,
      headers: { Allow: "GET, HEAD, OPTIONS, POST" },
      body: undefined,
    });
    expect(await send(orderServer(), "OPTIONS", "/nothing")).toMatchObject({ status: 404 });
    const all = { Allow: "DELETE, GET, HEAD, OPTIONS, POST, PUT" };
    expect(await send(orderServer(), "OPTIONS", "*")).toMatchObject({ status: 204, headers: all });
  });

  it("answers HEAD as GET, for adapters to leave out the body", async () => {
    const asked: string[] = [];
    const server = orderServer({
      handlers: {
        getOrder: (_, { request }) => (asked.push(request.method), { status: 200, body: { sku: "pen" } }),
      },
    });
    expect(await send(server, "HEAD", "/orders/7")).toEqual(await send(server, "GET", "/orders/7"));
    expect(asked).toEqual(["HEAD", "GET"]);
    expect(await send(server, "HEAD", "/orders/7/note")).toMatchObject({ status: 405 });
  });

  it("leaves HEAD and OPTIONS to the contract's own operations", async () => {
    const table = (id: string, method: "GET" | "HEAD" | "OPTIONS"): object => ({
      table: { id, method, path: "/a", parameters: [], security: [] },
      responses: { "200": { content: [] } },
    });
    const server = orderServer({
      definition: { operations: [table("get", "GET"), table("head", "HEAD"), table("options", "OPTIONS")] as never },
      handlers: {
        get: () => ({ status: 200, headers: { "X-From": "get" } }),
        head: () => ({ status: 200, headers: { "X-From": "head" } }),
        options: () => ({ status: 200, headers: { "X-From": "options" } }),
      },
    });
    for (const method of ["GET", "HEAD", "OPTIONS"]) {
      const headers = { "X-From": method.toLowerCase() };
      expect(await send(server, method, "/a")).toEqual({ status: 200, headers, body: undefined });
    }
  });
});

describe("the order of refusals", () => {
  it("is path, credentials, Accept, parameters, body", async () => {
    const faults = {
      headers: { accept: "image/png", "content-type": "text/css" },
      body: "x",
    };
    const authorization = "Bearer t";
    const [deleteOrder] = [{ ...faults, headers: { ...faults.headers, authorization } }];
    const server = orderServer({
      definition: {
        operations: [
          {
            table: {
              id: "all",
              method: "POST",
              path: "/all",
              parameters: [{ name: "n", in: "query", style: "form", explode: true, shape: "number" }],
              security: [{ token: [] }],
            },
            check: (value) =>
              (value as { query: { n?: number } }).query.n === 1
                ? { ok: true, value }
                : { ok: false, problems: [{ code: "const", message: "No.", path: "/query/n" }], truncated: false },
            body: {
              required: true,
              content: [{ mediaType: "text/plain", wants: "text", read: () => ({ ok: true, value: 1 }) }],
            },
            responses: {
              "200": {
                content: [{ mediaType: "text/plain", write: () => ({ body: "ok", contentType: "text/plain" }) }],
              },
            },
          },
        ],
      },
      handlers: { all: () => ({ status: 200, body: 1 }) },
    });
    const status = async (target: string, parts: object): Promise<number> =>
      (await send(server, "POST", target, parts)).status;
    expect(await status("/none", faults)).toBe(404);
    expect(await status("/all?n=2", faults)).toBe(401);
    expect(await status("/all?n=2", deleteOrder)).toBe(406);
    expect(await status("/all?n=2", { ...faults, headers: { authorization, "content-type": "text/css" } })).toBe(400);
    expect(await status("/all?n=1", { ...faults, headers: { authorization, "content-type": "text/css" } })).toBe(415);
    expect(await status("/all?n=1", { body: "x", headers: { authorization, "content-type": "text/plain" } })).toBe(200);
  });

  it("names what is wrong with parameters", async () => {
    const response = await send(orderServer(), "GET", "/orders/%C3?lines=two");
    expect(response.status).toBe(400);
    expect(jsonOf(response)).toMatchObject({
      detail: "The parameters are not valid against the spec.",
      problems: [
        { code: "http/percent-encoding", path: "/path/id" },
        { code: "type", path: "/query/lines" },
      ],
    });
  });

  it("names problems of parameters up to four kilobytes", async () => {
    const response = await send(orderServer(), "GET", `/orders/1?${"lines=1&".repeat(500)}`);
    expect((jsonOf(response) as { problems: unknown[] }).problems.length).toBeGreaterThan(20);
    expect(JSON.stringify(jsonOf(response)).length).toBeLessThan(4096);
  });

  it("does not call a parameter missing that could not be decoded", async () => {
    const [operation] = orderDefinitionWithRequiredId();
    const server = orderServer({ definition: { operations: [operation] } });
    const problems = (await send(server, "GET", "/orders/%C3")).body;
    expect(jsonOf(await send(server, "GET", "/orders/%C3"))).toMatchObject({ problems: [{ path: "/path/id" }] });
    expect(problems).not.toContain("required");
  });

  it("refuses an Accept that takes no answer of the operation with 406", async () => {
    const accept = (text: string): object => ({ headers: { accept: text } });
    expect(await send(orderServer(), "GET", "/orders/7", accept("text/html, image/*"))).toMatchObject({ status: 406 });
    expect(await send(orderServer(), "GET", "/orders/7", accept("text/html, */*;q=0.1"))).toMatchObject({
      status: 200,
    });
    // One of its successes has no body.
    const headers = { accept: "image/png", authorization: "Bearer t" };
    expect(await send(orderServer(), "DELETE", "/orders/7", { headers })).toMatchObject({ status: 204 });
  });

  it("chooses among media types by Accept", async () => {
    const accept = (text: string | readonly string[]): object => ({ headers: { accept: text } });
    const typeOf = async (parts?: object): Promise<unknown> =>
      (await send(orderServer(), "GET", "/orders/7", parts)).headers["Content-Type"];
    expect(await typeOf()).toBe("application/json");
    expect(await typeOf(accept("application/xml"))).toBe("application/xml");
    expect(await typeOf(accept("application/json;q=0.5, application/xml"))).toBe("application/xml");
    expect(await typeOf(accept(["text/css", "application/xml"]))).toBe("application/xml");
    expect(await typeOf(accept("*/*"))).toBe("application/json");
  });
});

describe("errors", () => {
  it("are a 500 that says nothing of its cause, whether thrown at once or later", async () => {
    const told: unknown[] = [];
    for (const getOrder of [
      () => {
        throw new Error("secret");
      },
      () => Promise.reject(new Error("secret")),
    ]) {
      const server = orderServer({ handlers: { getOrder }, onError: (error, info) => told.push(error, info) });
      const response = await send(server, "GET", "/orders/7");
      expect(response.status).toBe(500);
      expect(response.body).not.toContain("secret");
    }
    expect(told).toMatchObject([
      { message: "secret" },
      { operationId: "getOrder", request: { path: "/orders/7" } },
      { message: "secret" },
      { operationId: "getOrder" },
    ]);
  });

  it("that cannot even be looked at are a 500 too", async () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const getOrder = (): never => {
      throw proxy; // eslint-disable-line @typescript-eslint/only-throw-error -- what a handler without types may do
    };
    const later = (): Promise<never> => new Promise((_, reject) => reject(proxy)); // eslint-disable-line @typescript-eslint/prefer-promise-reject-errors
    for (const handler of [getOrder, later]) {
      const server = orderServer({ handlers: { getOrder: handler }, onError: () => undefined });
      expect((await send(server, "GET", "/orders/7")).status).toBe(500);
    }
  });

  it("go to the adapter when the interface has no onError", async () => {
    const told: unknown[] = [];
    const getOrder = (): never => {
      throw new Error("broken");
    };
    await send(orderServer({ handlers: { getOrder } }), "GET", "/orders/7", { report: (error) => told.push(error) });
    expect(told).toMatchObject([{ message: "broken" }]);
  });

  it("stay harmless when onError itself fails", async () => {
    const getOrder = (): never => {
      throw new Error("broken");
    };
    for (const onError of [
      () => {
        throw new Error("worse");
      },
      () => Promise.reject(new Error("worse")) as never,
    ]) {
      const server = orderServer({ handlers: { getOrder }, onError });
      expect(await send(server, "GET", "/orders/7")).toMatchObject({ status: 500 });
    }
  });

  it("of hooks are a 500 too", async () => {
    const token = (): never => {
      throw new Error("no database");
    };
    const server = orderServer({ security: { token }, onError: () => undefined });
    const headers = { authorization: "Bearer t" };
    expect(await send(server, "DELETE", "/orders/7", { headers })).toMatchObject({ status: 500 });
  });

  it("of callers who hang up are not errors of the server", async () => {
    const told: unknown[] = [];
    const server = orderServer({ onError: (error) => told.push(error) });
    const request = serverRequest("POST", "/orders", { headers: json, body: "{" });
    const gone = Object.assign(new Error("gone"), { brand: "specwright/request-aborted" });
    expect(await server.handle({ ...request, bytes: () => Promise.reject(gone) })).toMatchObject({ status: 400 });
    expect(told).toEqual([]);
    expect(await server.handle({ ...request, bytes: () => Promise.reject(new Error("bug")) })).toMatchObject({
      status: 500,
    });
    expect(told).toMatchObject([{ message: "bug" }]);
  });
});

function orderDefinitionWithRequiredId(): readonly [ServerOperation] {
  const operation = {
    table: {
      id: "getOrder",
      method: "GET",
      path: "/orders/{id}",
      parameters: [{ name: "id", in: "path", style: "simple", explode: false, shape: "string" }],
      security: [],
    },
    check: () => ({
      ok: false,
      problems: [{ code: "required", message: "Missing.", path: "/path", expected: '"id"' }],
      truncated: false,
    }),
    responses: { "200": { content: [] } },
  };
  return [operation] as never;
}
