import { inspect } from "node:util";
import createClient, { type Middleware } from "openapi-fetch";
import { describe, expect, expectTypeOf, it } from "vitest";
import { callOperation } from "../../../templates/runtime/client/call.js";
import { createRawClient } from "../../../templates/runtime/client/raw.js";
import type { ClientOperation, ClientSettings } from "../../../templates/runtime/client/client-types.js";
import { encodeHeaders } from "../../../templates/runtime/parameters/encode-headers.js";
import { encodePath } from "../../../templates/runtime/parameters/encode-path.js";
import { encodeQuery } from "../../../templates/runtime/parameters/encode-query.js";
import { jsonReader, jsonWriter } from "../../../templates/runtime/http/payload-json.js";
import { type Answer, exchange, operationWith, rejection, schemes } from "../../support/client-calls.js";

/** As openapi-typescript writes it. */
interface paths {
  "/orders/{id}": {
    get: {
      parameters: { path: { id: string }; query?: { tags?: string[] }; header?: { "x-trace"?: string } };
      responses: {
        200: { content: { "application/json": { id: string } } };
        404: { content: { "application/json": { reason: string } } };
      };
    };
    put: {
      parameters: { path: { id: string } };
      requestBody: { content: { "application/json": { n: number } } };
      responses: { 200: { content: { "application/json": { id: string } } } };
    };
  };
}

const readOrder = operationWith({
  table: {
    id: "readOrder",
    path: "/orders/{id}",
    parameters: [
      { name: "id", in: "path", style: "simple", explode: false, shape: "string" },
      { name: "tags", in: "query", style: "pipeDelimited", explode: false, shape: { items: "string" } },
      { name: "x-trace", in: "header", style: "simple", explode: false, shape: "string" },
    ],
    security: [{ token: ["orders.read"] }],
  },
  encode: { path: encodePath, query: encodeQuery, headers: encodeHeaders },
  accept: "application/json",
  responses: {
    "200": { content: [jsonReader("application/json")] },
    "404": { content: [jsonReader("application/json")] },
  },
});

const writeOrder = operationWith({
  table: { ...readOrder.table, id: "writeOrder", method: "PUT", security: [{ queryKey: [], cookieKey: [] }] },
  encode: readOrder.encode!,
  body: { required: true, content: [jsonWriter("application/json")] },
  responses: readOrder.responses,
});

interface Auth {
  readonly token?: string | (() => string);
  readonly queryKey?: string;
  readonly cookieKey?: string;
}

function client(
  settings: Partial<ClientSettings<Auth>>,
): ReturnType<typeof createRawClient<Auth, ReturnType<typeof createClient<paths>>>> {
  const full: ClientSettings<Auth> = { baseUrl: "https://api.example.com/v1", auth: { token: "t" }, ...settings };
  return createRawClient(createClient<paths>, full, schemes, [readOrder.table, writeOrder.table]);
}

