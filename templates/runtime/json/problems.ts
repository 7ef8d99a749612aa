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

/** Facts that a problem may tell of a value: its type if it is secret, its size as well if values are omitted, or the value. */
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

/** A rule that records what is wrong with a value: `addMaxLength`, `matchBranches`. A validator brings those that its schemas need. */
export type ProblemRule = (value: never, problems: JsonProblems, ...limits: never[]) => unknown;

/** Rules by the names under which emitted code asks for them. */
export type ProblemRules = Readonly<Record<string, ProblemRule>>;

/** Checks a value: with `to` it records every fault there and is true, without it ends at the first fault and is not true. */
export type JsonCheck = (value: unknown, to?: JsonProblems) => boolean | undefined;

/** The same, told how often it has called itself: a schema may refer to itself. */
export type DeepCheck = (value: unknown, to: JsonProblems | undefined, depth: number) => boolean | undefined;

/** Most values have no problem, and most others have one. */
const none: ProblemDraft[] = [];

/** The faults of a value, up to a limit of their number and of their size. */
export class ProblemList {
  /** As many faults are kept: what cannot be returned is not looked for. */
  readonly most: number;
  /** The number of bytes left for problems. */
  readonly room: number;
  /** The problems found so far, in that order; each fault once among a hundred. */
  found: ProblemDraft[] = none;
  /** The number of faults that were met, those included that had been found before. */
  faults: number = 0;
  /** True when there were more than are kept. */
  truncated: boolean = false;
  /** True when the value was too complex to be checked: then it is refused, whatever a schema makes of the rest. */
  refused: boolean = false;
  /** Members that are missing, of the first problems. None at or below a secret. */
  missing?: MemberFault[];
  /** The same of members that must not be there. */
  unknown?: MemberFault[];
  /** Tells of a missing member that it may be one which must not be there, misspelt; set once there is such a member. */
  mendMissing?: (problems: JsonProblems, fault: MemberFault) => void;
  /** The number of lists around the value whose items are asked; see `isAsking`. */
  asked: number = 0;

  /** The rules that the schema needs. */
  readonly rules: ProblemRules;
  /** False when messages leave out what was found. */
  readonly values: boolean;
  /** Values that no problem shows. */
  readonly secrets: (() => Secrets) | undefined;
  /** The number of choices around, of which a branch is asked what it would record. */
  readonly probes: number;

  constructor(rules: ProblemRules, limit: number, values: boolean = true, secrets?: () => Secrets, probes: number = 0) {
    this.rules = rules;
    this.values = values;
    this.secrets = secrets;
    this.probes = probes;
    this.room = problemBudget(limit);
    this.most = Math.min(limit, this.room / leastBytes);
  }
}

/** So deep in lists, each is asked. */
const alwaysAsked = 4;

/** The list in which the faults of a value are recorded, and the last step to the value: none to the whole. */
export class JsonProblems implements Step {
  /** The list in which faults are recorded. */
  readonly list: ProblemList;
  readonly place: string | number | undefined;
  readonly piece: string | undefined;
  readonly before: JsonProblems | undefined;

  constructor(list: ProblemList, key?: string | number, piece?: string, before?: JsonProblems) {
    this.list = list;
    this.place = key;
    this.piece = piece;
    this.before = before;
  }

  /** The last step to the value; undefined for the whole. */
  get step(): Step | undefined {
    return this.before && this;
  }

  /** True when more faults were met than are kept. */
  get truncated(): boolean {
    return this.list.truncated;
  }

  /**
   * The same list for a member or an item (`key`), for another schema (`piece`), or both. A piece that begins with "/" continues
   * the pointer of the schema, any other begins a new one; without a piece the way is into `properties` or `items`.
   */
  at(key: string | number | undefined, piece?: string): JsonProblems {
    return new JsonProblems(this.list, key, piece, this);
  }

  /** Records what a rule finds wrong with the value. True: the check goes on. A member of which nothing is there is missing. */
  report(rule: string, value: unknown, limit?: unknown, more?: unknown, last?: unknown): true {
    const member = value === undefined ? memberStep(this) : undefined;
    if (member?.before === undefined) this.ask(rule, value, limit, more, last);
    else member.before.report("required", null, member.place);
    return true;
  }

  /** Records which of some members of an object, that may be there, are not texts. */
  strings(owner: Readonly<Record<string, unknown>>, names: readonly string[]): true {
    for (const name of names) {
      const value = owner[name];
      if (value !== undefined && typeof value !== "string") this.at(name).report("type", value, "string");
    }
    return true;
  }

