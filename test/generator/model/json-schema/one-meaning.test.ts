import { describe, expect, it } from "vitest";
import { evaluate } from "../../../../generator/model/json-schema/evaluate.js";
import { numberFormats, textFormats } from "../../../../generator/model/json-schema/formats.js";
import { keywordRows, type KeywordName, type KeywordShape } from "../../../../generator/model/json-schema/keywords.js";
import type { JsonSchema, JsonValue } from "../../../../generator/model/json-schema/schema.js";
import { planInterface } from "../../../../generator/plan/plan-interfaces.js";
import { askInRounds, type Comparison } from "../../../support/ask-in-rounds.js";
import { contractOfText } from "../../../support/contract-of-text.js";
import { Random } from "../../../support/random.js";
import { sized } from "../../../support/sizes.js";
import { runModule, validatorsModule } from "../../../support/validators.js";
import { seedOfRun } from "../../../support/seeds.js";

type Plain = Readonly<Record<string, JsonValue>>;

interface Sample {
  /** The row that it is about. */
  readonly row: string;
  readonly schema: Plain;
  readonly values: readonly JsonValue[];
}

const schemasEach = sized({ normal: 8, thorough: 200 });
const valuesEach = 12;

/** Rows whose result depends on references or sibling keywords, not on values. */
const undecided: readonly KeywordName[] = [];

describe("every row of the keywords", () => {
  it("means the same to emitted validators and to the evaluator that proofs use", async () => {
    const rows = keywordRows.filter(([, { role }]) => role === undefined);
    const { differences, oneSided } = await askInRounds(
      rows.map(([name]) => name),
      (name, random) => Array.from({ length: schemasEach }, () => sampleOf(name as KeywordName, random)),
      compareAll,
    );
    expect(differences).toEqual([]);
    expect(oneSided).toEqual(undecided);
  });
});

describe("every row of the formats", () => {
  it("means the same to emitted validators and to the evaluator that proofs use", async () => {
    const random = new Random(seedOfRun() + 1);
    const texts = [...textFormats].map(([format, row]): Sample => {
      const plain = [...row.examples, ...(row.sample === undefined ? [] : [row.sample]), "(", "\u0000"];
      const values = [
        ...plain,
        ...Array.from({ length: 5 * valuesEach }, () => altered(random.pick(plain as [string]), random)),
      ];
      return { row: format, schema: { type: "string", format }, values };
    });
    const numbers = [...numberFormats].map(([format, { limit }]): Sample => {
      const edges = [limit, limit * 2, limit - 1, limit + 1].filter(Number.isFinite).flatMap((edge) => [edge, -edge]);
      const values = [...edges, ...Array.from({ length: valuesEach }, () => random.below(2 ** 31) / 4 - 2 ** 28)];
      return { row: format, schema: { type: "number", format }, values };
    });
    const { differences, oneSided } = await compareAll([...texts, ...numbers]);
    expect(differences).toEqual([]);
    // Every number is a double.
    expect(oneSided).toEqual(["double"]);
  });
});

/** Loads all schemas as one contract, emits and runs their validators, and asks both sides. */
async function compareAll(samples: readonly Sample[]): Promise<Comparison> {
  const schemas = Object.fromEntries(samples.map(({ schema }, index) => [`Sample${index}`, schema]));
  const components = { schemas: { ...schemas, Small: { type: "string", maxLength: 2 } } };
  const contract = await contractOfText({
    openapi: "3.1.0",
    info: { title: "Samples", version: "1" },
    paths: {},
    components,
  });
  const validators = runModule<string>(validatorsModule(planInterface(contract, "test")));
  const verdicts = new Map(samples.map(({ row }): [string, Set<boolean>] => [row, new Set()]));
  const differences = samples.flatMap(({ row, schema, values }, index) => {
    const node = contract.schemas.get(`Sample${index}`) as JsonSchema;
    const emitted = validators[`isSample${index}`] as (value: unknown) => boolean;
    const collecting = validators[`validateSample${index}`] as (value: unknown) => { readonly ok: boolean };
    return values.flatMap((value) => {
      const verdict = evaluate(node, value, { direction: "read" });
      if (verdict !== undefined) verdicts.get(row)?.add(verdict);
      const [fast, slow] = [emitted(value), collecting(value).ok];
      const isSame = verdict === fast && verdict === slow;
      return isSame
        ? []
        : [`${row}: ${JSON.stringify(schema)} on ${JSON.stringify(value)}: ${verdict} against ${fast}, ${slow}`];
    });
  });
  const oneSided = [...verdicts].filter(([, said]) => said.size < 2).map(([row]) => row);
  return { differences, oneSided };
}

