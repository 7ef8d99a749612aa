import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import {
  clientBinaryReader,
  clientBinaryWriter,
  type ClientBinaryBody,
} from "../../../templates/runtime/client/binary.js";
import { textReader } from "../../../templates/runtime/http/payload-text.js";
import { callWith, operationWith, rejection } from "../../support/client-calls.js";
import { until } from "../../support/until.js";

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

interface Serving {
  readonly baseUrl: string;
  /** Waits until a request has come. */
  readonly asked: () => Promise<void>;
  /** Waits until no connection is open: a machine may be too busy for one to come before a call is over. */
  readonly closed: () => Promise<void>;
}

/** Serves on a free port. */
async function serve(listener: RequestListener): Promise<Serving> {
  let requests = 0;
  let open = 0;
  const serving = createServer((request, response) => {
    requests += 1;
    listener(request, response);
  }).listen(0);
  server = serving;
  serving.on("connection", (socket) => {
    open += 1;
    socket.on("error", () => undefined).on("close", () => (open -= 1));
  });
  await once(serving, "listening");
  return {
    baseUrl: `http://127.0.0.1:${(serving.address() as AddressInfo).port}`,
    asked: () => until(() => requests > 0),
    closed: () => until(() => open === 0),
  };
}

const silent: RequestListener = () => undefined;

const halfway: RequestListener = (_, response) => {
  response.writeHead(200, { "content-type": "text/plain" });
  response.write("a");
};

type Listen = (type: string, listener: () => void) => void;

/** A signal that counts who listens to it. */
function counted(): { readonly controller: AbortController; readonly listeners: () => number } {
  const controller = new AbortController();
  const { signal } = controller;
  const listening = new Set<unknown>();
  const add: Listen = signal.addEventListener.bind(signal);
  const remove: Listen = signal.removeEventListener.bind(signal);
  signal.addEventListener = (type: string, listener: unknown): void => {
    listening.add(listener);
    add(type, listener as () => void);
  };
  signal.removeEventListener = (type: string, listener: unknown): void => {
    listening.delete(listener);
    remove(type, listener as () => void);
  };
  return { controller, listeners: () => listening.size };
}

function timers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
}

const text = operationWith({ responses: { "200": { content: [textReader("text/plain")] } } });
const binary = operationWith({ responses: { "200": { content: [clientBinaryReader("text/plain")] } } });
const never = (): Promise<never> => new Promise(() => undefined);

describe("the time of a call", () => {
  it.each([
    ["head", silent],
    ["rest of the body", halfway],
  ])("is up when the %s of the answer does not come, and the connection is given up", async (_, listener) => {
    const { baseUrl, closed } = await serve(listener);
    const error = await rejection(callWith({ baseUrl, deadline: 50 }, text));
    expect(error).toMatchObject({ name: "TimeoutError", method: "GET" });
    expect(error.message).toContain("within 50 ms");
    await closed();
  });

  it("is up when a credential or a fetch of the caller's own does not come", async () => {
    const secured = operationWith({ table: { security: [{ token: [] }] } });
    expect(await rejection(callWith({ auth: { token: never }, deadline: 5 }, secured))).toMatchObject({
      name: "TimeoutError",
    });
    expect(await rejection(callWith({ fetch: never, deadline: 5 }, text))).toMatchObject({ name: "TimeoutError" });
  });

  it("is up when a body of the caller's own does not end, which is cancelled", async () => {
    let cancelled = false;
    const body = (): ReadableStream => new ReadableStream({ cancel: () => void (cancelled = true) });
    const fetch = (): Promise<Response> =>
      Promise.resolve(new Response(body(), { headers: { "content-type": "text/plain" } }));
    expect(await rejection(callWith({ fetch, deadline: 5 }, text))).toMatchObject({ name: "TimeoutError" });
    await new Promise(setImmediate);
    expect(cancelled).toBe(true);
  });

  it("cancels an answer that comes when nobody waits any more", async () => {
    let cancelled = false;
    let come!: (response: Response) => void;
    const fetch = (): Promise<Response> => new Promise((resolve) => (come = resolve));
    expect(await rejection(callWith({ fetch, deadline: 5 }, text))).toMatchObject({ name: "TimeoutError" });
    come(new Response(new ReadableStream({ cancel: () => void (cancelled = true) })));
    await until(() => cancelled);
  });

  it("is that of the call before that of the settings", async () => {
    expect(await rejection(callWith({ fetch: never, deadline: 60_000 }, text, {}, { deadline: 5 }))).toMatchObject({
      name: "TimeoutError",
    });
  });

  it.each([0, Infinity, 2 ** 31])("does not end soon when it is %s", async (deadline) => {
    const fetch = async (): Promise<Response> => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return new Response("late", { headers: { "content-type": "text/plain" } });
    };
    expect(await callWith({ fetch, deadline }, text)).toMatchObject({ data: "late" });
  });

  it("leaves no timer behind, however a call ends", async () => {
    const before = timers();
    const answer = (): Promise<Response> =>
      Promise.resolve(new Response("x", { headers: { "content-type": "text/plain" } }));
    await callWith({ fetch: answer }, text);
    await rejection(callWith({ fetch: answer }, operationWith({ responses: {} })));
    await rejection(callWith({ fetch: () => Promise.reject(new Error("x")) }, text));
    expect(timers()).toBe(before);
  });

  it("ends with the head of a binary answer", async () => {
    const before = timers();
    let end!: () => void;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode("a"));
        end = () => {
          controller.enqueue(new TextEncoder().encode("b"));
          controller.close();
        };
      },
    });
    const fetch = (): Promise<Response> =>
      Promise.resolve(new Response(body, { headers: { "content-type": "text/plain" } }));
    const { data } = await callWith({ fetch, deadline: 60_000 }, binary);
    expect(timers()).toBe(before);
    end();
    expect(await (data as ClientBinaryBody).bytes()).toEqual(new TextEncoder().encode("ab"));
  });
});

