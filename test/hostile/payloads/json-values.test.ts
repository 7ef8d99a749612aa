import { describe, expect, it } from "vitest";
import { effort } from "../../support/effort.js";
import { sized } from "../../support/sizes.js";
import { validatorsOf } from "../../support/validators.js";
import { expectTame, oddValues, revoked, throwAnything } from "./tame.js";

const tree = {
  type: "object",
  properties: { next: { $ref: "#/Tree" }, all: { type: "array", items: { $ref: "#/Tree" } } },
};

/** One schema for each kind of check that an emitted validator makes. */
const validators = validatorsOf({
  Tree: tree,
  Open: {},
  OpenMap: { type: "object", additionalProperties: {} },
  Enum: { enum: [{ a: 1 }, [1, 2], "x", 3] },
  Const: { const: { a: { b: [1] } } },
  Unique: { type: "array", uniqueItems: true },
  Names: { type: "object", propertyNames: { pattern: "^[a-z]+$" }, maxProperties: 3 },
  Patterns: { type: "object", patternProperties: { "^x-": { type: "string" } }, additionalProperties: false },
  Unevaluated: { type: "object", allOf: [{ properties: { a: { type: "string" } } }], unevaluatedProperties: false },
  One: {
    oneOf: [
      { type: "object", required: ["kind"], properties: { kind: { const: "a" } } },
      { type: "object", required: ["kind"], properties: { kind: { const: "b" } } },
      { type: "string" },
    ],
  },
  Text: { type: "string", minLength: 1, maxLength: 10, pattern: "^(ab)*$" },
  Time: { type: "string", format: "date-time" },
  Amount: { type: "number", multipleOf: 0.01, minimum: 0 },
  Whole: { type: "integer", format: "int64" },
  Contains: { type: "array", contains: { const: 1 }, minContains: 2 },
  Tuple: { type: "array", prefixItems: [{ type: "string" }, { type: "number" }], items: false },
  Dependent: { type: "object", dependentRequired: { a: ["b"] }, not: { required: ["c"] } },
  Flag: { type: ["null", "boolean"] },
});
const names = Object.keys(validators).flatMap((key) => (key.startsWith("is") ? [key.slice(2)] : [])) as "Tree"[];

/** The result of each validator for a value. Fails unless `isX` and `validateX` agree and their output is harmless. */
function verdicts(value: unknown, asked: readonly (typeof names)[number][] = names): string {
  return asked
    .filter((name) => {
      const result = validators[`validate${name}`](value);
      expect([name, validators[`is${name}`](value)]).toEqual([name, result.ok]);
      expectTame(result);
      return result.ok;
    })
    .join(" ");
}

describe("validators of values that no JSON text gives", () => {
  it.each(Object.entries(oddValues))("say yes or no of %s and throw nothing", (what, make) => {
    // Only a schema that asks nothing takes everything.
    const taken = verdicts(make());
    if (
      !/names|member with|another class|array of|array with|text$|pair|yes$|cannot become|infinite|nothing|items|characters|number$/.test(
        what,
      )
    )
      expect(taken).toBe("Open");
  });

  it("refuse a value whose members throw when they are read, and do not tell what was thrown", () => {
    const { isTree, validateTree, isOne, validateOne, isPatterns } = validators;
    const value = {
      get next() {
        throw new Error("\u001b[31msecret");
      },
      get kind() {
        return throwAnything(revoked());
      },
      get "x-a"() {
        return throwAnything(null);
      },
    };
    expect([isTree(value), isOne(value), isPatterns(value)]).toEqual([false, false, false]);
    expect(validateTree(value)).toMatchObject({ ok: false, problems: [{ code: "unreadable", path: "" }] });
    expect(JSON.stringify([validateTree(value), validateOne(value)])).not.toContain("secret");
  });

  it("keep what was found before a member threw", () => {
    const { validateThing } = validatorsOf({
      Thing: { type: "object", properties: { a: { type: "string" }, b: { type: "string" } } },
    });
    const value = {
      a: 1,
      get b() {
        throw new Error("no");
      },
    };
    expect(validateThing(value)).toMatchObject({ problems: [{ code: "type", path: "/a" }, { code: "unreadable" }] });
  });

  it("do not let a negation turn what cannot be read into a yes", () => {
    const { isNot, isOne, isIf } = validatorsOf({
      Tree: tree,
      Not: { not: { type: "object", properties: { next: { type: "string" } } } },
      One: { oneOf: [true, { $ref: "#/Tree" }] },
      If: { if: { type: "object", properties: { next: { type: "string" } } }, then: false },
    });
    const value = {
      get next() {
        throw new RangeError("Maximum call stack size exceeded");
      },
    };
    expect([isNot(value), isOne(value), isIf(value)]).toEqual([false, false, false]);
  });

  it("refuse a text on which the engine's matcher runs out of memory", () => {
    const { isKebab, validateKebab } = validatorsOf({ Kebab: { type: "string", pattern: "^[a-z](?:-?[a-z])*$" } });
    expect(isKebab("ab-c")).toBe(true);
    const long = "a-".repeat(15_000_000);
    expect(isKebab(long)).toBe(false);
    expectTame(validateKebab(`${long}a`));
  });
});

