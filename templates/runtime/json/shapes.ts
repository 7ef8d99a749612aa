import { addAdditionalProperties, addType } from "./add-problem.js";
import { matchBranches, matchSome } from "./branches.js";
import { visitItems } from "./collect.js";
import { jsonTypeOf } from "./short-values.js";
import { canAccept, type JsonBranch } from "./meant-branch.js";
import { remembered, rememberedProblems } from "./remembered.js";
import { nameMisspelt } from "./misspelt.js";
import type { JsonProblems } from "./problems.js";
import { exceedsLimits, requireLimits } from "./recursion-limits.js";
import { hasObjectType, ownMember, type JsonObject } from "./object-members.js";

// Schemas of large interfaces as data for both paths: objects, whose members are asked by one function (see `need-members.ts` and
// `need-plain-members.ts`), lists, and choices.

/** Asks the members of an object, none of which `Object.prototype` has too: all of them where problems are recorded. */
export type AskMembers = (value: JsonObject, to: JsonProblems | undefined, depth: number) => boolean;

/** The number of branches of a choice that must match; "someOf" is a oneOf of which several may. */
export type ShapeChoice = "anyOf" | "oneOf" | "someOf";

/** A branch of a choice: by the functions of its schema, by its shape, or null alone. */
export type ShapeBranch = JsonBranch | BranchOfShape | "null";

type BranchOfShape = Omit<JsonBranch, "check" | "collect"> & { readonly shape: () => ObjectShape };

/** An object as a large interface checks it, a list of such values, or a choice between them. */
export interface ObjectShape {
  /** The place where its schema was written, of one that has a name. */
  readonly at?: string;
  /** "object or null", where it may be null. */
  readonly types?: string;
  /** The ways to the schemas of members that do not stand under their names in `properties`. */
  readonly pieces?: Readonly<Record<string, string>>;
  /** Asks the members in one call; absent where nothing is said of members. */
  readonly members?: AskMembers;
  /** Members that one which is missing may be taken for, of an object in which one can be missing. */
  readonly near?: readonly string[];
  /** The names of all members, where there is no other. */
  readonly names?: readonly string[];
  /** The shape of the items, of a list. */
  readonly items?: () => ObjectShape;
  /** The branches of a choice; absent for objects and lists. */
  readonly branches?: readonly ShapeBranch[];
  /** The number of branches that must match: "anyOf" where it is absent. */
  readonly choice?: ShapeChoice;
  /** True where values may hold others of their kind, so that the depth is counted. */
  readonly isDeep?: true;
  /** True where one value may be asked so often that the answers are remembered. */
  readonly isRevisited?: true;
}

/** True when a value has a shape. `isAsked`: it is remembered already that the value is asked. */
export function acceptsShape(value: unknown, shape: ObjectShape, depth: number = 0, isAsked: boolean = false): boolean {
  const { members, names, items, branches } = shape;
  if (shape.isRevisited === true && !isAsked)
    return remembered((again, level) => acceptsShape(again, shape, level, true), value, depth, shape);
  if (shape.isDeep === true && !isAsked) requireLimits(depth);
  if (branches !== undefined) return acceptsChoice(value, branches, shape.choice ?? "anyOf", depth);
  if (items !== undefined)
    return Array.isArray(value) ? acceptsItems(value, items(), depth) : value === null && shape.types !== undefined;
  // Most objects are plain: a question that engines write out here.
  const isPlain =
    typeof value === "object" &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !Array.isArray(value);
  if (!isPlain && !hasObjectType(value)) return value === null && shape.types !== undefined;
  if (members !== undefined && !members(value as JsonObject, undefined, depth)) return false;
  return names === undefined || hasOnly(value as JsonObject, names);
}

/** True when an object has no member but some. Most come in the order in which they are named. */
function hasOnly(value: JsonObject, names: readonly string[]): boolean {
  let next = 0;
  for (const name in value) {
    let at = next;
    while (at < names.length && names[at] !== name) at += 1;
    if (at < names.length) next = at + 1;
    else if (!isKnown(name, names) && value[name] !== undefined && Object.hasOwn(value, name)) return false;
  }
  return true;
}

