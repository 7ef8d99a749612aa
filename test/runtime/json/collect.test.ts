import { describe, expect, it } from "vitest";
import {
  allowInteger,
  allowMember,
  allowString,
  expectString,
  expectStringOf,
  requireMember,
  visitItems,
  visitValue,
} from "../../../templates/runtime/json/collect.js";
import {
  createProblems,
  enter,
  failureOf,
  leave,
  type JsonProblems,
} from "../../../templates/runtime/json/problems.js";

function problemsOf(collect: (problems: JsonProblems) => void): readonly string[] {
  const problems = createProblems(100);
  enter(problems, undefined, "#/components/schemas/Order");
  collect(problems);
  leave(problems);
  expect([problems.step, problems.asked]).toEqual([undefined, 0]);
  return failureOf(problems).problems.map(({ code, path, message }) => `${code} at "${path}": ${message}`);
}

describe("members that are collected", () => {
  it("must be there or may be there", () => {
    expect(problemsOf((problems) => requireMember(undefined, problems, "id", expectString))).toEqual([
      'required at "": Property "id" is missing.',
    ]);
    expect(problemsOf((problems) => expectString(undefined, problems, "id"))).toEqual([
      'required at "": Property "id" is missing.',
    ]);
    expect(problemsOf((problems) => allowMember(undefined, problems, "id", expectString))).toEqual([]);
    expect(problemsOf((problems) => allowInteger(undefined, problems, "id"))).toEqual([]);
  });

  it("are not looked at when they are valid as a whole", () => {
    const looks: unknown[] = [];
    const collect = (value: unknown): void => void looks.push(value);
    problemsOf((problems) => {
      requireMember({ id: 1 }, problems, "a", collect, () => true);
      allowMember({ id: 2 }, problems, "b", collect, () => false);
    });
    expect(looks).toEqual([{ id: 2 }]);
  });

  it("have a path of their own, in the value and in the schema", () => {
    const problems = createProblems(100);
    enter(problems, "order", "#/components/schemas/Order");
    requireMember(1, problems, "a", expectString);
    allowString(1, problems, "c");
    visitValue(1, problems, "d", "/additionalProperties", expectString, () => false);
    expect(failureOf(problems).problems).toMatchObject([
      { path: "/order/a", schemaPath: "#/components/schemas/Order/properties/a/type" },
      { path: "/order/c", schemaPath: "#/components/schemas/Order/properties/c/type" },
      { path: "/order/d", schemaPath: "#/components/schemas/Order/additionalProperties/type" },
    ]);
  });
});

describe("items that are collected", () => {
  it("are looked at from a position on, and none is a hole", () => {
    const items = [1, "a", undefined, 2];
    expect(problemsOf((problems) => visitItems(items, problems, expectString, undefined, 1))).toEqual([
      'type at "/2": The value must be of type any JSON type, but is of type undefined.',
      'type at "/3": The value must be of type string, but is of type integer: 2.',
    ]);
    expect(problemsOf((problems) => visitItems(items, problems))).toHaveLength(1);
  });

  it("are not looked at any more when there are more problems than are kept", () => {
    const problems = createProblems(3);
    let looks = 0;
    visitItems(Array.from({ length: 1000 }, Number), problems, (item, list) => {
      looks += 1;
      expectString(item, list);
    });
    expect([looks, problems.found.length, problems.truncated]).toEqual([4, 3, true]);
  });

  it("are asked first, and only those that are not valid are looked at", () => {
    const looks: unknown[] = [];
    const check = (item: unknown): boolean => typeof item === "string";
    const collect = (item: unknown, problems: JsonProblems): void => {
      looks.push(item);
      expectString(item, problems);
    };
    problemsOf((problems) => visitItems(["a", 1, "b"], problems, collect, check));
    expect(looks).toEqual([1]);
  });

  it("are not asked when they hold lists of their kind, all before them are valid and they are the last", () => {
    const asked: unknown[] = [];
    const check = (item: unknown): boolean => asked.push(item) > 0;
    problemsOf((problems) => visitItems(["a", "b", 1], problems, expectString, check, 0, true));
    expect(asked).toEqual(["a", "b"]);
    problemsOf((problems) => visitItems(["c", "d"], problems, expectString, check));
    expect(asked).toEqual(["a", "b", "c", "d"]);
  });

  it("are asked ever less often in lists within lists", () => {
    const asked: number[] = [];
    const problems = createProblems(1);
    const descend = (level: number): void => {
      const check = (): boolean => {
        asked.push(level);
        return true;
      };
      // A last item is looked at unasked.
      if (level < 40) visitItems([0, level], problems, (item) => item === level && descend(level + 1), check, 0, true);
    };
    descend(1);
    expect(asked).toEqual([1, 2, 3, 4, 8, 16, 32]);
  });
});

describe("a text that is one of some", () => {
  it("is a text first", () => {
    expect(problemsOf((problems) => expectStringOf(null, problems, ["a", "b"]))).toEqual([
      'type at "": The value must be of type string, but is of type null.',
    ]);
    expect(problemsOf((problems) => expectStringOf("c", problems, ["a", "b"]))).toEqual([
      'enum at "": The value must be one of "a", "b", but is "c".',
    ]);
    expect(problemsOf((problems) => expectStringOf("b", problems, ["a", "b"]))).toEqual([]);
  });
});

describe("a list of problems", () => {
  it("keeps as many as it may, and asks for no more texts", () => {
    const problems = createProblems(1);
    visitItems([1, 2], problems, expectString);
    expect(problems).toMatchObject({ found: [{ path: "/0" }], truncated: true });
  });

  it("keeps the same problem once, and others at the same place", () => {
    const found = problemsOf((problems) => {
      expectString(1, problems, "a");
      expectStringOf(1, problems, ["a"], "a");
      expectString(true, problems, "a");
      expectString(1, problems, "b");
    });
    expect(found).toEqual([
      'type at "/a": The value must be of type string, but is of type integer: 1.',
      'type at "/a": The value must be of type string, but is of type boolean: true.',
      'type at "/b": The value must be of type string, but is of type integer: 1.',
    ]);
  });
});
