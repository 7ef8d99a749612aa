import type { JsonBranch } from "./meant-branch.js";
import { addFound, addProblem, JsonProblems, ProblemList, type ProblemDraft, type ProblemText } from "./problems.js";

/** Maximum number of problems of a branch that are compared. */
const maxCompared = 8;

/** Nested choices are compared to this depth; below it, the first branch is reported. */
const maxProbes = 2;

/**
 * Records what all of some branches reject: the problem that they share, or one problem for each path at which all have one. Returns
 * false if they reject nothing in common.
 */
export function addAlternatives(
  value: unknown,
  problems: JsonProblems,
  keyword: "anyOf" | "oneOf",
  all: readonly JsonBranch[],
  branches: readonly JsonBranch[],
  depth: number,
): boolean {
  const { probes } = problems.list;
  const asked = probes >= maxProbes ? branches.slice(0, 1) : branches;
  const lists = asked
    .map((branch) => branchProblems(value, problems, branch, `/${keyword}/${all.indexOf(branch)}`, depth))
    // Problems that another choice collected are not collected again.
    .filter((list) => list.length > 0);
  let isTold = lists.length === 0 && probes > 0;
  for (const path of new Set(lists[0]?.map((problem) => problem.path))) {
    const common = lists.map((list) => list.find((problem) => problem.path === path));
    if (!common.every((problem) => problem !== undefined)) continue;
    isTold = true;
    const [first] = common as [ProblemDraft];
    if (common.every(({ code, message }) => code === first.code && message === first.message))
      addFound(problems.list, first);
    else {
      const problem = addProblem(problems, keyword, commonText, undefined, common);
      if (problem !== undefined) problem.path = path;
    }
  }
  return isTold;
}

/** The first problems of a branch, which are not recorded. */
function branchProblems(
  value: unknown,
  around: JsonProblems,
  branch: JsonBranch,
  piece: string,
  depth: number,
): readonly ProblemDraft[] {
  const { rules, secrets, probes, values } = around.list;
  const list = new ProblemList(rules, maxCompared, values, secrets, probes + 1);
  branch.check(value, new JsonProblems(list, undefined, piece, around), depth + 1);
  return list.found;
}

/** "The value must have the format "date", or the string must have at most 3 characters, but has 5; it is "12 May"." */
function commonText(_value: unknown, problems: readonly ProblemDraft[]): ProblemText {
  const [{ message, expected = "", actual }] = problems as [ProblemDraft];
  const wanted = new Set(problems.map((problem) => problem.expected).filter((text) => text !== undefined));
  const all = [...wanted].join(" or ");
  if (problems.every(({ code }) => code === "type"))
    return { message: message.replace(expected, () => all), expected: all, actual };
  const found = `, but is ${actual}.`;
  const isShown = problems.some((problem) => problem.message.endsWith(found));
  const sentences = new Set(
    problems.map((problem) => problem.message.slice(0, problem.message.endsWith(found) ? -found.length : -1)),
  );
  const text = [...sentences].map((sentence, index) =>
    index === 0 ? sentence : `, or ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  );
  return { message: `${text.join("")}${isShown ? `; it is ${actual}` : ""}.`, expected: all, actual };
}
