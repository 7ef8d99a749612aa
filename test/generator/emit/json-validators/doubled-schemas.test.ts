import { describe, expect, it } from "vitest";
import { compileJsonSchema } from "../../../../generator/index.js";
import { planInterface } from "../../../../generator/plan/plan-interfaces.js";
import { contractOfText } from "../../../support/contract-of-text.js";
import { effort } from "../../../support/effort.js";
import { memo } from "../../../support/memo.js";
import { runModule, validatorsModule } from "../../../support/validators.js";

type Schema = Readonly<Record<string, unknown>>;

const levels = 24;
const limits = { minimum: 5, maxLength: 3, maxItems: 1, maxProperties: 1 };

/**
 * A chain of schemas, each of which applies the next one at least twice to the same value; the last one has the limits.
 */
function chain(
  link: (next: Schema) => Schema,
  prefix: string,
  last: Schema = limits,
  name = "S",
): Record<string, Schema> {
  const links = Array.from({ length: levels }, (_, level) => [
    `${name}${level}`,
    link({ $ref: `${prefix}${name}${level + 1}` }),
  ]);
  return { ...Object.fromEntries(links), [`${name}${levels}`]: last } as Record<string, Schema>;
}

/** Names for chains of one document: "A", "B", ... */
function chainName(at: number): string {
  return String.fromCharCode(65 + at);
}

const values = [7, 1, "abc", "abcd", null, true, [1], [1, 2], {}, { a: 1 }, { a: 1, b: 2 }];
/** Values within the limits. */
const within = [7, "abc", null, true, [1], {}, { a: 1 }];
/** Values without the properties that the limits depend on, and the objects within the limits. */
const dependent = values.filter((value) => value !== values.at(-1));

const links: readonly (readonly [string, (next: Schema) => Schema, readonly unknown[]])[] = [
  ["allOf", (next) => ({ allOf: [next, next] }), within],
  ["anyOf", (next) => ({ anyOf: [next, next] }), within],
  ["oneOf", (next) => ({ oneOf: [next, { not: next }, next] }), within],
  ["not", (next) => ({ not: { allOf: [next, { not: next }] } }), values],
  ["not of anyOf", (next) => ({ not: { anyOf: [{ not: next }, { not: next }] } }), within],
  ["if", (next) => ({ if: next, then: next, else: next }), within],
  ["$ref", (next) => ({ ...next, allOf: [next] }), within],
  ["dependentSchemas", (next) => ({ dependentSchemas: { a: next, b: next } }), dependent],
  ["a choice with null", (next) => ({ anyOf: [next, { type: "null" }, next] }), within],
];

function isAmong(value: unknown, some: readonly unknown[]): boolean {
  return some.some((other) => JSON.stringify(other) === JSON.stringify(value));
}

interface Functions {
  readonly is: (value: unknown) => boolean;
  readonly validate: (value: unknown) => { readonly ok: boolean };
  readonly parse: (text: string) => { readonly ok: boolean };
}

/** All functions say the same of all values, in a small part of the time of 2 to the power of 30 questions. */
function expectValid({ is, validate, parse }: Functions, valid: readonly unknown[]): void {
  const spent = effort();
  for (const value of values) {
    const isValid = isAmong(value, valid);
    const answers = [is(value), validate(value).ok, parse(JSON.stringify(value)).ok];
    expect([value, ...answers]).toEqual([value, isValid, isValid, isValid]);
  }
  expect(spent()).toBeLessThan(1000);
}

async function compiled(schema: Schema): Promise<Extract<Awaited<ReturnType<typeof compileJsonSchema>>, { ok: true }>> {
  const result = await compileJsonSchema(schema);
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join(" "));
  return result;
}

describe("schemas that ask the next one twice of the same value", () => {
  it("take no power of their number: $dynamicRef", async () => {
    const link = ({ $ref }: Schema): Schema => ({ $dynamicRef: $ref, allOf: [{ $dynamicRef: $ref }] });
    expectValid(await compiled({ $ref: "#/$defs/S0", $defs: chain(link, "#/$defs/") }), within);
  });

  it("take no power of their number: unevaluatedProperties and unevaluatedItems", async () => {
    const link = (next: Schema): Schema => ({
      allOf: [next, next],
      unevaluatedProperties: false,
      unevaluatedItems: false,
    });
    const schema = { $ref: "#/$defs/S0", $defs: chain(link, "#/$defs/", { ...limits, properties: { a: true } }) };
    expectValid(await compiled(schema), [7, "abc", null, true, {}, { a: 1 }]);
  });

  // All chains are in one document.
  describe("in one interface", () => {
    const moduleOfAll = memo(async () => {
      const chains = links.map(([, link], at) => chain(link, "#/components/schemas/", limits, `${chainName(at)}S`));
      const schemas = Object.assign({}, ...chains) as Schema;
      const info = { title: "Chains", version: "1" };
      const document = { openapi: "3.1.0", info, paths: {}, components: { schemas } };
      return runModule(validatorsModule(planInterface(await contractOfText(document), "test")));
    });

    it.each(links.map(([keyword, , valid], at) => ({ keyword, valid, at })))(
      "take no power of their number: $keyword",
      async ({ valid, at }) => {
        const module = await moduleOfAll();
        const first = `${chainName(at)}S0` as const;
        expectValid(
          {
            is: module[`is${first}`],
            validate: module[`validate${first}`],
            parse: module[`parse${first}`],
          } as unknown as Functions,
          valid,
        );
      },
    );
  });
});

describe("a value that such schemas refuse", () => {
  const twice = (next: Schema): Schema => ({ allOf: [next, next] });
  const $defs = chain(twice, "#/$defs/", { type: "number" });
  const named = (level: number): Schema => ({ $ref: `#/$defs/S${level}` });
  const levelsAsked = Array.from({ length: 12 }, (_, index) => 2 * index);
  const pathsOf = async (schema: Schema, value: unknown): Promise<readonly string[]> => {
    const result = (await compiled({ ...schema, $defs })).validate(value, { maxProblems: 100 });
    return result.ok ? [] : result.problems.map(({ path }) => path);
  };

  it("is reported at each of its locations, by any of them", async () => {
    const items = { allOf: levelsAsked.map((level) => named(levels - level)) };
    const properties = Object.fromEntries(levelsAsked.map((level) => [`m${level}`, named(level)]));
    const members = Object.fromEntries(Object.keys(properties).map((name) => [name, "x"]));
    const schema = { properties: { first: { type: "array", items }, then: { properties } } };
    expect(await pathsOf(schema, { first: ["x", "x"], then: members })).toEqual([
      "/first/0",
      "/first/1",
      ...Object.keys(members).map((name) => `/then/${name}`),
    ]);
  });

  it("is reported where the branches of a choice lead to them", async () => {
    const choices = levelsAsked.map((level) => ({ anyOf: [named(level), named(levels - level)] }));
    expect(
      await pathsOf(
        { prefixItems: choices },
        choices.map(() => "x"),
      ),
    ).toEqual(choices.map((_, index) => `/${index}`));
  });
});
