import { join, resolve } from "node:path";
import { QueryClient } from "@tanstack/query-core";
import { beforeAll, describe, expect, it } from "vitest";
import { buildFiles } from "../../../../generator/generate.js";
import { rejection } from "../../../support/client-calls.js";
import { bundled } from "../../../support/bundled.js";
import { projectOf } from "../../../support/project.js";

interface Query {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<unknown>;
}

/** The names of the golden case's modules that tests use. */
interface Emitted {
  readonly createTanstackQueryClient: (options: object) => object;
  readonly listOrdersKey: (input?: object) => readonly unknown[];
  readonly listOrdersOptions: (client: object, input?: object, settings?: object) => Query;
  readonly getOrderOptions: (client: object, input: object) => Query;
  readonly createOrderMutation: (client: object) => {
    readonly mutationKey: readonly string[];
    readonly mutationFn: (input: object) => Promise<unknown>;
  };
  readonly [name: string]: unknown;
}

const folder = resolve(import.meta.dirname, "../../../golden/tanstack-query");

async function emittedWith(changes: object): Promise<Emitted> {
  const project = projectOf("tanstack-query", join(folder), { emit: ["tanstack-query"], format: "none", ...changes });
  const { files, diagnostics } = await buildFiles(project);
  expect(diagnostics).toEqual([]);
  const program = 'export * from "./client.js"; export * from "./tanstack-query.js";';
  return (await bundled(files, program)) as unknown as Emitted;
}

const secrets = { share_token: "secret-1", api_key: "secret-2" };

describe("modules for TanStack Query", () => {
  let emitted: Emitted;
  beforeAll(async () => {
    emitted = await emittedWith({});
  });

  function clientOf(answer: (request: Request) => Response | Promise<Response>): object {
    const fetch = async (...call: Parameters<typeof globalThis.fetch>): Promise<Response> =>
      answer(new Request(...call));
    return emitted.createTanstackQueryClient({ baseUrl: "https://orders.example", fetch });
  }

  it("have a query for each operation that reads, and a mutation for any other, but nothing for streams", () => {
    const names = Object.keys(emitted).filter((name) => /(?:Key|Options|Mutation)$/.test(name));
    expect(names.sort()).toEqual([
      "checkHealthKey",
      "checkHealthOptions",
      "createOrderMutation",
      "getOrderKey",
      "getOrderOptions",
      "listOrdersKey",
      "listOrdersOptions",
    ]);
  });

  it("fetch a query once, and find its data again by its key", async () => {
    const called: string[] = [];
    const client = clientOf(({ url }) => {
      called.push(url);
      return Response.json({ id: "7" });
    });
    const cache = new QueryClient();
    const options = { ...emitted.getOrderOptions(client, { path: { id: "7" } }), staleTime: Infinity };
    const results = [await cache.query(options), await cache.query(options)];
    expect(results).toEqual([{ id: "7" }, { id: "7" }]);
    expect(called).toEqual(["https://orders.example/orders/7"]);
    expect(options.queryKey).toEqual(["tanstack-query", "getOrder", { path: { id: "7" } }]);
    expect(cache.getQueryData(options.queryKey)).toBe(results[0]);
  });

  it("reject with an ApiError for an error status", async () => {
    const client = clientOf(() => new Response(null, { status: 404 }));
    const query = emitted.getOrderOptions(client, { path: { id: "8" } });
    const found = await rejection(new QueryClient({ defaultOptions: { queries: { retry: false } } }).query(query));
    expect(found).toMatchObject({ name: "ApiError", status: 404 });
  });

  it("send credentials and headers, and keep them out of keys", async () => {
    const requests: Request[] = [];
    const client = clientOf((request) => {
      requests.push(request);
      return Response.json([]);
    });
    const input = { query: { status: "open", ...secrets }, headers: { "Accept-Language": "secret-3" } };
    const options = emitted.listOrdersOptions(client, input, { headers: { "X-Trace": "secret-4" } });
    await new QueryClient().query(options);
    expect(options.queryKey).toEqual(["tanstack-query", "listOrders", { query: { status: "open" } }]);
    const [request] = requests;
    expect(request?.url).toBe("https://orders.example/orders?status=open&share_token=secret-1&api_key=secret-2");
    expect([request?.headers.get("Accept-Language"), request?.headers.get("X-Trace")]).toEqual([
      "secret-3",
      "secret-4",
    ]);
  });

  it("invalidate all queries of an operation by its key without an input", async () => {
    const cache = new QueryClient();
    const client = clientOf(() => Response.json([]));
    await cache.query(emitted.listOrdersOptions(client));
    await cache.query(emitted.listOrdersOptions(client, { query: { status: "open" } }));
    await cache.invalidateQueries({ queryKey: emitted.listOrdersKey() });
    const states = cache.getQueryCache().getAll();
    expect(states.map(({ state }) => state.isInvalidated)).toEqual([true, true]);
  });

  it("abort the request of a query that is cancelled", async () => {
    const signals: AbortSignal[] = [];
    const client = clientOf(({ signal }) => {
      signals.push(signal);
      return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));
    });
    const cache = new QueryClient();
    const options = emitted.getOrderOptions(client, { path: { id: "7" } });
    const call = cache.query({ ...options, retry: false });
    const outcome = expect(call).rejects.toThrow();
    while (signals.length === 0) await Promise.resolve().then(() => new Promise((next) => setImmediate(next)));
    await cache.cancelQueries({ queryKey: options.queryKey });
    await outcome;
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it("send a mutation with its input", async () => {
    const bodies: unknown[] = [];
    const client = clientOf(async (request) => {
      bodies.push(await request.json());
      return Response.json({ id: "9" }, { status: 201 });
    });
    const { mutationKey, mutationFn } = emitted.createOrderMutation(client);
    const cache = new QueryClient();
    const mutation = cache.getMutationCache().build(cache, { mutationKey, mutationFn });
    expect(await mutation.execute({ body: { id: "9" } })).toEqual({ id: "9" });
    expect([mutationKey, bodies]).toEqual([["tanstack-query", "createOrder"], [{ id: "9" }]]);
  });
});

