import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { compileJsonSchema } from "../../../generator/index.js";
import { cli, type CliRun } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";

const money = JSON.stringify({ type: "object", properties: { amount: { $ref: "parts/amount.json" } } });
const amount = JSON.stringify({ type: "string", pattern: "^[0-9]+$" });
const xsd = '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="far" type="xs:int"/></xs:schema>';

const orders = JSON.stringify({
  openapi: "3.1.0",
  info: { title: "t", version: "1" },
  paths: {},
  components: { schemas: { Order: { type: "object", properties: { price: { $ref: "money.json" } } } } },
});

const requests: IncomingMessage[] = [];
const servers: Server[] = [];
let origin = "";
let other = "";

beforeAll(async () => {
  [origin, other] = [await serve(), await serve()];
});
beforeEach(() => void requests.splice(0));
afterAll(() => servers.forEach((server) => server.close()));

async function serve(): Promise<string> {
  const server = createServer((request, response) => {
    requests.push(request);
    const url = request.url?.replace(/\?.*$/, "");
    response.setHeader("Set-Cookie", "session=hunter2");
    if (url === "/money.json") response.end(money);
    else if (url === "/orders.json") response.end(orders);
    else if (url === "/parts/amount.json") response.end(amount);
    else if (url === "/far.xsd") response.end(xsd);
    else if (url === "/passwords.json") response.end(orders.replace("money.json", "file:///etc/passwd"));
    else if (url === "/moved.json") response.writeHead(302, { Location: `${other}/money.json` }).end();
    else if (url === "/escape.json") response.end(JSON.stringify({ $ref: `${other}/money.json` }));
    else if (url === "/file.json") response.end(JSON.stringify({ $ref: "file:///etc/passwd" }));
    else if (url === "/endless.json") {
      const part = " ".repeat(1024 * 1024);
      const pour = (): void => {
        while (!response.destroyed && response.write(part));
      };
      response.on("drain", pour);
      pour();
    } else response.writeHead(404).end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A lint of a contract with one reference, with the arguments given. */
function run($ref: string, args: readonly string[], command = "lint"): Promise<CliRun> {
  const schema = { $ref };
  const cwd = tempFolder({
    "openapi.json": JSON.stringify({
      openapi: "3.1.0",
      info: { title: "t", version: "1" },
      paths: {},
      components: { schemas: { A: { type: "object", properties: { far: schema } } } },
    }),
  });
  return cli([command, "openapi.json", "--strictness", "strict", ...args], { cwd });
}

describe("a contract at an address", () => {
  it("in a configuration is refused, and nothing is requested, unless its origin is allowed", async () => {
    const cwd = tempFolder({
      "specwright.config.json": JSON.stringify({ interfaces: { far: `${origin}/orders.json` } }),
    });
    const { code, stderr } = await cli(["generate", "--allow-origin", other], { cwd });
    expect([code, stderr]).toEqual([1, expect.stringContaining("its origin is not allowed")]);
    expect(stderr).toMatch(/hint: allow it with --allow-origin http:\/\/127\.0\.0\.1:\d+\n/);
    expect(requests).toEqual([]);
  });

  it("is read where it stands, with the files that it names from there", async () => {
    const cwd = tempFolder({});
    const allowed = ["--allow-origin", origin, "--emit", "types"];
    const { code, stdout } = await cli(["generate", `${origin}/orders.json`, "-o", "out", ...allowed], { cwd });
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^orders +3 schemas,/)]);
    expect(requests.map(({ url }) => url)).toEqual(["/orders.json", "/money.json", "/parts/amount.json"]);
    const types = readFileSync(join(cwd, "out/orders.ts"), "utf8");
    expect(types).toContain("amount?: Amount;");
    expect(types).toMatch(new RegExp(`^// Generated from ${origin}/orders.json, ${origin}/money.json and `));
  });

  it("is an interface of a project like a file, whose queries stand in no output", async () => {
    const cwd = tempFolder({
      "specwright.config.json": JSON.stringify({
        out: "out",
        emit: ["types"],
        interfaces: { far: `${origin}/orders.json?key=hunter2` },
        allowOrigins: [origin],
      }),
    });
    const { code, stdout, stderr } = await cli(["generate"], { cwd });
    expect([code, stdout, stderr]).toEqual([0, expect.stringMatching(/^far +3 schemas,/), ""]);
    const types = readFileSync(join(cwd, "out/far.ts"), "utf8");
    expect(types).toContain("amount?: Amount;");
    expect(types).toMatch(new RegExp(`^// Generated from ${origin}/orders.json, `));
    expect(types).not.toContain("hunter2");
    expect((await cli(["generate", "--check"], { cwd })).code).toBe(0);
  });

  it("is compared, bundled, checked and looked into", async () => {
    const cwd = tempFolder({ "old.json": orders.replace("money.json", `${origin}/parts/amount.json`) });
    const far = `${origin}/orders.json`;
    const allowed = ["--allow-origin", origin];
    const diff = await cli(["diff", "old.json", far, ...allowed], { cwd });
    expect([diff.code, diff.stderr]).toEqual([1, ""]);
    expect(diff.stdout).toContain(`${origin}/orders.json:1:138: breaking `);
    expect((await cli(["diff", far, far, ...allowed], { cwd })).stdout).toMatch(/^No changes/);
    const bundled = await cli(["bundle", far, ...allowed], { cwd });
    expect(Object.keys((JSON.parse(bundled.stdout) as { components: { schemas: object } }).components.schemas)).toEqual(
      ["Order", "money", "amount"],
    );
    expect((await cli(["lint", far, ...allowed], { cwd })).code).toBe(0);
    const place = await cli(["where", far, "#/components/schemas/Order/properties/price", ...allowed], { cwd });
    expect([place.code, place.stdout]).toEqual([0, expect.stringMatching(new RegExp(`^${far}:1:\\d+\n`))]);
  });

  it("is reported when it is not there, and cannot name files of this machine", async () => {
    const cwd = tempFolder({});
    const allowed = ["-o", "out", "--allow-origin", origin];
    const missing = await cli(["generate", `${origin}/gone.json`, ...allowed], { cwd });
    expect([missing.code, missing.stderr]).toEqual([1, expect.stringContaining('/gone.json" does not exist.')]);
    const file = await cli(["generate", `${origin}/passwords.json`, ...allowed, "--strictness", "strict"], { cwd });
    expect([file.code, file.stderr]).toEqual([1, expect.stringContaining("file:///etc/passwd")]);
    expect(file.stderr).not.toContain("root:");
  });
});

