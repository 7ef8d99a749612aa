import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli, inFolder } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";

type Value = Readonly<Record<string, unknown>>;

const fine = { responses: { "204": { description: "Fine." } } };

/** A run of `generate` over a document: the codes of its warnings, what it says at its end, and the files that it writes. */
async function generated(document: Value, others: Readonly<Record<string, unknown>> = {}) {
  const files = Object.entries({ "vendor.json": document, ...others });
  const cwd = tempFolder(Object.fromEntries(files.map(([path, value]) => [path, JSON.stringify(value)])));
  const args = [
    "generate",
    "vendor.json",
    "-o",
    "out",
    ...inFolder,
    "--skipped",
    "skipped.json",
    "--max-problems",
    "99",
  ];
  const { code, stdout, stderr } = await cli(args, { cwd });
  expect(code, stderr).toBe(0);
  const codes = [...stderr.matchAll(/ warning ([a-z-]+\/[a-z0-9.-]+):/g)].map(([, each]) => each);
  const read = (path: string): string => readFileSync(join(cwd, path), "utf8");
  return { codes, stdout, stderr, read };
}

const head = { openapi: "3.0.3", info: { title: "Vendor", version: "1" } };

describe("a document as other tools write them", () => {
  it("has empty lists for the empty objects of PHP: each is reported, and nothing is lost", async () => {
    const query = { name: "filter", in: "query", schema: { type: "object", properties: [] } };
    const responses = {
      "200": {
        description: "Fine.",
        headers: [],
        content: { "application/json": { schema: { type: "object", properties: [] } }, "text/plain": [] },
      },
    };
    const { codes, stdout, stderr, read } = await generated({
      ...head,
      paths: { "/orders": { get: { operationId: "listOrders", parameters: [query], responses } } },
      components: { schemas: [] },
    });
    const objects = ["openapi/schema", "openapi/schema", "openapi/schema"];
    expect([...codes].sort()).toEqual(["json-schema/bad-value", "json-schema/bad-value", ...objects]);
    expect(stdout).not.toContain("given up");
    expect(stderr).toContain('Keyword "properties" must be a map');
    expect(read("out/types.ts")).toContain("[name: string]: unknown;");
    expect(read("out/server.ts")).toContain("listOrders");
  });

  it("does not read an empty list as a schema, which may have been meant to reject something", async () => {
    const { codes, stdout } = await generated({
      ...head,
      paths: {},
      components: { schemas: { Order: { type: "string", not: [] }, Line: { additionalProperties: [] } } },
    });
    const found = ["json-schema/not-a-schema", "json-schema/not-a-schema"];
    expect([codes, stdout]).toEqual([found, expect.stringContaining("2 parts skipped")]);
  });

  it("has parameters of which nothing is said, which are texts", async () => {
    const parameters = [
      { name: "X-Tenant", in: "header", required: true },
      { name: "id", in: "path", required: true },
    ];
    const { codes, stdout, read } = await generated({
      ...head,
      paths: { "/orders/{id}": { get: { operationId: "getOrder", parameters, ...fine } } },
    });
    expect(codes).toEqual(["openapi/parameter-content", "openapi/parameter-content"]);
    expect(stdout).not.toContain("given up");
    expect(read("out/types.ts")).toMatch(/id: string;\s+};\s+headers: {\s+"X-Tenant": string;/);
    expect(read("out/server.ts")).toContain("getOrder");
  });

  it("says a name and a place of bearer tokens, which changes nothing of what is asked for", async () => {
    const token = { type: "http", scheme: "bearer", bearerFormat: "JWT", name: "JWT", in: "header" };
    const { codes, read } = await generated({
      ...head,
      paths: { "/orders": { get: { operationId: "listOrders", security: [{ token: [] }], ...fine } } },
      components: { securitySchemes: { token } },
    });
    expect(codes).toEqual(["openapi/schema", "openapi/schema"]);
    expect(read("out/operations.ts")).toContain("security: [{ token: [] }]");
    expect(read("out/server.ts")).toContain("listOrders");
  });

  it("asks for scopes of a bearer token in OpenAPI 3.0, which are no loss", async () => {
    const { codes, stdout, read } = await generated({
      ...head,
      paths: { "/orders": { get: { operationId: "listOrders", security: [{ token: ["admin"] }], ...fine } } },
      components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
    });
    expect(codes).toEqual(["openapi/unexpected-scope"]);
    expect(stdout).not.toContain("given up");
    expect(read("out/operations.ts")).toContain('security: [{ token: ["admin"] }]');
  });

  it("refers to one path item from a path and a webhook, whose operation has one type in paths.ts", async () => {
    const item = { $ref: "echo.json" };
    const { codes, read } = await generated(
      { ...head, openapi: "3.1.0", paths: { "/echo": item, "/again": item }, webhooks: { echoed: item } },
      { "echo.json": { post: { operationId: "echo", ...fine } } },
    );
    expect(codes).toEqual(["openapi/duplicate-operation-id", "plan/taken-method-name"]);
    expect(read("out/paths.ts").match(/^ {2}echo: /gm)).toHaveLength(1);
  });
});
