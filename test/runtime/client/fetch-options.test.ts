import createClient from "openapi-fetch";
import { afterEach, describe, expect, it, vi } from "vitest";
import { callOperation } from "../../../templates/runtime/client/call.js";
import { createRawClient } from "../../../templates/runtime/client/raw.js";
import type { CallOptions, ClientSettings } from "../../../templates/runtime/client/client-types.js";
import type { FetchOptions } from "../../../templates/runtime/client/fetch-options.js";
import { jsonWriter } from "../../../templates/runtime/http/payload-json.js";
import { operationWith, schemes } from "../../support/client-calls.js";

interface Sent {
  readonly request: Request;
  readonly init: Record<string, unknown>;
}

interface paths {
  "/orders": { get: { responses: { 204: object } } };
}

const post = operationWith({ table: { method: "POST" }, body: { required: true, content: [jsonWriter("text/json")] } });
const get = operationWith();

/** A client whose requests are recorded with the second argument of `fetch`. */
function recorded(settings: Partial<ClientSettings<unknown>>): {
  readonly sent: Sent[];
  readonly client: ReturnType<typeof createRawClient<unknown, ReturnType<typeof createClient<paths>>>>;
  readonly answer: (request: Request | string, init?: object) => Promise<Response>;
} {
  const sent: Sent[] = [];
  const answer = (request: Request | string, init: object = {}): Promise<Response> => {
    sent.push({ request: new Request(request, init), init: init as Record<string, unknown> });
    return Promise.resolve(new Response(null, { status: 204 }));
  };
  const full = { baseUrl: "https://api.example.com", fetch: answer, ...settings };
  return { sent, client: createRawClient(createClient<paths>, full, schemes, [get.table, post.table]), answer };
}

/** The functions that a call goes through. */
const routes = ["the platform's fetch", "a fetch of the settings", "middlewares"] as const;

/** Sends a call with options of the client and of the call along one route. */
async function sentBy(
  route: (typeof routes)[number],
  client: FetchOptions | undefined,
  call?: CallOptions,
  operation = get,
): Promise<Sent> {
  const usesPlatform = route === "the platform's fetch";
  const { sent, client: made, answer } = recorded({ fetchOptions: client, ...(usesPlatform && { fetch: undefined }) });
  if (usesPlatform) vi.stubGlobal("fetch", answer);
  if (route === "middlewares") made.raw.use({ onRequest: ({ request }) => new Request(request) });
  await callOperation(made.connection, operation, operation === post ? { body: 1 } : {}, call);
  return sent[0]!;
}

afterEach(() => void vi.unstubAllGlobals());

describe.each(routes)("options of fetch, through %s", (route) => {
  it("come from the client, and a call overrides them by name", async () => {
    const dispatcher = {};
    const next = { revalidate: 60, tags: ["orders"] };
    const fromClient: FetchOptions = { cache: "no-store", credentials: "include", next, cf: { cacheTtl: 5 } };
    const { request, init } = await sentBy(route, fromClient, { fetchOptions: { cache: "reload", next: {} } });
    expect([request.cache, request.credentials]).toEqual(["reload", "include"]);
    expect([init["next"], init["cf"]]).toEqual([{}, { cacheTtl: 5 }]);
    const alone = await sentBy(route, undefined, { fetchOptions: { dispatcher, keepalive: true } });
    expect([alone.request.keepalive, alone.init["dispatcher"]]).toEqual([true, dispatcher]);
  });

  it("cannot replace a part of the request that the client makes", async () => {
    const hostile: object = {
      ...{ method: "DELETE", body: "b", headers: { "x-own": "1" }, redirect: "follow", signal: AbortSignal.abort() },
      ...{ baseUrl: "https://evil.example", Request: Error, fetch: Error, params: {}, middleware: [Error] },
      ...{ duplex: "full", window: 1, parseAs: "json", bodySerializer: Error, pathSerializer: Error, __proto__: null },
    };
    for (const [client, call] of [
      [hostile, {}],
      [{}, hostile],
    ]) {
      for (const [operation, method, body] of [
        [get, "GET", ""],
        [post, "POST", "1"],
      ] as const) {
        const { request } = await sentBy(route, client, { fetchOptions: call! }, operation);
        expect([request.method, request.url]).toEqual([method, "https://api.example.com/orders"]);
        expect([await request.text(), request.redirect, request.headers.get("x-own")]).toEqual([body, "manual", null]);
      }
    }
  });
});

describe("options of fetch", () => {
  it("are given to calls of raw, which override them by name and follow no redirect", async () => {
    const fetchOptions: FetchOptions = { cache: "no-store", credentials: "include", next: { revalidate: 1 } };
    const { sent, client } = recorded({ deadline: 1_000, fetchOptions });
    await client.raw.GET("/orders", { cache: "reload", redirect: "follow" });
    const [{ request, init }] = sent as [Sent];
    expect([request.cache, request.credentials, request.redirect]).toEqual(["reload", "include", "manual"]);
    expect(init["next"]).toEqual({ revalidate: 1 });
  });

  it("leave fetch with one argument where a request keeps them all", async () => {
    const fetch = vi.fn(() => Promise.resolve(new Response(null, { status: 204 })));
    const { client } = recorded({ fetch, fetchOptions: { cache: "no-store" } });
    await callOperation(client.connection, get, {});
    expect(fetch.mock.calls).toEqual([[expect.any(Request)]]);
  });
});
