import { expect, it } from "vitest";
import { isHiddenIn } from "../../../../generator/model/json-schema/is-hidden.js";
import { loadGood, document } from "../../load/openapi/load-spec.js";

it.each([
  ["its own mark", "{ type: string, readOnly: true }", true],
  ["a referenced schema", '{ $ref: "#/components/schemas/Id" }', true],
  [
    "its own mark that replaces the one of a referenced schema",
    '{ $ref: "#/components/schemas/Id", readOnly: false }',
    false,
  ],
  ["a referenced schema in allOf", '{ description: The key., allOf: [{ $ref: "#/components/schemas/Id" }] }', true],
  ["a schema in allOf of a referenced schema", '{ $ref: "#/components/schemas/Key" }', true],
  ["a schema in anyOf with null", '{ anyOf: [{ $ref: "#/components/schemas/Id" }, { type: "null" }] }', true],
  ["one of several schemas in anyOf", '{ anyOf: [{ $ref: "#/components/schemas/Id" }, { type: integer }] }', false],
  [
    "every schema in anyOf",
    '{ anyOf: [{ $ref: "#/components/schemas/Id" }, { type: integer, readOnly: true }] }',
    true,
  ],
  ["every schema in oneOf", '{ oneOf: [{ $ref: "#/components/schemas/Key" }, { type: "null" }] }', true],
  ["one of several schemas in oneOf", '{ oneOf: [{ $ref: "#/components/schemas/Id" }, { type: integer }] }', false],
  [
    "a choice in every branch",
    '{ anyOf: [{ oneOf: [{ $ref: "#/components/schemas/Id" }] }, { allOf: [{ readOnly: true }] }] }',
    true,
  ],
  [
    "then and else",
    '{ if: { type: string }, then: { readOnly: true }, else: { $ref: "#/components/schemas/Id" } }',
    true,
  ],
  ["then alone", "{ if: { type: string }, then: { readOnly: true } }", false],
  ["a circular choice with another branch", '{ $ref: "#/components/schemas/Loop" }', false],
  ["no mark", "{ type: string }", false],
])("a property is read-only by %s", async (_, property, isReadOnly) => {
  const { schemas } = await loadGood({
    "openapi.yaml": document(`paths: {}
components:
  schemas:
    Id: { type: string, readOnly: true }
    Key: { allOf: [{ $ref: "#/components/schemas/Id" }] }
    Loop: { anyOf: [{ $ref: "#/components/schemas/Loop" }, { type: integer }] }
    Order: { type: object, properties: { id: ${property} } }
`),
  });
  const id = schemas.get("Order")?.properties?.get("id");
  expect(id && [isHiddenIn("request", id), isHiddenIn("response", id)]).toEqual([isReadOnly, false]);
});
