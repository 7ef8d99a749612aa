import { describe, expect, it } from "vitest";
import { addRequired, addStringOf, addType } from "../../../templates/runtime/json/add-problem.js";
import * as plain from "../../../templates/runtime/json/require-members.js";
import { failureOf, JsonProblems, ProblemList } from "../../../templates/runtime/json/problems.js";

type Ask = (value: unknown, to: JsonProblems | undefined, name: string) => boolean | undefined;

const rules = { type: addType, required: addRequired, stringOf: addStringOf };

/** The messages about a property called "a", after checking that asking and recording agree. */
function sentences(value: unknown, ask: Ask): readonly string[] {
  const list = new ProblemList(rules, 100);
  expect(ask(value, new JsonProblems(list), "a")).toBe(true);
  expect(ask(value, undefined, "a") === true).toBe(list.found.length === 0);
  return failureOf(list).problems.map(({ path, message }) => `${path}: ${message}`);
}

/** Values of each type. */
const samples: readonly unknown[] = ["text", 1, 0.5, true, null, [], {}, Number.NaN, undefined];

const kinds: readonly (readonly [kind: string, accepted: readonly unknown[], types: string])[] = [
  ["String", ["text"], "string"],
  ["StringOrNull", ["text", null], "string or null"],
  ["Integer", [1], "integer"],
  ["IntegerOrNull", [1, null], "integer or null"],
  ["Number", [1, 0.5], "number"],
  ["NumberOrNull", [1, 0.5, null], "number or null"],
  ["Boolean", [true], "boolean"],
  ["BooleanOrNull", [true, null], "boolean or null"],
];

describe("a member of a plain type", () => {
  it.each(kinds)("of kind %s is what its type says", (kind, accepted, types) => {
    const { [`require${kind}`]: need, [`optional${kind}`]: may } = plain as unknown as Readonly<Record<string, Ask>>;
    for (const value of samples) {
      const [first = "", ...others] = sentences(value, need!);
      const isAccepted = accepted.includes(value);
      expect(others).toEqual([]);
      if (value === undefined) expect(first).toBe(': Property "a" is missing.');
      else if (isAccepted) expect(first).toBe("");
      else expect(first).toMatch(`/a: The value must be of type ${types}, but is of type `);
      expect(sentences(value, may!)).toEqual(value === undefined || isAccepted ? [] : [first]);
    }
  });

  it("is one of a few texts, of a list, or of a Set", () => {
    const asks: readonly (readonly [need: Ask, may: Ask])[] = [
      [
        (value, to, name) => plain.requireOneOf(value, to, name, "x", "y"),
        (value, to, name) => plain.optionalOneOf(value, to, name, "x", "y"),
      ],
      ...[["x", "y"], new Set(["x", "y"])].map((allowed): readonly [Ask, Ask] => [
        (value, to, name) => plain.requireStringOf(value, to, name, allowed),
        (value, to, name) => plain.optionalStringOf(value, to, name, allowed),
      ]),
    ];
    for (const [need, may] of asks) {
      expect([sentences("x", need), sentences("y", may), sentences(undefined, may)]).toEqual([[], [], []]);
      expect(sentences(undefined, need)).toEqual([': Property "a" is missing.']);
      expect(sentences("z", may)).toEqual(['/a: The value must be one of "x", "y", but is "z".']);
      expect(sentences(null, need)).toEqual(["/a: The value must be of type string, but is of type null."]);
    }
  });
});
