import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { partiesOf, type Parties } from "../../support/parties.js";
import { closeServed, serveWith } from "../../support/served-node.js";
import { until } from "../../support/until.js";
import { adapters, adaptersOnPorts, type Adapter, type Served } from "./adapters.js";

// Client and server of a golden case, over each adapter: what is sent item by item arrives item by item.

type Items = AsyncIterable<unknown> & { cancel(): void };
type Call = (input?: object, options?: object) => Promise<{ readonly status: number; readonly data: Items }>;
type Client = Readonly<Record<"watchOrders" | "importOrders" | "watchEvents" | "sendEvents", Call>>;
type Handler = (
  request: { readonly body: AsyncIterable<unknown> },
  context: { readonly signal: AbortSignal },
) => unknown;
type Handlers = Partial<Record<keyof Client, Handler>>;

let parties: Parties;
const open: Served[] = [];
const errors: unknown[] = [];

beforeAll(async () => {
  parties = await partiesOf("streams", join(import.meta.dirname, "..", "..", "golden", "streams-of-items"));
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
  await closeServed();
  errors.length = 0;
});

async function served(adapter: Adapter, handlers: Handlers, settings: object = {}): Promise<Served> {
  const unused: Handler = () => ({ status: 200 });
  const all = { watchOrders: unused, importOrders: unused, watchEvents: unused, sendEvents: unused, ...handlers };
  const onError = (error: unknown): void => void errors.push(error);
  const server = parties.server["createStreamsServer"]!({ handlers: all, onError, ...settings });
  const found = await adapter.serve(server);
  open.push(found);
  return found;
}

function clientOf(reach: object): Client {
  const create = parties.client["createStreamsClient"] as unknown as (options: object) => Client;
  return create(reach);
}

async function listOf(items: AsyncIterable<unknown>): Promise<readonly unknown[]> {
  const list: unknown[] = [];
  for await (const item of items) list.push(item);
  return list;
}

async function failureOf(work: Promise<unknown>): Promise<Record<string, unknown>> {
  return work.then(
    () => ({}),
    (error: unknown) => error as Record<string, unknown>,
  );
}

/** Items that are counted as they are taken, and that say when they are left. */
function counted<T>(items: Iterable<T>): { readonly source: AsyncIterable<T>; taken: number; isLeft: boolean } {
  const count = { taken: 0, isLeft: false };
  const source = (async function* () {
    try {
      for (const item of items) {
        count.taken += 1;
        yield await Promise.resolve(item);
      }
    } finally {
      count.isLeft = true;
    }
  })();
  return Object.assign(count, { source });
}

function* orders(): Generator<{ readonly data: { readonly id: number } }> {
  for (let id = 0; ; id += 1) yield { data: { id } };
}

