import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { promise } from "../support/promise.js";
import { tempFolder } from "../support/temp-folder.js";
import { specwright } from "./support/product.js";

/** "GET /v1/orders/7 127.0.0.1:1234", for each request to a server of this machine. */
const seen: string[] = [];
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers.host}`);
    response.writeHead(302, { location: `${origin}/elsewhere` }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

/** A spec with servers and paths of an attacker. */
const spec = (): string => `openapi: 3.1.0
info: { title: Orders, version: "1" }
servers: [{ url: "${origin}/servers" }]
paths:
  /orders/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string, pattern: "^(a|a)*$" } }]
    get: { operationId: getOrder, responses: { "204": { description: None. } } }
    delete: { operationId: dropOrder, responses: { "204": { description: None. } } }
  //127.0.0.2/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get: { operationId: leave, responses: { "204": { description: None. } } }
  /../elsewhere: { get: { operationId: climb, responses: { "204": { description: None. } } } }
`;

const fixture = "- { name: one, request: { path: { id: a }, headers: { host: 127.0.0.2 } }, expect: valid }\n";

/** Nothing prints this, so the run ends alone, without blocking the server of this process. */
const until = "\0";

describe("contract tests", () => {
  promise(["replay-stays"], "send requests only to the URL of the caller, for any spec and response", async () => {
    const cwd = tempFolder({
      "orders.yaml": spec(),
      "fixtures/getOrder/a.yaml": fixture,
      "fixtures/dropOrder/a.yaml": fixture,
      "fixtures/leave/a.yaml": fixture,
      "fixtures/climb/a.yaml": "- { name: one, request: {}, expect: valid }\n",
    });
    const args = ["test", "orders.yaml", "--allow-backtracking", "--header", "authorization: Bearer s3cret", "--url"];
    seen.length = 0;
    const { code, stdout, stderr } = await specwright([...args, `${origin}/v1`], { cwd, until });
    const host = origin.slice("http://".length);
    expect(seen.sort()).toEqual(["//127.0.0.2/a", "/elsewhere", "/orders/a"].map((path) => `GET /v1${path} ${host}`));
    expect([code, (stdout + stderr).includes("s3cret")]).toEqual([1, false]);
    const remote = await specwright([...args, "http://192.0.2.1/"], { cwd, until });
    expect([remote.code, remote.stderr]).toEqual([2, expect.stringContaining("is not on this machine")]);
  });

  promise(["mutants-stay"], "run changed code outside the project, without a network and with limits", async () => {
    const request = "- { name: one, request: { path: { id: a } }, expect: valid }\n";
    const files = { "orders.yaml": spec(), "fixtures/getOrder/a.yaml": request };
    const cwd = tempFolder(files);
    const temporary = tempFolder();
    seen.length = 0;
    const args = ["test", "orders.yaml", "--mutate", "--max-mutants", "5", "--allow-backtracking"];
    const { code, stdout } = await specwright(args, { cwd, env: { TMPDIR: temporary }, until });
    expect([code, stdout]).toEqual([0, expect.stringContaining("mutants killed")]);
    expect(seen).toEqual([]);
    expect(readdirSync(cwd).sort()).toEqual(["fixtures", "orders.yaml"]);
    expect(readFileSync(join(cwd, "orders.yaml"), "utf8")).toBe(files["orders.yaml"]);
    expect(readdirSync(temporary)).toEqual([]);
  });
});
