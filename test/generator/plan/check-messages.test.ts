import { describe, expect, it } from "vitest";
import { createDiagnostics } from "../../../generator/diagnostics/create-diagnostics.js";
import { checkMessages } from "../../../generator/plan/check-messages.js";
import { document, loadGood } from "../load/openapi/load-spec.js";

async function codesOf(body: string, version: "3.0.3" | "3.1.0" = "3.1.0"): Promise<readonly string[]> {
  const diagnostics = createDiagnostics();
  checkMessages(await loadGood({ "openapi.yaml": document(body, version) }), diagnostics);
  return diagnostics.all().map(({ code }) => code);
}

const post = (operation: string): string => `paths:\n  /a:\n    post: ${operation}\n`;
const done = `responses: { "204": { description: Done. } }`;
const body = (media: string): string => post(`{ requestBody: { content: { ${media} } }, ${done} }`);
const upload = `schema: { type: object, properties: { a: { type: string } } }`;

describe("checkMessages", () => {
  it("is silent about what can be carried", async () => {
    expect(
      await codesOf(body(`multipart/form-data: { ${upload}, encoding: { a: { contentType: text/plain } } }`)),
    ).toEqual([]);
  });

  it("is silent about nested values, parts with headers and styles, and open forms", async () => {
    const nested = "schema: { type: object, properties: { a: { type: array, items: { type: array } } } }";
    const parts = `multipart/form-data: { ${upload}, encoding: { a: { style: form, headers: { X-A: { schema: {} } } } } }`;
    expect(await codesOf(body(parts))).toEqual([]);
    expect(await codesOf(body(`application/x-www-form-urlencoded: { ${nested} }, multipart/form-data: {}`))).toEqual(
      [],
    );
    expect(await codesOf(body("application/x-www-form-urlencoded: { schema: { additionalProperties: {} } }"))).toEqual(
      [],
    );
  });

  it.each([
    ["{ type: array, items: { required: [a, b] } }", 1],
    ["{ type: array, items: { allOf: [{ required: [a] }, { required: [b] }] } }", 1],
    ["{ type: array, items: { minProperties: 2 } }", 1],
    ["{ type: [array, 'null'], items: { $ref: '#/components/schemas/Two' } }", 1],
    ["{ type: array, items: { required: [a] } }", 0],
    ["{ type: array, items: { minProperties: 1 } }", 0],
    ["{ type: array, items: { anyOf: [{ required: [a, b] }, { required: [a] }] } }", 0],
    ["{ type: array, items: { type: string } }", 0],
    ["{ type: object, required: [a, b] }", 0],
  ])("reports a multipart form that is a list of items with several names: %s", async (schema, count) => {
    const components = "components: { schemas: { Two: { required: [a, b] } } }\n";
    expect(await codesOf(body(`multipart/form-data: { schema: ${schema} }`) + components)).toEqual(
      Array.from({ length: count }, () => "plan/unsupported-form"),
    );
  });

  it("speaks of a shared parameter once", async () => {
    const operation = `parameters: [{ $ref: "#/components/parameters/Deep" }], ${done}`;
    const text = `paths:\n  /a: { get: { ${operation} }, put: { ${operation} } }\ncomponents:\n  parameters:\n    Deep: { name: deep, in: query, content: { application/yaml: {  schema: { type: object } } } }\n`;
    expect(await codesOf(text)).toEqual(["plan/unsupported-parameter-content"]);
  });

  it("looks at responses, webhooks and callbacks", async () => {
    const form = `application/x-www-form-urlencoded: { schema: { type: array } }`;
    expect(await codesOf(post(`{ responses: { "200": { description: Done., content: { ${form} } } } }`))).toEqual([
      "plan/unsupported-form",
    ]);
    const request = `requestBody: { content: { ${form} } }, ${done}`;
    expect(await codesOf(`paths: {}\nwebhooks:\n  event: { post: { ${request} } }\n`)).toEqual([
      "plan/unsupported-form",
    ]);
    expect(await codesOf(post(`{ callbacks: { event: { "{$url}": { post: { ${request} } } } }, ${done} }`))).toEqual([
      "plan/unsupported-form",
    ]);
  });

  it("takes a form without a schema for an open one", async () => {
    expect(await codesOf(body(`multipart/form-data: {}`))).toEqual([]);
  });
});
