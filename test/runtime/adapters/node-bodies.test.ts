import { request as httpRequest } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { toNodeListener } from "../../../templates/runtime/adapters/node.js";
import { plainServer, text } from "../../support/plain-server.js";
import { exchange, openRaw } from "../../support/raw-http.js";
import { bodyOf, closeServed, get, serve, serveWith, statuses } from "../../support/served-node.js";
import { settled } from "../../support/until.js";

afterEach(closeServed);

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
    const echoed = await Promise.all(
      bodies.map(async (body) => (await fetch(`${url}/echo`, { method: "POST", body })).arrayBuffer()),
    );
    expect(echoed.map((each, index) => bodies[index]?.equals(new Uint8Array(each)))).toEqual([true, true, true, true]);
  });

  it("that say they are too long get 413 at once, before they are sent, and the connection closes", async () => {
    const { port } = await serve(plainServer());
    const raw = openRaw(port);
    raw.write(declared("/echo", 100_000));
    const answer = await raw.until((received) => received.endsWith("too large"));
    expect(statuses(answer)).toEqual(["413"]);
    expect(answer).toContain("Connection: close");
    // Bytes that the caller was about to send anyway do no harm.
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
    // Made before anybody waits for it: on a busy machine it may be opened before the first piece has come.
    const gate = new Promise<void>((resolve) => (release = resolve));
    let count = 0;
    const server = plainServer({
      handlers: {
        "/careful": async (request) => {
          for await (const chunk of request.stream()) {
            if (count === 0) await gate;
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
    await settled(() => sending.socket?.bytesWritten ?? 0);
    expect(sending.writableFinished).toBe(false);
    release();
    expect(Number(await answered)).toBeGreaterThan(2 ** 26);
  });

  it("that were read by somebody else are refused with a word why", async () => {
    const server = plainServer();
    const listener = toNodeListener(server);
    const listening = await serveWith((request, response) => {
      request.resume();
      request.on("end", () => setImmediate(() => listener(request, response)));
    });
    expect((await fetch(`${listening.url}/echo`, { method: "POST", body: "x" })).status).toBe(500);
    expect((await fetch(`${listening.url}/count`, { method: "POST", body: "x" })).status).toBe(500);
    expect(server.log).toEqual([
      expect.stringContaining("failed /echo: TypeError: A middleware has already read the body"),
      expect.stringContaining("failed /count: TypeError: A middleware has already read the body"),
    ]);
  });
});
