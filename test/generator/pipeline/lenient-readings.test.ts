import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createDiagnostics } from "../../../generator/diagnostics/create-diagnostics.js";
import { loadContracts } from "../../../generator/pipeline/load-contracts.js";
import { projectOf } from "../../support/project.js";
import { cli, inFolder } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";
import { vendorDocument } from "./vendor-document.js";

interface Read {
  /** The number of times that the document was read. */
  readonly readings: number;
  /** Kind and pointer of each skipped part. */
  readonly skipped: readonly string[];
  readonly codes: readonly string[];
  readonly bundled: object | undefined;
}

async function read(document: string): Promise<Read> {
  const folder = tempFolder({ "vendor/openapi.yaml": document });
  const project = { ...projectOf("vendor", join(folder, "vendor")), strictness: "lenient" } as const;
  const diagnostics = createDiagnostics();
  let readings = 0;
  const check = (): void => void (readings += 1);
  const { contracts } = await loadContracts(project, project.interfaces, diagnostics, { check });
  const [contract] = contracts.values();
  return {
    readings,
    skipped: (contract?.skippedParts ?? []).map(({ kind, origin }) => `${kind} ${origin.pointer}`),
    codes: diagnostics.all().map(({ code }) => code),
    bundled: contract?.openapi?.bundled,
  };
}

describe("a document is generated", () => {
  it.each([
    ["an operation with a reference that is a number", "      $ref: 1", ""],
    [
      "a table of errors with an id that is an object",
      "      responses: { default: { description: Wrong. } }",
      "components: { x-errors: { Fault: { rows: [{ id: { __proto__: null, toString: 1, valueOf: 1 } }] } } }",
    ],
  ])("with %s", async (_, part, rest) => {
    const cwd = tempFolder({ "vendor.yaml": vendorDocument(part, rest) });
    const { code } = await cli(["generate", "vendor.yaml", "-o", "out", ...inFolder, "--format", "none"], { cwd });
    expect(code).toBe(0);
  });
});

