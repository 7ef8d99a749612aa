import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callOperation } from "../../../templates/runtime/client/call.js";
import { clientBinaryWriter } from "../../../templates/runtime/client/binary.js";
import { connect } from "../../../templates/runtime/client/connection.js";
import { clientItemsWriter } from "../../../templates/runtime/client/items.js";
import { retry } from "../../../templates/runtime/client/retry.js";
import type { ItemWriter } from "../../../templates/runtime/http/items.js";
import type { PayloadWriter } from "../../../templates/runtime/http/payload.js";
import { schemes, type Answer } from "../../support/client-calls.js";
import { callScripted, play, scriptedOperation, type ScriptedCall } from "./scripted.js";

const start = Date.parse("2030-01-01T00:00:00Z");

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The expected end of a call: its status or the name of its error, its requests, and the delays between them. */
interface Expected {
  readonly ends: number | string;
  readonly attempts: number;
  /** Milliseconds; rounded up to the steps of the clock. */
  readonly delay?: number;
  readonly retryAfter?: number;
}

const post = { method: "POST" } as const;
const keyHeader = { name: "Idempotency-Key", in: "header", style: "simple", explode: false, shape: "string" } as const;
const keyed = { ...post, parameters: [keyHeader], idempotencyHeader: "Idempotency-Key" };
const in30s = "Tue, 01 Jan 2030 00:00:30 GMT";

