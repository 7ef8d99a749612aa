import { describe, expect, it } from "vitest";
import { optionalShape, requireShape } from "../../../templates/runtime/json/require-members.js";
import { requireInteger, requireString } from "../../../templates/runtime/json/require-plain-members.js";
import { createProblems, failureOf } from "../../../templates/runtime/json/problems.js";
import { resultWithinLimits } from "../../../templates/runtime/json/recursion-limits.js";
import type { ObjectShape, ShapeBranch } from "../../../templates/runtime/json/shapes.js";
import { acceptsShape } from "../../../templates/runtime/json/accept-shapes.js";
import { visitShape } from "../../../templates/runtime/json/visit-shapes.js";
import type { JsonObject } from "../../../templates/runtime/json/object-members.js";

/** The problems of a value, after both paths were seen to agree. */
function shapeProblems(value: unknown, shape: ObjectShape): readonly string[] {
  const problems = createProblems(100);
  visitShape(value, problems, shape);
  const isAccepted = acceptsShape(value, shape);
  expect([problems.step, problems.asked, isAccepted]).toEqual([undefined, 0, problems.found.length === 0]);
  return failureOf(problems).problems.map(({ code, path, message }) => `${code} at "${path}": ${message}`);
}

/** The schema paths in the problems of a value. */
function schemaPaths(value: unknown, shape: ObjectShape): readonly string[] {
  const problems = createProblems(100);
  visitShape(value, problems, shape);
  return problems.found.map(({ schemaPath }) => schemaPath ?? "");
}

describe("the shape of an object", () => {
  const open: ObjectShape = {
    at: "#/A",
    members: (value, to) => requireString(value["name"], to, "name"),
    near: ["names"],
  };
  const closed: ObjectShape = {
    members: (value, to) => optionalShape(value["inner"], to, "inner", open),
    names: ["inner", "free"],
  };

  it("lets other members pass, or refuses them", () => {
    expect(shapeProblems({ name: "a", other: 1 }, open)).toEqual([]);
    expect(shapeProblems({ free: 1, inner: { name: "a" }, gone: undefined }, closed)).toEqual([]);
    expect(shapeProblems({ fre: 1 }, closed)).toEqual([
      'additionalProperties at "/fre": Unknown property "fre"; did you mean "free"?',
    ]);
  });

  it("knows its members in any order, and many of them", () => {
    const names = Array.from({ length: 40 }, (_, at) => `name${at}`);
    const value = Object.fromEntries([...names].reverse().map((name) => [name, 1]));
    for (const some of [names.slice(0, 5), names]) {
      const shape: ObjectShape = { names: some };
      const known = Object.fromEntries(Object.entries(value).filter(([name]) => some.includes(name)));
      expect(shapeProblems(known, shape)).toEqual([]);
      expect(shapeProblems({ ...known, other: 1 }, shape)).toEqual([
        'additionalProperties at "/other": Property "other" is not allowed here.',
      ]);
    }
  });

  it("tells what a missing member is misspelt as", () => {
    expect(shapeProblems({ nam: "a" }, open)).toEqual([
      'required at "": Property "name" is missing; is it misspelled as "nam"?',
    ]);
    expect(shapeProblems({ names: "a" }, open)).toEqual(['required at "": Property "name" is missing.']);
  });

  it("is asked of objects alone, or of null as well", () => {
    expect(shapeProblems([], open)).toEqual(['type at "": The value must be of type object, but is of type array.']);
    expect(shapeProblems(null, open)).toHaveLength(1);
    const nullable: ObjectShape = { ...open, types: "object or null" };
    expect(shapeProblems(null, nullable)).toEqual([]);
    expect(shapeProblems(1, nullable)).toEqual([
      'type at "": The value must be of type object or null, but is of type integer: 1.',
    ]);
  });

  it("counts the depth where values hold others of their kind", () => {
    const list: ObjectShape = {
      members: (value, to, depth) => optionalShape(value["next"], to, "next", list, depth),
      isDeep: true,
    };
    let value: JsonObject = {};
    for (let level = 0; level < 1000; level += 1) value = { next: value };
    expect(acceptsShape(value, list)).toBe(true);
    expect(() => acceptsShape({ next: value }, list)).toThrow(RangeError);
    const problems = createProblems(100);
    visitShape({ next: value }, problems, list);
    expect(problems.refused).toBe(true);
  });

  it("says where schemas of its members stand, of those that are not under their names", () => {
    const path: ObjectShape = {
      pieces: { id: "#/components/parameters/id/schema", page: "/parameters/1/schema" },
      members: (value, to) =>
        requireString(value["id"], to, "id") &&
        requireInteger(value["page"], to, "page") &&
        requireString(value["x"], to, "x"),
    };
    const shape: ObjectShape = {
      at: "#/paths/~1a/get",
      pieces: { path: "" },
      members: (value, to) =>
        requireShape(value["path"], to, "path", path) && requireShape(value["other"], to, "other", path),
    };
    expect(schemaPaths({ path: { id: 1, page: "1", x: 1 } }, shape)).toEqual([
      "#/components/parameters/id/schema/type",
      "#/paths/~1a/get/parameters/1/schema/type",
      "#/paths/~1a/get/properties/x/type",
      "#/paths/~1a/get/required",
    ]);
    expect(schemaPaths({ path: {}, other: { page: 1, x: "" } }, shape).at(-1)).toBe(
      "#/paths/~1a/get/properties/other/required",
    );
  });
});

