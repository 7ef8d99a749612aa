import { jsonTypeOf, shortList, shortValue } from "./json-describe.js";
import { pointerPart } from "./json-pointer.js";
import type { JsonProblems } from "./json-problems.js";
import { hasObjectType, ownMember } from "./json-values.js";
import type { Problem } from "./problem.js";

/** One schema of an anyOf or oneOf. */
export interface JsonBranch {
  /** How messages call it: the name of its type, or its number. */
  readonly name: string;
  readonly collect: (problems: JsonProblems) => void;
}

/** Which branch a property's value points at: OpenAPI's discriminator. It shapes messages and never what is valid. */
export interface JsonDiscriminator {
  readonly propertyName: string;
  /** Value of the property, and the position of its branch. */
  readonly mapping: readonly (readonly [value: string, branch: number])[];
}

/**
 * Checks a value against the schemas of an anyOf or oneOf. When it fits none, the first problem says so at `path`; the
 * problems of one branch follow when the discriminator, or the types and constants, show which one was meant.
 */
export function collectBranches(
  problems: JsonProblems,
  keyword: "anyOf" | "oneOf",
  path: string,
  value: unknown,
  branches: readonly JsonBranch[],
  discriminator?: JsonDiscriminator,
): void {
  const outcomes = branches.map((branch) => {
    const found = problems.branch();
    branch.collect(found);
    return { name: branch.name, found };
  });
  const refused = outcomes.find((outcome) => outcome.found.refusedPath !== undefined)?.found.refusedPath;
  if (refused !== undefined) return problems.refuse(refused);
  const matching = outcomes.filter((outcome) => outcome.found.count === 0);
  if (matching.length === 1 || (matching.length > 1 && keyword === "anyOf")) return;
  if (matching.length > 1) {
    return problems.push(summary(keyword, path, value, outcomes, `matches ${matching.length}: ${names(matching)}`));
  }
  const unknownTag = discriminator && unknownTagProblem(keyword, path, value, discriminator);
  if (unknownTag !== undefined) return problems.push(unknownTag);
  problems.push(summary(keyword, path, value, outcomes, "matches none"));
  const meant = discriminator ? meantBy(discriminator, value) : undefined;
  const best = meant === undefined ? bestFit(path, outcomes) : outcomes[meant];
  if (best !== undefined) problems.pushAll(best.found);
}

interface Outcome {
  readonly name: string;
  readonly found: JsonProblems;
}

function summary(
  keyword: "anyOf" | "oneOf",
  path: string,
  value: unknown,
  outcomes: readonly Outcome[],
  verdict: string,
): Problem {
  const wanted = keyword === "anyOf" ? "at least one" : "exactly one";
  const message = `The value must match ${wanted} of ${names(outcomes)}, but ${verdict}.`;
  return { code: keyword, message, path, expected: `${wanted} of ${names(outcomes)}`, actual: jsonTypeOf(value) };
}

function names(outcomes: readonly Outcome[]): string {
  const shown = outcomes.slice(0, 8).map((outcome) => outcome.name);
  return outcomes.length > 8 ? `${shown.join(", ")} and ${outcomes.length - 8} more` : shown.join(", ");
}

function meantBy(discriminator: JsonDiscriminator, value: unknown): number | undefined {
  const tag = hasObjectType(value) ? ownMember(value, discriminator.propertyName) : undefined;
  return discriminator.mapping.find(([name]) => name === tag)?.[1];
}

/** The problem to report when the discriminating property has a value that names no branch. */
function unknownTagProblem(
  keyword: "anyOf" | "oneOf",
  path: string,
  value: unknown,
  { propertyName, mapping }: JsonDiscriminator,
): Problem | undefined {
  const tag = hasObjectType(value) ? ownMember(value, propertyName) : undefined;
  if (tag === undefined || mapping.some(([name]) => name === tag)) return undefined;
  const expected = shortList(mapping.map(([name]) => name));
  const message = `Property ${shortValue(propertyName)} must be one of ${expected}, but is ${shortValue(tag)}.`;
  return { code: keyword, message, path: `${path}/${pointerPart(propertyName)}`, expected, actual: shortValue(tag) };
}

/**
 * The one branch that the value's outline fits: its type, and the constants of its properties. Undefined when several
 * fit equally well.
 */
function bestFit(path: string, outcomes: readonly Outcome[]): Outcome | undefined {
  if (outcomes.length === 1) return outcomes[0];
  const ofType = outcomes.filter(({ found }) => !found.found.some((problem) => isOutline(problem, path)));
  const tagged = ofType.filter(({ found }) => !found.found.some((problem) => isTag(problem, path)));
  const fitting = tagged.length > 0 ? tagged : ofType;
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** The value itself is of another kind than the branch. */
function isOutline(problem: Problem, path: string): boolean {
  return problem.path === path && outlineCodes.has(problem.code);
}

const outlineCodes: ReadonlySet<string> = new Set(["type", "const", "enum", "false"]);

/** A direct member has another constant than the branch asks for. */
function isTag(problem: Problem, path: string): boolean {
  return (
    (problem.code === "const" || problem.code === "enum") &&
    problem.path.startsWith(`${path}/`) &&
    !problem.path.includes("/", path.length + 1)
  );
}
