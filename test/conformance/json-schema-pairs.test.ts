import { Validator, type Schema } from "@cfworker/json-schema";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { compileJsonSchema } from "../../generator/index.js";
import type { JsonValue } from "../../generator/model/json-schema/schema.js";
import { createRandom, createRandomJson, type RandomJson } from "../support/random-schema.js";
import { sized } from "../support/sizes.js";
import { seedsOf } from "../support/seeds.js";

// Random schemas with dynamic references, embedded resources and unevaluated properties, and random values: if two
// other engines agree, `compileJsonSchema` has the same result. Formats have their own suite.
const schemaCount = sized({ normal: 12, thorough: 1_000 });
const valuesEach = 10;

it.each(seedsOf(import.meta.filename))(
  "random pairs of schema and value get the verdict on which two other engines agree (seed %i)",
  async (seed) => {
    const differences: string[] = [];
    let agreed = 0;
    let accepted = 0;
    for (let index = 0; index < schemaCount; index += 1) {
      const { schema, json } = randomSchema(seed, index);
      const compiled = await compileJsonSchema(schema, { formats: "none" });
      if (!compiled.ok) {
        differences.push(`${JSON.stringify(schema)}: ${compiled.diagnostics.map(({ message }) => message).join(" ")}`);
        continue;
      }
      const judges = [byAjv(schema), byCfworker(schema)];
      for (let count = 0; count < valuesEach; count += 1) {
        const value = count % 4 === 3 ? json.value(3) : json.matching(schema, 3);
        const [first, second] = judges.map((judge) => judge(value));
        if (first === undefined || first !== second) continue;
        agreed += 1;
        if (first) accepted += 1;
        const own = compiled.is(value);
        if (own !== first || compiled.validate(value).ok !== first) {
          differences.push(`${JSON.stringify(schema)} on ${JSON.stringify(value)}: ${first} against ${own}`);
        }
      }
    }
    console.log(
      `random pairs: ${differences.length} differences in ${agreed} of ${schemaCount * valuesEach} on which two engines agree`,
    );
    // Too few pairs on which engines agree, or too few of one verdict, would compare nothing.
    expect(agreed).toBeGreaterThan(0.8 * schemaCount * valuesEach);
    const least = sized({ normal: 0.02, thorough: 0.15 });
    expect([accepted > least * agreed, accepted < (1 - least) * agreed]).toEqual([true, true]);
    expect(differences).toEqual([]);
  },
);

function randomSchema(seed: number, index: number): { readonly schema: JsonValue; readonly json: RandomJson } {
  const random = createRandom(seed * 200_000 + index);
  const json = createRandomJson(random, ["format"]);
  const node = { $dynamicRef: "#node" };
  const tree = { ...asObject(json.schema(0)), properties: { a: node, id: json.schema(0) }, items: node };
  const closed = random() < 0.5 ? { unevaluatedProperties: false } : { unevaluatedItems: json.schema(0) };
  const $defs = {
    A: json.schema(0),
    B: { ...asObject(json.schema(0)), properties: { a: { $ref: "#/$defs/B" }, b: { $ref: "#/$defs/A" } } },
    tree: { $id: "tree", $dynamicAnchor: "node", ...tree },
    strict: { $id: "strict", $dynamicAnchor: "node", $ref: "tree", ...closed },
  };
  const inner = { ...asObject(json.schema(2)) };
  const held = { $ref: random() < 0.5 ? "tree" : "strict" };
  const root =
    random() < 0.5 ? { ...inner, allOf: [held, json.schema(0)] } : { ...inner, properties: { a: held, b: held } };
  const open = random() < 0.4 ? { unevaluatedProperties: json.schema(0) } : {};
  return { schema: { $id: "https://a.example/root", ...root, ...open, $defs }, json };
}

function asObject(schema: JsonValue): object {
  return typeof schema === "object" && schema !== null ? schema : {};
}

type Judge = (value: JsonValue) => boolean | undefined;

function byAjv(schema: JsonValue): Judge {
  const ajv = new Ajv2020({ strict: false, ownProperties: true, validateFormats: false, logger: false });
  const validate = ajv.compile(schema as object);
  return (value) => orUndefined(() => validate(bare(value)));
}

function byCfworker(schema: JsonValue): Judge {
  const validator = new Validator(schema as Schema, "2020-12");
  return (value) => orUndefined(() => validator.validate(bare(value)).valid);
}

/** A value whose objects inherit nothing: engines find a dependent property in `Object.prototype`, too. */
function bare(value: JsonValue): JsonValue {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item: JsonValue) => bare(item));
  const entries = Object.entries(value).map(([name, member]) => [name, bare(member)] as const);
  return Object.assign(Object.create(null) as object, Object.fromEntries(entries));
}

/** No result if an engine throws: on properties that `Object.prototype` has too, on recursive schemas. */
function orUndefined(judge: () => boolean): boolean | undefined {
  try {
    return judge();
  } catch {
    return undefined;
  }
}
