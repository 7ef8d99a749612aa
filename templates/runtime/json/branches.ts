import { addAlternatives } from "./alternatives.js";
import { typeText, problemValue, withNearest } from "./add-problem.js";
import { jsonTypeOf, listed, shortList } from "./short-values.js";
import { canAccept, meantBranch, onlyTagged, type JsonBranch, type MeantTag } from "./meant-branch.js";
import { addOneNeeded, exclusionText, misspelling } from "./one-required.js";
import { safePart } from "./pointer.js";
import { addFound, addProblem, type JsonProblems, type ProblemList, type ProblemText, type Shown } from "./problems.js";
import { cutText } from "../base/problem-limits.js";
import { ownMember, type JsonObject } from "./object-members.js";
import { quoted } from "../base/safe-text.js";

type ChoiceKeyword = "anyOf" | "oneOf";

/**
 * Records why a value does not fit the schemas of an anyOf or oneOf: the problems of the branch that was meant, or one problem
 * that says what is allowed. The other branches are only asked whether they accept the value, where they can.
 */
export function matchBranches(
  value: unknown,
  problems: JsonProblems,
  keyword: ChoiceKeyword,
  branches: readonly JsonBranch[],
  depth: number = 0,
): void {
  match(value, problems, keyword, keyword === "oneOf", branches, depth);
}

/** Records why a value fits none of the schemas of a oneOf of which several may match: answers of others are checked so. */
export function matchSome(
  value: unknown,
  problems: JsonProblems,
  keyword: ChoiceKeyword,
  branches: readonly JsonBranch[],
  depth: number = 0,
): void {
  match(value, problems, keyword, false, branches, depth);
}

function match(
  value: unknown,
  problems: JsonProblems,
  keyword: ChoiceKeyword,
  isExclusive: boolean,
  branches: readonly JsonBranch[],
  depth: number,
): void {
  const only = onlyTagged(value, branches);
  if (only !== undefined) return collectBranch(value, problems, keyword, branches, only, depth);
  const type = jsonTypeOf(value);
  const meant = meantBranch(value, type, branches);
  const branch = meant.kind === "branch" ? meant.branch : undefined;
  const possible = meant.possible ?? branches;
  const matching = possible.filter(
    (sibling) =>
      sibling !== branch && canAccept(sibling, value, type) && sibling.check(value, undefined, depth + 1) === true,
  );
  if (matching.length === 0 && branch !== undefined) {
    const before = problems.list.found.length;
    collectBranch(value, problems, keyword, branches, branch, depth);
    if (typeof value !== "object") addOtherTypes(problems.list, before, branch, branches);
    return;
  }
  if (!isExclusive && matching.length > 0) return;
  if (branch?.check(value, undefined, depth + 1) === true) matching.push(branch);
  if (matching.length > 1) addExclusion(value, problems, branches, inOrder(branches, matching));
  else if (matching.length === 1) return;
  else if (meant.kind === "tag") addTag(meant.object, problems, keyword, meant);
  else if (meant.kind === "type") addProblem(problems, keyword, typeText, value, meant.types.join(" or "));
  else if (meant.kind === "members") addOneNeeded(value as JsonObject, problems, keyword, meant.names);
  else if (meant.kind === "branch" || !addAlternatives(value, problems, keyword, branches, meant.branches, depth))
    addMismatch(value, problems, keyword, branches);
}

function collectBranch(
  value: unknown,
  problems: JsonProblems,
  keyword: ChoiceKeyword,
  branches: readonly JsonBranch[],
  branch: JsonBranch,
  depth: number,
): void {
  branch.check(value, problems.at(undefined, `/${keyword}/${branches.indexOf(branch)}`), depth + 1);
}

/** Tells in problems that values of types of other branches are allowed as well. Null is not told: most choices have it. */
function addOtherTypes(
  problems: ProblemList,
  start: number,
  { types = [] }: JsonBranch,
  branches: readonly JsonBranch[],
): void {
  const others = new Set(branches.flatMap((branch) => branch.types ?? []));
  for (const type of [...types, "null"]) others.delete(type);
  if (others.size === 0) return;
  for (const problem of problems.found.splice(start)) {
    if (problem.message.endsWith("."))
      problem.message = cutText(`${problem.message.slice(0, -1)}; type ${[...others].join(" or ")} is also allowed.`);
    addFound(problems, problem);
  }
}

function inOrder(branches: readonly JsonBranch[], some: readonly JsonBranch[]): readonly JsonBranch[] {
  const wanted = new Set(some);
  return branches.filter((possible) => wanted.has(possible));
}

/** A value that several branches accept where one may: the members that exclude each other, when there are such. */
function addExclusion(
  value: unknown,
  problems: JsonProblems,
  branches: readonly JsonBranch[],
  matching: readonly JsonBranch[],
): void {
  const [one, other] = matching;
  const onlyOf = (a: JsonBranch | undefined, b: JsonBranch | undefined): string | undefined =>
    a?.required?.find((name) => b?.required?.includes(name) !== true);
  const [first, second] = [onlyOf(one, other), onlyOf(other, one)];
  if (first === undefined || second === undefined) addMismatch(value, problems, "oneOf", branches, matching);
  else addProblem(problems, "oneOf", exclusionText, value, [first, second, matching.length]);
}

/** A member that tells which branch is meant and that is missing, or has a value that no branch has. */
function addTag(value: JsonObject, problems: JsonProblems, keyword: ChoiceKeyword, { name, values }: MeantTag): void {
  const tag = ownMember(value, name);
  if (tag === undefined) addMissingTag(value, problems, keyword, name, values);
  else addProblem(problems.at(safePart(name), ""), keyword, tagText, tag, { name, values });
}

function addMissingTag(
  value: JsonObject,
  problems: JsonProblems,
  keyword: ChoiceKeyword,
  name: string,
  values: readonly unknown[],
): void {
  const expected = shortList(values);
  const misspelled = misspelling(value, problems, [name]) || ".";
  const message = `Property ${quoted(name)} is missing; it must be one of ${expected}${misspelled}`;
  addProblem(problems, keyword, () => ({ message, expected }), undefined, undefined);
}

function tagText(tag: unknown, { name, values }: MeantTag, shown: Shown): ProblemText {
  const text = problemValue(`Property ${quoted(name)} must be one of`, shortList(values), tag, shown);
  return shown === "value" ? withNearest(text, tag, values) : text;
}

/** A value that no branch accepts, or several (`matching`). */
function addMismatch(
  value: unknown,
  problems: JsonProblems,
  keyword: ChoiceKeyword,
  branches: readonly JsonBranch[],
  matching: readonly JsonBranch[] = [],
): void {
  addProblem(problems, keyword, mismatchText, value, { keyword, branches, matching });
}

function mismatchText(
  value: unknown,
  {
    keyword,
    branches,
    matching,
  }: {
    readonly keyword: ChoiceKeyword;
    readonly branches: readonly JsonBranch[];
    readonly matching: readonly JsonBranch[];
  },
): ProblemText {
  const expected = `${keyword === "anyOf" ? "at least" : "exactly"} one of ${names(branches)}`;
  const verdict = matching.length === 0 ? "matches none" : `matches ${matching.length}: ${names(matching)}`;
  const matches = matching.length === 0 ? undefined : matching.length;
  return { message: `The value must match ${expected}, but ${verdict}.`, expected, actual: jsonTypeOf(value), matches };
}

function names(branches: readonly JsonBranch[]): string {
  return listed(branches.map(({ name }) => name));
}