describe("a document is read once", () => {
  /** A schema that consists of 20,002 others. */
  const manyParts = `{ anyOf: [${"{ anyOf: [{}] }, ".repeat(10_001)}] }`;
  const orders = `      parameters: [{ $ref: "#/components/parameters/Page" }, { name: other, in: path, required: true, schema: {} }]
      responses:
        "200": { description: Fine., content: { json: {}, application/json: { schema: { $ref: "#/components/schemas/Order" } } } }
        "2000": { description: Odd. }
        default: 5`;
  const components = `components:
  parameters: { Page: { name: page, in: nowhere, schema: { type: string } } }
  schemas:
    Order:
      type: object
      properties:
        id: { type: string, pattern: "(" }
        line: { $ref: "#/components/schemas/Gone" }
        either: { oneOf: [{ type: string }, 5] }
        note: { type: strin, maxLength: "3" }
`;

  it("with faults of many kinds, which become parts that the contract and the bundle do not have", async () => {
    const { readings, skipped, bundled } = await read(vendorDocument(orders, components));
    expect(readings).toBe(1);
    expect([...skipped].sort()).toEqual([
      "keyword /components/schemas/Order/properties/either/oneOf",
      "keyword /components/schemas/Order/properties/id/pattern",
      "keyword /components/schemas/Order/properties/note/maxLength",
      "keyword /components/schemas/Order/properties/note/type",
      "mediaType /paths/~1orders/get/responses/200/content/json",
      "member /components/parameters/Page/in",
      "parameter /components/parameters/Page",
      "parameter /paths/~1orders/get/parameters/0",
      "parameter /paths/~1orders/get/parameters/1",
      "response /paths/~1orders/get/responses/2000",
      "response /paths/~1orders/get/responses/default",
      "schema /components/schemas/Order/properties/line",
    ]);
    const schema = { $ref: "#/components/schemas/Order" };
    expect(bundled).toMatchObject({
      paths: {
        "/orders": {
          get: { parameters: [], responses: { "200": { content: { "application/json": { schema } } } } },
        },
      },
      components: {
        parameters: {},
        schemas: { Order: { properties: { id: { type: "string" }, line: {}, either: {}, note: {} } } },
      },
    });
    expect(JSON.stringify(bundled)).not.toMatch(/nowhere|Gone|strin"|2000/);
  });

  it.each([
    [
      "a circle of schemas",
      "",
      "components: { schemas: { A: { allOf: [{ $ref: '#/components/schemas/A' }] } } }",
      ["schema /components/schemas/A/allOf/0"],
    ],
    [
      "a pattern of property names that takes exponential time",
      "",
      'components: { schemas: { A: { type: object, patternProperties: { "^(.)-\\\\1$": {} }, additionalProperties: false } } }',
      ["schema /components/schemas/A"],
    ],
    [
      "a mistyped name of a parameter",
      "      parameters: [{ nae: page, in: query, schema: {} }]\n      responses: { '204': { description: Fine. } }",
      "",
      ["member /paths/~1orders/get/parameters/0/nae", "parameter /paths/~1orders/get/parameters/0"],
    ],
    [
      "a media type that is written twice",
      "      responses: { '200': { description: Fine., content: { text/plain: {}, TEXT/plain: {} } } }",
      "",
      ["mediaType /paths/~1orders/get/responses/200/content/TEXT~1plain"],
    ],
    [
      "a path with a malformed template",
      "      responses: { '204': { description: Fine. } }\n  /items/{id:\n    get: { responses: { '204': { description: Fine. } } }",
      "",
      ["pathItem /paths/~1items~1{id"],
    ],
    [
      "two schemas with too many parts",
      "",
      `components: { schemas: { A: ${manyParts}, B: ${manyParts}, C: { allOf: [{ $ref: '#/components/schemas/A' }] } } }`,
      ["schema /components/schemas/A", "schema /components/schemas/B"],
    ],
    [
      "a scheme with a flow that cannot be read, which is still required",
      "      security: [{ oauth: [] }]\n      responses: { '204': { description: Fine. } }",
      "components: { securitySchemes: { oauth: { type: oauth2, flows: { password: 5 } } } }",
      ["member /components/securitySchemes/oauth/flows/password"],
    ],
  ])("with %s", async (_, part, rest, expected) => {
    const orders = part === "" ? "      responses: { '204': { description: Fine. } }" : part;
    const { readings, skipped } = await read(vendorDocument(orders, rest));
    expect([readings, [...skipped].sort()]).toEqual([1, expected]);
  });

  it.each([
    [
      "that is converted as written",
      "{ name: id, in: query, type: strin }",
      ["keyword /paths/~1orders/get/parameters/0/schema/type"],
    ],
    ["that is converted without a part", "{ name: id }", ["parameter /paths/~1orders/get/parameters/0"]],
  ])("of Swagger 2.0, %s", async (_, parameter, expected) => {
    const { readings, skipped, bundled } = await read(`swagger: "2.0"
info: { title: Orders, version: "1" }
paths:
  /orders:
    get:
      operationId: listOrders
      parameters: [${parameter}]
      responses: { 200: { description: Fine., schema: { $ref: "#/definitions/Order" } } }
definitions: { Order: { type: object, oneOf: [{ required: [id] }], properties: { id: { type: string } } } }
`);
    expect([readings, [...skipped].sort()]).toEqual([1, ["keyword /definitions/Order/oneOf", ...expected]]);
    expect(JSON.stringify(bundled)).toContain('"Order":{"type":"object","properties"');
  });

  it("without warnings about what is missing only because something else was skipped", async () => {
    const { codes } = await read(vendorDocument("      responses: { default: 5 }"));
    expect(codes).toEqual(["openapi/schema"]);
  });
});
