import { acceptsShape } from "./accept-shapes.js";
import { addAdditionalProperties, addType } from "./add-problem.js";
import { matchBranches, matchSome } from "./branches.js";
import { visitItems } from "./collect.js";
import type { JsonBranch } from "./meant-branch.js";
import { nameMisspelt } from "./misspelt.js";
import { hasObjectType, type JsonObject } from "./object-members.js";
import type { JsonProblems } from "./problems.js";
import { exceedsLimits } from "./recursion-limits.js";
import { rememberedProblems } from "./remembered.js";
import { isKnown, type ObjectShape, type ShapeBranch, type ShapeChoice } from "./shapes.js";

// The collecting path of schemas that are data.

/** Records why a value does not have a shape. As few calls as can be lead from an object to one within it: stacks are short. */
export function visitShape(
  value: unknown,
  problems: JsonProblems,
  shape: ObjectShape,
  depth: number = 0,
  isAsked: boolean = false,
): void {
  const { at, pieces, branches, items, types } = shape;
  if (shape.isRevisited === true && !isAsked) {
    const collect = (again: unknown, to: JsonProblems, level: number): void =>
      visitShape(again, to, shape, level, true);
    return rememberedProblems(collect, value, problems, depth, shape.members ?? branches ?? items);
  }
  if (shape.isDeep === true && !isAsked && exceedsLimits(problems, depth)) return;
  const before = problems.step;
  if (at !== undefined || pieces !== undefined) problems.step = { place: undefined, piece: at ?? "", before, pieces };
  if (branches !== undefined) {
    visitChoice(value, problems, shape.choice ?? "anyOf", branches, depth);
  } else if (items !== undefined && Array.isArray(value)) {
    visitShapes(value, problems, items(), depth + 1);
  } else if (items === undefined && hasObjectType(value)) {
    const missing = problems.missing?.length;
    shape.members?.(value, problems, depth);
    if (shape.names !== undefined) refuseOthers(value, problems, shape.names);
    else nameMisspelt(value, problems, shape.near, problems.missing?.slice(missing));
  } else if (value !== null || types === undefined) {
    addType(value, problems, types ?? (items === undefined ? "object" : "array"));
  }
  problems.step = before;
}

function refuseOthers(value: JsonObject, problems: JsonProblems, names: readonly string[]): void {
  for (const name in value) {
    if (problems.truncated) break;
    if (isKnown(name, names) || value[name] === undefined || !Object.hasOwn(value, name)) continue;
    addAdditionalProperties(value[name], problems, name, names);
  }
}

/** Records why items of a list do not have a shape. */
export function visitShapes(
  value: readonly unknown[],
  problems: JsonProblems,
  shape: ObjectShape,
  depth: number,
): void {
  const collect = (item: unknown, to: JsonProblems): void => visitShape(item, to, shape, depth);
  visitItems(value, problems, collect, (item) => acceptsShape(item, shape, depth), 0, shape.isDeep);
}

/** Records why a value does not fit the schemas of a choice. */
export function visitChoice(
  value: unknown,
  problems: JsonProblems,
  choice: ShapeChoice,
  branches: readonly ShapeBranch[],
  depth: number = 0,
): void {
  if (choice === "someOf") matchSome(value, problems, "oneOf", writtenOut(branches), depth);
  else matchBranches(value, problems, choice, writtenOut(branches), depth);
}

const written = /* @__PURE__ */ new WeakMap<readonly ShapeBranch[], readonly JsonBranch[]>();

/** The branches of a choice, all with functions. */
function writtenOut(branches: readonly ShapeBranch[]): readonly JsonBranch[] {
  let known = written.get(branches);
  if (known === undefined) written.set(branches, (known = branches.map(withFunctions)));
  return known;
}

function withFunctions(branch: ShapeBranch): JsonBranch {
  if (branch === "null") return nullBranch;
  if (!("shape" in branch)) return branch;
  return {
    ...branch,
    check: (value, depth) => acceptsShape(value, branch.shape(), depth),
    collect: (value, problems, depth) => visitShape(value, problems, branch.shape(), depth),
  };
}

const nullBranch: JsonBranch = {
  name: "null",
  check: (value) => value === null,
  collect(value, problems) {
    if (value !== null) addType(value, problems, "null");
  },
  types: ["null"],
};
