import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { byCursor } from "../../../templates/runtime/client/by-cursor.js";
import { byLink } from "../../../templates/runtime/client/by-link.js";
import { byNumber } from "../../../templates/runtime/client/by-number.js";
import { byUrl } from "../../../templates/runtime/client/by-url.js";
import { connect } from "../../../templates/runtime/client/connection.js";
import { all } from "../../../templates/runtime/client/pages.js";
import type { PageStyle } from "../../../templates/runtime/client/page-style.js";
import { retry } from "../../../templates/runtime/client/retry.js";
import { encodePlainQuery } from "../../../templates/runtime/parameters/plain.js";
import { schemes, type Answer } from "../../support/client-calls.js";
import { callScripted, play, scriptedOperation, type ScriptedCall, type Turn } from "./scripted.js";

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

const secured = { security: [{ token: ["read"] }] };
/** A call with a provider of tokens. */
const signedIn = {
  table: secured,
  get settings() {
    let count = 0;
    return { auth: { token: () => ({ token: `t${(count += 1)}` }) } };
  },
};

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
  ["a Retry-After of a 404", { turns: [[404, { "retry-after": "3" }]] }, { ends: 404, attempts: 1, retryAfter: 3000 }],
  ["a Retry-After of a success", { turns: [[200, { "retry-after": "3" }]] }, { ends: 200, attempts: 1 }],
  [
    "a Retry-After of 400 digits",
    { turns: [[429, { "retry-after": "9".repeat(400) }], 200] },
    { ends: 429, attempts: 1, retryAfter: 31_536_000_000 },
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
    "x-should-retry: true with a success",
    { turns: [[200, { "x-should-retry": "true" }]] },
    { ends: 200, attempts: 1, delay: 0 },
  ],
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
  ["a 401, then a success", { ...signedIn, turns: [401, 200] }, { ends: 200, attempts: 2, delay: 0 }],
  ["a 401 for POST", { ...signedIn, turns: [401, 200], table: { ...secured, ...post } }, { ends: 200, attempts: 2 }],
  ["a 401 without retries", { ...signedIn, turns: [401, 200], retries: false }, { ends: 200, attempts: 2, delay: 0 }],
  ["only 401", { ...signedIn, turns: [401] }, { ends: 401, attempts: 2, delay: 0 }],
  ["a 401 after a 503", { ...signedIn, turns: [503, 401, 200] }, { ends: 200, attempts: 3, delay: 250 }],
  ["a 401 before a 429", { ...signedIn, turns: [401, 429, 200] }, { ends: 200, attempts: 3, delay: 1000 }],
  [
    "a 401 that rejects a value",
    { turns: [401, 200], table: secured, settings: { auth: { token: "t1" } } },
    { ends: 401, attempts: 1 },
  ],
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

/** The pages of a list: the position behind the first and the second, for each style. */
const styles: readonly (readonly [string, PageStyle, (page: number) => Response, string[]])[] = [
  [
    "a cursor",
    byCursor({ parameter: ["query", "cursor"], next: ["next"] }),
    (page) => Response.json({ data: [page], ...(page < 3 && { next: `c${page}` }) }),
    ["", "?cursor=c1", "?cursor=c2"],
  ],
  [
    "an offset",
    byNumber({ parameter: ["query", "offset"], first: 0, total: ["total"] }),
    (page) => Response.json({ data: [page], total: 3 }),
    ["?offset=0", "?offset=1", "?offset=2"],
  ],
  [
    "a page number",
    byNumber({ parameter: ["query", "page"], first: 1, step: 1, more: ["more"] }),
    (page) => Response.json({ data: [page], more: page < 3 }),
    ["?page=1", "?page=2", "?page=3"],
  ],
  [
    "a URL",
    byUrl(["next"]),
    (page) => Response.json({ data: [page], next: page < 3 ? `/orders?after=${page}` : null }),
    ["", "?after=1", "?after=2"],
  ],
  [
    "Link",
    byLink(),
    (page) => Response.json({ data: [page] }, page < 3 ? { headers: { link: `</orders?p=${page}>; rel=next` } } : {}),
    ["", "?p=1", "?p=2"],
  ],
];

/** Turns between the second page and the third, and their delay. */
const incidents: readonly (readonly [string, readonly Turn[], number])[] = [
  ["in turn", [], 0],
  ["with a 429 that asks to wait", [[429, { "retry-after": "2" }]], 2000],
  ["with a reset connection and a 503", ["reset", 503], 750],
  ["with a hang-up for the time of an attempt", ["silence"], 10_250],
  ["with a 401", [401], 0],
];

describe("a scripted server of three pages", () => {
  const cases = styles.flatMap(([title, style, page, urls]) =>
    incidents.map(([incident, turns, delay]) => ({ title, incident, style, page, urls, turns, delay })),
  );

  it.each(cases)("by $title, $incident", async ({ style, page, urls, turns, delay }) => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    const server = play([() => page(1), () => page(2), ...turns, () => page(3)]);
    const { auth } = signedIn.settings;
    const options = { baseUrl: "https://api.example.com", fetch: server.fetch, auth, retries: retry() };
    const query = ["cursor", "offset", "page"].map((name) => {
      return { name, in: "query", style: "form", explode: true, shape: "string" } as const;
    });
    const operation = {
      ...scriptedOperation({ ...secured, parameters: query }),
      encode: { query: encodePlainQuery },
    };
    const connection = connect({ ...options, attemptTimeout: 10_000 }, schemes);
    const listed = all(connection, { operation, items: ["data"], style }, {}, { limit: Infinity });
    await vi.runAllTimersAsync();
    expect(await listed).toEqual([1, 2, 3]);
    const [first, second, third = ""] = urls;
    const expected = [first, second, ...turns.map(() => third), third];
    expect(server.requests.map(({ url }) => new URL(url).search)).toEqual(expected);
    expect(server.times.at(-1)).toBe(delay);
    expect(vi.getTimerCount()).toBe(0);
  });
});
