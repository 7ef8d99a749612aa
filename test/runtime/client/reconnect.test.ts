import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callOperation } from "../../../templates/runtime/client/call.js";
import { connect } from "../../../templates/runtime/client/connection.js";
import { clientItemsReader } from "../../../templates/runtime/client/items.js";
import { reconnecting, type ReconnectOptions } from "../../../templates/runtime/client/reconnect.js";
import { readEventData } from "../../../templates/runtime/http/item-events.js";
import { textReader } from "../../../templates/runtime/http/payload-text.js";
import type { ClientItems } from "../../../templates/runtime/client/items.js";
import type { ClientResult } from "../../../templates/runtime/client/results.js";
import type { ServerSentEvent } from "../../../templates/runtime/http/events.js";
import { operationWith, schemes } from "../../support/client-calls.js";
import { play, type ScriptedServer, type Turn } from "./scripted.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const operation = operationWith({
  responses: {
    200: { content: [clientItemsReader("text/event-stream", readEventData(textReader("text/plain"), "text"))] },
    default: { content: [] },
  },
});

type Watched = ClientResult<200, ClientItems<ServerSentEvent>, never, "text/event-stream">;

/** A response whose stream ends with this text, or breaks behind it. */
function stream(
  text: string,
  end: "ends" | "breaks" | "stays" = "ends",
  onCancel = (): void => undefined,
): () => Response {
  return () => {
    const body = new ReadableStream({
      start: (controller) => {
        if (text !== "") controller.enqueue(new TextEncoder().encode(text));
        if (end === "ends") controller.close();
      },
      pull: (controller) => {
        if (end === "breaks") controller.error(new TypeError("terminated"));
      },
      cancel: onCancel,
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };
}

const event = (id: number | string, more = ""): string => `id: ${id}\n${more}data: of ${id}\n\n`;

interface Watch {
  readonly turns: readonly Turn[];
  readonly options?: ReconnectOptions;
  /** The number of events after which the consumer leaves. */
  readonly leaveAfter?: number;
  readonly random?: number;
  readonly throwOnError?: boolean;
}

/** The data of all events, the error at their end, and the server. */
async function watch({ turns, options, leaveAfter = Infinity, random = 0, throwOnError = false }: Watch): Promise<{
  readonly data: readonly string[];
  readonly error: (Error & { readonly brand?: string }) | undefined;
  readonly server: ScriptedServer;
  readonly sent: readonly (string | null)[];
}> {
  vi.spyOn(Math, "random").mockReturnValue(random);
  const server = play(turns);
  const settings = { baseUrl: "https://api.example.com", fetch: server.fetch };
  const connection = connect(settings, schemes, undefined, { throwOnError });
  const data: string[] = [];
  const read = async (): Promise<void> => {
    const call = (calling: object) => callOperation<Watched>(connection, operation, {}, calling);
    for await (const found of reconnecting(call, options)) {
      data.push(found.data);
      if (data.length >= leaveAfter) return;
    }
  };
  const outcome = read().then(
    () => undefined,
    (error: unknown) => error as Error,
  );
  await vi.runAllTimersAsync();
  const error = await outcome;
  return { data, error, server, sent: server.requests.map(({ headers }) => headers.get("last-event-id")) };
}

describe("a stream that reconnects", () => {
  it.each([
    ["ends", stream(event(1) + "data: none\n\n")],
    ["breaks", stream(event(1) + "data: none\n\n", "breaks")],
  ])("that %s asks for the events after the last id, until the server has no more", async (_, first) => {
    const { data, error, sent, server } = await watch({ turns: [first, "reset", 503, stream(event(2)), 204] });
    expect([data, error]).toEqual([["of 1", "none", "of 2"], undefined]);
    expect(sent).toEqual([null, "1", "1", "1", "2"]);
    expect(server.times).toEqual([0, 1000, 3000, 7000, 8000]);
  });

  it("yields an event once, if the server repeats the last ones, or begins anew", async () => {
    const turns = [
      ...[stream(event(1) + event(1)), stream(event(1) + event(2)), stream(event(1) + event(2) + event(3))],
      ...[stream(event(2) + event(3) + event(4) + event(1)), 204],
    ];
    expect((await watch({ turns })).data).toEqual(["of 1", "of 1", "of 2", "of 3", "of 4", "of 1"]);
  });

  it("knows the last 1000 ids", async () => {
    const events = Array.from({ length: 1002 }, (_, index) => event(index));
    const { data } = await watch({ turns: [stream(events.join("")), stream(event(2) + event(0)), 204] });
    expect(data.slice(1002)).toEqual(["of 0"]);
  });

  it("resumes behind an id from before, in UTF-8, and forgets one that the server empties", async () => {
    const turns = [stream(event("é")), stream(event("é") + event("") + event(1)), stream(event("")), 204];
    const { data, sent } = await watch({ turns, options: { lastEventId: "é" } });
    expect([data, sent]).toEqual([
      ["of ", "of 1", "of "],
      ["\u00c3\u00a9", "\u00c3\u00a9", "1", null],
    ]);
  });

  it.each([
    ["1 s", "", 0, 1000],
    ["what the stream says", "retry: 300\n", 0, 300],
    ["a quarter more by chance", "retry: 400\n", 1, 500],
    ["at least 0.1 s", "retry: 0\n", 0, 100],
    ["at most 8 s, however much the stream says", "retry: 999999999999999\n", 1, 8000],
  ])("waits %s", async (_, more, random, expected) => {
    const { server } = await watch({ turns: [stream(event(1, more)), 204], random });
    expect(server.times).toEqual([0, expected]);
  });

  it.each<readonly [string, Turn, string | undefined]>([
    ["breaks", "reset", "specwright/NetworkError"],
    ["ends", stream(""), undefined],
    ["repeats an event", stream(event(1)), undefined],
    ["responds with 500", 500, "specwright/ApiError"],
  ])("tries 5 times in a row if each connection %s", async (_, turn, brand) => {
    const { error, server, data } = await watch({ turns: [stream(event(1)), turn], random: 1 });
    expect([data, error?.brand]).toEqual([["of 1"], brand]);
    expect(server.times.map((time, index) => time - (server.times[index - 1] ?? 0))).toEqual([
      0, 1250, 2500, 5000, 8000, 8000,
    ]);
  });

  it("counts from zero after an event, in any number of drops", async () => {
    const drops = Array.from({ length: 40 }, (_, index) => stream(event(index, "retry: 0\n"), "breaks"));
    const { data, error } = await watch({ turns: [...drops, 204] });
    expect([data.length, error]).toEqual([40, undefined]);
  });

  it.each([400, 401, 404, 429])("does not call again after %d", async (status) => {
    const { error, server } = await watch({ turns: [stream(event(1)), status], throwOnError: true });
    expect([error?.brand, server.requests.length]).toEqual(["specwright/ApiError", 2]);
  });

  it("rejects at once with an error that another connection does not repair", async () => {
    const long = await watch({ turns: [stream(event("a".repeat(5000)))] });
    expect([long.error?.message, long.server.requests.length]).toEqual([
      "The id of the last event is longer than 4096 characters.",
      1,
    ]);
    const unsafe = await watch({ turns: [stream(event("a\u0001"))] });
    expect([unsafe.error?.brand, unsafe.server.requests.length]).toEqual(["specwright/RequestValidationError", 1]);
    const json = await watch({ turns: [200] });
    expect([json.error?.brand, json.server.requests.length]).toEqual(["specwright/ResponseValidationError", 1]);
  });

  it("takes a server that sends endless ids, one at a time", async () => {
    let count = 0;
    const endless = () =>
      new Response(
        new ReadableStream({
          pull: (controller) => controller.enqueue(new TextEncoder().encode(event((count += 1)))),
        }),
        { headers: { "content-type": "text/event-stream" } },
      );
    const { data } = await watch({ turns: [endless], leaveAfter: 5000 });
    expect(data.length).toBe(5000);
    expect(count).toBeLessThan(5010);
  });

  it("releases the connection when the consumer leaves, and does not call again", async () => {
    const cancelled = vi.fn<() => void>();
    const { server } = await watch({ turns: [stream(event(1), "stays", cancelled)], leaveAfter: 1 });
    expect([cancelled.mock.calls.length, server.requests.length, vi.getTimerCount()]).toEqual([1, 1, 0]);
  });

  it.each([
    ["waits for events", stream(event(1), "stays")],
    ["waits to reconnect", stream(event(1))],
  ])("ends by its signal while it %s", async (_, turn) => {
    const controller = new AbortController();
    const reason = new Error("enough");
    setTimeout(() => controller.abort(reason), 500);
    const { error, server } = await watch({ turns: [turn], options: { signal: controller.signal } });
    expect([error, server.requests.length, vi.getTimerCount()]).toEqual([reason, 1, 0]);
  });
});
