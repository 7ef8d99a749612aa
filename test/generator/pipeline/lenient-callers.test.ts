import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli, inFolder } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";
import { vendorDocument } from "./vendor-document.js";

describe("what restricts callers", () => {
  const orders = `      security: [{ gone: [] }]
      responses: { "204": { description: Fine. } }
    post:
      operationId: addOrder
      requestBody:
        content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } }
      responses: { "204": { description: Fine. } }`;
  const components = `components:
  schemas:
    Order: { type: object, properties: { id: { type: string, pattern: "(" } } }
`;

  it("is never dropped: an operation that lost a check is left out of the server, which names it, and the client sends no credential", async () => {
    const cwd = tempFolder({ "vendor.yaml": vendorDocument(orders, components) });
    const { code } = await cli(["generate", "vendor.yaml", "-o", "out", ...inFolder], { cwd });
    const read = (name: string): string => readFileSync(join(cwd, "out", name), "utf8");
    expect(code).toBe(0);
    expect(read("server.ts")).toContain(`- GET /orders: its security cannot be read
 * - POST /orders: keyword "pattern" (#/components/schemas/Order/properties/id/pattern)`);
    expect(read("server.ts").match(/^ {2}\w+\((?=$|request)/gm)).toEqual(["  ping("]);
    expect(read("client.ts")).toMatch(/listOrders\(/);
    expect(read("operations.ts").match(/security: .*/g)).toEqual(["security: [],", "security: [],", "security: [],"]);
  });

  it("is a parameter and a body that were left out, by operation, and nothing that no request of it has", async () => {
    const parts = `      parameters: [{ name: page, in: query, schema: { type: integer }, content: { text/plain: {} } }]
      responses: { "204": { description: Fine. } }
    post:
      operationId: addOrder
      requestBody: { required: true, content: { json: { schema: { type: string } } } }
      responses: { "204": { description: Fine. } }
    put:
      operationId: watchOrders
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      responses: { "204": { description: Fine. } }
      callbacks:
        changed:
          "{$request.query.url}":
            post:
              operationId: changed
              requestBody: { content: { application/json: { schema: { $ref: "#/gone" } } } }
              responses: { "204": { description: Fine. } }`;
    const cwd = tempFolder({ "vendor.yaml": vendorDocument(parts) });
    const { code } = await cli(
      ["generate", "vendor.yaml", "-o", "out", ...inFolder, "--format", "none", "--skipped", "lost.json"],
      {
        cwd,
      },
    );
    const [{ operations, elsewhere }] = JSON.parse(readFileSync(join(cwd, "lost.json"), "utf8")) as readonly [
      { operations: readonly { operation: string; isServed: boolean }[]; elsewhere: readonly unknown[] },
    ];
    expect([code, elsewhere, operations.map(({ operation, isServed }) => [operation, isServed])]).toEqual([
      0,
      [],
      [
        ["GET /orders", false],
        ["POST /orders", false],
        ["PUT /orders", true],
        ["POST {$request.query.url}", false],
      ],
    ]);
    // A required body stays required, for any media type.
    expect(readFileSync(join(cwd, "out/client.ts"), "utf8")).toContain(
      'body: { required: true, content: [/* @__PURE__ */ clientBinaryWriter("*/*")] }',
    );
  });

  it("is left out of servers where the configuration allows it, apart from security, and the handler says so", async () => {
    const config = '{ "format": "none", "strictness": "lenient", "server": { "unchecked": "allow" } }';
    const files = { "specwright.config.json": config, "specs/vendor/openapi.yaml": vendorDocument(orders, components) };
    const cwd = tempFolder(files);
    await cli(["generate", ...inFolder], { cwd });
    const server = readFileSync(join(cwd, "generated/vendor/server.ts"), "utf8");
    expect(server).toContain(
      'Not checked, because it was skipped: keyword "pattern" (#/components/schemas/Order/properties/id/pattern).',
    );
    expect(server.match(/^ {2}\w+\((?=$|request)/gm)).toEqual(["  addOrder(", "  ping("]);
  });

  it("stays what it was where one of several alternatives cannot be read", async () => {
    const either = `      security: [{ gone: [] }, { key: [] }]
      responses: { "204": { description: Fine. } }`;
    const schemes = "components: { securitySchemes: { key: { type: apiKey, in: header, name: X-Key } } }\n";
    const cwd = tempFolder({ "vendor.yaml": vendorDocument(either, schemes) });
    await cli(["generate", "vendor.yaml", "-o", "out", ...inFolder], { cwd });
    expect(readFileSync(join(cwd, "out/operations.ts"), "utf8")).toContain("security: [{ key: [] }],");
    expect(readFileSync(join(cwd, "out/server.ts"), "utf8")).not.toContain("Left out");
  });
});
