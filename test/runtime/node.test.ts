import { type IncomingMessage, request as httpRequest, type ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { toNodeListener, type NodeListenerOptions } from "../../templates/runtime/node.js";
import type { Server, ServerResponse as Reply } from "../../templates/runtime/server-types.js";
import { plainServer, text, type PlainServer } from "../support/plain-server.js";
import { exchange, listen, openRaw, type Listening } from "../support/raw-http.js";

const open: Listening[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

async function serve(servers: Server | readonly Server[], options?: NodeListenerOptions): Promise<Listening> {
  const listening = await listen(toNodeListener(servers, options));
  open.push(listening);
  return listening;
}

/** A served plain server that keeps the requests and responses it was given. */
async function serveWatched(
  server: PlainServer,
  options?: NodeListenerOptions,
): Promise<Listening & { readonly seen: { request: IncomingMessage; response: ServerResponse; before: string[] }[] }> {
  const seen: { request: IncomingMessage; response: ServerResponse; before: string[] }[] = [];
  const listener = toNodeListener(server, options);
  const listening = await listen((request, response) => {
    seen.push({ request, response, before: listenersOf(request, response) });
    listener(request, response);
  });
  open.push(listening);
  return { ...listening, seen };
}

/** What node itself listens to when an answer is complete. */
const nodesOwn = "end clearIncoming";

function listenersOf(...emitters: readonly (IncomingMessage | ServerResponse)[]): string[] {
  return emitters
    .flatMap((emitter) =>
      ["data", "readable", "end", "error", "close", "drain", "aborted"].flatMap((event) =>
        emitter.listeners(event).map((each) => `${event} ${each.name}`),
      ),
    )
    .filter((each) => each !== nodesOwn);
}

const get = (path: string, headers = ""): string =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n`;
const bodyOf = (answer: string): string => answer.slice(answer.indexOf("\r\n\r\n") + 4);
const statuses = (answer: string): readonly string[] =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status ?? "");

describe("requests of node:http", () => {
  it("are taken apart into path and query, whatever form their target has", async () => {
    const { port } = await serve(plainServer());
    expect(bodyOf(await exchange(port, get("/hello?a=1&b=%20?x")))).toBe("GET a=1&b=%20?x");
    expect(bodyOf(await exchange(port, get("http://host:80/hello?a=1")))).toBe("GET a=1");
    expect(bodyOf(await exchange(port, get("/hello?next=http://other/")))).toBe("GET next=http://other/");
    expect(bodyOf(await exchange(port, get("http://host?a=/hello")))).toBe("no path / in plain");
  });

  it("for * are the server's to answer", async () => {
    const { port } = await serve(plainServer({ handlers: { "*": () => text(200, "all of it") } }));
    expect(bodyOf(await exchange(port, get("*").replace("GET", "OPTIONS")))).toBe("all of it");
  });

  it("carry headers as node gives them", async () => {
    const seen: unknown[] = [];
    const server = plainServer({
      handlers: { "/headers": ({ headers }) => (seen.push({ ...headers }), text(200, "")) },
    });
    const { port } = await serve(server);
    await exchange(port, get("/headers", "X-Twice: a\r\nx-twice: b\r\nCookie: a=1\r\nCookie: b=2\r\n"));
    expect(seen).toEqual([{ host: "a", connection: "close", "x-twice": "a, b", cookie: "a=1; b=2" }]);
  });

  it("that are pipelined are answered in their order", async () => {
    const server = plainServer({
      handlers: { "/late": () => new Promise((resolve) => setTimeout(() => resolve(text(200, "late")), 50)) },
    });
    const { port } = await serve(server);
    const echo = "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nbody";
    const refused = "POST /refuse HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nbody";
    const first = "GET /late HTTP/1.1\r\nHost: a\r\n\r\n";
    const answer = await exchange(port, first + echo + refused + echo + get("/hello?last"));
    expect(statuses(answer)).toEqual(["200", "200", "401", "200", "200"]);
    expect(answer).toMatch(/late.*body.*who are you\?.*body.*GET last$/s);
  });

  it("that are no HTTP are refused by node, and the next caller is served", async () => {
    const { port } = await serve(plainServer());
    expect(statuses(await exchange(port, "HELLO\r\n\r\n"))).toEqual(["400"]);
    expect(statuses(await exchange(port, "GET /hello HTTP/1.1\r\nHost: a\r\nBad Header: x\r\n\r\n"))).toEqual(["400"]);
    expect(bodyOf(await exchange(port, get("/hello?x")))).toBe("GET x");
  });
});

describe("several servers on one port", () => {
  const answering = (name: string, path: string): Server =>
    plainServer({ name, handlers: { [path]: () => text(200, name) } });

  it("get the requests for their paths", async () => {
    const { url } = await serve([answering("one", "/one"), answering("two", "/two")]);
    expect(await (await fetch(`${url}/one`)).text()).toBe("one");
    expect(await (await fetch(`${url}/two`)).text()).toBe("two");
  });

  it("leave the path of nobody to the first", async () => {
    const { url } = await serve([answering("one", "/one"), answering("two", "/two")]);
    const response = await fetch(`${url}/three`);
    expect([response.status, await response.text()]).toEqual([404, "no path /three in one"]);
  });

  it("leave the path of nobody to the next middleware where there is one", async () => {
    const listener = toNodeListener([answering("one", "/one")]);
    const listening = await listen((request, response) =>
      listener(request, response, () => void response.end("from the app")),
    );
    open.push(listening);
    expect(await (await fetch(`${listening.url}/one`)).text()).toBe("one");
    expect(await (await fetch(`${listening.url}/three`)).text()).toBe("from the app");
  });

  it("are at least one", () => {
    expect(() => toNodeListener([])).toThrow(TypeError);
  });
});

describe("bodies of requests", () => {
  const declared = (path: string, length: number): string =>
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`;
  const chunked = (path: string): string => `POST ${path} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n`;

  it("arrive whole, however slowly and in whatever pieces", async () => {
    const { port } = await serve(plainServer());
    const raw = openRaw(port);
    raw.write(declared("/echo", 6));
    for (const letter of "slowly") {
      raw.write(letter);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(bodyOf(await raw.until((answer) => answer.endsWith("slowly")))).toBe("slowly");
    raw.write(chunked("/echo") + "3\r\nabc\r\n");
    await new Promise((resolve) => setTimeout(resolve, 5));
    raw.write("2\r\nde\r\n0\r\n\r\n");
    expect(await raw.until((answer) => answer.endsWith("abcde"))).toMatch(/abcde$/);
    raw.socket.destroy();
  });

  it("are empty when there is none", async () => {
    const { port } = await serve(plainServer());
    expect(await exchange(port, get("/echo"))).toMatch(/^HTTP\/1\.1 200 OK\r\n.*Content-Length: 0\r\n.*\r\n\r\n$/s);
    expect(bodyOf(await exchange(port, get("/count")))).toBe("0");
  });

  it("of 16 MiB arrive under a raised limit, many at once", async () => {
    const { url } = await serve(plainServer({ limit: 2 ** 24 }));
    const bodies = [1, 2, 3, 4].map((seed) => Buffer.alloc(2 ** 24, `${seed}-`));
    const echoed = await Promise.all(bodies.map(async (body) => (await fetch(`${url}/echo`, { method: "POST", body })).arrayBuffer())); // prettier-ignore
    expect(echoed.map((each, index) => bodies[index]?.equals(new Uint8Array(each)))).toEqual([true, true, true, true]);
  });

  it("that say they are too long get 413 at once, before they are sent, and the connection closes", async () => {
    const { port } = await serve(plainServer());
    const raw = openRaw(port);
    raw.write(declared("/echo", 100_000));
    const answer = await raw.until((received) => received.endsWith("too large"));
    expect(statuses(answer)).toEqual(["413"]);
    expect(answer).toContain("Connection: close");
    // What the caller was about to send anyway does no harm.
    raw.write("x".repeat(100_000));
    expect(await raw.end()).toBe(answer);
  });

  it("that turn out too long get 413, and the connection closes", async () => {
    const { port } = await serve(plainServer());
    const raw = openRaw(port);
    raw.write(`${chunked("/echo")}3e8\r\n${"x".repeat(1000)}\r\n`);
    raw.write("1\r\nx\r\n");
    const answer = await raw.until((received) => received.endsWith("too large"));
    expect(statuses(answer)).toEqual(["413"]);
    raw.write(`2710\r\n${"x".repeat(10_000)}\r\n0\r\n\r\n`);
    expect(await raw.end()).toBe(answer);
  });

  it("that are a little too long get 413, and the connection is used again", async () => {
    const { port } = await serve(plainServer());
    const raw = openRaw(port);
    raw.write(declared("/echo", 1001) + "x".repeat(1001) + get("/hello?next"));
    const answer = await raw.end();
    expect(statuses(answer)).toEqual(["413", "200"]);
    expect(answer).toMatch(/too large.*GET next$/s);
  });

  it("that are too long do not keep a caller from its answer", async () => {
    const { url } = await serve(plainServer());
    const response = await fetch(`${url}/echo`, { method: "POST", body: Buffer.alloc(2 ** 23) });
    expect([response.status, await response.text()]).toEqual([413, "too large"]);
    // A caller that sends everything before it listens.
    const { port } = new URL(url);
    const raw = openRaw(Number(port));
    raw.write(declared("/echo", 2 ** 23));
    raw.write(new Uint8Array(2 ** 23));
    expect(statuses(await raw.end())).toEqual(["413"]);
  });

  it("that nobody reads do not stand in the way of the next request", async () => {
    const { port } = await serve(plainServer());
    const raw = openRaw(port);
    raw.write(declared("/refuse", 5000));
    await raw.until((received) => received.endsWith("who are you?"));
    raw.write("x".repeat(5000) + get("/hello?next"));
    expect(await raw.end()).toMatch(/GET next$/);
  });

  it("that are read in part do not stand in the way either", async () => {
    const { port } = await serve(plainServer());
    const raw = openRaw(port);
    raw.write(declared("/first", 5000) + "x".repeat(100));
    await raw.until((received) => received.endsWith("\r\n\r\n100"));
    raw.write("x".repeat(4900) + get("/hello?next"));
    expect(await raw.end()).toMatch(/GET next$/);
  });

  it("that nobody reads and that are never sent do not hold a connection for long", async () => {
    const { port } = await serve(plainServer());
    const raw = openRaw(port);
    raw.write(declared("/refuse", 1_000_000));
    expect(statuses(await raw.end())).toEqual(["401"]);
  });

  it("come piece by piece, no faster than they are read", async () => {
    let release = (): void => undefined;
    let count = 0;
    const server = plainServer({
      handlers: {
        "/careful": async (request) => {
          for await (const chunk of request.stream()) {
            if (count === 0) await new Promise<void>((resolve) => (release = resolve));
            count += chunk.length;
          }
          return text(200, String(count));
        },
      },
    });
    const { url } = await serve(server);
    const sending = httpRequest(`${url}/careful`, { method: "POST" });
    const answered = new Promise<string>((resolve) =>
      sending.on("response", (response) => response.on("data", (chunk: Buffer) => resolve(chunk.toString()))),
    );
    let sent = 0;
    while (sending.write(Buffer.alloc(65_536)) || sent < 2 ** 20) sent += 65_536;
    // As long as nobody reads, the connection's buffers fill and stay full: 64 MiB do not fit.
    const piece = Buffer.alloc(2 ** 26);
    sending.end(piece);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(sending.writableFinished).toBe(false);
    release();
    expect(Number(await answered)).toBeGreaterThan(2 ** 26);
  });

  it("that were read by somebody else are refused with a word why", async () => {
    const server = plainServer();
    const listener = toNodeListener(server);
    const listening = await listen((request, response) => {
      request.resume();
      request.on("end", () => setImmediate(() => listener(request, response)));
    });
    open.push(listening);
    expect((await fetch(`${listening.url}/echo`, { method: "POST", body: "x" })).status).toBe(500);
    expect((await fetch(`${listening.url}/count`, { method: "POST", body: "x" })).status).toBe(500);
    expect(server.log).toEqual([
      expect.stringContaining("failed /echo: TypeError: The body has been read before"),
      expect.stringContaining("failed /count: TypeError: The body has been read before"),
    ]);
  });
});

describe("requests that are aborted", () => {
  it.each(["/echo", "/count"])("reject the body that %s waits for, and leave nothing behind", async (path) => {
    const server = plainServer();
    const watched = await serveWatched(server);
    const raw = openRaw(watched.port);
    raw.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf`);
    await until(() => watched.seen.length === 1);
    raw.socket.destroy();
    await server.logged(`aborted ${path}`);
    await expectNothingLeft(watched);
  });

  it("abort the signal, and leave nothing behind", async () => {
    const server = plainServer();
    const watched = await serveWatched(server);
    const raw = openRaw(watched.port);
    raw.write("GET /wait HTTP/1.1\r\nHost: a\r\n\r\n");
    await server.logged("waiting /wait");
    raw.socket.destroy();
    await server.logged("hung up /wait: true");
    await expectNothingLeft(watched);
  });

  it.each(["/endless", "/endless-web"])("let go of the stream that %s sends", async (path) => {
    const server = plainServer();
    const errors: unknown[] = [];
    const watched = await serveWatched(server, { onError: (error) => errors.push(error) });
    const raw = openRaw(watched.port);
    raw.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await raw.until((received) => received.length > 10);
    raw.socket.destroy();
    await server.logged(`let go ${path}`);
    await expectNothingLeft(watched);
    expect(errors).toEqual([]);
  });

  it("let go of a stream that is answered too late", async () => {
    let answer = (): void => undefined;
    const body = endlessStream();
    const server = plainServer({
      handlers: {
        "/late": () =>
          new Promise((resolve) => {
            answer = () => resolve({ status: 200, headers: {}, body: body.stream });
          }),
      },
    });
    const watched = await serveWatched(server);
    const raw = openRaw(watched.port);
    raw.write("GET /late HTTP/1.1\r\nHost: a\r\n\r\n");
    await until(() => watched.seen.length === 1);
    raw.socket.destroy();
    await until(() => watched.seen[0]?.response.destroyed === true);
    answer();
    await until(() => body.cancelled());
    await expectNothingLeft(watched);
  });

  it("have no signal that fires when all went well", async () => {
    const aborted: boolean[] = [];
    const server = plainServer({
      handlers: {
        "/fine": ({ signal }) => {
          signal.addEventListener("abort", () => aborted.push(true));
          return text(200, "fine");
        },
      },
    });
    const watched = await serveWatched(server);
    expect(statuses(await exchange(watched.port, get("/fine")))).toEqual(["200"]);
    await expectNothingLeft(watched);
    expect(aborted).toEqual([]);
  });

  it("by the hundred leave no listener, no connection and no timer", async () => {
    const server = plainServer();
    const watched = await serveWatched(server);
    const raws = Array.from({ length: 100 }, () => openRaw(watched.port));
    for (const [index, raw] of raws.entries()) {
      const path = ["/echo", "/count", "/through", "/refuse"][index % 4] ?? "";
      raw.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\nhalf`);
    }
    await until(() => watched.seen.length === 100);
    for (const raw of raws) raw.socket.destroy();
    await expectNothingLeft(watched);
    await until(() => !process.getActiveResourcesInfo().includes("Timeout"));
  });
});

