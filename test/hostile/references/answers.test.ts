import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRemoteFiles } from "../../../generator/load/remote-files.js";
import { cli, type CliRun } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";

const secret = "hunter2";

const answers: Readonly<Record<string, (response: ServerResponse, query: string) => void>> = {
  "/ok.json": (response) => response.end('{"type":"string"}'),
  "/bomb.json": (response) => response.setHeader("Content-Encoding", "gzip").end(bomb),
  "/torn.json": (response) => response.setHeader("Content-Encoding", "gzip").end(`no gzip, ${secret}`),
  "/page.json": (response) => response.setHeader("Content-Type", "text/html").end(`<html>${secret}`),
  "/bytes.json": (response) => response.end(Buffer.from([0x7b, 0xff, 0xc0, 0x7d])),
  "/reset.json": (response) => void response.socket?.destroy(),
  "/half.json": (response) =>
    void response.writeHead(200, { "Content-Length": "99" }).write(`{"${secret}`, () => response.socket?.destroy()),
  "/refused.json": (response) => response.writeHead(401, { "WWW-Authenticate": `Basic realm="${secret}"` }).end(secret),
  "/moved.json": (response) => response.writeHead(307, { Location: `http://user:${secret}@127.0.0.1:9/` }).end(),
  "/large.json": (response) => response.end(Buffer.alloc(4 * 1024 * 1024, 0x20)),
  "/busy.json": (response) => (busy-- > 0 ? response.writeHead(503).end() : response.end("{}")),
  "/always-busy.json": (response) => response.writeHead(503).end(),
  "/slow.json": (response) => void response.write("{"),
  "/silent.json": () => undefined,
  "/wide.json": (response) =>
    response.end(JSON.stringify({ anyOf: Array.from({ length: 2_000 }, (_, at) => ({ $ref: `ok.json?${at}` })) })),
  "/endless.json": (response, query) =>
    response.end(JSON.stringify({ properties: { a: { $ref: `endless.json?${Number(query) + 1}` } } })),
};
const bomb = gzipSync(Buffer.alloc(70 * 1024 * 1024, 0x20));

