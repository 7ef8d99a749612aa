import { describe, expect, it } from "vitest";
import { addRequired, addStringOf, addType } from "../../../templates/runtime/json/add-problem.js";
import { failureOf, JsonProblems, ProblemList, type JsonCheck } from "../../../templates/runtime/json/problems.js";

const rules = { type: addType, required: addRequired, stringOf: addStringOf };
const isText: JsonCheck = (value, to) => typeof value === "string" || to?.report("type", value, "string");

/** The list that a function fills, up to a number of problems. */
function recorded(record: (problems: JsonProblems) => unknown, limit: number = 100): ProblemList {
  const list = new ProblemList(rules, limit);
  record(new JsonProblems(list).at(undefined, "#/components/schemas/Order"));
  return list;
}

function sentences(record: (problems: JsonProblems) => unknown): readonly string[] {
  return failureOf(recorded(record)).problems.map(({ code, path, message }) => `${code} at "${path}": ${message}`);
}

describe("a problem", () => {
  it("has the place of its value, in the value and in the contract", () => {
    const list = recorded((problems) => {
      problems.at("order").at("a").report("type", 1, "string");
      problems.at("order").at(3).report("type", 1, "string");
      problems.at("order", "/allOf/0").report("type", 1, "string");
      problems.at("order").at("c", "#/components/schemas/C").at("d").report("type", 1, "string");
    });
    expect(list.found.map(({ path, schemaPath }) => [path, schemaPath])).toEqual([
      ["/order/a", "#/components/schemas/Order/properties/order/properties/a/type"],
      ["/order/3", "#/components/schemas/Order/properties/order/items/type"],
      ["/order", "#/components/schemas/Order/allOf/0/type"],
      ["/order/c/d", "#/components/schemas/C/properties/d/type"],
    ]);
  });

  it("of a member of which nothing is there is that it is missing, of an item that there is a hole", () => {
    expect(
      sentences((problems) => {
        problems.at("order").at(undefined, "#/components/schemas/B").report("stringOf", undefined, ["a"]);
        problems.at("order").items([undefined]);
      }),
    ).toEqual([
      'required at "": Property "order" is missing.',
      'type at "/order/0": The value must be of type any JSON type, but is of type undefined.',
    ]);
  });

  it("is kept once, and others at the same place as well", () => {
    expect(
      sentences((problems) => {
        for (const value of [1, 1, true]) problems.at("a").report("type", value, "string");
        problems.at("a").report("stringOf", 1, ["a"]);
        problems.at("b").report("type", 1, "string");
      }),
    ).toEqual([
      'type at "/a": The value must be of type string, but is of type integer: 1.',
      'type at "/a": The value must be of type string, but is of type boolean: true.',
      'type at "/b": The value must be of type string, but is of type integer: 1.',
    ]);
  });

  it("of a text that is one of some is first that it is no text", () => {
    expect(
      sentences((problems) => {
        problems.report("stringOf", null, ["a", "b"]);
        problems.report("stringOf", "c", ["a", "b"]);
        problems.strings({ a: 1, b: "text" }, ["a", "b", "c"]);
      }),
    ).toEqual([
      'type at "": The value must be of type string, but is of type null.',
      'enum at "": The value must be one of "a", "b", but is "c".',
      'type at "/a": The value must be of type string, but is of type integer: 1.',
    ]);
  });
});

describe("items", () => {
  it("are checked from a position on, and none is a hole", () => {
    const items = [1, "a", undefined, 2];
    expect(sentences((problems) => problems.items(items, isText, 1))).toEqual([
      'type at "/2": The value must be of type any JSON type, but is of type undefined.',
      'type at "/3": The value must be of type string, but is of type integer: 2.',
    ]);
    expect(sentences((problems) => problems.items(items))).toHaveLength(1);
  });

  it("are not checked any more when there are more problems than are kept", () => {
    let looks = 0;
    const check: JsonCheck = (item, to) => {
      if (to !== undefined) looks += 1;
      return isText(item, to);
    };
    const numbers = Array.from({ length: 1000 }, Number);
    const list = recorded((problems) => problems.items(numbers, check), 3);
    expect([looks, list.found.length, list.truncated]).toEqual([4, 3, true]);
  });

  it("are asked first, and problems are recorded of those alone that are not valid", () => {
    const looks: unknown[] = [];
    const check: JsonCheck = (item, to) => {
      if (to !== undefined) looks.push(item);
      return isText(item, to);
    };
    sentences((problems) => problems.items(["a", 1, "b"], check));
    expect(looks).toEqual([1]);
  });

  it("are not asked when they hold lists of their kind, all before them are valid and they are the last", () => {
    const asked: unknown[] = [];
    const check: JsonCheck = (item, to) => (to === undefined ? asked.push(item) > 0 : isText(item, to));
    sentences((problems) => problems.items(["a", "b", 1], check, 0, 1));
    expect(asked).toEqual(["a", "b"]);
    sentences((problems) => problems.items(["c", "d"], check));
    expect(asked).toEqual(["a", "b", "c", "d"]);
  });

  it("are asked ever less often in lists within lists", () => {
    const asked: number[] = [];
    const descend = (problems: JsonProblems, level: number): void => {
      const check: JsonCheck = (item, to) => {
        if (to === undefined) asked.push(level);
        else if (item === level) descend(to, level + 1);
        return true;
      };
      // A last item is checked unasked.
      if (level < 40) problems.items([0, level], check, 0, level);
    };
    recorded((problems) => descend(problems, 1), 1);
    expect(asked).toEqual([1, 2, 3, 4, 8, 16, 32]);
  });
});
