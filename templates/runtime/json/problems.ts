import {
  cutPath,
  cutText,
  leastBytes,
  longestSchemaPath,
  problemBudget,
  problemBytes,
} from "../base/problem-limits.js";
import type { Failure, Problem } from "../base/problem.js";
import { safePart } from "./pointer.js";
import type { Secrets } from "./secrets.js";
import type { Step } from "./step.js";

/** What a problem says. */
export interface ProblemText {
  readonly message: string;
  readonly expected?: string | undefined;
  readonly actual?: string | undefined;
  /** See `Problem`. */
  readonly matches?: number | undefined;
}

/**
 * What a problem may tell of the value that was found: its type alone where it is secret, how much there is of it as well where
 * values are left out, or the value.
 */
export type Shown = "type" | "size" | "value";

/** The sentence about a value and what its schema asks for. */
export type Say<Value = unknown, Limit = unknown> = (value: Value, limit: Limit, shown: Shown) => ProblemText;

/** The raw parts of a problem: its sentence is made when it is returned. */
export interface Finding {
  readonly code: string;
  /** RFC 6901, with what could disguise it escaped; so is the next one. */
  readonly path: string;
  readonly schemaPath: string;
  readonly value: unknown;
  /** What the schema asks for, in the form that `say` takes. */
  readonly limit: unknown;
  readonly say: Say;
  /** True at or below a secret, where the path ends. */
  readonly isSecret: boolean;
}

/** Changes one of the first problems, when it is about what may be misspelt. None at or below a secret. */
export type Mend = (found: Finding[], finding: Finding, index: number) => void;

/** Names and values are compared for so many of the first problems of a result. */
export const mostMended = 3;

/** What the second path of a validator fills: every fault of a value, up to a limit. */
export interface JsonProblems {
  /** As many faults are kept: what cannot be returned is not looked for. */
  readonly most: number;
  /** How many bytes there are for problems. */
  readonly room: number;
  /** False when messages leave out what was found. */
  readonly values: boolean;
  /** What no problem shows. */
  readonly secrets: (() => Secrets) | undefined;
  /** What was found so far, in that order; each fault once. */
  found: Finding[];
  /** The number of faults that were met, those included that had been found before. */
  faults: number;
  /** True when there were more than are kept. */
  truncated: boolean;
  /** True when the value was too complex to be checked: then it is refused, whatever a schema makes of the rest. */
  refused: boolean;
  /** A maker of better sentences for the first problems, asked before sentences are made: for values of enumerations. */
  mendValue?: Mend;
  /** The same for members that are missing or must not be there, when one must not. */
  mendMember?: Mend;
  /** True when an object lacks a member. */
  isLacking: boolean;
  /** The last step to the value that is looked at. */
  step: Step | undefined;
  /** The number of lists and maps around the value whose items are asked; see `isAsking`. */
  asked: number;
}

export function createProblems(limit: number, values: boolean = true, secrets?: () => Secrets): JsonProblems {
  const room = problemBudget(limit);
  return {
    most: Math.min(limit, room / leastBytes),
    room,
    values,
    secrets,
    found: [],
    faults: 0,
    truncated: false,
    refused: false,
    step: undefined,
    isLacking: false,
    asked: 0,
  };
}

/**
 * Begins a step: to a member or an item, to a schema, or to both. A piece that begins with "/" continues the pointer of the
 * schema, any other begins a new one; without a piece the step is into `properties` or `items`.
 */
export function enter(problems: JsonProblems, place: string | number | undefined, piece?: string): void {
  problems.step = { place, piece, before: problems.step };
}

/** Ends the last step. */
export function leave(problems: JsonProblems): void {
  problems.step = problems.step?.before;
}

