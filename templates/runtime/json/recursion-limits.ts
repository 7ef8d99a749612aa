import { addFault, failureOf, type JsonProblems } from "./problems.js";
import type { Secrets } from "./secrets.js";
import { collected, problemsOf, type ValidateOptions } from "./validate.js";
import type { Result } from "../base/problem.js";

// Limits for schemas that refer to themselves: what follows a value down must end, and before the call stack does.

/** The largest depth of a value along such schemas. */
export const maxDepth = 1000;

/**
 * The largest number of calls in the fast path for one value: several branches on each level could take exponential
 * time.
 */
const maxChecks = 5_000_000;

/** The same for the collecting path, which takes longer. */
const maxCollects = 1_000_000;

/** The number of calls among functions of the fast path for one value. */
let checks = 0;

/** The same for the collecting path. */
let collects = 0;

/** Verdicts on parts of the value at hand. Afterwards they are no longer true: values change. */
interface Verdicts {
  /** On values with members or items, and what else is remembered of them. */
  parts: Map<unknown, unknown> | undefined;
  /** On other values, where it took many calls: by function and value. None in most payloads. */
  scalars: Map<unknown, Map<unknown, boolean>> | undefined;
}

// One constant: functions that only forget do not leave a variable that nobody reads.
const verdicts: Verdicts = { parts: undefined, scalars: undefined };

function forget(): void {
  verdicts.parts = verdicts.scalars = undefined;
}

/** The number of calls of the fast path since a number of them, which `requireLimits` returned. */
export function checksSince(start: number): number {
  return checks - start;
}

/** Remembers the verdict of a function on a value without members or items. */
export function rememberScalar(key: unknown, value: unknown, verdict: boolean): void {
  verdicts.scalars ??= new Map();
  const ofFunction = verdicts.scalars.get(key);
  if (ofFunction === undefined) verdicts.scalars.set(key, new Map([[value, verdict]]));
  else ofFunction.set(value, verdict);
}

/** The verdict that is remembered; undefined if none is. */
export function scalarVerdict(key: unknown, value: unknown): boolean | undefined {
  return verdicts.scalars?.get(key)?.get(value);
}

/** The entry that is remembered under a key during the check of one value. */
export function memoryOf<Kept>(key: unknown, begin: () => Kept): Kept {
  verdicts.parts ??= new Map();
  const known = verdicts.parts.get(key) as Kept | undefined;
  if (known !== undefined) return known;
  const kept = begin();
  verdicts.parts.set(key, kept);
  return kept;
}

/** Runs a recursive check. A value that is too complex to be checked is not valid. */
export function withinLimits(check: (value: unknown, depth: number) => boolean, value: unknown): boolean {
  const isValid = verdict(check, value) === true;
  forget();
  return isValid;
}

/** The value when the fast path says yes, else its problems; for functions that recur. */
export function resultWithinLimits<T>(
  value: unknown,
  check: (value: unknown, depth: number) => boolean,
  collect: (value: unknown, problems: JsonProblems, depth: number) => void,
  options: ValidateOptions | undefined,
  secrets?: () => Secrets,
): Result<T> {
  const isValid = verdict(check, value);
  const result: Result<T> =
    isValid === true
      ? { ok: true, value: value as T }
      : problemsOf(
          value,
          (value, problems) => {
            collectWithinLimits(value, problems, collect);
            // Too complex for the fast path alone.
            if (isValid === undefined && problems.found.length === 0) refuse(problems);
          },
          options,
          secrets,
        );
  forget();
  return result;
}

/** The same for an object that has lists of objects like itself, of which each is asked once while problems are collected. */
export function resultOfDeepList<T>(
  value: unknown,
  check: (value: unknown, depth: number) => boolean,
  collect: (value: unknown, problems: JsonProblems, depth: number) => void,
  options: ValidateOptions | undefined,
  secrets?: () => Secrets,
): Result<T> {
  forget();
  const collectAll = (value: unknown, problems: JsonProblems): void => collectWithinLimits(value, problems, collect);
  const problems = collected(value, collectAll, options, secrets);
  forget();
  if (problems.found.length === 0) return { ok: true, value: value as T };
  // A value that is too complex to be collected may be valid.
  return problems.refused ? resultWithinLimits(value, check, collect, options, secrets) : failureOf(problems);
}

/** A value that is too complex is refused with what was found before. */
function collectWithinLimits(
  value: unknown,
  problems: JsonProblems,
  collect: (value: unknown, problems: JsonProblems, depth: number) => void,
): void {
  checks = collects = 0;
  try {
    collect(value, problems, 0);
  } catch (error) {
    if (!isLimit(error)) throw error;
    refuse(problems);
  }
}

/** The verdict of the fast path; undefined when the value is too complex. A value that cannot be read is not valid. */
function verdict(check: (value: unknown, depth: number) => boolean, value: unknown): boolean | undefined {
  checks = 0;
  forget();
  try {
    return check(value, 0);
  } catch (error) {
    return isLimit(error) ? undefined : false;
  }
}

/**
 * Throws when the functions of the fast path have been called too often, or too deeply, for one value. Throws a
 * RangeError when a validator has called itself too deeply or too often; the functions above take it.
 */
export function requireLimits(depth: number): number {
  checks += 1;
  if (depth > maxDepth || checks > maxChecks) throw new RangeError("The value is too complex.");
  return checks;
}

/**
 * True when a collecting function that calls itself must stop here; the stop is recorded. Once is enough: the value is
 * refused.
 */
export function exceedsLimits(problems: JsonProblems, depth: number): boolean {
  if (problems.refused) return true;
  collects += 1;
  if (depth <= maxDepth && collects <= maxCollects) return false;
  refuse(problems);
  return true;
}

/** Our own error, or the engine's: a call stack that was already nearly full. */
function isLimit(error: unknown): boolean {
  try {
    return error instanceof RangeError;
  } catch {
    // A proxy that throws.
    return false;
  }
}

/** Records, once, that a value is too complex to be checked. */
function refuse(problems: JsonProblems): void {
  if (problems.refused) return;
  problems.refused = true;
  const message = `The value is nested too deeply or in too many ways; the limit is ${maxDepth} levels.`;
  addFault(problems, "depth", message, `at most ${maxDepth} levels`);
}