  /** The answer of a rule about a value. */
  ask(rule: string, value: unknown, limit?: unknown, more?: unknown, last?: unknown): unknown {
    return this.list.rules[rule]!(value as never, this, limit as never, more as never, last as never);
  }

  /**
   * Checks the items of an array from `start` on, those alone that are not valid when they are asked first, until there are more
   * problems than are kept: a million faulty items take no longer than a few. The last of those that hold lists of their kind
   * and so have a `depth` is not asked while all others are valid: else the lowest would be asked once for each level. A hole is
   * not an item: JSON has nothing like it.
   */
  items(value: readonly unknown[], check?: DeepCheck, start: number = 0, depth?: number): true {
    const { list } = this;
    list.asked += 1;
    const isAsking = this.isAsking();
    const { faults } = list;
    for (let index = start; index < value.length && !list.truncated; index += 1) {
      const item = value[index];
      if (item !== undefined) {
        if (check === undefined) continue;
        const isLast = depth !== undefined && index + 1 === value.length && list.faults === faults;
        if (isAsking && !isLast && check(item, undefined, depth ?? 0) === true) continue;
      }
      if (item === undefined) this.at(index).report("type", item, "any JSON type");
      else check?.(item, this.at(index), depth ?? 0);
    }
    list.asked -= 1;
    return true;
  }

  /**
   * True where the items of a list are to be asked whether they are valid before anything is recorded. Deep down only every
   * second, fourth, eighth list is asked: what a list has refused is read again by the lists within it, and so it is read no
   * more often than the depth has digits.
   */
  private isAsking(): boolean {
    const { asked } = this.list;
    return asked <= alwaysAsked || (asked & (asked - 1)) === 0;
  }
}

/** The last step that leads to a value, if it leads to a member. */
function memberStep(last: JsonProblems): JsonProblems | undefined {
  let step: JsonProblems | undefined = last;
  while (step !== undefined && step.place === undefined) step = step.before;
  return typeof step?.place === "string" ? step : undefined;
}

/**
 * Records that a value breaks a keyword, once: schemas that are put together may refuse a value for the same reason. An empty
 * keyword tells that the whole schema is broken. Returns the problem, unless it is not new, is about a secret, or there are too
 * many.
 */
export function addProblem<Value, Limit>(
  problems: JsonProblems,
  code: string,
  say: Say<Value, Limit>,
  value: Value,
  limit: Limit,
  keyword: string = code,
): ProblemDraft | undefined {
  const { list, step } = problems;
  list.faults += 1;
  if ((list.truncated ||= list.found.length >= list.most)) return undefined;
  let path = "";
  let schemaPath = keyword === "" ? "" : `/${keyword}`;
  let isWithin = true;
  for (let enclosing = step; enclosing?.before !== undefined; enclosing = enclosing.before) {
    const { place: key, piece: way } = enclosing;
    const part = key === undefined ? "" : `/${key}`;
    path = part + path;
    if (!isWithin) continue;
    schemaPath = (way ?? (typeof key === "number" ? "/items" : `/properties${part}`)) + schemaPath;
    // A piece that begins with "#" or a file is the last.
    isWithin = !way || way[0] === "/";
  }
  let shown: Shown = list.values ? "value" : "size";
  const secret = list.secrets?.();
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
  return addFound(list, problem) && shown !== "type" ? problem : undefined;
}

/** Adds a problem. Returns false if it is among the last that were added: combined schemas look at a value one after the other. */
export function addFound(list: ProblemList, problem: ProblemDraft): boolean {
  const { found } = list;
  for (let at = Math.max(0, found.length - defaultMaxProblems); at < found.length; at += 1) {
    const { path, code, message } = found[at]!;
    if (path === problem.path && code === problem.code && message === problem.message) return false;
  }
  if (found.length === 0) list.found = [problem];
  else found.push(problem);
  return true;
}

/** Records at the value that is looked at what no keyword speaks of. */
export function addFault(problems: JsonProblems, code: string, message: string, expected?: string): void {
  addProblem(problems, code, () => ({ message, expected }), undefined, undefined, "");
}

/** The failure that is returned: as many problems as a result may have, of the size that they may have together. */
export function failureOf({ found, room, truncated }: ProblemList): Failure {
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
