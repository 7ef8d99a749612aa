import { describe, expect, it } from "vitest";
import { createDiagnostics } from "../../../generator/diagnostics/collector.js";
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
    expect(await codesOf(body(`multipart/form-data: { ${upload}, encoding: { a: { contentType: text/plain } } }`))).toEqual([]); // prettier-ignore
  });

  it("passes over the styles of parts in OpenAPI 3.0, as the standard says", async () => {
    const media = `multipart/form-data: { ${upload}, encoding: { a: { style: form } } }`;
    expect(await codesOf(body(media), "3.0.3")).toEqual([]);
    expect(await codesOf(body(media), "3.1.0")).toEqual(["plan/unsupported-encoding"]);
  });

  it("speaks of a shared parameter once", async () => {
    const operation = `parameters: [{ $ref: "#/components/parameters/Deep" }], ${done}`;
    const nested = `{ type: array, items: { type: array } }`;
    const text = `paths:\n  /a: { get: { ${operation} }, put: { ${operation} } }\ncomponents:\n  parameters:\n    Deep: { name: deep, in: query, schema: ${nested} }\n`; // prettier-ignore
    expect(await codesOf(text)).toEqual(["plan/unsupported-parameter"]);
  });

  it("looks at responses, webhooks and callbacks", async () => {
    const form = `application/x-www-form-urlencoded: { schema: { type: string } }`;
    expect(await codesOf(post(`{ responses: { "200": { description: Done., content: { ${form} } } } }`))).toEqual(["plan/unsupported-form"]); // prettier-ignore
    const request = `requestBody: { content: { ${form} } }, ${done}`;
    expect(await codesOf(`paths: {}\nwebhooks:\n  event: { post: { ${request} } }\n`)).toEqual([
      "plan/unsupported-form",
    ]);
    expect(await codesOf(post(`{ callbacks: { event: { "{$url}": { post: { ${request} } } } }, ${done} }`))).toEqual(["plan/unsupported-form"]); // prettier-ignore
  });

  it("takes a form without a schema for bytes", async () => {
    expect(await codesOf(body(`multipart/form-data: {}`))).toEqual([]);
  });
});