describe("the shape of a list", () => {
  const item: ObjectShape = { members: (value, to) => requireString(value["name"], to, "name") };

  it("asks each item, of which none may be missing", () => {
    const list: ObjectShape = { at: "#/list", items: () => item };
    expect(shapeProblems([], list)).toEqual([]);
    expect(shapeProblems([{ name: "a" }, { name: 1 }], list)).toEqual([
      'type at "/1/name": The value must be of type string, but is of type integer: 1.',
    ]);
    expect(shapeProblems([undefined], { items: () => ({ branches: [] }) })).toHaveLength(1);
    expect(schemaPaths([{}], list)).toEqual(["#/list/items/required"]);
  });

  it("is asked of lists alone, or of null as well", () => {
    const list: ObjectShape = { items: () => item };
    expect(shapeProblems({}, list)).toEqual(['type at "": The value must be of type array, but is of type object.']);
    expect(shapeProblems(null, list)).toHaveLength(1);
    expect(shapeProblems(null, { ...list, types: "array or null" })).toEqual([]);
    expect(shapeProblems(1, { ...list, types: "array or null" })).toEqual([
      'type at "": The value must be of type array or null, but is of type integer: 1.',
    ]);
  });
});

describe("the shape of a choice", () => {
  const named: ObjectShape = { at: "#/named", members: (value, to) => requireString(value["name"], to, "name") };
  const branches: readonly ShapeBranch[] = [{ name: "Named", shape: () => named, types: ["object"] }, "null"];

  it("takes what a branch takes, null where that is one", () => {
    expect(shapeProblems({ name: "a" }, { branches })).toEqual([]);
    expect(shapeProblems(null, { branches })).toEqual([]);
    expect(shapeProblems(1, { branches })).toEqual([
      'anyOf at "": The value must be of type object or null, but is of type integer: 1.',
    ]);
  });

  it("tells the problems of the branch that was meant, at its place", () => {
    expect(shapeProblems({}, { branches })).toEqual(['required at "": Property "name" is missing.']);
    expect(schemaPaths({}, { branches })).toEqual(["#/named/required"]);
    const unnamed: ShapeBranch = { name: "schema 1", shape: () => ({ items: () => named }), types: ["array"] };
    expect(schemaPaths([1], { at: "#/choice", branches: [unnamed, "null"] })).toEqual(["#/named/type"]);
    expect(schemaPaths(1, { at: "#/choice", branches: [unnamed, "null"] })).toEqual(["#/choice/anyOf"]);
  });

  it("takes one branch alone where it is a oneOf, unless several may match", () => {
    const both: readonly ShapeBranch[] = [
      { name: "A", shape: () => named },
      { name: "B", check: () => true, collect: () => undefined },
    ];
    const value = { name: "a" };
    expect(shapeProblems(value, { choice: "someOf", branches: both })).toEqual([]);
    expect(shapeProblems(value, { choice: "oneOf", branches: both })).toEqual([
      'oneOf at "": The value must match exactly one of A, B, but matches 2: A, B.',
    ]);
    expect(shapeProblems({}, { choice: "oneOf", branches: both })).toEqual([]);
  });

  it("goes to the branch whose tag a value has", () => {
    const tagged = (tag: string): ShapeBranch => ({
      name: tag,
      shape: () => named,
      required: ["kind"],
      tags: [["kind", [tag]]],
    });
    const choice: ObjectShape = { choice: "oneOf", branches: [tagged("a"), tagged("b")] };
    expect(shapeProblems({ kind: "b", name: "x" }, choice)).toEqual([]);
    expect(shapeProblems({ kind: "b" }, choice)).toEqual(['required at "": Property "name" is missing.']);
  });
});