describe("an abort by the caller", () => {
  it.each([
    ["before anything is sent", silent],
    ["before the head of the answer", silent],
    ["in the midst of the body", halfway],
  ])("%s rejects with the signal's reason and gives the connection up", async (when, listener) => {
    const { controller, listeners } = counted();
    const reason = new Error("enough");
    const { baseUrl, asked, closed } = await serve(listener);
    if (when.startsWith("before anything")) controller.abort(reason);
    else void asked().then(() => setTimeout(() => controller.abort(reason), 20));
    expect(await rejection(callWith({ baseUrl }, text, {}, { signal: controller.signal }))).toBe(reason);
    expect(listeners()).toBe(0);
    await closed();
  });

  it("rejects with an AbortError when it has no reason", async () => {
    const error = await rejection(callWith({ fetch: never }, text, {}, { signal: AbortSignal.abort() }));
    expect(error.name).toBe("AbortError");
  });

  it("is passed to credential functions and to the fetch of a caller", async () => {
    const controller = new AbortController();
    const heard: string[] = [];
    const secured = operationWith({ table: { security: [{ token: [] }] } });
    const token = ({ signal }: { readonly signal: AbortSignal }): string => {
      signal.addEventListener("abort", () => heard.push("token"));
      return "t";
    };
    const fetch = ({ signal }: Request): Promise<never> => {
      signal.addEventListener("abort", () => heard.push("fetch"));
      setTimeout(() => controller.abort(), 5);
      return never();
    };
    await rejection(callWith({ auth: { token }, fetch }, secured, {}, { signal: controller.signal }));
    expect(heard.sort()).toEqual(["fetch", "token"]);
  });

  it("is heard until a binary body ends, and no longer", async () => {
    const { controller, listeners } = counted();
    const { signal } = controller;
    const { baseUrl, closed } = await serve(halfway);
    const { data } = await callWith({ baseUrl }, binary, {}, { signal });
    expect(listeners()).toBe(1);
    const reading = rejection((data as ClientBinaryBody).bytes());
    const reason = new Error("enough");
    controller.abort(reason);
    expect(await reading).toBe(reason);
    expect(listeners()).toBe(0);
    await closed();
  });

  it("ends the stream of a binary body with its reason", async () => {
    const controller = new AbortController();
    const { baseUrl } = await serve(halfway);
    const { data } = await callWith({ baseUrl }, binary, {}, { signal: controller.signal });
    const reason = new Error("enough");
    const read = async (): Promise<void> => {
      for await (const _ of (data as ClientBinaryBody).stream()) controller.abort(reason);
    };
    expect(await rejection(read())).toBe(reason);
  });

  it("ends a binary body that comes from a fetch of the caller's own and does not hear the signal", async () => {
    const reason = new Error("enough");
    for (const form of ["bytes", "blob", "stream"] as const) {
      const controller = new AbortController();
      let cancelled = false;
      const body = new ReadableStream({ cancel: () => void (cancelled = true) });
      const fetch = (): Promise<Response> =>
        Promise.resolve(new Response(body, { headers: { "content-type": "text/plain" } }));
      const data = (await callWith({ fetch }, binary, {}, { signal: controller.signal })).data as ClientBinaryBody;
      const reading = form === "stream" ? Promise.resolve(data.stream()[Symbol.asyncIterator]().next()) : data[form]();
      setTimeout(() => controller.abort(reason), 5);
      expect(await rejection(reading)).toBe(reason);
      expect(cancelled).toBe(true);
    }
  });

  it("ends no other call, among many that follow each other and are under way at once", async () => {
    const { baseUrl } = await serve((request, response) => {
      const answer = (): void => void response.setHeader("content-type", "text/plain").end(request.headers["x-n"]);
      setTimeout(answer, request.headers["x-n"] === "never" ? 10_000 : 1);
    });
    const outcome = async (n: number): Promise<unknown> => {
      if (n % 3 > 0) return (await callWith({ baseUrl }, text, {}, { headers: { "x-n": `${n}` } })).data;
      const controller = new AbortController();
      setTimeout(() => controller.abort(n), 2);
      const options = { headers: { "x-n": "never" }, signal: controller.signal };
      return callWith({ baseUrl }, text, {}, options).catch((error: unknown) => error);
    };
    for (let round = 0; round < 12; round += 1) {
      const outcomes = await Promise.all(Array.from({ length: 15 }, (_, n) => outcome(n)));
      expect(outcomes).toEqual(Array.from({ length: 15 }, (_, n) => (n % 3 > 0 ? `${n}` : n)));
    }
  });

  it("leaves no listener on a signal of many calls", async () => {
    const { controller, listeners } = counted();
    const fetch = (): Promise<Response> =>
      Promise.resolve(new Response("x", { headers: { "content-type": "text/plain" } }));
    for (let n = 0; n < 20; n += 1) await callWith({ fetch }, text, {}, { signal: controller.signal });
    const { data } = await callWith({ fetch }, binary, {}, { signal: controller.signal });
    await (data as ClientBinaryBody).blob();
    expect(listeners()).toBe(0);
  });
});

