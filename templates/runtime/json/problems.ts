import { fittingProblem, problemBudget, problemBytes } from "../base/problem-limits.js";
import type { Problem } from "../base/problem.js";
import { pointerPart } from "./pointer.js";

/** What a problem says. */
export interface ProblemText {
  readonly message: string;
  /** The message without the value that was found, where it tells one. */
  readonly discreet?: string;
  readonly expected?: string;
  readonly actual?: string;
}

/**
 * The list that the second path of a validator fills: every problem of a value, up to a limit. Paths are made of the steps
 * that lead to a value, and only for a problem that is kept.
 */
export interface JsonProblems {
  readonly limit: number;
  /** False when messages leave out what was found. */
  readonly values: boolean;
  /** How many bytes of problems there is still room for. */
  room: number;
  /** The problems kept so far, in the order in which they were found. */
  readonly found: Problem[];
  /** True when there were more. */
  truncated: boolean;
  /** True when the value was too complex to be checked: then it is refused, whatever a schema makes of the rest. */
  refused: boolean;
  /** The number of steps that lead to the value that is looked at. */
  depth: number;
  /** The member or item that each step leads to; undefined where a step leads to another schema for the same value. */
  readonly places: (string | number | undefined)[];
  /** The way of each step through the schema, where it does not follow from the place. */
  readonly pieces: (string | undefined)[];
  /** The number of lists and maps around the value whose items are asked; see `isAsking`. */
  asked: number;
}

export function createProblems(limit: number, values: boolean = true): JsonProblems {
  return {
    limit,
    values,
    room: problemBudget(limit),
    found: [],
    truncated: false,
    refused: false,
    depth: 0,
    places: [],
    pieces: [],
    asked: 0,
  };
}

/**
 * Begins a step: to a member or an item, to a schema, or to both. A piece that begins with "/" continues the pointer of the
 * schema, any other begins a new one; without a piece the step is into `properties` or `items`.
 */
export function enter(problems: JsonProblems, place: string | number | undefined, piece?: string): void {
  problems.places[problems.depth] = place;
  problems.pieces[problems.depth] = piece;
  problems.depth += 1;
}

/** Ends the last step. */
export function leave(problems: JsonProblems): void {
  problems.depth -= 1;
}

/**
 * Records that a value breaks a keyword, once: schemas that are put together may refuse a value for the same reason. What it
 * says is asked for when there is room. With a `name`, the value is the member called so, to which no step has been begun;
 * `piece` is the way to its schema. An empty keyword tells that the whole schema is broken.
 */
export function addProblem(
  problems: JsonProblems,
  code: string,
  name: string | undefined,
  text: () => ProblemText,
  piece?: string,
  keyword: string = code,
): void {
  const { found } = problems;
  if (problems.truncated || found.length === problems.limit) {
    problems.truncated = true;
    return;
  }
  if (name !== undefined) enter(problems, name, piece);
  const schemaPath = `${schemaPathOf(problems)}${keyword && "/"}${keyword}`;
  const { message: told, discreet = told, ...values } = text();
  const message = problems.values ? told : discreet;
  const problem = fittingProblem({ code, message, path: pathOf(problems), schemaPath, ...values });
  if (name !== undefined) leave(problems);
  if (found.some((each) => each.path === problem.path && each.code === code && each.message === problem.message))
    return;
  problems.room -= problemBytes(problem);
  if (problems.room < 0 && found.length > 0) problems.truncated = true;
  else found.push(problem);
}

/** Longer paths are cut, at the nearest ancestor. */
const longestPath = 1000;

/** The path of the value that is looked at: RFC 6901. */
export function pathOf({ depth, places }: JsonProblems): string {
  let path = "";
  for (let step = 0; step < depth && path.length < longestPath; step += 1) {
    const place = places[step];
    if (place !== undefined) path += typeof place === "number" ? `/${place}` : `/${pointerPart(place)}`;
  }
  return path;
}

/** The pointer of the schema that is asked: from the last step that begins a new one. */
function schemaPathOf({ depth, places, pieces }: JsonProblems): string {
  let path = "";
  for (let step = depth - 1; step >= 0; step -= 1) {
    const place = places[step];
    const piece = pieces[step] ?? (typeof place === "number" ? "/items" : `/properties/${pointerPart(place ?? "")}`);
    path = `${piece}${path}`;
    if (!piece.startsWith("/") && piece !== "") break;
  }
  return path;
}
