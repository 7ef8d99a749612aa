import { join } from "node:path";
import { expect, it } from "vitest";
import { literalType, printType } from "../../generator/emit/json-types/type-text.js";
import { jsonTypeDeclarations } from "../../generator/emit/json-types/types.js";
import type { JsonSchema, JsonValue } from "../../generator/model/json-schema/schema.js";
import { planInterface } from "../../generator/plan/plan-interfaces.js";
import { compile } from "../support/compile.js";
import { contractOf } from "../support/contract.js";
import { createRandom, createRandomJson } from "../support/random-schema.js";
import { renderDeclaration } from "../support/render-module.js";
import { sized } from "../support/sizes.js";
import { runModule, validatorsModule } from "../support/validators.js";
import { seedsOf } from "../support/seeds.js";

const schemaCount = Number(process.env["ACCEPTED_SCHEMAS"] ?? sized({ normal: 30, thorough: 1_000 }));
const valuesEach = 10;

it.each(seedsOf(import.meta.filename))(
  "every value that a validator accepts is assignable to its type (seed %i)",
  (seed) => {
    const json = createRandomJson(createRandom(seed), ["ref"]);
    const schemas = Object.fromEntries(
      Array.from({ length: schemaCount }, (_, index) => [`S${index}`, json.schema(3)]),
    );
    const plan = planInterface(contractOf(schemas), "", { typeDetail: "full" });
    const validators = runModule<string>(validatorsModule(plan));
    const lines = jsonTypeDeclarations(plan).map(renderDeclaration);
    let accepted = 0;
    for (const [name, schema] of Object.entries(schemas)) {
      const values = Array.from({ length: valuesEach }, (_, index) =>
        index % 2 === 0 ? json.matching(schema, 3) : json.value(2),
      );
      for (const value of values.filter((candidate) => validators[`is${name}`]?.(candidate))) {
        if (isWeak(name, value)) continue;
        accepted += 1;
        // A value as a type: a literal would be rejected for undeclared properties, though additional properties are
        // allowed.
        lines.push(`declare const value${accepted}: ${printType(literalType(value))};`);
        lines.push(`export const accepted${accepted}: ${name} = value${accepted};`);
      }
    }
    expect(accepted).toBeGreaterThan(schemaCount);
    const path = join(process.cwd(), "out", "accepted.ts");
    expect(compile([path], new Map([[path, lines.join("\n")]])).slice(0, 10)).toEqual([]);

    /**
     * TypeScript warns if an object shares no property with a type that has only optional ones, though it is assignable
     * by shape.
     */
    function isWeak(name: string, value: JsonValue): boolean {
      const schema = plan.contract.schemas.get(name);
      return schema !== undefined && holdsObject(value) && hasOptional(schema, new Set());
    }
  },
);

it("every value that passes a condition is assignable to its type", () => {
  const properties = { kind: { enum: ["a", "b"] }, n: {}, m: {} };
  const ask = { required: ["n"] };
  const conditions = [
    { if: { properties: { kind: { const: "a" } } }, then: ask },
    { if: { properties: { kind: { enum: ["b"] } }, required: ["kind"] }, then: ask, else: { not: ask } },
    { if: { required: ["m"] }, then: ask },
    { if: { required: ["m"] }, else: { required: ["n", "kind"] } },
  ];
  const schemas = Object.fromEntries(
    conditions.map((condition, index) => [`C${index}`, { type: "object", properties, ...condition }]),
  );
  const plan = planInterface(contractOf(schemas), "");
  const validators = runModule<string>(validatorsModule(plan));
  const lines = jsonTypeDeclarations(plan).map(renderDeclaration);
  const values = [{}, { kind: "a" }, { kind: "b" }].flatMap((value) =>
    [{}, { n: 1 }, { m: 1 }, { n: 1, m: 1 }].map((more) => ({ ...value, ...more })),
  );
  for (const name of Object.keys(schemas)) {
    for (const value of values) {
      // Some types cannot say that a value is refused: all of these can.
      const mark = validators[`is${name}`]?.(value) === true ? "" : "// @ts-expect-error\n";
      lines.push(`${mark}export const v${lines.length}: ${name} = ${JSON.stringify(value)};`);
    }
  }
  const path = join(process.cwd(), "out", "conditions.ts");
  expect(compile([path], new Map([[path, lines.join("\n")]]))).toEqual([]);
});

function holdsObject(value: JsonValue): boolean {
  if (Array.isArray(value)) return (value as readonly JsonValue[]).some(holdsObject);
  return typeof value === "object" && value !== null;
}

function hasOptional(schema: JsonSchema, seen: Set<JsonSchema>): boolean {
  if (seen.has(schema)) return false;
  seen.add(schema);
  if ([...(schema.properties?.keys() ?? [])].some((name) => !schema.required?.includes(name))) return true;
  return Object.values(schema).some((member: unknown) =>
    member instanceof Map
      ? [...member.values()].some((inner) => hasOptional(inner as JsonSchema, seen))
      : Array.isArray(member)
        ? member.some((inner) => isSchema(inner) && hasOptional(inner, seen))
        : isSchema(member) && hasOptional(member, seen),
  );
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && "origin" in value;
}
