import { acceptsChoice, acceptsItems, acceptsShape } from "./accept-shapes.js";
import { addRequired } from "./add-problem.js";
import { expectArray, isAsking } from "./collect.js";
import { enter, leave, type JsonProblems } from "./problems.js";
import type { ObjectShape, ShapeBranch, ShapeChoice } from "./shapes.js";
import { visitChoice, visitShape, visitShapes } from "./visit-shapes.js";

// Members: what is recorded stands in functions of its own, so that engines write out the questions where they are asked.

type MemberCheck = (value: unknown, depth: number) => boolean;
type MemberCollect = (value: unknown, problems: JsonProblems, depth: number) => void;

/** A member that has a shape. */
export function requireShape(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  shape: ObjectShape,
  depth: number = 0,
): boolean {
  if (to !== undefined) return collectShape(value, to, name, shape, depth + 1);
  return value !== undefined && acceptsShape(value, shape, depth + 1);
}

/** The same of a member that may be there. */
export function optionalShape(
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
export function requirePart(
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
export function optionalPart(
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
export function requireList(
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
export function optionalList(
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
export function requireItems(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  shape: ObjectShape,
  depth: number = 0,
): boolean {
  if (to !== undefined) return collectItems(value, to, name, shape, depth + 1);
  return Array.isArray(value) && acceptsItems(value, shape, depth);
}

/** The same of a member that may be there. */
export function optionalItems(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  shape: ObjectShape,
  depth: number = 0,
): boolean {
  return value === undefined || requireItems(value, to, name, shape, depth);
}

function collectItems(value: unknown, to: JsonProblems, name: string, shape: ObjectShape, depth: number): boolean {
  if (!expectArray(value, to, name)) return true;
  to.asked += 1;
  enter(to, name);
  visitShapes(value, to, shape, depth);
  leave(to);
  to.asked -= 1;
  return true;
}

/** A member by the branches of a choice. */
export function requireChoice(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  branches: readonly ShapeBranch[],
  keyword: ShapeChoice,
  depth: number = 0,
): boolean {
  if (to !== undefined) return collectChoice(value, to, name, branches, keyword, depth);
  return value !== undefined && acceptsChoice(value, branches, keyword, depth);
}

/** The same of a member that may be there. */
export function optionalChoice(
  value: unknown,
  to: JsonProblems | undefined,
  name: string,
  branches: readonly ShapeBranch[],
  keyword: ShapeChoice,
  depth: number = 0,
): boolean {
  if (value === undefined) return true;
  if (to !== undefined) return collectChoice(value, to, name, branches, keyword, depth);
  return acceptsChoice(value, branches, keyword, depth);
}

function collectChoice(
  value: unknown,
  to: JsonProblems,
  name: string,
  branches: readonly ShapeBranch[],
  keyword: ShapeChoice,
  depth: number,
): boolean {
  if (value === undefined) return isMissing(to, name);
  to.asked += 1;
  enter(to, name);
  visitChoice(value, to, keyword, branches, depth);
  leave(to);
  to.asked -= 1;
  return true;
}

function isMissing(to: JsonProblems, name: string): true {
  addRequired(undefined, to, name);
  return true;
}
