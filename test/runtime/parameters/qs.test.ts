import qs from "qs";
import { describe, expect, it } from "vitest";
import type { ParameterTable, ValueShape } from "../../../templates/runtime/http/operation.js";
import { compileQuery, decodeQuery } from "../../../templates/runtime/parameters/decode.js";
import { encodeQuery } from "../../../templates/runtime/parameters/encode-query.js";
import { formReader, formWriter } from "../../../templates/runtime/parameters/form-body.js";
import { Random } from "../../support/random.js";
import { sized } from "../../support/sizes.js";
import { seedOfRun, seedsOf } from "../../support/seeds.js";

/*
 * Brackets as another library writes and reads them, on random values: both agree on every value that has a form in brackets.
 */

type Value = string | number | boolean | readonly Value[] | { readonly [key: string]: Value };

const rounds = sized({ normal: 400, thorough: 20_000 });
const all = { depth: Infinity, arrayLimit: 1000, parameterLimit: Infinity, plainObjects: true } as const;
const alphabet = [
  "a",
  "B",
  "7",
  " ",
  ",",
  ".",
  "/",
  "?",
  "#",
  "&",
  "=",
  "+",
  ";",
  "%",
  "%41",
  "|",
  "é",
  "😀",
  "'",
  "~",
  '"',
  "{",
] as const;
const keys = ["a", "name", "x-y", "b c", "é", "$top", "a.b", "constructor", "toString", "&=", "+"] as const;

function randomValue(random: Random, depth: number): { readonly shape: ValueShape; readonly value: Value } {
  const kind = depth === 0 ? 0 : random.below(5);
  if (kind < 2) {
    const leaves = [
      { shape: "number", value: random.pick([0, 1, -1.5, 1e21, 2 ** 53]) },
      { shape: "boolean", value: random.chance(2) },
      { shape: "string", value: random.some(5, () => random.pick(alphabet)) },
    ] as const;
    return random.pick<{ readonly shape: ValueShape; readonly value: Value }>(leaves);
  }
  if (kind === 2) {
    const first = randomValue(random, depth - 1);
    return {
      shape: { items: first.shape },
      value: Array.from({ length: 1 + random.below(depth === 4 ? 12 : 3) }, () => first.value),
    };
  }
  const names = new Set(Array.from({ length: 1 + random.below(3) }, () => random.pick(keys)));
  const members = [...names].map((name) => [name, randomValue(random, depth - 1)] as const);
  return {
    shape: { members: Object.fromEntries(members.map(([name, { shape }]) => [name, shape])), others: "string" },
    value: Object.fromEntries(members.map(([name, { value }]) => [name, value])),
  };
}

/** A value with every leaf as its string. */
function asTexts(value: Value): Value {
  if (Array.isArray(value)) return value.map((item: Value) => asTexts(item));
  if (typeof value !== "object") return String(value);
  return Object.fromEntries(
    Object.entries(value as Readonly<Record<string, Value>>).map(([name, each]) => [name, asTexts(each)]),
  );
}

/** True if a name would have another meaning without encoding. */
const hasSigns = (value: Value): boolean => /"[^"]*[&+=][^"]*":/.test(JSON.stringify(value));

const deep = (name: string, shape: ValueShape): ParameterTable => ({
  name,
  in: "query",
  style: "deepObject",
  explode: true,
  shape,
});
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("nested values, beside qs", () => {
  it.each(seedsOf(import.meta.filename))("are read by qs as they were written (seed %i)", (seed) => {
    const random = new Random(seed + 19);
    for (let round = 0; round < rounds; round += 1) {
      const { shape, value } = randomValue(random, 4);
      const text = encodeQuery([deep("q", shape)], { q: value });
      expect(plain(qs.parse(text, all)), text).toEqual({ q: plain(asTexts(value)) });
    }
  });

  it.each(seedsOf(import.meta.filename))("are read as qs wrote them, with numbers in brackets (seed %i)", (seed) => {
    const random = new Random(seed + 23);
    for (let round = 0; round < rounds; round += 1) {
      const { shape, value } = randomValue(random, 4);
      const format = random.pick<"RFC1738" | "RFC3986">(["RFC1738", "RFC3986"]);
      const text = qs.stringify({ q: value }, { format, encodeValuesOnly: !hasSigns(value) && random.chance(2) });
      expect(decodeQuery([deep("q", shape)], text), text).toEqual({ values: { q: value }, problems: [] });
      expect(compileQuery([], "", "any")(text), text).toEqual({ values: { q: asTexts(value) }, problems: [] });
    }
  });

  it.each(["brackets", "repeat", "indices"] as const)(
    "are read as qs writes lists of primitive values: %s",
    (arrayFormat) => {
      const random = new Random(seedOfRun() + 29);
      for (let round = 0; round < rounds / 4; round += 1) {
        const { shape, value } = randomValue(random, 0);
        const list = Array.from({ length: 1 + random.below(12) }, () => value);
        const text = qs.stringify({ q: { list }, top: list }, { arrayFormat });
        const tables = [
          deep("q", { members: { list: { items: shape } }, others: "string" }),
          { ...deep("top", { items: shape }), style: "form" } as const,
        ];
        expect(decodeQuery(tables, text), text).toEqual({ values: { q: { list }, top: list }, problems: [] });
      }
    },
  );

  it.each(seedsOf(import.meta.filename))("are the same through a whole form without a schema (seed %i)", (seed) => {
    const random = new Random(seed + 31);
    const options = { validate: true, contentType: "application/x-www-form-urlencoded" };
    for (let round = 0; round < rounds; round += 1) {
      const form = { a: randomValue(random, 3).value, b: randomValue(random, 3).value };
      const body = formWriter("application/x-www-form-urlencoded", [], undefined, "any").write(form).body as string;
      expect(plain(qs.parse(body, all)), body).toEqual(plain(withoutLoneItems(asTexts(form))));
      const read = formReader("application/x-www-form-urlencoded", [], undefined, "any").read(body, options);
      expect(read, body).toEqual({ ok: true, value: withoutLoneItems(asTexts(form)) });
    }
  });

  /** Readers without a schema read a list of one string, under a name of its own, as that string. */
  function withoutLoneItems(form: Value): Value {
    const entries = Object.entries(form).map(([name, value]: [string, Value]) => {
      const isLone = Array.isArray(value) && value.length === 1 && typeof value[0] === "string";
      return [name, isLone ? (value[0] as Value) : value] as const;
    });
    return Object.fromEntries(entries);
  }
});
