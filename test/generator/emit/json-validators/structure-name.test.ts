import { expect, it } from "vitest";
import { structureName } from "../../../../generator/emit/json-validators/structure-name.js";
import type { JsonValue } from "../../../../generator/model/json-schema/schema.js";
import { loadedSchema } from "../../../support/loaded-schema.js";

const uri = { type: "string", format: "uri" };

it.each<[JsonValue, string]>([
  [uri, "Uri"],
  [{ type: ["string", "null"], format: "date-time" }, "DateTimeOrNull"],
  [{ type: "string", pattern: "^a" }, "PatternString"],
  [{ type: "string", enum: ["asc", "desc"] }, "StringOfAscAndDesc"],
  [{ type: "string", maxLength: 100 }, "StringTo100"],
  [{ type: ["string", "null"], minLength: 1, maxLength: 80 }, "StringFrom1To80OrNull"],
  [{ type: "integer", minimum: 1 }, "IntegerFrom1"],
  [
    { type: "number", exclusiveMinimum: -0.5, exclusiveMaximum: 1e21, multipleOf: 0.25 },
    "NumberOverMinus0Point5Below1E21By0Point25",
  ],
  [{ type: "array", items: { type: "string", minLength: 2 }, maxItems: 5 }, "ListOfStringFrom2To5"],
  [{ type: "object", enum: [{ toString: 1 }, [{ toString: 1 }]] }, "ObjectOfConstant"],
  [{ type: "string", enum: ["a".repeat(500)] }, `StringOfA${"a".repeat(51)}`],
  [{ type: "array", items: uri }, "ListOfUri"],
  [{ type: "object", additionalProperties: { type: "array", items: uri } }, "MapOfListOfUri"],
  [{ type: "object", properties: { id: {}, name: {}, note: {}, tag: {} } }, "ObjectWithIdAndNameAndNote"],
  [{ anyOf: [uri, { type: "integer" }] }, "UriOrInteger"],
  [{ allOf: [{ $ref: "#/$defs/order" }, { type: "object" }], $defs: { order: uri } }, "UriAndObject"],
  [{ minLength: 1 }, "ValueFrom1"],
  [{ type: ["string", "integer"] }, "StringOrInteger"],
])("%j is called %s", async (schema, name) => {
  const { root } = await loadedSchema(schema);
  expect(structureName(root, () => undefined)).toBe(name);
});

it("uses the names of schemas that have one", async () => {
  const { root } = await loadedSchema({ type: "array", items: { $ref: "#/$defs/order" }, $defs: { order: uri } });
  expect(structureName(root, (schema) => (schema.format === "uri" ? "Address" : undefined))).toBe("ListOfAddress");
});