const names = ["a", "b", "c"] as const;
const patterns = ["^a", "b$", "^[a-c]+$"] as const;

/** Samples for a keyword, by the shape of its row: a new keyword of a known shape has samples. */
const written: { readonly [Shape in KeywordShape]: (random: Random, depth: number) => JsonValue } = {
  ref: () => "#/components/schemas/Small",
  types: (random) => random.pick(["null", "boolean", "integer", "number", "string", "array", "object"]),
  value: (random) => random.pick<JsonValue>([1, "a", ["a"]]),
  values: (random) =>
    random.pick<readonly JsonValue[]>([
      [1, "a"],
      [null, { a: 1 }],
      [[], true, 2],
    ]),
  examples: () => [],
  text: (random) => random.pick(["date", "email", "int32", "unknown"]),
  pattern: (random) => random.pick(patterns),
  flag: (random) => !random.chance(4),
  count: (random) => random.below(4),
  number: (random) => random.pick([0, 1, 2.5]),
  positive: (random) => random.pick([2, 0.5, 3]),
  names: (random) => [random.pick(names)],
  namesByName: (random) => ({ [random.pick(names)]: [random.pick(names)] }),
  textsByValue: () => ({}),
  schema: schemaOf,
  schemas: (random, depth) => [schemaOf(random, depth), schemaOf(random, depth)],
  xml: (random) => ({ name: random.pick(names) }),
  schemasByName: (random, depth) => ({
    [random.pick(names)]: schemaOf(random, depth),
    [random.pick(names)]: schemaOf(random, depth),
  }),
  schemasByPattern: (random, depth) => ({ [random.pick(patterns)]: schemaOf(random, depth) }),
  discriminator: () => ({ propertyName: "a" }),
  extensions: () => ({}),
};

const telling = keywordRows.filter(
  ([name, { role, beside }]) => role === undefined && beside === undefined && name !== "ref",
);

function sampleOf(name: KeywordName, random: Random): Sample {
  const values = Array.from({ length: valuesEach }, () => randomValue(random, 2));
  return { row: name, schema: schemaWith(name, random), values };
}

/** A schema with a keyword, its required siblings, and sometimes another keyword. */
function schemaWith(name: KeywordName, random: Random): Plain {
  const [, row] = keywordRows.find(([each]) => each === name) ?? [];
  const more = random.chance(2) ? [] : [random.pick(telling as [(typeof telling)[number]])[0]];
  const all = new Set([name, ...(row?.beside === undefined ? [] : [row.beside]), ...more]);
  return Object.fromEntries([...all].map((each) => entry(each, random, 1)));
}

function entry(name: KeywordName, random: Random, depth: number): readonly [string, JsonValue] {
  const [, row] = keywordRows.find(([each]) => each === name) ?? [];
  if (row === undefined) throw new Error(`There is no keyword "${name}".`);
  return [row.written ?? name, written[row.shape](random, depth)];
}

/** A schema of one keyword, or false. */
function schemaOf(random: Random, depth: number): JsonValue {
  if (depth === 0 || random.chance(8))
    return random.pick<JsonValue>([{ type: "string" }, { type: "number" }, { const: "a" }, false]);
  return Object.fromEntries([entry(random.pick(telling as [(typeof telling)[number]])[0], random, depth - 1)]);
}

function randomValue(random: Random, depth: number): JsonValue {
  const scalar = (): JsonValue =>
    random.pick<JsonValue>([null, true, 0, 1, 2, 2.5, 1e12, "", "a", "ab", "abc", "2024-02-29", "a@b.example", "😀"]);
  if (depth === 0 || random.chance(3)) return scalar();
  const some = <T>(make: () => T): readonly T[] => Array.from({ length: random.below(5) }, make);
  if (random.chance(2)) return some(() => randomValue(random, depth - 1));
  return Object.fromEntries(some(() => [random.pick(names), randomValue(random, depth - 1)]));
}

/** A string with one character removed, inserted or changed. */
function altered(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  const put = random.pick(["", "0", "9", "a", "-", ":", ".", "/", " ", "%", "{", "Z"]);
  return text.slice(0, at) + put + text.slice(at + random.below(2));
}
