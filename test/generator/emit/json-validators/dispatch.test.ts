import { describe, expect, it } from "vitest";
import type { JsonValue } from "../../../../generator/model/json-schema/schema.js";
import { createRandom } from "../../../support/random-schema.js";
import { matches } from "../../../support/reference-validator.js";
import { renderModule } from "../../../support/render-module.js";
import { sized } from "../../../support/sizes.js";
import { loadedSchema } from "../../../support/loaded-schema.js";
import { planOf, runModule, validatorsModule } from "../../../support/validators.js";
import { seedOfRun } from "../../../support/seeds.js";

type Json = Readonly<Record<string, JsonValue>>;

const object = (properties: Json, required: readonly string[] = Object.keys(properties), more: Json = {}): Json => ({
  type: "object",
  required,
  properties,
  ...more,
});
const number = { type: "integer" };

/** Branches that each require a property which another one forbids. */
const ring = (count: number): Json => ({
  oneOf: Array.from({ length: count }, (_, at) => object({ [`a${(at + 1) % count}`]: false }, [`a${at}`])),
});

/** Unions that select a branch by a switch or a property test. */
const led: Readonly<Record<string, Json>> = {
  "a const": { oneOf: [object({ kind: { const: "a" }, x: number }), object({ kind: { const: "b" }, y: number })] },
  "an anyOf": { anyOf: [object({ kind: { const: "a" }, x: number }), object({ kind: { const: "b" }, y: number })] },
  "tags of several values, some of them shared": {
    oneOf: [
      object({ kind: { enum: ["a", "b"] }, x: number }),
      object({ kind: { enum: ["c", "constructor"] }, y: number }),
      object({ kind: { enum: ["b", "c"] } }),
    ],
  },
  "tags that are not texts": {
    oneOf: [
      object({ kind: { const: 1 } }),
      object({ kind: { enum: [2, null] } }),
      object({ kind: { const: true }, x: number }),
    ],
  },
  "a tag whose name Object.prototype has": {
    oneOf: [object({ constructor: { const: "a" } }), object({ constructor: { const: "b" }, x: number })],
  },
  "a branch that allows the tag to be absent": {
    oneOf: [
      object({ kind: { const: "a" } }),
      object({ kind: { const: "b" } }),
      object({ kind: { const: "a" }, x: number }, ["x"]),
    ],
  },
  "branches behind references and allOf": {
    $defs: {
      base: object({ id: number }, []),
      a: { allOf: [{ $ref: "#/$defs/base" }, object({ kind: { const: "a" } })] },
      b: object({ kind: { $ref: "#/$defs/tag" } }, ["kind"], { $ref: "#/$defs/base" }),
      tag: { enum: ["b", "c"] },
    },
    oneOf: [{ $ref: "#/$defs/a" }, { $ref: "#/$defs/b" }, { type: ["null", "string"] }],
  },
  "a tag that several branches share, told apart by another": {
    oneOf: [
      object({ kind: { const: "a" }, x: { const: "one" } }),
      object({ kind: { const: "a" }, x: { const: "two" } }),
      object({ kind: { const: "b" }, x: { const: "one" } }),
    ],
  },
  "unions inside unions": {
    oneOf: [
      { oneOf: [object({ kind: { const: "a" } }), object({ kind: { const: "b" }, x: number })] },
      { anyOf: [object({ kind: { const: "c" } }), object({ kind: { const: 1 } })] },
      object({ kind: { const: "b" }, y: number }),
    ],
  },
  "members that the others forbid": {
    oneOf: [
      object({ x: number }, ["x"], { additionalProperties: false }),
      object({ y: number, x: false }, ["y"]),
      object({ kind: true }, ["kind"], { not: { required: ["x"] } }),
    ],
  },
  "an object that is known before": {
    type: "object",
    oneOf: [
      { required: ["kind"], properties: { kind: { const: "a" }, x: number } },
      { required: ["kind"], properties: { kind: { const: "b" } } },
    ],
  },
  "branches with other types beside them": {
    oneOf: [
      object({ kind: { const: "a" } }),
      object({ kind: { const: "b" } }),
      number,
      { type: "array", items: number },
      { enum: ["a", null, { kind: "a" }] },
    ],
  },
};

/** Unions that try each branch. */
const asked: Readonly<Record<string, Json>> = {
  "branches of which none names its type": {
    oneOf: [
      { required: ["kind"], properties: { kind: { const: "a" } } },
      { required: ["kind"], properties: { kind: { const: "b" } } },
    ],
  },
  "tags that may be absent": {
    oneOf: [object({ kind: { const: "a" } }, []), object({ kind: { const: "b" } }, [])],
  },
  "types that exclude each other": { oneOf: [{ type: "string" }, number, object({ x: number }), { type: "null" }] },
  "types that overlap": { oneOf: [{ type: ["string", "null"] }, { type: ["null", "boolean"] }, number] },
};

const tags: readonly JsonValue[] = ["a", "b", "c", "d", "constructor", "", 1, 2, 0, null, true, false, ["a"], { a: 1 }];
const others: readonly JsonValue[] = [null, true, 0, 1, 1.5, "a", "text", [], [1], ["a"], {}];

