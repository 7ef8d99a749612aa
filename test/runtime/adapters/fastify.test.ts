import fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import { PassThrough } from "node:stream";
import { gzipSync, createGunzip } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { toFastifyPlugin } from "../../../templates/runtime/adapters/fastify.js";
import type { Server } from "../../../templates/runtime/server/server-types.js";
import { plainServer, text, type PlainServer } from "../../support/plain-server.js";
import { openRaw } from "../../support/raw-http.js";
import { until } from "../../support/until.js";

const open: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

function createApp(options: FastifyServerOptions = {}): FastifyInstance {
  const app = fastify({ forceCloseConnections: true, ...options });
  open.push(app);
  return app;
}

async function appWith(servers: Server | readonly Server[], prefix = ""): Promise<FastifyInstance> {
  const app = createApp();
  await app.register(toFastifyPlugin(servers), { prefix });
  return app;
}

/** A server whose paths have variables, as the router of a contract sees them. */
function templated(...templates: readonly string[]): PlainServer {
  const plain = plainServer();
  const patterns = templates.map(
    (path) => new RegExp(`^${path.replaceAll(".", "\\.").replace(/\{[^}]*\}/g, "[^/]+")}$`),
  );
  return {
    ...plain,
    routes: templates.map((path) => ({ path, methods: ["GET"] })),
    matches: (path) => patterns.some((pattern) => pattern.test(path)),
    operationAt: () => undefined,
    refuse: (_request, status, message) => text(status, message),
    handle: ({ method, path, query }) => text(200, `${method} ${path} ${query}`),
  };
}

describe("paths in Fastify", () => {
  it("are those of the contract, with whatever variables", async () => {
    const app = await appWith(templated("/a/{x}", "/a/{y}.json", "/b:cancel", "/c/{z}/d-{w}", "/e%20f", "/"));
    const answer = async (url: string): Promise<string> => (await app.inject(url)).body;
    expect(await answer("/a/7?q=1")).toBe("GET /a/7 q=1");
    expect(await answer("/a/%2F.json")).toBe("GET /a/%2F.json ");
    expect(await answer("/b:cancel")).toBe("GET /b:cancel ");
    expect(await answer("/c/1/d-2")).toBe("GET /c/1/d-2 ");
    expect(await answer("/e%20f")).toBe("GET /e%20f ");
    expect(await answer("/")).toBe("GET / ");
  });

  it("stand behind the plugin's prefix, also one with variables or behind another", async () => {
    const server = templated("/orders/{id}", "/");
    expect((await (await appWith(server, "/api")).inject("/api/orders/7")).body).toBe("GET /orders/7 ");
    expect((await (await appWith(server, "/api/")).inject("/api/orders/7?a")).body).toBe("GET /orders/7 a");
    expect((await (await appWith(server, "/:tenant/v1")).inject("/t/v1/orders/7")).body).toBe("GET /orders/7 ");
    expect((await (await appWith(server, "/api")).inject("/api")).body).toBe("GET / ");
    const app = createApp();
    await app.register(async (outer) => outer.register(toFastifyPlugin(server), { prefix: "/v1" }), { prefix: "/api" });
    expect((await app.inject("/api/v1/orders/7")).body).toBe("GET /orders/7 ");
  });

  it("of nobody go to the app, also those that only look like the contract's", async () => {
    const app = createApp();
    app.setNotFoundHandler((_request, reply) => reply.code(404).send("the app has no such page"));
    await app.register(toFastifyPlugin(templated("/a/{y}.json")));
    for (const url of ["/nowhere", "/a/7.xml"]) {
      const { statusCode, body } = await app.inject(url);
      expect([statusCode, body]).toEqual([404, "the app has no such page"]);
    }
  });

  it("are answered for every method, so that the server can refuse", async () => {
    const app = await appWith(templated("/a"));
    for (const method of ["GET", "PUT", "POST", "DELETE", "OPTIONS", "PATCH"] as const) {
      expect((await app.inject({ url: "/a", method })).body).toBe(`${method} /a `);
    }
    const head = await app.inject({ url: "/a", method: "HEAD" });
    expect([head.body, head.headers["content-length"]]).toEqual(["", "8"]);
  });

  it("are shared by several servers and by routes of the app", async () => {
    const app = createApp();
    app.get("/mine/:x", () => "mine");
    await app.register(toFastifyPlugin([templated("/a/{x}"), templated("/b", "/a/{y}")]));
    expect((await app.inject("/a/1")).body).toBe("GET /a/1 ");
    expect((await app.inject("/b")).body).toBe("GET /b ");
    expect((await app.inject("/mine/1")).body).toBe("mine");
  });
});

