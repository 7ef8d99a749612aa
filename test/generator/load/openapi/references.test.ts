import { describe, expect, it } from "vitest";
import { document, loadGood, loadSpec, withSchema } from "./load-spec.js";

describe("references", () => {
  it("follow pointers with escapes and percent-encoding", async () => {
    const { schemas } = await loadGood({
      "openapi.yaml": withSchema(`
type: object
properties:
  a/b: { type: string }
  "c d~é": { type: integer }
  first: { $ref: "#/components/schemas/Order/properties/a~1b" }
  second: { $ref: "#/components/schemas/Order/properties/c%20d~0%C3%A9" }`),
    });
    const properties = schemas.get("Order")?.properties;
    expect(properties?.get("first")?.ref?.target).toBe(properties?.get("a/b"));
    expect(properties?.get("second")?.ref?.target).toBe(properties?.get("c d~é"));
  });

  it("find anchors, in other files too", async () => {
    const { schemas } = await loadGood({
      "openapi.yaml": `${withSchema("properties: { id: { $ref: '#id' }, note: { $ref: 'common.yaml#note' } }")}    Id: { $anchor: id, type: string }\n`,
      "common.yaml": "$defs:\n  Note: { $anchor: note, type: integer }\n",
    });
    const properties = schemas.get("Order")?.properties;
    expect(properties?.get("id")?.ref?.target).toBe(schemas.get("Id"));
    expect(properties?.get("note")?.ref?.target.types).toEqual(["integer"]);
  });

  it("lead to schemas in extensions, in which references start at their $id", async () => {
    const line =
      "{ $id: 'https://orders.example/line', $defs: { Note: { type: integer } }, items: { $ref: '#/$defs/Note' } }";
    const { schemas } = await loadGood({
      "openapi.yaml": `${withSchema("properties: { line: { $ref: '#/x-types/Line' } }")}x-types: { Line: ${line} }\n`,
    });
    const target = schemas.get("Order")?.properties?.get("line")?.ref?.target;
    expect(target?.items?.ref?.target.types).toEqual(["integer"]);
  });

  it("lead to whole files, and from there back to the root", async () => {
    const { schemas, files } = await loadGood({
      "openapi.yaml": `${withSchema("properties: { line: { $ref: 'schemas/line.json' } }")}    Id: { type: string }\n`,
      "schemas/line.json":
        '{ "$id": "https://orders.example/line", "properties": { "order": { "$ref": "../openapi.yaml#/components/schemas/Order" } } }',
    });
    const line = schemas.get("Order")?.properties?.get("line")?.ref?.target;
    expect(line?.properties?.get("order")?.ref?.target).toBe(schemas.get("Order"));
    expect(schemas.get("line")).toBe(line);
    expect(files.map(({ path }) => path)).toEqual(["openapi.yaml", "schemas/line.json"]);
  });

  it("bring parameters, responses, headers, bodies, examples and path items from other files", async () => {
    const { operations } = await loadGood({
      "openapi.yaml": document("paths:\n  /orders/{id}: { $ref: paths.yaml#/order }\n"),
      "paths.yaml": `
order:
  parameters: [{ $ref: "parts.yaml#/id" }]
  post:
    requestBody: { $ref: "parts.yaml#/body" }
    responses: { "200": { $ref: "parts.yaml#/done" } }
`,
      "parts.yaml": `
id: { name: id, in: path, required: true, schema: { type: string } }
body: { content: { application/json: { schema: { type: object }, examples: { a: { $ref: "#/example" } } } } }
example: { value: { id: "1" } }
done: { description: Done., headers: { ETag: { $ref: "#/etag" } } }
etag: { schema: { type: string } }
`,
    });
    const [operation] = operations;
    expect(operation?.parameters).toMatchObject([{ name: "id" }]);
    expect(operation?.requestBody?.content[0]?.examples).toMatchObject([{ name: "a", value: { id: "1" } }]);
    expect(operation?.responses[0]).toMatchObject({ description: "Done.", headers: [{ name: "ETag" }] });
    expect(operation?.responses[0]?.origin.file.path).toBe("parts.yaml");
  });

  it("check every component, also those that nothing uses", async () => {
    const { reports } = await loadSpec({
      "openapi.yaml": document(`
paths: {}
components:
  parameters: { A: { $ref: "#/components/parameters/None" } }
  headers: { A: { schema: { $ref: "#/components/schemas/None" } } }
  responses: { A: { description: A., content: { text/plain: { schema: { type: strin } } } } }
  examples: { A: { $ref: "#/components/examples/None" } }
  links: { A: { $ref: "#/components/links/None" } }
`),
    });
    expect(reports.map((line) => line.replace(/^\S+: /, ""))).toEqual([
      'error openapi/unknown-ref: Parameter "None" is not defined.',
      'error openapi/unknown-ref: Schema "None" is not defined.',
      'error json-schema/unknown-type: Type "strin" does not exist.',
      'error openapi/unknown-ref: Example "None" is not defined.',
      'error openapi/unknown-ref: Link "None" is not defined.',
    ]);
  });

  it("find faults in other files at their own places, also those of the published schema", async () => {
    const { reports } = await loadSpec({
      "openapi.yaml": document('paths:\n  /orders:\n    get: { responses: { "200": { $ref: "parts.yaml#/ok" } } }\n'),
      "parts.yaml": "ok:\n  descripton: The orders.\n  content: { application/json: { schema: { type: strin } } }\n",
    });
    expect(reports).toEqual([
      'parts.yaml:2:3: error openapi/schema: Response must not have "descripton".',
      'parts.yaml:3:50: error json-schema/unknown-type: Type "strin" does not exist.',
    ]);
  });

  it("walk long chains without running out of stack", async () => {
    const links = Array.from({ length: 5000 }, (_, index) => [
      `S${index}`,
      { $ref: `#/components/schemas/S${index + 1}` },
    ]);
    const parameters = Array.from({ length: 5000 }, (_, index) => [
      `P${index}`,
      { $ref: `#/components/parameters/P${index + 1}` },
    ]);
    const { schemas } = await loadGood({
      "openapi.json": JSON.stringify({
        openapi: "3.1.0",
        info: { title: "Orders", version: "1" },
        paths: {},
        components: {
          schemas: { ...Object.fromEntries(links), S5000: { type: "string" } },
          parameters: { ...Object.fromEntries(parameters), P5000: { name: "a", in: "query", schema: {} } },
        },
      }),
    });
    expect(schemas.size).toBe(5001);
  });

  it("do not multiply callbacks that refer to each other", async () => {
    const callbacks = Array.from({ length: 40 }, (_, index) => {
      const next = { $ref: `#/components/callbacks/C${index + 1}` };
      return [
        `C${index}`,
        { "{$url}": { post: { responses: { "204": { description: "Seen." } }, callbacks: { a: next, b: next } } } },
      ];
    });
    const contract = await loadGood({
      "openapi.json": JSON.stringify({
        openapi: "3.1.0",
        info: { title: "Orders", version: "1" },
        paths: {},
        components: { callbacks: { ...Object.fromEntries(callbacks), C40: {} } },
      }),
    });
    expect(contract.operations).toEqual([]);
  });
});