const rows: readonly (readonly [string, ScriptedCall, Expected])[] = [
  ["a success", { turns: [200] }, { ends: 200, attempts: 1, delay: 0 }],
  ["a 404", { turns: [404, 200] }, { ends: 404, attempts: 1, delay: 0 }],
  ["a 400", { turns: [400, 200] }, { ends: 400, attempts: 1 }],
  ["a 409", { turns: [409, 200] }, { ends: 409, attempts: 1 }],
  ["a 501", { turns: [501, 200] }, { ends: 501, attempts: 1 }],
  ["a 408, then a success", { turns: [408, 200] }, { ends: 200, attempts: 2, delay: 250 }],
  ["a 429, then a success", { turns: [429, 200] }, { ends: 200, attempts: 2, delay: 1000 }],
  ["a 500, then a success", { turns: [500, 200] }, { ends: 200, attempts: 2, delay: 250 }],
  ["a 502, then a success", { turns: [502, 200] }, { ends: 200, attempts: 2, delay: 250 }],
  ["a 503, then a success", { turns: [503, 200] }, { ends: 200, attempts: 2, delay: 250 }],
  ["a 504, then a success", { turns: [504, 200] }, { ends: 200, attempts: 2, delay: 250 }],
  ["two 503", { turns: [503, 503, 200] }, { ends: 200, attempts: 3, delay: 750 }],
  ["two 429", { turns: [429, 429, 200] }, { ends: 200, attempts: 3, delay: 3000 }],
  ["only 503", { turns: [503] }, { ends: 503, attempts: 3, delay: 750 }],
  ["a reset connection, then a success", { turns: ["reset", 200] }, { ends: 200, attempts: 2, delay: 250 }],
  ["only reset connections", { turns: ["reset"] }, { ends: "NetworkError", attempts: 3, delay: 750 }],
  ["at most 8 s of delay", { turns: [503], retries: { max: 7 } }, { ends: 503, attempts: 8, delay: 23_750 }],
  ["full jitter", { turns: [503, 200], random: 0.5 }, { ends: 200, attempts: 2, delay: 125 }],
  ["no delay at the low end of the jitter", { turns: [503, 200], random: 0 }, { ends: 200, attempts: 2, delay: 0 }],
  ["no retries", { turns: [503, 200], retries: false }, { ends: 503, attempts: 1, delay: 0 }],
  ["retries: 0", { turns: [503, 200], retries: { max: 0 } }, { ends: 503, attempts: 1, delay: 0 }],
  ["one retry", { turns: [503], retries: { max: 1 } }, { ends: 503, attempts: 2, delay: 250 }],
  ["HEAD", { turns: [503, 200], table: { method: "HEAD" } }, { ends: 200, attempts: 2 }],
  ["PUT", { turns: [503, 200], table: { method: "PUT" }, input: { body: 1 } }, { ends: 200, attempts: 2 }],
  ["DELETE", { turns: [503, 200], table: { method: "DELETE" } }, { ends: 200, attempts: 2 }],
  ["OPTIONS", { turns: [503, 200], table: { method: "OPTIONS" } }, { ends: 200, attempts: 2 }],
  ["POST", { turns: [503, 200], table: post }, { ends: 503, attempts: 1 }],
  ["PATCH", { turns: [503, 200], table: { method: "PATCH" } }, { ends: 503, attempts: 1 }],
  ["POST after a reset connection", { turns: ["reset", 200], table: post }, { ends: "NetworkError", attempts: 1 }],
  ["POST with a declared idempotency key", { turns: [503, 200], table: keyed }, { ends: 200, attempts: 2 }],
  [
    "POST with a key by the setting",
    { turns: [503, 200], table: post, retries: { idempotencyHeader: "X-Key" } },
    { ends: 200, attempts: 2 },
  ],
  ["Retry-After in seconds", { turns: [[429, { "retry-after": "5" }], 200] }, { ends: 200, attempts: 2, delay: 5000 }],
  [
    "Retry-After as a date",
    { turns: [[503, { "retry-after": in30s }], 200] },
    { ends: 200, attempts: 2, delay: 30_000 },
  ],
  [
    "a Retry-After of the past",
    { turns: [[503, { "retry-after": "Mon, 31 Dec 2029 00:00:00 GMT" }], 200] },
    { ends: 200, attempts: 2, delay: 250 },
  ],
  ["retry-after-ms", { turns: [[429, { "retry-after-ms": "2500" }], 200] }, { ends: 200, attempts: 2, delay: 2500 }],
  ["a short Retry-After", { turns: [[429, { "retry-after-ms": "10" }], 200] }, { ends: 200, attempts: 2, delay: 1000 }],
  ["RateLimit-Reset", { turns: [[429, { "ratelimit-reset": "7" }], 200] }, { ends: 200, attempts: 2, delay: 7000 }],
  [
    "RateLimit-Reset as a time",
    { turns: [[429, { "ratelimit-reset": String(start / 1000 + 9) }], 200] },
    { ends: 200, attempts: 2, delay: 9000 },
  ],
  [
    "RateLimit-Reset of a 503",
    { turns: [[503, { "ratelimit-reset": "7" }], 200] },
    { ends: 200, attempts: 2, delay: 250 },
  ],
  [
    "the longest of several headers",
    { turns: [[429, { "retry-after": "2", "ratelimit-reset": "4", "retry-after-ms": "3000" }], 200] },
    { ends: 200, attempts: 2, delay: 4000 },
  ],
  [
    "a Retry-After beyond the maximum",
    { turns: [[429, { "retry-after": "61" }], 200] },
    { ends: 429, attempts: 1, delay: 0, retryAfter: 61_000 },
  ],
  [
    "a Retry-After beyond another maximum",
    { turns: [[503, { "retry-after": "2" }], 200], retries: { maxRetryAfter: 1000 } },
    { ends: 503, attempts: 1, retryAfter: 2000 },
  ],
  [
    "a Retry-After beyond the deadline",
    { turns: [[429, { "retry-after": "20" }], 200], options: { deadline: 10_000 } },
    { ends: 429, attempts: 1, retryAfter: 20_000 },
  ],
  ["a delay beyond the deadline", { turns: [503, 200], options: { deadline: 200 } }, { ends: 503, attempts: 1 }],
  [
    "a Retry-After that is no time",
    { turns: [[503, { "retry-after": "soon" }], 200] },
    { ends: 200, attempts: 2, delay: 250 },
  ],
  ["a negative Retry-After", { turns: [[503, { "retry-after": "-5" }], 200] }, { ends: 200, attempts: 2, delay: 250 }],
  [
    "a huge Retry-After",
    { turns: [[503, { "retry-after": "999999999999999" }], 200] },
    { ends: 503, attempts: 1, retryAfter: 31_536_000_000 },
  ],
  [
    "a Retry-After of the last response",
    { turns: [503, 503, [503, { "retry-after": "3" }]] },
    { ends: 503, attempts: 3, retryAfter: 3000 },
  ],
  [
    "x-should-retry: true",
    { turns: [[409, { "x-should-retry": "true" }], 200] },
    { ends: 200, attempts: 2, delay: 250 },
  ],
  ["x-should-retry: false", { turns: [[503, { "x-should-retry": "false" }], 200] }, { ends: 503, attempts: 1 }],
  [
    "x-should-retry for POST",
    { turns: [[503, { "x-should-retry": "true" }], 200], table: post },
    { ends: 503, attempts: 1 },
  ],
  [
    "silence for the time of an attempt",
    { turns: ["silence", 200], options: { attemptTimeout: 1000 } },
    { ends: 200, attempts: 2, delay: 250 },
  ],
  [
    "silence for three attempts",
    { turns: ["silence"], options: { attemptTimeout: 1000 } },
    { ends: "TimeoutError", attempts: 3, delay: 750 },
  ],
  [
    "silence until the deadline",
    { turns: ["silence"], options: { deadline: 3000 } },
    { ends: "TimeoutError", attempts: 1 },
  ],
  [
    "silence, attempts and the deadline",
    { turns: ["silence"], options: { attemptTimeout: 1000, deadline: 1500 } },
    { ends: "TimeoutError", attempts: 2 },
  ],
  ["a body that breaks off", { turns: [() => brokenBody(200), 200] }, { ends: "NetworkError", attempts: 1 }],
  ["a 503 whose body breaks off", { turns: [() => brokenBody(503), 200] }, { ends: 200, attempts: 2 }],
];

function brokenBody(status: number): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode("{"));
      controller.error(new TypeError("terminated"));
    },
  });
  return new Response(body, { status, headers: { "content-type": "application/json" } });
}

describe("a scripted server", () => {
  it.each(rows)("%s", async (_, call, { ends, attempts, delay, retryAfter }) => {
    const { outcome, server } = await callScripted(call);
    expect(outcome instanceof Error ? outcome.name : outcome.status).toBe(ends);
    expect(outcome).toMatchObject({ attempts });
    expect(server.requests).toHaveLength(attempts);
    if (delay !== undefined) expect(outcome).toMatchObject({ retryDelay: delay });
    expect((outcome as Answer).retryAfter).toBe(retryAfter);
    if (attempts > 1 && delay !== undefined && typeof ends === "number" && !call.options)
      expect(server.times.at(-1)).toBe(delay);
    expect(vi.getTimerCount()).toBe(0);
  });
});

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
