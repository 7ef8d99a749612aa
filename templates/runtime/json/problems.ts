import {
  cutPath,
  cutText,
  leastBytes,
  maxSchemaPathLength,
  problemBudget,
  problemBytes,
} from "../base/problem-limits.js";
import { defaultMaxProblems, type Failure, type Problem } from "../base/problem.js";
import type { Secrets } from "./secrets.js";
import type { Step } from "./step.js";

/** A problem that may still be mended. */
export type ProblemDraft = { -readonly [Name in keyof Problem]: Problem[Name] };

/** The text of a problem in its parts. */
export interface ProblemText {
  readonly message: string;
  /** A description of the values that are allowed; absent where the message says it all. */
  readonly expected?: string | undefined;
  /** The value that was found, shortened; absent where it is not shown. */
  readonly actual?: string | undefined;
  /** See `Problem`. */
  readonly matches?: number | undefined;
}

/**
 * Facts that a problem may tell of the value that was found: its type alone where it is secret, its size as well where
 * values are left out, or the value.
 */
export type Shown = "type" | "size" | "value";

/** The sentence about a value and what its schema asks for. */
export type Say<Value = unknown, Limit = unknown> = (value: Value, limit: Limit, shown: Shown) => ProblemText;

/** Names and values are compared for so many of the first problems of a result. */
export const maxSuggestions = 3;

/** A problem about a member that is missing, or is one too many. */
export interface MemberFault {
  readonly name: string;
  readonly problem: ProblemDraft;
  /** The path of the object, which no other problem about a member has. */
  readonly owner: string;
  /** True once the problem tells what the member may be, misspelt. */
  isTold: boolean;
}

/** The collection that the second path of a validator fills: every fault of a value, up to a limit. */
export interface JsonProblems {
  /** As many faults are kept: what cannot be returned is not looked for. */
  readonly most: number;
  /** The number of bytes left for problems. */
  readonly room: number;
  /** False when messages leave out what was found. */
  readonly values: boolean;
  /** Values that no problem shows. */
  readonly secrets: (() => Secrets) | undefined;
  /** The problems found so far, in that order; each fault once among a hundred. */
  found: ProblemDraft[];
  /** The number of faults that were met, those included that had been found before. */
  faults: number;
  /** True when there were more than are kept. */
  truncated: boolean;
  /** True when the value was too complex to be checked: then it is refused, whatever a schema makes of the rest. */
  refused: boolean;
  /** Members that are missing, of the first problems. None at or below a secret. */
  missing?: MemberFault[];
  /** The same of members that must not be there. */
  unknown?: MemberFault[];
  /** Tells of a missing member that it may be one which must not be there, misspelt; set once there is such a member. */
  mendMissing?: (problems: JsonProblems, fault: MemberFault) => void;
  /** The number of choices around, of which a branch is asked what it would record; none where it is absent. */
  probes?: number;
  /** The last step to the value that is looked at. */
  step: Step | undefined;
  /** The number of lists and maps around the value whose items are asked; see `isAsking`. */
  asked: number;
}

/** Most values have no problem, and most others have one. */
const none: ProblemDraft[] = [];

/** Begins a list of problems, which ends at a number and at a size. */
export function createProblems(limit: number, values: boolean = true, secrets?: () => Secrets): JsonProblems {
  const room = problemBudget(limit);
  return {
    most: Math.min(limit, room / leastBytes),
    room,
    values,
    secrets,
    found: none,
    faults: 0,
    truncated: false,
    refused: false,
    step: undefined,
    asked: 0,
  };
}

/**
 * Begins a step: to a member or an item, to a schema, or to both. A piece that begins with "/" continues the pointer of the
 * schema, any other begins a new one; without a piece the step is into `properties` or `items`.
 */
export function enter(problems: JsonProblems, key: string | number | undefined, piece?: string): void {
  problems.step = { place: key, piece, before: problems.step };
}

