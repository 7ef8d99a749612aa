import { describe, expect, it } from "vitest";
import type { Contract } from "../../../../../generator/model/contract.js";
import { sourceLocation } from "../../../../../generator/diagnostics/origin.js";
import { loadGood, loadSpec } from "../load-spec.js";

const head = `swagger: "2.0"\ninfo: { title: Orders, version: "1" }\n`;

/** Parts of the document of OpenAPI 3.0 that these lines of Swagger 2.0 become, by the keys that lead to them. */
async function converted(
  body: string,
  others: Readonly<Record<string, string>> = {},
): Promise<(...keys: readonly string[]) => unknown> {
  const { openapi } = await loadGood({ "openapi.yaml": head + body, ...others });
  const value = JSON.parse(JSON.stringify(openapi?.bundled)) as unknown;
  return (...keys) => keys.reduce<unknown>((at, key) => (at as Readonly<Record<string, unknown>>)[key], value);
}

function operation(contract: Contract, path: string): Contract["operations"][number] {
  const found = contract.operations.find((each) => each.path === path);
  if (found === undefined) throw new Error(`No operation at ${path}`);
  return found;
}

const orders = `
consumes: [application/json]
host: shop.example
basePath: /v1
schemes: [https]
paths:
  /orders/{id}:
    parameters:
      - { name: id, in: path, required: true, type: string }
      - { $ref: "#/parameters/Note" }
    post:
      parameters:
        - { $ref: "#/parameters/Page" }
        - { $ref: "#/parameters/Order" }
        - { name: tags, in: query, type: array, items: { type: string }, collectionFormat: pipes }
      responses:
        "200": { $ref: "#/responses/Order" }
    put:
      consumes: [application/x-www-form-urlencoded]
      parameters:
        - { name: amount, in: formData, type: integer, minimum: 1, required: true }
        - { name: sizes, in: formData, type: array, items: { type: integer }, collectionFormat: multi }
      responses:
        "204": { description: Done., headers: { X-Left: { type: integer }, X-Used: { type: integer } } }
parameters:
  Page: { name: page, in: query, type: integer, default: 1 }
  Order: { name: order, in: body, required: true, schema: { $ref: "#/definitions/Order" } }
  Note: { name: note, in: formData, type: string, enum: [a, b] }
responses:
  Order: { description: The order., schema: { $ref: "#/definitions/Order" } }
definitions:
  Order:
    type: object
    discriminator: kind
    required: [kind]
    properties:
      kind: { type: string }
      note: { type: string, x-nullable: true }
`;

