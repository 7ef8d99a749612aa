import { describe, expect, it } from "vitest";
import type { OperationPage } from "../../generator/pages/site-model.js";
import { wordsText } from "../../generator/pages/value-tree.js";
import { modelOf, openapi, siteFiles } from "./support/own-site.js";

const done = { 204: { description: "Done." } };
const list = { type: "array", items: { type: "integer" } };
const point = { type: "object", required: ["x", "y"], properties: { x: { const: 1 }, y: { const: 2 } } };

/** The pages of operations by name. */
async function pagesOf(paths: object, more: object = {}): Promise<Readonly<Record<string, OperationPage>>> {
  const { apis } = await modelOf(openapi(paths, more));
  return Object.fromEntries(apis[0]!.operations.map((page) => [page.name, page]));
}

describe("parameters", () => {
  it.each([
    ["query", "form", true, list, "ids=0&ids=1", "The parameter occurs once for each item."],
    ["query", "form", false, list, "ids=0,1", "Commas separate the items."],
    ["query", "spaceDelimited", false, list, "ids=0%201", "Spaces separate the items."],
    ["query", "pipeDelimited", false, list, "ids=0%7C1", "Vertical bars separate the items."],
    ["query", "form", true, point, "x=1&y=2", "Each property is a parameter of its own."],
    ["query", "form", false, point, "ids=x,1,y,2", "Names and values alternate, with commas between them."],
    ["query", "deepObject", true, point, "ids%5Bx%5D=1&ids%5By%5D=2", "Brackets contain the names of properties."],
    ["path", "simple", false, list, "/0,1", "Commas separate the items."],
    ["path", "simple", true, point, "/x=1,y=2", "Commas separate the properties."],
    ["path", "label", true, list, "/.0.1", "A dot precedes each item."],
    ["path", "matrix", true, list, "/;ids=0;ids=1", "A semicolon and the name precede each item."],
    ["path", "matrix", false, { const: 7 }, "/;ids=7", "A semicolon and the name precede the value."],
    ["header", "simple", false, list, "ids: 0,1", "Commas separate the items."],
    ["cookie", "form", false, list, "ids=0,1", "Commas separate the items."],
  ])("in a %s of style %s, explode %s: %j", async (location, style, explode, schema, example, says) => {
    const written = schema === list ? { example: [0, 1] } : {};
    const parameter = { name: "ids", in: location, required: true, style, explode, schema, ...written };
    const path = location === "path" ? "/a/{ids}" : "/a";
    const { call } = await pagesOf({
      [path]: { get: { operationId: "call", parameters: [parameter], responses: done } },
    });
    expect(call?.parameters[0]?.serialized).toEqual({ says, example });
  });

  it("of lists show two items if that is valid", async () => {
    const parameter = (name: string, items: object): object => ({
      name,
      in: "query",
      schema: { type: "array", items },
    });
    const parameters = [
      parameter("words", { const: "a" }),
      { name: "one", in: "query", schema: { type: "array", items: { const: 1 }, maxItems: 1, minItems: 1 } },
    ];
    const { call } = await pagesOf({ "/a": { get: { operationId: "call", parameters, responses: done } } });
    expect(call?.parameters.map(({ serialized }) => serialized?.example)).toEqual(["words=a&words=a", "one=1"]);
  });

  it("in plain text need no words, and JSON is named", async () => {
    const parameters = [
      { name: "plain", in: "query", schema: { type: "string" } },
      { name: "filter", in: "query", content: { "application/json": { schema: point } } },
    ];
    const { call } = await pagesOf({ "/a": { get: { operationId: "call", parameters, responses: done } } });
    expect(call?.parameters.map(({ serialized }) => serialized)).toEqual([
      undefined,
      { says: "JSON.", example: "filter=%7B%22x%22%3A1%2C%22y%22%3A2%7D" },
    ]);
  });
});

