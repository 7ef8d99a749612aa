import { describe, expect, it } from "vitest";
import {
  optionalChoice,
  optionalItems,
  optionalList,
  optionalPart,
  optionalShape,
  requireChoice,
  requireItems,
  requireList,
  requirePart,
  requireShape,
} from "../../../templates/runtime/json/require-members.js";
import { requireString } from "../../../templates/runtime/json/require-plain-members.js";
import { createProblems, failureOf, type JsonProblems } from "../../../templates/runtime/json/problems.js";
import { acceptsShape } from "../../../templates/runtime/json/accept-shapes.js";
import type { AskMembers, ObjectShape } from "../../../templates/runtime/json/shapes.js";
import { visitShape } from "../../../templates/runtime/json/visit-shapes.js";
import type { JsonObject } from "../../../templates/runtime/json/object-members.js";

/** The problems of properties, after checking that both paths agree. */
function problemsOf(value: JsonObject, members: AskMembers): readonly string[] {
  return shapeProblems(value, { members });
}

/** The same of a shape. */
function shapeProblems(value: unknown, shape: ObjectShape): readonly string[] {
  const problems = createProblems(100);
  visitShape(value, problems, shape);
  return texts(problems, acceptsShape(value, shape));
}

function texts(problems: JsonProblems, isAccepted: boolean): readonly string[] {
  expect([problems.step, problems.asked, isAccepted]).toEqual([undefined, 0, problems.found.length === 0]);
  return failureOf(problems).problems.map(({ code, path, message }) => `${code} at "${path}": ${message}`);
}

const isText = (value: unknown): boolean => typeof value === "string";

describe("members by functions of their schemas", () => {
  it("are given to them with their step, one level deeper", () => {
    const seen: unknown[] = [];
    const collect = (value: unknown, { step }: JsonProblems, depth: number): void =>
      void seen.push([value, step?.place, depth]);
    const check = (_value: unknown, depth: number): boolean => depth === 7;
    const members: AskMembers = (value, to, depth) =>
      requirePart(value["a"], to, "a", check, collect, depth) &&
      optionalList(value["b"], to, "b", check, collect, depth);
    members({ a: 1, b: [2] }, createProblems(100), 6);
    expect(seen).toEqual([
      [1, "a", 7],
      [[2], "b", 7],
    ]);
    expect(members({ a: 1, b: [2] }, undefined, 6)).toBe(true);
    expect(members({ a: 1, b: [2] }, undefined, 5)).toBe(false);
  });

  it("are asked before they are collected, unless they are lists or hold others of their kind", () => {
    const seen: unknown[] = [];
    const check = (): boolean => true;
    const collect = (value: unknown): void => void seen.push(value);
    const members: AskMembers = (value, to, depth) =>
      optionalPart(value["asked"], to, "asked", check, collect) &&
      optionalPart(value["deep"], to, "deep", check, collect, depth) &&
      requireList(value["list"], to, "list", check, collect);
    expect(problemsOf({ asked: 1, deep: 2, list: 3 }, members)).toEqual([]);
    expect(seen).toEqual([2, 3]);
  });

  it("may be there, or must be", () => {
    const collect = (): void => undefined;
    expect(
      problemsOf(
        {},
        (value, to) =>
          optionalPart(value["a"], to, "a", isText, collect) &&
          optionalList(value["b"], to, "b", isText, collect) &&
          optionalShape(value["c"], to, "c", {}) &&
          optionalItems(value["d"], to, "d", {}) &&
          optionalChoice(value["e"], to, "e", [], "anyOf"),
      ),
    ).toEqual([]);
    expect(
      problemsOf(
        {},
        (value, to) =>
          requirePart(value["a"], to, "a", isText, collect) &&
          requireList(value["b"], to, "b", isText, collect) &&
          requireShape(value["c"], to, "c", {}) &&
          requireItems(value["d"], to, "d", {}) &&
          requireChoice(value["e"], to, "e", [], "anyOf"),
      ),
    ).toEqual(["a", "b", "c", "d", "e"].map((name) => `required at "": Property "${name}" is missing.`));
  });

  it("fit at least one branch of a choice, or exactly one", () => {
    const branches = [
      { name: "text", check: isText, collect: () => undefined, types: ["string"] },
      { name: "value", check: (value: unknown) => value !== 1, collect: () => undefined },
    ];
    const choice = (keyword: "anyOf" | "oneOf" | "someOf"): AskMembers => {
      return (value, to) => optionalChoice(value["a"], to, "a", branches, keyword);
    };
    for (const keyword of ["anyOf", "someOf"] as const) expect(problemsOf({ a: "x" }, choice(keyword))).toEqual([]);
    expect(problemsOf({ a: 2 }, choice("oneOf"))).toEqual([]);
    expect(problemsOf({ a: "x" }, choice("oneOf"))).toEqual([
      'oneOf at "/a": The value must match exactly one of text, value, but matches 2: text, value.',
    ]);
  });

  it("are lists of objects of one shape", () => {
    const shape: ObjectShape = { members: (value, to) => requireString(value["name"], to, "name") };
    const members: AskMembers = (value, to) => requireItems(value["all"], to, "all", shape);
    expect(problemsOf({ all: [{ name: "a" }] }, members)).toEqual([]);
    expect(problemsOf({ all: {} }, members)).toEqual([
      'type at "/all": The value must be of type array, but is of type object.',
    ]);
    const holed: unknown[] = [{ name: "a" }, {}];
    holed[3] = { name: 1 };
    expect(problemsOf({ all: holed }, members)).toEqual([
      'required at "/all/1": Property "name" is missing.',
      'type at "/all/2": The value must be of type any JSON type, but is of type undefined.',
      'type at "/all/3/name": The value must be of type string, but is of type integer: 1.',
    ]);
  });
});