describe("references to other machines", () => {
  it("are refused, and nothing is requested, unless their origin is allowed", async () => {
    const { code, stdout, stderr } = await run(`${origin}/money.json`, []);
    expect([code, stdout + stderr]).toEqual([1, expect.stringContaining("openapi/remote-ref")]);
    expect(requests).toEqual([]);
  });

  it("of a schema that a caller compiles are refused as well, and followed to an allowed origin", async () => {
    const schema = { $ref: `${origin}/money.json` };
    expect(await compileJsonSchema(schema)).toMatchObject({ ok: false });
    await expect(compileJsonSchema(schema, { allowOrigins: ["here"] })).rejects.toThrow('"here" is not an origin');
    expect(requests).toEqual([]);
    const compiled = await compileJsonSchema(schema, { allowOrigins: [origin] });
    expect(compiled.ok && [{ amount: "1" }, { amount: "x" }].map(compiled.is)).toEqual([true, false]);
    expect(requests.map(({ url }) => url)).toEqual(["/money.json", "/parts/amount.json"]);
  });

  it("are followed to an allowed origin, and on from there by relative references", async () => {
    const { code, stdout, stderr } = await run(`${origin}/money.json`, ["--allow-origin", origin]);
    expect([stdout + stderr, code]).toEqual([expect.not.stringContaining("error"), 0]);
    expect(requests.map(({ url }) => url)).toEqual(["/money.json", "/parts/amount.json"]);
  });

  it("make types of what was fetched", async () => {
    const cwd = tempFolder({
      "a.xsd": `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:include schemaLocation="${origin}/far.xsd"/></xs:schema>`,
    });
    const refused = await cli(["generate", "a.xsd", "-o", "out", "--strictness", "strict"], { cwd });
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("xsd/remote-location")]);
    expect(requests).toEqual([]);
    const { code, stderr } = await cli(["generate", "a.xsd", "-o", "out", "--allow-origin", origin], { cwd });
    expect([code, stderr]).toEqual([0, ""]);
  });

  it("carry no credentials, cookies or origin", async () => {
    await run(`${origin}/money.json`, ["--allow-origin", origin]);
    for (const { headers } of requests) {
      expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(["authorization"]));
      expect([headers.cookie, headers.authorization, headers.referer, headers.origin]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    }
    requests.splice(0);
    const named = await run(origin.replace("//", "//user:hunter2@") + "/money.json", ["--allow-origin", origin]);
    expect([named.code, requests]).toEqual([1, []]);
  });

  it.each(["/moved.json", "/escape.json"])("do not reach another origin by way of an allowed one: %s", async (path) => {
    const { code, stdout, stderr } = await run(origin + path, ["--allow-origin", origin]);
    expect([code, stdout + stderr]).toEqual([1, expect.stringMatching(/unreadable-file|remote-ref/)]);
    expect(requests.map(({ headers }) => `http://${headers.host}`)).toEqual([origin]);
  });

  it("do not reach the disk by way of an allowed origin", async () => {
    const { code, stdout, stderr } = await run(`${origin}/file.json`, ["--allow-origin", origin]);
    expect([code, stdout + stderr]).toEqual([1, expect.stringContaining("openapi/remote-ref")]);
    expect(stdout + stderr).not.toContain("root:");
  });

  it("are given up when the answer does not end", async () => {
    const { code, stdout, stderr } = await run(`${origin}/endless.json`, ["--allow-origin", origin]);
    expect([code, stdout + stderr]).toEqual([1, expect.stringContaining("source/too-large")]);
  });

  it.each(["http://specs.example/a", "ftp://specs.example", "specs.example", "https://user:pass@specs.example"])(
    "are of an origin and nothing else: %s",
    async (text) => {
      const { code, stderr } = await run("#/components/schemas/A", ["--allow-origin", text]);
      expect([code, stderr]).toEqual([2, expect.stringContaining("is not an origin")]);
    },
  );

  it("are fetched by diff as well", async () => {
    const { stdout, stderr } = await run(`${origin}/money.json`, ["openapi.json", "--allow-origin", origin], "diff");
    expect(stdout + stderr).not.toContain("error");
    expect(requests.length).toBeGreaterThan(0);
  });
});
