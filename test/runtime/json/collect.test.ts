import { describe, expect, it } from "vitest";
import {
  allowMembers,
  expectAnything,
  expectString,
  expectStringOf,
  numbered,
  requireMembers,
  visitItems,
} from "../../../templates/runtime/json/collect.js";
import { createProblems, type JsonProblems } from "../../../templates/runtime/json/problems.js";

function told(collect: (problems: JsonProblems) => void): readonly string[] {
  const problems = createProblems(100);
  collect(problems);
  return problems.found.map(({ code, path, message }) => `${code} at "${path}": ${message}`);
}

describe("members that are collected", () => {
  const value = { id: 1, "a/b": 2, gone: undefined };

  it("must be there or may be there", () => {
    const members = { id: expectAnything, name: expectAnything, gone: expectAnything };
    expect(told((problems) => requireMembers(value, "/order", problems, members))).toEqual([
      'required at "/order": Property "name" is missing.',
      'required at "/order": Property "gone" is missing.',
    ]);
    expect(told((problems) => allowMembers(value, "/order", problems, members))).toEqual([]);
  });

  it("are looked at in turn, each at its own path", () => {
    const members = { "a/b": expectString, id: expectString };
    expect(told((problems) => allowMembers(value, "/order", problems, members))).toEqual([
      'type at "/order/a~1b": The value must be of type string, but is of type integer.',
      'type at "/order/id": The value must be of type string, but is of type integer.',
    ]);
  });

  it("can have counted names", () => {
    expect(numbered("custom", 9, 11, expectString)).toEqual({
      custom9: expectString,
      custom10: expectString,
      custom11: expectString,
    });
  });
});

describe("items that are collected", () => {
  it("are looked at from a position on, and none is a hole", () => {
    const items = [1, "a", undefined, 2];
    expect(told((problems) => visitItems(items, "", problems, expectString, 1))).toEqual([
      'type at "/2": The value must be of type any JSON type, but is of type undefined.',
      'type at "/3": The value must be of type string, but is of type integer.',
    ]);
    expect(told((problems) => visitItems(items, "", problems))).toHaveLength(1);
  });

  it("are not looked at any more when there are more problems than are kept", () => {
    const problems = createProblems(3);
    let looks = 0;
    visitItems(Array.from({ length: 1000 }, Number), "", problems, (item, path, list) => {
      looks += 1;
      expectString(item, path, list);
    });
    expect([looks, problems.found.length, problems.truncated]).toEqual([4, 3, true]);
  });
});

describe("a text that is one of some", () => {
  it("is a text first", () => {
    expect(told((problems) => expectStringOf(null, "", problems, ["a", "b"]))).toEqual([
      'type at "": The value must be of type string, but is of type null.',
    ]);
    expect(told((problems) => expectStringOf("c", "", problems, ["a", "b"]))).toEqual([
      'enum at "": The value must be one of "a", "b".',
    ]);
    expect(told((problems) => expectStringOf("b", "", problems, ["a", "b"]))).toEqual([]);
  });
});

describe("a list of problems", () => {
  it("keeps as many as it may, and asks for no more texts", () => {
    const problems = createProblems(1);
    visitItems([1, 2], "", problems, expectString);
    expect(problems).toMatchObject({ found: [{ path: "/0" }], truncated: true });
  });

  it("keeps the same problem once, and others at the same place", () => {
    const found = told((problems) => {
      expectString(1, "/a", problems);
      expectStringOf(1, "/a", problems, ["a"]);
      expectString(true, "/a", problems);
      expectString(1, "/b", problems);
    });
    expect(found).toEqual([
      'type at "/a": The value must be of type string, but is of type integer.',
      'type at "/a": The value must be of type string, but is of type boolean.',
      'type at "/b": The value must be of type string, but is of type integer.',
    ]);
  });
});
