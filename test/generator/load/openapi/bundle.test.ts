import { describe, expect, it } from "vitest";
import type { JsonValue } from "../../../../generator/model/json-schema/schema.js";
import { document, loadGood } from "./load-spec.js";

/** The bundled document as plain JSON. */
async function bundled(files: Readonly<Record<string, string>>): Promise<Record<string, never>> {
  const { openapi } = await loadGood(files);
  return JSON.parse(JSON.stringify(openapi?.bundled)) as Record<string, never>;
}

/** Every `$ref` of a value. */
function refs(value: JsonValue): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "$ref" ? [inner as string] : refs(inner)));
}

const root = document(`
paths:
  /orders:
    get:
      responses:
        "200":
          description: The orders.
          content:
            application/json:
              schema: { $ref: "common.yaml#/components/schemas/Order" }
              example: { $ref: "not a reference" }
components:
  schemas:
    Note: { type: string }
    Price: { $ref: "common.yaml#/components/schemas/Money" }
`);

const common = `
components:
  schemas:
    Order:
      type: object
      properties:
        total: { $ref: "#/components/schemas/Money" }
        note: { $ref: "#/components/schemas/Note" }
        rootNote: { $ref: "openapi.yaml#/components/schemas/Note" }
        line: { $ref: "line.yaml" }
    Money: { type: number }
    Note: { type: integer }
`;

const files = { "openapi.yaml": root, "common.yaml": common, "line.yaml": "type: boolean\n" };

describe("the bundled document", () => {
  it("is the document itself when it stands in one file", async () => {
    const text =
      '{"openapi":"3.1.0","info":{"title":"Orders","version":"1"},"paths":{},"components":{"schemas":{"A":{"$ref":"#/components/schemas/B"},"B":{}}}}';
    expect(JSON.stringify(await bundled({ "openapi.json": text }))).toBe(text);
  });

  it("brings other files into components, under names that do not collide", async () => {
    const value = await bundled(files);
    expect(value["components"]).toEqual({
      schemas: {
        Note: { type: "string" },
        Price: { type: "number" },
        Order: {
          type: "object",
          properties: {
            total: { $ref: "#/components/schemas/Price" },
            note: { $ref: "#/components/schemas/common_Note" },
            rootNote: { $ref: "#/components/schemas/Note" },
            line: { $ref: "#/components/schemas/line" },
          },
        },
        common_Note: { type: "integer" },
        line: { type: "boolean" },
      },
    });
  });

  it("leaves data as it is", async () => {
    const value = await bundled(files);
    expect(JSON.stringify(value["paths"])).toContain('"example":{"$ref":"not a reference"}');
    expect(refs(value).filter((ref) => !ref.startsWith("#/"))).toEqual(["not a reference"]);
  });

  it("names schemas as the contract does", async () => {
    const { schemas, openapi } = await loadGood(files);
    const components = openapi?.bundled["components"] as { readonly schemas?: object } | undefined;
    expect([...schemas.keys()].sort()).toEqual(Object.keys(components?.schemas ?? {}).sort());
    expect(schemas.get("Price")?.types).toEqual(["number"]);
    expect(schemas.get("Order")?.properties?.get("total")?.ref?.target).toBe(schemas.get("Price"));
  });

  it("does not depend on the order of references", async () => {
    const turned = root.replace(/components:\n( {2}schemas:\n)( {4}Note.*\n)( {4}Price.*\n)/, "components:\n$1$3$2");
    expect(turned).not.toBe(root);
    expect(await bundled({ ...files, "openapi.yaml": turned })).toEqual(await bundled(files));
  });

  it("writes path items of other files into their paths", async () => {
    const value = await bundled({
      "openapi.yaml": document("paths:\n  /orders: { $ref: paths.yaml#/orders, summary: Orders. }\n", "3.0.3"),
      "paths.yaml": 'orders: { get: { responses: { "200": { $ref: "#/ok" } } } }\nok: { description: Fine. }\n',
    });
    expect(value["paths"]).toEqual({
      "/orders": { get: { responses: { "200": { $ref: "#/components/responses/ok" } } }, summary: "Orders." },
    });
    expect(value["components"]).toEqual({ responses: { ok: { description: "Fine." } } });
  });

  it("points the mapping of a discriminator at the new places", async () => {
    const value = await bundled({
      "openapi.yaml": document(`
paths: {}
components:
  schemas:
    Pet:
      oneOf: [{ $ref: "pets.yaml#/Cat" }]
      discriminator: { propertyName: kind, mapping: { cat: "pets.yaml#/Cat" } }
`),
      "pets.yaml": "Cat: { type: object, required: [kind], properties: { kind: { type: string } } }\n",
    });
    expect(value["components"]).toMatchObject({
      schemas: { Pet: { discriminator: { mapping: { cat: "#/components/schemas/Cat" } } } },
    });
  });
});