describe("the network", () => {
  it.each([
    ["refuses a connection", undefined],
    ["hangs up before the answer", ((request) => request.socket.destroy()) satisfies RequestListener],
    [
      "hangs up in the midst of the body",
      ((_, response) => {
        response.writeHead(200, { "content-type": "text/plain", "content-length": 5 });
        response.write("a", () => response.destroy());
      }) satisfies RequestListener,
    ],
  ])("makes a NetworkError when it %s", async (_, listener) => {
    const { baseUrl } = await serve(listener ?? silent);
    if (listener === undefined) server!.close();
    const error = await rejection(callWith({ baseUrl }, text));
    expect(error).toMatchObject({ name: "NetworkError" });
    expect(error.cause).toBeInstanceOf(Error);
  });
});

describe("a binary request", () => {
  const upload = operationWith({
    table: { method: "POST" },
    body: { required: true, content: [clientBinaryWriter("application/octet-stream")] },
  });
  const bytes = new Uint8Array([1, 2, 3]);

  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (const byte of bytes) {
      await new Promise(setImmediate);
      yield new Uint8Array([byte]);
    }
  }

  it.each([
    ["bytes", () => bytes],
    ["a Blob", () => new Blob([bytes])],
    ["a stream", () => new Blob([bytes]).stream()],
    ["what gives bytes piece by piece", pieces],
    ["a stream of another kind", () => ({ getReader: () => new Blob([bytes]).stream().getReader() })],
  ])("sends %s", async (_, body) => {
    const { baseUrl } = await serve((request, response) => {
      response.setHeader("content-type", "text/plain");
      response.setHeader("x-type", request.headers["content-type"] ?? "");
      request.pipe(response);
    });
    const { response, data } = await callWith(
      { baseUrl },
      { ...upload, responses: binary.responses },
      { body: body() },
    );
    expect(await (data as ClientBinaryBody).bytes()).toEqual(bytes);
    expect(response.headers.get("x-type")).toBe("application/octet-stream");
  });

  it("stops what it reads from when the call is aborted", async () => {
    let stopped = false;
    async function* endless(): AsyncGenerator<Uint8Array> {
      try {
        for (;;) {
          await new Promise(setImmediate);
          yield new Uint8Array(10);
        }
      } finally {
        stopped = true;
      }
    }
    const { baseUrl } = await serve((request) => void request.resume());
    expect(await rejection(callWith({ baseUrl, deadline: 50 }, upload, { body: endless() }))).toMatchObject({
      name: "TimeoutError",
    });
    await until(() => stopped);
  });
});