describe("the raw client", () => {
  it("is openapi-fetch's own, with the types of the paths", async () => {
    const { raw } = client({ fetch: exchange(Response.json({ id: "7" })).fetch });
    expectTypeOf(raw).toEqualTypeOf<ReturnType<typeof createClient<paths>>>();
    const { data, error, response } = await raw.GET("/orders/{id}", { params: { path: { id: "7" } } });
    expect([data, error, response.status]).toEqual([{ id: "7" }, undefined, 200]);
  });

  it("adds the base URL, the headers and the credentials of the operation", async () => {
    const { requests, fetch } = exchange(Response.json({}));
    const { raw } = client({
      fetch,
      headers: { "x-team": "a" },
      auth: { token: () => "t", queryKey: "k&", cookieKey: "c" },
    });
    await raw.GET("/orders/{id}", { params: { path: { id: "7" }, query: { tags: ["a", "b"] } } });
    await raw.PUT("/orders/{id}", { params: { path: { id: "7" } }, body: { n: 1 }, headers: { cookie: "own=1" } });
    expect(requests.map(({ url }) => url)).toEqual([
      "https://api.example.com/v1/orders/7?tags=a&tags=b",
      "https://api.example.com/v1/orders/7?api%20key=k%26",
    ]);
    expect(
      requests.map(({ headers }) => [headers.get("authorization"), headers.get("cookie"), headers.get("x-team")]),
    ).toEqual([
      ["Bearer t", null, "a"],
      [null, "own=1; session=c", "a"],
    ]);
    expect(await requests[1]!.json()).toEqual({ n: 1 });
  });

  it("sends a request without credentials as it is, and leaves those of the caller alone", async () => {
    const { requests, fetch } = exchange(Response.json({}));
    await client({ fetch, auth: {} }).raw.GET("/orders/{id}", { params: { path: { id: "7" } } });
    await client({ fetch }).raw.GET("/orders/{id}", {
      params: { path: { id: "7" } },
      headers: { authorization: "Own 1" },
    });
    expect(requests.map(({ headers }) => headers.get("authorization"))).toEqual([null, "Own 1"]);
  });

  const toOrder = { params: { path: { id: "7" } } };

  it("followed redirects, and took headers along to where they led: it follows none, whoever asks for it", async () => {
    const { requests, fetch } = exchange(
      new Response(null, { status: 302, headers: { location: "https://evil.example/" } }),
    );
    const { raw } = client({ fetch });
    const { response } = await raw.GET("/orders/{id}", toOrder);
    await raw.GET("/orders/{id}", { ...toOrder, redirect: "follow" });
    await raw.GET("/orders/{id}", { ...toOrder, redirect: "follow", fetch });
    raw.use({ onRequest: ({ request }) => new Request(request, { redirect: "follow" }) });
    await raw.GET("/orders/{id}", toOrder);
    expect(response.status).toBe(302);
    expect(requests.map(({ redirect }) => redirect)).toEqual(["manual", "manual", "manual", "manual"]);
  });

  it("let .. and nothing stand for a variable of the path: it refuses both", async () => {
    const { requests, fetch } = exchange(Response.json({}));
    const { raw } = client({ fetch });
    for (const id of ["..", ".", "", undefined as never]) {
      await expect(raw.GET("/orders/{id}", { params: { path: { id } } })).rejects.toMatchObject({
        problems: [{ path: "/path/id" }],
      });
    }
    await raw.GET("/orders/{id}", { params: { path: { id: "a/ü" } } });
    await raw.GET("/orders/{id}", { params: { path: { id: ["a", "b,c"] as never } } });
    await raw.GET("/orders/{id}", { params: { path: { id: { a: 1 } as never } } });
    expect(requests.map(({ url }) => url.slice(34))).toEqual(["a%2F%C3%BC", "a,b%2Cc", "a,1"]);
  });

  it("sent headers of the settings and credentials to the origin of a call's own base URL", async () => {
    const { requests, fetch } = exchange(Response.json({}));
    const { raw } = client({ fetch, headers: { "x-team": "a" }, auth: { token: "t", queryKey: "k", cookieKey: "c" } });
    await raw.GET("/orders/{id}", { ...toOrder, baseUrl: "https://other.example", headers: { "x-own": "1" } });
    await raw.PUT("/orders/{id}", { ...toOrder, baseUrl: "http://api.example.com/v1", body: { n: 1 } });
    expect(requests.map(({ url }) => url)).toEqual([
      "https://other.example/orders/7",
      "http://api.example.com/v1/orders/7",
    ]);
    expect(requests.map(({ headers }) => Object.fromEntries(headers))).toEqual([
      { "x-own": "1" },
      { "content-type": "application/json" },
    ]);
  });

  it.each<[string, unknown]>([
    ["that ends in a line feed", { authorization: "Bearer t\n" }],
    ["that begins with a space", { authorization: " Bearer t" }],
    ["that is a list", { "x-team": ["s1", "s2"] }],
    ["that is a number", { "x-team": 7 }],
    ["that stands in Headers", new Headers({ "x-team": "s1" })],
    ["that the call adds a list to", { "x-own": "s1" }],
  ])("sent a header of the settings %s to another origin", async (_, headers) => {
    const { requests, fetch } = exchange(Response.json({}));
    const { raw } = client({ fetch, headers: headers as Headers, auth: {} });
    const own = { headers: { "x-own": ["1"] } };
    await raw.GET("/orders/{id}", { ...toOrder, ...own, baseUrl: "https://other.example" });
    expect(requests.map((request) => Object.fromEntries(request.headers))).toEqual([{ "x-own": "1" }]);
    await raw.GET("/orders/{id}", toOrder);
    expect([...requests[1]!.headers]).toHaveLength(1);
  });

  it("showed a key of the query in an error of a call whose signal was aborted", async () => {
    const auth = { queryKey: "k/secret", cookieKey: "c" };
    const reason = new Error("enough");
    const controller = new AbortController();
    const call = { ...toOrder, body: { n: 1 }, signal: controller.signal };
    const failing = client({
      auth,
      fetch: ({ url }) => {
        controller.abort(reason);
        return Promise.reject(new Error(`aborted ${url}`));
      },
    });
    const error = await rejection(failing.raw.PUT("/orders/{id}", call));
    expect(error.message).toBe("aborted https://api.example.com/v1/orders/7?api%20key=***");
    expect(inspect(error)).not.toContain("secret");
    const heard = client({ auth, fetch: ({ signal }) => Promise.reject(signal.reason as Error) });
    expect(await rejection(heard.raw.PUT("/orders/{id}", call))).toBe(reason);
  });

  it("showed a key of the query in response.url and in errors", async () => {
    const auth = { queryKey: "k/secret", cookieKey: "c" };
    const shown = (url: string): Response =>
      Object.defineProperty(Response.json({}), "url", { value: url, configurable: true });
    const { raw } = client({ auth, fetch: ({ url }) => Promise.resolve(shown(url)) });
    const { response } = await raw.PUT("/orders/{id}", { ...toOrder, body: { n: 1 } });
    expect(response.url).toBe("https://api.example.com/v1/orders/7");
    expect(inspect(response)).not.toContain("secret");
    const failing = client({ auth, fetch: ({ url }) => Promise.reject(new TypeError(`request to ${url} failed`)) });
    const error = await rejection(failing.raw.PUT("/orders/{id}", { ...toOrder, body: { n: 1 } }));
    expect(error.message).toBe("request to https://api.example.com/v1/orders/7?api%20key=*** failed");
    expect(inspect(error)).not.toContain("secret");
  });

  it.each<[string, (url: string) => unknown, string]>([
    ["a text", (url) => `no answer from ${url}`, "no answer from https://api.example.com/v1/orders/7?api%20key=***"],
    ["an object", (url) => ({ url, statusCode: 0 }), "The request failed."],
  ])("showed a key of the query where `fetch` rejects with %s in place of an error", async (_, thrown, message) => {
    const auth = { queryKey: "k/secret", cookieKey: "c" };
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- others do so
    const { raw } = client({ auth, fetch: ({ url }) => Promise.reject(thrown(url)) });
    const error = await rejection(raw.PUT("/orders/{id}", { ...toOrder, body: { n: 1 } }));
    expect([error.name, error.message]).toEqual(["TypeError", message]);
    expect(inspect(error)).not.toContain("secret");
    const without = { ...toOrder, baseUrl: "https://other.example", body: { n: 1 } };
    expect(await raw.PUT("/orders/{id}", without).catch((reason: unknown) => reason)).toEqual(
      thrown("https://other.example/orders/7"),
    );
  });

  it("gives errors and failures as openapi-fetch does", async () => {
    const { fetch } = exchange(Response.json({ reason: "gone" }, { status: 404 }));
    const { data, error } = await client({ fetch }).raw.GET("/orders/{id}", { params: { path: { id: "7" } } });
    expect([data, error]).toEqual([undefined, { reason: "gone" }]);
    const failure = new TypeError("fetch failed");
    const failing = client({ fetch: () => Promise.reject(failure) }).raw;
    expect(await rejection(failing.GET("/orders/{id}", { params: { path: { id: "7" } } }))).toBe(failure);
  });

  it("keeps the timeout, and hears the signal of a call", async () => {
    const heard = ({ signal }: Request): Promise<never> =>
      new Promise((_, reject) => {
        if (signal.aborted) reject(signal.reason as Error);
        signal.addEventListener("abort", () => reject(signal.reason as Error));
      });
    const { raw } = client({ fetch: heard, deadline: 10 });
    expect(await rejection(raw.GET("/orders/{id}", { params: { path: { id: "7" } } }))).toMatchObject({
      name: "TimeoutError",
    });
    const reason = new Error("enough");
    const signal = AbortSignal.abort(reason);
    expect(
      await rejection(client({ fetch: heard }).raw.GET("/orders/{id}", { params: { path: { id: "7" } }, signal })),
    ).toBe(reason);
  });
});

