import { describe, expect, it } from "vitest";
import { eventForm } from "../../../../generator/plan/event-form.js";
import { revisitedSchemas } from "../../../../generator/emit/json-validators/revisits.js";
import type { JsonSchema, JsonValue } from "../../../../generator/model/json-schema/schema.js";
import { describedLongs } from "../../../../generator/plan/value-forms/described.js";
import { contractOf } from "../../../support/contract.js";
import { contractOfText } from "../../../support/contract-of-text.js";
import { createDraws, type Draws } from "../../../support/random-draws.js";
import { createRandom } from "../../../support/random-schema.js";
import { seedsOf } from "../../../support/seeds.js";
import { sized } from "../../../support/sizes.js";

type Names = Readonly<Record<string, JsonValue>>;

/** The schemas of a contract by their names. */
const named = (schemas: Names): readonly JsonSchema[] => [...contractOf(schemas).schemas.values()];

/** Schemas in a row, each made of references to the next one; the last is another schema. */
function chain(length: number, link: (next: JsonValue) => JsonValue, last: JsonValue): Names {
  const links = Array.from({ length }, (_, index) => [`S${index}`, link({ $ref: `#/S${index + 1}` })] as const);
  return { ...Object.fromEntries(links), [`S${length}`]: last };
}

/** A few small schemas that refer to each other, in all ways in which schemas hold others. */
function randomSchemas({ below, chance, pick, many }: Draws): Names {
  const count = 1 + below(5);
  const inner = (depth: number): JsonValue =>
    depth === 0 || chance(0.5) ? { $ref: `#/S${below(count)}` } : keywords(depth - 1);
  const keywords = (depth: number): JsonValue => Object.assign({}, ...many(3, () => keyword(depth))) as JsonValue;
  const keyword = (depth: number): JsonValue => {
    const one = (): JsonValue => inner(depth);
    return pick<() => JsonValue>([
      () => ({ $ref: `#/S${below(count)}` }),
      () => ({ properties: { a: one(), b: one() } }),
      () => ({ patternProperties: { x: one() }, additionalProperties: one() }),
      () => ({ items: one(), prefixItems: [one()] }),
      () => ({ allOf: many(3, one) }),
      () => ({ anyOf: many(3, one) }),
      () => ({ oneOf: many(3, one) }),
      () => ({ not: one(), if: one(), then: one() }),
      () => ({ dependentSchemas: { a: one() }, contains: one() }),
      () => ({ unevaluatedProperties: one(), unevaluatedItems: one() }),
    ])();
  };
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`S${index}`, keywords(2)]));
}

describe("schemas that refer to themselves", () => {
  it("are counted up to a bound where each level asks for more", () => {
    const all = named({
      A: { properties: { c: { $ref: "#/A" } }, patternProperties: { x: { $ref: "#/A" } } },
      B: { $ref: "#/A", properties: { k: { $ref: "#/B", anyOf: [{ $ref: "#/A" }, { $ref: "#/A" }] } } },
    });
    expect([...revisitedSchemas(all)].map((schema) => all.indexOf(schema)).sort()).toEqual([0, 1]);
  });

  it.each(seedsOf(import.meta.filename))(
    "never keep the count busy without end, whatever they are (seed %i)",
    (seed) => {
      const tries = sized({ normal: 2000, thorough: 50_000 });
      let found = 0;
      for (let index = 0; index < tries; index += 1) {
        const draws = createDraws(createRandom(seed * 100_003 + index));
        found += revisitedSchemas(named(randomSchemas(draws))).size;
      }
      // Circles that multiply were among them.
      expect(found).toBeGreaterThan(tries / 10);
    },
  );
});

describe("schemas that lead to the next one twice", () => {
  const twice = (next: JsonValue): JsonValue => ({ allOf: [next, next] });

  it("are not looked at 2 to the power of 60 times for their integers", () => {
    const longs = (last: JsonValue): unknown =>
      named(chain(60, twice, last))
        .slice(0, 1)
        .map(describedLongs);
    expect(longs({ type: "integer", format: "int64" })).toEqual(["yes"]);
    expect(longs({ type: "integer" })).toEqual(["no"]);
  });

  it("are not looked at 2 to the power of 60 times for the data of an event", () => {
    const form = (properties: JsonValue): unknown =>
      named(chain(60, twice, { type: "object", properties }))
        .slice(0, 1)
        .map((schema) => eventForm(schema, false));
    expect(form({ data: { type: "string" } })).toEqual([{ isWhole: true, data: "text" }]);
    expect(form({ id: { type: "string" } })).toEqual([{ isWhole: false, data: "json" }]);
  });

  it("are no circle that is written out", async () => {
    const circle = (length: number): object => {
      const schemas = Object.fromEntries(
        Array.from({ length }, (_, index) => {
          const next = { $ref: `#/components/schemas/S${(index + 1) % length}` };
          return [`S${index}`, index === 0 ? { anyOf: [{ type: "string" }, next] } : { allOf: [next, next] }];
        }),
      );
      return { openapi: "3.1.0", info: { title: "Circles", version: "1" }, paths: {}, components: { schemas } };
    };
    expect((await contractOfText(circle(5))).schemas.size).toBe(5);
    await expect(contractOfText(circle(20))).rejects.toThrow("applies itself to the same value in an endless cycle");
  });
});
