import { describe, expect, it } from "vitest";
import type { JsonSchema } from "../../../../generator/model/json-schema/schema.js";
import { loadGood, loadSpec, withSchema } from "./load-spec.js";

async function schemaOf(text: string, version: "3.0.3" | "3.1.0" = "3.1.0"): Promise<JsonSchema> {
  const { schemas } = await loadGood({ "openapi.yaml": withSchema(text, version) });
  return schemas.get("Order") as JsonSchema;
}

describe("schemas of OpenAPI 3.1", () => {
  it("keep every keyword of JSON Schema 2020-12", async () => {
    const schema = await schemaOf(`
title: An order
description: What a customer ordered.
type: [object, "null"]
required: [id]
minProperties: 1
maxProperties: 9
properties:
  id: { type: string, minLength: 1, maxLength: 9, pattern: "^[A-Z]+$", format: uuid, readOnly: true }
  total: { type: number, multipleOf: 0.01, minimum: 0, exclusiveMaximum: 100, default: 1, deprecated: true }
  kind: { const: null }
  state: { enum: [open, closed, null], examples: [open], example: closed, writeOnly: true }
  lines:
    type: array
    prefixItems: [{ type: string }]
    items: { type: integer }
    contains: { const: 1 }
    minContains: 1
    maxContains: 2
    minItems: 1
    maxItems: 9
    uniqueItems: true
    unevaluatedItems: false
  file: { type: string, contentEncoding: base64, contentMediaType: application/json, contentSchema: { type: object } }
patternProperties: { "^x": true }
additionalProperties: false
unevaluatedProperties: { type: string }
propertyNames: { maxLength: 9 }
dependentRequired: { id: [total] }
dependentSchemas: { id: { required: [kind] } }
allOf: [{ type: object }]
anyOf: [true]
oneOf: [{}]
not: { required: [none] }
if: { required: [a] }
then: { required: [b] }
else: { required: [c] }
x-note: { any: thing }`);
    expect(schema).toMatchObject({
      title: "An order",
      description: "What a customer ordered.",
      types: ["object", "null"],
      required: ["id"],
      minProperties: 1,
      maxProperties: 9,
      additionalProperties: { boolean: false },
      unevaluatedProperties: { types: ["string"] },
      propertyNames: { maxLength: 9 },
      allOf: [{ types: ["object"] }],
      anyOf: [{ boolean: true }],
      oneOf: [{}],
      not: { required: ["none"] },
      if: { required: ["a"] },
      then: { required: ["b"] },
      else: { required: ["c"] },
    });
    expect(schema.properties?.get("id")).toMatchObject({
      minLength: 1,
      maxLength: 9,
      pattern: "^[A-Z]+$",
      format: "uuid",
      readOnly: true,
    });
    expect(schema.properties?.get("total")).toMatchObject({
      multipleOf: 0.01,
      minimum: 0,
      exclusiveMaximum: 100,
      default: { value: 1 },
      deprecated: true,
    });
    expect(schema.properties?.get("kind")?.const).toEqual({ value: null });
    expect(schema.properties?.get("state")).toMatchObject({
      enum: ["open", "closed", null],
      examples: [
        { value: "closed", way: ["example"] },
        { value: "open", way: ["examples", 0] },
      ],
      writeOnly: true,
    });
    expect(schema.properties?.get("lines")).toMatchObject({
      prefixItems: [{ types: ["string"] }],
      items: { types: ["integer"] },
      contains: { const: { value: 1 } },
      minContains: 1,
      maxContains: 2,
      minItems: 1,
      maxItems: 9,
      uniqueItems: true,
      unevaluatedItems: { boolean: false },
    });
    expect(schema.properties?.get("file")).toMatchObject({
      contentEncoding: "base64",
      contentMediaType: "application/json",
      contentSchema: { types: ["object"] },
    });
    expect([...(schema.patternProperties?.keys() ?? [])]).toEqual(["^x"]);
    expect([...(schema.dependentRequired ?? [])]).toEqual([["id", ["total"]]]);
    expect(schema.dependentSchemas?.get("id")?.required).toEqual(["kind"]);
    expect(schema.extensions?.get("x-note")).toEqual({ any: "thing" });
  });

  it("have the origin of their place", async () => {
    const schema = await schemaOf("type: object\nproperties:\n  a/b: { type: string }");
    expect(schema.properties?.get("a/b")?.origin).toMatchObject({
      pointer: "/components/schemas/Order/properties/a~1b",
    });
  });

  it("apply what stands beside $ref", async () => {
    const { schemas } = await loadGood({
      "openapi.yaml": `${withSchema("$ref: '#/components/schemas/Id'\nmaxLength: 3")}    Id: { type: string }\n`,
    });
    expect(schemas.get("Order")).toMatchObject({ maxLength: 3, ref: { text: "#/components/schemas/Id" } });
    expect(schemas.get("Order")?.ref?.target).toBe(schemas.get("Id"));
  });

  it("may refer to themselves through a property", async () => {
    const schema = await schemaOf("type: object\nproperties:\n  parent: { $ref: '#/components/schemas/Order' }");
    expect(schema.properties?.get("parent")?.ref?.target).toBe(schema);
  });

  it("keep true and false apart, place by place", async () => {
    const schema = await schemaOf("properties: { a: true, b: false, c: true }");
    const { a, b, c } = Object.fromEntries(schema.properties ?? []);
    expect([a?.boolean, b?.boolean, c?.boolean]).toEqual([true, false, true]);
    expect(a).not.toBe(c);
  });

  it("keep members named like those that every object inherits", async () => {
    const schema = await schemaOf(
      "properties: { __proto__: { type: string }, constructor: { type: integer } }\nrequired: [__proto__]",
    );
    expect([...(schema.properties ?? [])].map(([name, { types }]) => [name, types])).toEqual([
      ["__proto__", ["string"]],
      ["constructor", ["integer"]],
    ]);
    expect(schema.required).toEqual(["__proto__"]);
  });
});

