import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { SkippedReport } from "../../../generator/project-types.js";
import { cli, inFolder } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";

interface Read {
  readonly code: number;
  /** Place, code and message of each warning. */
  readonly warnings: readonly string[];
  readonly lost: SkippedReport;
  readonly types: string;
}

async function read(document: string): Promise<Read> {
  const cwd = tempFolder({ "vendor.yaml": document });
  const named = [
    "generate",
    "vendor.yaml",
    "-o",
    "out",
    ...inFolder,
    "--format",
    "none",
    "--skipped",
    "lost.json",
    "--max-problems",
    "99",
  ];
  const { code, stderr } = await cli(named, { cwd });
  const [lost] = JSON.parse(readFileSync(join(cwd, "lost.json"), "utf8")) as [SkippedReport];
  const warnings = [...stderr.matchAll(/^vendor\.yaml:(\S+): warning (.*)$/gm)].map(([, at, text]) => `${at} ${text}`);
  const types = join(cwd, "out/types.ts");
  return { code, warnings, lost, types: existsSync(types) ? readFileSync(types, "utf8") : "" };
}

const head = (version: string): string => `${version}\ninfo: { title: Vendor, version: "1" }\n`;
const done = `responses: { "200": { description: Done. } }`;

describe("one error of a third-party document is reported once", () => {
  it("where what refers to a part that was given up goes with it", async () => {
    const { code, warnings, lost } = await read(`${head('openapi: "3.0.3"')}paths:
  /orders:
    get: { operationId: listOrders, parameters: [{ $ref: "#/components/parameters/Page" }], ${done} }
    post: { operationId: createOrder, requestBody: { $ref: "#/components/requestBodies/Order" }, ${done} }
    delete: { operationId: dropOrders, responses: { "200": { $ref: "#/components/responses/Gone" }, "404": { description: None. } } }
components:
  parameters: { Page: { name: page, in: nowhere, schema: { type: string } } }
  requestBodies: { Order: { description: Nothing is said of it. } }
  responses: { Gone: 5 }
`);
    expect([code, warnings]).toEqual([
      0,
      [
        '9:41 openapi/schema: "in" must be "path", "query", "header" or "cookie".',
        '10:20 openapi/schema: Request body needs "content".',
        "11:22 openapi/schema: Response must be an object.",
      ],
    ]);
    const served = lost.operations.map(({ operation, isServed, parts }) => [operation, isServed, parts[0]?.line]);
    expect(served).toEqual([
      ["GET /orders", false, 9],
      ["POST /orders", false, 10],
      ["DELETE /orders", true, 11],
    ]);
  });

  it("where security names a scheme that cannot be read, which each operation lists", async () => {
    const { code, warnings, lost } = await read(`${head("openapi: 3.1.0")}paths:
  /orders:
    get: { operationId: listOrders, security: [{ odd: [] }], ${done} }
    put: { operationId: putOrders, security: [{ key: [] }, { odd: [], key: [] }], ${done} }
    post: { operationId: createOrder, security: key, ${done} }
    delete: { operationId: dropOrders, security: [{ key: [] }], ${done} }
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Key }
    odd: { type: quantum }
`);
    expect([code, warnings]).toEqual([
      0,
      [
        '7:49 openapi/schema: "security" must be an array.',
        expect.stringMatching(/^12:\d+ openapi\/schema: "type" must be /) as string,
      ],
    ]);
    const listed = lost.operations.map(({ operation, isServed, parts }) => [
      operation,
      isServed,
      parts.map(({ kind, pointer, line }) => [kind, pointer, line]),
    ]);
    expect(listed).toEqual([
      ["GET /orders", false, [["security", "/paths/~1orders/get/security/0", 12]]],
      ["PUT /orders", true, [["security", "/paths/~1orders/put/security/1", 12]]],
      ["POST /orders", false, [["security", "/paths/~1orders/post/security", 7]]],
    ]);
  });

  it("in Swagger 2.0, by the intended meaning, and nothing correct is reported", async () => {
    const { code, warnings, types } = await read(`${head('swagger: "2.0"')}paths:
  /orders:
    post:
      operationId: createOrder
      parameters:
        - { name: note, in: formData, type: string, description: null }
        - { name: first, in: formData, type: object }
        - { name: second, in: formData, schema: { type: string } }
        - { name: third, in: formData, type: integer }
      responses:
        "200": { description: Done., headers: { X-Left: { type: array, collectionFormat: csv, items: { type: integer } } } }
definitions:
  Order: { type: object, properties: { id: { type: strin } } }
`);
    expect([code, warnings]).toEqual([
      0,
      [
        '8:66 json-schema/bad-value: Keyword "description" must be a string.',
        '9:46 openapi/schema: "type" must be "string", "number", "boolean", "integer", "array" or "file".',
        '10:41 openapi/schema: Parameter must not have "schema".',
        '15:52 json-schema/unknown-type: Type "strin" does not exist.',
      ],
    ]);
    expect(types).toContain("third?: number;");
    expect(types).toContain('"X-Left"?: number[];');
  });

  it("and not where `nullable` beside a reference is read as it is meant", async () => {
    const { warnings, types } = await read(`${head('openapi: "3.0.3"')}paths: {}
components:
  schemas:
    Order: { type: object, properties: { first: { $ref: "#/components/schemas/Line", nullable: true } } }
    Line: { type: object, properties: { id: { type: string } } }
`);
    expect(warnings).toEqual([]);
    expect(types).toContain("first?: Line | null;");
  });
});
