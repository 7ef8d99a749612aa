import { listed } from "./short-values.js";
import { addProblem, type JsonProblems, type ProblemText } from "./problems.js";
import { ownMember, type JsonObject } from "./object-members.js";
import { quoted } from "../base/safe-text.js";

/**
 * Records that an object breaks an anyOf or oneOf whose branches ask for one member each: it has none of `names`, or several where it
 * may have one.
 */
export function requireOne(
  value: JsonObject,
  problems: JsonProblems,
  keyword: "anyOf" | "oneOf",
  names: readonly string[],
): void {
  const present = names.filter((name) => ownMember(value, name) !== undefined);
  const [first, second] = present;
  if (first === undefined) addProblem(problems, keyword, oneNeededText, value, names);
  else if (second !== undefined && keyword === "oneOf") {
    addProblem(problems, keyword, exclusionText, value, [first, second, present.length]);
  }
}

/** The text of the problem that two members exclude each other. */
export function exclusionText(
  _value: unknown,
  [first, second, matches]: readonly [first: string, second: string, matches: number],
): ProblemText {
  const actual = `${quoted(first)} and ${quoted(second)}`;
  return { message: `Properties ${actual} exclude each other.`, expected: "one of them", actual, matches };
}

/** The text of the problem that one of several members is needed. */
export function oneNeededText(_value: unknown, names: readonly string[]): ProblemText {
  const expected = listed(names.map((name) => quoted(name)));
  return { message: `The object must have one of the properties ${expected}.`, expected };
}
