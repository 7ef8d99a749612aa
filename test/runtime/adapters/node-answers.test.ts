import { type IncomingMessage, request as httpRequest } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { toNodeListener } from "../../../templates/runtime/adapters/node.js";
import type { ServerResponse as Reply } from "../../../templates/runtime/server/server-types.js";
import { plainServer } from "../../support/plain-server.js";
import { exchange, openRaw } from "../../support/raw-http.js";
import { bodyOf, closeServed, endlessStream, get, serve, serveWith, statuses } from "../../support/served-node.js";
import { settled } from "../../support/until.js";

afterEach(closeServed);

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
    const listening = await serveWith((request, response) => {
      response.setHeader("X-Powered-By", "the app");
      response.setHeader("content-type", "text/html");
      listener(request, response);
    });
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
    await settled(() => given);
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

async function* pieces(count: number, given: () => void): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < count; index += 1) {
    await Promise.resolve();
    given();
    yield new Uint8Array(65_536);
  }
}