/**
 * Records that a value breaks a keyword, once: schemas that are put together may refuse a value for the same reason. With a
 * `name`, the value is the member called so, to which no step has been begun; `piece` is the way to its schema. An empty keyword
 * tells that the whole schema is broken.
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
): void {
  const { found, most, step } = problems;
  problems.faults += 1;
  problems.truncated ||= found.length >= most;
  if (problems.truncated) return;
  let path = pathOf(step);
  let schemaPath = schemaPathOf(step);
  if (name !== undefined) {
    const part = `/${safePart(name)}`;
    path += part;
    schemaPath += piece ?? `/properties${part}`;
  }
  if (keyword !== "") schemaPath += `/${keyword}`;
  let isSecret = false;
  if (problems.secrets !== undefined) {
    const secrets = problems.secrets();
    const secret = secrets.secretOf(secrets, name === undefined ? step : { place: name, piece, before: step });
    isSecret = secret !== undefined;
    if (secret !== undefined) path = pathOf(secret.step);
  }
  const finding: Finding = { code, path, schemaPath, value, limit, say: say as Say, isSecret };
  if (!found.some((each) => isSame(each, finding))) found.push(finding);
}

/** Records at the value that is looked at what no keyword speaks of. */
export function addFault(problems: JsonProblems, code: string, message: string, expected?: string): void {
  addProblem(problems, code, () => ({ message, expected }), undefined, undefined, undefined, undefined, "");
}

/** True for problems that would say the same of the same value. */
function isSame(one: Finding, other: Finding): boolean {
  return (
    one.code === other.code &&
    one.path === other.path &&
    problemText(one, "value").message === problemText(other, "value").message
  );
}

function problemText({ say, value, limit, isSecret }: Finding, shown: Shown): ProblemText {
  const text = say(value, limit, isSecret ? "type" : shown);
  return isSecret ? { ...text, actual: undefined } : text;
}

/** The path of the value to which a step leads: RFC 6901. */
export function pathOf(last: Step | undefined): string {
  let path = "";
  for (let step = last; step !== undefined; step = step.before) {
    const { place } = step;
    if (place !== undefined) path = `/${safePart(`${place}`)}${path}`;
  }
  return path;
}

/** The pointer of the schema that is asked: from the last step that begins a new one. */
function schemaPathOf(last: Step | undefined): string {
  let path = "";
  for (let step = last; step !== undefined; step = step.before) {
    const { place } = step;
    let { piece } = step;
    piece ??= typeof place === "number" ? "/items" : `/properties/${safePart(place ?? "")}`;
    path = piece + path;
    if (piece !== "" && piece.charCodeAt(0) !== 0x2f) break;
  }
  return path;
}

/** What was found, as it is returned: as many problems as a result may have, of the size that they may have together. */
export function failureOf({ found, room, values, truncated, mendValue, mendMember }: JsonProblems): Failure {
  for (let index = 0; index < mostMended; index += 1) {
    const finding = found[index];
    if (finding?.isSecret === false) (finding.code === "enum" ? mendValue : mendMember)?.(found, finding, index);
  }
  const problems: Problem[] = [];
  let left = room;
  for (const finding of found) {
    const problem = problemOf(finding, values ? "value" : "size");
    // The bytes of a problem that stands alone are not counted.
    if (found.length > 1) left -= problemBytes(problem);
    if (left < 0 && problems.length > 0) return { ok: false, problems, truncated: true };
    problems.push(problem);
  }
  return { ok: false, problems, truncated };
}

function problemOf(finding: Finding, shown: Shown): Problem {
  try {
    const { message, expected, actual, matches } = problemText(finding, shown);
    const problem: { -readonly [Name in keyof Problem]: Problem[Name] } = {
      code: finding.code,
      message: cutText(message),
      path: cutPath(finding.path),
      schemaPath: cutPath(finding.schemaPath, longestSchemaPath),
    };
    if (expected !== undefined) problem.expected = cutText(expected);
    if (actual !== undefined) problem.actual = cutText(actual);
    if (matches !== undefined) problem.matches = matches;
    return problem;
  } catch {
    return { code: "unreadable", message: unreadable, path: "", schemaPath: "" };
  }
}

/** What was thrown is not told, since nobody knows what it says. */
export const unreadable = "The value cannot be read to its end.";