describe("the shape of a choice with tags", () => {
  /** A branch that takes objects by their kind; one that does not require it takes those without as well. */
  const tagged = (name: string, values: readonly unknown[], isRequired: boolean): ShapeBranch => ({
    name,
    tags: [["kind", values]],
    ...(isRequired ? { required: ["kind"] } : {}),
    check: (value) => {
      const { kind } = Object(value) as { readonly kind?: unknown };
      return kind === undefined ? !isRequired : values.includes(kind);
    },
    collect: () => undefined,
  });
  const counted: ShapeBranch = {
    name: "counted",
    check: (value) => Object.hasOwn(Object(value) as object, "count"),
    collect: () => undefined,
  };
  const branches: readonly ShapeBranch[] = [
    tagged("a", ["a", "both"], true),
    "null",
    tagged("b", ["b", "both", 1], true),
    tagged("c", ["c"], false),
    counted,
  ];
  const tags = [
    {},
    { kind: "a" },
    { kind: "b" },
    { kind: "c" },
    { kind: "both" },
    { kind: 1 },
    { kind: "1" },
    { kind: {} },
  ];
  const values = [
    ...tags,
    ...tags.map((value) => ({ ...value, count: 1 })),
    null,
    undefined,
    "a",
    ["a"],
    [{ kind: "a" }],
  ];

  it.each(["anyOf", "oneOf", "someOf"] as const)("is that of as many branches as match: %s", (choice) => {
    for (const value of values) {
      const matching = branches.filter((branch) => (branch === "null" ? value === null : asked(branch, value))).length;
      const expected = choice === "oneOf" ? matching === 1 : matching > 0;
      expect([value, acceptsShape(value, { choice, branches })]).toEqual([value, expected]);
    }
  });

  function asked(branch: Exclude<ShapeBranch, "null">, value: unknown): boolean {
    return "check" in branch && branch.check(value, 0);
  }
});

describe("the shape of a schema that is asked of one value again and again", () => {
  it("takes time in proportion to the levels of the value, though each branch asks the level below", () => {
    let asked = 0;
    const inner: ObjectShape = {
      members(value, to, depth) {
        asked += 1;
        return optionalShape(value["next"], to, "next", both, depth) && requireString(value["end"], to, "end");
      },
      isDeep: true,
      isRevisited: true,
    };
    const branch = (name: string): ShapeBranch => ({ name, shape: () => inner });
    const both: ObjectShape = { choice: "someOf", branches: [branch("A"), branch("B")], isDeep: true };
    let value: JsonObject = { end: 1 };
    for (let level = 0; level < 25; level += 1) value = { next: value, end: "x" };
    const accepts = (some: unknown, depth: number): boolean => acceptsShape(some, both, depth);
    const visits = (some: unknown, problems: Parameters<typeof visitShape>[1], depth: number): void =>
      visitShape(some, problems, both, depth);
    expect(resultWithinLimits(value, accepts, visits, undefined)).toMatchObject({ ok: false });
    expect(asked).toBeLessThan(2_000);
  });
});
