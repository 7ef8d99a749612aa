import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import type { JsonValue } from "../../../generator/model/json-schema/schema.js";
import { validatorsOf } from "../../support/validators.js";
import { expectTame } from "./tame.js";

/*
 * The steps of a validator, counted by the payload: every access to one of its objects and lists is a step.
 * docs/reference/security-promises.md promises that there are at most as many as its bytes, times the branches and
 * patterns that apply to one value, times a constant.
 */

/** The constant of docs/reference/security-promises.md. */
const maxStepsPerByte = 12;

interface Case {
  readonly schema: JsonValue;
  readonly more?: Readonly<Record<string, JsonValue>>;
  readonly value: unknown;
  /** The branches and patterns that apply to one value; 1 if a tag, a type or a property selects the branch. */
  readonly branches: number;
  /** Code and path of the problems. */
  readonly expected: readonly string[];
}

const thing = { $ref: "#/Thing" };
const count = 20_000;
const numbers = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);

/** A list of `count` items; the last is invalid. */
function listOf(item: (index: number) => unknown, wrong: unknown): readonly unknown[] {
  return [...numbers(count - 1).map(item), wrong];
}

/** A value of a chain: each level is made from the one below it. */
function chain(levels: number, end: unknown, wrap: (inner: unknown, level: number) => unknown): unknown {
  return numbers(levels).reduce<unknown>((inner, level) => wrap(inner, level), end);
}

const tagged = numbers(100).map((tag) => ({
  type: "object",
  required: ["kind", "size"],
  properties: { kind: { const: `k${tag}` }, size: { type: "integer" } },
}));
const untagged = numbers(100).map((number) => ({
  type: "object",
  required: [`m${number}`],
  properties: { [`m${number}`]: { type: "integer" }, size: { type: "integer" } },
}));
const both = { l: thing, r: thing };

const cases: Readonly<Record<string, Case>> = {
  "a tagged union of 100 branches in a list of 20,000": {
    schema: { type: "array", items: { oneOf: tagged } },
    value: listOf((index) => ({ kind: `k${index % 100}`, size: 1 }), { kind: "k7", size: "1" }),
    branches: 1,
    expected: ["type /19999/size"],
  },
  "a tagged union of 100 branches, once": {
    schema: { oneOf: tagged },
    value: { kind: "k99", size: "1" },
    branches: 1,
    expected: ["type /size"],
  },
  "a tagged union of 100 branches with an unknown tag": {
    schema: { oneOf: tagged },
    value: { kind: "k100", size: 1 },
    branches: 1,
    expected: ["oneOf /kind"],
  },
  "an untagged union of 100 branches in a list of 20,000": {
    schema: { type: "array", items: { anyOf: untagged } },
    value: listOf((index) => ({ [`m${index % 100}`]: 1, size: 1 }), { m7: "1", size: 1 }),
    branches: 100,
    expected: ["type /19999/m7"],
  },
  "an enumeration of 2,000 objects in a list of 20,000": {
    schema: { type: "array", items: { enum: numbers(2000).map((a) => ({ kind: "k", code: { a } })) } },
    value: listOf((index) => ({ code: { a: index % 2000 }, kind: "k" }), { kind: "k", code: { a: -1 } }),
    branches: 1,
    expected: ["enum /19999"],
  },
  "a recursive enumeration of 100 objects, 200 deep": {
    schema: {
      anyOf: [
        { enum: numbers(100).map((a) => ({ kind: "k", code: { a } })) },
        { type: "object", required: ["n"], properties: { n: thing } },
      ],
    },
    value: chain(200, { kind: "k", code: { a: 100 } }, (inner) => ({ n: inner })),
    branches: 2,
    expected: [`anyOf ${"/n".repeat(200)}`],
  },
  "a recursive union 200 deep": {
    schema: {
      oneOf: [
        { type: "object", required: ["l", "r"], properties: both },
        { type: "object", required: ["n"], properties: { n: thing } },
        { type: "integer" },
      ],
    },
    value: chain(200, { n: true }, (inner, level) => (level % 2 === 0 ? { l: 1, r: inner } : { n: inner })),
    branches: 3,
    expected: [`oneOf ${"/n/r".repeat(100)}/n`],
  },
  "a recursive union 200 deep whose branches ask the same": {
    schema: {
      oneOf: [
        { type: "object", required: ["a", "b"], properties: { a: thing, b: { type: "integer" } } },
        { type: "object", required: ["a", "c"], properties: { a: thing, c: { type: "integer" } } },
        { type: "integer" },
      ],
    },
    value: chain(200, { a: 1, b: "1" }, (inner) => ({ a: inner, b: 1 })),
    branches: 3,
    expected: [`type ${"/a".repeat(200)}/b`],
  },
  "a recursive list 200 deep": {
    schema: { type: ["array", "integer"], items: thing },
    value: chain(200, "wrong", (inner) => [1, 2, 3, inner]),
    branches: 1,
    expected: [`type ${"/3".repeat(200)}`],
  },
  "anyOf of arrays": {
    schema: {
      anyOf: [
        { type: "array", items: { type: "integer" } },
        { type: "array", items: { type: "string" } },
        { type: "array", items: { type: "object", required: ["id"], properties: { id: { type: "integer" } } } },
      ],
    },
    value: listOf((index) => ({ id: index }), { id: "x" }),
    branches: 3,
    expected: ["type /19999/id"],
  },
  "arrays of arrays or of numbers, 200 deep": {
    schema: {
      anyOf: [
        { type: "array", items: thing },
        { type: "array", items: { type: "integer" } },
      ],
    },
    value: chain(200, ["one"], (inner) => [1, 2, 3].map(() => [4]).concat([inner as number[]])),
    branches: 2,
    expected: [`type ${"/3".repeat(200)}/0`],
  },
  "texts of one type and four patterns in a list of 20,000": {
    schema: { type: "array", items: { anyOf: numbers(4).map((at) => ({ type: "string", pattern: `^${at}+$` })) } },
    value: listOf((index) => String(index % 4), "x"),
    branches: 4,
    expected: ["anyOf /19999"],
  },
  "a list of lists of different items": {
    schema: { type: "array", items: { type: "array", uniqueItems: true } },
    value: [...numbers(200).map(() => numbers(100)), [...numbers(100), 0]],
    branches: 1,
    expected: ["uniqueItems /200"],
  },
  "contains in a list of lists": {
    schema: { type: "array", items: { type: "array", contains: { type: "object", required: ["id"] } } },
    value: [...numbers(200).map((id) => [...numbers(100), { id }]), numbers(100)],
    branches: 2,
    expected: ["contains /200"],
  },
  "100 patternProperties": {
    schema: {
      type: "object",
      patternProperties: Object.fromEntries(numbers(100).map((number) => [`^m${number}_`, { type: "integer" }])),
    },
    value: Object.fromEntries([...numbers(5_000).map((at) => [`m${at % 100}_${at}`, at]), ["m7_x", "wrong"]]),
    branches: 100,
    expected: ["type /m7_x"],
  },
};

