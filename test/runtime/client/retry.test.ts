import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callOperation } from "../../../templates/runtime/client/call.js";
import { clientBinaryWriter } from "../../../templates/runtime/client/binary.js";
import { connect } from "../../../templates/runtime/client/connection.js";
import { clientItemsWriter } from "../../../templates/runtime/client/items.js";
import { retry } from "../../../templates/runtime/client/retry.js";
import type { ItemWriter } from "../../../templates/runtime/http/items.js";
import type { PayloadWriter } from "../../../templates/runtime/http/payload.js";
import { schemes, type Answer } from "../../support/client-calls.js";
import { callScripted, play, scriptedOperation } from "./scripted.js";

const start = Date.parse("2030-01-01T00:00:00Z");

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const post = { method: "POST" } as const;
const keyHeader = { name: "Idempotency-Key", in: "header", style: "simple", explode: false, shape: "string" } as const;
const keyed = { ...post, parameters: [keyHeader], idempotencyHeader: "Idempotency-Key" };

it("a wait that is longer than a timer can be is cut", async () => {
  const { fetch, requests } = play([[503, { "retry-after": "9999999" }], 200]);
  const retries = retry({ maxRetryAfter: Infinity });
  const call = callOperation(
    connect({ baseUrl: "https://api.example.com", fetch, retries }, schemes),
    scriptedOperation(),
  );
  await vi.advanceTimersByTimeAsync(2 ** 31 - 2);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await call).toMatchObject({ status: 200 });
});

describe("a body", () => {
  const bytes = new TextEncoder().encode("x");
  const lines: ItemWriter = (item) => `${JSON.stringify(item)}\n`;

  it.each([
    ["bytes", clientBinaryWriter("*/*"), bytes, 2],
    ["a Blob", clientBinaryWriter("*/*"), new Blob([bytes]), 2],
    ["a stream", clientBinaryWriter("*/*"), new Blob([bytes]).stream(), 1],
    ["an array of items", clientItemsWriter("application/jsonl", lines), [1, 2], 2],
    ["an iterator of items", clientItemsWriter("application/jsonl", lines), [1, 2].values(), 1],
  ] as const)("of %s is sent again if it can be read again", async (_, writer, body, attempts) => {
    const { fetch, requests } = play([503, 200]);
    const connection = connect({ baseUrl: "https://api.example.com", fetch, retries: retry() }, schemes);
    const operation = {
      ...scriptedOperation({ method: "PUT" }),
      body: { required: true, content: [writer as PayloadWriter] },
    };
    const call = callOperation<Answer>(connection, operation, { body, contentType: "application/jsonl" });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await call).toMatchObject({ attempts });
    expect(requests).toHaveLength(attempts);
  });
});

describe("an idempotency key", () => {
  it("is made once for all attempts, and is a UUID", async () => {
    const { server } = await callScripted({
      turns: [503, 503, 200],
      table: keyed,
      retries: { idempotencyHeader: "X-Key" },
    });
    const keys = server.requests.map(({ headers }) => headers.get("x-key"));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it("of the caller is kept", async () => {
    const { server } = await callScripted({
      turns: [503, 200],
      table: post,
      options: { headers: { "X-Key": "mine" } },
      retries: { idempotencyHeader: "x-key" },
    });
    expect(server.requests.map(({ headers }) => headers.get("x-key"))).toEqual(["mine", "mine"]);
  });

  it("is not added to methods that are idempotent", async () => {
    const { server } = await callScripted({ turns: [200], retries: { idempotencyHeader: "X-Key" } });
    expect(server.requests[0]?.headers.has("x-key")).toBe(false);
  });
});

describe("the budget of retries", () => {
  async function callTimes(count: number, turn: number): Promise<number> {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const { fetch, requests } = play([turn]);
    const connection = connect({ baseUrl: "https://api.example.com", fetch, retries: retry() }, schemes);
    for (let index = 0; index < count; index += 1) {
      const call = callOperation<Answer>(connection, scriptedOperation());
      await vi.advanceTimersByTimeAsync(1);
      await call;
    }
    return requests.length - count;
  }

  it("allows 35 retries after transient failures", async () => {
    expect(await callTimes(100, 503)).toBe(35);
  });

  it("allows 100 retries after throttling", async () => {
    expect(await callTimes(100, 429)).toBe(100);
  });

  it("is refilled by successes, and belongs to one origin", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const { fetch, requests } = play([...Array<number>(135).fill(503), 200, ...Array<number>(13).fill(200), 503]);
    const retries = retry();
    const call = async (baseUrl: string): Promise<void> => {
      const pending = callOperation(connect({ baseUrl, fetch, retries }, schemes), scriptedOperation());
      await vi.advanceTimersByTimeAsync(1);
      await pending;
    };
    // 35 retries of the first 100 calls leave 10 tokens.
    for (let index = 0; index < 100; index += 1) await call("https://a.example.com");
    expect(requests).toHaveLength(135);
    for (let index = 0; index < 4; index += 1) await call("https://a.example.com");
    expect(requests).toHaveLength(139);
    for (let index = 0; index < 10; index += 1) await call("https://b.example.com");
    expect(requests).toHaveLength(149);
    await call("https://a.example.com");
    expect(requests).toHaveLength(151);
  });
});