/** So few names are compared one by one. */
const fewNames = 24;
const sets = /* @__PURE__ */ new WeakMap<readonly string[], ReadonlySet<string>>();

function isKnown(name: string, names: readonly string[]): boolean {
  if (names.length <= fewNames) return names.includes(name);
  let known = sets.get(names);
  if (known === undefined) sets.set(names, (known = new Set(names)));
  return known.has(name);
}

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
    shape.members?.(value, problems, depth);
    if (shape.near !== undefined) nameMisspelt(value, problems, shape.near);
    if (shape.names !== undefined) refuseOthers(value, problems, shape.names);
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

/** True when all items of a list have a shape. */
export function acceptsItems(value: readonly unknown[], shape: ObjectShape, depth: number): boolean {
  for (let index = 0; index < value.length; index += 1) {
    const item: unknown = value[index];
    if (item === undefined || !acceptsShape(item, shape, depth + 1)) return false;
  }
  return true;
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

/** True when a value fits one of the schemas of an anyOf, or exactly one where that is asked. */
export function acceptsChoice(
  value: unknown,
  branches: readonly ShapeBranch[],
  choice: ShapeChoice,
  depth: number,
): boolean {
  const candidates = candidatesOf(value, branches);
  // Looking at types and members beforehand only saves asking a branch.
  if (candidates.length === 1 && candidates[0] !== "null") return acceptsBranch(value, candidates[0]!, depth);
  const type = jsonTypeOf(value);
  let matching = 0;
  for (const branch of candidates) {
    if (branch === "null" ? value !== null : !(canAccept(branch, value, type) && acceptsBranch(value, branch, depth)))
      continue;
    matching += 1;
    if (choice !== "oneOf" || matching > 1) break;
  }
  return matching === 1;
}

/** The branches of a choice by the tag of an object: there may be many, of which one can match. */
interface BranchesByTag {
  /** The member that tells branches apart; undefined where the first branch has none. */
  readonly name: string | undefined;
  /** The branches that a value of the member leaves, in their order. */
  readonly byTag: ReadonlyMap<unknown, readonly ShapeBranch[]>;
  /** The branches of objects that do not ask for the member, which any other value of it leaves. */
  readonly untagged: readonly ShapeBranch[];
}

const byTags = /* @__PURE__ */ new WeakMap<readonly ShapeBranch[], BranchesByTag>();

/** The branches that the tag of an object does not rule out; all for other values, and without a tag. */
function candidatesOf(value: unknown, branches: readonly ShapeBranch[]): readonly ShapeBranch[] {
  let known = byTags.get(branches);
  if (known === undefined) byTags.set(branches, (known = branchesByTag(branches)));
  if (known.name === undefined || !hasObjectType(value)) return branches;
  const tag = ownMember(value, known.name);
  return tag === undefined ? branches : (known.byTag.get(tag) ?? known.untagged);
}

function branchesByTag(branches: readonly ShapeBranch[]): BranchesByTag {
  const objects = branches.filter((branch): branch is JsonBranch | BranchOfShape => branch !== "null");
  const name = objects[0]?.tags?.[0]?.[0];
  const tagsOf = ({ tags, mapped }: JsonBranch | BranchOfShape): readonly unknown[] | undefined =>
    mapped === undefined && tags?.[0]?.[0] === name ? tags?.[0]?.[1] : undefined;
  const all = new Set(objects.flatMap((branch) => tagsOf(branch) ?? []));
  const byTag = [...all].map(
    (tag) => [tag, objects.filter((branch) => tagsOf(branch)?.includes(tag) !== false)] as const,
  );
  return { name, byTag: new Map(byTag), untagged: objects.filter((branch) => tagsOf(branch) === undefined) };
}

function acceptsBranch(value: unknown, branch: JsonBranch | BranchOfShape, depth: number): boolean {
  return "shape" in branch ? acceptsShape(value, branch.shape(), depth + 1) : branch.check(value, depth + 1);
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
