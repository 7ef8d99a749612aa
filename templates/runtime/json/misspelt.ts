import { maxSuggestions, type JsonProblems, type MemberFault, type ProblemDraft } from "./problems.js";
import { pathOf } from "./step.js";
import { nearestName } from "../base/near.js";
import { quoted } from "../base/safe-text.js";
import type { JsonObject } from "./object-members.js";

/** Names of members that a schema knows: a constant of a validator. */
export type KnownNames = readonly string[] | ReadonlySet<string>;

/** The edits between a name and what it may mean. */
export const maxEdits = 2;

/**
 * Tells of a member that must not be there what it may mean: one that is missing, with which it becomes one problem, or one of
 * those that may be there (`known`).
 */
export function mendUnknown(problems: JsonProblems, name: string, problem: ProblemDraft, known: KnownNames = []): void {
  const owner = pathOf(problems.step);
  const unknown: MemberFault = { name, problem, owner, isTold: false };
  const { list } = problems;
  const missing = list.missing && nearestFault(list.missing, unknown);
  const isEarly = list.found.length <= maxSuggestions;
  if (missing !== undefined) {
    list.found.pop();
    tellMeant(missing.problem, unknown, missing);
  } else if (isEarly) {
    list.mendMissing = mendMissing;
    const near = nearestName(name, known, maxEdits);
    if (near !== undefined) tellUnknown(problem, unknown, near);
    (list.unknown ??= []).push(unknown);
  }
}

/** Tells of a missing member, the last problem, which member that must not be there may mean it. */
function mendMissing({ list }: JsonProblems, missing: MemberFault): void {
  const unknown = nearestFault(list.unknown ?? [], missing);
  if (unknown === undefined) return;
  list.found.pop();
  tellMeant(unknown.problem, unknown, missing);
}

/** Two faults as one problem, in the place of one of theirs. */
function tellMeant(draft: ProblemDraft, unknown: MemberFault, missing: MemberFault): void {
  tellUnknown(draft, unknown, missing.name);
  unknown.isTold = missing.isTold = true;
}

function tellUnknown(draft: ProblemDraft, { name, problem }: MemberFault, meant: string): void {
  const expected = quoted(meant);
  Object.assign(draft, problem, { message: `Unknown property ${quoted(name)}; did you mean ${expected}?`, expected });
}

/** The fault of the same object that is about a near name. */
function nearestFault(faults: readonly MemberFault[], { name, owner }: MemberFault): MemberFault | undefined {
  const others = faults.filter((fault) => !fault.isTold && fault.owner === owner);
  const near = nearestName(
    name,
    others.map((fault) => fault.name),
    maxEdits,
  );
  return others.find((fault) => fault.name === near);
}

/** Names members of an open object that may be misspelt. `known` are names of the schema that resemble required ones. */
export function nameMisspelt(value: JsonObject, { list, step }: JsonProblems, known: readonly string[] = []): void {
  for (const fault of list.missing ?? []) {
    const { name, problem, owner, isTold } = fault;
    if (isTold || owner !== pathOf(step)) continue;
    const others = Object.keys(value).filter((key) => value[key] !== undefined && !known.includes(key));
    const near = nearestName(name, others, maxEdits);
    // A misspelt name may be that of a secret.
    const all = list.secrets?.();
    if (near === undefined || all?.secretOf(all, step, near) !== undefined) continue;
    problem.message = `Property ${quoted(name)} is missing; is it misspelled as ${quoted(near)}?`;
    fault.isTold = true;
  }
}
