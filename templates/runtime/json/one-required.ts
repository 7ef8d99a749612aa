import { nearestName } from "../base/near.js";
import { listed } from "./short-values.js";
import { maxEdits } from "./misspelt.js";
import { addProblem, maxSuggestions, type JsonProblems, type ProblemText } from "./problems.js";
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
  if (first === undefined) addOneNeeded(value, problems, keyword, names);
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

/** Records that an object has none of the properties of which it needs one. */
export function addOneNeeded(
  value: JsonObject,
  problems: JsonProblems,
  keyword: "anyOf" | "oneOf",
  names: readonly string[],
): void {
  addProblem(problems, keyword, oneNeededText, names, misspelling(value, problems, names));
}

function oneNeededText(names: readonly string[], misspelled: string): ProblemText {
  const expected = listed(names.map((name) => quoted(name)));
  return { message: `The object must have one of the properties ${expected}${misspelled || "."}`, expected };
}

/** `; is "kind" misspelled as "knid"?`, for the first problems; empty where no property of the object is near. */
export function misspelling(
  value: JsonObject,
  { list: { found, secrets }, step }: JsonProblems,
  names: readonly string[],
): string {
  if (found.length >= maxSuggestions) return "";
  const all = secrets?.();
  const others = Object.keys(value).filter((key) => value[key] !== undefined && !names.includes(key));
  for (const name of names) {
    const near = nearestName(name, others, maxEdits);
    // A misspelled name may be that of a secret.
    if (near !== undefined && all?.secretOf(all, step, near) === undefined)
      return `; is ${quoted(name)} misspelled as ${quoted(near)}?`;
  }
  return "";
}