/** Ends the last step. */
export function leave(problems: JsonProblems): void {
  problems.step = problems.step?.before;
}

/**
 * Records that a value breaks a keyword, once: schemas that are put together may refuse a value for the same reason. With a
 * `name`, the value is the member called so, to which no step has been begun; `piece` is the way to its schema. An empty keyword
 * tells that the whole schema is broken. Returns the problem, unless it is not
 * new, is about a secret, or there are too many.
 */
export function addProblem<Value, Limit>(
  problems: JsonProblems,
  code: string,
  say: Say<Value, Limit>,
  value: Value,
  limit: Limit,
  name?: string,
  piece?: string,
  keyword: string = code,
): ProblemDraft | undefined {
  const { found } = problems;
  problems.faults += 1;
  if ((problems.truncated ||= found.length >= problems.most)) return undefined;
  const step = name === undefined ? problems.step : { place: name, piece, before: problems.step };
  let path = "";
  let schemaPath = keyword === "" ? "" : `/${keyword}`;
  let isWithin = true;
  for (let enclosing = step; enclosing !== undefined; enclosing = enclosing.before) {
    const { place: key, before } = enclosing;
    const part = key === undefined ? "" : `/${key}`;
    path = part + path;
    if (!isWithin) continue;
    const way = enclosing.piece ?? (typeof key === "string" ? before?.pieces?.[key] : undefined);
    schemaPath = (way ?? (typeof key === "number" ? "/items" : `/properties${part}`)) + schemaPath;
    // A piece that begins with "#" or a file is the last.
    isWithin = !way || way[0] === "/";
  }
  let shown: Shown = problems.values ? "value" : "size";
  const secret = problems.secrets?.();
  const secretPath = secret?.secretOf(secret, step);
  if (secretPath !== undefined) {
    path = secretPath;
    shown = "type";
  }
  const text = say(value, limit, shown);
  const message = cutText(text.message);
  const expected = text.expected && cutText(text.expected);
  const actual = shown === "type" ? undefined : text.actual && cutText(text.actual);
  path = cutPath(path);
  schemaPath = cutPath(schemaPath, maxSchemaPathLength);
  const problem: ProblemDraft =
    expected && actual ? { code, message, path, schemaPath, expected, actual } : { code, message, path, schemaPath };
  // Most problems have the shape of a literal, which takes less than to add to it.
  if (!actual && expected !== undefined) problem.expected = expected;
  if (!expected && actual !== undefined) problem.actual = actual;
  if (text.matches !== undefined) problem.matches = text.matches;
  return addFound(problems, problem) && shown !== "type" ? problem : undefined;
}

/** Adds a problem. Returns false if it is among the last that were added: combined schemas look at a value one after the other. */
export function addFound(problems: JsonProblems, problem: ProblemDraft): boolean {
  const { found } = problems;
  for (let at = Math.max(0, found.length - defaultMaxProblems); at < found.length; at += 1) {
    const { path, code, message } = found[at]!;
    if (path === problem.path && code === problem.code && message === problem.message) return false;
  }
  if (found.length === 0) problems.found = [problem];
  else found.push(problem);
  return true;
}

/** Records at the value that is looked at what no keyword speaks of. */
export function addFault(problems: JsonProblems, code: string, message: string, expected?: string): void {
  addProblem(problems, code, () => ({ message, expected }), undefined, undefined, undefined, undefined, "");
}

/** The failure that is returned: as many problems as a result may have, of the size that they may have together. */
export function failureOf({ found, room, truncated }: JsonProblems): Failure {
  let left = room;
  // The bytes of a problem that stands alone are not counted.
  const end =
    found.length < 2 ? -1 : found.findIndex((problem, index) => (left -= problemBytes(problem)) < 0 && index > 0);
  return end < 0
    ? { ok: false, problems: found, truncated }
    : { ok: false, problems: found.slice(0, end), truncated: true };
}

/** A thrown value is not shown, since nobody knows its text. */
export const unreadableMessage = "The value is unreadable.";
