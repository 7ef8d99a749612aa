import { describe, expect, it } from "vitest";
import { relate } from "../../../../generator/prove/json-schema/relate.js";
import type { Relation } from "../../../../generator/prove/json-schema/relation.js";
import type { JsonValue } from "../../../../generator/model/json-schema/schema.js";
import { effort } from "../../../support/effort.js";
import { schemaAt } from "../../../support/json-schema.js";

type Definitions = { readonly [name: string]: JsonValue };

/** Milliseconds that a comparison may take on a busy machine; it takes a tenth of it on an idle one. */
const budget = 3_000;

function compare(before: Definitions, after: Definitions): Relation {
  const placed = (schemas: Definitions, name: string): JsonValue =>
    JSON.parse(JSON.stringify(schemas).replaceAll("#/", `#/${name}/`)) as JsonValue;
  const at = schemaAt({ before: placed(before, "before"), after: placed(after, "after") });
  const spent = effort();
  const relation = relate(at("/before/S0"), at("/after/S0"), { direction: "read" });
  expect(spent()).toBeLessThan(budget);
  return relation;
}

/** Schemas that all refer to each other. */
function dense(count: number, maximum: number): Definitions {
  const names = Array.from({ length: count }, (_, index) => `S${index}`);
  const properties = (own: string): JsonValue => ({
    ...Object.fromEntries(names.map((name) => [`to${name}`, { $ref: `#/${name}` }])),
    value: { type: "integer", maximum: own === names.at(-1) ? maximum : 9 },
  });
  return Object.fromEntries(names.map((name) => [name, { type: "object", properties: properties(name) }]));
}

describe("large schemas", () => {
  it("end soon when all refer to each other, and show the flattest example", () => {
    expect(compare(dense(200, 5), dense(200, 6))).toEqual({
      narrowed: { kind: "no" },
      widened: { kind: "yes", witness: { toS199: { value: 6 } } },
    });
  });

  it("are the same when each is written differently", () => {
    const wrapped = Object.entries(dense(60, 5)).map(([name, schema]) => [name, { allOf: [schema, {}] }] as const);
    expect(compare(dense(60, 5), Object.fromEntries(wrapped))).toEqual({
      narrowed: { kind: "no" },
      widened: { kind: "no" },
    });
  });

  it("end soon with many branches", () => {
    const tagged = (limit: (index: number) => Definitions): Definitions => ({
      S0: {
        oneOf: Array.from({ length: 30 }, (_, index) => ({
          type: "object",
          required: ["kind"],
          properties: { kind: { const: `kind${index}` }, value: { type: "integer", ...limit(index) } },
        })),
      },
    });
    const relation = compare(
      tagged(() => ({ maximum: 3 })),
      tagged((index) => (index === 20 ? { maximum: 2 } : { exclusiveMaximum: 4 })),
    );
    expect(relation).toEqual({
      narrowed: { kind: "yes", witness: { kind: "kind20", value: 3 } },
      widened: { kind: "no" },
    });
  });

  it("never hang where branches multiply", () => {
    const pile = (maximum: number): Definitions => ({
      S0: {
        allOf: Array.from({ length: 14 }, (_, index) => ({
          anyOf: [
            { required: [`a${index}`] },
            { required: [`b${index}`], maxProperties: maximum },
            { minProperties: 9 },
          ],
        })),
      },
    });
    expect(["yes", "no", "unknown"]).toContain(compare(pile(20), pile(19)).narrowed.kind);
  });

  it("never overflow on long chains", () => {
    const chain = (maximum: number): Definitions =>
      Object.fromEntries(
        Array.from({ length: 700 }, (_, index) => [
          `S${index}`,
          index === 699
            ? { type: "integer", maximum }
            : { required: ["next"], properties: { next: { $ref: `#/S${index + 1}` } } },
        ]),
      );
    expect(compare(chain(1), chain(2)).narrowed.kind).toBe("unknown");
  });
});
