import { describe, expect, it } from "vitest";
import { allowMembers, requireMembers, type MemberRow } from "../../../templates/runtime/json/members.js";
import { createProblems, failureOf, type JsonProblems } from "../../../templates/runtime/json/problems.js";
import type { JsonObject } from "../../../templates/runtime/json/values.js";

function problemsOf(collect: typeof allowMembers, value: JsonObject, ...rows: readonly MemberRow[]): readonly string[] {
  const problems = createProblems(100);
  collect(value, problems, rows);
  expect([problems.step, problems.asked]).toEqual([undefined, 0]);
  return failureOf(problems).problems.map(({ code, path, message }) => `${code} at "${path}": ${message}`);
}

describe("members in a list", () => {
  const plain: readonly MemberRow[] = [
    ["text", "string", 3],
    ["size", "integer"],
    ["share", "number"],
    ["isOpen", "boolean or null"],
    ["state", "string or null", ["open", null]],
  ];

  it("may be there, or must be", () => {
    expect(problemsOf(allowMembers, {}, ...plain)).toEqual([]);
    expect(problemsOf(requireMembers, { text: "a" }, ["text", "string"], ["id", "string"])).toEqual([
      'required at "": Property "id" is missing.',
    ]);
  });

  it("are as their types, lengths and values say", () => {
    expect(
      problemsOf(allowMembers, { text: "a😀b", size: 1, share: 0.5, isOpen: null, state: null }, ...plain),
    ).toEqual([]);
    expect(
      problemsOf(allowMembers, { text: "abcd", size: 0.5, share: "1", isOpen: 0, state: "shut" }, ...plain),
    ).toEqual([
      'maxLength at "/text": The text must have at most 3 characters, but has 4.',
      'type at "/size": The value must be of type integer, but is of type number: 0.5.',
      'type at "/share": The value must be of type number, but is of type string: "1".',
      'type at "/isOpen": The value must be of type boolean or null, but is of type integer: 0.',
      'enum at "/state": The value must be one of "open", null, but is "shut".',
    ]);
    expect(
      problemsOf(allowMembers, { text: null, state: null }, ["text", "string"], ["state", "string or null", ["a"]]),
    ).toEqual([
      'type at "/text": The value must be of type string, but is of type null.',
      'enum at "/state": The value must be one of "a", but is null.',
    ]);
  });

  it("are given to a function with their step, and one level deeper where levels are counted", () => {
    const seen: unknown[] = [];
    const collect = (value: unknown, { step }: JsonProblems, depth: number): void =>
      void seen.push([value, step?.place, depth]);
    problemsOf(requireMembers, { a: 1, b: 2 }, ["a", collect], ["b", collect, 6]);
    expect(seen).toEqual([
      [1, "a", 0],
      [2, "b", 7],
    ]);
  });
});
