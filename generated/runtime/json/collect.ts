import { addEnum, addRequired, addType } from "./add-problem.js";
import { pointerPart } from "./pointer.js";
import type { JsonProblems } from "./problems.js";
import { hasObjectType, type JsonObject } from "./values.js";

/** A function of a collecting path: it records every problem of a value. */
export type Collect = (value: unknown, path: string, problems: JsonProblems) => void;

/** What looks at each member of an object, by name. */
export type MemberCollectors = Readonly<Record<string, Collect>>;

/** Members that must be there, in turn. */
export function requireMembers(
  value: JsonObject,
  path: string,
  problems: JsonProblems,
  members: MemberCollectors,
): void {
  allowMembers(value, path, problems, members, addRequired);
}

/** Members that may be there, in turn. `addAbsent` records that one is not. */
export function allowMembers(
  value: JsonObject,
  path: string,
  problems: JsonProblems,
  members: MemberCollectors,
  addAbsent?: typeof addRequired,
): void {
  for (const name of Object.keys(members)) {
    const member = value[name];
    if (member === undefined) addAbsent?.(value, path, problems, name);
    else members[name]?.(member, `${path}/${pointerPart(name)}`, problems);
  }
}

/** Members whose names are counted ("custom1", "custom2", ...) and that are all looked at in the same way. */
export function numbered(name: string, first: number, last: number, collect: Collect): MemberCollectors {
  const members: Record<string, Collect> = {};
  for (let number = first; number <= last; number += 1) members[`${name}${number}`] = collect;
  return members;
}

/** For a member of which nothing is asked but to be there. */
export function expectAnything(): void {}

/**
 * The items of an array from `start` on; `collect` looks at each, until there are more problems than are kept: a million
 * faulty items take no longer than a few. A hole is no item: JSON has nothing like it.
 */
export function visitItems(
  value: readonly unknown[],
  path: string,
  problems: JsonProblems,
  collect?: Collect,
  start: number = 0,
): void {
  for (let index = start; index < value.length && !problems.truncated; index += 1) {
    const item = value[index];
    if (item === undefined) addType(item, `${path}/${index}`, problems, "any JSON type");
    else collect?.(item, `${path}/${index}`, problems);
  }
}

// What a value is expected to be: each of these answers whether it is, and records a problem when it is not.

export function expectObject(value: unknown, path: string, problems: JsonProblems): value is JsonObject {
  return hasObjectType(value) || addType(value, path, problems, "object");
}

export function expectArray(value: unknown, path: string, problems: JsonProblems): value is readonly unknown[] {
  return Array.isArray(value) || addType(value, path, problems, "array");
}

export function expectString(value: unknown, path: string, problems: JsonProblems): value is string {
  return typeof value === "string" || addType(value, path, problems, "string");
}

export function expectNumber(value: unknown, path: string, problems: JsonProblems): value is number {
  return Number.isFinite(value) || addType(value, path, problems, "number");
}

export function expectInteger(value: unknown, path: string, problems: JsonProblems): value is number {
  return Number.isInteger(value) || addType(value, path, problems, "integer");
}

export function expectBoolean(value: unknown, path: string, problems: JsonProblems): value is boolean {
  return typeof value === "boolean" || addType(value, path, problems, "boolean");
}

/** A text that is one of some. */
export function expectStringOf(
  value: unknown,
  path: string,
  problems: JsonProblems,
  allowed: readonly unknown[],
): void {
  if (expectString(value, path, problems) && !allowed.includes(value)) addEnum(value, path, problems, allowed);
}
