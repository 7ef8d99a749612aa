import { describe, expect, it } from "vitest";
import type { JsonSchema, JsonValue } from "../../../generator/model/json-schema/schema.js";
import { hasTextForm } from "../../../generator/plan/text-forms.js";
import { effort } from "../../support/effort.js";
import { schemaAt } from "../../support/json-schema.js";

const list = (items: JsonValue): JsonValue => ({ type: "array", items });
const object = (a: JsonValue): JsonValue => ({ type: "object", properties: { a } });
const nested = (levels: number): JsonValue => (levels === 0 ? { type: "string" } : object(nested(levels - 1)));

describe("hasTextForm", () => {
  it.each([
    ["a text", { type: "string" }, true, true],
    ["nothing said", {}, true, true],
    ["a list of texts", list({ type: "string" }), true, true],
    ["a list of anything", list({}), true, true],
    ["an object of texts", object({ type: "string" }), true, true],
    ["a list of lists", list(list({ type: "string" })), false, false],
    ["a list of open lists", list({ type: "array" }), false, false],
    ["a list of objects", list(object({ type: "string" })), false, false],
    ["a list of objects or texts", list({ type: ["object", "string"] }), true, true],
    ["an object of lists", object(list({ type: "string" })), false, true],
    ["an object of objects", nested(2), false, true],
    ["an object of lists of objects", object(list(nested(1))), false, false],
    ["objects of eight levels", nested(8), false, true],
    ["objects of nine levels", nested(9), false, false],
    ["an object of objects by additionalProperties", { additionalProperties: { type: "object" } }, false, true],
    ["a union with one nested branch", { oneOf: [{ type: "string" }, nested(2)] }, false, true],
  ])("%s: form %s, deepObject %s", (_, schema, form, deep) => {
    const node = schemaAt({ schema })("/schema");
    expect([hasTextForm(node, "form"), hasTextForm(node, "deepObject")]).toEqual([form, deep]);
  });

  it("ends for schemas that stand inside of themselves", () => {
    const at = schemaAt({ tree: object({ $ref: "#/tree" }), same: { allOf: [{ $ref: "#/same" }] } });
    expect(hasTextForm(at("/tree"), "deepObject")).toBe(false);
    expect(hasTextForm(at("/same"), "form")).toBe(true);
  });

  it("ends soon for a schema whose levels can each be read in many ways", () => {
    const wide = (next: string): JsonValue => ({
      type: "object",
      properties: Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`p${at}`, { $ref: `#/${next}` }])),
    });
    const at = schemaAt({ a: wide("b"), b: wide("c"), c: wide("d"), d: wide("e"), e: { type: "string" } });
    const spent = effort();
    expect(hasTextForm(at("/a"), "deepObject")).toBe(false);
    expect(spent()).toBeLessThan(200);
  });

  it("takes an object of 8,000 members, which is wide and not deep", () => {
    const properties = Object.fromEntries(Array.from({ length: 8000 }, (_, at) => [`p${at}`, { type: "string" }]));
    expect(hasTextForm(schemaAt({ schema: { type: "object", properties } })("/schema"), "deepObject")).toBe(true);
  });

  it("follows a chain of 4,000 references", () => {
    const end = schemaAt({ a: { type: "string" } })("/a");
    const first = Array.from({ length: 4000 }).reduce<JsonSchema>(
      (target) => ({ origin: end.origin, ref: { text: "", target } }),
      end,
    );
    expect(hasTextForm(first, "form")).toBe(true);
  });
});
