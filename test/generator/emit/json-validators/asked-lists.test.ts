import { describe, expect, it } from "vitest";
import { hasManyTexts } from "../../../../generator/emit/json-validators/asked-lists.js";
import type { JsonSchema } from "../../../../generator/model/json-schema/schema.js";

const origin = { kind: "none" } as unknown as JsonSchema["origin"];
const plain: JsonSchema = { origin, types: ["string"] };
const written: JsonSchema = { ...plain, format: "date" };

function object(...members: readonly JsonSchema[]): JsonSchema {
  return { origin, types: ["object"], properties: new Map(members.map((member, at) => [`m${at}`, member])) };
}

const list = (items: JsonSchema): JsonSchema => ({ origin, types: ["array"], items });

describe("many texts", () => {
  it.each([
    ["four of four members", object(written, written, written, written), true],
    [
      "four of eight, in an object inside",
      object(written, written, plain, plain, plain, object(written, written)),
      true,
    ],
    ["four of ten", object(written, written, written, written, plain, plain, plain, plain, plain, plain), false],
    ["three of three", object(written, written, written), false],
    ["the items of lists", object(list(written), list(written), list(written), list(written)), true],
  ])("are most of what a check costs: %s", (_, schema, expected) => {
    expect(hasManyTexts(schema)).toBe(expected);
  });
});