describe.each(adapters)("streams over $name", (adapter) => {
  it("come item by item: the next is made when the last was read", async () => {
    let goOn = (): void => undefined;
    const toldToGoOn = new Promise<void>((resolve) => (goOn = resolve));
    const { reach } = await served(adapter, {
      watchOrders: () => ({
        status: 200,
        body: (async function* () {
          yield { event: "new", id: "7", data: { id: 1, secret: "s" } };
          await toldToGoOn;
          yield { text: "[DONE]" };
        })(),
      }),
    });
    const { status, data } = await clientOf(reach).watchOrders();
    const items = data[Symbol.asyncIterator]();
    expect(status).toBe(200);
    // Write-only properties are omitted from items, too.
    expect(await items.next()).toEqual({ done: false, value: { event: "new", id: "7", data: { id: 1 } } });
    goOn();
    expect(await items.next()).toEqual({ done: false, value: { text: "[DONE]" } });
    expect(await items.next()).toEqual({ done: true, value: undefined });
    expect(() => data[Symbol.asyncIterator]()).toThrow("already read");
  });

  it.each(["application/x-ndjson", "application/json-seq"])("are sent and received as %s", async (contentType) => {
    const { reach } = await served(adapter, {
      importOrders: async ({ body }) => {
        const got = await listOf(body);
        return { status: 200, body: got.map((order) => ({ ok: true, order })) };
      },
    });
    const body = counted([{ id: 1, createdBy: "me" }, { id: 2 }]);
    const { data } = await clientOf(reach).importOrders({ contentType, body: body.source });
    // Read-only properties do not reach handlers.
    expect(await listOf(data)).toEqual([
      { ok: true, order: { id: 1 } },
      { ok: true, order: { id: 2 } },
    ]);
    expect(body).toMatchObject({ taken: 2, isLeft: true });
  });

  it("hold whole events, with data that is JSON or a text", async () => {
    const items = [
      { event: "order", data: { id: 1 } },
      { event: "end", data: "goodbye" },
    ];
    const { reach } = await served(adapter, { watchEvents: () => ({ status: 200, body: items }) });
    expect(await listOf((await clientOf(reach).watchEvents()).data)).toEqual(items);
  });

  it("are refused for an item that breaks the contract, at its place", async () => {
    const { reach, send } = await served(adapter, {
      importOrders: async ({ body }) => ({ status: 200, body: await listOf(body) }),
    });
    const post = (body: string): Promise<Response> =>
      send("/orders", { method: "POST", body, headers: { "content-type": "application/x-ndjson" } });
    const wrong = await post('{"id":1}\n{"id":"two"}\n');
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({ problems: [{ code: "type", path: "/1/id" }] });
    expect((await post(`{"id":1,"x":"${"a".repeat(300_000)}"}\n`)).status).toBe(413);
    expect(errors).toEqual([]);
    const failure = await failureOf(clientOf(reach).importOrders({ body: [{ id: 1 }, { id: "two" }] }));
    expect(failure).toMatchObject({
      brand: "specwright/RequestValidationError",
      problems: [{ code: "type", path: "/1/id" }],
    });
  });

  it("end in an error of the client for an item that breaks the contract, unless it does not check", async () => {
    const { reach } = await served(
      adapter,
      { watchOrders: () => ({ status: 200, body: [{ data: { id: 1 } }, { data: { id: "two" } }, { data: {} }] }) },
      { validateResponses: false },
    );
    const seen: unknown[] = [];
    const reading = async (options?: object): Promise<void> => {
      for await (const item of (await clientOf(reach).watchOrders({}, options)).data) seen.push(item);
    };
    expect(await failureOf(reading())).toMatchObject({
      brand: "specwright/ResponseValidationError",
      problems: [{ code: "type", path: "/1/data/id" }],
    });
    expect(seen.splice(0)).toEqual([{ data: { id: 1 } }]);
    await reading({ validate: { response: false } });
    expect(seen).toHaveLength(3);
  });

  it("answer HEAD without asking for an item", async () => {
    const body = counted(orders());
    const { send } = await served(adapter, { watchOrders: () => ({ status: 200, body: body.source }) });
    const answer = await send("/orders", { method: "HEAD" });
    expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([
      200,
      "text/event-stream",
      "",
    ]);
    expect(body.taken).toBe(0);
  });

  it("let a handler go when the client leaves the loop", async () => {
    const body = counted(orders());
    const { reach } = await served(adapter, { watchOrders: () => ({ status: 200, body: body.source }) });
    let last: unknown;
    for await (const item of (await clientOf(reach).watchOrders()).data) {
      last = item;
      if (JSON.stringify(item) === '{"data":{"id":5}}') break;
    }
    expect(last).toEqual({ data: { id: 5 } });
    await until(() => body.isLeft);
  });

  it("end at once when they are left while an item is awaited", async () => {
    const left: string[] = [];
    const { reach } = await served(adapter, {
      watchOrders: (_, { signal }) => ({
        status: 200,
        body: {
          [Symbol.asyncIterator]: () => ({
            next: () => new Promise(() => signal.addEventListener("abort", () => left.push("signal"))),
            return: () => {
              left.push("return");
              return Promise.resolve({ done: true, value: undefined });
            },
          }),
        },
      }),
    });
    const controller = new AbortController();
    const call = async (options?: object): Promise<Items> => (await clientOf(reach).watchOrders({}, options)).data;
    const [cancelled, returned, aborted] = [await call(), await call(), await call({ signal: controller.signal })];
    const waiting = [cancelled, returned, aborted].map((items) => items[Symbol.asyncIterator]());
    const next = waiting.map((items) => failureOf(items.next()));
    cancelled.cancel();
    expect(await waiting[1]!.return!()).toEqual({ done: true, value: undefined });
    controller.abort(new Error("enough"));
    expect(await Promise.all(next)).toMatchObject([{}, {}, { message: "enough" }]);
    await until(() => left.filter((each) => each === "return").length === 3);
  });

  it("let go of an answer that nobody reads, by cancel and by the signal", async () => {
    const bodies = [counted(orders()), counted(orders())];
    const { reach } = await served(adapter, {
      watchOrders: () => ({ status: 200, body: [...bodies].find(({ taken }) => taken === 0)!.source }),
    });
    const { data } = await clientOf(reach).watchOrders();
    data.cancel();
    expect(await listOf(data)).toEqual([]);
  });
});

