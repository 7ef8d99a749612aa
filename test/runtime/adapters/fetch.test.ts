import { describe, expect, it } from "vitest";
import { toFetchHandler } from "../../../templates/runtime/adapters/fetch.js";
import type { RequestLike } from "../../../templates/runtime/adapters/web-types.js";
import { plainServer, text } from "../../support/plain-server.js";

const to = (path: string, init?: RequestInit): Request => new Request(`http://in-process.example${path}`, init);

describe("requests of the Fetch API", () => {
  it("are taken apart into method, path, query, headers and body", async () => {
    const seen: unknown[] = [];
    const handler = toFetchHandler(
      plainServer({
        handlers: {
          "/seen": async (request) => {
            const { method, path, query, headers } = request;
            seen.push({ method, path, query, headers: { ...headers } }, (await request.bytes(10)).length);
            return text(200, "");
          },
        },
      }),
    );
    await handler(
      to("/seen?a=1&b=%20#part", { method: "PUT", body: "ä", headers: { "X-One": "1", "Content-Type": "a/b" } }),
    );
    expect(seen).toEqual([
      { method: "PUT", path: "/seen", query: "a=1&b=%20", headers: { "content-type": "a/b", "x-one": "1" } },
      2,
    ]);
  });

  it("give their own signal and themselves", async () => {
    const seen: unknown[] = [];
    const handler = toFetchHandler(
      plainServer({ handlers: { "/seen": (request) => (seen.push(request.signal, request.native), text(200, "")) } }),
    );
    const request = to("/seen");
    await handler(request);
    expect(seen[0]).toBe(request.signal);
    expect(seen[1]).toBe(request);
  });

  it("have bodies of any length up to the limit", async () => {
    const handler = toFetchHandler(plainServer({ limit: 2 ** 24 }));
    const body = Buffer.alloc(2 ** 24, "large");
    const response = await handler(to("/echo", { method: "POST", body }));
    expect(body.equals(new Uint8Array(await response.arrayBuffer()))).toBe(true);
    expect(await (await handler(to("/echo"))).text()).toBe("");
  });

  it.each([
    ["says so", { "content-length": "1001" }],
    ["does not say so", {}],
  ])(
    "have bodies that are refused beyond the limit, when one that is too long %s",
    async (_, headers: Record<string, string>) => {
      const handler = toFetchHandler(plainServer());
      let cancelled = false;
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(new Uint8Array(600)),
        cancel: () => {
          cancelled = true;
        },
      });
      const response = await handler(to("/echo", { method: "POST", body, headers, duplex: "half" }));
      expect([response.status, await response.text()]).toEqual([413, "too large"]);
      expect(cancelled).toBe(headers["content-length"] === undefined);
    },
  );

  it("are served where the platform does not show a request's stream", async () => {
    const handler = toFetchHandler(plainServer());
    const opaque = (path: string, body: string): Request =>
      Object.defineProperty(to(path, { method: "POST", body }), "body", { value: undefined });
    expect(await (await handler(opaque("/echo", "whole"))).text()).toBe("whole");
    expect(await (await handler(opaque("/count", "12345"))).text()).toBe("5");
    expect((await handler(opaque("/echo", "x".repeat(1001)))).status).toBe(413);
  });

  it("need no more than the members that are asked for: a bridge makes no Request and no stream", async () => {
    const handler = toFetchHandler(plainServer());
    const asked: string[] = [];
    const lean = (path: string, pieces: Uint8Array[]): RequestLike => ({
      method: "POST",
      url: `http://in-process.example${path}`,
      headers: { get: () => null, forEach: () => undefined },
      signal: new AbortController().signal,
      body: {
        getReader: () => ({
          read: () => Promise.resolve((asked.push("read"), { done: pieces.length === 0, value: pieces.shift() })),
          cancel: () => Promise.resolve(void asked.push("cancel")),
          releaseLock: () => undefined,
        }),
      },
      arrayBuffer: () => Promise.reject(new Error("The whole is never asked for.")),
    });
    const two = (): Uint8Array[] => [Buffer.from("who"), Buffer.from("le")];
    expect(await (await handler(lean("/echo", two()))).text()).toBe("whole");
    expect(await (await handler(lean("/count", two()))).text()).toBe("5");
    asked.length = 0;
    const long = Array.from({ length: 5 }, () => new Uint8Array(600));
    expect((await handler(lean("/echo", long))).status).toBe(413);
    expect(asked).toEqual(["read", "read", "cancel"]);
  });

  it.each(["/echo", "/count"])("that are aborted reject the body that %s waits for", async (path) => {
    const server = plainServer();
    const controller = new AbortController();
    let give = (): void => undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (each) => {
        each.enqueue(new Uint8Array(1));
        give = () => each.error(controller.signal.reason);
      },
    });
    const request = to(path, { method: "POST", body, duplex: "half", signal: controller.signal });
    const answer = toFetchHandler(server)(request);
    controller.abort();
    give();
    expect((await answer).status).toBe(500);
    expect(server.log).toEqual([`aborted ${path}`]);
  });

  it("reach a handler that waits for the caller to hang up", async () => {
    const server = plainServer();
    const controller = new AbortController();
    const answer = toFetchHandler(server)(to("/wait", { signal: controller.signal }));
    controller.abort(new Error("enough"));
    await answer;
    expect(server.log).toEqual(["waiting /wait", "hung up /wait: false"]);
  });
});

