import { jsonTypeOf, listed, shortList, shortValue } from "./describe.js";
import { meantBranch, type JsonBranch } from "./meant-branch.js";
import { addProblem, enter, leave, type JsonProblems } from "./problems.js";
import { ownMember, type JsonObject } from "./values.js";
import { quoted } from "../base/safe-text.js";

/**
 * Records why a value does not fit the schemas of an anyOf or oneOf: the problems of the branch that was meant, or one problem
 * that says what is allowed. The other branches are only asked whether they accept the value.
 */
export function matchBranches(
  value: unknown,
  problems: JsonProblems,
  keyword: "anyOf" | "oneOf",
  branches: readonly JsonBranch[],
): void {
  const meant = meantBranch(value, branches);
  const branch = meant.kind === "branch" ? meant.branch : undefined;
  const matching = branches.filter((each) => each !== branch && each.check(value));
  if (matching.length === 0 && branch !== undefined) {
    enter(problems, undefined, `/${keyword}/${branches.indexOf(branch)}`);
    branch.collect(value, problems);
    return leave(problems);
  }
  if (keyword === "anyOf" && matching.length > 0) return;
  if (branch?.check(value) === true) matching.push(branch);
  if (matching.length > 1) addExclusion(value, problems, branches, matching);
  else if (matching.length === 1) return;
  else if (meant.kind === "tag") addTag(meant.object, problems, keyword, meant.name, meant.values);
  else addMismatch(value, problems, keyword, branches, "matches none");
}

/** A value that several branches accept where one may: the members that exclude each other, when there are such. */
function addExclusion(
  value: unknown,
  problems: JsonProblems,
  branches: readonly JsonBranch[],
  matching: readonly JsonBranch[],
): void {
  const [one, other] = matching;
  const own = (a: JsonBranch | undefined, b: JsonBranch | undefined): string | undefined =>
    a?.required?.find((name) => b?.required?.includes(name) !== true);
  const [first, second] = [own(one, other), own(other, one)];
  if (first === undefined || second === undefined) {
    return addMismatch(value, problems, "oneOf", branches, `matches ${matching.length}: ${names(matching)}`);
  }
  const pair = `${quoted(first)} and ${quoted(second)}`;
  const message = `Properties ${pair} exclude each other.`;
  addProblem(problems, "oneOf", undefined, () => ({ message, expected: "one of them", actual: pair }));
}

/** A member that tells which branch is meant and that is missing, or has a value that no branch has. */
function addTag(
  value: JsonObject,
  problems: JsonProblems,
  keyword: "anyOf" | "oneOf",
  name: string,
  values: readonly unknown[],
): void {
  const expected = shortList(values);
  const tag = ownMember(value, name);
  if (tag === undefined) {
    const message = `Property ${quoted(name)} is missing; it must be one of ${expected}.`;
    return addProblem(problems, keyword, undefined, () => ({ message, expected }));
  }
  const actual = shortValue(tag);
  const said = `Property ${quoted(name)} must be one of ${expected}`;
  const texts = { message: `${said}, but is ${actual}.`, discreet: `${said}.`, expected, actual };
  addProblem(problems, keyword, name, () => texts, "");
}

function addMismatch(
  value: unknown,
  problems: JsonProblems,
  keyword: "anyOf" | "oneOf",
  branches: readonly JsonBranch[],
  verdict: string,
): void {
  addProblem(problems, keyword, undefined, () => {
    const expected = `${keyword === "anyOf" ? "at least" : "exactly"} one of ${names(branches)}`;
    return { message: `The value must match ${expected}, but ${verdict}.`, expected, actual: jsonTypeOf(value) };
  });
}

function names(branches: readonly JsonBranch[]): string {
  return listed(branches.map(({ name }) => name));
}