function randomValue(random: () => number): JsonValue {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  if (random() < 0.15) return pick(others);
  const members: [string, JsonValue][] = [];
  for (const name of ["kind", "constructor"]) if (random() < 0.6) members.push([name, pick(tags)]);
  for (const name of ["x", "y", "id"]) if (random() < 0.4) members.push([name, pick([1, 7, "one", "two", null])]);
  return Object.fromEntries(members);
}

describe("a union", () => {
  for (const [title, schema] of Object.entries({ ...led, ...asked })) {
    it(`of ${title} gets the standard's verdicts`, async () => {
      const { root, targets } = await loadedSchema(schema);
      const { isRoot, validateRoot } = runModule<"Root">(validatorsModule(planOf(root, targets)));
      const random = createRandom(seedOfRun() + title.length);
      let valid = 0;
      const wrong: string[] = [];
      for (let count = 0; count < sized({ normal: 600, thorough: 20_000 }); count += 1) {
        const value = randomValue(random);
        const verdict = matches(root, value);
        if (verdict) valid += 1;
        if (isRoot(value) !== verdict || validateRoot(value).ok !== verdict) wrong.push(JSON.stringify(value));
      }
      expect(wrong).toEqual([]);
      expect(valid).toBeGreaterThan(0);
    });
  }

  it("leads to its branches without counting them, where tags, members or types tell them apart", async () => {
    for (const [title, schema] of Object.entries(led)) {
      const code = await fastPath(schema);
      expect([title, /switch \(|!== undefined\) {|const x = /.test(code)]).toEqual([title, true]);
    }
    expect(await fastPath(led["a const"] ?? {}))
      .toContain(`  const kind = hasMembers(value) ? value["kind"] : undefined;
  switch (kind) {
    case "a":
      return checkRootOneOf1(value);
    case "b":
      return checkRootOneOf2(value);
    default:
      return false;
  }
`);
    expect(await fastPath(asked["types that exclude each other"] ?? {})).not.toContain("matches");
    expect(await fastPath(asked["types that overlap"] ?? {})).toContain("matches === 1");
  });

  it("of members that exclude each other in a ring is written in proportion to them, and gets the standard's verdicts", async () => {
    expect((await fastPath(ring(24))).length).toBeLessThan(3 * (await fastPath(ring(12))).length);
    const { root, targets } = await loadedSchema(ring(12));
    const { isRoot } = runModule<"Root">(validatorsModule(planOf(root, targets)));
    const verdicts = Array.from({ length: 2 ** 12 }, (_, bits) => {
      const names = Array.from({ length: 12 }, (_name, at) => `a${at}`).filter((_name, at) => (bits >> at) % 2 === 1);
      const value = Object.fromEntries(names.map((name) => [name, 1]));
      return [isRoot(value), matches(root, value)];
    });
    expect(verdicts.filter(([ours, theirs]) => ours !== theirs)).toEqual([]);
    expect(verdicts.filter(([ours]) => ours)).not.toEqual([]);
  });

  it("with a mapping gets the standard's verdicts, whatever the mapping says", async () => {
    const kind = { type: "string" };
    const schema = { oneOf: [object({ kind, x: number }), object({ kind: { const: "b" }, y: number })] };
    const { root, targets } = await loadedSchema(schema);
    const [one, other] = root.oneOf!;
    const mapping = new Map([
      ["a", one],
      ["b", other],
    ]);
    Object.assign(root, { discriminator: { propertyName: "kind", mapping, origin: root.origin } });
    const { isRoot, validateRoot } = runModule<"Root">(validatorsModule(planOf(root, targets)));
    const random = createRandom(seedOfRun() + 7);
    const values = Array.from({ length: 600 }, () => randomValue(random));
    const wrong = values.filter((value) => {
      const verdict = matches(root, value);
      return isRoot(value) !== verdict || validateRoot(value).ok !== verdict;
    });
    expect(wrong).toEqual([]);
    // Tags of one branch on values of the other, and tags that no branch has.
    expect(
      [
        { kind: "b", x: 1 },
        { kind: "c", x: 1 },
        { kind: "a", y: 1 },
      ].map(isRoot),
    ).toEqual([true, true, false]);
    expect(validateRoot({ kind: "b", x: 1 }).ok).toBe(true);
  });

  it("asks a branch of what is not plain JSON as the branch itself would be asked", async () => {
    class Tagged {
      kind = "a";
    }
    const { root, targets } = await loadedSchema(led["a const"] ?? {});
    const { isRoot } = runModule<"Root">(validatorsModule(planOf(root, targets)));
    const value = { kind: "a", x: 1 };
    expect(isRoot(value)).toBe(true);
    expect(isRoot(Object.assign(new Tagged(), value))).toBe(false);
    expect(isRoot(Object.assign([], value))).toBe(false);
    expect(isRoot(Object.assign(Object.create(null), value))).toBe(true);
    expect(
      isRoot(
        new Proxy(value, {
          get: () => {
            throw new Error("unreadable");
          },
        }),
      ),
    ).toBe(false);
    expect(isRoot(undefined)).toBe(false);
  });
});

async function fastPath(schema: Json): Promise<string> {
  const { root, targets } = await loadedSchema(schema);
  const text = renderModule(validatorsModule(planOf(root, targets)));
  return text.slice(text.indexOf("function checkRoot("), text.indexOf("export function validateRoot"));
}