/** Requests that are still answered with 503. */
let busy = 1;
let origin = "";
let requests = 0;
const paths = new Set<string>();
const server = createServer((request, response) => {
  requests++;
  paths.add(request.url ?? "");
  const [path = "", query = ""] = (request.url ?? "").split("?");
  (answers[path] ?? ((missing) => missing.writeHead(404).end()))(response, query);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function lint($ref: string, args: readonly string[] = ["--allow-origin", origin]): Promise<CliRun> {
  const contract = {
    openapi: "3.1.0",
    info: { title: "t", version: "1" },
    paths: {},
    components: { schemas: { A: { $ref } } },
  };
  return cli(["lint", "--strictness", "strict", "openapi.json", ...args], {
    cwd: tempFolder({ "openapi.json": JSON.stringify(contract) }),
  });
}

describe("an answer of another machine", () => {
  it.each([
    ["/bomb.json", "source/too-large", "is larger than 64 MB"],
    ["/torn.json", "source/unreadable-file", "its server is not reachable"],
    ["/page.json", "source/malformed-json", "cannot be read as JSON"],
    ["/bytes.json", "source/not-utf8", "is not UTF-8"],
    ["/reset.json", "source/unreadable-file", "its server is not reachable"],
    ["/half.json", "source/unreadable-file", "its server is not reachable"],
    ["/refused.json", "source/unreadable-file", "the server returned 401"],
    ["/moved.json", "source/unreadable-file", "redirects are not followed"],
    ["/nothing.json", "source/missing-file", "does not exist"],
  ])("that is none is refused with nothing of what it says: %s", async (path, code, words) => {
    const { code: exit, stdout, stderr } = await lint(origin + path);
    expect([exit, stdout + stderr]).toEqual([1, expect.stringContaining(`error ${code}`)]);
    expect(stdout + stderr).toContain(words);
    expect(stdout + stderr).not.toContain(secret);
  });

  it.each(["/slow.json", "/silent.json"])("is not waited for longer than a file may take: %s", async (path) => {
    const remote = createRemoteFiles([origin], { file: 200 });
    remote.read(origin + path);
    await remote.fetchWanted();
    expect(remote.read(origin + path)).toMatchObject({ fault: "unreadable", reason: "it took too long" });
  });

  it("takes no more of a run than all of them may", async () => {
    const remote = createRemoteFiles([origin], { file: 200, run: 500 });
    const urls = Array.from({ length: 100 }, (_, at) => `${origin}/silent.json?${at}`);
    for (const url of urls) remote.read(url);
    const before = requests;
    await remote.fetchWanted();
    expect(urls.map((url) => remote.read(url))).toContainEqual({
      fault: "unreadable",
      reason: "all files together took too long",
      hint: expect.stringContaining("download the spec to a folder") as string,
    });
    // Sixteen are requested at a time, each for 200 ms of 500.
    expect(requests - before).toBeLessThanOrEqual(48);
  });

  it("may name as many others as a real contract has", async () => {
    paths.clear();
    const { stdout, stderr } = await lint(`${origin}/wide.json`);
    expect(stdout + stderr).not.toContain("unreadable-file");
    // Servers hear late of some that earlier tests asked for.
    expect([...paths].filter((path) => path.startsWith("/ok.json?"))).toHaveLength(2_000);
  });

  it("may name no more than a run may fetch", async () => {
    const remote = createRemoteFiles([origin], { files: 100 });
    const urls = Array.from({ length: 120 }, (_, at) => `${origin}/ok.json?${at}`);
    for (const url of urls) remote.read(url);
    paths.clear();
    await remote.fetchWanted();
    expect(paths.size).toBe(100);
    const refused = urls.filter((url) => "fault" in (remote.read(url) ?? {}));
    expect(refused).toHaveLength(20);
    expect(remote.read(refused[0] ?? "")).toMatchObject({ reason: "more than 100 files are fetched" });
  });

  it("may bring no more bytes than all of them may have", async () => {
    const remote = createRemoteFiles([origin], { bytes: 10 * 1024 * 1024 });
    const urls = ["a", "b", "c"].map((name) => `${origin}/large.json?${name}`);
    for (const url of urls) remote.read(url);
    await remote.fetchWanted();
    const reasons = urls.map((url) => (remote.read(url) as { reason?: string } | undefined)?.reason);
    expect(reasons).toContain("all files together exceed the download limit");
  });

  it("is asked for once more when its server is busy or was not reached, and not a third time", async () => {
    const remote = createRemoteFiles([origin]);
    const asked = ["/busy.json", "/always-busy.json", "/reset.json"].map((path) => origin + path);
    for (const url of asked) remote.read(url);
    const before = requests;
    await remote.fetchWanted();
    expect(asked.map((url) => remote.read(url))).toMatchObject([
      { text: "{}" },
      { reason: "the server returned 503" },
      { reason: "its server is not reachable" },
    ]);
    expect(requests - before).toBe(6);
  });

  it("may lead to another one, and on from there, but not without end", async () => {
    const before = requests;
    const { code, stdout, stderr } = await lint(`${origin}/endless.json?0`);
    expect([code, stdout + stderr]).toEqual([
      1,
      expect.stringContaining("its chain of references has more than 50 files"),
    ]);
    expect(requests - before).toBe(50);
  });
});

describe("the user and password of an address", () => {
  const credentials = `user:${secret}${"x".repeat(300)}@`;

  it.each([
    `http://${credentials}127.0.0.1:9/a.json`,
    `//${credentials}specs.example/a.json`,
    `ftp://${credentials}specs.example/a.json`,
  ])("are not shown, in a message or a line of the spec: %s", async (address) => {
    for (const format of ["text", "json", "sarif", "github"]) {
      const { code, stdout, stderr } = await lint(address, ["--format", format]);
      expect([code, stdout + stderr]).toEqual([1, expect.not.stringContaining(secret)]);
    }
  });

  it("are neither sent nor shown for an origin that is allowed", async () => {
    const before = requests;
    const { code, stdout, stderr } = await lint(origin.replace("//", `//user:${secret}@`) + "/ok.json");
    expect([code, requests - before, stdout + stderr]).toEqual([1, 0, expect.not.stringContaining(secret)]);
    const named = await lint(`${origin}/ok.json`, ["--allow-origin", `https://user:${secret}@specs.example`]);
    expect([named.code, named.stdout + named.stderr]).toEqual([2, expect.not.stringContaining(secret)]);
  });
});
