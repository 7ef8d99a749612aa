import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createOutgoing } from "../../../sandbox/outbox/outgoing.js";

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  );
});

/** A server on this machine, by its port. */
async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<number> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

const call = createOutgoing(undefined);

describe("a call of the sandbox without a way out", () => {
  it("reaches this machine under each of its names", async () => {
    const asked: unknown[] = [];
    const port = await serve((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString()));
      request.on("end", () => {
        asked.push([request.method, request.url, request.headers["content-type"], body]);
        response.writeHead(202).end("taken");
      });
    });
    for (const host of ["127.0.0.1", "localhost", "LOCALHOST", "0x7f.1", "2130706433"]) {
      const headers = { "Content-Type": "application/json" };
      const sent = new Request(`http://${host}:${port}/hooks?a=1`, { method: "POST", headers, body: '{"a":1}' });
      const answer = await call(sent);
      expect([host, answer.status, await answer.text()]).toEqual([host, 202, ""]);
    }
    expect(asked).toEqual(Array(5).fill(["POST", "/hooks?a=1", "application/json", '{"a":1}']));
  });

  it.each([
    "http://partner.example/",
    "http://10.0.0.1/",
    "http://169.254.169.254/latest/meta-data",
    "http://0.0.0.0/",
    "http://[::]/",
    "http://[::ffff:127.0.0.1]/",
    "http://127.0.0.1.partner.example/",
    "http://localhost.partner.example/",
    "http://partner.localhost/",
    "http://localhost./",
    "http://128.0.0.1/",
    "file:///etc/passwd",
    "data:text/plain,a",
  ])("goes nowhere else, not to %s", async (address) => {
    await expect(call(new Request(address))).rejects.toThrow(/^The sandbox only calls/);
  });
});

describe("a call of the sandbox", () => {
  it("follows no redirect, and reads no body without an end", async () => {
    const asked: (string | undefined)[] = [];
    const port = await serve((request, response) => {
      asked.push(request.url);
      response.writeHead(302, { Location: "/elsewhere" }).write("a");
    });
    const answer = await call(new Request(`http://127.0.0.1:${port}/`));
    expect([answer.status, await answer.text(), asked]).toEqual([302, "", ["/"]]);
  });

  it("is given up when no answer comes in time, or its head is longer than allowed", async () => {
    const silent = await serve(() => undefined);
    const hasty = createOutgoing(undefined, 50);
    await expect(hasty(new Request(`http://127.0.0.1:${silent}/`))).rejects.toThrow();
    const endless = await serve((_, response) => void response.writeHead(200, { a: "a".repeat(16_400) }).end());
    await expect(call(new Request(`http://127.0.0.1:${endless}/`))).rejects.toThrow("Header overflow");
    await expect(call(new Request("http://127.0.0.1:1/"))).rejects.toThrow("ECONNREFUSED");
  });

  it("goes through the fetch that is given, by the same rules", async () => {
    let isCancelled = false;
    const asked: string[] = [];
    const body = new ReadableStream({ cancel: () => void (isCancelled = true) });
    const through = createOutgoing((input, init) => {
      const { method, url, redirect } = new Request(input, init);
      asked.push(`${method} ${url} ${redirect}`);
      return Promise.resolve(new Response(body, { status: 307, headers: { Location: "/elsewhere" } }));
    });
    const answer = await through(new Request("https://partner.example/hooks", { method: "HEAD" }));
    expect([answer.status, answer.body, isCancelled]).toEqual([307, null, true]);
    await expect(through(new Request("ftp://partner.example/"))).rejects.toThrow("only calls http and https");
    expect(asked).toEqual(["HEAD https://partner.example/hooks manual"]);
    const deaf = createOutgoing(() => new Promise(() => undefined), 50);
    await expect(deaf(new Request("https://partner.example/"))).rejects.toThrow("No response arrived in time.");
  });
});
