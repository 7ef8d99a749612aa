import { describe, expect, it } from "vitest";
import { effort } from "../support/effort.js";
import { validatorsOf } from "../support/validators.js";

describe("validators of hostile values", () => {
  const { isTree, validateTree, parseTree } = validatorsOf({
    Tree: {
      type: "object",
      properties: { next: { $ref: "#/Tree" }, all: { type: "array", items: { $ref: "#/Tree" } } },
    },
  });

  it("refuse a value that is nested 100,000 levels deep, without using up the stack", () => {
    let deep: object = {};
    for (let level = 0; level < 100_000; level += 1) deep = level % 2 === 0 ? { next: deep } : { all: [deep] };
    expect(isTree(deep)).toBe(false);
    expect(validateTree(deep)).toMatchObject({ ok: false, problems: [{ code: "depth" }] });
    expect(parseTree('{"next":'.repeat(100_000))).toMatchObject({ ok: false, problems: [{ code: "json/too-deep" }] });
    expect(parseTree(`${'{"next":'.repeat(2000)}{}${"}".repeat(2000)}`, { maxDepth: 5000 })).toMatchObject({
      ok: false,
      problems: [{ code: "depth" }],
    });
  });

  it("take a value that is nested 300 levels deep", () => {
    let deep: object = {};
    for (let level = 0; level < 300; level += 1) deep = { next: deep };
    expect(isTree(deep)).toBe(true);
  });

  it("refuse a value that refers to itself", () => {
    const circle: { next?: object } = {};
    circle.next = circle;
    expect(isTree(circle)).toBe(false);
    expect(validateTree(circle)).toMatchObject({ ok: false, problems: [{ code: "depth" }] });
  });

  it("do not let a negation turn what was too deep into a yes", () => {
    const { isNot, isOne, isIf } = validatorsOf({
      Tree: { type: "object", properties: { next: { $ref: "#/Tree" } } },
      Not: { not: { $ref: "#/Tree" } },
      One: { oneOf: [true, { $ref: "#/Tree" }] },
      If: { if: { $ref: "#/Tree" }, then: false },
    });
    let deep: object = {};
    for (let level = 0; level < 5000; level += 1) deep = { next: deep };
    expect([isNot(deep), isOne(deep), isIf(deep)]).toEqual([false, false, false]);
  });

  it("end when a schema refers to itself at the same place", () => {
    const { isA, validateA } = validatorsOf({ A: { allOf: [{ $ref: "#/B" }] }, B: { anyOf: [{ $ref: "#/A" }] } });
    expect(isA(1)).toBe(false);
    expect(validateA(1)).toMatchObject({ ok: false, problems: [{ code: "depth" }] });
  });

  it("end when every level can be read in two ways", () => {
    const { isNode, validateNode } = validatorsOf({
      Node: { oneOf: [{ $ref: "#/Left" }, { $ref: "#/Right" }] },
      Left: { type: "object", properties: { child: { $ref: "#/Node" } }, required: ["left"] },
      Right: { type: "object", properties: { child: { $ref: "#/Node" } }, required: ["right"] },
    });
    let node: object = { left: 1 };
    for (let level = 0; level < 200; level += 1) node = { left: 1, child: node };
    expect(isNode(node)).toBe(true);
    for (let level = 0; level < 100; level += 1) node = { left: 1, right: 1, child: node };
    const spent = effort();
    expect(isNode(node)).toBe(false);
    expect(validateNode(node).ok).toBe(false);
    expect(spent()).toBeLessThan(2_000);
  });

  it("look at own members only", () => {
    const { isUser, validateUser } = validatorsOf({
      User: {
        type: "object",
        required: ["constructor", "__proto__", "name"],
        properties: { constructor: { type: "string" }, ["__proto__"]: { type: "object" }, name: { type: "string" } },
        additionalProperties: false,
      },
    });
    expect(isUser({ name: "a" })).toBe(false);
    expect(isUser(JSON.parse('{"name":"a","constructor":"b","__proto__":{}}'))).toBe(true);
    expect(isUser(Object.create({ name: "a", constructor: "b" }))).toBe(false);
    const result = validateUser(JSON.parse('{"name":"a","constructor":"b","__proto__":1}'));
    expect(result).toMatchObject({ ok: false, problems: [{ code: "type", path: "/__proto__" }] });
    expect(validateUser({ name: "a" })).toMatchObject({ problems: [{ code: "required" }, { code: "required" }] });
  });

  it("never say no without a problem, also when a value changes under their eyes", () => {
    const { validateFlag } = validatorsOf({
      Flag: { type: "object", required: ["on"], properties: { on: { const: 1 } } },
    });
    let reads = 0;
    const value = Object.defineProperty({}, "on", { get: () => ((reads += 1) === 1 ? 0 : 1), enumerable: true });
    expect(validateFlag(value)).toMatchObject({ ok: false, problems: [{ code: "unstable", path: "" }] });
    let treeReads = 0;
    const tree = Object.defineProperty({}, "next", { get: () => ((treeReads += 1) === 1 ? 0 : {}), enumerable: true });
    expect(validateTree(tree)).toMatchObject({ ok: false, problems: [{ code: "type", path: "/next" }] });
  });

  it("never change Object.prototype, whatever the names in a text", () => {
    const { parseOpen } = validatorsOf({ Open: { type: "object", additionalProperties: { type: "object" } } });
    const result = parseOpen('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}');
    expect(result.ok && Object.keys(result.value as object)).toEqual(["__proto__", "constructor"]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it("refuse arrays with holes and numbers that JSON does not have", () => {
    const { isList, isAny, isAmount } = validatorsOf({
      List: { type: "array", items: {} },
      Any: { type: "array" },
      Amount: { type: "number" },
    });
    expect([isList([1, undefined]), isAny(new Array(2)), isAmount(Number.NaN), isAmount(Infinity)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it("report a limited number of problems of limited size for a huge value", () => {
    const { validateList } = validatorsOf({
      List: { type: "array", items: { type: "string", maxLength: 3, pattern: "^a" }, uniqueItems: true },
    });
    const spent = effort();
    const long = "\u0007\u202e".repeat(500_000);
    const result = validateList(
      Array.from({ length: 200_000 }, () => long),
      { maxProblems: 10 },
    );
    expect(spent()).toBeLessThan(1_000);
    if (result.ok) throw new Error("It should be refused.");
    expect(result.problems).toHaveLength(10);
    expect(result.truncated).toBe(true);
    expect(JSON.stringify(result).length).toBeLessThan(8000);
    expect(JSON.stringify(result)).not.toMatch(/[\u0007\u202e]/);
  });

  it("cut the path when a name in the value is very long", () => {
    const { validateClosed } = validatorsOf({ Closed: { type: "object", additionalProperties: false } });
    const result = validateClosed({ ["x".repeat(1_000_000)]: 1 });
    expect(result).toMatchObject({ ok: false, problems: [{ code: "additionalProperties", path: "" }] });
    expect(JSON.stringify(result).length).toBeLessThan(1000);
  });
});

describe("validators of hostile schemas", () => {
  const evil = [
    '"; throw 1; //',
    "`${1}`",
    "*/ evil /*",
    "\u2028\u2029",
    "__proto__",
    "constructor",
    "value",
    "path",
    "problems",
    "depth",
    "name",
    "isThing",
    "checkThing",
    "hasObjectType",
    "class",
    "😀",
    "",
    "a'b\\",
    "<!--",
    "</script>",
  ];

  it("keep every text of a spec inside literals", () => {
    const thing = {
      type: "object",
      required: evil,
      properties: Object.fromEntries(evil.map((name) => [name, { enum: evil, pattern: "^", title: name }])),
      patternProperties: { '["`\\\\/]': { type: "string" } },
      dependentRequired: Object.fromEntries(evil.map((name) => [name, evil])),
      propertyNames: { enum: evil },
      additionalProperties: false,
    };
    // JSON.parse makes "__proto__" an ordinary property.
    const { isThing, validateThing } = validatorsOf({ Thing: JSON.parse(JSON.stringify(thing)) as never });
    const value = JSON.parse(
      `{${evil.map((name) => `${JSON.stringify(name)}:"class"`).join()},"__proto__":"class"}`,
    ) as object;
    expect(validateThing(value)).toEqual({ ok: true, value });
    expect(isThing({ ...value, other: 1 })).toBe(false);
  });

  it("are written in time for wide, deep and repetitive schemas", () => {
    const spent = effort();
    const wide = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`p${index}`, { type: "string" }]));
    let deep: object = { type: "string" };
    for (let level = 0; level < 300; level += 1) deep = { anyOf: [{ type: "array", items: deep }, { type: "null" }] };
    const { isWide, isDeep } = validatorsOf({ Wide: { type: "object", properties: wide }, Deep: deep as never });
    expect(isWide({ p7: "a" })).toBe(true);
    expect(isDeep([[[null]]])).toBe(true);
    expect(spent()).toBeLessThan(1_000);
  });
});