describe("the page of an operation", () => {
  it("has the links of its responses, with their values in words", async () => {
    const links = {
      next: {
        operationId: "getOrder",
        description: "The new order.",
        parameters: { id: "$response.body#/id", lang: "en", trace: "$request.header.x-trace" },
        requestBody: "$request.body",
      },
      byRef: { operationRef: "#/paths/~1orders~1{id}/get" },
      elsewhere: { operationRef: "https://other.example/api.json#/paths/~1x/get" },
    };
    const pages = await pagesOf({
      "/orders": { post: { operationId: "addOrder", responses: { 201: { description: "Made.", links } } } },
      "/orders/{id}": {
        get: {
          operationId: "getOrder",
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
          responses: done,
        },
      },
    });
    const target = { text: "getOrder", page: "apis/api/operations/getorder" };
    expect(pages["addOrder"]?.responses[0]?.links).toEqual([
      {
        name: "next",
        description: "The new order.",
        operation: target,
        values: [
          { name: "id", value: "$response.body#/id", says: "/id in the body of this response" },
          { name: "lang", value: "en" },
          { name: "trace", value: "$request.header.x-trace", says: "the header x-trace of the request" },
          { name: "body", value: "$request.body", says: "the body of the request" },
        ],
      },
      { name: "byRef", operation: target, values: [] },
      { name: "elsewhere", operation: { text: "https://other.example/api.json#/paths/~1x/get" }, values: [] },
    ]);
  });

  it("links to callbacks, and these link back", async () => {
    const callbacks = { paid: { "{$request.body#/url}": { post: { operationId: "onPaid", responses: done } } } };
    const paths = { "/orders": { post: { operationId: "addOrder", callbacks, responses: done } } };
    const pages = await pagesOf(paths);
    expect(pages["addOrder"]?.callbacks).toEqual([{ text: "onPaid", page: "apis/api/operations/onpaid" }]);
    expect(pages["onPaid"]?.callbacks).toEqual([{ text: "addOrder", page: "apis/api/operations/addorder" }]);
    const html = siteFiles(await modelOf(openapi(paths))).get("apis/api/operations/onpaid.html");
    expect(html).toContain("the API sends this request after");
  });

  it.each([
    ["text/event-stream", "events", 'data: {"id":1}'],
    ["application/x-ndjson", "lines", '{"id":1}'],
    ["application/json-seq", "records", '\\u001e{"id":1}'],
  ])("names a stream and its items: %s", async (mediaType, stream, code) => {
    const schema = { $ref: "#/components/schemas/Item" };
    const components = { schemas: { Item: { type: "object", required: ["id"], properties: { id: { const: 1 } } } } };
    const responses = { 200: { description: "All.", content: { [mediaType]: { schema } } } };
    const paths = { "/a": { get: { operationId: "watch", responses } } };
    const { watch } = await pagesOf(paths, { components });
    const [body] = watch?.responses[0]?.bodies ?? [];
    expect([body?.stream, wordsText(body?.value?.type ?? []), body?.samples[0]?.code]).toEqual([stream, "Item", code]);
    const html = siteFiles(await modelOf(openapi(paths, { components }))).get("apis/api/operations/watch.html");
    expect(html).toMatch(/stream of\s+<a [^>]*>Item<\/a>, as /);
  });

  it("has XML that a JSON schema describes, with namespaces and prefixes", async () => {
    const urn = { namespace: "urn:orders", prefix: "o" };
    const properties = {
      id: { type: "integer", const: 7, xml: { attribute: true } },
      lines: {
        type: "array",
        minItems: 1,
        maxItems: 1,
        xml: { wrapped: true },
        items: { type: "string", const: "a < b", xml: { name: "line", ...urn } },
      },
      empty: { type: "string", const: "" },
    };
    const schema = { type: "object", xml: { name: "order", ...urn }, required: ["id", "lines", "empty"], properties };
    const responses = { 200: { description: "All.", content: { "application/xml": { schema } } } };
    const { getXml } = await pagesOf({ "/a": { get: { operationId: "getXml", responses } } });
    expect(getXml?.responses[0]?.bodies[0]?.samples[0]?.code.split("\n")).toEqual([
      '<o:order xmlns:o="urn:orders" id="7">',
      "  <lines>",
      "    <o:line>a &lt; b</o:line>",
      "  </lines>",
      "  <empty></empty>",
      "</o:order>",
    ]);
  });

  it("has errors as problem details if no body is declared", async () => {
    const row = {
      id: "gone",
      assumed: { status: 410, meaning: "It is gone.", "x-sandbox-choice": "Q-1" },
      when: "handler",
    };
    const components = { "x-errors": { failures: { rows: [row] } } };
    const responses = { 410: { description: "Gone." } };
    const { apis } = await modelOf(openapi({ "/a": { get: { operationId: "getA", responses } } }, { components }));
    expect(JSON.parse(apis[0]?.errorTables[0]?.rows[0]?.sample?.code ?? "")).toEqual({
      type: "about:blank",
      title: "Gone",
      status: 410,
      detail: "It is gone.",
    });
  });

  it("has the errors that apply to it, each with an example", async () => {
    const row = (id: string, status: number, when: unknown): object => ({
      id,
      documented: { members: { code: id } },
      assumed: { status, "x-sandbox-choice": "Q-1" },
      when,
    });
    const rule = (at: string, ...operations: readonly string[]): object => ({ at, problem: "missing", operations });
    const Failure = { type: "object", required: ["code"], properties: { code: { type: "string" } } };
    const schema = { $ref: "#/components/schemas/Failure" };
    const rows = [
      row("E1", 400, [rule("body", "addOrder")]),
      row("E2", 400, [rule("body", "other")]),
      row("E3", 400, "always"),
    ];
    const components = { schemas: { Failure }, "x-errors": { failures: { schema, rows } } };
    const failed = { description: "Failed.", content: { "application/json": { schema } } };
    const body = { required: true, content: { "application/json": { schema: { type: "object" } } } };
    const operation = (operationId: string): object => ({
      operationId,
      requestBody: body,
      responses: { ...done, 400: failed },
    });
    const document = openapi({ "/orders": { post: operation("addOrder"), put: operation("other") } }, { components });
    const model = await modelOf(document);
    const [page] = model.apis[0]!.operations;
    expect(page?.errors).toEqual([{ table: "failures", rows: ["E1", "E3"] }]);
    const html = siteFiles(model).get(`${page?.page}.html`) ?? "";
    expect(html.match(/errors\/failures\.html#error-\d/g)).toEqual([
      "errors/failures.html#error-0",
      "errors/failures.html#error-2",
    ]);
    expect(html).toContain("&quot;E3&quot;");
  });
});