describe("a payload with one fault", () => {
  it.each(Object.entries(cases))(
    "is looked at in proportion to its size: %s",
    (_, { schema, more = {}, value, branches, expected }) => {
      const { isThing, validateThing } = validatorsOf<"Thing">({ Thing: schema, ...more });
      const { counted, steps } = countingSteps(value);
      const result = validateThing(counted);
      const taken = steps();
      expectTame(result);
      expect(isThing(value)).toBe(false);
      expect(!result.ok && result.problems.map(({ code, path }) => `${code} ${path}`)).toEqual(expected);
      expect(taken / (JSON.stringify(value).length * branches)).toBeLessThan(maxStepsPerByte);
    },
  );
});

describe("a payload of the bench with one fault", async () => {
  const bench = join(import.meta.dirname, "../../bench/validators");
  const { contracts, documentOf } = await moduleOf<BenchSchemas>(join(bench, "schemas.mjs"));
  const { pairOf } = await moduleOf<BenchPayloads>(join(bench, "payloads.mjs"));
  const text = JSON.stringify(documentOf().components.schemas).replaceAll("#/components/schemas/", "#/");
  const plain = JSON.parse(text, (name, value: unknown) => (name === "discriminator" ? undefined : value)) as unknown;
  const validators = validatorsOf<string>(plain as Readonly<Record<string, JsonValue>>);
  // Branches that require one of three properties; all others are distinguished or require everything.
  const branchesOf = (name: string): number => (name === "PurchaseRequest" ? 3 : 1);

  it.each(Object.values(contracts))("is looked at in proportion to its size: %s", (name) => {
    const { faulty } = pairOf(name);
    const { counted, steps } = countingSteps(faulty);
    expect(validators[`validate${name}`]!(counted)).toMatchObject({ ok: false, problems: [{}] });
    expect(steps() / (JSON.stringify(faulty).length * branchesOf(name))).toBeLessThan(maxStepsPerByte);
  });
});

interface BenchSchemas {
  readonly contracts: Readonly<Record<string, string>>;
  readonly documentOf: () => { readonly components: { readonly schemas: Readonly<Record<string, JsonValue>> } };
}

interface BenchPayloads {
  readonly pairOf: (name: string) => { readonly faulty: unknown };
}

async function moduleOf<T>(file: string): Promise<T> {
  return (await import(pathToFileURL(file).href)) as T;
}

/** A value that counts every look at its objects and lists, those inside it included. */
function countingSteps(value: unknown): { readonly counted: unknown; readonly steps: () => number } {
  let steps = 0;
  const known = new WeakMap<object, object>();
  const counted = (inner: unknown): unknown => {
    if (typeof inner !== "object" || inner === null) return inner;
    let proxy = known.get(inner);
    if (proxy === undefined) known.set(inner, (proxy = new Proxy(inner, looks)));
    return proxy;
  };
  const looks: ProxyHandler<object> = {
    get(target, name) {
      steps += 1;
      return counted(Reflect.get(target, name));
    },
    ownKeys(target) {
      const names = Reflect.ownKeys(target);
      steps += names.length;
      return names;
    },
    getOwnPropertyDescriptor(target, name) {
      steps += 1;
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
    getPrototypeOf(target) {
      steps += 1;
      return Reflect.getPrototypeOf(target);
    },
  };
  return { counted: counted(value), steps: () => steps };
}
