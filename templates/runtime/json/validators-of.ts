import type { Result } from "../base/problem.js";
import { acceptsShape, visitShape, type ObjectShape } from "./members.js";
import type { JsonProblems } from "./problems.js";
import { readJson, type ParseOptions } from "./read.js";
import { resultWithinLimits, withinLimits } from "./recursion.js";
import type { Secrets } from "./secrets.js";
import type { ValidateOptions } from "./validate.js";

// The functions that a large interface exports for each of its schemas, made from those that answer yes or no and that collect.

/** Checks whether a value is a valid `T`. */
export type Guard<T> = (value: unknown) => value is T;

/** The value as a valid `T`, or every problem that keeps it from being one. */
export type Validator<T> = (value: unknown, options?: ValidateOptions) => Result<T>;

/** Reads a valid `T` from JSON text. Problems say in which line and column they are. */
export type Parser<T> = (text: string | Uint8Array, options?: ParseOptions) => Result<T>;

type AsksAtDepth = (value: unknown, depth: number) => boolean;
type RecordsAtDepth = (value: unknown, problems: JsonProblems, depth: number) => void;

/** The guard that asks a function of the fast path. */
export function guardOf<T>(check: AsksAtDepth): Guard<T> {
  return (value): value is T => withinLimits(check, value);
}

/** The validator that asks a function of the fast path, and one of the collecting path where the first says no. */
export function validatorOf<T>(check: AsksAtDepth, collect: RecordsAtDepth, secrets?: () => Secrets): Validator<T> {
  return (value, options) => resultWithinLimits(value, check, collect, options, secrets);
}

/** The guard of a shape, which may be declared after it. */
export function shapeGuard<T>(shape: () => ObjectShape): Guard<T> {
  return guardOf((value, depth) => acceptsShape(value, shape(), depth));
}

/** The validator of a shape. */
export function shapeValidator<T>(shape: () => ObjectShape, secrets?: () => Secrets): Validator<T> {
  return validatorOf(
    (value, depth) => acceptsShape(value, shape(), depth),
    (value, problems, depth) => visitShape(value, problems, shape(), depth),
    secrets,
  );
}

/** The parser of a validator, which may be declared after it. */
export function parserOf<T>(validate: () => Validator<T>): Parser<T> {
  return (text, options) => readJson(text, validate(), options);
}
