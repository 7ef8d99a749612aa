import { addAdditionalProperties, addRequired, addType } from "./add-problem.js";
import { matchBranches, matchSome } from "./branches.js";
import { expectArray, isAsking, visitItems } from "./collect.js";
import { jsonTypeOf } from "./describe.js";
import { canAccept, onlyTagged, type JsonBranch } from "./meant-branch.js";
import { nameMisspelt } from "./misspelt.js";
import { enter, leave, type JsonProblems } from "./problems.js";
import { exceedsLimits, requireLimits } from "./recursion.js";
import { hasObjectType, type JsonObject } from "./values.js";

// Objects of large interfaces: their members are asked by one function, which serves both paths (see `plain-members.ts`).

/** Asks the members of an object, none of which `Object.prototype` has too: all of them where problems are recorded. */
export type AskMembers = (value: JsonObject, to: JsonProblems | undefined, depth: number) => boolean;

/** An object as a large interface checks it. */
export interface ObjectShape {
  /** The place where its schema was written, of one that has a name. */
  readonly at?: string;
  /** "object or null", where it may be null. */
  readonly types?: string;
  /** Asks the members in one call; absent where nothing is said of members. */
  readonly members?: AskMembers;
  /** Members that one which is missing may be taken for, of an object in which one can be missing. */
  readonly near?: readonly string[];
  /** The names of all members, where there is no other. */
  readonly names?: readonly string[];
  /** True where values may hold others of their kind, so that the depth is counted. */
  readonly isDeep?: true;
}

/** True when a value has a shape. */
export function acceptsShape(value: unknown, shape: ObjectShape, depth: number = 0): boolean {
  const { members, names, isDeep } = shape;
  if (isDeep === true) requireLimits(depth);
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

/** Records why a value does not have a shape. */
export function visitShape(value: unknown, problems: JsonProblems, shape: ObjectShape, depth: number = 0): void {
  if (shape.isDeep === true && exceedsLimits(problems, depth)) return;
  if (shape.at !== undefined) enter(problems, undefined, shape.at);
  if (hasObjectType(value)) {
    shape.members?.(value, problems, depth);
    if (shape.near !== undefined) nameMisspelt(value, problems, shape.near);
    if (shape.names !== undefined) refuseOthers(value, problems, shape.names);
  } else if (value !== null || shape.types === undefined) {
    addType(value, problems, shape.types ?? "object");
  }
  if (shape.at !== undefined) leave(problems);
}

function refuseOthers(value: JsonObject, problems: JsonProblems, names: readonly string[]): void {
  for (const name in value) {
    if (problems.truncated) break;
    if (isKnown(name, names) || value[name] === undefined || !Object.hasOwn(value, name)) continue;
    addAdditionalProperties(value[name], problems, name, names);
  }
}

// Members: what is recorded stands in functions of its own, so that engines write out the questions where they are asked.

type MemberCheck = (value: unknown, depth: number) => boolean;
type MemberCollect = (value: unknown, problems: JsonProblems, depth: number) => void;

/** A member that has a shape. */
export function needShape(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  shape: ObjectShape,
  depth: number = 0,
): boolean {
  return to === undefined ? acceptsShape(value, shape, depth + 1) : collectShape(value, to, name, shape, depth + 1);
}

/** The same of a member that may be there. */
export function mayShape(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  shape: ObjectShape,
  depth: number = 0,
): boolean {
  if (value === undefined) return true;
  return to === undefined ? acceptsShape(value, shape, depth + 1) : collectShape(value, to, name, shape, depth + 1);
}

function collectShape(value: unknown, to: JsonProblems, name: string, shape: ObjectShape, depth: number): boolean {
  if (value === undefined) return isMissing(to, name);
  to.asked += 1;
  if (shape.isDeep === true || !isAsking(to) || !acceptsShape(value, shape)) {
    enter(to, name);
    visitShape(value, to, shape, depth);
    leave(to);
  }
  to.asked -= 1;
  return true;
}

/** A member by the two functions of its schema; they are told the depth where values may hold others of their kind. */
export function needPart(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  check: MemberCheck,
  collect: MemberCollect,
  depth?: number,
): boolean {
  if (to !== undefined) return collectPart(value, to, name, depth === undefined ? check : undefined, collect, depth);
  return value !== undefined && check(value, (depth ?? 0) + 1);
}

/** The same of a member that may be there. */
export function mayPart(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  check: MemberCheck,
  collect: MemberCollect,
  depth?: number,
): boolean {
  if (value === undefined) return true;
  if (to !== undefined) return collectPart(value, to, name, depth === undefined ? check : undefined, collect, depth);
  return check(value, (depth ?? 0) + 1);
}

/** A list by the two functions of its schema, which ask the items: the list itself is not asked before. */
export function needList(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  check: MemberCheck,
  collect: MemberCollect,
  depth: number = 0,
): boolean {
  if (to !== undefined) return collectPart(value, to, name, undefined, collect, depth);
  return value !== undefined && check(value, depth + 1);
}

/** The same of a member that may be there. */
export function mayList(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  check: MemberCheck,
  collect: MemberCollect,
  depth: number = 0,
): boolean {
  if (value === undefined) return true;
  return to === undefined ? check(value, depth + 1) : collectPart(value, to, name, undefined, collect, depth);
}

function collectPart(
  value: unknown,
  to: JsonProblems,
  name: string,
  check: MemberCheck | undefined,
  collect: MemberCollect,
  depth: number = 0,
): boolean {
  if (value === undefined) return isMissing(to, name);
  to.asked += 1;
  if (check === undefined || !isAsking(to) || !check(value, depth + 1)) {
    enter(to, name);
    collect(value, to, depth + 1);
    leave(to);
  }
  to.asked -= 1;
  return true;
}

/** A list of objects that have a shape. */
export function needItems(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  shape: ObjectShape,
  depth: number = 0,
): boolean {
  if (to !== undefined) return collectItems(value, to, name, shape, depth + 1);
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index += 1) {
    if (!acceptsShape(value[index], shape, depth + 1)) return false;
  }
  return true;
}

