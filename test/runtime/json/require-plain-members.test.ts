import { describe, expect, it } from "vitest";
import * as plain from "../../../templates/runtime/json/require-plain-members.js";
import { createProblems, failureOf } from "../../../templates/runtime/json/problems.js";

type Ask = (value: unknown, to: ReturnType<typeof createProblems> | undefined, name: string) => boolean;

/** The messages about a property called "a", after checking that both paths agree. */
function sentences(value: unknown, ask: Ask): readonly string[] {
  const problems = createProblems(100);
  expect(ask(value, problems, "a")).toBe(true);
  expect(ask(value, undefined, "a")).toBe(problems.found.length === 0);
  return failureOf(problems).problems.map(({ path, message }) => `${path}: ${message}`);
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

  it("is any value that is there", () => {
    expect(sentences(null, plain.requireValue)).toEqual([]);
    expect(sentences(undefined, plain.requireValue)).toEqual([': Property "a" is missing.']);
  });

  it("has as many characters as it may have, of two code units or of one", () => {
    const ask: Ask = (value, to, name) => plain.optionalText(value, to, name, 3, 2);
    for (const text of ["ab", "abc", "\u{1f600}bc", "\u{1f600}\u{1f600}\u{1f600}"])
      expect(sentences(text, ask)).toEqual([]);
    expect(sentences("\u{1f600}", ask)).toEqual(["/a: The string must have at least 2 characters, but has 1."]);
    expect(sentences("abcd", ask)).toEqual(["/a: The string must have at most 3 characters, but has 4."]);
    const nullable: Ask = (value, to, name) => plain.optionalTextOrNull(value, to, name, 3);
    expect(sentences(null, nullable)).toEqual([]);
    expect(sentences("abcd", nullable)).toHaveLength(1);
  });

  it("is one of some texts, or null where values and types say so", () => {
    const lists = [["x", null], new Set<unknown>(["x", null])];
    for (const values of lists) {
      const text: Ask = (value, to, name) => plain.optionalStringOf(value, to, name, values);
      const nullable: Ask = (value, to, name) => plain.optionalStringOf(value, to, name, values, "string or null");
      expect([sentences("x", text), sentences("x", nullable), sentences(null, nullable)]).toEqual([[], [], []]);
      expect(sentences(null, text)).toEqual(["/a: The value must be of type string, but is of type null."]);
      expect(sentences("y", text)).toEqual(['/a: The value must be one of "x", null, but is "y".']);
      expect(sentences(1, nullable)).toEqual([
        "/a: The value must be of type string or null, but is of type integer: 1.",
      ]);
    }
    const withoutNull: Ask = (value, to, name) => plain.optionalStringOf(value, to, name, ["x"], "string or null");
    expect(sentences(null, withoutNull)).toEqual(['/a: The value must be one of "x", but is null.']);
  });

  it("is one of a few texts that are compared one by one, or null", () => {
    const texts: Ask = (value, to, name) => plain.optionalOneOf(value, to, name, "x", "yes");
    const nullable: Ask = (value, to, name) => plain.optionalOneOfOrNull(value, to, name, "x", "yes", "no", "never");
    for (const value of ["x", "yes", undefined]) expect(sentences(value, texts)).toEqual([]);
    for (const value of ["x", "yes", "no", "never", null, undefined]) expect(sentences(value, nullable)).toEqual([]);
    expect(sentences(null, texts)).toEqual(["/a: The value must be of type string, but is of type null."]);
    expect(sentences("yse", texts)).toEqual([
      '/a: The value must be one of "x", "yes", but is "yse"; did you mean "yes"?',
    ]);
    expect(sentences("y", nullable)).toEqual([
      '/a: The value must be one of "x", "yes", "no", "never", null, but is "y".',
    ]);
    expect(sentences(1, nullable)).toEqual([
      "/a: The value must be of type string or null, but is of type integer: 1.",
    ]);
    expect(sentences(undefined, (value, to, name) => plain.requireOneOf(value, to, name, "x"))).toEqual([
      ': Property "a" is missing.',
    ]);
    expect(sentences(undefined, (value, to, name) => plain.requireOneOfOrNull(value, to, name, "x"))).toHaveLength(1);
  });

  it("is one text alone", () => {
    const ask: Ask = (value, to, name) => plain.optionalConstant(value, to, name, "x");
    expect([sentences("x", ask), sentences(undefined, ask)]).toEqual([[], []]);
    expect(sentences("y", ask)).toEqual(['/a: The value must be "x", but is "y".']);
    expect(sentences(1, ask)).toEqual(["/a: The value must be of type string, but is of type integer: 1."]);
    expect(sentences(undefined, (value, to, name) => plain.requireConstant(value, to, name, "x"))).toHaveLength(1);
  });

  it("is a number between two others", () => {
    const whole: Ask = (value, to, name) => plain.optionalIntegerWithin(value, to, name, 1, 3);
    const number: Ask = (value, to, name) => plain.optionalNumberWithin(value, to, name, 1);
    expect([1, 3].map((value) => sentences(value, whole))).toEqual([[], []]);
    expect(sentences(0, whole)).toEqual(["/a: The number must be at least 1, but is 0."]);
    expect(sentences(4, whole)).toEqual(["/a: The number must be at most 3, but is 4."]);
    expect(sentences(1.5, whole)).toEqual(["/a: The value must be of type integer, but is of type number: 1.5."]);
    expect([sentences(1.5, number), sentences(1e9, number)]).toEqual([[], []]);
    expect(sentences(0.5, number)).toEqual(["/a: The number must be at least 1, but is 0.5."]);
  });

  it("is one of several texts that are asked together", () => {
    const problems = createProblems(100);
    expect(plain.optionalStrings(undefined, "x", "a", undefined, "b", "y", "c")).toBe(true);
    expect(plain.optionalStrings(undefined, "x", "a", 1, "b")).toBe(false);
    expect(plain.optionalStrings(problems, 1, "a", "x", "b", 2, "c", 3, "d")).toBe(true);
    expect(problems.found.map(({ path }) => path)).toEqual(["/a", "/c", "/d"]);
  });
});