describe("a document of Swagger 2.0", () => {
  it("becomes one of OpenAPI 3.0", async () => {
    const part = await converted(orders);
    expect(part("openapi")).toBe("3.0.4");
    expect(part("servers")).toEqual([{ url: "https://shop.example/v1" }]);
    const post = ["paths", "/orders/{id}", "post"];
    const put = ["paths", "/orders/{id}", "put"];
    expect(part(...post, "parameters")).toEqual([
      { $ref: "#/components/parameters/Page" },
      {
        name: "tags",
        in: "query",
        style: "pipeDelimited",
        explode: false,
        schema: { type: "array", items: { type: "string" } },
      },
    ]);
    expect(part(...post, "requestBody")).toEqual({
      required: true,
      content: { "application/json": { schema: { $ref: "#/components/schemas/Order" } } },
    });
    expect(part(...put, "requestBody")).toEqual({
      required: true,
      content: {
        "application/x-www-form-urlencoded": {
          schema: {
            type: "object",
            properties: {
              amount: { type: "integer", minimum: 1 },
              sizes: { type: "array", items: { type: "integer" } },
              note: { type: "string", enum: ["a", "b"] },
            },
            required: ["amount"],
          },
          encoding: { sizes: { style: "form", explode: true } },
        },
      },
    });
    expect(Object.keys(part(...put, "responses", "204", "headers") as object)).toEqual(["X-Left", "X-Used"]);
    expect(part("components", "parameters")).toEqual({
      Page: { name: "page", in: "query", schema: { type: "integer", default: 1 } },
    });
    expect(part("components", "responses", "Order", "content")).toEqual({
      "application/json": { schema: { $ref: "#/components/schemas/Order" } },
    });
    expect(part("components", "schemas", "Order")).toMatchObject({
      discriminator: { propertyName: "kind" },
      properties: { note: { type: "string", nullable: true } },
    });
  });

  it("is reported at the locations in its file", async () => {
    const contract = await loadGood({ "openapi.yaml": head + orders });
    const lines = (head + orders).split("\n");
    const lineOf = (origin: Parameters<typeof sourceLocation>[0]): string =>
      (lines[sourceLocation(origin).line - 1] ?? "").trim();
    const [post, put] = contract.operations;
    expect(post?.parameters.map(({ origin }) => lineOf(origin))).toEqual([
      "- { name: id, in: path, required: true, type: string }",
      "Page: { name: page, in: query, type: integer, default: 1 }",
      "- { name: tags, in: query, type: array, items: { type: string }, collectionFormat: pipes }",
    ]);
    expect(lineOf(post?.requestBody?.origin as never)).toMatch(/^Order: \{ name: order, in: body/);
    expect(lineOf(contract.schemas.get("Order")?.properties?.get("note")?.origin as never)).toMatch(/^note: /);
    const [media] = put?.requestBody?.content ?? [];
    const form = media?.payload.kind === "json" ? media.payload.schema : undefined;
    expect([...(form?.properties ?? [])].map(([, { origin }]) => lineOf(origin).slice(0, 14))).toEqual([
      "- { name: amou",
      "- { name: size",
      "Note: { name: ",
    ]);
  });

  it("has faults that stand where people wrote them", async () => {
    const { reports } = await loadSpec({
      "openapi.yaml": `${head}
paths:
  /orders:
    post:
      operationId: list
      colour: red
      parameters:
        - { name: body, in: body, schema: { $ref: "#/definitions/Ordr" } }
        - { name: page, in: query, type: integer, default: one }
      responses:
        "200": { description: The orders., schema: { $ref: "#/definitions/Order" }, headers: { X: { type: string, pattern: "(" } } }
definitions:
  Order: { type: object, properties: { id: { type: string, pattern: "(" } } }
`,
    });
    expect(reports.map((line) => line.split(" ", 3).join(" "))).toEqual([
      "openapi.yaml:8:7: error openapi/schema:",
      "openapi.yaml:10:51: error openapi/unknown-ref:",
      "openapi.yaml:11:60: error openapi/refused-default:",
      "openapi.yaml:13:124: error json-schema/invalid-pattern:",
      "openapi.yaml:15:69: error json-schema/invalid-pattern:",
    ]);
  });

  it("refers to other files, of Swagger 2.0 or without a version", async () => {
    const part = await converted(
      `
paths:
  /orders:
    post:
      parameters: [{ $ref: "shop.yaml#/parameters/Page" }, { $ref: "parts.yaml#/Body" }]
      responses:
        "200": { $ref: "parts.yaml#/Answer" }
        "404": { description: None., schema: { $ref: "shop.yaml#/definitions/Fault" } }
definitions:
  Line: { $ref: "schemas/line.yaml" }
`,
      {
        "shop.yaml": `${head}paths: {}\nparameters: { Page: { name: page, in: query, type: integer } }\ndefinitions:\n  Fault: { type: object, properties: { code: { $ref: "#/definitions/Code" } } }\n  Code: { type: integer }\n`,
        "parts.yaml": `Body: { name: body, in: body, schema: { $ref: "schemas/line.yaml" } }\nAnswer: { description: Answer., schema: { $ref: "shop.yaml#/definitions/Code" } }\n`,
        "schemas/line.yaml": `{ type: object, properties: { code: { $ref: "../shop.yaml#/definitions/Code" }, note: { type: string, x-nullable: true } } }\n`,
      },
    );
    const schema = (...keys: readonly string[]): unknown =>
      part("paths", "/orders", "post", ...keys, "content", "application/json", "schema");
    expect(part("paths", "/orders", "post", "parameters")).toEqual([
      { name: "page", in: "query", schema: { type: "integer" } },
    ]);
    expect(schema("requestBody")).toEqual({ $ref: "#/components/schemas/Line" });
    expect(schema("responses", "200")).toEqual({ $ref: "#/components/schemas/Code" });
    expect(schema("responses", "404")).toEqual({ $ref: "#/components/schemas/Fault" });
    expect(part("components", "schemas")).toMatchObject({
      Code: { type: "integer" },
      Line: { properties: { note: { type: "string", nullable: true } } },
    });
  });

  it('has fields of forms, and members of schemas, that are called "file"', async () => {
    const at = await converted(`
paths:
  /receipts:
    post:
      consumes: [multipart/form-data]
      parameters:
        - { name: file, in: formData, type: file, required: true }
        - { name: type, in: formData, type: string, default: file }
      responses: { "200": { description: Kept., schema: { $ref: "#/definitions/Receipt" } } }
definitions:
  Receipt: { type: object, properties: { file: { type: string, enum: [file, link] } }, example: { file: a, type: file } }
`);
    expect(at("paths", "/receipts", "post", "requestBody", "content", "multipart/form-data", "schema")).toEqual({
      type: "object",
      required: ["file"],
      properties: { file: { type: "string", format: "binary" }, type: { type: "string", default: "file" } },
    });
    expect(at("components", "schemas", "Receipt")).toEqual({
      type: "object",
      properties: { file: { type: "string", enum: ["file", "link"] } },
      example: { file: "a", type: "file" },
    });
  });

  it("keeps members that its path items have of their own", async () => {
    const contract = await loadGood({
      "openapi.yaml": `${head}
paths:
  /orders:
    x-owner: null
    get:
      x-hidden: true
      responses: { "200": { description: The orders. }, x-note: null }
`,
    });
    expect(operation(contract, "/orders").extensions.get("x-hidden")).toBe(true);
    expect(contract.openapi?.bundled["paths"]).toEqual({
      "/orders": {
        "x-owner": null,
        get: { "x-hidden": true, responses: { "200": { description: "The orders." }, "x-note": null } },
      },
    });
  });
});

describe("errors of parameters", () => {
  it.each([
    ["an empty list in a body", `in: body, schema: { type: object, required: [] }`, '"required" must not be empty.'],
    ["a body with a newer keyword", `in: body, schema: { oneOf: [{}] }`, 'Schema must not have "oneOf".'],
    [
      "a type of items",
      `in: query, type: array, items: { type: integer, format: 5 }`,
      'Keyword "format" must be a string.',
    ],
    ["a missing type", `in: query`, 'Parameter needs "type".'],
    [
      "an unknown position",
      `in: querry, type: string`,
      '"in" must be "body", "header", "formData", "query" or "path".',
    ],
    ["a missing position", `type: string`, 'Parameter needs "in".'],
  ])("are reported once: %s", async (_, parameter, message) => {
    const { reports } = await loadSpec({
      "openapi.yaml": `${head}paths:\n  /a:\n    post:\n      parameters:\n        - { name: q, ${parameter} }\n      responses: { "204": { description: Done. } }\n`,
    });
    expect(reports.map((report) => report.replace(/^.*: error \S+: /, ""))).toEqual([message]);
  });

  it("are reported alone if they are deep in the schema of a response, which may also be a file", async () => {
    const response = `{ description: Names., schema: { type: array, items: { type: string, enum: [] } } }`;
    const { reports } = await loadSpec({
      "openapi.yaml": `${head}paths:\n  /a:\n    get:\n      responses: { "200": ${response} }\n`,
    });
    expect(reports.map((report) => report.replace(/^.*: error \S+: /, ""))).toEqual(['"enum" must not be empty.']);
  });
});
