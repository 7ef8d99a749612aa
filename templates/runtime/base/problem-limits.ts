import { defaultMaxProblems, type Failure, type Problem } from "./problem.js";
import { escaped } from "./safe-text.js";

/**
 * How many bytes of JSON the problems of one result have together, for every hundred that the caller asks for: with
 * what stands around them no list of problems is longer than 4 kB, whatever the payload.
 */
const maxBytes = 3900;

/** Longer texts of a problem are cut, so that any problem fits. In bytes. */
const longest = 850;

/** For a line and a column that are yet to be found. */
const placeBytes = 40;

/** How many bytes there are for a list of at most `maxProblems` problems. */
export function problemBudget(maxProblems: number): number {
  return maxBytes * Math.max(1, maxProblems / defaultMaxProblems);
}

/** Longer pointers into schemas are cut at an ancestor. In bytes. */
const longestSchemaPath = 300;

/** A problem whose texts are cut to their size. In its paths, what could disguise them is escaped. */
export function fittingProblem(problem: Problem): Problem {
  const { schemaPath, expected, actual } = problem;
  return {
    ...problem,
    message: cut(problem.message),
    path: safePath(problem.path, longest),
    ...(schemaPath !== undefined && { schemaPath: safePath(schemaPath, longestSchemaPath) }),
    ...(expected !== undefined && { expected: cut(expected) }),
    ...(actual !== undefined && { actual: cut(actual) }),
  };
}

/** The path of the nearest ancestor when its names make a path very long, with what could disguise it escaped. In bytes. */
function safePath(path: string, most: number): string {
  let kept = escaped(path.length > most ? path.slice(0, path.lastIndexOf("/", most)) : path);
  while (isLonger(kept, most)) kept = kept.slice(0, kept.lastIndexOf("/"));
  return kept;
}

/** How many bytes a problem has as JSON, at most. */
export function problemBytes(problem: Problem): number {
  let bytes = problem.line === undefined ? placeBytes : 0;
  for (const [name, value] of Object.entries(problem)) bytes += name.length + 4 + bytesOf(value);
  return bytes + 1;
}

/** The failure with the first of some problems: as many as a result may have, of the size that it may have. */
export function limitedFailure(problems: readonly Problem[], truncated: boolean = false): Failure {
  const kept: Problem[] = [];
  let room = problemBudget(defaultMaxProblems);
  for (const problem of problems) {
    const fitting = fittingProblem(problem);
    room -= problemBytes(fitting);
    if (kept.length === defaultMaxProblems || (room < 0 && kept.length > 0)) break;
    kept.push(fitting);
  }
  return { ok: false, problems: kept, truncated: truncated || kept.length < problems.length };
}

function cut(text: string): string {
  if (!isLonger(text, longest)) return text;
  let kept = text.slice(0, longest);
  while (isLonger(kept, longest - 3)) kept = kept.slice(0, kept.length * 0.95);
  // Not between the halves of a surrogate pair.
  return `${kept.replace(/[\ud800-\udbff]$/, "")}...`;
}

/** The bytes that a unit of UTF-16 takes as JSON, at most: an escape. */
const longestEscape = 6;

function isLonger(text: string, most: number): boolean {
  return text.length * longestEscape + 2 > most && bytesOf(text) > most;
}

/** Text without anything that JSON escapes or UTF-8 takes more than a byte for. */
const plainText = /^[ !#-[\]-~]*$/;

/** As JSON in UTF-8, at most: a unit of UTF-16 takes three bytes and no more, or is escaped. */
function bytesOf(value: unknown): number {
  if (typeof value === "string" && plainText.test(value)) return value.length + 2;
  return JSON.stringify(value).replace(/[^\0-\x7f]/g, "...").length;
}