describe("several servers behind one handler", () => {
  const one = plainServer({ name: "one", handlers: { "/one": () => text(200, "one") } });
  const two = plainServer({ name: "two", handlers: { "/two": () => text(200, "two") } });

  it("get the requests for their paths, and the first those of nobody", async () => {
    const handler = toFetchHandler([one, two]);
    expect(await (await handler(to("/one"))).text()).toBe("one");
    expect(await (await handler(to("/two"))).text()).toBe("two");
    const response = await handler(to("/three"));
    expect([response.status, await response.text()]).toEqual([404, "no path /three in one"]);
  });

  it("are at least one", () => {
    expect(() => toFetchHandler([])).toThrow(TypeError);
  });
});

describe("answers to the Fetch API", () => {
  const handler = toFetchHandler(plainServer());

  it("carry text, bytes, Blobs and nothing", async () => {
    const umlaut = await handler(to("/umlaut"));
    expect([umlaut.headers.get("content-type"), await umlaut.text()]).toEqual(["text/plain", "ä€"]);
    const blob = await handler(to("/blob"));
    expect([blob.headers.get("content-type"), await blob.text()]).toEqual(["image/png", "a blob"]);
    const nothing = await handler(to("/nothing"));
    expect([nothing.status, nothing.body]).toEqual([204, null]);
  });

  it("have a header for each value", async () => {
    expect((await handler(to("/cookies"))).headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  });

  it("to HEAD have the headers of GET and the length of its body, and no body", async () => {
    const head = async (path: string): Promise<unknown> => {
      const { headers, body } = await handler(to(path, { method: "HEAD" }));
      return [headers.get("content-type"), headers.get("content-length"), body];
    };
    expect(await head("/umlaut")).toEqual(["text/plain", "5", null]);
    expect(await head("/blob")).toEqual(["image/png", "6", null]);
    expect(await head("/endless")).toEqual([null, null, null]);
  });

  it("are streamed while the request still is", async () => {
    let send = (_chunk: string | undefined): void => undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = (chunk) => (chunk === undefined ? controller.close() : controller.enqueue(Buffer.from(chunk)));
      },
    });
    const response = await handler(to("/through", { method: "POST", body, duplex: "half" }));
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    send("ping");
    expect(String(Buffer.from((await reader.read()).value ?? []))).toBe("ping");
    send("pong");
    expect(String(Buffer.from((await reader.read()).value ?? []))).toBe("pong");
    send(undefined);
    expect((await reader.read()).done).toBe(true);
  });

  it.each(["/endless", "/endless-web"])("let go of the stream behind %s when the reader does", async (path) => {
    const server = plainServer();
    const response = await toFetchHandler(server)(to(path));
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    await reader.cancel();
    await server.logged(`let go ${path}`);
    expect(server.log).toEqual([`let go ${path}`]);
  });

  it.each(["/broken", "/strings"])("that break on the way, as %s does, fail for the reader", async (path) => {
    await expect((await handler(to(path))).arrayBuffer()).rejects.toThrow(/disk is gone|is not a Uint8Array/);
  });

  it("that cannot be sent become 500 and are reported", async () => {
    const errors: unknown[] = [];
    const strict = toFetchHandler(plainServer(), { onError: (error) => errors.push(error) });
    expect((await strict(to("/bad-header"))).status).toBe(500);
    expect(errors).toEqual([expect.any(TypeError)]);
  });

  it("that are locked streams become 500 too, and are nothing to HEAD", async () => {
    const errors: unknown[] = [];
    const locked = new ReadableStream<Uint8Array>();
    locked.getReader();
    const server = plainServer({ handlers: { "/locked": () => ({ status: 200, headers: {}, body: locked }) } });
    const strict = toFetchHandler(server, { onError: (error) => errors.push(error) });
    expect((await strict(to("/locked"))).status).toBe(500);
    expect((await strict(to("/locked", { method: "HEAD" }))).status).toBe(200);
    expect(errors).toEqual([expect.any(TypeError)]);
  });
});
