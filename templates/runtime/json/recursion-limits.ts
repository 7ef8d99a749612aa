import {
  addFault,
  failureOf,
  type DeepCheck,
  type JsonCheck,
  type JsonProblems,
  type ProblemRules,
} from "./problems.js";
import type { Secrets } from "./secrets.js";
import { collected, problemsOf, type ValidateOptions } from "./validate.js";
import type { Result } from "../base/problem.js";

// Limits for schemas that refer to themselves: what follows a value down must end, and before the call stack does.

/** The largest depth of a value along such schemas. */
export const maxDepth = 1000;

/** The largest number of calls for one value that only ask: several branches on each level could take exponential time. */
const maxChecks = 5_000_000;

/** The same for calls that record, which take longer. */
const maxCollects = 1_000_000;

/** The number of calls that only ask, for one value. */
let checks = 0;

/** The same of calls that record. */
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

/** The number of calls that only asked since a number of them, which `requireLimits` returned. */
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
export function withinLimits(check: DeepCheck, value: unknown): boolean {
  const isValid = verdict(check, value) === true;
  forget();
  return isValid;
}

/** The value when a check that calls itself accepts it, else its problems. */
export function resultWithinLimits<T>(
  value: unknown,
  check: DeepCheck,
  rules: ProblemRules,
  options: ValidateOptions | undefined,
  secrets?: () => Secrets,
): Result<T> {
  const isValid = verdict(check, value);
  const recording: JsonCheck = (value, problems) => {
    collectWithinLimits(value, problems!, check);
    // Too complex for asking alone.
    if (isValid === undefined && problems!.list.found.length === 0) refuse(problems!);
    return true;
  };
  const result: Result<T> =
    isValid === true ? { ok: true, value: value as T } : problemsOf(value, recording, rules, options, secrets);
  forget();
  return result;
}

/** The same for an object that has lists of objects like itself, of which each is asked once while problems are collected. */
export function resultOfDeepList<T>(
  value: unknown,
  check: DeepCheck,
  rules: ProblemRules,
  options: ValidateOptions | undefined,
  secrets?: () => Secrets,
): Result<T> {
  forget();
  const recording: JsonCheck = (value, problems) => collectWithinLimits(value, problems!, check);
  const problems = collected(value, recording, rules, options, secrets);
  forget();
  if (problems.found.length === 0) return { ok: true, value: value as T };
  // A value that is too complex to be collected may be valid.
  return problems.refused ? resultWithinLimits(value, check, rules, options, secrets) : failureOf(problems);
}

/** A value that is too complex is refused with what was found before. */
function collectWithinLimits(value: unknown, problems: JsonProblems, check: DeepCheck): true {
  checks = collects = 0;
  try {
    check(value, problems, 0);
  } catch (error) {
    if (!isLimit(error)) throw error;
    refuse(problems);
  }
  return true;
}

/** The verdict of a check; undefined when the value is too complex. A value that cannot be read is not valid. */
function verdict(check: DeepCheck, value: unknown): boolean | undefined {
  checks = 0;
  forget();
  try {
    return check(value, undefined, 0) === true;
  } catch (error) {
    return isLimit(error) ? undefined : false;
  }
}

/**
 * True when a check that calls itself may look at a value at a depth. One that only asks gets a RangeError when it has called
 * itself too deeply or too often; the functions above take it. One that records stops, which is recorded once.
 */
export function allowsDepth(depth: number, to: JsonProblems | undefined): boolean {
  if (to !== undefined) return recordsAt(depth, to);
  checks += 1;
  if (depth > maxDepth || checks > maxChecks) throw depthError();
  return true;
}

function recordsAt(depth: number, to: JsonProblems): boolean {
  if (to.list.refused) return false;
  collects += 1;
  if (depth <= maxDepth && collects <= maxCollects) return true;
  refuse(to);
  return false;
}

function depthError(): RangeError {
  return new RangeError("The value is too complex.");
}

/** The number of calls that only asked. Throws a RangeError when they are too many, or too deep. */
export function requireLimits(depth: number): number {
  checks += 1;
  if (depth > maxDepth || checks > maxChecks) throw depthError();
  return checks;
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
  if (problems.list.refused) return;
  problems.list.refused = true;
  const message = `The value is nested too deeply or in too many ways; the limit is ${maxDepth} levels.`;
  addFault(problems, "depth", message, `at most ${maxDepth} levels`);
}
