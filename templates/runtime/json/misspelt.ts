import { mostMended, type JsonProblems, type MemberFault } from "./problems.js";
import { pathOf } from "./step.js";
import { lettersOf, nearestName } from "../base/near.js";
import type { Problem } from "../base/problem.js";
import { quoted } from "../base/safe-text.js";
import type { JsonObject } from "./values.js";

/** Names of members that a schema knows: a constant of a validator. */
export type KnownNames = readonly string[] | ReadonlySet<string>;

/** The edits between a name and what it may mean. */
export const mostEdits = 2;

/**
 * Tells of a member that must not be there what it may mean: one that is missing, with which it becomes one problem, or one of
 * those that may be there (`known`).
 */
export function mendUnknown(problems: JsonProblems, name: string, problem: Problem, known: KnownNames = []): void {
  const owner = problem.path.slice(0, problem.path.lastIndexOf("/"));
  const unknown: MemberFault = { name, problem, owner, isTold: false };
  const missing = problems.missing && nearestFault(problems.missing, unknown);
  const isEarly = problems.found.length <= mostMended;
  if (missing !== undefined) {
    problems.found.pop();
    return tellMeant(problems, unknown, missing, missing);
  }
  if (!isEarly) return;
  problems.mendMissing = mendMissing;
  const near = nearestName(name, known, mostEdits, lettersOfAll(known));
  if (near !== undefined) {
    problems.found.pop();
    problems.found.push((unknown.problem = unknownMember(problem, name, near)));
  }
  (problems.unknown ??= []).push(unknown);
}

/** Letters of the names that schemas know, which are read once. */
const lettersKnown = /* @__PURE__ */ new WeakMap<KnownNames, readonly number[]>();

function lettersOfAll(known: KnownNames): readonly number[] {
  let letters = lettersKnown.get(known);
  if (letters === undefined) lettersKnown.set(known, (letters = Array.from(known, lettersOf)));
  return letters;
}

/** Tells of a missing member, the last problem, which member that must not be there may mean it. */
function mendMissing(problems: JsonProblems, missing: MemberFault): void {
  const unknown = nearestFault(problems.unknown ?? [], missing);
  if (unknown === undefined) return;
  problems.found.pop();
  tellMeant(problems, unknown, missing, unknown);
}

/** Two faults as one problem, in the place of that of `replaced`. */
function tellMeant({ found }: JsonProblems, unknown: MemberFault, missing: MemberFault, replaced: MemberFault): void {
  found[found.indexOf(replaced.problem)] = unknownMember(unknown.problem, unknown.name, missing.name);
  unknown.isTold = missing.isTold = true;
}

function unknownMember(problem: Problem, name: string, meant: string): Problem {
  const expected = quoted(meant);
  return { ...problem, message: `Unknown property ${quoted(name)}; did you mean ${expected}?`, expected };
}

/** The fault of the same object that is about a near name. */
function nearestFault(faults: readonly MemberFault[], { name, owner }: MemberFault): MemberFault | undefined {
  const others = faults.filter((each) => !each.isTold && each.owner === owner);
  const near = nearestName(
    name,
    others.map((each) => each.name),
    mostEdits,
  );
  return others.find((each) => each.name === near);
}

/**
 * Names the members of an open object that may be those which it lacks. `known` are members whose names are near to those that are
 * asked for, and which the schema names.
 */
export function nameMisspelt(value: JsonObject, problems: JsonProblems, known: readonly string[] = []): void {
  const { found, secrets, step } = problems;
  for (const fault of problems.missing ?? []) {
    const { name, problem, owner, isTold } = fault;
    if (isTold || owner !== pathOf(step)) continue;
    const near = nearestName(name, namesBeside(value, known), mostEdits);
    // A misspelt name may be that of a secret.
    const all = secrets?.();
    if (
      near === undefined ||
      all?.secretOf(all, { place: near, piece: "/additionalProperties", before: step }) !== undefined
    )
      continue;
    const message = `Property ${quoted(name)} is missing; is it misspelt as ${quoted(near)}?`;
    found[found.indexOf(problem)] = { ...problem, message };
    fault.isTold = true;
  }
}

function* namesBeside(value: JsonObject, known: readonly string[]): Iterable<string> {
  for (const name in value) {
    if (value[name] !== undefined && Object.hasOwn(value, name) && !known.includes(name)) yield name;
  }
}
