import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { spawnSync } from "node:child_process";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { guardHost, hostNameOfOption, isLoopback } from "../../sandbox/host-guard.js";
import { webOrigin } from "../../sandbox/outbox/allowed-origins.js";
import { promise } from "../support/promise.js";
import { command, end, endCommands, fetchedTokens, start } from "./support/command.js";

afterEach(endCommands);

let server: Server;
beforeAll(async () => {
  const allowed = ["sandbox.test", "[2001:db8::1]", "10.0.0.7"].map((name) => hostNameOfOption(name)!);
  const guarded = guardHost((_, response) => void response.writeHead(204).end(), new Set(allowed));
  server = createServer(guarded).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => void server.close());

/** The status of the response to a raw request. */
async function statusOf(head: readonly string[], port = (server.address() as AddressInfo).port): Promise<number> {
  const socket = connect(port, "127.0.0.1");
  socket.end(`${head.join("\r\n")}\r\nConnection: close\r\n\r\n`);
  let text = "";
  for await (const part of socket) text += String(part);
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);
}

describe("the guard of host names", () => {
  it.each([
    "127.0.0.1",
    "127.0.0.1:8080",
    "127.8.9.10:1",
    "localhost",
    "localhost:65535",
    "localhost:",
    "LocalHost:80",
    "localhost.",
    "localhost.:8080",
    "[::1]",
    "[::1]:8080",
    "[0:0:0:0:0:0:0:1]:9",
    "sandbox.test",
    "SANDBOX.TEST.:99",
    "[2001:DB8:0::1]:80",
    "10.0.0.7:80",
  ])("lets Host: %s in", async (host) => {
    expect(await statusOf(["GET / HTTP/1.1", `Host: ${host}`])).toBe(204);
  });

  it.each([
    "evil.example",
    "evil.example:8080",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "evil-localhost",
    "localhost..",
    "localhost:x",
    "localhost:99999",
    "user@localhost",
    "localhost@evil.example",
    "localhost, evil.example",
    "localhost/evil.example",
    "evil.example#localhost",
    "%6cocalhost",
    "::1",
    "[::2]",
    "[::1",
    "[::]",
    "0.0.0.0",
    "128.0.0.1",
    "10.0.0.8",
    "sub.sandbox.test",
    "",
    ".",
  ])("answers 421 to Host: %s", async (host) => {
    expect(await statusOf(["GET / HTTP/1.1", `Host: ${host}`])).toBe(421);
  });

  it.each([
    ["a foreign target", ["GET http://evil.example/ HTTP/1.1", "Host: localhost"], 421],
    ["a foreign target in upper case", ["GET HTTP://EVIL.example/ HTTP/1.1", "Host: localhost"], 421],
    ["a foreign Host beside the target", ["GET http://localhost/ HTTP/1.1", "Host: evil.example"], 421],
    ["a target with a user", ["GET http://localhost@evil.example/ HTTP/1.1", "Host: localhost"], 421],
    ["a target of another scheme", ["GET ftp://localhost/ HTTP/1.1", "Host: localhost"], 421],
    ["a target of this machine", ["GET http://127.0.0.1:80/?a=http://evil.example/ HTTP/1.1", "Host: localhost"], 204],
    ["a path that looks like a host", ["GET //evil.example/ HTTP/1.1", "Host: localhost"], 204],
    ["OPTIONS of everything", ["OPTIONS * HTTP/1.1", "Host: localhost"], 204],
    ["two hosts, the foreign one last", ["GET / HTTP/1.1", "Host: localhost", "Host: evil.example"], 421],
    ["two hosts, the foreign one first", ["GET / HTTP/1.1", "Host: evil.example", "host: localhost"], 421],
    ["the same host twice", ["GET / HTTP/1.1", "Host: localhost", "Host: localhost"], 421],
    ["no host", ["GET / HTTP/1.1"], 400],
    ["no host in HTTP/1.0", ["GET / HTTP/1.0"], 421],
    ["a foreign host in HTTP/1.0", ["GET / HTTP/1.0", "Host: evil.example"], 421],
    ["this machine in HTTP/1.0", ["GET / HTTP/1.0", "Host: localhost"], 204],
  ])("answers %s", async (_, head, status) => {
    expect(await statusOf(head)).toBe(status);
  });
});

