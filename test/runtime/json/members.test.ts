import { describe, expect, it } from "vitest";
import {
  acceptsMembers,
  acceptsShape,
  visitMembers,
  visitShape,
  type MemberRow,
  type ObjectShape,
} from "../../../templates/runtime/json/members.js";
import { createProblems, failureOf, type JsonProblems } from "../../../templates/runtime/json/problems.js";
import type { JsonObject } from "../../../templates/runtime/json/values.js";

/** The problems that rows find, after both paths were seen to agree. */
function problemsOf(value: JsonObject, ...rows: readonly MemberRow[]): readonly string[] {
  const problems = createProblems(100);
  visitMembers(value, problems, rows);
  return told(problems, acceptsMembers(value, rows));
}

/** The same of a shape. */
function shapeProblems(value: unknown, shape: ObjectShape): readonly string[] {
  const problems = createProblems(100);
  visitShape(value, problems, shape);
  return told(problems, acceptsShape(value, shape));
}

function told(problems: JsonProblems, isAccepted: boolean): readonly string[] {
  expect([problems.step, problems.asked, isAccepted]).toEqual([undefined, 0, problems.found.length === 0]);
  return failureOf(problems).problems.map(({ code, path, message }) => `${code} at "${path}": ${message}`);
}

const isText = (value: unknown): boolean => typeof value === "string";

describe("members in a list", () => {
  const plain: readonly MemberRow[] = [
    ["text", 0, "string", 3],
    ["size", 0, "integer"],
    ["share", 0, "number"],
    ["isOpen", 0, "boolean or null"],
    ["state", 0, "string or null", ["open", null]],
  ];

  it("may be there, or must be", () => {
    expect(problemsOf({}, ...plain)).toEqual([]);
    expect(problemsOf({ text: "a" }, ["text", 1, "string"], ["id", 1, "any"])).toEqual([
      'required at "": Property "id" is missing.',
    ]);
    expect(problemsOf({ id: [] }, ["id", 1, "any"])).toEqual([]);
  });

  it("are as their types, lengths and values say", () => {
    expect(problemsOf({ text: "a😀b", size: 1, share: 0.5, isOpen: null, state: null }, ...plain)).toEqual([]);
    expect(problemsOf({ text: "abcd", size: 0.5, share: "1", isOpen: 0, state: "shut" }, ...plain)).toEqual([
      'maxLength at "/text": The text must have at most 3 characters, but has 4.',
      'type at "/size": The value must be of type integer, but is of type number: 0.5.',
      'type at "/share": The value must be of type number, but is of type string: "1".',
      'type at "/isOpen": The value must be of type boolean or null, but is of type integer: 0.',
      'enum at "/state": The value must be one of "open", null, but is "shut".',
    ]);
    expect(
      problemsOf({ text: null, state: null }, ["text", 0, "string"], ["state", 0, "string or null", ["a"]]),
    ).toEqual([
      'type at "/text": The value must be of type string, but is of type null.',
      'enum at "/state": The value must be one of "a", but is null.',
    ]);
    const numbers: readonly MemberRow[] = [
      ["size", 0, "integer or null"],
      ["share", 0, "number or null"],
      ["isOpen", 0, "boolean"],
    ];
    expect(problemsOf({ size: null, share: null, isOpen: true }, ...numbers)).toEqual([]);
    expect(problemsOf({ size: 0.5, share: Infinity, isOpen: null }, ...numbers)).toHaveLength(3);
  });

  it("are given to a function with their step, one level deeper", () => {
    const seen: unknown[] = [];
    const collect = (value: unknown, { step }: JsonProblems, depth: number): void =>
      void seen.push([value, step?.place, depth]);
    const rows: readonly MemberRow[] = [
      ["a", 1, () => true, collect],
      ["b", 1, (_value, depth) => depth === 7, collect],
    ];
    visitMembers({ a: 1, b: 2 }, createProblems(100), rows, 6);
    expect(seen).toEqual([
      [1, "a", 7],
      [2, "b", 7],
    ]);
    expect(acceptsMembers({ a: 1, b: 2 }, rows, 6)).toBe(true);
    expect(acceptsMembers({ a: 1, b: 2 }, rows, 5)).toBe(false);
  });

  it("fit at least one branch of a choice, or exactly one", () => {
    const branches = () => [
      { name: "text", check: isText, collect: () => undefined, types: ["string"] },
      { name: "value", check: (value: unknown) => value !== 1, collect: () => undefined },
    ];
    for (const keyword of ["anyOf", "someOf"] as const) {
      expect(problemsOf({ a: "x" }, ["a", 0, branches, keyword])).toEqual([]);
    }
    expect(problemsOf({ a: 2 }, ["a", 0, branches, "oneOf"])).toEqual([]);
    expect(problemsOf({ a: "x" }, ["a", 0, branches, "oneOf"])).toEqual([
      'oneOf at "/a": The value must match exactly one of text, value, but matches 2: text, value.',
    ]);
  });
});

describe("the shape of an object", () => {
  const open: ObjectShape = { at: "#/A", members: [["name", 1, "string"]], near: ["names"] };
  const closed: ObjectShape = {
    members: [
      ["inner", 0, () => open],
      ["free", 0, "any"],
    ],
    isClosed: true,
  };

  it("lets other members pass, or refuses them", () => {
    expect(shapeProblems({ name: "a", other: 1 }, open)).toEqual([]);
    expect(shapeProblems({ free: 1, inner: { name: "a" }, gone: undefined }, closed)).toEqual([]);
    expect(shapeProblems({ fre: 1 }, closed)).toEqual([
      'additionalProperties at "/fre": Unknown property "fre"; did you mean "free"?',
    ]);
  });

  it("tells what a missing member is misspelt as", () => {
    expect(shapeProblems({ nam: "a" }, open)).toEqual([
      'required at "": Property "name" is missing; is it misspelt as "nam"?',
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
    const list: ObjectShape = { members: [["next", 0, () => list]], isDeep: true };
    let value: JsonObject = {};
    for (let level = 0; level < 1000; level += 1) value = { next: value };
    expect(acceptsShape(value, list)).toBe(true);
    expect(() => acceptsShape({ next: value }, list)).toThrow(RangeError);
    const problems = createProblems(100);
    visitShape({ next: value }, problems, list);
    expect(problems.refused).toBe(true);
  });
});