/** The same of a member that may be there. */
export function mayItems(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  shape: ObjectShape,
  depth: number = 0,
): boolean {
  return value === undefined || needItems(value, to, name, shape, depth);
}

function collectItems(value: unknown, to: JsonProblems, name: string, shape: ObjectShape, depth: number): boolean {
  if (!expectArray(value, to, name)) return true;
  to.asked += 1;
  enter(to, name);
  const collect = (item: unknown, problems: JsonProblems): void => visitShape(item, problems, shape, depth);
  visitItems(value, to, collect, (item) => acceptsShape(item, shape, depth), 0, shape.isDeep);
  leave(to);
  to.asked -= 1;
  return true;
}

/** The number of branches of a choice that must match; "someOf" is a oneOf of which several may. */
type MemberChoice = "anyOf" | "oneOf" | "someOf";

/** A member by the branches of a choice. */
export function needChoice(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  branches: readonly JsonBranch[],
  keyword: MemberChoice,
  depth: number = 0,
): boolean {
  if (to !== undefined) return collectChoice(value, to, name, branches, keyword, depth);
  return value !== undefined && acceptsSome(value, branches, keyword === "oneOf", depth);
}

/** The same of a member that may be there. */
export function mayChoice(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  branches: readonly JsonBranch[],
  keyword: MemberChoice,
  depth: number = 0,
): boolean {
  if (value === undefined) return true;
  if (to !== undefined) return collectChoice(value, to, name, branches, keyword, depth);
  return acceptsSome(value, branches, keyword === "oneOf", depth);
}

function collectChoice(
  value: unknown,
  to: JsonProblems,
  name: string,
  branches: readonly JsonBranch[],
  keyword: MemberChoice,
  depth: number,
): boolean {
  if (value === undefined) return isMissing(to, name);
  to.asked += 1;
  enter(to, name);
  if (keyword === "someOf") matchSome(value, to, "oneOf", branches, depth);
  else matchBranches(value, to, keyword, branches, depth);
  leave(to);
  to.asked -= 1;
  return true;
}

function isMissing(to: JsonProblems, name: string): true {
  addRequired(undefined, to, name);
  return true;
}

/** True when a value fits one of the schemas of an anyOf, or exactly one where that is asked. */
function acceptsSome(value: unknown, branches: readonly JsonBranch[], isExclusive: boolean, depth: number): boolean {
  const only = onlyTagged(value, branches);
  if (only !== undefined) return only.check(value, depth + 1);
  const type = jsonTypeOf(value);
  let matching = 0;
  for (const branch of branches) {
    if (!canAccept(branch, value, type) || !branch.check(value, depth + 1)) continue;
    matching += 1;
    if (!isExclusive || matching > 1) break;
  }
  return matching === 1;
}
