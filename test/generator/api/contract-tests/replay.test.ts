import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testContracts } from "../../../../generator/api/contract-tests/test-contracts.js";
import { cli } from "../../../support/run-cli.js";
import { tempFolder } from "../../../support/temp-folder.js";

const seen: string[] = [];
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? "";
    seen.push(
      `${request.method} ${path} ${request.headers.authorization ?? "-"} ${request.headers.host === url.slice(7, -4)} ${String(request.headers["x-trace"] ?? "")}`.trim(),
    );
    const send = (status: number, body: string, headers: Readonly<Record<string, string>> = {}): void =>
      void response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
    if (path === "/v1/orders/moved") send(302, "", { location: "http://169.254.169.254/" });
    else if (path === "/v1/orders/large") send(200, `"${"a".repeat(17 * 1024 * 1024)}"`);
    else if (path === "/v1/orders/broken") send(500, "{}");
    else if (path === "/v1/orders/wrong") send(200, '{"sku":7}', { etag: "x" });
    else send(200, '{"sku":"a"}', { etag: "v1" });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const spec = `openapi: 3.1.0
info: { title: Orders, version: "1" }
servers: [{ url: "http://169.254.169.254" }]
security: [{ login: [] }]
paths:
  /orders/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string, maxLength: 9 } }]
    get:
      operationId: getOrder
      responses:
        "200":
          description: The order.
          headers: { etag: { required: true, schema: { type: string, pattern: "^v" } } }
          content: { application/json: { schema: { type: object, properties: { sku: { type: string } } } } }
        "500": { description: Failed. }
    delete: { operationId: dropOrder, responses: { "204": { description: Gone. } } }
components: { securitySchemes: { login: { type: http, scheme: bearer } } }
`;

const fixture = (id: string, expected = "valid"): string =>
  `- { name: "${id}", request: { path: { id: "${id}" }, headers: { host: evil.example } }, expect: ${expected} }\n`;

it("replays requests of fixtures against a service, and checks its responses", async () => {
  const ids = ["good", "wrong", "moved", "large", "broken"];
  const cwd = tempFolder({
    "specs/orders/openapi.yaml": spec,
    "specs/orders/fixtures/getOrder/a.yaml":
      ids.map((id) => fixture(id)).join("") + fixture("0123456789", "{ invalid: [{ code: maxLength }] }"),
    "specs/orders/fixtures/dropOrder/a.yaml": fixture("good"),
  });
  const result = await testContracts({
    cwd,
    url,
    headers: { authorization: "Bearer s3cret" },
  });
  expect(result.apis[0]?.replay).toEqual({ sent: 6, skipped: 1 });
  expect(result.diagnostics.map(({ message }) => message)).toEqual([
    '"getOrder: wrong": The response with status 200 is not valid.',
    '"getOrder: moved": The response with status 302 is not valid.',
    '"getOrder: large": The response is larger than 16777216 bytes.',
    '"getOrder: broken": The service responds to a valid request with status 500.',
    '"getOrder: 0123456789": The service responds to an invalid request with status 200.',
  ]);
  expect(new Set(seen.map((line) => line.replace(/\S+$/, "").replace(/^GET \/v1\/orders\/\w+ /, "")))).toEqual(
    new Set(["Bearer s3cret "]),
  );
  expect(seen.every((line) => line.endsWith("true"))).toBe(true);
});

it("refuses services that the caller did not allow, and does not print credentials", async () => {
  const cwd = tempFolder({ "specs/orders/openapi.yaml": spec });
  const messages = [];
  for (const args of [
    ["--url", "http://169.254.169.254/"],
    ["--url", "http://user:s3cret@localhost/"],
    ["--url", "file:///etc/passwd"],
    ["--url", url, "--untrusted"],
    ["--url", url, "--header", "s3cret"],
    ["--header", "a: s3cret"],
  ])
    messages.push((await cli(["test", ...args], { cwd })).stderr.trim());
  expect(messages).toEqual([
    'error: The service "http://169.254.169.254/" is not on this machine; allow it with --allow-origin http://169.254.169.254.',
    "error: The URL must have no credentials, query or fragment; pass credentials as headers.",
    "error: The URL must begin with http:// or https://.",
    "error: A service is not tested with untrusted, coverage or mutate.",
    'error: Write a header as "name: value".',
    "error: --header needs --url.",
  ]);
});

const files = {
  "specs/orders/openapi.yaml": spec,
  "specs/orders/fixtures/getOrder/a.yaml": fixture("good"),
  "specs/orders/fixtures/dropOrder/a.yaml": fixture("good"),
};

it("sends each --header, other methods with --all-methods, and prints JSON", async () => {
  seen.length = 0;
  const headers = ["--header", "authorization: Bearer s3cret", "--header", "x-trace:7"];
  const args = ["test", "--url", url, "--all-methods", ...headers, "--format", "json"];
  const { code, stdout } = await cli(args, { cwd: tempFolder(files) });
  expect(seen).toEqual(["DELETE /v1/orders/good Bearer s3cret true 7", "GET /v1/orders/good Bearer s3cret true 7"]);
  expect(JSON.parse(stdout)).toMatchObject({
    ok: false,
    apis: [{ name: "orders", replay: { sent: 2, skipped: 0 } }],
    diagnostics: [{ message: '"dropOrder: good": The response with status 200 is not valid.' }],
  });
  expect([code, stdout.includes("s3cret")]).toEqual([1, false]);
});

it("prints the requests to a service as JUnit, without those of other methods", async () => {
  const { code, stdout } = await cli(["test", "--url", url, "--format", "junit"], { cwd: tempFolder(files) });
  expect(code).toBe(0);
  expect(stdout).toContain('<testsuite name="orders" tests="1" failures="0" errors="0" skipped="0">');
  expect(stdout).toContain('<testcase classname="orders" name="getOrder: good"/>');
});

it("sends requests to another machine with --allow-origin", async () => {
  const remote = ["--url", "https://orders.invalid/v1", "--allow-origin", "https://orders.invalid"];
  const { code, stdout } = await cli(["test", ...remote], { cwd: tempFolder(files) });
  // Tests have no network.
  expect(stdout).toContain('"getOrder: good": The service cannot be reached.');
  expect(code).toBe(1);
});
