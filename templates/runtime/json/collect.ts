import { addEnum, addRequired, addType } from "./add-problem.js";
import { enter, leave, type JsonProblems } from "./problems.js";
import { hasObjectType, type JsonObject } from "./object-members.js";

/** A function of a collecting path: it records every problem of a value. */
export type Collect = (value: unknown, problems: JsonProblems) => void;

/** A member that must be there, called `name`: `collect` looks at it unless `check` says that it is valid. */
export function requireMember(
  value: unknown,
  problems: JsonProblems,
  name: string,
  collect: Collect,
  check?: (value: unknown) => boolean,
): void {
  if (value === undefined) addRequired(value, problems, name);
  else visitValue(value, problems, name, undefined, collect, check);
}

/** A member that may be there. */
export function allowMember(
  value: unknown,
  problems: JsonProblems,
  name: string,
  collect: Collect,
  check?: (value: unknown) => boolean,
): void {
  if (value !== undefined) visitValue(value, problems, name, undefined, collect, check);
}

/** So deep in lists and maps, each is asked. */
const alwaysAsked = 4;

/**
 * True where the items of a list, or the values of a map, are to be asked whether they are valid before anything is collected.
 * Deep down only every second, fourth, eighth list is asked: what a list has refused is read again by the lists within it, and
 * so it is read no more often than the depth has digits.
 */
export function isAsking({ asked }: JsonProblems): boolean {
  return asked <= alwaysAsked || (asked & (asked - 1)) === 0;
}

/** The value of a member or of a map under a name: `collect` looks at it unless `check` says that it is valid. */
export function visitValue(
  value: unknown,
  problems: JsonProblems,
  step: string | number,
  piece: string | undefined,
  collect: Collect,
  check?: (value: unknown) => boolean,
): void {
  problems.asked += 1;
  if (check === undefined || !(isAsking(problems) && check(value))) {
    enter(problems, step, piece);
    collect(value, problems);
    leave(problems);
  }
  problems.asked -= 1;
}

/**
 * The items of an array from `start` on; `collect` looks at each of which `check` does not say that it is valid, until there
 * are more problems than are kept: a million faulty items take no longer than a few. The last of those that hold lists of their
 * kind (`isDeep`) is not asked while all others are valid: else the lowest would be asked once for each level. A hole is not an
 * item: JSON has nothing like it.
 */
export function visitItems(
  value: readonly unknown[],
  problems: JsonProblems,
  collect?: Collect,
  check?: (value: unknown) => boolean,
  start: number = 0,
  isDeep: boolean = false,
): void {
  problems.asked += 1;
  const ask = check !== undefined && isAsking(problems) ? check : undefined;
  const { faults } = problems;
  const before = problems.step;
  for (let index = start; index < value.length && !problems.truncated; index += 1) {
    const item = value[index];
    if (item !== undefined) {
      if (collect === undefined) continue;
      const isLast = isDeep && index + 1 === value.length && problems.faults === faults;
      if (!isLast && ask?.(item) === true) continue;
    }
    problems.step = { place: index, piece: undefined, before };
    if (item === undefined) addType(item, problems, "any JSON type");
    else collect?.(item, problems);
  }
  problems.step = before;
  problems.asked -= 1;
}

// Expectations of a value: each function answers if it is met, and records a problem when it is not. A member is
// expected under its name: then a step to it is not begun for values that are as they should be.

/** Tells whether a value is an object, and adds a problem when it is not. */
export function expectObject(value: unknown, problems: JsonProblems, name?: string): value is JsonObject {
  return hasObjectType(value) || addType(value, problems, "object", name);
}

/** Tells whether a value is an array, and adds a problem when it is not. */
export function expectArray(value: unknown, problems: JsonProblems, name?: string): value is readonly unknown[] {
  return Array.isArray(value) || addType(value, problems, "array", name);
}

/** Tells whether a value is a string, and adds a problem when it is not. */
export function expectString(value: unknown, problems: JsonProblems, name?: string): value is string {
  return typeof value === "string" || addType(value, problems, "string", name);
}

/** Tells whether a value is a finite number, and adds a problem when it is not. */
export function expectNumber(value: unknown, problems: JsonProblems, name?: string): value is number {
  return Number.isFinite(value) || addType(value, problems, "number", name);
}

/** Tells whether a value is an integer, and adds a problem when it is not. */
export function expectInteger(value: unknown, problems: JsonProblems, name?: string): value is number {
  return Number.isInteger(value) || addType(value, problems, "integer", name);
}

/** Tells whether a value is a boolean, and adds a problem when it is not. */
export function expectBoolean(value: unknown, problems: JsonProblems, name?: string): value is boolean {
  return typeof value === "boolean" || addType(value, problems, "boolean", name);
}

// Members that may be there.

/** Adds a problem unless an optional member is a string or absent. */
export function allowString(value: unknown, problems: JsonProblems, name: string): void {
  if (value !== undefined) expectString(value, problems, name);
}

/** The same for members of an object, none of which `Object.prototype` has too. */
export function allowStrings(value: JsonObject, problems: JsonProblems, names: readonly string[]): void {
  for (const name of names) allowString(value[name], problems, name);
}

/** Adds a problem unless an optional member is a number or absent. */
export function allowNumber(value: unknown, problems: JsonProblems, name: string): void {
  if (value !== undefined) expectNumber(value, problems, name);
}

/** Adds a problem unless an optional member is an integer or absent. */
export function allowInteger(value: unknown, problems: JsonProblems, name: string): void {
  if (value !== undefined) expectInteger(value, problems, name);
}

/** Adds a problem unless an optional member is a boolean or absent. */
export function allowBoolean(value: unknown, problems: JsonProblems, name: string): void {
  if (value !== undefined) expectBoolean(value, problems, name);
}

/** A text that is one of some. */
export function expectStringOf(
  value: unknown,
  problems: JsonProblems,
  allowed: readonly unknown[],
  name?: string,
): void {
  if (expectString(value, problems, name) && !allowed.includes(value)) addEnum(value, problems, allowed, name);
}