describe.each(adaptersOnPorts)("streams over a socket of $name", (adapter) => {
  it("are no faster than they are read", async () => {
    const wide = { data: { id: 1, note: "a".repeat(10_000) } };
    const body = counted(
      (function* () {
        for (;;) yield wide;
      })(),
    );
    const { reach } = await served(adapter, { watchOrders: () => ({ status: 200, body: body.source }) });
    const { data } = await clientOf(reach).watchOrders();
    const items = data[Symbol.asyncIterator]();
    await items.next();
    // Buffered items are not requested again.
    let before = -1;
    await until(async () => {
      const isSettled = before === body.taken;
      before = body.taken;
      await new Promise((resolve) => setTimeout(resolve, 50));
      return isSettled && before === body.taken;
    });
    expect(body.taken).toBeLessThan(5_000);
    await items.return!();
    await until(() => body.isLeft);
  });

  it("break off when an item of the handler breaks the contract, after the items before it", async () => {
    const { reach } = await served(adapter, {
      watchOrders: () => ({
        status: 200,
        body: [{ data: { id: 1 } }, { data: { id: 2 } }, { data: { id: "three" } }],
      }),
    });
    const seen: unknown[] = [];
    const reading = async (): Promise<void> => {
      for await (const item of (await clientOf(reach).watchOrders()).data) seen.push(item);
    };
    expect(await failureOf(reading())).toMatchObject({ brand: "specwright/NetworkError" });
    expect(seen).toEqual([{ data: { id: 1 } }, { data: { id: 2 } }]);
  });
});

describe("a hostile server", () => {
  it("is left as soon as an item is too long, and takes no memory by many short ones", async () => {
    let sent = 0;
    let isClosed = false;
    const line = `: ${"a".repeat(65_000)}`;
    const { port } = await serveWith((_, response) => {
      response.on("close", () => (isClosed = true));
      response.writeHead(200, { "content-type": "text/event-stream" });
      const send = (): void => {
        while (!response.destroyed) {
          sent += line.length;
          if (!response.write(line)) return void response.once("drain", send);
        }
      };
      send();
    });
    const client = clientOf({ baseUrl: `http://127.0.0.1:${port}`, maxResponseBytes: 1_000_000 });
    const failure = await failureOf(client.watchOrders().then(({ data }) => listOf(data)));
    expect(failure).toMatchObject({
      brand: "specwright/ResponseValidationError",
      problems: [{ code: "http/too-large", path: "/0" }],
    });
    await until(() => isClosed);
    expect(sent).toBeLessThan(60_000_000);
  });
});