describe("bodies of requests in Fastify", () => {
  it("reach the server as they were sent, whatever their type", async () => {
    const app = await appWith(plainServer());
    for (const type of [
      "application/json",
      "text/plain",
      "application/xml",
      "image/png",
      "multipart/form-data; boundary=x",
    ]) {
      const { statusCode, body } = await app.inject({
        url: "/echo",
        method: "POST",
        payload: "{ not json",
        headers: { "content-type": type },
      });
      expect([statusCode, body]).toEqual([200, "{ not json"]);
    }
    expect((await app.inject({ url: "/echo", method: "POST", payload: Buffer.from("untyped") })).body).toBe("untyped");
    expect((await app.inject({ url: "/echo", method: "POST" })).body).toBe("");
  });

  it("with a malformed Content-Type are the server's to refuse", async () => {
    const app = await appWith(
      plainServer({ handlers: { "/typed": ({ headers }) => text(415, `no ${String(headers["content-type"])}`) } }),
    );
    const { statusCode, body } = await app.inject({
      url: "/typed",
      method: "POST",
      payload: "x",
      headers: { "content-type": "nonsense" },
    });
    expect([statusCode, body]).toEqual([415, "no nonsense"]);
  });

  it("are parsed as before in the rest of the app", async () => {
    const app = createApp();
    await app.register(toFastifyPlugin(plainServer()));
    app.post("/parsed", (request) => ({ got: request.body }));
    expect((await app.inject({ url: "/parsed", method: "POST", payload: { a: 1 } })).json()).toEqual({ got: { a: 1 } });
  });

  it("come as hooks of the app have left them", async () => {
    const app = createApp();
    app.addHook("preParsing", (_request, _reply, payload) => Promise.resolve(payload.pipe(createGunzip())));
    await app.register(toFastifyPlugin(plainServer()));
    const { body } = await app.inject({
      url: "/echo",
      method: "POST",
      payload: gzipSync("unpacked"),
      headers: { "content-type": "text/plain" },
    });
    expect(body).toBe("unpacked");
  });

  it("of 16 MiB arrive under a raised limit, many at once", async () => {
    const app = await appWith(plainServer({ limit: 2 ** 24 }));
    const url = await app.listen({ host: "127.0.0.1", port: 0 });
    const body = Buffer.alloc(2 ** 24, "large");
    const echoed = await Promise.all(
      [1, 2, 3].map(async () => (await fetch(`${url}/echo`, { method: "POST", body })).arrayBuffer()),
    );
    expect(echoed.map((each) => body.equals(new Uint8Array(each)))).toEqual([true, true, true]);
  });

  it("that are too long get 413 and the connection closes; a short rest keeps it", async () => {
    const app = await appWith(plainServer());
    const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
    const raw = openRaw(Number(port));
    raw.write(`POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n`);
    raw.write("x".repeat(1_000_000));
    const closed = await raw.end();
    expect(closed).toMatch(/^HTTP\/1\.1 413 .*connection: close.*too large$/is);
    const kept = openRaw(Number(port));
    kept.write(`POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 1001\r\n\r\n${"x".repeat(1001)}`);
    kept.write("GET /hello?next HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    expect(await kept.end()).toMatch(/^HTTP\/1\.1 413 .*too large.*GET next$/s);
  });

  it("that are aborted reject and leave no request waiting", async () => {
    const server = plainServer();
    const app = await appWith(server);
    const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
    let requests = 0;
    app.server.on("request", () => (requests += 1));
    for (const path of ["/echo", "/count", "/wait"]) {
      const before = requests;
      const raw = openRaw(Number(port));
      raw.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf`);
      if (path === "/wait") await server.logged("waiting /wait");
      // One that is aborted before it has come leaves no trace.
      else await until(() => requests > before);
      await new Promise((resolve) => setTimeout(resolve, 50));
      raw.socket.destroy();
      await server.logged(path === "/wait" ? "hung up /wait: true" : `aborted ${path}`);
    }
  });
});

describe("answers through Fastify", () => {
  it("carry text, bytes, Blobs, streams and nothing", async () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const app = await appWith(
      plainServer({ handlers: { "/bytes": () => ({ status: 200, headers: { "Content-Type": "a/b" }, body: bytes }) } }),
    );
    const umlaut = await app.inject("/umlaut");
    expect([umlaut.headers["content-type"], umlaut.headers["content-length"], umlaut.body]).toEqual([
      "text/plain",
      "5",
      "ä€",
    ]);
    const raw = await app.inject("/bytes");
    expect([raw.headers["content-type"], [...raw.rawPayload]]).toEqual(["a/b", [1, 2, 3]]);
    const blob = await app.inject("/blob");
    expect([blob.headers["content-type"], blob.headers["content-length"], blob.body]).toEqual([
      "image/png",
      "6",
      "a blob",
    ]);
    expect((await app.inject({ url: "/through", method: "POST", payload: "streamed" })).body).toBe("streamed");
    const nothing = await app.inject("/nothing");
    expect([nothing.statusCode, nothing.headers["content-length"]]).toEqual([204, undefined]);
    expect((await app.inject("/cookies")).headers["set-cookie"]).toEqual(["a=1", "b=2"]);
  });

  it.each([900, 60_000, 300_000])("may stream %i bytes of the request while they come", async (length) => {
    const app = await appWith(plainServer());
    const url = await app.listen({ port: 0, host: "127.0.0.1" });
    const response = await fetch(`${url}/through`, { method: "POST", body: "x".repeat(length) });
    expect([response.status, (await response.text()).length]).toEqual([200, length]);
  });

  it("that are locked streams are a 500, also to a request that is still being sent", async () => {
    const locked = new ReadableStream<Uint8Array>();
    locked.getReader();
    const app = await appWith(
      plainServer({ handlers: { "/locked": () => ({ status: 200, headers: {}, body: locked }) } }),
    );
    const url = await app.listen({ port: 0, host: "127.0.0.1" });
    const raw = openRaw(Number(new URL(url).port));
    raw.write("POST /locked HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabcde\r\n");
    expect(await raw.until((answer) => answer.includes("\r\n\r\n"))).toMatch(/^HTTP\/1\.1 500 /);
    raw.socket.destroy();
  });

  it("carry streams of Node", async () => {
    const stream = new PassThrough();
    stream.end("from node");
    const app = await appWith(
      plainServer({ handlers: { "/node": () => ({ status: 200, headers: {}, body: stream }) } }),
    );
    expect((await app.inject("/node")).body).toBe("from node");
  });

  it("to HEAD have no body and let go of streams", async () => {
    const server = plainServer();
    const app = await appWith(server);
    expect((await app.inject({ url: "/blob", method: "HEAD" })).headers["content-length"]).toBe("6");
    expect((await app.inject({ url: "/endless-web", method: "HEAD" })).body).toBe("");
    await server.logged("let go /endless-web");
  });

  it.each(["/endless", "/endless-web"])("let go of the stream behind %s when the caller hangs up", async (path) => {
    const server = plainServer();
    const app = await appWith(server);
    const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
    const raw = openRaw(Number(port));
    raw.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await raw.until((received) => received.includes("\0"));
    raw.socket.destroy();
    await server.logged(`let go ${path}`);
  });

  it("pass the app's hooks, on the way in and out", async () => {
    const app = createApp();
    const paths: string[] = [];
    app.addHook("onRequest", (request, _reply, done) => {
      paths.push(request.url);
      done();
    });
    app.addHook("onSend", (_request, reply, payload, done) => {
      reply.header("X-Hook", "seen");
      done(null, typeof payload === "string" ? payload.toUpperCase() : payload);
    });
    await app.register(toFastifyPlugin(plainServer()));
    const { body, headers } = await app.inject("/hello?x");
    expect([paths, body, headers["x-hook"]]).toEqual([["/hello?x"], "GET X", "seen"]);
  });

  it("leave failures of hooks to the app's error handler", async () => {
    const app = createApp();
    app.setErrorHandler((error, _request, reply) => reply.code(503).send(`the app says: ${(error as Error).message}`));
    app.addHook("preHandler", () => Promise.reject(new Error("the database is away")));
    await app.register(toFastifyPlugin(plainServer()));
    const { statusCode, body } = await app.inject("/hello");
    expect([statusCode, body]).toEqual([503, "the app says: the database is away"]);
  });

  it("write what a server reports to the log of the request", async () => {
    const lines: string[] = [];
    const app = createApp({ logger: { level: "error", stream: { write: (line: string) => void lines.push(line) } } });
    const server = plainServer({
      handlers: { "/reports": ({ report }) => (report?.(new Error("told to the log")), text(500, "")) },
    });
    await app.register(toFastifyPlugin(server));
    await app.inject("/reports");
    expect(lines.map((line) => (JSON.parse(line) as { msg: string; reqId: string }).msg)).toEqual(["told to the log"]);
  });
});

describe("toFastifyPlugin", () => {
  it("takes at least one server", () => {
    expect(() => toFastifyPlugin([])).toThrow(TypeError);
  });
});
