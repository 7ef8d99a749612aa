import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { generate } from "../../../generator/api/generate.js";
import { cli, type CliRun } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";

// An address on the command line is read, with files below its folder; nothing else is requested.

let origin = "";
let other = "";
const servers: Server[] = [];
const requests: string[] = [];

/** An OpenAPI document whose one schema is a reference. */
function referring($ref: string): string {
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title: "t", version: "1" },
    components: { schemas: { Near: { type: "object", description: "d" }, Far: { $ref } } },
  });
}

const far = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:include schemaLocation="parts/b.xsd"/><xs:element name="a" type="B"/></xs:schema>`;
const part = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:simpleType name="B"><xs:restriction base="xs:string"/></xs:simpleType></xs:schema>`;

const targets: Readonly<Record<string, () => string>> = {
  "/to-other": () => `${other}/api/part.json?key=hunter2#part`,
  "/to-user": () => "http://user:hunter2@specs.example/new.json",
  "/to-hidden": () => "/a\u0085b?token=hunter2",
  "/to-disk": () => "file:///etc/passwd",
  "/to-nothing": () => "http://[",
  "/to-far": () => `/${"a".repeat(400)}`,
};

async function serve(): Promise<string> {
  const server = createServer((request, response) => {
    requests.push(`http://${request.headers.host ?? ""}${request.url ?? ""}`);
    const path = request.url?.replace(/\?.*$/, "") ?? "";
    const target = targets[path];
    if (target !== undefined) response.writeHead(302, { Location: target() }).end();
    else if (path === "/api/v1/doc.json") response.end(referring("part.json"));
    else if (path === "/api/v1/out.json") response.end(referring("../part.json"));
    else if (path === "/api/v1/encoded.json") response.end(referring("..%2fpart.json"));
    else if (path === "/api/v1/twice.json") response.end(referring("%252e%252e/part.json"));
    else if (path === "/api/v1/semicolon.json") response.end(referring("..;/part.json"));
    else if (path === "/api/v1/elsewhere.json") response.end(referring(`${other}/api/v1/part.json`));
    else if (path === "/api/v1/absolute.json") response.end(referring(`${origin}/api/v1/sub/part.json`));
    else if (path === "/api/v1/sibling.json") response.end(referring(`${origin}/api/v1x/part.json`));
    else if (path === "/api/v1/a.xsd") response.end(far);
    else if (path === "/api/v1/parts/b.xsd") response.end(part);
    else if (path.endsWith("part.json")) response.end(JSON.stringify({ type: "string" }));
    else response.writeHead(404).end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  origin = await serve();
  other = await serve();
});
beforeEach(() => void requests.splice(0));
afterAll(() => servers.forEach((server) => server.close()));

/** A run of `generate` for an address. */
function run(address: string, ...args: readonly string[]): Promise<CliRun> {
  return cli(["generate", address, "-o", "out", "--emit", "types", ...args], { cwd: tempFolder({}) });
}

/** The paths that were requested, without the origin. */
function paths(): readonly string[] {
  return requests.map((request) => request.replace(origin, ""));
}

describe("an address on the command line", () => {
  it.each([
    ["/api/v1/doc.json", ["/api/v1/doc.json", "/api/v1/part.json"]],
    ["/api/v1/doc.json?version=2", ["/api/v1/doc.json?version=2", "/api/v1/part.json"]],
    ["/api/v1/absolute.json", ["/api/v1/absolute.json", "/api/v1/sub/part.json"]],
    ["/api/v1/a.xsd", ["/api/v1/a.xsd", "/api/v1/parts/b.xsd"]],
    ["/api/v1/a.xsd?version=2", ["/api/v1/a.xsd?version=2", "/api/v1/parts/b.xsd"]],
    ["/part.json", ["/part.json"]],
  ])("is read with files below its folder: %s", async (path, expected) => {
    const { code, stderr } = await run(origin + path);
    expect([code, stderr, paths()]).toEqual([0, "", expected]);
  });

  it.each(["out", "encoded", "twice", "semicolon", "elsewhere", "sibling"])(
    "gives its references no other address: %s",
    async (name) => {
      const { code, stderr } = await run(`${origin}/api/v1/${name}.json`, "--strictness", "strict");
      expect([code, paths()]).toEqual([1, [`/api/v1/${name}.json`]]);
      expect(stderr).toMatch(/(?:source\/outside-root|openapi\/remote-ref): .*\n[^]*--allow-origin/);
    },
  );

  it("gives a file of this machine no address", async () => {
    const cwd = tempFolder({ "local.json": referring(`${origin}/api/v1/part.json`) });
    const args = ["generate", "local.json", `${origin}/api/v1/doc.json`, "-o", "out", "--strictness", "strict"];
    const { code, stderr } = await cli(args, { cwd });
    expect([code, stderr]).toEqual([1, expect.stringContaining("openapi/remote-ref")]);
    expect(paths()).toEqual(["/api/v1/doc.json", "/api/v1/part.json"]);
  });

  it("is read by each command, and by the library", async () => {
    const cwd = tempFolder({ "calls.har": '{ "log": { "entries": [] } }' });
    const address = `${origin}/api/v1/doc.json`;
    const codes: number[] = [];
    for (const args of [
      ["lint", address, "--rule", "lint/missing-description=off"],
      ["diff", address, address],
      ["bundle", address],
      ["where", address, "#/components/schemas/Near/type"],
      ["verify", address, "--har", "calls.har"],
      ["observe", address, "--har", "calls.har"],
    ])
      codes.push((await cli(args, { cwd })).code);
    expect(codes).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await generate({ cwd, files: [address], out: "out" })).toMatchObject({ ok: true });
  });

  it("is read again by each run", async () => {
    const cwd = tempFolder({ "node_modules/.keep": "" });
    const args = ["generate", `${origin}/api/v1/doc.json`, "-o", "out"];
    await cli(args, { cwd });
    await cli(args, { cwd });
    expect(paths()).toHaveLength(4);
  });

  it("is not requested with --untrusted, whatever is allowed", async () => {
    const address = `${origin}/api/v1/doc.json`;
    const cwd = tempFolder({
      "old.json": referring("#/components/schemas/Near"),
      "calls.har": '{ "log": { "entries": [] } }',
    });
    for (const args of [
      ["generate", address, "-o", "out"],
      ["generate", address, "-o", "out", "--allow-origin", origin],
      ["lint", address],
      ["diff", "old.json", address],
      ["bundle", address],
      ["where", address, "#/info"],
      ["verify", address, "--har", "calls.har"],
      ["observe", address, "--har", "calls.har"],
    ]) {
      const { code, stdout, stderr } = await cli([...args, "--untrusted"], { cwd });
      expect([code, stdout + stderr]).toEqual([1, expect.stringContaining("nothing is fetched with --untrusted")]);
    }
    expect([requests, existsSync(join(cwd, "out"))]).toEqual([[], false]);
  });

  it.each(["out.json", "gone.json", "part.json"])("does not show its query in diagnostics: %s", async (name) => {
    const { code, stdout, stderr } = await cli(["lint", `${origin}/api/v1/${name}?key=hunter2`], {
      cwd: tempFolder({}),
    });
    expect([code, stderr + stdout]).toEqual([expect.any(Number), expect.stringContaining(`${origin}/api/v1/${name}`)]);
    expect(stdout + stderr).not.toMatch(/hunter2/);
  });

  it.each([
    ["ftp://user:hunter2@host/x?k=hunter2", "ftp:/host/x"],
    ["ftp://hunter2@host/x#hunter2", "ftp:/host/x"],
    ["http://user:hunter2@[x", "http:/[x"],
    ["http://user:a/hunter2@[x?k=hunter2", "http:/[x"],
    ["http://user:hunter2@host:99999/x", "http:/host:99999/x"],
    ["http:/user:hunter2@host/x", "http:/host/x"],
    ["http:\\\\user:hunter2@host/x", "http:\\\\host/x"],
    ["git+ssh://user:hunter2@host/x.json", "git+ssh:/host/x.json"],
    ["api=ftp://user:hunter2@host/x", "api=ftp:/host/x"],
    ["./ftp://user:hunter2@host/x", "ftp:/host/x"],
    ["user:hunter2@host/x?k=hunter2", "host/x?***"],
    ["ftp:user:hunter2@host/x", "host/x"],
    ["host/x?k=hunter2", "host/x?***"],
  ])("is not shown with user or query where it can only be a path: %s", async (typed, shown) => {
    const cwd = tempFolder({ "old.json": referring("#/components/schemas/Near") });
    const results = [];
    for (const args of [
      ["generate", typed, "-o", "out"],
      ["lint", typed],
      ["diff", "old.json", typed],
    ])
      results.push(await cli(args, { cwd }));
    expect(results.map(({ code }) => code)).toEqual([1, 1, expect.any(Number)]);
    for (const { stdout, stderr } of results) expect(stdout + stderr).not.toMatch(/hunter2/);
    for (const { stdout, stderr } of results.slice(0, 2))
      expect(stdout + stderr).toContain(`File "${shown}" does not exist.`);
  });

  it.each(["a b@c.json", "x-y/v1:2.json", "what?.json", "C#/api.json"])(
    "leaves a missing path as it is: %s",
    async (typed) => {
      const { stdout, stderr } = await cli(["lint", typed], { cwd: tempFolder({}) });
      expect(stdout + stderr).toContain(`File "${typed}" does not exist.`);
    },
  );

  it("is not requested with a user or password in it, which no message shows", async () => {
    const { code, stdout, stderr } = await run(
      `${origin.replace("//", "//user:hunter2@")}/api/v1/doc.json?key=hunter2`,
    );
    expect([code, requests]).toEqual([1, []]);
    expect(stdout + stderr).toContain("no user or password is sent");
    expect(stdout + stderr).not.toMatch(/hunter2/);
  });

  it.each([
    ["/to-other", () => `; this one points to "${other}/api/part.json"`],
    ["/to-user", () => '; this one points to "http://specs.example/new.json"'],
    ["/to-hidden", () => `; this one points to "${origin}/a%C2%85b"`],
    ["/to-disk", () => '; this one points to "file:"'],
    ["/to-nothing", () => "redirects are not followed."],
    ["/to-far", () => `/${"a".repeat(80)}`],
  ])("shows the target of a redirect, and does not follow it: %s", async (path, target) => {
    const { code, stderr } = await run(origin + path);
    expect([code, stderr, paths()]).toEqual([1, expect.stringContaining(target()), [path]]);
    expect(stderr).toContain("redirects are not followed");
    expect(stderr).not.toMatch(/hunter2|\u0085|a{200}/);
  });
});
