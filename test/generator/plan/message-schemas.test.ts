import { describe, expect, it } from "vitest";
import type { Operation } from "../../../generator/model/contract.js";
import { messageSchemas, type MessageSchemas } from "../../../generator/plan/message-schemas.js";
import { document, loadGood } from "../load/openapi/load-spec.js";

async function schemasOf(
  operation: string,
  components = "",
): Promise<MessageSchemas & { readonly operation: Operation }> {
  const lines = operation
    .trim()
    .split("\n")
    .map((line) => `      ${line}\n`);
  const text = `paths:\n  /orders/{id}:\n    get:\n${lines.join("")}${components}`;
  const { operations } = await loadGood({ "openapi.yaml": document(text) });
  const [found] = operations;
  if (found === undefined) throw new Error("The document has an operation.");
  return { ...messageSchemas(found, "getOrder", new Set()), operation: found };
}

const parameters = `
parameters:
  - { name: id, in: path, required: true, schema: { type: string } }
  - { name: page, in: query, description: The page., deprecated: true, schema: { type: integer, description: A number. } }
  - { name: filter, in: query, content: { application/json: { schema: { type: object } } } }
  - { name: X-Trace, in: header, x-open-question: "Q?", x-rules: [], schema: { type: string, x-note: kept } }
  - { name: __proto__, in: cookie, schema: { type: string } }
responses: { "204": { description: Done. } }`;

describe("messageSchemas", () => {
  it("groups parameters by place, and requires a group that has a required one", async () => {
    const { parameters: schema } = await schemasOf(parameters);
    expect(schema?.types).toEqual(["object"]);
    expect([...(schema?.properties?.keys() ?? [])]).toEqual(["path", "query", "headers", "cookies"]);
    expect(schema?.required).toEqual(["path"]);
    expect(schema?.properties?.get("path")?.required).toEqual(["id"]);
    expect([...(schema?.properties?.get("cookies")?.properties?.keys() ?? [])]).toEqual(["__proto__"]);
  });

  it("gives a parameter's value its own words, its marks and the schema of its content", async () => {
    const { parameters: schema } = await schemasOf(parameters);
    const query = schema?.properties?.get("query")?.properties;
    expect(query?.get("page")).toMatchObject({ types: ["integer"], description: "The page.", deprecated: true });
    expect(query?.get("filter")).toMatchObject({ types: ["object"] });
    const trace = schema?.properties?.get("headers")?.properties?.get("X-Trace");
    expect(Object.fromEntries(trace?.extensions ?? [])).toEqual({
      "x-note": "kept",
      "x-open-question": "Q?",
      "x-rules": [],
    });
  });

  it("has no schema for an operation without parameters", async () => {
    const text = `paths:\n  /orders:\n    get:\n      responses: { "204": { description: Done. } }\n`;
    const { operations } = await loadGood({ "openapi.yaml": document(text) });
    const [operation] = operations;
    expect(operation && messageSchemas(operation, "getOrders", new Set())).toEqual({ responseHeaders: new Map() });
  });

  it("shares a schema between responses with the same headers, and keeps others apart", async () => {
    const ref = `{ X-Page: { $ref: "#/components/headers/Page" } }`;
    const { responseHeaders, operation } = await schemasOf(
      `
parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
responses:
  "200": { description: Done., headers: ${ref} }
  "404": { description: None., headers: ${ref} }
  "500": { description: Failed., headers: { X-Page: { required: true, x-open-question: "Q?", schema: { type: string } } } }
  "503": { description: Busy. }`,
      "components:\n  headers:\n    Page: { schema: { type: integer }, description: The page. }\n",
    );
    const [ok, none, failed, busy] = operation.responses.map((response) => responseHeaders.get(response));
    expect(none).toBe(ok);
    expect(ok?.properties?.get("X-Page")).toMatchObject({ types: ["integer"], description: "The page." });
    expect(failed?.required).toEqual(["X-Page"]);
    expect(failed?.properties?.get("X-Page")?.extensions?.get("x-open-question")).toBe("Q?");
    expect(busy).toBeUndefined();
  });
});
