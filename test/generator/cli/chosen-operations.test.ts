import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";

const operation = (id: string, tag: string, type: string): string =>
  `{ operationId: ${id}, tags: [${tag}], responses: { "200": { description: Done., content: { application/json: { schema: { $ref: "#/components/schemas/${type}" } } } } } }`;

const contract = `openapi: 3.1.0
info: { title: Shop, version: "1" }
paths:
  /orders:
    get: ${operation("listOrders", "orders", "Order")}
    delete: ${operation("dropOrders", "admin", "Report")}
  /orders/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get: ${operation("getOrder", "orders", "Order")}
  /reports:
    get: { tags: [admin], responses: { "200": { $ref: "#/components/responses/Report" } } }
components:
  responses:
    Report: { description: Done., content: { application/json: { schema: { $ref: "#/components/schemas/Report" } } } }
  schemas:
    Order: { type: object, properties: { line: { $ref: "#/components/schemas/Line" } } }
    Line: { type: string }
    Report: { type: object, properties: { note: { type: string } } }
`;

/** The operations and the types of an output that is chosen by these options. */
async function chosen(
  ...options: readonly string[]
): Promise<{ operations: readonly string[]; types: readonly string[] }> {
  const cwd = tempFolder({ "shop.yaml": contract });
  const { code } = await cli(["generate", "shop.yaml", "-o", "out", "--format", "none", ...options], { cwd });
  expect(code).toBe(0);
  const text = readFileSync(join(cwd, "out/shop.ts"), "utf8");
  return {
    operations: [...text.matchAll(/^ {2}id: "(.*)",$/gm)].map(([, id = ""]) => id).sort(),
    types: ["Order", "Line", "Report"].filter((name) => new RegExp(`export (?:type|interface) ${name}\\b`).test(text)),
  };
}

describe("operations", () => {
  it.each([
    [
      ["--tags", "orders"],
      ["getOrder", "listOrders"],
      ["Order", "Line"],
    ],
    [["--tags", "admin"], ["dropOrders", "getReports"], ["Report"]],
    [["--paths", "/orders/*"], ["getOrder"], ["Order", "Line"]],
    [
      ["--operations", "GET /reports", "getOrder"],
      ["getOrder", "getReports"],
      ["Order", "Line", "Report"],
    ],
    [
      ["--without-tags", "admin"],
      ["getOrder", "listOrders"],
      ["Order", "Line"],
    ],
    [["--without-paths", "/orders*"], ["getReports"], ["Report"]],
    [["--tags", "orders", "--without-operations", "listOrders"], ["getOrder"], ["Order", "Line"]],
  ])("are chosen by %j, with what they need and nothing else", async (options, operations, types) => {
    expect(await chosen(...options)).toEqual({ operations, types });
  });

  it("are chosen by interface in a configuration, which the output records", async () => {
    const cwd = tempFolder({
      "specwright.config.json": '{ "format": "none", "tags": { "shop": ["orders"] } }',
      "specs/shop/openapi.yaml": contract,
      "specs/other/openapi.yaml": contract,
    });
    const { stdout } = await cli(["generate"], { cwd });
    expect(stdout).toMatch(/^other +4 operations, .*\nshop +2 operations, 2 schemas, /);
    expect(readFileSync(join(cwd, "generated/.specwright.json"), "utf8")).toContain('"tags": {"shop":["orders"]}');
  });

  it("that are not in the document are an error", async () => {
    const cwd = tempFolder({ "shop.yaml": contract });
    const { code, stderr } = await cli(["generate", "shop.yaml", "-o", "out", "--tags", "order"], { cwd });
    expect(code).toBe(1);
    expect(stderr).toMatch(/error openapi\/unknown-choice: Tag "order" is selected, but is not in the document\./);
    expect(stderr).toContain('did you mean "orders"?');
  });
});
