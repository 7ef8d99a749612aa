import { describe, expect, it } from "vitest";
import { patternKind } from "../../../../generator/languages/ecma/pattern-kind.js";
import { effort } from "../../../support/effort.js";

describe("patternKind", () => {
  it.each([
    "^[A-Z]{3}$",
    "^\\d{4}-\\d{2}-\\d{2}$",
    "^(?:open|closed)$",
    "^[a-z][a-z0-9-]*$",
    "^.{1,5000}$",
    "^([a-z]+\\.)*$",
    "^https?://",
    "[A-Z]{2}",
    "^x-",
    "é|ü",
    "^(?<year>\\d+)-W\\d+$",
    "^$|^a+$",
  ])("leaves %j to the engine, which has one way to go at each character", (pattern) => {
    expect(patternKind(pattern)).toEqual({ kind: "native" });
  });

  it.each([
    ["^(a+)+$", "a loop in a loop"],
    ["^(a|a)*$", "two branches for one character"],
    ["^(a*)*$", "a loop whose body may be empty"],
    ["^\\d+\\d+$", "two loops over the same characters"],
    ["a+$", "a loop that may start anywhere"],
    ["^.*@.*$", "a loop that could end at each @"],
    ["^[^@]+@[a-z.]+\\.[a-z]+$", "a dot that is also in the loop before it"],
    ["^\\w+\\b", "an assertion on the way"],
    ["^(a?b?)+$", "a loop whose body may be empty"],
    ["^(a?)?$", "an optional part that may be empty"],
    ["^(?=.*[a-z])(?=.*\\d)(?!.*\\s).{8,}$", "assertions at the start"],
    ["^[a-z](?!.*--)[a-z-]*(?<!-)$", "assertions at a fixed distance from start and end"],
    ["^((?!00)\\d{2}|x)$", "assertions in a group that is the whole pattern"],
  ])("gives %j to the linear matcher: %s", (pattern) => {
    expect(patternKind(pattern)).toEqual({ kind: "linear" });
  });

  it.each([
    ["^(?=(a))\\1", "it has a back reference to a group"],
    [`^${"(?=.*a{300})".repeat(20)}`, "it has more than 5000 parts after its repetitions are expanded"],
    ["(?!a)".repeat(40), "it has more than 31 lookarounds"],
    ["(a)\\1", "it has a back reference to a group"],
    ["(?<x>a)\\k<x>", "it has a back reference to a group"],
    ["^(a{1,400}){1,400}$", "it has more than 5000 parts after its repetitions are expanded"],
    ["(a|a){2400}", "it has more than 4000 parts after its repetitions are expanded"],
    ["(".repeat(200) + "a" + ")".repeat(200), "its groups are nested deeper than 100 levels"],
  ])("refuses %j", (pattern, reason) => {
    expect(patternKind(pattern)).toEqual({ kind: "refused", reason });
  });

  it("judges long patterns in little time", () => {
    for (const pattern of [
      "a?".repeat(5000),
      "(a|b)".repeat(5000),
      `^(${[...Array(300).keys()].join("|")})+$`,
      "[a-z]*".repeat(2000),
      "(".repeat(100_000),
      `^${"(?=a)".repeat(100_000)}`,
      `^${"\\b".repeat(20_000)}${"(?=a)".repeat(20_000)}`,
      `^(${"(?=".repeat(50)}${")".repeat(50)}${"|(?!a)".repeat(50_000)})$`,
    ]) {
      const spent = effort();
      patternKind(pattern);
      expect(spent()).toBeLessThan(100);
    }
  });
});
