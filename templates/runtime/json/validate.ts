import {
  addFault,
  failureOf,
  JsonProblems,
  ProblemList,
  unreadableMessage,
  type JsonCheck,
  type ProblemRules,
} from "./problems.js";
import { pathOutside, type Secrets } from "./secrets.js";
import { hasMembers, ownMember } from "./object-members.js";
import { defaultMaxProblems, type Failure, type Result } from "../base/problem.js";

/** Options of `validateOrder`. */
export interface ValidateOptions {
  /** The number of problems after which `truncated` is set; at least 1, and 100 unless given. */
  readonly maxProblems?: number;
  /** False leaves what was found out of messages: `actual` has it for those who ask. */
  readonly values?: boolean;
}

/** Options by which a reader asks a validator to cut the path of a value that cannot be read. Validators without secrets ignore them. */
export interface UnreadOptions extends ValidateOptions {
  /** The path of the value (RFC 6901), which is then the only question; undefined if the value was read. */
  readonly unreadPath?: string;
}

/** The path of `unreadPath` that problems may show, as the path of a problem; undefined for a value that was read. */
export function unreadAt(
  options: UnreadOptions | undefined,
  secrets: (() => Secrets) | undefined,
): Failure | undefined {
  if (options?.unreadPath === undefined || secrets === undefined) return undefined;
  const path = pathOutside(secrets(), options.unreadPath);
  return { ok: false, problems: [{ code: unreadCode, message: unreadableMessage, path }], truncated: false };
}

/** The code of the answer of `unreadAt`. */
export const unreadCode = "unread";

/** The problems of a value that a check refused, without secrets. Never without a problem. */
export function problemsOf(
  value: unknown,
  check: JsonCheck,
  rules: ProblemRules,
  options: ValidateOptions | undefined,
  secrets?: () => Secrets,
): Failure {
  const problems = collected(value, check, rules, options, secrets);
  // Two looks that differ: a member that is computed, or a proxy.
  if (problems.found.length === 0) addWhole(problems, "unstable", "The value changed meanwhile.");
  return failureOf(problems);
}

/** The value if a check accepts it, or its problems. */
export function resultOfCheck<T>(
  value: unknown,
  check: JsonCheck,
  rules: ProblemRules,
  options: ValidateOptions | undefined,
  secrets?: () => Secrets,
): Result<T> {
  return isAccepted(value, check) ? { ok: true, value: value as T } : problemsOf(value, check, rules, options, secrets);
}

/** A value that cannot be read is not valid. */
function isAccepted(value: unknown, check: JsonCheck): boolean {
  try {
    return check(value) === true;
  } catch {
    return false;
  }
}

/** Shorter lists are asked whole before anything is collected. */
const maxSmallItems = 8;

/**
 * The value, or its problems, for a value that is a list or has some as members (`names`). A long list is asked item by item
 * while problems are collected; asking first would ask its items a second time.
 */
export function resultOfList<T>(
  value: unknown,
  names: readonly string[],
  check: JsonCheck,
  rules: ProblemRules,
  options: ValidateOptions | undefined,
  secrets?: () => Secrets,
): Result<T> {
  const result = hasLongList(value, names) ? resultAtOnce : resultOfCheck;
  return result<T>(value, check, rules, options, secrets);
}

/** The value, or its problems, which are collected without asking first. */
export function resultAtOnce<T>(
  value: unknown,
  check: JsonCheck,
  rules: ProblemRules,
  options: ValidateOptions | undefined,
  secrets?: () => Secrets,
): Result<T> {
  const problems = collected(value, check, rules, options, secrets);
  return problems.found.length === 0 ? { ok: true, value: value as T } : failureOf(problems);
}

function hasLongList(value: unknown, names: readonly string[]): boolean {
  try {
    if (Array.isArray(value)) return value.length > maxSmallItems;
    return hasMembers(value) && names.some((name) => isLong(ownMember(value, name)));
  } catch {
    // The check meets the same.
    return false;
  }
}

function isLong(value: unknown): boolean {
  return Array.isArray(value) && value.length > maxSmallItems;
}

/** The problems that a check records. */
export function collected(
  value: unknown,
  check: JsonCheck,
  rules: ProblemRules,
  options: ValidateOptions | undefined,
  secrets: (() => Secrets) | undefined,
): ProblemList {
  const most = Math.max(1, options?.maxProblems || defaultMaxProblems);
  const problems = new ProblemList(rules, most, options?.values, secrets);
  try {
    check(value, new JsonProblems(problems));
  } catch {
    // A member that is computed, a proxy, a text on which the engine's matcher runs out of memory.
    addWhole(problems, "unreadable", unreadableMessage);
  }
  return problems;
}

/** Records a problem of the whole value, of which no part of the schema speaks. */
function addWhole(problems: ProblemList, code: string, message: string): void {
  addFault(new JsonProblems(problems), code, message);
}
