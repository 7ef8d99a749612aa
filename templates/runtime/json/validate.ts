import { addFault, createProblems, failureOf, unreadableMessage, type JsonProblems } from "./problems.js";
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

/** The problems that the collecting path finds in a value that the fast path refused, without secrets. Never without a problem. */
export function problemsOf(
  value: unknown,
  collect: (value: unknown, problems: JsonProblems) => void,
  options: ValidateOptions | undefined,
  secrets?: () => Secrets,
): Failure {
  const problems = collected(value, collect, options, secrets);
  // Two looks that differ: a member that is computed, or a proxy.
  if (problems.found.length === 0) addWhole(problems, "unstable", "The value changed meanwhile.");
  return failureOf(problems);
}

/** Shorter lists are asked whole before anything is collected. */
const maxSmallItems = 8;

/**
 * The value, or its problems, for a value that is a list or has some as members (`names`). A long list is asked item by item
 * while problems are collected; the fast path would ask its items a second time.
 */
export function resultOfList<T>(
  value: unknown,
  check: (value: unknown) => value is T,
  names: readonly string[],
  collect: (value: unknown, problems: JsonProblems) => void,
  options: ValidateOptions | undefined,
  secrets?: () => Secrets,
): Result<T> {
  if (!hasLongList(value, names)) {
    return check(value) ? { ok: true, value } : problemsOf(value, collect, options, secrets);
  }
  return resultAtOnce(value, collect, options, secrets);
}

/** The value, or its problems, by the collecting path alone. */
export function resultAtOnce<T>(
  value: unknown,
  collect: (value: unknown, problems: JsonProblems) => void,
  options: ValidateOptions | undefined,
  secrets?: () => Secrets,
): Result<T> {
  const problems = collected(value, collect, options, secrets);
  return problems.found.length === 0 ? { ok: true, value: value as T } : failureOf(problems);
}

function hasLongList(value: unknown, names: readonly string[]): boolean {
  try {
    if (Array.isArray(value)) return value.length > maxSmallItems;
    return hasMembers(value) && names.some((name) => isLong(ownMember(value, name)));
  } catch {
    // The collecting path meets the same.
    return false;
  }
}

function isLong(value: unknown): boolean {
  return Array.isArray(value) && value.length > maxSmallItems;
}

/** The problems that the collecting path finds. */
export function collected(
  value: unknown,
  collect: (value: unknown, problems: JsonProblems) => void,
  options: ValidateOptions | undefined,
  secrets: (() => Secrets) | undefined,
): JsonProblems {
  const problems = createProblems(Math.max(1, options?.maxProblems || defaultMaxProblems), options?.values, secrets);
  try {
    collect(value, problems);
  } catch {
    // A member that is computed, a proxy, a text on which the engine's matcher runs out of memory.
    addWhole(problems, "unreadable", unreadableMessage);
  }
  return problems;
}

/** Records a problem of the whole value, of which no part of the schema speaks. */
function addWhole(problems: JsonProblems, code: string, message: string): void {
  problems.step = undefined;
  addFault(problems, code, message);
}
