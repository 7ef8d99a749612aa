import type { Result } from "../base/problem.js";
import { acceptsShape } from "./accept-shapes.js";
import type { ObjectShape } from "./shapes.js";
import { visitShape } from "./visit-shapes.js";
import type { JsonProblems } from "./problems.js";
import { readJson, type ParseOptions } from "./read.js";
import { resultOfDeepList, resultWithinLimits, withinLimits } from "./recursion-limits.js";
import type { Secrets } from "./secrets.js";
import { problemsOf, resultAtOnce, resultOfList, unreadAt, type ValidateOptions } from "./validate.js";

// The functions that a large interface exports for each of its schemas, made from those that answer yes or no and that collect.

/** Checks whether a value is a valid `T`. */
export type Guard<T> = (value: unknown) => value is T;

/** The value as a valid `T`, or every problem that keeps it from being one. */
export type Validator<T> = (value: unknown, options?: ValidateOptions) => Result<T>;

/** Reads a valid `T` from JSON text. Problems have a line and a column. */
export type Parser<T> = (text: string | Uint8Array, options?: ParseOptions) => Result<T>;

type AsksAtDepth = (value: unknown, depth: number) => boolean;
type RecordsAtDepth = (value: unknown, problems: JsonProblems, depth: number) => void;

/** The guard that asks a function of the fast path. */
export function guardOf<T>(check: AsksAtDepth): Guard<T> {
  return (value): value is T => withinLimits(check, value);
}

/** Members of which a long one lets a value be collected without being asked first; or "all", where it always is. */
type AtOnce = readonly string[] | "all";

/** The validator that asks a function of the fast path, and one of the collecting path where the first says no. */
export function validatorOf<T>(check: AsksAtDepth, collect: RecordsAtDepth, secrets?: () => Secrets): Validator<T> {
  return (value, options) => unreadAt(options, secrets) ?? resultWithinLimits(value, check, collect, options, secrets);
}

/** The same of a schema whose values do not hold others of their kind. */
export function flatValidator<T>(
  check: (value: unknown) => boolean,
  collect: (value: unknown, problems: JsonProblems) => void,
  secrets?: () => Secrets,
  atOnce?: AtOnce,
): Validator<T> {
  return (value, options) => unreadAt(options, secrets) ?? flatResult(value, check, collect, options, secrets, atOnce);
}

function flatResult<T>(
  value: unknown,
  check: (value: unknown) => boolean,
  collect: (value: unknown, problems: JsonProblems) => void,
  options: ValidateOptions | undefined,
  secrets: (() => Secrets) | undefined,
  atOnce: AtOnce | undefined,
): Result<T> {
  if (atOnce === "all") return resultAtOnce(value, collect, options, secrets);
  const guard = (part: unknown): part is T => isChecked(part, check);
  if (atOnce !== undefined) return resultOfList(value, guard, atOnce, collect, options, secrets);
  return guard(value) ? { ok: true, value } : problemsOf(value, collect, options, secrets);
}

/** A value that cannot be read is not valid. */
function isChecked(value: unknown, check: (value: unknown) => boolean): boolean {
  try {
    return check(value);
  } catch {
    return false;
  }
}

/** The guard of a shape, which may be declared after it. */
export function shapeGuard<T>(shape: () => ObjectShape): Guard<T> {
  let known: ObjectShape | undefined;
  const isDeeplyAccepted: AsksAtDepth = (value, depth) => acceptsShape(value, shape(), depth);
  return (value): value is T => {
    known ??= shape();
    if (known.isDeep === true) return withinLimits(isDeeplyAccepted, value);
    try {
      return acceptsShape(value, known);
    } catch {
      return false;
    }
  };
}

/** The validator of a shape. */
export function shapeValidator<T>(shape: () => ObjectShape, secrets?: () => Secrets, atOnce?: AtOnce): Validator<T> {
  const check = (value: unknown, depth?: number): boolean => acceptsShape(value, shape(), depth);
  const collect = (value: unknown, problems: JsonProblems, depth?: number): void =>
    visitShape(value, problems, shape(), depth);
  const isAccepted = shapeGuard<T>(shape);
  return (value, options) => {
    const unread = unreadAt(options, secrets);
    if (unread !== undefined) return unread;
    if (shape().isDeep !== true) {
      if (atOnce !== undefined) return flatResult(value, check, collect, options, secrets, atOnce);
      return isAccepted(value) ? { ok: true, value } : problemsOf(value, collect, options, secrets);
    }
    return atOnce === undefined
      ? resultWithinLimits(value, check, collect, options, secrets)
      : resultOfDeepList(value, check, collect, options, secrets);
  };
}

/** The parser of a validator, which may be declared after it. */
export function parserOf<T>(validate: () => Validator<T>): Parser<T> {
  return (text, options) => readJson(text, validate(), options);
}
