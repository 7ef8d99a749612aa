import { describe, expect, it } from "vitest";
import type { ModuleDef } from "../../../../generator/emit/structures.js";
import type { JsonValue } from "../../../../generator/model/json-schema/schema.js";
import { planInterface } from "../../../../generator/plan/plan-interfaces.js";
import { contractOfText } from "../../../support/contract-of-text.js";
import { renderModule } from "../../../support/render-module.js";
import { runModule, validatorsModule } from "../../../support/validators.js";

const id = { name: "id", in: "path", required: true, schema: { type: "integer", minimum: 1 } };
const page = { $ref: "#/components/parameters/page" };
const filter = { name: "filter", in: "query", schema: { $ref: "#/components/schemas/Filter" } };
const states = {
  name: "states[]",
  in: "query",
  schema: { type: "array", items: { $ref: "#/components/schemas/Filter" } },
};
const person = { $ref: "#/components/schemas/Person" };

/** Operations that share parameters, and responses with lists and choices; with `more` additional schemas. */
function document(more: number): object {
  const operation = (operationId: string, schema: object): object => ({
    operationId,
    parameters: [id, page, filter, states],
    responses: {
      200: {
        description: "One.",
        headers: { "X-Total": { required: true, schema: { type: "integer" } }, Link: { schema: { type: "string" } } },
        content: { "application/json": { schema } },
      },
    },
  });
  return {
    openapi: "3.1.0",
    info: { title: "Persons", version: "1" },
    paths: {
      "/a/{id}": { get: operation("getA", { type: "array", items: person }) },
      "/b/{id}": { get: operation("getB", { anyOf: [person, { type: "null" }] }) },
      "/c/{id}": { get: operation("getC", { type: ["array", "null"], items: { oneOf: [person, { type: "null" }] } }) },
    },
    components: {
      parameters: { page: { name: "page", in: "query", schema: { type: "string", maxLength: 2 } } },
      schemas: {
        Filter: {
          anyOf: [
            { type: "string", maxLength: 3 },
            { type: "object", properties: { not: { type: "string" } } },
          ],
        },
        Person: {
          type: "object",
          required: ["name"],
          properties: {
            name: { type: "string" },
            boss: { anyOf: [{ anyOf: [person] }, { type: "null" }] },
            team: { type: ["array", "null"], items: person },
          },
        },
        ...Object.fromEntries(Array.from({ length: more }, (_, index) => [`Other${index}`, { type: "string" }])),
      },
    },
  };
}

type Named =
  | "GetAParameters"
  | "GetCParameters"
  | "GetAResponseHeaders"
  | "GetAResponse200"
  | "GetBResponse200"
  | "GetCResponse200"
  | "Person"
  | "Filter";

const values: Readonly<Record<Named, readonly JsonValue[]>> = {
  GetAParameters: [{}, { path: {} }, { path: { id: 0 } }, { path: 1, query: 2 }, { path: { id: "1", idd: 2 } }],
  GetCParameters: [
    { path: { id: 1 }, query: { page: "abc", filter: 1, "states[]": [{ not: 1 }, "abcd", null] } },
    { path: { id: 1 }, query: { page: 1, "states[]": "x" } },
    { path: { id: 1 }, query: {} },
  ],
  GetAResponseHeaders: [{}, { "X-Total": "1", Link: 2 }, { "x-total": 1 }, { "X-Total": 1 }],
  GetAResponse200: [[], null, {}, [{ name: "a" }, 1, { name: 2 }, null]],
  GetBResponse200: [null, {}, 1, { name: 1 }, { name: "a" }],
  GetCResponse200: [null, {}, [], [null, {}, 1, { name: "a" }]],
  Person: [
    { name: "a", boss: null, team: null },
    { boss: { boss: { boss: 1 } }, team: [{ team: {} }, {}] },
    { name: "a", boss: { name: "b", team: [{ name: 1 }] } },
  ],
  Filter: ["abc", "abcd", 1, { not: 1 }, {}],
};

async function moduleOf(more: number): Promise<ModuleDef> {
  return validatorsModule(planInterface(await contractOfText(document(more)), "test", { withMessages: true }));
}

describe("validators of a contract", () => {
  it("say the same in the short form of large interfaces, with the same places in the contract", async () => {
    const [few, many] = [await moduleOf(0), await moduleOf(301)].map((module) => runModule<Named>(module));
    let told = 0;
    for (const name of Object.keys(values) as Named[]) {
      for (const value of values[name]) {
        const result = few?.[`validate${name}`](value);
        if (result?.ok === false) told += result.problems.length;
        expect([name, many?.[`validate${name}`](value)]).toEqual([name, result]);
      }
    }
    expect(told).toBeGreaterThan(30);
  });

  it("have no functions for parameters, headers, lists and choices in large interfaces", async () => {
    const text = renderModule(await moduleOf(301));
    expect(text).toContain('pieces: { id: "/parameters/0/schema" }');
    expect(text).toContain('page: "#/components/parameters/page/schema"');
    expect(text).toMatch(/shapeOfGetAResponse200: ObjectShape = \{ at: "[^"]+", items: \(\) => shapeOfPerson/);
    expect(text).toMatch(/shapeOfGetBResponse200: ObjectShape = \{ at: "[^"]+", branches: \[\{.*\}, "null"\]/);
    expect(text).not.toMatch(/function (?:check|collect)(?:Get|Person)/);
    // The three operations share the shape of their path parameters.
    expect(text.match(/: ObjectShape = \{ pieces: \{ id:/g)).toHaveLength(1);
  });
});
