import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import fastify from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import {
  nodeServerProfile,
  protectNodeServer,
  type NodeServerProfile,
} from "../../../templates/runtime/adapters/node-profile.js";
import { toFastifyPlugin } from "../../../templates/runtime/adapters/fastify.js";
import { toNodeListener } from "../../../templates/runtime/adapters/node.js";
import { plainServer } from "../../support/plain-server.js";
import { openRaw, type RawConnection } from "../../support/raw-http.js";
import { get } from "../../support/served-node.js";
import { until } from "../../support/until.js";

const servers: HttpServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** Listens under a profile whose times are short where they are given, and off elsewhere. */
async function listen(profile: Partial<NodeServerProfile>): Promise<() => RawConnection> {
  const off = {
    headersTimeout: 0,
    requestTimeout: 0,
    keepAliveTimeout: 0,
    timeout: 0,
    connectionsCheckingInterval: 20,
  };
  const server = protectNodeServer(createServer(toNodeListener(plainServer())), { ...off, ...profile });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return () => openRaw((server.address() as AddressInfo).port);
}

/** Writes a byte again and again until the connection is closed. */
function dribble(raw: RawConnection): void {
  const timer = setInterval(() => raw.write("a"), 5);
  raw.socket.on("close", () => clearInterval(timer));
}

const hello = "GET /hello HTTP/1.1\r\nHost: a\r\n\r\n";
const head = "POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n";

describe("protectNodeServer", () => {
  it("sets every value of its profile and leaves the server what it is", () => {
    const server = createServer();
    expect(protectNodeServer(server)).toBe(server);
    expect(server).toMatchObject(nodeServerProfile);
    expect(protectNodeServer(createServer(), { requestTimeout: 0, maxConnections: 7 })).toMatchObject({
      ...nodeServerProfile,
      requestTimeout: 0,
      maxConnections: 7,
    });
  });

  it("refuses headers that never end, however steadily they come", async () => {
    const raw = (await listen({ headersTimeout: 60 }))();
    raw.write("GET /hello HTTP/1.1\r\nX-Slow: ");
    dribble(raw);
    expect(await raw.end()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("refuses a body that never ends, however steadily it comes", async () => {
    const raw = (await listen({ requestTimeout: 60 }))();
    raw.write(`${head}\r\n`);
    dribble(raw);
    expect(await raw.end()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("closes a connection that asks nothing more", async () => {
    const raw = (await listen({ keepAliveTimeout: 30 }))();
    raw.write(hello);
    expect(await raw.end()).toMatch(/^HTTP\/1\.1 200 [^]*\r\n\r\nGET $/);
  });

  it("closes a connection on which nothing moves", async () => {
    const raw = (await listen({ timeout: 30 }))();
    raw.write(`${head}\r\n`);
    expect(await raw.end()).toBe("");
  });

  it("closes connections beyond its cap as they come, and takes new ones when others have gone", async () => {
    const open = await listen({ maxConnections: 2 });
    const [first, second] = [open(), open()];
    for (const raw of [first, second]) {
      raw.write(hello);
      await raw.until((text) => text.endsWith("\r\n\r\nGET "));
    }
    expect(await open().end()).toBe("");
    first.socket.destroy();
    await until(async () => {
      const next = open();
      next.write(get("/hello"));
      return (await next.end()).startsWith("HTTP/1.1 200 ");
    });
  });

  it("protects the server of Fastify as well", async () => {
    const app = fastify({ forceCloseConnections: true });
    await app.register(toFastifyPlugin(plainServer()));
    protectNodeServer(app.server, { requestTimeout: 60, connectionsCheckingInterval: 20 });
    await app.listen({ port: 0, host: "127.0.0.1" });
    const raw = openRaw((app.server.address() as AddressInfo).port);
    raw.write(`${head}\r\n`);
    dribble(raw);
    expect(await raw.end()).toMatch(/^HTTP\/1\.1 408 /);
    await app.close();
  });

  it.each([
    { headersTimeout: NaN },
    { timeout: -1 },
    { requestTimeout: Infinity },
    { keepAliveTimeout: "5" as never },
    { maxConnections: 0 },
  ])("takes nothing that would be no limit: %j", (profile) => {
    expect(() => protectNodeServer(createServer(), profile)).toThrow(TypeError);
  });
});