describe("middlewares of the raw client", () => {
  function call(
    connection: ReturnType<typeof client>["connection"],
    operation: ClientOperation,
    input: object,
    options = {},
  ): Promise<Answer> {
    return callOperation<Answer>(connection, operation, input, options);
  }

  const input = { path: { id: "a/b" }, query: { tags: ["x", "y"] }, headers: { "x-trace": "t-1" } };

  it("see operations as they are sent, and may change what comes and goes", async () => {
    const { requests, fetch } = exchange(Response.json({ id: "7" }));
    const { connection, raw } = client({ fetch, headers: { "x-team": "a" } });
    const seen: unknown[] = [];
    raw.use({
      onRequest: ({ request, schemaPath, params }) => {
        seen.push(schemaPath, params);
        request.headers.set("x-seen", "1");
        return request;
      },
      onResponse: async ({ response }) =>
        Response.json({ ...((await response.json()) as object), more: true }, { headers: { "x-b": "2" } }),
    });
    const result = await call(connection, readOrder, input);
    expect(result).toMatchObject({ status: 200, data: { id: "7", more: true } });
    expect(result.response.headers.get("x-b")).toBe("2");
    expect(seen).toEqual([
      "/orders/{id}",
      { path: { id: "a/b" }, query: { tags: ["x", "y"] }, header: { "x-trace": "t-1" } },
    ]);
    expect(requests.length).toBe(1);
    expect(requests[0]!.url).toBe("https://api.example.com/v1/orders/a%2Fb?tags=x%7Cy");
    expect(Object.fromEntries(requests[0]!.headers)).toEqual({
      accept: "application/json",
      authorization: "Bearer t",
      "x-seen": "1",
      "x-team": "a",
      "x-trace": "t-1",
    });
    expect(requests[0]!.redirect).toBe("manual");
  });

  it("get bodies and credentials in the query as they are sent", async () => {
    const { requests, fetch } = exchange(Response.json({ id: "7" }));
    const { connection, raw } = client({ fetch, auth: { queryKey: "k?", cookieKey: "c" } });
    raw.use({ onRequest: () => undefined });
    await call(connection, writeOrder, { path: { id: "7" }, body: { n: 1 } });
    expect(requests[0]!.url).toBe("https://api.example.com/v1/orders/7?api%20key=k%3F");
    expect([requests[0]!.headers.get("content-type"), await requests[0]!.json()]).toEqual([
      "application/json",
      { n: 1 },
    ]);
  });

  it("may answer in place of the server, with success or failure", async () => {
    const { requests, fetch } = exchange(Response.json({}));
    const { connection, raw } = client({ fetch });
    const answers: readonly (() => Response)[] = [
      () => Response.json({ id: "cached" }),
      () => Response.json({ reason: "gone" }, { status: 404 }),
    ];
    let turn = 0;
    raw.use({ onRequest: () => answers[turn++]!() });
    expect(await call(connection, readOrder, input)).toMatchObject({ status: 200, data: { id: "cached" } });
    expect(await call(connection, readOrder, input)).toMatchObject({ status: 404, data: { reason: "gone" } });
    expect(requests).toEqual([]);
  });

  it("may answer for a network that failed, or see the NetworkError", async () => {
    const { connection, raw } = client({ fetch: () => Promise.reject(new TypeError("fetch failed")), retries: 0 });
    const errors: unknown[] = [];
    const watch: Middleware = { onError: ({ error }) => void errors.push(error) };
    raw.use(watch);
    expect(await rejection(call(connection, readOrder, input))).toBe(errors[0]);
    expect(errors[0]).toMatchObject({ name: "NetworkError", operationId: "readOrder" });
    raw.eject(watch);
    raw.use({ onError: () => Response.json({ id: "spare" }) });
    expect(await call(connection, readOrder, input)).toMatchObject({ data: { id: "spare" } });
  });

  it("may fail with an error of their own", async () => {
    const { connection, raw } = client({ fetch: exchange(Response.json({})).fetch });
    const failure = new Error("not today");
    raw.use({ onRequest: () => Promise.reject(failure) });
    expect(await rejection(call(connection, readOrder, input))).toBe(failure);
  });

  it("do not keep a call from its checks, its limits and its timeout", async () => {
    const { connection, raw } = client({ fetch: exchange(new Response("x")).fetch, deadline: 10 });
    raw.use({ onRequest: () => undefined });
    expect(await rejection(call(connection, readOrder, input))).toMatchObject({ name: "ResponseValidationError" });
    raw.use({ onRequest: () => new Promise<undefined>(() => undefined) });
    expect(await rejection(call(connection, readOrder, input))).toMatchObject({ name: "TimeoutError" });
  });

  it("are gone when they are ejected: operations are then sent by fetch alone", async () => {
    const { connection, raw } = client({ fetch: exchange(Response.json({})).fetch });
    let count = 0;
    const counting: Middleware = { onRequest: () => void (count += 1) };
    raw.use(counting);
    await call(connection, readOrder, input);
    raw.eject(counting);
    await call(connection, readOrder, input);
    expect(count).toBe(1);
  });
});