it("keys have bigints as strings, which TanStack Query can read", async () => {
  const emitted = await emittedWith({ int64: "bigint" });
  const client = emitted.createTanstackQueryClient({ baseUrl: "https://orders.example" });
  expect(emitted.getOrderOptions(client, { path: { id: 7n } }).queryKey).toEqual([
    "tanstack-query",
    "getOrder",
    { path: { id: "7" } },
  ]);
});

it("infinite queries follow the cursors of pages", async () => {
  const folder = resolve(import.meta.dirname, "../../../golden/pages");
  const { files } = await buildFiles(projectOf("pages", folder, { emit: ["tanstack-query"], format: "none" }));
  const program = 'export * from "./client.js"; export * from "./tanstack-query.js";';
  const { createPagesClient, listUsersInfiniteOptions, listUsersKey } = (await bundled(files, program)) as unknown as {
    readonly createPagesClient: (options: object) => object;
    readonly listUsersInfiniteOptions: (client: object) => object;
    readonly listUsersKey: () => readonly unknown[];
  };
  const urls: string[] = [];
  const fetch = ({ url }: Request): Promise<Response> => {
    const isFirst = urls.push(url) === 1;
    return Promise.resolve(Response.json({ data: [{ id: url }], meta: isFirst ? { next: "c", hasMore: true } : {} }));
  };
  const client = createPagesClient({ baseUrl: "https://api.example", fetch, validate: false });
  const cache = new QueryClient();
  const found = await cache.infiniteQuery({ ...listUsersInfiniteOptions(client), pages: 3 } as never);
  expect(urls).toEqual(["https://api.example/users", "https://api.example/users?cursor=c"]);
  expect((found as { pages: { items: unknown[] }[] }).pages.flatMap(({ items }) => items)).toEqual([
    { id: urls[0] },
    { id: urls[1] },
  ]);
  await cache.invalidateQueries({ queryKey: listUsersKey() });
  expect(cache.getQueryCache().getAll()[0]?.state.isInvalidated).toBe(true);
});