describe("answers over node:http", () => {
  it("say how long they are, in bytes", async () => {
    const { port } = await serve(plainServer());
    expect(await exchange(port, get("/umlaut"))).toContain("Content-Length: 5\r\n");
    expect(await exchange(port, get("/blob"))).toMatch(/Content-Length: 6\r\n.*\r\n\r\na blob$/s);
    expect(await exchange(port, get("/nothing"))).not.toContain("Content-Length");
  });

  it("have a header line for each value", async () => {
    const { port } = await serve(plainServer());
    expect(await exchange(port, get("/cookies"))).toContain("Set-Cookie: a=1\r\nSet-Cookie: b=2\r\n");
  });

  it("keep the headers that middleware has set before", async () => {
    const listener = toNodeListener(plainServer());
    const listening = await listen((request, response) => {
      response.setHeader("X-Powered-By", "the app");
      response.setHeader("content-type", "text/html");
      listener(request, response);
    });
    open.push(listening);
    const { headers } = await fetch(`${listening.url}/cookies`);
    expect([headers.get("x-powered-by"), headers.get("content-length")]).toEqual(["the app", "0"]);
    expect(headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect((await fetch(`${listening.url}/umlaut`)).headers.get("content-type")).toBe("text/plain");
  });

  it("that are streamed begin before their first piece is there", async () => {
    const server = plainServer({
      handlers: { "/quiet": () => ({ status: 200, headers: {}, body: new ReadableStream<Uint8Array>() }) },
    });
    const { port } = await serve(server);
    const raw = openRaw(port);
    raw.write("GET /quiet HTTP/1.1\r\nHost: a\r\n\r\n");
    expect(await raw.until((received) => received.endsWith("\r\n\r\n"))).toContain("Transfer-Encoding: chunked");
    raw.socket.destroy();
  });

  it("to HEAD are those to GET without their body", async () => {
    const server = plainServer();
    const { port } = await serve(server);
    const head = (path: string): Promise<string> => exchange(port, get(path).replace("GET", "HEAD"));
    expect(await head("/umlaut")).toMatch(/^HTTP\/1\.1 200 OK\r\n.*Content-Length: 5\r\n.*\r\n\r\n$/s);
    expect(await head("/blob")).toMatch(/Content-Length: 6\r\n.*\r\n\r\n$/s);
    expect(await head("/endless")).toMatch(/^HTTP\/1\.1 200 OK\r\n.*\r\n\r\n$/s);
    // A generator that has not begun has nothing to let go of; a stream of the web has.
    await head("/endless-web");
    await server.logged("let go /endless-web");
  });

  it("are streamed while the request still is", async () => {
    const { url } = await serve(plainServer());
    const sending = httpRequest(`${url}/through`, { method: "POST" });
    const response = new Promise<IncomingMessage>((resolve) => sending.on("response", resolve));
    sending.write("ping");
    const answer = await response;
    const pieces = answer[Symbol.asyncIterator]();
    expect(String((await pieces.next()).value)).toBe("ping");
    sending.write("pong");
    expect(String((await pieces.next()).value)).toBe("pong");
    sending.end();
    expect((await pieces.next()).done).toBe(true);
  });

  it("of many MiB are streamed no faster than the caller reads", async () => {
    let given = 0;
    const server = plainServer({
      handlers: {
        "/much": () => ({ status: 200, headers: {}, body: pieces(1024, () => (given += 65_536)) }),
      },
    });
    const { url } = await serve(server);
    const response = await fetch(`${url}/much`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(given).toBeLessThan(2 ** 25);
    expect((await response.arrayBuffer()).byteLength).toBe(2 ** 26);
  });

  it.each(["/broken", "/strings"])("that break on the way, as %s does, are cut off and reported", async (path) => {
    const errors: unknown[] = [];
    const { url, port } = await serve(plainServer(), { onError: (error) => errors.push(error) });
    await expect(fetch(`${url}${path}`).then((response) => response.text())).rejects.toThrow();
    expect(await exchange(port, get(path))).not.toMatch(/0\r\n\r\n$/);
    expect(errors).toEqual([expect.any(Error), expect.any(Error)]);
  });

  it("that are locked streams end the connection and are reported, and the next caller is served", async () => {
    const errors: unknown[] = [];
    const locked = (): Reply => {
      const { stream } = endlessStream();
      stream.getReader();
      return { status: 200, headers: {}, body: stream };
    };
    const handlers = { "/locked": locked, "/locked-later": () => Promise.resolve(locked()) };
    const { port } = await serve(plainServer({ handlers }), { onError: (error) => errors.push(error) });
    expect(await exchange(port, get("/locked"))).not.toMatch(/0\r\n\r\n$/);
    expect(await exchange(port, get("/locked-later"))).not.toMatch(/0\r\n\r\n$/);
    expect(statuses(await exchange(port, get("/locked").replace("GET", "HEAD")))).toEqual(["200"]);
    expect(errors).toEqual([expect.any(TypeError), expect.any(TypeError)]);
    expect(bodyOf(await exchange(port, get("/hello?next")))).toBe("GET next");
  });

  it("that cannot be sent become 500 and are reported", async () => {
    const errors: unknown[] = [];
    const { port } = await serve(plainServer(), { onError: (error) => errors.push(error) });
    const answer = await exchange(port, get("/bad-header"));
    expect(statuses(answer)).toEqual(["500"]);
    expect(answer).not.toContain("never");
    expect(errors).toEqual([expect.objectContaining({ code: "ERR_INVALID_CHAR" })]);
  });
});

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; !condition(); tries += 1) {
    if (tries > 1000) throw new Error("What was waited for did not happen.");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** No listener of ours on any request or response, and no connection. */
async function expectNothingLeft(watched: Awaited<ReturnType<typeof serveWatched>>): Promise<void> {
  await until(() => watched.seen.every(({ response }) => response.closed));
  const connections = (): Promise<number> =>
    new Promise((resolve, reject) =>
      watched.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
    );
  await until(() => watched.seen.every(({ request, response, before }) => listenersOf(request, response).length <= before.length)); // prettier-ignore
  for (const { request, response, before } of watched.seen) {
    expect(before).toEqual(expect.arrayContaining(listenersOf(request, response)));
  }
  for (let tries = 0; (await connections()) > 0 && tries < 200; tries += 1) await new Promise((r) => setTimeout(r, 5));
  expect(await connections()).toBe(0);
}

function endlessStream(): { readonly stream: ReadableStream<Uint8Array>; cancelled(): boolean } {
  let cancelled = false;
  return {
    stream: new ReadableStream({
      cancel: () => {
        cancelled = true;
      },
    }),
    cancelled: () => cancelled,
  };
}

async function* pieces(count: number, given: () => void): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < count; index += 1) {
    await Promise.resolve();
    given();
    yield new Uint8Array(65_536);
  }
}
