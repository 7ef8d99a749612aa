import { describe, expect, it } from "vitest";
import type { JsonValue } from "../../../generator/model/json-schema/schema.js";
import { effort } from "../../support/effort.js";
import { Random } from "../../support/random.js";
import { createRandom, createRandomJson } from "../../support/random-schema.js";
import { sized } from "../../support/sizes.js";
import { validatorsOf } from "../../support/validators.js";
import { seedsOf } from "../../support/seeds.js";
import { oddCopy } from "./odd-structure.js";
import { expectTame } from "./tame.js";

const schemaCount = sized({ normal: 60, thorough: 3_000 });

/** A random schema that may refer to itself, by the names of two others. */
function randomSchemas(seed: number): { readonly schemas: Readonly<Record<"Root", JsonValue>>; value(): JsonValue } {
  const { schema, matching } = createRandomJson(createRandom(seed));
  const again = { $ref: "#/$defs/B" };
  const recurring = {
    allOf: [schema(0), { properties: { a: again, b: again }, items: { anyOf: [again, schema(0)] } }],
  };
  const schemas = { Root: schema(3), A: schema(0), B: recurring };
  const named = JSON.parse(JSON.stringify(schemas).replaceAll("#/$defs/", "#/")) as typeof schemas;
  return { schemas: named, value: () => matching(schemas.Root, 3) };
}

describe("validators of values in which anything may stand anywhere", () => {
  it.each(seedsOf(import.meta.filename))(
    "say yes or no, throw nothing, change nothing and stay tame (seed %i)",
    (first) => {
      const answers = { yes: 0, no: 0 };
      for (let index = 0; index < schemaCount; index += 1) {
        const seed = first * 10_000 + index;
        const { schemas, value } = randomSchemas(seed);
        const validators = validatorsOf(schemas);
        for (let round = 0; round < 12; round += 1) {
          const random = new Random(seed * 100 + round);
          const odd = oddCopy(value(), random, [3, 8, 20][round % 3] ?? 3);
          const result = validators.validateRoot(odd);
          expectTame(result);
          expect([seed, round, validators.isRoot(odd)]).toEqual([seed, round, result.ok]);
          if (result.ok) expect(Object.is(result.value, odd)).toBe(true);
          answers[result.ok ? "yes" : "no"] += 1;
        }
      }
      expect(answers.yes).toBeGreaterThan(schemaCount);
      expect(answers.no).toBeGreaterThan(3 * schemaCount);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    },
  );
});

describe("arrays of four billion holes", () => {
  const one = { const: 1 };
  const text = { type: "string" };
  it.each<[string, JsonValue]>([
    ["items", { type: "array", items: text }],
    ["contains", { contains: one }],
    ["contains beside items", { type: "array", items: text, contains: one, uniqueItems: true }],
    ["uniqueItems", { uniqueItems: true }],
    ["unevaluatedItems", { unevaluatedItems: text }],
    ["unevaluatedItems beside items", { allOf: [{ items: text }], unevaluatedItems: false }],
    [
      "unevaluatedItems beside prefixItems",
      { type: "array", prefixItems: [true], unevaluatedItems: { contains: one } },
    ],
  ])("are refused at the first: %s", (_, schema) => {
    const { isList, validateList } = validatorsOf({ List: schema });
    const spent = effort();
    for (const holes of [new Array(4_294_967_295), Object.assign([], { 4_294_967_293: 1 })]) {
      expect(isList(holes)).toBe(false);
      expectTame(validateList(holes));
      expect(validateList(holes).ok).toBe(false);
    }
    expect(spent()).toBeLessThan(500);
  });
});