/** More than the stack holds calls of the smallest function. */
const levels = sized({ normal: 30_000, thorough: 100_000 });

describe("validators of values that are deep or refer to themselves", () => {
  const nested = (wrap: (inner: unknown) => unknown): unknown => {
    let value: unknown = 1;
    for (let level = 0; level < levels; level += 1) value = wrap(value);
    return value;
  };

  it.each([
    ["objects", (inner: unknown) => ({ next: inner })],
    ["arrays", (inner: unknown) => [inner]],
    ["objects and arrays", (inner: unknown) => ({ all: [inner] })],
  ])("use no stack for very many %s in each other", (_, wrap) => {
    verdicts(nested(wrap));
    const deep = nested(wrap);
    // Only what compares values must go down: it ends as well.
    expect(validators.isUnique([deep, deep])).toBe(false);
    expect(validators.isUnique([deep, nested(wrap)])).toBe(false);
  });

  it("end at a value that refers to itself in many ways", () => {
    const circle: Record<string, unknown> = {};
    circle["next"] = circle;
    circle["all"] = Array.from({ length: sized({ normal: 1, thorough: 3 }) }, () => circle);
    const spent = effort();
    verdicts(circle, names);
    const items: unknown[] = [];
    items.push(items, items);
    verdicts(items, names);
    expect(spent()).toBeLessThan(6_000);
  });

  it("refuse what is too deep, at its place, even when the call stack is already nearly full", () => {
    let deep: object = {};
    for (let level = 0; level < 900; level += 1) deep = { next: deep };
    const answers = new Set<boolean>();
    const descend = (): void => {
      try {
        descend();
      } catch {
        // The stack is full here, and has a little more room in each frame above.
        return;
      }
      answers.add(validators.isTree(deep));
    };
    descend();
    expect(answers.has(true)).toBe(true);
    expectTame(validators.validateTree({ all: [{ next: deep }, { all: [[deep]] }] }));
  });
});

describe("validators of values that are large", () => {
  it("stop at the problems that fit, whatever the number of faults", () => {
    const { validateTable, validateList } = validatorsOf({
      Table: { type: "object", additionalProperties: { type: "string" } },
      List: { type: "array", items: { type: "object", required: ["a", "b"] } },
    });
    const faults = Array.from({ length: 100_000 }, (_, index): [string, number] => [`name${index}`, index]);
    for (const result of [validateTable(Object.fromEntries(faults)), validateList(faults.map(() => ({})))]) {
      expectTame(result);
      expect(result).toMatchObject({ ok: false, truncated: true });
      expect(!result.ok && result.problems.length).toBeGreaterThan(15);
    }
  });

  it("give more problems when more are asked for", () => {
    const { validateList } = validatorsOf({ List: { type: "array", items: { type: "string" } } });
    const result = validateList(new Array(100_000).fill(1), { maxProblems: 1000 });
    expect(!result.ok && result.problems.length).toBeGreaterThan(150);
    expect(JSON.stringify(result).length).toBeLessThan(41_000);
  });

  it.each([
    ["texts of ten million characters", "\u001b[31m\u202e\ud800".repeat(2_000_000)],
    ["names that grow when they are escaped", { ["\u{e0001}".repeat(900)]: { ["\u202e".repeat(900)]: 1 } }],
    ["names of three bytes for each character", { ["漢".repeat(5000)]: { ["漢/~".repeat(300)]: 1 } }],
    ["names of quotes and backslashes", { ['"\\'.repeat(5000)]: 1, ['\\"'.repeat(400)]: 2 }],
  ])("keep messages short for %s", (_, value) => {
    verdicts(value);
    const { validateDeep } = validatorsOf({
      Deep: {
        type: "object",
        additionalProperties: { type: "object", additionalProperties: { type: "string", enum: ["a"], format: "uuid" } },
      },
    });
    expectTame(validateDeep(value));
    expectTame(validateDeep({ a: { b: value } }));
  });

  it("keep messages short for schemas of long texts", () => {
    const long = "\u202e漢".repeat(10_000);
    const { validateLong } = validatorsOf({
      Long: {
        type: "object",
        required: [long, `${long}a`, `${long}b`],
        properties: {
          enum: { enum: Array.from({ length: 200 }, (_, index) => `${long.slice(0, 500)}${index}`) },
          const: { const: long },
          pattern: { type: "string", pattern: `^${"a".repeat(250)}$` },
          names: { type: "object", propertyNames: { enum: [long] }, dependentRequired: { [long]: [`${long}c`] } },
        },
      },
    });
    const spent = effort();
    expectTame(validateLong({ enum: long, const: "\u001b", pattern: long, names: { [long]: 1, [`${long}d`]: 1 } }));
    expect(spent()).toBeLessThan(500);
  });

  it("compare an object of 300,000 members in little time", () => {
    const many = Object.fromEntries(Array.from({ length: 300_000 }, (_, index) => [`k${index}`, index]));
    const spent = effort();
    expect(validators.isConst(many)).toBe(false);
    expectTame(validators.validatePatterns(many));
    expect(spent()).toBeLessThan(4_000);
  });
});
