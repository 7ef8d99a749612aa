import { afterEach, describe, expect, it } from "vitest";
import { toNodeListener } from "../../../templates/runtime/adapters/node.js";
import type { Server } from "../../../templates/runtime/server/server-types.js";
import { plainServer, text } from "../../support/plain-server.js";
import { exchange } from "../../support/raw-http.js";
import { bodyOf, closeServed, get, serve, serveWith, statuses } from "../../support/served-node.js";

afterEach(closeServed);

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

  it("that are not HTTP are refused by node, and the next caller is served", async () => {
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
    const listening = await serveWith((request, response) =>
      listener(request, response, () => void response.end("from the app")),
    );
    expect(await (await fetch(`${listening.url}/one`)).text()).toBe("one");
    expect(await (await fetch(`${listening.url}/three`)).text()).toBe("from the app");
  });

  it("are at least one", () => {
    expect(() => toNodeListener([])).toThrow(TypeError);
  });
});
