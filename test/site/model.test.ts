import { describe, expect, it } from "vitest";
import type { ValueTree } from "../../generator/pages/site-model.js";
import { wordsText } from "../../generator/pages/value-tree.js";
import { modelOf, openapi } from "./support/own-site.js";

describe("words for values", () => {
  it.each([
    ["a text with a format", { type: "string", format: "uuid" }, "string (uuid)", []],
    ["a text with limits", { type: "string", minLength: 2, maxLength: 9 }, "string", ["2 to 9 characters."]],
    ["a number or null", { type: ["number", "null"], minimum: 0 }, "number or null", ["At least 0."]],
    ["a list of a component", { type: "array", items: { $ref: "#/components/schemas/Line" } }, "array of Line", []],
    ["a component or null", { anyOf: [{ $ref: "#/components/schemas/Line" }, { type: "null" }] }, "Line or null", []],
    ["a constant", { const: "EUR" }, '"EUR"', []],
    ["constants", { oneOf: [{ const: 1 }, { const: 2 }] }, "one of the values", []],
    ["an enumeration without a type", { enum: ["a", 1] }, "one of the values", []],
    [
      "different items",
      { type: "array", uniqueItems: true, items: { type: "integer" } },
      "array of integer",
      ["Items differ."],
    ],
    ["a tuple", { type: "array", prefixItems: [{ type: "string" }], items: false }, "array", ["No other items."]],
    [
      "names",
      { type: "object", propertyNames: { maxLength: 3 } },
      "object",
      ["Names of properties: any value. At most 3 characters."],
    ],
    ["required names alone", { required: ["a"] }, "any value", ['Requires "a".']],
    ["dependent names", { dependentRequired: { a: ["b"] } }, "any value", ['With "a", "b" is required.']],
    ["an encoded text", { type: "string", contentEncoding: "base64" }, "string", ["Encoded as base64."]],
    [
      "limits next to a reference",
      { $ref: "#/components/schemas/Text", maxLength: 3 },
      "Text",
      ["At most 3 characters."],
    ],
    ["a closed object", { type: "object", additionalProperties: false }, "object", ["No other properties."]],
    ["no schema", {}, "any value", []],
    ["nothing", false, "no value", []],
  ])("%s", async (_, schema, words, sentences) => {
    const value = await valueOf(schema);
    expect([wordsText(value.type), value.sentences]).toEqual([words, sentences]);
  });

  it("links a reference, and shows its description where it has none", async () => {
    const value = await valueOf({ $ref: "#/components/schemas/Line" });
    expect(value).toMatchObject({ type: [{ text: "Line", page: "apis/api/schemas/line" }], description: "A line." });
    expect(value.properties).toBeUndefined();
  });

  it("names values, branches, tags and the direction of properties", async () => {
    const value = await valueOf({
      type: "object",
      required: ["id", "other"],
      properties: {
        id: { type: "string", readOnly: true, default: "7" },
        state: { enum: ["open", null] },
        pet: { oneOf: [{ type: "object", properties: { a: {} } }, { type: "integer" }] },
      },
      additionalProperties: { type: "integer" },
    });
    const [id, state, pet] = value.properties ?? [];
    expect(id).toMatchObject({ name: "id", required: true, value: { only: "response", default: "7" } });
    expect(state?.value.values).toEqual([{ value: '"open"' }, { value: "null" }]);
    expect(pet?.value.choices).toMatchObject([
      { says: "exactly one of", branches: [{}, { type: [{ text: "integer" }] }] },
    ]);
    expect(value.sentences).toEqual(['Requires "other".']);
    expect(value.others).toMatchObject([{ names: "other names", value: { type: [{ text: "integer" }] } }]);
  });

  it("names the branches of a discriminator, and the values of items", async () => {
    const reference = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
    const pet = await valueOf({
      oneOf: [reference("Cat"), reference("Dog")],
      discriminator: { propertyName: "kind", mapping: { cat: "Cat", dog: "Dog" } },
    });
    expect(pet.choices?.[0]).toMatchObject({
      tag: "kind",
      branches: [{ type: [{ text: "Cat", page: "apis/api/schemas/cat" }] }, { type: [{ text: "Dog" }] }],
    });
    const list = await valueOf({ type: "array", items: { type: "string", enum: ["a", "b"] } });
    expect(list.items?.values).toEqual([{ value: '"a"' }, { value: '"b"' }]);
  });

  it("shows so many properties, and says that others are left out", async () => {
    const properties = Object.fromEntries(
      Array.from({ length: 2_500 }, (_, index) => [`p${index}`, { type: "string" }]),
    );
    const { apis } = await modelOf(openapi({}, { components: { schemas: { Wide: { type: "object", properties } } } }));
    expect(apis[0]?.schemas[0]?.value).toMatchObject({ isCut: true });
  });

  it("ends in schemas that hold themselves without a name", async () => {
    const value = await valueOf({
      $defs: {},
      type: "object",
      properties: { next: { $ref: "#/components/schemas/Node" } },
    });
    expect(value.properties).toHaveLength(1);
    const deep = Array.from({ length: 40 }).reduce<object>((inner) => ({ type: "object", properties: { inner } }), {});
    expect(JSON.stringify(await valueOf(deep))).toContain('"isCut":true');
  });
});

async function valueOf(schema: unknown): Promise<ValueTree> {
  const components = {
    schemas: {
      Thing: { type: "object", properties: { value: schema } },
      Text: { type: "string" },
      Cat: { type: "object", required: ["kind"], properties: { kind: { type: "string" }, name: { type: "string" } } },
      Dog: { type: "object", required: ["kind"], properties: { kind: { type: "string" } } },
      Line: { description: "A line.", type: "object", properties: { text: { type: "string" } } },
      Node: { type: "object", properties: { next: { $ref: "#/components/schemas/Node" } } },
    },
  };
  const { apis } = await modelOf(openapi({}, { components }));
  const thing = apis[0]?.schemas.find(({ name }) => name === "Thing");
  return thing!.value.properties![0]!.value;
}