describe("the options about hosts", () => {
  it.each([
    ["localhost", "localhost"],
    ["Sandbox.Example.", "sandbox.example"],
    ["::1", "[::1]"],
    ["[::1]", "[::1]"],
    ["travel_sandbox", "travel_sandbox"],
    ["name:80", undefined],
    ["[::1]:80", undefined],
    ["http://name", undefined],
    ["*", undefined],
    ["", undefined],
    ["a b", undefined],
  ])("reads the host name %j", (text, name) => {
    expect(hostNameOfOption(text)).toBe(name);
  });

  it.each([
    ["127.0.0.1", true],
    ["127.1.2.3", true],
    ["localhost", true],
    ["::1", true],
    ["0.0.0.0", false],
    ["::", false],
    ["", false],
    ["192.168.1.2", false],
    ["localhost.example", false],
  ])("knows if only this machine reaches %j", (host, expected) => {
    expect(isLoopback(host)).toBe(expected);
  });

  it.each([
    ["https://partner.example", "https://partner.example"],
    ["HTTPS://Partner.example:443/", "https://partner.example"],
    ["http://127.0.0.1:8085", "http://127.0.0.1:8085"],
    ["https://partner.example/hooks", undefined],
    ["https://user@partner.example", undefined],
    ["https://partner.example?x", undefined],
    ["ftp://partner.example", undefined],
    ["partner.example", undefined],
    ["*", undefined],
  ])("reads the origin %j", (text, origin) => {
    expect(webOrigin(text)).toBe(origin);
  });

  it.each([
    [["--allowed-host", "a:1"], '--allowed-host: "a:1" is not a host name.'],
    [["--outgoing", "partner.example"], '--outgoing: "partner.example" is not an origin'],
    [["--outgoing", "https://*.example"], '--outgoing: "https://*.example" is not an origin'],
    [["--outgoing", "https://me:sesame@a.example/b?c=sesame"], '--outgoing: "https://a.example/b" is not an origin'],
    [["--allowed-host", `me:sesame@${"a".repeat(90)}/`], `--allowed-host: "${"a".repeat(80)}" is not a host name.`],
  ])("rejects %j with usage", (options, words) => {
    const { status, stderr } = spawnSync(process.execPath, [command, ...options], { encoding: "utf8" });
    expect([status, stderr]).toEqual([2, expect.stringContaining(words)]);
  });
});

describe("a sandbox that other machines may reach", () => {
  promise(
    ["sandbox-host-names"],
    "guards every interface and the control, calls only --outgoing origins, and says so",
    async () => {
      const listener = createServer((_, response) => void response.end()).listen(0, "127.0.0.1");
      await once(listener, "listening");
      const { port } = listener.address() as AddressInfo;
      const origin = `http://127.0.0.1:${port}`;
      const sandbox = await start("--host", "0.0.0.0", "--allowed-host", "box.test", "--outgoing", origin);
      expect(sandbox.said).toContain(`Other machines may reach it. It calls only ${origin}.`);
      const own = Number(new URL(sandbox.address).port);
      const key = /control key\s+(\S+)/.exec(sandbox.said)?.[1] ?? "";
      for (const path of ["/sandbox-control/v1/clock", "/events/v4/topics", "/nothing"]) {
        const call = (host: string) =>
          statusOf([`GET ${path} HTTP/1.1`, `Host: ${host}`, `sandbox-control-key: ${key}`], own);
        expect([await call("evil.example"), (await call("box.test")) === 421, (await call("0.0.0.0")) === 421]).toEqual(
          [421, false, false],
        );
      }
      const jwt = fetchedTokens(sandbox.said).application;
      const subscribe = async (id: string, endpoint: string) => {
        const url = `http://127.0.0.1:${own}/events/v4/subscriptions/webhook`;
        const headers = { authorization: `Bearer ${jwt}`, "content-type": "application/json" };
        const body = JSON.stringify({ id, filter: ".*", topic: "public.test", webHookConfig: { endpoint } });
        return (await fetch(url, { method: "PUT", headers, body })).status;
      };
      expect(await subscribe("allowed", `${origin}/hook`)).toBe(200);
      expect(await subscribe("itself", `http://127.0.0.1:${own}/hook`)).toBe(400);
      expect(await subscribe("elsewhere", "http://partner.invalid/hook")).toBe(400);
      listener.close();
      expect(await end(sandbox)).toBe(0);
    },
  );

  it("calls no address by default, and an unreachable one does not report it", async () => {
    const open = await start("--host", "0.0.0.0");
    expect(open.said).toContain("Other machines may reach it. It calls no address; --outgoing ORIGIN allows one.");
    expect(await end(open)).toBe(0);
    const closed = await start();
    expect(closed.said).not.toContain("Other machines");
    expect(await end(closed)).toBe(0);
  });
});
