import { typeText, problemValue } from "./add-problem.js";
import { jsonTypeOf, listed, shortList, shortValue } from "./short-values.js";
import { canAccept, meantBranch, onlyTagged, type JsonBranch, type MeantTag } from "./meant-branch.js";
import { exclusionText, oneNeededText } from "./one-required.js";
import { safePart } from "./pointer.js";
import {
  addProblem,
  createProblems,
  enter,
  leave,
  type JsonProblems,
  type ProblemText,
  type Shown,
} from "./problems.js";
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
    (sibling) => sibling !== branch && canAccept(sibling, value, type) && sibling.check(value, depth + 1),
  );
  if (matching.length === 0 && branch !== undefined)
    return collectBranch(value, problems, keyword, branches, branch, depth);
  if (!isExclusive && matching.length > 0) return;
  if (branch?.check(value, depth + 1) === true) matching.push(branch);
  if (matching.length > 1) addExclusion(value, problems, branches, inOrder(branches, matching));
  else if (matching.length === 1) return;
  else if (meant.kind === "tag") addTag(meant.object, problems, keyword, meant);
  else if (meant.kind === "type") addProblem(problems, keyword, typeText, value, meant.types.join(" or "));
  else if (meant.kind === "members") addProblem(problems, keyword, oneNeededText, value, meant.names);
  else if (meant.kind === "alternatives") addAlternatives(value, problems, keyword, branches, meant.branches, depth);
  else addMismatch(value, problems, keyword, branches);
}

function collectBranch(
  value: unknown,
  problems: JsonProblems,
  keyword: ChoiceKeyword,
  branches: readonly JsonBranch[],
  branch: JsonBranch,
  depth: number,
): void {
  enter(problems, undefined, `/${keyword}/${branches.indexOf(branch)}`);
  branch.collect(value, problems, depth + 1);
  leave(problems);
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
  if (tag === undefined) addProblem(problems, keyword, missingTagText, tag, { name, values });
  else addProblem(problems, keyword, tagText, tag, { name, values }, safePart(name), "");
}

function missingTagText(_tag: unknown, { name, values }: MeantTag): ProblemText {
  const expected = shortList(values);
  return { message: `Property ${quoted(name)} is missing; it must be one of ${expected}.`, expected };
}

function tagText(tag: unknown, { name, values }: MeantTag, shown: Shown): ProblemText {
  return problemValue(`Property ${quoted(name)} must be one of`, shortList(values), tag, shown);
}

/** So many choices within each other are told by what each of their branches asks for: those below by their first branches. */
const maxProbes = 2;

/** The first problem that a branch has with a value, which is not recorded; empty where it has none. */
function firstProblem(
  value: unknown,
  { step, secrets, probes = 0 }: JsonProblems,
  branch: JsonBranch,
  depth: number,
): JsonProblems["found"] {
  const problems = createProblems(1, false, secrets);
  problems.step = step;
  problems.probes = probes + 1;
  branch.collect(value, problems, depth + 1);
  return problems.found;
}

/** A value without members or items that a few branches of its type refuse: what each of them asks for, in one sentence. */
function addAlternatives(
  value: unknown,
  problems: JsonProblems,
  keyword: ChoiceKeyword,
  all: readonly JsonBranch[],
  branches: readonly JsonBranch[],
  depth: number,
): void {
  if (problems.probes === maxProbes) return collectBranch(value, problems, keyword, all, branches[0]!, depth);
  const asked = new Map<string, string | undefined>();
  for (const branch of branches) {
    for (const { message, expected } of firstProblem(value, problems, branch, depth)) asked.set(message, expected);
  }
  if (asked.size > 1) addProblem(problems, keyword, alternativesText, value, asked);
  else if (asked.size === 0) addMismatch(value, problems, keyword, all);
  else if (problems.probes === undefined) collectBranch(value, problems, keyword, all, branches[0]!, depth);
  // Only the sentence is read: to collect it again at each of many choices within each other would take long.
  else addProblem(problems, keyword, sameText, value, asked);
}

/** The sentence that all branches ask for. */
function sameText(_value: unknown, asked: ReadonlyMap<string, string | undefined>): ProblemText {
  const [[message, expected]] = [...asked] as [[string, string | undefined]];
  return { message, expected };
}

/** "The value must have the format "date", or the text must have at most 3 characters, but has 5." */
function alternativesText(value: unknown, asked: ReadonlyMap<string, string | undefined>, shown: Shown): ProblemText {
  const sentences = [...asked.keys()].map((sentence) => sentence.slice(0, -1));
  const message = sentences.map((sentence, index) =>
    index === 0 ? sentence : `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  );
  const actual = shortValue(value);
  const found = shown === "value" ? `; it is ${actual}` : "";
  const expected = [...asked.values()].filter((wantedText) => wantedText !== undefined).join(" or ");
  return { message: `${message.join(", or ")}${found}.`, expected, actual };
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