describe("discriminators", () => {
  it("map explicit values first, then the names of the other branches", async () => {
    const { schemas } = await loadGood({
      "openapi.yaml": `${withSchema(`
oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }]
discriminator: { propertyName: kind, mapping: { feline: Cat, canine: "#/components/schemas/Dog", other: Cat } }`)}    Cat: &pet { type: object, required: [kind], properties: { kind: { type: string } } }
    Dog: *pet
    Pets:
      oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }]
      discriminator: { propertyName: kind, mapping: { hund: Dog } }
`,
    });
    const names = (schema: string): unknown =>
      [...(schemas.get(schema)?.discriminator?.mapping ?? [])].map(([value, target]) => [
        value,
        [...schemas].find(([, one]) => one === target)?.[0],
      ]);
    expect(names("Order")).toEqual([
      ["feline", "Cat"],
      ["canine", "Dog"],
      ["other", "Cat"],
    ]);
    expect(names("Pets")).toEqual([
      ["hund", "Dog"],
      ["Cat", "Cat"],
    ]);
  });
});

describe("schemas of OpenAPI 3.0", () => {
  it("say null in the words of JSON Schema", async () => {
    expect(await schemaOf("type: string\nnullable: true", "3.0.3")).toMatchObject({ types: ["string", "null"] });
    expect(await schemaOf("type: string\nnullable: false", "3.0.3")).toMatchObject({ types: ["string"] });
  });

  it("leave an enum as it is beside nullable: null must be listed to be allowed", async () => {
    expect(await schemaOf("type: string\nnullable: true\nenum: [a, null]", "3.0.3")).toMatchObject({
      types: ["string", "null"],
      enum: ["a", null],
    });
    const written = withSchema("type: string\nnullable: true\nenum: [a]", "3.0.3");
    const { contract, reports } = await loadSpec({ "openapi.yaml": written });
    expect([contract?.schemas.get("Order")?.enum, reports]).toEqual([
      ["a"],
      [expect.stringContaining("warning json-schema/nullable-without-null")],
    ]);
  });

  it("sharpen limits by true and false", async () => {
    const schema = await schemaOf(
      "type: integer\nminimum: 1\nexclusiveMinimum: true\nmaximum: 9\nexclusiveMaximum: false",
      "3.0.3",
    );
    expect(schema).toMatchObject({ exclusiveMinimum: 1, maximum: 9 });
    expect(schema).not.toHaveProperty("minimum");
    expect(schema).not.toHaveProperty("exclusiveMaximum");
  });

  it("ignore what stands beside $ref, and say so", async () => {
    const { contract, reports } = await loadSpec({
      "openapi.yaml": `${withSchema("$ref: '#/components/schemas/Id'\nmaxLength: 3", "3.0.3")}    Id: { type: string }\n`,
    });
    expect(contract?.schemas.get("Order")).not.toHaveProperty("maxLength");
    expect(reports).toEqual([
      'openapi.yaml:8:7: warning openapi/ignored-ref-sibling: "maxLength" next to $ref is ignored.',
    ]);
  });

  it("give their example to examples", async () => {
    expect(await schemaOf("type: string\nexample: a", "3.0.3")).toMatchObject({
      examples: [{ value: "a", way: ["example"] }],
    });
  });
});
